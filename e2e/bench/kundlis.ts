import { chromium, type Browser, type Page } from "@playwright/test";
import { FLAGS } from "../playwright.config.ts";
import type { Server } from "../support/server.ts";
import { executable, median, PHONE, type Seen, throttle, watch } from "./phone.ts";

/**
 * The page of saved kundlis with a thousand of them, each a birth of its own, on the same slow phone as the other pages; and with ten
 * beside it, as a thousand are to be as quick as ten on whatever machine.
 */
const ROWS = 1_000;
const FEW = 10;
const BATCH = 50;
/** As a hand throws a page: so far, so fast. */
const THROW = { yDistance: -12_000, speed: 4_000 };
const SEARCH = "Moon in Rohini";
/** Milliseconds. `frame` is the longest time without a picture while the page is thrown, `whole` the same with all rows drawn. */
const GOALS = { first: 3_500, tbt: 600, frame: 200, whole: 300, key: 200, found: 1_500 };

const NAMES = ["Asha", "Ravi", "Meera", "Vikram", "Lata", "Arjun", "Kavita", "Suresh", "Nandini", "Imran"];
const FAMILIES = ["Rao", "Sen", "Iyer", "Sharma", "Gupta", "Nair", "Das", "Patel"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"];
const CITIES = ["Mumbai", "Varanasi", "Chennai", "Jaipur", "Kolkata", "Pune", "Lucknow", "Kochi", "Indore"];
const TAGS = [["family"], ["client"], [], ["client", "2026"], []];

/** Steps without a common divisor: no two births are alike. */
const birth = (index: number) => ({
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

/** Births of these numbers; milliseconds for each. */
async function save(server: Server, token: string, first: number, end: number): Promise<number> {
  const begun = performance.now();
  for (let from = first; from < end; from += BATCH) {
    const kundlis = Array.from({ length: Math.min(BATCH, end - from) }, (_, index) => birth(from + index));
    const response = await fetch(`${server.url}/api/v1/kundlis/batch`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ kundlis }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }
  return (performance.now() - begun) / (end - first);
}

/** What the whole list weighs on its way, and how long the server has it in hand. */
async function listed(server: Server, token: string) {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br, gzip" };
  const response = await fetch(`${server.url}/api/v1/kundlis`, { headers });
  const { total, kundlis } = (await response.json()) as { total: number; kundlis: unknown[] };
  if (total !== ROWS || kundlis.length !== ROWS) throw new Error(`${kundlis.length} of ${total} kundlis came`);
  const sent = await fetch(`${server.url}/api/v1/kundlis`, { headers: { ...headers, "accept-encoding": "identity" } });
  return { ms: performance.now() - begun, bytes: (await sent.arrayBuffer()).byteLength };
}

/** In the page: the longest time between two pictures since the last look. */
function watchFrames(): void {
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
type Watched = { frames: { worst: number }; seen: Seen };
const worstFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { frames } = globalThis as unknown as Watched;
    const { worst } = frames;
    frames.worst = 0;
    return worst;
  });

const drawn = (page: Page, atLeast: number): Promise<unknown> =>
  page.waitForFunction((count) => document.querySelectorAll("main ul > li").length >= count, atLeast, {
    polling: "raf",
    timeout: 60_000,
  });

async function typed(page: Page): Promise<Pick<Row, "key" | "found">> {
  await page.evaluate(() => ((globalThis as unknown as Watched).seen.act = 0));
  const answered = page.waitForResponse((response) => response.url().includes(`q=${SEARCH.replaceAll(" ", "+")}`));
  await page.getByRole("searchbox").pressSequentially(SEARCH, { delay: 60 });
  const begun = Date.now();
  await answered;
  // Until the answer is drawn the rows of before stand there and say that they wait; of ten perhaps none matches.
  await page.waitForFunction(() => !document.querySelector("main [aria-busy='true']"), undefined, { polling: "raf" });
  return { found: Date.now() - begun, key: await page.evaluate(() => (globalThis as unknown as Watched).seen.act) };
}

type Row = Record<keyof typeof GOALS, number>;

async function visit(browser: Browser, server: Server, token: string, rows: number): Promise<Row> {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url, locale: "en-IN" });
  await context.addInitScript((held) => localStorage.setItem("authToken", held), token);
  await context.addInitScript(watch);
  const page = await context.newPage();
  try {
    const session = await throttle(page);
    const thrown = async () => {
      await worstFrame(page);
      await session.send("Input.synthesizeScrollGesture", { x: 180, y: 500, ...THROW });
      return worstFrame(page);
    };
    await page.goto("/kundlis", { waitUntil: "commit" });
    await drawn(page, FEW);
    const first = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1_000);
    const { tbt } = await page.evaluate(() => ({ ...(globalThis as unknown as Watched).seen }));
    await page.evaluate(watchFrames);
    const frame = await thrown();
    // To the end, piece by piece, as far as there are rows.
    for (let pieces = 0; pieces < 200; pieces += 1) {
      const more = page.getByRole("button", { name: "Show more" });
      if ((await more.count()) === 0) break;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(150);
    }
    await drawn(page, rows);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(500);
    const whole = await thrown();
    await page.evaluate(() => window.scrollTo(0, 0));
    return { first, tbt, frame, whole, ...(await typed(page)) };
  } finally {
    await context.close();
  }
}

/** The medians of some visits. */
async function visits(server: Server, token: string, runs: number, rows: number): Promise<Row> {
  const all: Row[] = [];
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch({ ...executable(), args: FLAGS });
    all.push(await visit(browser, server, token, rows).finally(() => browser.close()));
  }
  const keys = Object.keys(GOALS) as (keyof Row)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((row) => row[key]))])) as Row;
}

const SAID: Record<keyof Row, string> = {
  first: "first row",
  tbt: "TBT",
  frame: "thrown",
  whole: "all drawn",
  key: "a key",
  found: "found",
};

/** Prints what was measured against what is wanted; whether all of it is met. */
export async function benchKundlis(server: Server, token: string, runs: number): Promise<boolean> {
  await save(server, token, 0, FEW);
  const few = await visits(server, token, runs, FEW);
  const each = await save(server, token, FEW, ROWS);
  const { ms, bytes } = await listed(server, token);
  console.log(
    `kundlis   ${ROWS} rows: saved in ${each.toFixed(1)} ms each; the list twice in ${ms.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB before it is packed`,
  );
  const many = await visits(server, token, runs, ROWS);
  const keys = Object.keys(GOALS) as (keyof Row)[];
  for (const key of keys) {
    const [value, ten] = [many[key], few[key]];
    const met = value <= GOALS[key] ? "" : " !";
    console.log(
      `          ${SAID[key].padEnd(10)}${value.toFixed(0).padStart(6)} / ${GOALS[key]} ms${met}, with ${FEW} rows ${ten.toFixed(0)}`,
    );
  }
  return keys.every((key) => many[key] <= GOALS[key]);
}
