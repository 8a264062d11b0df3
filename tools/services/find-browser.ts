import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installAptPackages, findProgram, isProgram } from "../lib/system-programs.ts";
import { run } from "../lib/run-command.ts";

const BROWSER_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
/** Renders pages without windows, which takes about half the CPU time. */
const HEADLESS_SHELL_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSER_DIRS = ["/usr/bin", "/snap/bin", "/opt/google/chrome", "/Applications/Google Chrome.app/Contents/MacOS"];

/**
 * Finds an existing Chrome or Chromium (headless shell first), else Playwright's own download, else installs Debian's package. With `CI` set
 * the headless shell is installed if possible, even if another browser exists.
 * @param windows true if the tests need a browser with windows, for popups
 */
export async function findBrowser({ windows = false } = {}): Promise<{ path: string } | { missing: string }> {
  const reasons: string[] = [];
  const names = windows ? BROWSER_NAMES : [...HEADLESS_SHELL_NAMES, ...BROWSER_NAMES];
  const install = async (name: string) =>
    (await installBrowser(reasons, name)) ? findProgram(names, BROWSER_DIRS) : null;
  const attempts = [
    () =>
      Promise.resolve(process.env["TEST_BROWSER"] ?? findProgram(windows ? [] : HEADLESS_SHELL_NAMES, BROWSER_DIRS)),
    () => Promise.resolve(!windows && process.env["CI"] ? install("chromium-headless-shell") : null),
    () => Promise.resolve(findProgram([...names, "Google Chrome"], BROWSER_DIRS)),
    findPlaywrightBrowser,
    () => install("chromium"),
  ];
  for (const attempt of attempts) {
    const path = await attempt();
    if (!path) continue;
    const problem = await checkStart(path);
    if (!problem) return { path };
    reasons.push(`${path} does not start (${problem})`);
  }
  return {
    missing: ["A browser: no Chrome or Chromium, and Playwright's own could not be used", ...reasons].join("; "),
  };
}

async function findPlaywrightBrowser(): Promise<string | null> {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const cwd = { spawn: { cwd: join(import.meta.dirname, "../../e2e") } };
  const where = await run("node", ["--input-type=module", "-e", script], { quiet: true, ...cwd });
  const path = where.output.trim();
  if (where.status !== 0) return null;
  if (isProgram(path)) return path;
  console.log("playwright install chromium");
  // An unreachable download host costs three attempts of half a minute each; a longer time-out would not help.
  await run("playwright", ["install", "chromium"], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
  return isProgram(path) ? path : null;
}

async function installBrowser(reasons: string[], name: string): Promise<boolean> {
  // Without the fonts, Devanagari fallback text has no glyphs and Chromium warns on every page.
  const problem = await installAptPackages(name, "fonts-noto-core");
  if (problem) reasons.push(problem);
  return problem === null;
}

/** Null if the browser renders an empty page, else the error: a download without its system libraries exists but does not run. */
async function checkStart(path: string): Promise<string | null> {
  const profile = mkdtempSync(join(tmpdir(), "lagna-browser-"));
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    `--user-data-dir=${profile}`,
    "--dump-dom",
    "about:blank",
  ];
  const { status, output } = await run(path, flags, { quiet: true });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return status === 0 && output.includes("<html") ? null : (output.trim().split("\n").at(-1) ?? `status ${status}`);
}
