import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, logIn, signUp, test } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

test.use({ viewport: { width: 360, height: 740 } });

const BIRTH = {
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  second: 0,
  city: "Jaipur",
  country: "India",
};

/** How many citation marks there are, and how many of them begin a line of their paragraph. */
const countMarksAtLineStart = (page: Page) =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll("[data-citation]")];
    const isAtStart = (mark: Element): boolean => {
      const start = mark.closest("p")?.getBoundingClientRect().left ?? 0;
      return mark.getBoundingClientRect().left - start < mark.getBoundingClientRect().width / 2;
    };
    return { marks: marks.length, atStart: marks.filter(isAtStart).length };
  });

/** Asks, and returns the text of the complete answer. */
async function ask(page: Page, question: string): Promise<string> {
  const log = page.getByRole("log");
  const box = page.getByLabel("Your question");
  await box.fill(question);
  await box.press("Enter");
  const turn = log.getByRole("article", { name: question }).last();
  await expect(turn).toBeVisible();
  await expect(log).toHaveAttribute("aria-busy", "false");
  await expect(box).toBeInViewport();
  return turn.innerText();
}

test("a conversation in Hinglish on a phone: days of two towns, the own chart, a choice, more, another person, and a typed birth", async ({
  browser,
  emptyServer,
}) => {
  test.slow();
  const token = await signUp(emptyServer, ADMINISTRATOR);
  const page = await (await browser.newContext({ baseURL: emptyServer.url })).newPage();
  const headers = { authorization: `Bearer ${token}` };
  for (const data of [
    { ...BIRTH, name: "Meera Rao", is_self: true },
    { ...BIRTH, name: "Rohan Rao", gender: "male", year: 1986, month: "July", day: 2, tags: ["husband"] },
  ]) {
    const saved = await page.request.post(`${emptyServer.url}/api/v1/kundlis`, { headers, data });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  await logIn(page);
  await page.goto("/ai-assistant");

  expect(await ask(page, "Pune mein abhi kaun sa choghadiya hai?")).toMatch(/Pune mein abhi .+ choghadiya/);
  expect(await ask(page, "aur kal?")).toMatch(/Pune mein kal/);
  expect(await ask(page, "rahu kaal bhi bata do")).toMatch(/Pune mein kal .*rahu kaal \d\d:\d\d se \d\d:\d\d/);
  expect(await ask(page, "meri kaun si mahadasha chal rahi hai?")).toMatch(/mahadasha/i);
  const wedding = await ask(page, "meri shaadi kab hogi?");
  expect(wedding).toMatch(/20\d\d/);
  expect(await ask(page, "Aur bataiye")).not.toBe(wedding);
  expect(await ask(page, "naukri karun ya business?")).toMatch(/naukri|business|kaam/i);
  expect(await ask(page, "mere pati ka nakshatra kya hai?")).toMatch(/Rohan/);
  // A birth that is typed is read back, and its chart is asked by a pronoun after a yes; it is not saved.
  expect(await ask(page, "meri behen ka janm 11 august 1994 ko dopahar 1 baje Rasra mein hua")).toMatch(
    /Aapki behen: 11 August 1994, dopahar 1:00, Rasra \(Uttar Pradesh\)\. Kya yeh sahi hai\?/,
  );
  await takeScreenshot(page, "typed-birth-read-back-360");
  expect(await ask(page, "haan")).toMatch(/aapki behen ki kundli khul gayi hai/);
  expect(await ask(page, "uska lagna kya hai?")).toMatch(/aapki behen ki kundli se .*Vrishchik/s);
  expect(await ask(page, "mera lagna kya hai?")).not.toMatch(/behen/);
  expect(await ask(page, "behen ki kundli save karo")).toMatch(/Aapki behen ki kundli abhi save nahi hui hai/);
  expect(await ask(page, "agli ekadashi kab hai?")).toMatch(/Ekadashi .*\d{4} ko hai/);
  expect(await ask(page, "maine sabse pehle kya poocha tha?")).toMatch(/choghadiya/);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "talk-in-hinglish-360");

  // With larger letters, too, no line begins with a mark.
  for (const size of ["150%", "200%"]) {
    await page.evaluate((each) => (document.documentElement.style.fontSize = each), size);
    expect(await countMarksAtLineStart(page)).toMatchObject({ atStart: 0 });
    await expectNoHorizontalScroll(page);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));

  // The typed birth fills the form of a new kundli.
  await page.getByRole("button", { name: "Save this kundli" }).last().click();
  await expect(page).toHaveURL(/\/generate-kundali$/);
  await expect(page.getByLabel("City")).toHaveValue(/Rasra/);
  await expectNoHorizontalScroll(page);
});
