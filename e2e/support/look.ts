import { expect, test, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface Axed {
  readonly axe: typeof axe;
}
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS = [360, 768, 1280] as const;

/**
 * Every page a journey comes by is looked at by axe; the finding names the rule, the element and what is wrong with it. Its half megabyte
 * of code is brought into a document once: no page of ours has frames of others, for which a driver would bring it with every look.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe.source}; undefined`);
  const options: RunOptions = { runOnly: { type: "tag", values: WCAG_22_AA }, resultTypes: ["violations"] };
  const violations = await page.evaluate(
    async (asked) => (await (window as unknown as Axed).axe.run(document, asked)).violations,
    options,
  );
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
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

/** Nothing may be wider than the window: a page that scrolls sideways hides half of itself on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, view } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(wide, "page width").toBeLessThanOrEqual(view);
}

/** For people to look at, where TEST_PICTURES is set: test-results/screens/<name>.png. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env["TEST_PICTURES"]) return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true, animations: "disabled" });
}
