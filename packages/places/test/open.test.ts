import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tryOpen } from "../src/gazetteer/open.ts";
import { sourceHash } from "../src/gazetteer/source.ts";
import { openGazetteer } from "../src/index.ts";

/** A real index is built, by two processes at once. */
const PATIENCE_MS = 600_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "places-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files = () => readdirSync(directory).sort();

test(
  "two processes starting at once: both wait for the index and answer, neither holds its event loop, one whole index is left",
  async () => {
    const cache = join(directory, "new", "cache");
    const script = join(directory, "start.ts");
    const door = new URL("../src/index.ts", import.meta.url).href;
    writeFileSync(
      script,
      `import { openGazetteer } from ${JSON.stringify(door)};
       const gazetteer = openGazetteer({ cacheDir: ${JSON.stringify(cache)} });
       console.log((await gazetteer.searchPlaces("cawnpore", { limit: 1 }))[0]?.name);
       gazetteer.close();`,
    );
    const other = run(script);
    const gazetteer = openGazetteer({ cacheDir: cache });
    const longest = longestPause();
    const start = performance.now();
    const answers = await Promise.all(["bombay", "delhi"].map((text) => gazetteer.searchPlaces(text, { limit: 1 })));
    expect(answers.flat().map((place) => place.name)).toEqual(["Mumbai", "Delhi"]);
    // The build takes seconds; whoever waits for it must stay free, also on a busy machine.
    expect(longest()).toBeLessThan((performance.now() - start) / 4);
    expect(await other).toBe("Kanpur");
    const [index, ...others] = readdirSync(cache);
    expect(others).toEqual([]);
    gazetteer.close();

    const file = join(cache, index as string);
    const { ino } = statSync(file);
    expect(await run(script)).toBe("Kanpur");
    expect(statSync(file).ino).toBe(ino);
    const unused = join(directory, "unused");
    const madeBefore = openGazetteer({ builtDir: cache, cacheDir: unused });
    expect((await madeBefore.searchPlaces("benares", { limit: 1 }))[0]?.name).toBe("Varanasi");
    expect(existsSync(unused)).toBe(false);
    madeBefore.close();
    await onlyWholeIndexesOpen(file);
  },
  PATIENCE_MS,
);

/** An index cut short, one of other data and a file that is none are each taken for no index at all, and so built anew. */
async function onlyWholeIndexesOpen(file: string): Promise<void> {
  const hash = await sourceHash();
  const whole = tryOpen(file, hash);
  expect(whole).not.toBeNull();
  whole?.close();
  expect(tryOpen(file, "another hash")).toBeNull();
  truncateSync(file, statSync(file).size - 8192);
  expect(tryOpen(file, hash)).toBeNull();
  truncateSync(file, 100);
  expect(tryOpen(file, hash)).toBeNull();
  writeFileSync(file, "not a database");
  expect(tryOpen(file, hash)).toBeNull();
  rmSync(file);
  expect(tryOpen(file, hash)).toBeNull();
}

/** Milliseconds the event loop was held longest since the call. */
function longestPause(): () => number {
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

test("a directory that cannot be made is an error to each caller, not a crash", async () => {
  writeFileSync(join(directory, "file"), "");
  const gazetteer = openGazetteer({ cacheDir: join(directory, "file") });
  await expect(gazetteer.ready()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(gazetteer.searchPlaces("delhi")).rejects.toThrow(/EEXIST|ENOTDIR/);
  gazetteer.close();
});

test("closing while building ends the build and leaves nothing behind", async () => {
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
