import { expect, test, type Page } from "@playwright/test";
import axe from "axe-core";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 768, 1280] as const;

/**
 * Every page a journey comes by is looked at by axe; the finding names the rule, the element and what is wrong with it. It is put into
 * a document once, however often that is looked at: reading it takes longer than a look at a small page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (tags) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    // What it would fetch first are sounds and films, and style sheets for rules that are not asked for.
    const { violations } = await here.run(document, { runOnly: tags, resultTypes: ["violations"], preload: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  }, WCAG_22_AA);
  expect(findings).toEqual([]);
}

/** The same page at every width, light and dark: it answers to both while it stands there, as a window does that is drawn smaller. */
export async function atEveryWidth(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await test.step(`${width} px, ${colorScheme}`, () => check(`${width}-${colorScheme}`));
    }
  }
}

/** Nothing may be wider than the window: a page that scrolls sideways hides half of itself on a phone. It may still be settling into a new one. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, "page width beyond the window's").toBeLessThanOrEqual(0);
}

/** For people to look at, where TEST_PICTURES is set: test-results/screens/<name>.png. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env["TEST_PICTURES"]) return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true, animations: "disabled" });
}
