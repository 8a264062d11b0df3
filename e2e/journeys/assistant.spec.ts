import type { Locator, Page } from "@playwright/test";
import {
  ADMINISTRATOR,
  createMember,
  expect,
  logIn,
  signUp,
  storeSession,
  waitForHydration,
  test,
} from "../support/fixtures.ts";
import { saveManyKundlis } from "../support/saved-kundlis.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { startModelServer } from "../support/model-server.ts";
import { startServer } from "../support/server.ts";

const log = (page: Page): Locator => page.getByRole("log");

/** Asks a question and waits until the answer is complete. */
async function ask(page: Page, question: string, box = "Your question"): Promise<Locator> {
  await page.getByLabel(box).fill(question);
  await page.getByLabel(box).press("Enter");
  const turn = log(page).getByRole("article", { name: question });
  await expect(turn.locator("[data-citation]").first()).toBeVisible();
  await expect(log(page)).toHaveAttribute("aria-busy", "false");
  return turn;
}

test("from the form to the astrologer: a cited answer, a follow-up, and all of it again after a reload", async ({
  browser,
  emptyServer,
}) => {
  test.slow();
  await signUp(emptyServer, ADMINISTRATOR);
  const page = await (await browser.newContext({ baseURL: emptyServer.url })).newPage();
  await logIn(page);
  await page.goto("/ai-assistant");
  await page.getByRole("link", { name: "Create a kundli" }).click();
  await generateKundli(page, ASHA);
  await page.getByRole("link", { name: "Ask the astrologer about it" }).click();
  await expect(page).toHaveURL(/\/ai-assistant/);

  const turn = await ask(page, "When will I get promoted?");
  await expect(page.getByText("The built-in astrologer answers, using only this chart.")).toBeVisible();
  const chart = page.getByRole("group", { name: /arrow keys to move through houses/ });
  await turn.locator("[data-citation]").first().click();
  await expect(chart.locator('[aria-pressed="true"]').first()).toBeAttached();
  await turn.getByRole("button", { name: "Why this answer" }).click();
  await expect(
    page.getByRole("table", { name: "What speaks for this answer, and what speaks against it" }),
  ).toBeVisible();

  await ask(page, "and my marriage?");
  await log(page).evaluate((element) => element.parentElement?.scrollTo(0, 0));
  await page.getByRole("button", { name: "Jump to the latest message" }).click();
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `assistant-${variant}`);
  });
  await page.reload();
  await expect(page.getByText("Restored")).toBeVisible();
  await expect(log(page).getByRole("article")).toHaveCount(2);
  // After signing in again, a user with a chart lands on the assistant.
  await page.evaluate(() => localStorage.removeItem("authToken"));
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/ai-assistant");
  await page.getByRole("button", { name: "हिन्दी" }).click();
  const hindiTurn = await ask(page, "मेरी शादी कब होगी?", "आपका प्रश्न");
  await expect(hindiTurn).toContainText(/[ऀ-ॿ]{3}/);
  await expectAccessible(page);
});

test("a model's false statement is never shown; the model is named below a true one", async ({ browser }) => {
  test.slow();
  const model = await startModelServer([
    "Your lagna is Leo.",
    "Your Moon is in Aries.",
    "Your Moon is in Taurus.",
    "Keep one promise to yourself this month.",
  ]);
  const server = await startServer({ LLM_BASE_URL: model.url, LLM_MODEL: "scripted" });
  try {
    await signUp(server, ADMINISTRATOR);
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await logIn(page);
    await generateKundli(page, ASHA);
    await page.goto("/ai-assistant");
    await page.getByLabel("Your question").fill("What should I know about my career?");
    await page.getByLabel("Your question").press("Enter");
    await expect(page.getByText("scripted answers; every claim is checked against this chart.")).toBeVisible();
    await expect(log(page)).toContainText("Your lagna is Leo.");
    await expect(log(page)).not.toContainText("Aries");
  } finally {
    await server.stop();
    await model.close();
  }
});

test("the question box and the name of the chart are in view at any size of text on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page);
  await generateKundli(page, ASHA);
  await page.goto("/ai-assistant");
  for (const percent of [100, 150, 200]) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);
    await expect(page.getByLabel("Your question")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("form").getByRole("button").last()).toBeInViewport({ ratio: 1 });
    // At least six letters' width of the name: "Asha Rao" is read as a whole.
    const letters = () =>
      page.getByRole("combobox", { name: "Whose chart is this about?" }).evaluate((input) => {
        const { fontSize, paddingInline } = getComputedStyle(input);
        const padding = paddingInline.split(" ").reduce((sum, each) => sum + parseFloat(each), 0);
        return (input.clientWidth - padding) / parseFloat(fontSize);
      });
    await expect.poll(letters).toBeGreaterThan(6);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `assistant-text-${percent}-360`);
  }
});

test("the offered name, the open picker and the button that saves a typed birth are accessible", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const member = await createMember(server, "Asha Rao");
  await storeSession(page.context(), member.token);
  await page.goto("/generate-kundali");
  const offer = page.getByRole("button", { name: "Use “Asha Rao”" });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
  await expectAccessible(page);
  await generateKundli(page, ASHA);
  await page.goto("/ai-assistant");
  const picker = page.getByRole("combobox", { name: "Whose chart is this about?" });
  await picker.click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await picker.press("Escape");
  for (const message of ["my wife was born 11 aug 1994, 1 pm, rasra", "yes"]) {
    await page.getByLabel("Your question").fill(message);
    await page.getByLabel("Your question").press("Enter");
    await expect(
      log(page).getByRole("article", { name: message, exact: true }).locator("[data-answer]"),
    ).not.toBeEmpty();
    await expect(log(page)).toHaveAttribute("aria-busy", "false");
  }
  const save = log(page).getByRole("button", { name: "Save this kundli" });
  await expect(save).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "assistant-save-typed-360");
  await save.click();
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByLabel("Year")).toHaveValue("1994");
});

for (const [width, height] of [
  [360, 740],
  [1366, 650],
] as const)
  test(`one of 200 charts is found by name or place, by keyboard too, ${width} px`, async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    const { token } = await createMember(server, `Astrologer of many at ${width}`);
    await saveManyKundlis(server, token, 200);
    await storeSession(context, token);
    await page.setViewportSize({ width, height });
    await page.goto("/ai-assistant");
    const picker = page.getByRole("combobox", { name: "Whose chart is this about?" });
    const list = page.getByRole("listbox", { name: "Kundlis" });
    await picker.click();
    await expect(list.getByRole("option")).toHaveCount(200);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `assistant-picker-${width}`);
    // The last option is out of sight until the keyboard reaches it.
    await picker.press("ArrowUp");
    await expect(list.getByRole("option").last()).toBeInViewport();
    await picker.fill("client 137");
    await expect(list.getByRole("option")).toHaveText([/Client 137.*Jaipur/]);
    await takeScreenshot(page, `assistant-picker-found-${width}`);
    await picker.press("ArrowDown");
    await picker.press("Enter");
    await expect(picker).toHaveValue("Client 137");
    await expect(list).toBeHidden();
    await picker.fill("pune 42");
    await expect(list.getByRole("option")).toHaveText([/Client 42.*Pune/]);
    await picker.fill("zzz");
    await expect(page.getByText("No kundli of yours matches “zzz”").first()).toBeVisible();
    await expectAccessible(page);
    // What was typed and not chosen changes nothing.
    await page.getByLabel("Your question").focus();
    await expect(picker).toHaveValue("Client 137");
  });
