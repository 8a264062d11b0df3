import type { Locator, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, logIn, createMember, signUp, test } from "../support/fixtures.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

const QUESTION = "When will I get promoted?";
const UNSHARED = "What does my chart say about my health?";

async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByLabel("Your question").fill(question);
  await page.getByLabel("Your question").press("Enter");
  const turn = page.getByRole("log").getByRole("article", { name: question });
  await expect(turn.locator("[data-citation]").first()).toBeVisible();
  await expect(page.getByRole("log")).toHaveAttribute("aria-busy", "false");
  return turn;
}

test("feedback on an answer reaches the administrators, with its text only if the user agreed", async ({
  browser,
  emptyServer,
}) => {
  test.slow();
  await signUp(emptyServer, ADMINISTRATOR);
  const asha = await createMember(emptyServer, ASHA.name);
  const page = await (await browser.newContext({ baseURL: emptyServer.url })).newPage();
  await logIn(page, "/generate-kundali", asha);
  await generateKundli(page, ASHA);
  await page.goto("/ai-assistant");

  const unshared = await ask(page, UNSHARED);
  await unshared.getByRole("button", { name: "Poor answer" }).click();
  await expect(unshared.getByRole("status")).toHaveText("Thank you");
  await unshared.getByText("Hard to understand").click();
  await unshared.getByLabel("In your own words").fill("Too many terms at once");
  await unshared.getByRole("button", { name: "Send" }).click();
  await expect(unshared.getByRole("button", { name: "Send" })).toHaveCount(0);

  const shared = await ask(page, QUESTION);
  await shared.getByRole("button", { name: "Good answer" }).click();
  await shared.getByLabel("Let the people who run this site read the question and the answer").check();
  await expectAccessible(page);
  await shared.getByRole("button", { name: "Send" }).click();
  await expect(shared.getByRole("button", { name: "Send" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Good answer", pressed: true })).toBeVisible();
  await page.context().close();

  const administrator = await (await browser.newContext({ baseURL: emptyServer.url })).newPage();
  await logIn(administrator, "/admin/feedback");
  const opinions = administrator.getByRole("list", { name: "Ratings of answers" }).getByRole("listitem");
  await expect(opinions).toHaveCount(2);
  const poor = opinions.filter({ hasText: "Poor" });
  await expect(poor).toContainText("Hard to understand");
  await expect(poor).toContainText("“Too many terms at once”");
  await expect(poor).toContainText("The person did not share the question and the answer.");
  const good = opinions.filter({ hasText: "Good" });
  await good.getByText("Question and answer").click();
  await expect(good.getByText(QUESTION)).toBeVisible();
  await checkAtEveryWidth(administrator, async (variant) => {
    await expectNoHorizontalScroll(administrator);
    await expectAccessible(administrator);
    await takeScreenshot(administrator, `feedback-${variant}`);
  });
  expect(await administrator.content()).not.toContain(UNSHARED);
  expect(await administrator.content()).not.toContain(asha.email);
  await administrator.context().close();
});
