import { chromium, type Browser, type Page } from "@playwright/test";
import { FLAGS } from "../playwright.config.ts";
import { ADMINISTRATOR, createMember, signUp } from "../support/fixtures.ts";
import { startServer, type Server } from "../support/server.ts";
import { benchKundlis } from "./saved-kundlis.ts";
import { benchLighthouse } from "./lighthouse.ts";
import {
  getBrowserOptions,
  median,
  PHONE,
  type PageMetrics,
  throttlePage,
  observePage,
  type Tokens,
} from "./slow-phone.ts";

/**
 * `npm run bench:web`: the production build on a slow phone (processor four times slower, 1.6 Mbit/s, 150 ms), each page opened with an
 * empty cache in a new browser; the median of three. Then the Lighthouse scores of the same pages.
 */
const RUNS = 3;
/** By this time the page has long been idle. */
const SETTLE_MS = 2_500;

interface PageBenchmark {
  readonly name: string;
  readonly path: string;
  readonly as: keyof Tokens;
  readonly lcpMs: number;
  /** The first thing a user does there. */
  readonly act: (page: Page) => Promise<void>;
}

/** Saved before the visits, and measured as its own page. */
const SAVED_KUNDLI = {
  id: "bench-saved-kundli",
  name: "Asha Rao",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 6,
  minute: 35,
  city: "Mumbai",
  country: "India",
};

async function saveKundli(server: Server, token: string, kundli: object): Promise<void> {
  const response = await fetch(`${server.url}/api/v1/kundlis`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(kundli),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** The list of kundlis is measured without it. */
async function deleteKundli(server: Server, token: string): Promise<void> {
  const response = await fetch(`${server.url}/api/v1/kundlis/${SAVED_KUNDLI.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

const PAGES: readonly PageBenchmark[] = [
  { name: "landing", path: "/", as: "visitor", lcpMs: 2_000, act: openMenu },
  { name: "home", path: "/home", as: "visitor", lcpMs: 2_000, act: openMenu },
  {
    name: "login",
    path: "/login",
    as: "visitor",
    lcpMs: 2_300,
    act: (page) => page.getByLabel("Email").pressSequentially("a"),
  },
  {
    name: "try",
    path: "/try",
    as: "visitor",
    lcpMs: 2_000,
    act: (page) => page.getByLabel("Full name").pressSequentially("A"),
  },
  {
    name: "verify",
    path: "/verify",
    as: "visitor",
    lcpMs: 2_000,
    act: (page) => page.getByLabel("The reading").pressSequentially("A"),
  },
  {
    name: "generator",
    path: "/generate-kundali",
    as: "newcomer",
    lcpMs: 2_300,
    act: (page) => page.getByLabel("Full name").pressSequentially("A"),
  },
  {
    name: "kundli",
    path: `/kundlis/${SAVED_KUNDLI.id}`,
    as: "newcomer",
    lcpMs: 2_000,
    act: openMenu,
  },
  // Of Jaipur.
  { name: "panchang", path: "/panchang?place_id=1269515", as: "visitor", lcpMs: 1_500, act: openMenu },
  { name: "month", path: "/panchang/month?place_id=1269515", as: "visitor", lcpMs: 1_500, act: openMenu },
  { name: "festival", path: "/festivals/diwali/2026?place_id=1269515", as: "visitor", lcpMs: 1_500, act: openMenu },
  { name: "today", path: "/dashboard", as: "owner", lcpMs: 1_500, act: openMenu },
  { name: "newcomer", path: "/dashboard", as: "newcomer", lcpMs: 1_500, act: openMenu },
];
/** A limit for pages that hang, not a measure: the machine may be busy with other work. */
const TIMEOUT_MS = 300_000;
const GOALS = { tbtMs: 200, cls: 0.02, actMs: 200 };

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).click();
}

async function measureVisit(
  browser: Browser,
  server: Server,
  tokens: Tokens,
  bench: PageBenchmark,
): Promise<PageMetrics> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: "en-IN" });
  const token = tokens[bench.as];
  if (token !== null)
    await context.addInitScript((storedToken) => localStorage.setItem("authToken", storedToken), token);
  await context.addInitScript(observePage);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  try {
    await throttlePage(page);
    await page.goto(bench.path, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    const read = () => page.evaluate(() => ({ ...(globalThis as unknown as { seen: PageMetrics }).seen }));
    const loaded = await read();
    await bench.act(page);
    await page.waitForTimeout(500);
    return { ...loaded, act: (await read()).act };
  } finally {
    await context.close();
  }
}

function printRow(bench: PageBenchmark, all: readonly PageMetrics[]): boolean {
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

/** Measures some visits and prints their medians. A page that fails is named, and the others are still measured. */
async function benchPage(server: Server, tokens: Tokens, bench: PageBenchmark): Promise<boolean> {
  const all: PageMetrics[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await chromium.launch({ ...getBrowserOptions(), args: FLAGS, timeout: TIMEOUT_MS });
      all.push(await measureVisit(browser, server, tokens, bench).finally(() => browser.close()));
    }
    return printRow(bench, all);
  } catch (error) {
    console.log(`${bench.name.padEnd(10)}not measured: ${String(error).split("\n")[0]}`);
    return false;
  }
}

/** `npm run bench:web -- landing kundlis lighthouse` runs only these; with `lighthouse` alone, it audits all pages. */
const requestedNames = process.argv.slice(2);
const isRequested = (name: string): boolean => requestedNames.length === 0 || requestedNames.includes(name);
const auditsAll = requestedNames.every((name) => name === "lighthouse");
const isAudited = ({ name }: PageBenchmark): boolean => auditsAll || requestedNames.includes(name);

const server = await startServer();
let met = true;
try {
  const token = await signUp(server, ADMINISTRATOR);
  await saveKundli(server, token, SAVED_KUNDLI);
  const owner = await createMember(server, SAVED_KUNDLI.name);
  await saveKundli(server, owner.token, { ...SAVED_KUNDLI, id: "bench-own-kundli", is_self: true });
  const tokens: Tokens = { visitor: null, newcomer: token, owner: owner.token };
  console.log(
    `${"page".padEnd(10)}${["LCP ms", "TBT ms", "CLS", "act ms"].map((head) => head.padStart(14)).join(" ")}    measured / goal, largest paint`,
  );
  for (const bench of PAGES.filter(({ name }) => isRequested(name)))
    met = (await benchPage(server, tokens, bench)) && met;
  if (isRequested("lighthouse")) met = (await benchLighthouse(server, tokens, PAGES.filter(isAudited))) && met;
  await deleteKundli(server, token);
  if (isRequested("kundlis")) met = (await benchKundlis(server, token, RUNS)) && met;
} finally {
  await server.stop();
}
process.exitCode = met ? 0 : 1;
