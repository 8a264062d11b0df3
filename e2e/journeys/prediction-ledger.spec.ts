import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { createMember, expect, type Person, storeSession, test } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";
import type { Server } from "../support/server.ts";

const BIRTH = {
  name: "Asha",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  city: "Jaipur",
  country: "India",
  is_self: true,
};
const QUESTION = "When will I get promoted?";
/** Phones, a tablet, a small laptop with little height, and a desktop. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1280, height: 800 },
];

async function checkSizes(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Nothing is half under the header then.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `${name}-${size.width}`);
  }
}

/** A member with a kundli that is marked as their own. */
async function openAsMember(page: Page, server: Server): Promise<Person> {
  const person = await createMember(server, "Ledger Member");
  const headers = { authorization: `Bearer ${person.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: BIRTH });
  expect(saved.ok(), await saved.text()).toBe(true);
  await storeSession(page.context(), person.token);
  return person;
}

/** Moves the first of the named times to the past, so that its outcome can be told. */
function moveFirstToThePast({ folder }: Server, { email }: Person): void {
  const database = new DatabaseSync(join(folder, "lagna.sqlite"));
  const changed = database
    .prepare(
      `update ledger_entries set named_on = '2025-01-05', span_months = 6, from_at = '2025-03-10T05:00:00.000Z',
       until_at = '2025-06-01T00:00:00.000Z' where id = (select ledger_entries.id from ledger_entries join users on users.id = user_id where email = ?
       order by until_at limit 1)`,
    )
    .run(email);
  database.close();
  expect(changed.changes).toBe(1);
}

const findSection = (page: Page, name = "Did it come true?") => page.getByRole("region", { name });

test("a time that an answer names is kept for who wants it, is told about later, and deleted with the ledger", async ({
  page,
  server,
}) => {
  test.slow();
  const person = await openAsMember(page, server);
  await page.goto("/profile");
  await findSection(page).getByRole("button", { name: "Open" }).click();
  await expect(findSection(page).getByText(/^Never the words of a question/)).toBeVisible();
  await checkSizes(page, "ledger-offer-en");
  await findSection(page).getByRole("button", { name: "Turn it on" }).click();
  await expect(findSection(page).getByText(/^No times are kept yet/)).toBeVisible();

  await page.goto("/ai-assistant");
  await page.getByLabel("Your question").fill(QUESTION);
  await page.getByLabel("Your question").press("Enter");
  const note = page
    .getByRole("article", { name: QUESTION })
    .getByText(/^A time named here is kept\. From .* on you can/);
  await expect(note).toBeVisible();
  await checkSizes(page, "ledger-note-en");
  await note.getByRole("link", { name: "See what is kept" }).click();
  await expect(page).toHaveURL(/\/profile#ledger$/);
  const open = findSection(page).getByRole("list", { name: "Not over yet" }).getByRole("listitem").first();
  await expect(open).toContainText(/^You asked about work\. The answer named .* on you can tell here what came\.$/);
  await expect(findSection(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await checkSizes(page, "ledger-open-en");

  moveFirstToThePast(server, person);
  await page.reload();
  const due = findSection(page).getByRole("list", { name: "What came?" });
  await due.getByRole("button", { name: "Yes, in the named time" }).click();
  await due.getByLabel("In which month?").selectOption("April 2025");
  await checkSizes(page, "ledger-due-en");
  await page.evaluate(() => localStorage.setItem("lagna_language", "hi"));
  await page.reload();
  const dueInHindi = findSection(page, "क्या वैसा हुआ?").getByRole("list", { name: "क्या हुआ?" });
  await dueInHindi.getByRole("button", { name: "हाँ, किसी और महीने में" }).click();
  await checkSizes(page, "ledger-due-hi");
  await page.evaluate(() => localStorage.setItem("lagna_language", "en"));
  await page.reload();
  await due.getByRole("button", { name: "Yes, in the named time" }).click();
  await due.getByLabel("In which month?").selectOption("April 2025");
  await due.getByRole("button", { name: "Save" }).click();
  await expect(findSection(page).getByText("Yes, in the named time · April 2025")).toBeVisible();
  await checkSizes(page, "ledger-told-en");

  await findSection(page).getByRole("button", { name: "Turn it off and delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn it off and delete" }).click();
  await expect(findSection(page).getByRole("button", { name: "Turn it on" })).toBeVisible();
  await page.goto("/ai-assistant");
  await expect(page.getByRole("button", { name: "Why this answer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See what is kept" })).toHaveCount(0);
});

for (const [language, few] of [
  ["en", "Not enough yet: 0 of 20 people have told what came."],
  ["hi", "अभी पर्याप्त नहीं: 20 में से 0 लोगों ने परिणाम बताया है।"],
] as const)
  test(`the page of errors says in ${language} how many people have told what came`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("lagna_language", chosen), language);
    await page.goto("/truth");
    await expect(page.getByText(few)).toBeVisible();
    await checkSizes(page, `truth-${language}`);
  });
