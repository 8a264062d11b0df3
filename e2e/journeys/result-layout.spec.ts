import type { Locator, Page } from "@playwright/test";
import { expect, logIn, test } from "../support/fixtures.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

const SECTIONS = ["Grahas", "Dasha", "Houses", "Karakas", "Panchanga", "Relations", "Settings used"];

async function open(page: Page, width: number, height: number): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page);
  return generateKundli(page, ASHA);
}

async function getBoundingBox(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Labels of the timeline that are covered by the Sade Sati bar or the handle. */
const findCoveredMarks = (life: Locator): Promise<string[]> =>
  life.evaluate((line) => {
    const marks = [...line.querySelectorAll("ol[aria-label='Sade Sati'] li")].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (words.nextNode()) {
      if (words.currentNode.parentElement?.closest(".sr-only")) continue;
      // Text that did not fit is clipped below its period's edge.
      const edge = words.currentNode.parentElement?.closest(".overflow-hidden")?.getBoundingClientRect().bottom;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const box of range.getClientRects())
        if (
          box.top < (edge ?? Infinity) &&
          marks.some((m) => m.left < box.right && m.right > box.left && m.top < box.bottom && m.bottom > box.top)
        )
          covered.push(words.currentNode.textContent ?? "");
    }
    return covered;
  });

test("1440 × 900: the first screen holds sentence, chart, second chart, grahas and the timeline", async ({ page }) => {
  const result = await open(page, 1440, 900);
  const chart = await getBoundingBox(result.getByRole("group", { name: /Birth chart · D1/ }));
  expect(chart.height).toBeGreaterThanOrEqual(620);
  const parts = {
    sentence: result.getByRole("heading", { level: 2 }),
    beside: result.getByRole("group", { name: /Navamsha · D9/ }),
    grahas: result.getByRole("tabpanel", { name: "Grahas" }),
    life: result.getByRole("group", { name: "Dashas as a timeline of your life" }),
  };
  for (const [name, part] of Object.entries(parts)) {
    const { y, height } = await getBoundingBox(part);
    expect(y + height, name).toBeLessThanOrEqual(900);
  }
  const rows = parts.grahas.getByRole("row");
  await expect(rows).toHaveCount(11);
  const [panel, last] = [await getBoundingBox(parts.grahas), await getBoundingBox(rows.last())];
  expect(last.y + last.height, "the lagna and nine grahas without scrolling").toBeLessThanOrEqual(
    panel.y + panel.height,
  );
  await expect(parts.grahas.getByRole("columnheader")).toHaveCount(9);
  await expect(parts.life.locator("ul[data-row]")).toHaveCount(3);
  await expect(parts.life.getByRole("list", { name: "Sade Sati" })).toBeVisible();
  expect(await findCoveredMarks(parts.life)).toEqual([]);
  const row = parts.grahas.getByRole("row", { name: /^Jupiter/ });
  expect((await getBoundingBox(row)).height).toBeLessThanOrEqual(26);
  await result.getByRole("button", { name: "Compact rows", pressed: true }).click();
  expect((await getBoundingBox(row)).height).toBeGreaterThanOrEqual(35);
  await result.getByRole("button", { name: "Compact rows", pressed: false }).click();
  await result.getByRole("tab", { name: "Houses" }).click();
  await page.reload();
  await expect(page.getByRole("tabpanel", { name: "Houses" })).toBeVisible();
  await result.getByRole("radio", { name: /^D10 / }).check();
  await expect(result.getByRole("group", { name: /D10 of Asha Rao/ })).toBeVisible();
  await result.getByRole("button", { name: "Show D10 as the large chart" }).click();
  expect((await getBoundingBox(result.getByRole("group", { name: /D10 of Asha Rao/ }))).height).toBeGreaterThanOrEqual(
    600,
  );
  await expectAccessible(page);
  await takeScreenshot(page, "result-1440");
});

test("1280 × 800: all section names, the lagna and nine grahas are beside the chart, and the timeline below", async ({
  page,
}) => {
  const result = await open(page, 1280, 800);
  // The names of the sections stand at the side: the chart leaves them the width.
  expect((await getBoundingBox(result.getByRole("group", { name: /Birth chart · D1/ }))).height).toBeGreaterThanOrEqual(
    400,
  );
  for (const name of await result.getByRole("tab").all()) await expect(name).toBeInViewport({ ratio: 1 });
  const grahas = result.getByRole("tabpanel", { name: "Grahas" });
  const [panel, last] = [await getBoundingBox(grahas), await getBoundingBox(grahas.getByRole("row").last())];
  expect(last.y + last.height).toBeLessThanOrEqual(panel.y + panel.height + 1);
  const life = await getBoundingBox(result.getByRole("group", { name: "Dashas as a timeline of your life" }));
  expect(life.y + life.height).toBeLessThanOrEqual(800);
  await takeScreenshot(page, "result-1280");
});

test("360 × 740: sentence and chart within the first 560 px, sections collapsed to one line each", async ({ page }) => {
  const result = await open(page, 360, 740);
  const chart = await getBoundingBox(result.getByRole("group", { name: /Birth chart · D1/ }));
  expect(chart.y + chart.height).toBeLessThanOrEqual(562);
  const names = result.getByRole("group", { name: /Birth chart · D1/ }).locator("text > tspan:first-child");
  for (const size of await names.evaluateAll((all) =>
    all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ))
    expect(size, "names in the chart").toBeGreaterThanOrEqual(14);
  for (const control of await result.locator(".keep-bar :is(a, button), h3 > button").all())
    expect((await getBoundingBox(control)).height, "what a thumb presses").toBeGreaterThanOrEqual(44);
  await result.getByRole("button", { name: "Panchanga" }).click();
  await expect(result.getByRole("region", { name: "Panchanga" })).toContainText("Nakshatra");
  await expect(page).toHaveURL(/panel=panchanga/);
  await result.getByRole("button", { name: "Dasha", exact: true }).click();
  await expect(result.getByRole("treeitem", { name: /age \d+/ }).last()).toContainText(/age \d+/);
  await expect(result.getByText(/^age \d+$/).first()).toBeVisible();
  // The next action stays within reach of the thumb.
  await expect(result.getByRole("link", { name: "Ask the astrologer about it" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("360 × 740: tables of grahas, points, relations, transits and yogas show all their columns", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lagna_depth", "table"));
  const result = await open(page, 360, 740);
  for (const name of ["Yogas", "Points", "Relations", "Transits", "Grahas"]) {
    await result.getByRole("button", { name, exact: true }).click();
    const panel = result.getByRole("region", { name, exact: true });
    await expect(panel.getByRole("table").last()).toBeVisible();
    await expect(panel.locator(".animate-pulse")).toHaveCount(0);
    const wider = await panel.getByRole("table").evaluateAll((tables) =>
      tables.flatMap((table) => {
        const [inner = 0, outer = 0] = [table.parentElement?.scrollWidth, table.parentElement?.clientWidth];
        return inner > outer ? [`${table.querySelector("caption")?.textContent} by ${inner - outer} px`] : [];
      }),
    );
    expect(wider, name).toEqual([]);
  }
  await expectAccessible(page);
});

test("text twice as large at 360 px stays on the screen, in the form and in the result", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page);
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await enlarge();
  await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
  await expectNoHorizontalScroll(page);
  for (const box of await page.getByRole("form").locator("input:not([aria-hidden]), select, button").all()) {
    if (!(await box.isVisible())) continue;
    const { x, width } = await getBoundingBox(box);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  await generateKundli(page, ASHA);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "result-360-large-text");
});

test("with the browser's font size doubled, the bar keeps its one action and the page its height", async ({ page }) => {
  const result = await open(page, 360, 740);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  await expectNoHorizontalScroll(page);
  const askLink = result.getByRole("link", { name: "Ask the astrologer about it" });
  await expect(askLink).toBeInViewport({ ratio: 1 });
  const { y, height } = await getBoundingBox(askLink);
  expect(y + height).toBeGreaterThan(700);
  expect(height, "a fifth of the window at most").toBeLessThanOrEqual(148);
  await expect(result.getByRole("button", { name: "Save Kundli" })).not.toBeInViewport();
  await expectAccessible(page);
  await takeScreenshot(page, "result-360-own-large-letters");
});

test("on paper: black on white from a dark screen, every section, no controls", async ({ page }) => {
  const result = await open(page, 1280, 800);
  const painted = result.getByRole("group", { name: /Birth chart · D1/ }).locator('polygon[style*="fill"]');
  await result.getByRole("tab", { name: "Ashtakavarga", exact: true }).click();
  await expect(painted).toHaveCount(12);
  await result.getByRole("tab", { name: "Grahas", exact: true }).click();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(result.getByRole("heading", { name: "Ashtakavarga", exact: true })).toBeVisible();
  // The chart is that of the birth, whatever is printed below it.
  await expect(painted).toHaveCount(0);
  for (const name of SECTIONS) await expect(result.getByRole("heading", { name, exact: true })).toBeVisible();
  const printStyle = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return { color, backgroundColor, row: getComputedStyle(document.querySelector("tr") as Element).breakInside };
  });
  expect(printStyle).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(255, 255, 255)", row: "avoid" });
  for (const name of ["Hide", "Download JSON", "Calculation settings", "Edit birth details"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  // On paper nothing can be expanded; of a choice only the chosen option is printed, without colour.
  await expect(result.locator("details:not([open])").filter({ visible: true })).toHaveCount(0);
  const kinds = result.getByRole("region", { name: "Houses" }).locator("fieldset label").filter({ visible: true });
  await expect(kinds).toHaveText(["Sripati"]);
  await expect(kinds).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // Terms that open a card are buttons on the screen; on paper they are plain text, in the sentence and in row headers.
  const sentence = result.getByRole("heading", { level: 2 }).first();
  expect(await sentence.innerText()).toMatch(/your lagna is [A-Z]\w+; Moon in [A-Z]\w+/);
  const grahas = result.getByRole("region", { name: "Grahas" }).getByRole("table").first();
  expect(await grahas.innerText()).toMatch(/Jupiter[\s\S]*Saturn/);
});

test("the PDF has a few sheets, not one and not dozens", async ({ page }) => {
  const result = await open(page, 1280, 800);
  for (const name of ["Dasha", "Houses", "Karakas"]) await result.getByRole("tab", { name, exact: true }).click();
  const pdf = await page.pdf({ format: "A4", printBackground: false });
  expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(12);
});

test("in forced colours: periods, today's line and the chosen varga are visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const result = await open(page, 1280, 800);
  await page.emulateMedia({ forcedColors: "active" });
  const seen = await page.evaluate(() => {
    const getStyle = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      period: Number.parseFloat(getStyle(".dasha-segment").borderTopWidth),
      today: getStyle(".dasha-now").backgroundColor,
      page: getStyle("html").backgroundColor,
      chosen: getStyle(".varga:has(:checked)").outlineStyle,
    };
  });
  expect(seen.period).toBeGreaterThanOrEqual(1);
  expect(seen.today).not.toBe(seen.page);
  expect(seen.chosen).toBe("solid");
  await expect(result).toBeVisible();
  await expectAccessible(page);
  await result.getByRole("button", { name: "Sky today" }).click();
  await expect(result.getByRole("img", { name: /^The sky around/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await result.getByRole("tab", { name: "Transits" }).click();
  await result.getByText("Transit aspects on the birth chart").click();
  await expect(result.getByText(/within three degrees/i).first()).toBeVisible();
  await expectAccessible(page);
  await result.getByRole("button", { name: "Hide" }).click();
  await expectAccessible(page);
});

test("today's line is beside the running period's name, not on it, on a phone and on a desktop", async ({ page }) => {
  const result = await open(page, 360, 800);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(result.locator("[data-segment-name]")).toHaveCount(3);
    const covered = await result.evaluate(
      (article) =>
        [...article.querySelectorAll("[data-segment-name]")].filter((name) => {
          const words = name.getBoundingClientRect();
          const line = name.parentElement?.querySelector(".dasha-now")?.getBoundingClientRect();
          return !line || (line.left < words.right - 1.5 && line.right > words.left + 1.5);
        }).length,
    );
    expect(covered, `${width} px`).toBe(0);
  }
});
