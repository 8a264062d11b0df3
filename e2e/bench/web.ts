import { chromium, type Browser, type Page } from "@playwright/test";
import { FLAGS } from "../playwright.config.ts";
import { ADMINISTRATOR, signUp } from "../support/fixtures.ts";
import { startServer, type Server } from "../support/server.ts";
import { benchKundlis } from "./kundlis.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { executable, median, PHONE, type Seen, throttle, watch } from "./phone.ts";

/**
 * `npm run bench:web`: the built product as a slow phone has it (processor four times slower, 1.6 Mbit/s, 150 ms), each page opened
 * cold, in a browser of its own; the median of three. Then the same pages as Lighthouse marks them.
 */
const RUNS = 3;
/** Nothing more comes after this long: the page has long stood. */
const SETTLE_MS = 2_500;

interface Bench {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  readonly lcpMs: number;
  /** What a person does there first. */
  readonly act: (page: Page) => Promise<void>;
}

const PAGES: readonly Bench[] = [
  { name: "landing", path: "/", signedIn: false, lcpMs: 2_000, act: openMenu },
  { name: "home", path: "/home", signedIn: false, lcpMs: 2_000, act: openMenu },
  {
    name: "login",
    path: "/login",
    signedIn: false,
    lcpMs: 2_300,
    act: (page) => page.getByLabel("Email").pressSequentially("a"),
  },
  {
    name: "generator",
    path: "/generate-kundali",
    signedIn: true,
    lcpMs: 2_300,
    act: (page) => page.getByLabel("Full name").pressSequentially("A"),
  },
];
const GOALS = { tbtMs: 200, cls: 0.02, actMs: 200 };

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).click();
}

async function visit(browser: Browser, server: Server, token: string, bench: Bench): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: "en-IN" });
  if (bench.signedIn) await context.addInitScript((held) => localStorage.setItem("authToken", held), token);
  await context.addInitScript(watch);
  const page = await context.newPage();
  try {
    await throttle(page);
    await page.goto(bench.path, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    const read = () => page.evaluate(() => ({ ...(globalThis as unknown as { seen: Seen }).seen }));
    const loaded = await read();
    await bench.act(page);
    await page.waitForTimeout(500);
    return { ...loaded, act: (await read()).act };
  } finally {
    await context.close();
  }
}

function row(bench: Bench, all: readonly Seen[]): boolean {
  const [lcp, tbt, cls, act] = (["lcp", "tbt", "cls", "act"] as const).map((key) =>
    median(all.map((seen) => seen[key])),
  );
  const cells = [
    [lcp, bench.lcpMs, 0],
    [tbt, GOALS.tbtMs, 0],
    [cls, GOALS.cls, 3],
    [act, GOALS.actMs, 0],
  ] as const;
  const text = cells.map(([value = NaN, goal, digits]) =>
    `${value.toFixed(digits)} / ${goal}${value <= goal ? " " : "!"}`.padStart(15),
  );
  console.log(`${bench.name.padEnd(10)}${text.join("")}   ${all[0]?.what ?? ""}`);
  return cells.every(([value = NaN, goal]) => value <= goal);
}

/** `npm run bench:web -- landing kundlis lighthouse`: these alone. */
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const server = await startServer();
let met = true;
try {
  const token = await signUp(server, ADMINISTRATOR);
  console.log(
    `${"page".padEnd(10)}${["LCP ms", "TBT ms", "CLS", "act ms"].map((head) => head.padStart(14)).join(" ")}    measured / goal, largest paint`,
  );
  for (const bench of PAGES.filter(({ name }) => isWanted(name))) {
    const all: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await chromium.launch({ ...executable(), args: FLAGS });
      all.push(await visit(browser, server, token, bench).finally(() => browser.close()));
    }
    met = row(bench, all) && met;
  }
  if (isWanted("kundlis")) met = (await benchKundlis(server, token, RUNS)) && met;
  if (isWanted("lighthouse")) met = (await benchLighthouse(server, token, PAGES)) && met;
} finally {
  await server.stop();
}
process.exitCode = met ? 0 : 1;
