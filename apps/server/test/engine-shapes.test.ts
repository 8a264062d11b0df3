import { DASHA_IDS, GRAHAS, RASHIS } from "@lagna/terms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

/**
 * The shape of every section of a kundli: key names, nullability, units. Written from the engine's specification, not from actual
 * responses.
 */
let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

/** A check of a value: returns the problems with their paths. */
type Shape = (value: unknown, at: string) => readonly string[];

const is =
  (what: string, holds: (value: unknown) => boolean): Shape =>
  (value, at) =>
    holds(value) ? [] : [`${at}: ${JSON.stringify(value) ?? "nothing"} is no ${what}`];
const between = (least: number, most: number): Shape =>
  is(`number of ${least} to ${most}`, (value) => typeof value === "number" && value >= least && value <= most);
const whole = (least: number, most: number): Shape =>
  is(
    `whole number of ${least} to ${most}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );
const number: Shape = is("number", Number.isFinite);
const text: Shape = is("text", (value) => typeof value === "string" && value !== "");
const truth: Shape = is("truth", (value) => typeof value === "boolean");
const instant: Shape = is("instant with its offset", (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(value)),
);
const among = (...names: readonly (string | number)[]): Shape =>
  is(`one of ${names.join(" ")}`, (value) => names.includes(value as string));
const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? [] : shape(value, at);
const list =
  (shape: Shape, length?: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at}: ${JSON.stringify(value)} is no list`];
    const wrong = length !== undefined && value.length !== length ? [`${at}: ${value.length} of ${length}`] : [];
    return [...wrong, ...value.flatMap((one, index) => shape(one, `${at}[${index}]`))];
  };
/** Requires at least these keys; a key with `?` is optional. */
const keys =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (value === null || typeof value !== "object") return [`${at}: ${JSON.stringify(value)} has no keys`];
    return Object.entries(shapes).flatMap(([name, shape]) => {
      const key = name.replace("?", "");
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      return name.endsWith("?") && inner === undefined ? [] : shape(inner, `${at}.${key}`);
    });
  };
const each = (names: readonly string[], shape: Shape): Shape =>
  keys(Object.fromEntries(names.map((name) => [name, shape])));

const SEVEN = GRAHAS.slice(0, 7);
const graha = among(...GRAHAS);
const sign = among(...RASHIS);
const point = keys({ longitude: between(0, 360), sign, degree_in_sign: between(0, 30) });
const phase = keys({ phase: among("rising", "peak", "setting"), start: instant, end: instant });
const twelve = (most: number): Shape => list(whole(0, most), 12);

const SECTIONS: Readonly<Record<string, Shape>> = {
  ashtakavarga: keys({
    tables: among("bphs", "pvr"),
    bhinna: each([...SEVEN, "lagna"], twelve(8)),
    sarva: twelve(56),
    prastara: each([...SEVEN, "lagna"], each([...SEVEN, "lagna"], twelve(1))),
    trikona: each(SEVEN, twelve(8)),
    reduced: each(SEVEN, twelve(8)),
    pindas: each(SEVEN, keys({ rasi: whole(0, 999), graha: whole(0, 999), sodhya: whole(0, 999) })),
    kakshya: each(
      SEVEN,
      keys({
        index: whole(0, 8),
        lord: among(...SEVEN, "lagna"),
        bindu: is("bindu", (value) => [0, 1, true, false].includes(value as number)),
      }),
    ),
  }),
  shadbala: keys({
    school: among("raman", "drik", "bphs"),
    ...Object.fromEntries(
      SEVEN.map((id) => [
        id,
        keys({
          sthana: each(["uccha", "saptavargaja", "ojayugma", "kendra", "drekkana", "total"], number),
          dig: between(0, 60),
          kala: each(
            ["natonnata", "paksha", "tribhaga", "abda", "masa", "vara", "hora", "ayana", "yuddha", "total"],
            orNull(number),
          ),
          cheshta: between(0, 60),
          naisargika: between(0, 60),
          drik: number,
          total: orNull(number),
          rupas: orNull(number),
          required: between(5, 7),
          ratio: orNull(number),
          rank: orNull(whole(1, 7)),
          ishta: between(0, 60),
          kashta: between(0, 60),
        }),
      ]),
    ),
  }),
  bhava_bala: list(
    keys({
      house: whole(1, 12),
      adhipati: orNull(number),
      dig: between(0, 60),
      drishti: number,
      total: orNull(number),
      rupas: orNull(number),
      rank: orNull(whole(1, 12)),
    }),
    12,
  ),
  vimsopaka: each(
    ["shadvarga", "saptavarga", "dasavarga", "shodasavarga"],
    each(SEVEN, keys({ score: between(0, 20), good: whole(0, 16), name: orNull(text) })),
  ),
  avasthas: each(
    GRAHAS,
    keys({
      baladi: among("bala", "kumara", "yuva", "vriddha", "mrita"),
      baladi_effect: among(0.25, 0.5, 1, 0.125, 0),
      jagradadi: orNull(among("jagrat", "svapna", "sushupti")),
      deeptadi: list(text),
      lajjitadi: list(text),
      sayanadi: orNull(keys({ state: text, cheshta: orNull(among("drishti", "cheshta", "vicheshta")) })),
    }),
  ),
  yuddha: list(
    keys({
      grahas: list(graha, 2),
      separation: between(0, 1),
      winner: orNull(graha),
      rule: among("northern_latitude", "lesser_longitude", "brighter", "venus_always_wins"),
    }),
  ),
  arudhas: keys({
    bhava: each(
      Array.from({ length: 12 }, (_, index) => `A${index + 1}`),
      sign,
    ),
    graha: each(SEVEN, sign),
  }),
  karakamsa: keys({ sign }),
  swamsa: keys({ sign }),
  argala: each(
    RASHIS,
    list(keys({ from: among(2, 4, 5, 11, 3), by: list(graha), obstructed_by: list(graha), effective: truth })),
  ),
  special_lagnas: each(
    ["bhava", "hora", "ghati", "vighati", "sree", "pranapada", "indu", "kunda", "varnada"],
    orNull(keys({ longitude: orNull(between(0, 360)), sign, degree_in_sign: orNull(between(0, 30)) })),
  ),
  upagrahas: each(
    [
      "dhuma",
      "vyatipata",
      "parivesha",
      "indrachapa",
      "upaketu",
      "kala",
      "mrityu",
      "ardhaprahara",
      "yamaghantaka",
      "gulika",
      "mandi",
    ],
    orNull(point),
  ),
  sphutas: each(
    "yogi avayogi tithi rahu_tithi beeja kshetra tri chatur pancha prana deha sookshma_tri bhrigu_bindu".split(" "),
    orNull(point),
  ),
  badhaka: keys({ sign }),
  drekkana_22: keys({ sign, lord: graha }),
  navamsa_64: keys({ moon: keys({ sign, lord: graha }), lagna: keys({ sign, lord: graha }) }),
  yogas: list(
    keys({
      id: text,
      group: text,
      holds: orNull(truth),
      variant: is("variant", (value) => typeof value === "object"),
      grahas: list(graha),
      houses: list(whole(1, 12)),
      signs: list(sign),
      strength: orNull(number),
      sources: list(keys({ text, "chapter?": number, "number?": number })),
      trace: list(keys({ predicate: text, args: list(text), value: truth })),
      sensitive: among(false as unknown as string),
    }),
  ),
  doshas: list(
    keys({
      id: text,
      holds: orNull(truth),
      degree: orNull(among("full", "partial", "cancelled")),
      causes: list(is("cause", (value) => value !== null)),
      cancellations: list(is("cancellation", (value) => value !== null)),
    }),
  ),
  sade_sati: keys({
    cycles: list(keys({ start: instant, end: instant, phases: list(phase) })),
    transits: list(keys({ start: instant, end: instant })),
  }),
};

const post = async (url: string, payload: object) => {
  const response = await running.app.inject({ method: "POST", url, headers: ASHA, payload });
  expect(response.statusCode, response.body).toBe(200);
  const body = response.json() as Readonly<Record<string, unknown>>;
  return (body["data"] ?? body["dasha"] ?? body) as Readonly<Record<string, unknown>>;
};

const polar = { ...BIRTH, latitude: 78.2, longitude: 15.6, utc_offset: "+01:00", month: "December", day: 20 };

interface Sums {
  readonly sun: { readonly total: unknown; readonly kala: { readonly hora: unknown } };
}

describe("sections of a kundli", () => {
  test("reports a wrong value with its path", () => {
    expect(SECTIONS["swamsa"]?.({ sign: "aeries" }, "swamsa")).toEqual([
      expect.stringMatching(/^swamsa\.sign: "aeries"/),
    ]);
    expect(SECTIONS["yuddha"]?.([{ grahas: ["sun"], separation: 2, winner: null }], "yuddha")).toHaveLength(3);
    expect(SECTIONS["bhava_bala"]?.([], "bhava_bala")).toHaveLength(1);
  });

  test.each([
    ["by day", { ...BIRTH, name: "Asha" }],
    ["where the Sun does not rise", polar],
  ])("%s", async (when, birth) => {
    const data = await post("/api/v1/kundli", { ...birth, sections: "all" });
    const { special_lagnas: lagnas, shadbala } = data as { special_lagnas: { hora: unknown }; shadbala: Sums };
    const risen = when === "by day";
    expect([lagnas.hora !== null, shadbala.sun.total !== null, shadbala.sun.kala.hora !== null]).toEqual([
      risen,
      risen,
      risen,
    ]);
    expect(Object.entries(SECTIONS).flatMap(([name, shape]) => shape(data[name], name))).toEqual([]);
  });
});

const ruled =
  (inside: Shape | null): Shape =>
  (value, at) => {
    const period = value as { lord?: unknown; sign?: unknown };
    const ruler = "lord" in period ? graha(period.lord, `${at}.lord`) : sign(period.sign, `${at}.sign`);
    const rest = keys({
      start: instant,
      end: instant,
      years: number,
      ...(inside === null ? {} : { sub: list(inside) }),
    });
    return [...ruler, ...rest(value, at)];
  };

test.each(DASHA_IDS)("dasha %s", async (system) => {
  const data = await post("/api/v1/kundli/dasha", { system, birth: BIRTH, levels: 2 });
  const dasha = keys({
    applicable: orNull(truth),
    reason: text,
    cycle_years: number,
    seed: is("seed", (value) => typeof value === "object" && value !== null),
    variant: text,
    periods: list(ruled(ruled(null))),
  });
  expect(dasha(data, system)).toEqual([]);
});

test("transits", async () => {
  const span = { birth: BIRTH, from: "2027-01-01", until: "2028-06-01" };
  const data = await post("/api/v1/transits", span);
  const shape = keys({
    range: is("range", (value) => typeof value === "object" && value !== null),
    events: list(keys({ type: text, at: instant, "graha?": graha, "sign?": sign })),
    now: list(
      keys({
        graha,
        sign,
        house_from: each(["lagna", "moon", "sun"], whole(1, 12)),
        good: truth,
        vedha_by: list(graha),
        moorti: orNull(among("gold", "silver", "copper", "iron")),
        tara: text,
        bav: orNull(whole(0, 8)),
        sav: orNull(whole(0, 56)),
        kakshya: orNull(is("kakshya", (value) => value !== undefined)),
      }),
      9,
    ),
    sade_sati: list(phase),
  });
  expect(shape(data, "transits")).toEqual([]);
  const types = new Set((data["events"] as { type: string }[]).map(({ type }) => type));
  for (const type of ["ingress", "station", "retrograde_start", "combust_start", "eclipse", "sade_sati_phase"]) {
    expect(types, type).toContain(type);
  }
});

test("uncertainty", async () => {
  const data = await post("/api/v1/kundli", { ...BIRTH, uncertainty: { minutes: 15 }, sections: ["uncertainty"] });
  const shape = keys({
    uncertainty: keys({
      minutes: among(15),
      pieces: whole(1, 10_000),
      facts: list(
        keys({
          path: text,
          value: is("value", (value) => value !== undefined),
          share: between(0, 1),
          stable: truth,
          intervals: list(keys({ from: instant, until: instant })),
        }),
      ),
    }),
  });
  expect(shape(data, "data")).toEqual([]);
});
