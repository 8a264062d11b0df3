import { expect, test, type Page } from "@playwright/test";
import axe from "axe-core";
import { SAMPLED } from "../journey-parts.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 768, 1280];
const DESIGN_WIDTHS = [360, 768, 1440];

/**
 * Checks a page with axe; a finding names the rule, the element and the problem. The script is injected once per document, because parsing
 * it takes longer than checking a small page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (tags) => {
    const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
    // Preloading would fetch media and style sheets, which only rules that are not run here need.
    const { violations } = await axeInPage.run(document, {
      runOnly: tags,
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  }, WCAG_22_AA);
  expect(findings).toEqual([]);
}

const COLOR_SCHEMES: readonly ("light" | "dark")[] = ["light", "dark"];
/** In the daily part each width has one colour scheme, in turn, if the test checks the others in the nightly part. */
const isSampled = (): boolean => process.env["TEST_PART"] === "daily" && test.info().tags.includes(SAMPLED);
/** How many such checks of a page there were; the next one begins with the other colour scheme. */
const checksOfPage = new WeakMap<Page, number>();

/** Checks the same page at every width, light and dark, without reloading it, like a window that is resized. */
export async function checkAtEveryWidth(
  page: Page,
  check: (variant: string) => Promise<void>,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const earlier = checksOfPage.get(page) ?? 0;
  checksOfPage.set(page, earlier + 1);
  for (const [index, width] of widths.entries()) {
    const inTurn = COLOR_SCHEMES.filter((_, scheme) => scheme === (earlier + index) % COLOR_SCHEMES.length);
    for (const colorScheme of isSampled() ? inTurn : COLOR_SCHEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await test.step(`${width} px, ${colorScheme}`, () => check(`${width}-${colorScheme}`));
    }
  }
}

/**
 * Nothing may be wider than the window: on a phone, part of a page that scrolls sideways is hidden. Waits while the layout is still
 * adapting to a new size.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(measureOverflow, "page width beyond the window's").toBeLessThanOrEqual(0);
}

/** For visual review, if TEST_PICTURES is set: test-results/screens/<name>.png. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env["TEST_PICTURES"]) return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true, animations: "disabled" });
}

/** Checks and photographs a page at the widths of the design, light and dark. */
export const checkLayout = (page: Page, name: string, widths: readonly number[] = DESIGN_WIDTHS): Promise<void> =>
  checkAtEveryWidth(
    page,
    async (variant) => {
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await takeScreenshot(page, `${name}-${variant}`);
    },
    widths,
  );
