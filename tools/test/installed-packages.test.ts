import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackages } from "../lib/packages/build-packages.ts";
import { packPackages } from "../lib/packages/pack-packages.ts";
import { PUBLISHED_PACKAGES } from "../lib/packages/published-packages.data.ts";
import { readExample } from "../lib/packages/read-example.ts";
import { NATIVE_COMPILER } from "../lib/run-checks.ts";
import { ROOT, run } from "../lib/run-command.ts";
import { findBrowser } from "../services/find-browser.ts";
import { serveFolder } from "./packages/serve-folder.ts";
import { installTestNodes } from "./packages/test-nodes.ts";

/** Building, packing and installing takes a minute on an idle machine, and the index of places another. */
const MINUTES = 60_000;
const FIXTURES = join(import.meta.dirname, "packages");

/** A project of another programmer: an empty folder outside the repository, into which the packed packages are installed. */
const project = mkdtempSync(join(tmpdir(), "lagna-project-"));
let nodes: ReadonlyMap<number, string>;

beforeAll(async () => {
  const packed = join(project, "packed");
  await buildPackages(PUBLISHED_PACKAGES, packed);
  const tarballs = await packPackages(PUBLISHED_PACKAGES, packed);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await runInProject("npm", ["install", "--no-audit", "--no-fund", ...tarballs.map(({ file }) => file)]);
  for (const { name } of tarballs) rmSync(join(packed, name.replace("@lagna/", "")), { recursive: true });
  cpSync(FIXTURES, project, { recursive: true });
  // Not a module of this repository: here it would be compiled with the sources.
  renameSync(join(project, "consumer.ts.txt"), join(project, "consumer.ts"));
  nodes = await installTestNodes();
}, 15 * MINUTES);
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** @returns what the program printed. @throws Error with that if it fails */
async function runInProject(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { status, output } = await run(command, args, {
    quiet: true,
    spawn: { cwd: project },
    env: { NODE_OPTIONS: "--disable-warning=ExperimentalWarning", NODE_COMPILE_CACHE: undefined, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with status ${status}:\n${output}`);
  return output;
}

/** Runs a module of the project on a Node; programs that it starts run on the same one. */
function runOn(node: number, file: string): Promise<string> {
  const bin = nodes.get(node) ?? "";
  const path = `${bin}:/usr/bin:/bin:${process.env["PATH"] ?? ""}`;
  return runInProject(join(bin, "node"), [file], { PATH: path, LAGNA_CACHE_DIR: join(project, "places-cache") });
}

const EXAMPLES = PUBLISHED_PACKAGES.flatMap((name) => {
  const example = readExample(readFileSync(join(ROOT, "packages", name, "README.md"), "utf8"));
  return example ? [{ name, ...example }] : [];
});
/** Its index is a SQLite file. */
const NEEDS_SQLITE = new Set<string>(["places"]);

/** The program, the element, and the client, whose example needs a server and is run by the server's tests. */
const WITHOUT_EXAMPLE = new Set<string>(["mcp", "chart-element", "client"]);

test("every package but the program, the element and the client has an example", () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual(PUBLISHED_PACKAGES.filter((name) => !WITHOUT_EXAMPLE.has(name)));
});

describe.each([20, 22, 26])("on Node %i", (node) => {
  test.each(EXAMPLES.filter(({ name }) => node > 20 || !NEEDS_SQLITE.has(name)))(
    "the example of $name prints what its README says",
    async ({ name, code, output }) => {
      const file = `example-${name}.js`;
      writeFileSync(join(project, file), code);
      expect(await runOn(node, file)).toBe(output);
    },
    5 * MINUTES,
  );

  test("the client calls a server and gives its errors", async () => {
    expect(await runOn(node, "client-session.mjs")).toBe("libra\nLagnaError 422 invalid_input\n");
  });

  test("importing the element is no error, though there are no elements", async () => {
    writeFileSync(join(project, "element.js"), 'import "@lagna/chart-element";\nconsole.log("imported");\n');
    expect(await runOn(node, "element.js")).toBe("imported\n");
  });
});

test("on Node 20 zones and clocks work, and the gazetteer says what it needs", async () => {
  const code = `import { convertLocalToUtc, findZone, openGazetteer } from "@lagna/places";
    const { zone } = findZone(18.94, 72.83);
    const noon = { year: 1944, month: 6, day: 1, hour: 12, minute: 0 };
    console.log(zone, convertLocalToUtc(noon, { zone }).offsetSeconds);
    const gazetteer = openGazetteer({ cacheDir: "other-cache" });
    await gazetteer.resolvePlace({ city: "Bombay", country: "India" }).catch(({ message }) => console.log(message));
    gazetteer.close();`;
  writeFileSync(join(project, "zones.js"), code);
  expect(await runOn(20, "zones.js")).toMatch(
    /^Asia\/Kolkata 23400\nThe gazetteer needs node:sqlite, .* 22\.13 .*v20\./,
  );
});

test.each([22, 26])(
  "npx @lagna/mcp speaks with a client of the protocol on Node %i",
  async (node) => {
    expect(await runOn(node, "mcp-session.mjs")).toBe(
      '10 {"supported":1,"contradicted":1,"undecidable":0,"doctrine":0}\n',
    );
  },
  5 * MINUTES,
);

test(
  "the types are complete: a strict program compiles, and so do the types themselves",
  async () => {
    const target = ["--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom,dom.iterable", "--types", ""];
    const strict = ["--noEmit", "--strict", "--skipLibCheck", "false"];
    await runInProject("node", [join(ROOT, NATIVE_COMPILER), ...strict, ...target, "consumer.ts"]);
  },
  10 * MINUTES,
);

describe("in a browser", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    const found = await findBrowser();
    if ("missing" in found) throw new Error(found.missing);
    browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox", "--disable-gpu"] });
    site = await serveFolder(project);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  /** An expression for the page: a function of element-session.js, called with the element. */
  const callSession = (name: string): string =>
    `import("/element-session.js").then((session) => session.${name}(document.querySelector("lagna-chart")))`;

  async function openPage(path: string) {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${site.url}/${path}`);
    return { page, errors };
  }

  test("the page in docs/chart-element.md draws its chart without a bundler", async () => {
    const [, html = ""] =
      /```html\n(<!doctype html>[\s\S]*?)```/.exec(readFileSync(join(ROOT, "docs/chart-element.md"), "utf8")) ?? [];
    writeFileSync(join(project, "copied.html"), html);
    const { page, errors } = await openPage("copied.html");
    const chart = page.locator("lagna-chart");
    await expect.poll(() => chart.getByRole("img", { name: "Birth chart, Asha" }).count()).toBe(1);
    expect(await chart.getByRole("row", { name: /^1 Scorpio Lagna, Jupiter retrograde, Moon/ }).count()).toBe(1);
    expect(await chart.getByRole("row").count()).toBe(13);
    expect(await page.evaluate(callSession("getLineColour"))).toBe("rgb(138, 133, 120)");
    const drawn = () => chart.locator("svg text").allTextContents();
    const north = await drawn();
    await page.evaluate(callSession("showInHindi"));
    expect(await chart.getByRole("img", { name: "जन्म कुंडली, Asha" }).count()).toBe(1);
    expect(await drawn()).not.toEqual(north);
    expect((await drawn()).join(" ")).toContain("चं");
    expect(errors).toEqual([]);
  });

  test("the element computes a birth only by the engine that it is given, and says what failed", async () => {
    const { page } = await openPage("copied.html");
    const chart = page.locator("lagna-chart");
    await expect.poll(() => chart.getByRole("img").count()).toBe(1);
    const outcome = await page.evaluate(callSession("computeBirths"));
    expect(outcome).toEqual({
      without: 0,
      births: [{ sign: "leo" }],
      first: "1LeoLagna",
      failed: "Error: no ephemeris",
      shown: "The chart cannot be shown.",
    });
  });

  test(
    "bundled by vite, a whole chart is computed in the page, with the figures of the server",
    async () => {
      writeFileSync(
        join(project, "index.html"),
        '<!doctype html><script type="module" src="/bundled-page.js"></script>',
      );
      await runInProject("vite", ["build", "--base", "./", "--logLevel", "error"]);
      // Where the ephemeris of the browser looks for its files, and the zones as the page fetches them.
      cpSync(join(project, "node_modules/swisseph-wasm/wasm"), join(project, "dist/wasm"), { recursive: true });
      const zones = readFileSync(join(project, "node_modules/@lagna/places/data/zoneinfo.br"));
      writeFileSync(join(project, "zoneinfo"), brotliDecompressSync(zones));
      const { page, errors } = await openPage("dist/index.html");
      const result = await page.evaluate<object>("result");
      expect(result).toMatchObject({
        utc: "1995-05-16T13:08:00Z",
        lagna: "वृश्चिक",
        inFirstHouse: expect.arrayContaining(["lagna", "moon"]) as unknown,
        language: "en",
      });
      // The ephemeris on Node: 235.2499° in the example of jyotish.
      expect((result as { moon: number }).moon).toBeCloseTo(235.2499, 3);
      expect(errors).toEqual([]);
    },
    5 * MINUTES,
  );
});
