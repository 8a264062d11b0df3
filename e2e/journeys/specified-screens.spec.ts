import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signUp, waitForHydration, test } from "../support/fixtures.ts";
import { startServer } from "../support/server.ts";

/** Expects each text to be visible anywhere on the page. */
async function expectTexts(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
}
const expectLinkTo = (page: Page, name: string | RegExp, to: string | RegExp) =>
  expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveAttribute("href", to);

test("signed out: the public screens in the specification's own words", async ({ browser }) => {
  const server = await startServer({
    CHAT_NUMBER: "+91 98765 43210",
    WHATSAPP_TOKEN: "nobody writes here",
    WHATSAPP_PHONE_NUMBER_ID: "1",
    WHATSAPP_APP_SECRET: "nobody writes here",
    WHATSAPP_VERIFY_TOKEN: "nobody writes here",
    SUPPORT_EMAIL: "help@example.org",
  });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    await page.goto("/home");
    await expectTexts(page, "Discover Your Vedic Destiny", "Begin Your Journey", /^The sky over Ujjain/);
    await expectTexts(page, "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu");
    await expectLinkTo(page, "Login", "/login");
    await expectLinkTo(page, "Open the generator", "/generate-kundali");
    await expect(page.getByRole("region", { name: "The panchanga right now" })).toContainText(/Nakshatra.+to /);
    // A fallback font of the system has only one weight.
    const weights = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => !family.includes("stand-in"))
        .map(({ weight }) => weight.split(" ").map(Number)),
    );
    expect(weights.length).toBeGreaterThan(0);
    for (const [lightest = 1000, boldest = lightest] of weights)
      expect(lightest <= 400 && boldest >= 700, `${lightest} to ${boldest}`).toBe(true);
    await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(1);

    await page.goto("/whatsapp");
    await expectLinkTo(page, /^Open WhatsApp Chat/, "https://wa.me/919876543210");
    await expect(page.getByRole("img", { name: "QR code of the WhatsApp chat" })).toBeVisible();
    await expectTexts(page, "Send “Hi” or “Start”.", "Love and marriage", "Career", "Wealth and finance", "Education");
    await expectLinkTo(page, "Privacy policy", "/privacy-policy");

    await page.goto("/about");
    await expectTexts(
      page,
      "Fast and precise kundli generation",
      /^Chara Karaka calculations/,
      /mobile-first experience/,
    );
    await expect(page.locator("head meta[name=description]")).toHaveCount(1);
    await page.goto("/about?lang=hi");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expectTexts(page, "परिचय");
    await page.goto("/privacy-policy");
    await expectTexts(page, /^Last updated: /, "Information we collect", /children under 13/, "help@example.org");

    await page.goto("/contact");
    await waitForHydration(page);
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email").fill("asha@example.org");
    await page.getByLabel("Message").fill("Namaste");
    await page.getByRole("button", { name: "Send" }).click();
    await expectTexts(page, "Thanks! Your message has been recorded.");

    for (const path of ["/pilot", "/landing"]) {
      await page.goto(path);
      await expectTexts(page, "Full Name", "Email Address", "Phone Number", "Free kundli generation via Telegram");
    }
    await page.goto("/login");
    await expectTexts(page, "Welcome Back", "Show sign-in details");
    await page.goto("/verify-magic-link");
    await expectTexts(page, "No verification token provided", "Back to Login", "Go to Home");
    await page.goto("/no-such-page");
    await expectTexts(page, "This page does not exist");
  } finally {
    await context.close();
    await server.stop();
  }
});

test("signed in: the screens of an account in the specification's own words", async ({ page, emptyServer }) => {
  const token = await signUp(emptyServer, ADMINISTRATOR);
  await page.goto(emptyServer.url);
  await page.evaluate((storedToken) => localStorage.setItem("authToken", storedToken), token);
  const open = (path: string) => page.goto(emptyServer.url + path);

  await open("/auth-default");
  await expect(page).toHaveURL(/\/generate-kundali$/);
  await expectTexts(
    page,
    "Birth Details",
    "Generate Kundali",
    "Clear Form",
    /24-hour format/,
    "As on official documents",
  );
  await open("/dashboard");
  await expectTexts(page, "You have not saved a kundli yet", "Quick actions");
  await open("/profile");
  await expectTexts(page, ADMINISTRATOR.name, /^Signed in via /, "Account details", "Logout");
  // What the specification has on the dashboard and is about the account.
  await expectTexts(page, "Refresh Token", "Total Kundalis", "AI Queries", "Last Activity", "Member Since");
  await page.getByRole("button", { name: "Refresh Token" }).click();
  await expectTexts(page, /^Signed in until /);
  await open("/kundlis");
  await expectTexts(page, "New Kundli", 'No saved kundlis yet. Click "New Kundli" to add one.');
  await open("/leads");
  await expectTexts(
    page,
    "Total Leads",
    "Mobile Users",
    "Desktop Users",
    "New Today",
    "Export to CSV",
    "No leads found yet",
  );
  await open("/home");
  await expectLinkTo(page, "Continue Journey", "/generate-kundali");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${emptyServer.url}/`);
});
