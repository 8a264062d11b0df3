import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openGazetteer } from "../src/index.ts";

/** Each of these builds a real index, some of them several: seconds each. */
const PATIENCE_MS = 180_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "places-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const files = () => readdirSync(directory).sort();

test(
  "a search that comes while the index is being built waits, and the event loop does not",
  async () => {
    const gazetteer = openGazetteer({ cacheDir: join(directory, "new", "folder") });
    let longest = 0;
    let last = performance.now();
    const ticker = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const answers = await Promise.all(["bombay", "delhi"].map((text) => gazetteer.searchPlaces(text, { limit: 1 })));
    clearInterval(ticker);
    gazetteer.close();
    expect(answers.flat().map((place) => place.name)).toEqual(["Mumbai", "Delhi"]);
    expect(longest).toBeLessThan(1000);
  },
  PATIENCE_MS,
);

test(
  "two processes starting at once both answer, leave one index, and a third opens it; a torn or foreign one is built anew",
  async () => {
    const script = join(directory, "start.ts");
    const door = new URL("../src/index.ts", import.meta.url).href;
    writeFileSync(
      script,
      `import { openGazetteer } from ${JSON.stringify(door)};
       const gazetteer = openGazetteer({ cacheDir: ${JSON.stringify(join(directory, "cache"))} });
       console.log((await gazetteer.searchPlaces("cawnpore", { limit: 1 }))[0]?.name);
       gazetteer.close();`,
    );
    expect(await Promise.all([run(script), run(script)])).toEqual(["Kanpur", "Kanpur"]);
    const cache = join(directory, "cache");
    const [index, ...others] = readdirSync(cache);
    expect(others).toEqual([]);
    const file = join(cache, index as string);
    const { ino, size } = statSync(file);

    expect(await run(script)).toBe("Kanpur");
    expect(statSync(file).ino).toBe(ino);

    truncateSync(file, size / 2);
    writeFileSync(join(cache, "gazetteer-0-0123456789abcdef.sqlite"), "an index of other data");
    expect(await run(script)).toBe("Kanpur");
    expect(statSync(file).size).toBe(size);
    expect(readdirSync(cache)).toEqual([index]);

    writeFileSync(file, "not a database");
    expect(await run(script)).toBe("Kanpur");
    expect(readFileSync(file).subarray(0, 15).toString()).toBe("SQLite format 3");
  },
  PATIENCE_MS,
);

test("a directory that cannot be made is an error to each caller, not a crash", async () => {
  writeFileSync(join(directory, "file"), "");
  const gazetteer = openGazetteer({ cacheDir: join(directory, "file") });
  await expect(gazetteer.ready()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(gazetteer.searchPlaces("delhi")).rejects.toThrow();
  gazetteer.close();
});

test("closing while building ends the build and leaves nothing behind", async () => {
  const gazetteer = openGazetteer({ cacheDir: directory });
  const ready = gazetteer.ready();
  const refused = expect(ready).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  gazetteer.close();
  await refused;
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
