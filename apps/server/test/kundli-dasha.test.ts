import { type KundliData, kundliResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const URL = "/api/v1/kundli";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

async function generate(): Promise<KundliData> {
  const response = await running.app.inject({ method: "POST", url: URL, headers: ASHA, payload: BIRTH });
  return kundliResponseSchema.parse(response.json()).data;
}

describe("a dasha period unfolds", () => {
  const unfold = (payload: unknown) =>
    running.app.inject({
      method: "POST",
      url: `${URL}/dasha`,
      headers: ASHA,
      payload: payload as Record<string, unknown>,
    });

  test("one level at a time, down to the fifth, in the proportions of the lords", async () => {
    const { dashas } = await generate();
    const maha = dashas.vimshottari.periods[2];
    let period = { ...maha?.sub?.[4] } as { lord: string; start: string; end: string };
    const path = [maha?.lord, period.lord];
    for (let level = 3; level <= 5; level += 1) {
      const response = await unfold({ system: "vimshottari", path, start: period.start, end: period.end });
      expect(response.statusCode, response.body).toBe(200);
      const { periods } = response.json();
      expect(periods).toHaveLength(9);
      expect(periods[0]).toMatchObject({ lord: period.lord, start: period.start });
      expect(periods[8].end).toBe(period.end);
      period = periods[3];
      path.push(period.lord);
    }
  });

  test("and agrees with the levels a kundli is sent with, to the second", async () => {
    const maha = (await generate()).dashas.vimshottari.periods[1];
    const { periods } = (
      await unfold({ system: "vimshottari", path: [maha?.lord], start: maha?.start, end: maha?.end })
    ).json();
    const instants = (list: { start: string }[] | undefined) => list?.map(({ start }) => Date.parse(start) / 1000);
    for (const [index, start] of (instants(periods) ?? []).entries()) {
      expect(Math.abs(start - (instants(maha?.sub)?.[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ["no path", { path: [] }, "path"],
    ["five levels already", { path: ["sun", "sun", "sun", "sun", "sun"] }, "path"],
    ["a lord that is none", { path: ["pluto"] }, "path.0"],
    ["an end before the start", { end: "1980-01-01T00:00:00Z" }, "end"],
    ["a start of long ago", { start: "0500-01-01T00:00:00Z" }, "start"],
    ["a start that is no instant", { start: "yesterday" }, "start"],
    ["another system", { system: "yogini" }, "system"],
  ])("not for %s", async (_, change, path) => {
    const request = {
      system: "vimshottari",
      path: ["moon"],
      start: "1990-01-01T00:00:00Z",
      end: "2000-01-01T00:00:00Z",
      ...change,
    };
    expect(expectError(await unfold(request), 422, "invalid_input").errors?.[0]?.path).toBe(path);
  });
});
