import { DAILY } from "../journey-parts.ts";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

/** The name of the question's box, a question about the chart, and a message of danger. */
const CHATS = [
  {
    language: "English",
    tag: DAILY,
    box: "Your question",
    boxInCare: "Write to me",
    question: "Which planets are in my tenth house?",
    danger: "I want to end my life tonight",
    hide: "Hide it",
  },
  {
    language: "हिन्दी",
    tag: [],
    box: "आपका प्रश्न",
    boxInCare: "यहाँ लिखिए",
    question: "मेरे दसवें भाव में कौन से ग्रह हैं?",
    danger: "मैं आज रात मर जाना चाहता हूँ",
    hide: "इसे छिपाइए",
  },
];

for (const { language, tag, box, boxInCare, question, danger, hide } of CHATS) {
  test(
    `a chart is cited, and danger gets helplines to call and leaves no trace: ${language}`,
    { tag },
    async ({ page, server }) => {
      await logIn(page, "/generate-kundali", await createMember(server, "Ravi Danger"));
      await generateKundli(page, ASHA);
      // The button has the name of the language that it changes to.
      if (language !== "English") await page.getByRole("button", { name: language }).click();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/ai-assistant");
      const ask = async (text: string) => {
        await page.getByLabel(box).fill(text);
        await page.getByLabel(box).press("Enter");
        const turn = page.getByRole("log").getByRole("article", { name: text });
        await expect(turn).toBeVisible();
        await expect(page.getByRole("log")).toHaveAttribute("aria-busy", "false");
        return turn;
      };
      await expect((await ask(question)).locator("[data-citation]").first()).toBeVisible();
      const answer = await ask(danger);
      await expect(answer.getByRole("list").locator('a[href="tel:14416"]')).toBeInViewport();
      await expect(answer.getByRole("list").locator('a[href="tel:112"]')).toBeVisible();
      await expect(answer.locator("[data-citation]")).toHaveCount(0);
      // Her words as she typed them, and nothing of astrology beside them.
      await expect(answer.getByText(danger, { exact: true })).toBeVisible();
      await expect(page.getByLabel(boxInCare)).toBeVisible();
      await expect(page.getByRole("combobox")).toHaveCount(0);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `chat-in-danger-${language}`);
      // A page of twice the size has the height of this window: the first number is not below its edge.
      await page.setViewportSize({ width: 640, height: 400 });
      await page.reload();
      await expect(page.getByRole("list").locator('a[href="tel:14416"]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(boxInCare)).toBeInViewport({ ratio: 1 });
      // With letters of 150 % on a phone both numbers are above the question box.
      await page.setViewportSize({ width: 360, height: 740 });
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
      await page.reload();
      for (const number of ["14416", "112"])
        await expect(page.getByRole("list").locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(boxInCare)).toBeInViewport({ ratio: 1 });
      await page.getByRole("button", { name: hide }).click();
      await expect(page.getByText(danger)).toHaveCount(0);
      for (const address of ["/dashboard", "/profile", "/ai-assistant"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(danger)).toHaveCount(0);
        await expect(page.getByText(question)).toHaveCount(0);
      }
    },
  );
}
