import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FLAGS } from "../playwright.config.ts";
import type { Server } from "../support/server.ts";
import { executable } from "./phone.ts";

/** Of a hundred, as Lighthouse marks a page on its own slow phone. */
const GOALS: Readonly<Record<string, number>> = { performance: 95 };
const FULL = 100;

interface Marked {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
}

/** Nothing of a run leaves this machine: the page is the server's own, and the browser asks nobody else. */
const QUIET = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--no-first-run"];

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Each page in a browser of its own, which knows nothing but the session where there is one. */
async function mark(server: Server, token: string, page: Marked): Promise<boolean> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "lagna-lighthouse-"));
  const args = [...FLAGS, ...QUIET, `--remote-debugging-port=${port}`];
  // Playwright's own flag against it would be marked as the page's.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const options = { ...executable(), args, ignoreDefaultArgs, locale: "en-IN" };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    if (page.signedIn) {
      const [tab = await context.newPage()] = context.pages();
      await tab.goto(`${server.url}/robots.txt`);
      await tab.evaluate((held) => localStorage.setItem("authToken", held), token);
    }
    const flags = { port, logLevel: "error", disableStorageReset: true } as const;
    const { categories = {}, audits = {} } = (await lighthouse(server.url + page.path, flags))?.lhr ?? {};
    const marks = Object.values(categories).map(({ id, score }) => ({
      id,
      mark: Math.round((score ?? 0) * FULL),
      goal: GOALS[id] ?? FULL,
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

/** Lighthouse's marks of some pages, printed with what fell short; whether all goals are met. */
export async function benchLighthouse(server: Server, token: string, pages: readonly Marked[]): Promise<boolean> {
  console.log("\nLighthouse, marks / goals");
  let met = true;
  for (const page of pages) met = (await mark(server, token, page)) && met;
  return met;
}
