import { DAILY } from "../journey-parts.ts";
import { createMember, expect, storeSession, test } from "../support/fixtures.ts";
import { FLAGS } from "../playwright.config.ts";
import { ASHA, fillBirth, fillShortBirth, getGenerateButton } from "../support/kundli-form.ts";

const HOST = "lagna.lan";
const executablePath = process.env["TEST_BROWSER"];

// A home server: plain HTTP under a name of the local network, which browsers do not count as a secure context.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
  baseURL: async ({ server }, use) => use(`http://${HOST}:${new URL(server.url).port}`),
});
// Chromium logs that it ignores this header over plain HTTP; nothing depends on it there.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

test("over plain HTTP every page opens, a visitor gets a chart and asks", { tag: DAILY }, async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([false, false]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of ["/about", "/contact", "/panchang", "/verify", "/match", "/kp", "/prashna", "/login", "/signup"]) {
    await page.goto(path);
    await expect(page.locator("#root:not([data-prerendered])")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
  }
  await page.goto("/try");
  await fillShortBirth(page, ASHA);
  await page.getByRole("button", { name: "See my chart" }).click();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
  const question = "Where is my Moon?";
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Ask the astrologer" }).click();
  await expect(page.getByRole("article", { name: question })).toContainText("Taurus");
});

test("over plain HTTP a member saves a kundli, asks and copies", async ({ page, server }) => {
  const { token } = await createMember(server, "Meera Nair");
  await storeSession(page.context(), token);
  await page.goto("/generate-kundali");
  await fillBirth(page, ASHA);
  await getGenerateButton(page).click();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
  await expect(page.getByText("Saved to your kundlis")).toBeVisible();
  await page.goto("/kundlis");
  await expect(page.getByText(ASHA.name).first()).toBeVisible();
  await page.goto("/ai-assistant");
  await page.getByLabel("Your question").fill("Where is my Moon?");
  await page.getByLabel("Your question").press("Enter");
  const answer = page.getByRole("article", { name: "Where is my Moon?" });
  await expect(answer).toContainText("Taurus");
  await answer.getByRole("button", { name: "Copy" }).click();
  await expect(answer.getByRole("status")).toContainText("Copied");
  await page.getByLabel("Your question").fill("");
  await page.getByLabel("Your question").press("ControlOrMeta+V");
  await expect(page.getByLabel("Your question")).toHaveValue(/Taurus/);
});
