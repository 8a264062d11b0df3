import { activate, expect, storeSession, test, signUp, waitForHydration } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

test.use({ viewport: { width: 360, height: 740 } });

const ASHA = { name: "आशा राव", email: "asha.today@example.org", password: "four steady lamps" };

test("the day of a person in Hindi on a phone: sign in, approval, whose chart, which place, today", async ({
  page,
  server,
}) => {
  const token = await signUp(server, ASHA);
  await page.addInitScript(() => localStorage.setItem("lagna_language", "hi"));
  await storeSession(page.context(), token);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "आज" })).toHaveCount(0);
  await activate(server, ASHA);

  const headers = { authorization: `Bearer ${token}` };
  const birth = { name: ASHA.name, gender: "female", year: 1988, month: "March", day: 9, hour: 4, minute: 5 };
  const saved = await page.request.post("/api/v1/kundlis", {
    headers,
    data: { ...birth, second: 0, city: "Jaipur", country: "India" },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "हाँ, यह मैं हूँ" }).click();

  const today = page.getByRole("region", { name: "आज", exact: true });
  const place = today.getByRole("region", { name: "आप कहाँ हैं?" });
  const birthPlace = place.getByRole("button", { name: "जयपुर, मेरा जन्मस्थान" });
  await expect(birthPlace).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, "today-where-hindi-360");
  await birthPlace.click();
  await expect(place).toHaveCount(0);
  await expect(today.getByRole("button", { name: "जयपुर: स्थान बदलें" })).toBeVisible();

  // What matters is seen without scrolling: the sentence, what runs, the next festival and a question.
  const sentence = today.getByRole("heading", { level: 2 });
  await expect(sentence).toContainText(/आपके/);
  await expect(sentence).toBeInViewport();
  await expect(today.getByText(/^अभी .+ तक$/)).toBeInViewport();
  await expect(today.getByRole("list", { name: "सूर्योदय से सूर्योदय तक का दिन" })).toBeInViewport();
  const next = today.getByRole("region", { name: "आगे", exact: true });
  await expect(next.getByRole("link").first()).toBeInViewport();
  const question = today.getByRole("region", { name: "पूछें" }).getByRole("link").first();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "today-hindi-360");
  const setTextSize = (size: string) =>
    page.evaluate((each) => void (document.documentElement.style.fontSize = each), size);
  await setTextSize("200%");
  await expectNoHorizontalScroll(page);
  await setTextSize("");

  const sky = page.getByRole("region", { name: "मेरे लग्न पर अभी का आकाश" });
  // It is drawn when a reader comes near it.
  await sky.scrollIntoViewIfNeeded();
  await expect(sky.getByRole("group", { name: "मेरी कुंडली के भावों में अभी का आकाश" })).toBeVisible();
  await expect(sky.getByRole("link")).toHaveAttribute("href", /^\/kundlis\//);
  await expectAccessible(page);
  await takeScreenshot(page, "today-sky-hindi-360");

  await next.getByRole("button", { name: "आपके पर्व कौन-से हैं?" }).click();
  await next.getByLabel("इस क्षेत्र के पर्व").selectOption("tamil");
  await expectAccessible(page);
  await next.getByRole("button", { name: "यही दिखाएँ" }).click();
  await expect(next.getByRole("button", { name: "बदलें" })).toBeVisible();

  const asked = (await question.textContent()) ?? "";
  await question.click();
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(page.getByRole("textbox").first()).toHaveValue(asked);

  // The place and the festivals are those of the almanac.
  await page.goto("/panchang");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "जयपुर" })).toBeVisible();
});
