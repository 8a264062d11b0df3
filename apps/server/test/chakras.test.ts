import { type ChakrasData, chakrasResponseSchema } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

const post = (payload: object, headers: object = ASHA) =>
  running.app.inject({ method: "POST", url: "/api/v1/kundli/chakras", headers: { ...headers }, payload });
async function read(payload: object = {}): Promise<ChakrasData> {
  const response = await post({ birth: BIRTH, ...payload });
  expect(response.statusCode, response.body).toBe(200);
  return chakrasResponseSchema.parse(response.json()).data;
}
const AT = "2026-03-01T06:00:00Z";
const getGraha = ({ transit }: ChakrasData, graha: string) => {
  const found = transit.find(({ id }) => id === graha);
  if (!found) throw new Error(`no ${graha}`);
  return found;
};
const hitsOf = ({ sarvatobhadra }: ChakrasData, kind: string, special: string | null = null) =>
  sarvatobhadra.targets
    .find((target) => target.kind === kind && target.special === special)
    ?.hits.map(({ graha, line }) => `${graha} ${line}`);

describe("POST /api/v1/kundli/chakras", () => {
  test("the transits of 1 March 2026 over a Moon in Rohini, by hand in the figure", async () => {
    const data = await read({ at: AT });
    expect(data).toMatchObject({ at: AT, rules: { vedha: "all", special_stars: "narasimha_rao" } });
    expect(data.letter).toEqual({ hi: "वी", latin: "Vi" });
    expect(data.sarvatobhadra.targets[0]).toMatchObject({
      kind: "star",
      special: "janma",
      squares: [[2, 8]],
      hits: [],
    });
    expect(data.sarvatobhadra.grid[2]?.[8]).toEqual({ kind: "star", id: "rohini" });
    // Saturn in Uttara Bhadrapada, in the middle of the north: straight down, and the two diagonals.
    expect(getGraha(data, "saturn")).toMatchObject({ star: "uttara_bhadrapada", at: [0, 4], nature: "malefic" });
    expect(hitsOf(data, "star", "karma")).toEqual(["saturn across"]);
    expect(hitsOf(data, "tithi")).toEqual(["saturn across"]);
    expect(hitsOf(data, "consonant")).toEqual(["saturn forward"]);
    // Jupiter is in Punarvasu itself, the fourth from Rohini.
    expect(hitsOf(data, "star", "jati")).toEqual(["mercury forward", "jupiter occupied", "venus forward"]);
  });

  test("a graha is in its star from one instant until the other, and not a minute longer", async () => {
    const data = await read({ at: AT });
    for (const { id, star, from, until } of data.transit) {
      if (from === null || until === null) throw new Error(`${id} has no stay`);
      expect(Date.parse(from)).toBeLessThan(Date.parse(AT));
      const shift = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
      const starAt = async (at: string) => getGraha(await read({ at }), id).star;
      if (id === "saturn" || id === "moon" || id === "rahu") {
        expect(await starAt(shift(from, -60_000)), id).not.toBe(star);
        expect(await starAt(shift(from, 60_000)), id).toBe(star);
        expect(await starAt(shift(until, -60_000)), id).toBe(star);
        expect(await starAt(shift(until, 60_000)), id).not.toBe(star);
      }
    }
  });

  test("by motion only one vedha of a retrograde Mercury counts, and three of Rahu", async () => {
    const data = await read({ at: AT, vedha: "by_motion" });
    expect(getGraha(data, "mercury")).toMatchObject({ motion: "retrograde", counted: ["backward", "corner"] });
    expect(getGraha(data, "rahu").counted).toHaveLength(4);
    expect(hitsOf(data, "star", "jati")).toEqual(["jupiter occupied", "venus forward"]);
    expect(hitsOf(data, "star", "karma")).toEqual([]);
  });

  test("the special stars of Narapatijayacharya", async () => {
    const { sarvatobhadra, rules } = await read({ at: AT, special_stars: "narapati" });
    expect(rules.special_stars).toBe("narapati");
    const stars = sarvatobhadra.targets.flatMap(({ special, squares: [square] }) => {
      const found = square && sarvatobhadra.grid[square[0]]?.[square[1]];
      return special === null ? [] : [`${special} ${found?.id}`];
    });
    // Rohini is the fourth of 28: the 23rd from it is the 26th, and the 28th is the star before it.
    expect(stars).toContain("vinasha purva_bhadrapada");
    expect(stars).toContain("abhisheka krittika");
    expect(stars).toHaveLength(9);
  });

  test("the fort: its lord, its guard, and grahas that go in and out", async () => {
    const { kota, transit, natal } = await read({ at: AT });
    expect(kota).toMatchObject({ swami: "venus", pala: "moon" });
    expect(kota.places[0]).toEqual({ star: "rohini", quarter: 0, ring: "bahya", path: "entry" });
    const places = Object.fromEntries(transit.map(({ id, kota: { place, movement } }) => [id, `${place} ${movement}`]));
    // Jupiter is retrograde in the pillar; Rahu goes backward from the first star of a quarter, Saturn forward in the third.
    expect(places).toMatchObject({
      jupiter: "4 inside",
      saturn: "24 entering",
      rahu: "22 leaving",
      mars: "21 leaving",
    });
    expect(natal.find(({ id }) => id === "moon")?.kota.place).toBe(1);
  });

  test("without an instant the transits are those of now", async () => {
    const { at } = await read();
    expect(Date.parse(at)).toBeGreaterThan(Date.parse("2020-01-01"));
  });

  test.each([
    [{ vedha: "left" }, "vedha"],
    [{ special_stars: "x" }, "special_stars"],
    [{ at: "yesterday" }, "at"],
    [{ at: "3000-01-01" }, "at"],
    [{ kundli_id: "some-kundli-id-1990" }, "kundli_id"],
    [{ birth: { ...BIRTH, day: 32 } }, "birth.day"],
  ])("refuses %j", async (payload, path) => {
    const { errors } = expectError(await post({ birth: BIRTH, ...payload }), 422, "invalid_input");
    expect(errors?.[0]?.path).toBe(path);
  });

  test("needs an account, and one's own kundli", async () => {
    expectError(await post({ birth: BIRTH }, {}), 401, "unauthenticated");
    expectError(await post({ kundli_id: "some-kundli-id-1990" }), 404, "kundli_unknown");
  });
});
