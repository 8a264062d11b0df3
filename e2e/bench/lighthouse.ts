import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FLAGS } from "../playwright.config.ts";
import type { Server } from "../support/server.ts";
import { getBrowserOptions, type Tokens } from "./slow-phone.ts";

/** Minimum scores out of 100, with Lighthouse's own simulated slow phone. */
const GOALS: Readonly<Record<string, number>> = { performance: 95 };
const MAX_SCORE = 100;

interface AuditedPage {
  readonly name: string;
  readonly path: string;
  readonly as: keyof Tokens;
}

/** No requests leave this machine: the page is served locally, and the browser may reach no other host. */
const OFFLINE_FLAGS = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--no-first-run"];

/** Lighthouse and what it needs are 150 MB, so this folder has its own package and an ordinary install does without. */
async function loadLighthouse() {
  if (!existsSync(join(import.meta.dirname, "node_modules/lighthouse")))
    execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: import.meta.dirname, stdio: "inherit" });
  return (await import("lighthouse")).default;
}

type Lighthouse = Awaited<ReturnType<typeof loadLighthouse>>;

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Audits a page in a new browser that has only the session, if there is one. */
async function auditPage(lighthouse: Lighthouse, server: Server, tokens: Tokens, page: AuditedPage): Promise<boolean> {
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), "lagna-lighthouse-"));
  const args = [...FLAGS, ...OFFLINE_FLAGS, `--remote-debugging-port=${port}`];
  // Playwright disables the back/forward cache by default, and Lighthouse would lower the page's score for it.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const options = { ...getBrowserOptions(), args, ignoreDefaultArgs, locale: "en-IN" };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    const token = tokens[page.as];
    if (token !== null) {
      const [tab = await context.newPage()] = context.pages();
      await tab.goto(`${server.url}/robots.txt`);
      await tab.evaluate((storedToken) => localStorage.setItem("authToken", storedToken), token);
    }
    const flags = { port, logLevel: "error", disableStorageReset: true } as const;
    const { categories = {}, audits = {} } = (await lighthouse(server.url + page.path, flags))?.lhr ?? {};
    const marks = Object.values(categories).map(({ id, score }) => ({
      id,
      mark: Math.round((score ?? 0) * MAX_SCORE),
      goal: GOALS[id] ?? MAX_SCORE,
    }));
    const cells = marks.map(({ id, mark, goal }) => `${id} ${mark} / ${goal}${mark >= goal ? "" : "!"}`);
    console.log(`${page.name.padEnd(10)}${cells.join("   ")}`);
    for (const { score, title, scoreDisplayMode } of Object.values(audits))
      if (scoreDisplayMode === "binary" && score === 0) console.log(`${"".padEnd(10)}not: ${title}`);
    return marks.length > 0 && marks.every(({ mark, goal }) => mark >= goal);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Prints the Lighthouse scores of some pages with what fell short; resolves to whether all goals are met. */
export async function benchLighthouse(server: Server, tokens: Tokens, pages: readonly AuditedPage[]): Promise<boolean> {
  console.log("\nLighthouse, marks / goals");
  const lighthouse = await loadLighthouse();
  let met = true;
  for (const page of pages) met = (await auditPage(lighthouse, server, tokens, page)) && met;
  return met;
}
