import { chromium, type Browser, type Page } from "@playwright/test";
import { FLAGS } from "../playwright.config.ts";
import type { Server } from "../support/server.ts";
import { getBrowserOptions, median, PHONE, type PageMetrics, throttlePage, observePage } from "./slow-phone.ts";

/**
 * The page of saved kundlis with a thousand different births, on the same slow phone as the other pages. It is also measured with ten,
 * because a thousand are to be as quick as ten on any machine.
 */
const ROWS = 1_000;
const FEW_ROWS = 10;
const BATCH = 50;
/** A fast scroll by hand: distance in px, speed in px per second. */
const FLING_GESTURE = { yDistance: -12_000, speed: 4_000 };
/** A limit for pages that hang: the machine may be busy with other work. */
const TIMEOUT_MS = 300_000;
const SEARCH = "Moon in Rohini";
/** Milliseconds. `frame` is the longest time between two frames during a fast scroll, `whole` the same with all rows rendered. */
const GOALS = { first: 3_500, tbt: 600, frame: 200, whole: 300, key: 200, found: 1_500 };

const NAMES = ["Asha", "Ravi", "Meera", "Vikram", "Lata", "Arjun", "Kavita", "Suresh", "Nandini", "Imran"];
const FAMILIES = ["Rao", "Sen", "Iyer", "Sharma", "Gupta", "Nair", "Das", "Patel"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"];
const CITIES = ["Mumbai", "Varanasi", "Chennai", "Jaipur", "Kolkata", "Pune", "Lucknow", "Kochi", "Indore"];
const TAGS = [["family"], ["client"], [], ["client", "2026"], []];

/** Index factors without a common divisor, so that no two births are alike. */
const createBirth = (index: number) => ({
  id: `bench-kundli-${String(index).padStart(4, "0")}`,
  name: `${NAMES[index % 10]} ${FAMILIES[index % 8]} ${index}`,
  gender: index % 2 === 0 ? "female" : "male",
  year: 1931 + (index % 79),
  month: MONTHS[(index * 7) % 10],
  day: 1 + ((index * 11) % 28),
  hour: (index * 5) % 24,
  minute: (index * 13) % 60,
  second: 0,
  city: CITIES[index % 9],
  country: "India",
  tags: TAGS[index % 5],
});

/** Saves the births with these indexes; returns milliseconds per birth. */
async function saveKundlis(server: Server, token: string, first: number, end: number): Promise<number> {
  const startedAt = performance.now();
  for (let from = first; from < end; from += BATCH) {
    const kundlis = Array.from({ length: Math.min(BATCH, end - from) }, (_, index) => createBirth(from + index));
    const response = await fetch(`${server.url}/api/v1/kundlis/batch`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ kundlis }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }
  return (performance.now() - startedAt) / (end - first);
}

/** The size of the whole list, and the time of requesting it twice. */
async function listKundlis(server: Server, token: string) {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br, gzip" };
  const response = await fetch(`${server.url}/api/v1/kundlis`, { headers });
  const { total, kundlis } = (await response.json()) as { total: number; kundlis: unknown[] };
  if (total !== ROWS || kundlis.length !== ROWS) throw new Error(`${kundlis.length} of ${total} kundlis came`);
  const sent = await fetch(`${server.url}/api/v1/kundlis`, { headers: { ...headers, "accept-encoding": "identity" } });
  return { ms: performance.now() - startedAt, bytes: (await sent.arrayBuffer()).byteLength };
}

/** Runs in the page: records the longest time between two frames since the last reading. */
function observeFrames(): void {
  const frames = { worst: 0 };
  Object.assign(globalThis, { frames });
  let last = 0;
  const next = (now: number) => {
    if (last > 0) frames.worst = Math.max(frames.worst, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
type PageGlobals = { frames: { worst: number }; seen: PageMetrics };
const readWorstFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { frames } = globalThis as unknown as PageGlobals;
    const { worst } = frames;
    frames.worst = 0;
    return worst;
  });

const waitForRows = (page: Page, atLeast: number): Promise<unknown> =>
  page.waitForFunction((count) => document.querySelectorAll("main ul > li").length >= count, atLeast, {
    polling: "raf",
  });

async function measureTyping(page: Page): Promise<Pick<Row, "key" | "found">> {
  await page.evaluate(() => ((globalThis as unknown as PageGlobals).seen.act = 0));
  const answerReceived = page.waitForResponse((response) =>
    response.url().includes(`q=${SEARCH.replaceAll(" ", "+")}`),
  );
  await page.getByRole("searchbox").pressSequentially(SEARCH, { delay: 60 });
  const startedAt = Date.now();
  await answerReceived;
  // Until the answer is rendered, the old rows are marked busy; among ten rows perhaps none matches.
  await page.waitForFunction(() => !document.querySelector("main [aria-busy='true']"), undefined, { polling: "raf" });
  return {
    found: Date.now() - startedAt,
    key: await page.evaluate(() => (globalThis as unknown as PageGlobals).seen.act),
  };
}

type Row = Record<keyof typeof GOALS, number>;

async function measureVisit(browser: Browser, server: Server, token: string, rows: number): Promise<Row> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: "en-IN" });
  await context.addInitScript((storedToken) => localStorage.setItem("authToken", storedToken), token);
  await context.addInitScript(observePage);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  try {
    const session = await throttlePage(page);
    const measureFling = async () => {
      await readWorstFrame(page);
      await session.send("Input.synthesizeScrollGesture", { x: 180, y: 500, ...FLING_GESTURE });
      return readWorstFrame(page);
    };
    await page.goto("/kundlis", { waitUntil: "commit" });
    await waitForRows(page, FEW_ROWS);
    const first = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1_000);
    const { tbt } = await page.evaluate(() => ({ ...(globalThis as unknown as PageGlobals).seen }));
    await page.evaluate(observeFrames);
    const frame = await measureFling();
    // Scrolls to the end until all rows are rendered.
    for (let pieces = 0; pieces < 200; pieces += 1) {
      const more = page.getByRole("button", { name: "Show more" });
      if ((await more.count()) === 0) break;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(150);
    }
    await waitForRows(page, rows);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(500);
    const worstAllDrawn = await measureFling();
    await page.evaluate(() => window.scrollTo(0, 0));
    return { first, tbt, frame, whole: worstAllDrawn, ...(await measureTyping(page)) };
  } finally {
    await context.close();
  }
}

/** The medians of some visits. */
async function measureVisits(server: Server, token: string, runs: number, rows: number): Promise<Row> {
  const all: Row[] = [];
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch({ ...getBrowserOptions(), args: FLAGS });
    all.push(await measureVisit(browser, server, token, rows).finally(() => browser.close()));
  }
  const keys = Object.keys(GOALS) as (keyof Row)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((row) => row[key]))])) as Row;
}

const METRIC_LABELS: Record<keyof Row, string> = {
  first: "first row",
  tbt: "TBT",
  frame: "thrown",
  whole: "all drawn",
  key: "a key",
  found: "found",
};

/** Prints the measurements beside the goals; resolves to whether all goals are met. */
export async function benchKundlis(server: Server, token: string, runs: number): Promise<boolean> {
  await saveKundlis(server, token, 0, FEW_ROWS);
  const few = await measureVisits(server, token, runs, FEW_ROWS);
  const msPerSave = await saveKundlis(server, token, FEW_ROWS, ROWS);
  const { ms, bytes } = await listKundlis(server, token);
  console.log(
    `kundlis   ${ROWS} rows: saved in ${msPerSave.toFixed(1)} ms each; the list twice in ${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB before it is packed`,
  );
  const many = await measureVisits(server, token, runs, ROWS);
  const keys = Object.keys(GOALS) as (keyof Row)[];
  for (const key of keys) {
    const [value, ten] = [many[key], few[key]];
    const met = value <= GOALS[key] ? "" : " !";
    console.log(
      `          ${METRIC_LABELS[key].padEnd(10)}${value.toFixed(0).padStart(6)} / ${GOALS[key]} ms${met}, with ${FEW_ROWS} rows ${ten.toFixed(0)}`,
    );
  }
  return keys.every((key) => many[key] <= GOALS[key]);
}
