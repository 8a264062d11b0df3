import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openIndexFile } from "../src/gazetteer/open-index.ts";
import { computeSourceHash } from "../src/place-index/source-files.ts";
import { openGazetteer } from "../src/index.ts";

/** Two processes build a real index at the same time. */
const TIMEOUT_MS = 600_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "places-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files = () => readdirSync(directory).sort();

test(
  "of two processes starting at once one builds the index, both wait for it and answer, neither blocks its event loop, and one complete index is left",
  async () => {
    const cache = join(directory, "new", "cache");
    const script = join(directory, "start.ts");
    const door = new URL("../src/index.ts", import.meta.url).href;
    writeFileSync(
      script,
      `import { openGazetteer } from ${JSON.stringify(door)};
       let builds = 0;
       const onProgress = () => (builds = 1);
       const gazetteer = openGazetteer({ cacheDir: ${JSON.stringify(cache)}, onProgress });
       console.log((await gazetteer.searchPlaces("cawnpore", { limit: 1 }))[0]?.name, builds);
       gazetteer.close();`,
    );
    const other = run(script);
    let builds = 0;
    const gazetteer = openGazetteer({ cacheDir: cache, onProgress: () => (builds = 1) });
    const longest = measureLongestPause();
    const start = performance.now();
    const answers = await Promise.all(["bombay", "delhi"].map((text) => gazetteer.searchPlaces(text, { limit: 1 })));
    expect(answers.flat().map((place) => place.name)).toEqual(["Mumbai", "Delhi"]);
    // The build takes seconds; waiting processes must not be blocked, even on a busy machine.
    expect(longest()).toBeLessThan((performance.now() - start) / 4);
    expect(await other).toBe(`Kanpur ${1 - builds}`);
    const [index, ...others] = readdirSync(cache);
    expect(others).toEqual([]);
    gazetteer.close();

    const file = join(cache, index as string);
    const { ino } = statSync(file);
    expect(await run(script)).toBe("Kanpur 0");
    expect(statSync(file).ino).toBe(ino);
    const unused = join(directory, "unused");
    const madeBefore = openGazetteer({ builtDir: cache, cacheDir: unused });
    expect((await madeBefore.searchPlaces("benares", { limit: 1 }))[0]?.name).toBe("Varanasi");
    expect(existsSync(unused)).toBe(false);
    madeBefore.close();
    await expectOnlyCompleteIndexesOpen(file);
  },
  TIMEOUT_MS,
);

/** Checks that a truncated index, one of other data and a file that is not an index are rejected, and so rebuilt. */
async function expectOnlyCompleteIndexesOpen(file: string): Promise<void> {
  const hash = await computeSourceHash();
  const whole = openIndexFile(file, hash);
  expect(whole).not.toBeNull();
  whole?.close();
  expect(openIndexFile(file, "another hash")).toBeNull();
  truncateSync(file, statSync(file).size - 8192);
  expect(openIndexFile(file, hash)).toBeNull();
  truncateSync(file, 100);
  expect(openIndexFile(file, hash)).toBeNull();
  writeFileSync(file, "not a database");
  expect(openIndexFile(file, hash)).toBeNull();
  rmSync(file);
  expect(openIndexFile(file, hash)).toBeNull();
}

/** The longest time in milliseconds that the event loop was blocked since the call. */
function measureLongestPause(): () => number {
  let longest = 0;
  let last = performance.now();
  const ticker = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  return () => {
    clearInterval(ticker);
    return longest;
  };
}

test("a directory that cannot be created gives each caller an error, without a crash", async () => {
  writeFileSync(join(directory, "file"), "");
  const gazetteer = openGazetteer({ cacheDir: join(directory, "file") });
  await expect(gazetteer.ready()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(gazetteer.searchPlaces("delhi")).rejects.toThrow(/EEXIST|ENOTDIR/);
  gazetteer.close();
});

test("closing during a build ends it and leaves nothing behind", async () => {
  const gazetteer = openGazetteer({ cacheDir: directory });
  const ready = gazetteer.ready();
  const refusal = ready.then(String, String);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  gazetteer.close();
  expect(await refusal).toBe("Error: The gazetteer is closed");
  expect(files()).toEqual([]);
});

function run(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(out.trim()) : reject(new Error(`exit ${code}`))));
  });
}
