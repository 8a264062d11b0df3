import { readFileSync } from "node:fs";
import { createLagnaClient, LagnaError } from "@lagna/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiDocument } from "../../../tools/lib/client/client-document.ts";
import { generateClient, type GeneratedClient } from "../../../tools/lib/client/generate-client.ts";
import { EXAMPLE_BIRTH } from "../src/http/examples/requests.data.ts";
import { API_KEY_ROUTES } from "../src/http/api-key-scopes.data.ts";
import { type ListeningApp, listenWithKey } from "./listen-with-key.ts";
import { runTypeScript } from "./run-program.ts";

const CLIENT = new URL("../../../packages/client/", import.meta.url);

let server: ListeningApp;
beforeAll(async () => {
  server = await listenWithKey();
});
afterAll(() => server.close());

describe("the generated modules", () => {
  let generated: GeneratedClient;
  beforeAll(async () => {
    generated = await generateClient(JSON.parse(server.document) as ApiDocument);
  });

  test("are those of the description of the API; `npm run build:client` writes them", async () => {
    for (const [name, text] of Object.entries(generated))
      await expect(text).toMatchFileSnapshot(new URL(`src/generated/${name}`, CLIENT).pathname);
  });

  test("have every operation that takes keys, and the almanac", () => {
    const { "operations.ts": operations } = generated;
    for (const route of Object.keys(API_KEY_ROUTES)) {
      const [method, path = ""] = route.split(" ");
      const template = `/api/v1${path.replaceAll(/:(\w+)/g, "{$1}")}`;
      expect(operations).toContain(`{"method":"${method}","path":"${template}",`);
    }
    expect(operations).toContain("getPanchangDay");
    expect(operations).not.toMatch(/createAccount|tryKundli|listUsers/);
  });
});

describe("the client, with a key", () => {
  const open = (key = server.key) => createLagnaClient({ url: server.url, key });

  test("computes a chart, a day of the panchang and a match, and checks a reading", async () => {
    const lagna = open();
    const { data } = await lagna.computeKundli({ body: EXAMPLE_BIRTH });
    if ("time_unknown" in data) throw new Error("the birth has a time");
    expect(data.lagna.sign).toBe("libra");
    const place = { latitude: "26.9", longitude: "75.8", time_zone: "Asia/Kolkata" };
    const day = await lagna.getPanchangDay({ query: { ...place, date: "2026-11-22" } });
    expect(day.data.date).toBe("2026-11-22");
    const girl = { moon: { nakshatra: "swati", pada: 1 } } as const;
    const match = await lagna.computeMatch({ body: { boy: EXAMPLE_BIRTH, girl } });
    expect(match.data.total).toBeGreaterThan(0);
    const read = await lagna.verifyReading({ body: { birth: EXAMPLE_BIRTH, text: "Your Moon is in Aries." } });
    expect(read.claims.map(({ verdict }) => verdict)).toEqual(["contradicted"]);
  });

  test("keeps and deletes a record by the parameter of its path", async () => {
    const lagna = open();
    const id = "kundli-of-a-program";
    await lagna.saveKundli({ body: { ...EXAMPLE_BIRTH, id } });
    const saved = await lagna.getSavedKundli({ path: { id } });
    expect(saved).toMatchObject({ id, name: "Asha Rao" });
    await lagna.deleteKundli({ path: { id }, query: { version: saved.version } });
    await expect(lagna.getSavedKundli({ path: { id } })).rejects.toMatchObject({ status: 404, code: "kundli_unknown" });
  });

  test("gives an error with code, params, fields, and the name of the request", async () => {
    const failed = await open()
      .computeKundli({ body: { ...EXAMPLE_BIRTH, day: 32 } })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(LagnaError);
    expect(failed).toMatchObject({ status: 422, code: "invalid_input", retryAfterSeconds: null });
    expect((failed as LagnaError).errors).toContainEqual(
      expect.objectContaining({ path: "day", code: "day_range", params: { last: 31 } }),
    );
    expect((failed as LagnaError).requestId).toMatch(/^[\w-]{8,}$/);
    expect((failed as LagnaError).message).toMatch(/\w+ \w+/);
    await expect(open("lagna_wrong").computeKundli({ body: EXAMPLE_BIRTH })).rejects.toMatchObject({
      status: 401,
      code: "unauthenticated",
    });
    const hindi = createLagnaClient({ url: server.url, language: "hi" });
    await expect(hindi.listKundlis()).rejects.toThrow(/[\u0900-\u097f]/);
  });

  test("ends a request by its signal", async () => {
    const ended = open().computeKundli({ body: EXAMPLE_BIRTH }, { signal: AbortSignal.abort() });
    await expect(ended).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("the first chart of the README is what it says", async () => {
  const readme = readFileSync(new URL("README.md", CLIENT), "utf8");
  const [, code = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(code.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(5);
  const program = code
    .replace("https://lagna.example.org", server.url)
    .replace("lagna_YOUR_KEY", server.key)
    .replace('"@lagna/client"', JSON.stringify(new URL("src/index.ts", CLIENT).href));
  expect(await runTypeScript(program)).toBe("libra\n");
});
