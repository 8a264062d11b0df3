import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Page } from "@playwright/test";
import { createMember, expect, logIn, test, waitForHydration } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

const GIRL = {
  name: "A. Sharma",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 27,
  city: "Jaipur",
  country: "India",
};

/** What would reveal the birth of the one who invites. */
const SECRETS = ["1988", "14:27", "Jaipur", "26.9", "75.8", "longitude", "degree", "Asia/Kolkata"];

/** Keeps the bodies of all responses of the invitations' API. */
function recordAnswers(page: Page): string[] {
  const bodies: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/v1/matching/")) bodies.push(await response.text().catch(() => ""));
  });
  return bodies;
}

async function openInOtherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });
  return context.newPage();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByLabel(/^Works once, until/);
  await expect(link).toBeVisible();
  return link.inputValue();
}

test("one side invites, the other answers in another browser without an account; neither sees the other's birth", async ({
  page,
  browser,
  server,
}) => {
  const inviter = await createMember(server, "Ila Sen");
  const headers = { authorization: `Bearer ${inviter.token}` };
  expect((await page.request.post("/api/v1/kundlis", { headers, data: GIRL })).ok()).toBe(true);
  await logIn(page, "/match", inviter);
  const invite = page.getByRole("region", { name: "Invite, and the time stays private" });
  await expect(invite.getByText(/The Moon is in one pada for about six hours/)).toBeVisible();
  const url = await makeLink(page);

  const other = await openInOtherBrowser(browser);
  const bodies = recordAnswers(other);
  await other.goto(url.replace(/^https?:\/\/[^/]+/, server.url));
  await waitForHydration(other);
  await expect(other.getByRole("heading", { name: /A\. Sharma invites you/ })).toBeVisible();
  await expect(other.getByText(/The Moon is in one pada for about six hours/)).toBeVisible();
  await expectAccessible(other);
  await expectNoHorizontalScroll(other);
  await takeScreenshot(other, "invitation-360");
  await other.getByText("Star only").click();
  await other.getByLabel("Star of the Moon").selectOption("Swati");
  await other.getByLabel("Pada", { exact: true }).selectOption("1");
  await other.getByLabel("Name shown to the other side").fill("R. K.");
  await other.getByRole("button", { name: "See the result" }).click();
  await expect(other.getByRole("heading", { name: "A. Sharma and R. K." })).toBeVisible();
  await expect(other.getByText("19", { exact: true })).toBeVisible();
  await expectAccessible(other);
  await takeScreenshot(other, "invitation-result-360");
  await other.reload();
  await expect(other.getByRole("heading", { name: "A. Sharma and R. K." })).toBeVisible();
  expect(bodies.length).toBeGreaterThanOrEqual(3);
  for (const body of bodies) for (const secret of SECRETS) expect(body).not.toContain(secret);

  await page.reload();
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "A. Sharma and R. K." })).toBeVisible();
  await page.getByRole("checkbox", { name: "the place of birth" }).check();
  await expect(page.getByText(/^Jaipur, /)).toBeVisible();
  await other.reload();
  await expect(other.getByText(/^Jaipur, /)).toBeVisible();

  await other.getByRole("button", { name: "Delete for both" }).click();
  await expect(other.getByRole("heading", { name: "Deleted, for both sides" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: /does not work/ })).toBeVisible();
  await other.context().close();
});

test("a link that is wrong, expired or withdrawn says so", async ({ page, browser, server }) => {
  const inviter = await createMember(server, "Uma Sen");
  const headers = { authorization: `Bearer ${inviter.token}` };
  expect((await page.request.post("/api/v1/kundlis", { headers, data: GIRL })).ok()).toBe(true);
  await logIn(page, "/match", inviter);
  const url = (await makeLink(page)).replace(/^https?:\/\/[^/]+/, server.url);
  const other = await openInOtherBrowser(browser);
  const expire = (at: string): void => {
    const database = new DatabaseSync(join(server.folder, "lagna.sqlite"));
    database.prepare("update matching_invitations set expires_at = ? where answered_at is null").run(at);
    database.close();
  };
  expire("2020-01-01T00:00:00.000Z");
  await other.goto(url);
  await expect(other.getByRole("heading", { name: /This invitation has expired/ })).toBeVisible();
  await expectAccessible(other);

  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("button", { name: "Withdraw" })).toBeHidden();
  for (const address of [url, `${server.url}/match/invitation/${"A".repeat(43)}`]) {
    await other.goto(address);
    await expect(other.getByRole("heading", { name: /This invitation does not work/ })).toBeVisible();
  }
  await expectAccessible(other);
  await other.context().close();
});
