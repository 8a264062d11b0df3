import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TOOLS } from "../src/index.ts";
import { PLACES_CACHE } from "./places-cache.ts";

const PROGRAM = resolve(import.meta.dirname, "../src/lagna-mcp.ts");
const JAIPUR = { date: "1988-03-09", time: "14:25", city: "Jaipur", country: "India" };

/** An empty folder: the program needs nothing of the one it is started in. */
const folder = mkdtempSync(join(tmpdir(), "lagna-mcp-"));
const client = new Client({ name: "test", version: "1" });
const errors: string[] = [];
beforeAll(async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM],
    cwd: folder,
    env: { PATH: "", LAGNA_CACHE_DIR: PLACES_CACHE },
    stderr: "pipe",
  });
  transport.stderr?.on("data", (chunk: Buffer) => errors.push(String(chunk)));
  await client.connect(transport);
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(name: string, input: object): Promise<{ text: string; isError: boolean }> {
  const result = (await client.callTool({ name, arguments: input as Record<string, unknown> })) as {
    content: { text: string }[];
    isError?: boolean;
  };
  return { text: result.content[0]?.text ?? "", isError: result.isError === true };
}

test("the program offers every tool over its input and output", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
});

test("it computes a chart and checks a reading without a server", async () => {
  const chart = JSON.parse((await call("chart", { birth: JAIPUR })).text) as { grahas: object[]; birth: object };
  expect(chart.birth).toMatchObject({ place: "Jaipur, Rajasthan, India", utc_offset: "+05:30" });
  expect(chart.grahas[1]).toMatchObject({ id: "moon", sign: "libra", degree: "29°46′", fact: "planet-moon" });
  const { text } = await call("check_reading", {
    birth: JAIPUR,
    text: "Your Moon is in Libra. Your Mars is in Aries.",
  });
  expect(JSON.parse(text)).toMatchObject({
    counts: { supported: 1, contradicted: 1 },
    claims: [{ fact: "planet-moon" }, { correction: expect.stringContaining("Sagittarius") }],
  });
});

test("it refuses with the same sentences, and writes no error for that", async () => {
  const refused = await call("chart", { birth: { ...JAIPUR, city: "Nowhereville" } });
  expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^city: \w/) });
  expect((await call("dasha_at", { birth: { ...JAIPUR, settings: { node: "none" } } })).isError).toBe(true);
  expect(errors).toEqual([]);
});
