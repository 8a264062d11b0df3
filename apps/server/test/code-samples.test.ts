import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListeningApp, listenWithKey } from "./listen-with-key.ts";
import { runProgram, runTypeScript } from "./run-program.ts";

interface Sample {
  readonly label: string;
  readonly source: string;
}
interface Operation {
  readonly operationId: string;
  readonly "x-access"?: string;
  readonly "x-api-key-scope"?: string;
  readonly "x-codeSamples": readonly Sample[];
}

let server: ListeningApp;
let operations: readonly Operation[];
/** Where samples save their files. */
const folder = mkdtempSync(join(tmpdir(), "lagna-samples-"));
const python = await runProgram("python3", ["--version"]).catch(() => null);

beforeAll(async () => {
  server = await listenWithKey();
  const { paths } = JSON.parse(server.document) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.values(paths).flatMap((methods) => Object.values(methods));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const sourcesIn = (label: string): string[] =>
  operations.map((operation) => operation["x-codeSamples"].find((sample) => sample.label === label)?.source ?? "");

/** The sample of an operation, for the server of this test and its key, which a reader replaces too. */
function findSample(operationId: string, label: string): string {
  const operation = operations.find((each) => each.operationId === operationId);
  const source = operation?.["x-codeSamples"].find((sample) => sample.label === label)?.source ?? "";
  // The address of `PUBLIC_URL`.
  expect(source).toContain("http://127.0.0.1:8080/api/v1/");
  return source.replace("http://127.0.0.1:8080", server.url).replace("lagna_YOUR_KEY", server.key);
}

test("every operation has a sample in each language, with a key, a session or neither", () => {
  expect(operations.length).toBeGreaterThan(100);
  for (const operation of operations) {
    const { operationId, "x-access": access, "x-api-key-scope": scope, "x-codeSamples": samples } = operation;
    expect(
      samples.map(({ label }) => label),
      operationId,
    ).toEqual(["curl", "TypeScript", "Python"]);
    for (const { source } of samples) {
      expect(source.includes("lagna_YOUR_KEY"), source).toBe(scope !== undefined);
      expect(source.includes("YOUR_SESSION_TOKEN"), source).toBe(
        scope === undefined && access !== undefined && access !== "optional",
      );
      expect(source).not.toMatch(/undefined|%7B|\[object/);
    }
  }
});

describe("every sample is a program of its language", () => {
  test("TypeScript", () => {
    for (const source of sourcesIn("TypeScript"))
      expect(() => new Script(`(async () => {${stripTypeScriptTypes(source)}})`), source).not.toThrow();
  });

  test("curl", async () => {
    const functions = sourcesIn("curl").map((source, index) => `sample_${index}() {\n${source}}\n`);
    await runProgram("sh", ["-n", "-c", functions.join("")]);
  });

  test.skipIf(python === null)("Python (skipped where there is no python3)", async () => {
    const check = "import json, sys\nfor source in json.loads(sys.argv[1]): compile(source, 'sample', 'exec')";
    await runProgram("python3", ["-c", check, JSON.stringify(sourcesIn("Python"))]);
  });
});

describe("a sample gets its answer from the server", () => {
  test.each([
    ["computeKundli", "message: 'Kundli generated successfully'"],
    ["getOffset", "utc: '1944-06-15T06:00:00Z'"],
    ["verifyReading", "status: 'success'"],
  ])("%s in TypeScript", async (operationId, printed) => {
    expect(await runTypeScript(findSample(operationId, "TypeScript"))).toContain(printed);
  });

  const runShell = (source: string): Promise<string> => runProgram("sh", ["-c", source], folder);

  test("computeMatch and createBatch by curl", async () => {
    const match = await runShell(findSample("computeMatch", "curl"));
    expect(JSON.parse(match)).toMatchObject({ status: "success", data: { band: "below_18" } });
    const batch = await runShell(findSample("createBatch", "curl"));
    expect(JSON.parse(batch)).toMatchObject({ batch: { kind: "kundlis" } });
  });

  test("drawMatchCard by curl, to a file", async () => {
    await runShell(findSample("drawMatchCard", "curl"));
    expect(readFileSync(join(folder, "drawMatchCard.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  test("what the server refuses is an error of the program", async () => {
    const refused = (label: string) => findSample("computeKundli", label).replace(server.key, "lagna_wrong");
    await expect(runShell(refused("curl"))).rejects.toMatchObject({
      code: 22,
      stdout: expect.stringContaining("unauthenticated") as unknown,
    });
    await expect(runTypeScript(refused("TypeScript"))).rejects.toThrow("unauthenticated");
  });

  test.skipIf(python === null)("in Python (skipped where there is no python3)", async () => {
    const offset = await runProgram("python3", ["-c", findSample("getOffset", "Python")]);
    expect(offset).toContain("'utc': '1944-06-15T06:00:00Z'");
    const kundli = await runProgram("python3", ["-c", findSample("computeKundli", "Python")]);
    expect(kundli).toContain("'Kundli generated successfully'");
  });
});

test("the page shows them", async () => {
  const script = (await server.app.inject("/api/docs/static/swagger-initializer.js")).body;
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain("x-codeSamples");
});
