import { ADMINISTRATOR, expect, signUp, test, waitForHydration } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

test("seventy pending users are found, sorted, and activated at once, at every width", async ({
  page,
  emptyServer,
}) => {
  test.setTimeout(180_000);
  await signUp(emptyServer, ADMINISTRATOR);
  const createPerson = (index: number) => ({
    name: `Person ${String(index).padStart(2, "0")}`,
    email: `person${index}@a-longer-domain.example.org`,
    password: "four steady lamps",
  });
  for (let index = 0; index < 70; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => signUp(emptyServer, createPerson(index + more))));
  await page.goto(`${emptyServer.url}/login?return=/admin/users`);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("50 of 70 shown")).toBeVisible();
  await checkAtEveryWidth(page, async (variant) => {
    await expect(page.getByText("person69@a-longer-domain.example.org")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `people-${variant}`);
  });
  await page.getByRole("button", { name: "Name" }).click();
  await expect(page.getByRole("rowheader").first()).toHaveText("Person 00");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("70 of 70 shown")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("person 1");
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("");
  await expect(page.getByText("70 of 70 shown")).toBeVisible();

  // The address keeps the query; the further pages loaded so far are gone.
  await page.reload();
  await expect(page.getByText("50 of 70 shown")).toBeVisible();
  await expect(page.getByRole("rowheader").first()).toHaveText("Person 00");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Select all matches, including those not shown" }).click();
  await page.getByRole("button", { name: "Activate 70 people" }).click();
  await expect(page.getByText("70 people were activated.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No one is waiting for activation" })).toBeVisible();
  await expectAccessible(page);
});
