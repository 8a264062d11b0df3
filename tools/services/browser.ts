import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, findProgram, isProgram } from "../lib/find.ts";
import { run } from "../lib/run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
/** Draws pages and no windows around them: about half the work, by processor time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const FOLDERS = ["/usr/bin", "/snap/bin", "/opt/google/chrome", "/Applications/Google Chrome.app/Contents/MacOS"];

/**
 * An existing Chrome or Chromium, one without windows before the others; else Playwright's own download, else Debian's package. A machine of
 * continuous integration is there for this alone: the one without windows is installed where it can be.
 */
export async function browser({ windows = false } = {}): Promise<{ path: string } | { missing: string }> {
  const reasons: string[] = [];
  const names = windows ? NAMES : [...SHELLS, ...NAMES];
  const install = async (name: string) => ((await installed(reasons, name)) ? findProgram(names, FOLDERS) : null);
  const attempts = [
    () => Promise.resolve(process.env["TEST_BROWSER"] ?? findProgram(windows ? [] : SHELLS, FOLDERS)),
    () => Promise.resolve(!windows && process.env["CI"] ? install("chromium-headless-shell") : null),
    () => Promise.resolve(findProgram([...names, "Google Chrome"], FOLDERS)),
    playwrightsOwn,
    () => install("chromium"),
  ];
  for (const attempt of attempts) {
    const path = await attempt();
    if (!path) continue;
    const problem = await failsToStart(path);
    if (!problem) return { path };
    reasons.push(`${path} does not start (${problem})`);
  }
  return {
    missing: ["A browser: no Chrome or Chromium, and Playwright's own could not be used", ...reasons].join("; "),
  };
}

async function playwrightsOwn(): Promise<string | null> {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const cwd = { spawn: { cwd: join(import.meta.dirname, "../../e2e") } };
  const where = await run("node", ["--input-type=module", "-e", script], { quiet: true, ...cwd });
  const path = where.output.trim();
  if (where.status !== 0) return null;
  if (isProgram(path)) return path;
  console.log("playwright install chromium");
  // Three tries of half a minute each is what an unreachable download host costs; more would not help.
  await run("playwright", ["install", "chromium"], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
  });
  return isProgram(path) ? path : null;
}

async function installed(reasons: string[], name: string): Promise<boolean> {
  // Fonts: without any, Devanagari fall-back text has no glyphs and Chromium warns on every page.
  const problem = await aptInstall(name, "fonts-noto-core");
  if (problem) reasons.push(problem);
  return problem === null;
}

/** Null when it renders an empty page; a download without its system libraries exists but does not run. */
async function failsToStart(path: string): Promise<string | null> {
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
