import { kundliResponseSchema, type MatchRequest, type MatchResponse, matchResponseSchema } from "@lagna/contract";
import { describe, expect, test } from "vitest";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";
import { useTestApi } from "./use-test-api.ts";

const api = useTestApi();

async function candidates(request: MatchRequest): Promise<MatchResponse["candidates"]> {
  const answer = await api.post("/kundli/match", request);
  expect(answer.statusCode, answer.body).toBe(200);
  return matchResponseSchema.parse(answer.json()).candidates;
}

const SHORT = ["Ar", "Ta", "Ge", "Cn", "Le", "Vi", "Li", "Sc", "Sg", "Cp", "Aq", "Pi"];

/** The notation of Jagannatha Hora: `14 Vi 13' 20"`. */
function written(longitude: number): string {
  const seconds = Math.floor((longitude % 30) * 3600);
  const [degrees, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${degrees} ${SHORT[Math.floor(longitude / 30)]} ${minutes}' ${seconds % 60}"`;
}

/** The figures of the birth that a program with these settings shows. */
async function shown(birth: MatchRequest["birth"]): Promise<MatchRequest["seen"]> {
  const { data } = kundliResponseSchema.parse((await api.post("/kundli", birth)).json());
  const saturn = data.dashas.vimshottari.periods.find(({ lord }) => lord === "saturn");
  const moon = data.planets.find(({ id }) => id === "moon");
  const rahu = data.planets.find(({ id }) => id === "rahu");
  const onClock = new Date(Date.parse(saturn?.start as string) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return [
    { what: "lagna", value: written(data.lagna.longitude) },
    { what: "moon", value: written(moon?.longitude as number) },
    { what: "rahu", value: written(rahu?.longitude as number) },
    { what: "dasha", lords: ["saturn"], value: onClock },
  ];
}

describe("figures of another program", () => {
  test("are explained by the settings that give them, and all figures are listed", async () => {
    const settings = { ayanamsa: "true_chitra", node: "true", dasha_year: 360 } as const;
    const [best] = await candidates({ birth: BIRTH, seen: await shown({ ...BIRTH, settings }) });
    expect(best?.settings).toEqual(settings);
    expect(best?.differs).toEqual([]);
    expect(best?.agrees.map(({ index, what }) => [index, what])).toEqual([
      [0, "lagna"],
      [1, "moon"],
      [2, "rahu"],
      [3, "dasha"],
    ]);
    expect(best?.misfit).toBeLessThanOrEqual(1);
    expect(best).not.toHaveProperty("clock");
  });

  test("are compared with the birth's own settings first, with the difference of each", async () => {
    const settings = { ayanamsa: "raman" } as const;
    const seen = (await shown({ ...BIRTH, settings })).slice(0, 2);
    const ask = async (own: MatchRequest["birth"]["settings"]) => {
      const answer = await api.post("/kundli/match", { birth: { ...BIRTH, ...(own && { settings: own }) }, seen });
      return matchResponseSchema.parse(answer.json()).own;
    };
    expect(await ask(settings)).toMatchObject({ agrees: [{ what: "lagna" }, { what: "moon" }], differs: [] });
    const { agrees, differs } = await ask(undefined);
    expect(agrees).toEqual([]);
    // Raman's ayanamsa is less than Lahiri's by 1°27′, so that ours are less than those of the other program.
    for (const { by } of differs) expect(by).toBeCloseTo(-1.44, 1);
    expect(differs.map(({ what }) => what)).toEqual(["lagna", "moon"]);
  });

  test("match without changes if the birth has those settings", async () => {
    const settings = { preset: "jagannatha_hora" } as const;
    const birth = { ...BIRTH, settings };
    const [best] = await candidates({ birth, seen: await shown(birth) });
    expect(best).toMatchObject({ settings, differs: [] });
  });

  test("are explained by another reading of the clock: war time, which many programs ignore", async () => {
    const birth = { ...BIRTH, year: 1944 };
    const seen = await shown({ ...birth, utc_offset: "+05:30" });
    const [best] = await candidates({ birth, seen });
    expect(best?.clock?.utc_offset).toBe("+05:30");
    expect(best?.differs).toEqual([]);
  });

  test("are explained by the other program's coordinates", async () => {
    const elsewhere = { ...BIRTH, latitude: 25 + 20 / 60, longitude: 83, time_zone: "Asia/Kolkata" };
    const seen = [...(await shown(elsewhere)), { what: "place", value: "83E00 25N20" } as const];
    const [best] = await candidates({ birth: BIRTH, seen });
    expect(best?.place?.latitude).toBeCloseTo(25 + 20 / 60, 6);
    expect(best?.settings).toEqual({});
    expect(best?.differs).toEqual([]);
  });

  test("a figure without a match is shown beside ours", async () => {
    const seen = await shown(BIRTH);
    const wrong = seen.map((figure) => (figure.what === "moon" ? { ...figure, value: "1 Ar 00 00" } : figure));
    const [best] = await candidates({ birth: BIRTH, seen: wrong });
    expect(best?.settings).toEqual({});
    expect(best?.differs).toEqual([
      { index: 1, what: "moon", seen: "1 Ar 00 00", ours: expect.any(Number), by: expect.any(Number) },
    ]);
  });
});

test.each([
  ["no figure", { seen: [] }, "seen"],
  ["a kind that is none", { seen: [{ what: "pluto", value: "1 Ar 0" }] }, "seen.0.what"],
  ["a figure that cannot be read", { seen: [{ what: "moon", value: "soon" }] }, "seen.0.value"],
  [
    "a date where a longitude is due",
    {
      seen: [
        { what: "moon", value: "1 Ar 0" },
        { what: "sun", value: "15 Jun 2027" },
      ],
    },
    "seen.1.value",
  ],
  [
    "coordinates that are none",
    {
      seen: [
        { what: "moon", value: "1 Ar 0" },
        { what: "place", value: "here" },
      ],
    },
    "seen.1.value",
  ],
  ["a dasha without lords", { seen: [{ what: "dasha", value: "15 Jun 2027" }] }, "seen.0.lords"],
  ["a birth that is none", { birth: { ...BIRTH, city: "Nowhere at all" } }, "birth.city"],
])("refused: %s", async (_, change, path) => {
  const seen = [{ what: "moon", value: "1 Ar 0" }];
  const { errors } = expectError(
    await api.post("/kundli/match", { birth: BIRTH, seen, ...change }),
    422,
    "invalid_input",
  );
  expect(errors?.[0]?.path).toBe(path);
});

test("at the limits of the ephemeris, other clock readings out of range are skipped", async () => {
  const edges = [
    { year: -1000, month: 1, day: 1, hour: 2, utc_offset: "+00:00" },
    { year: 2399, month: 12, day: 31, hour: 23, utc_offset: "+00:00" },
  ];
  for (const edge of edges) {
    const birth = { ...BIRTH, ...edge, minute: 0, latitude: 51.5, longitude: 0 };
    expect((await candidates({ birth, seen: [{ what: "moon", value: "4 Li 32" }] })).length).toBeGreaterThan(0);
  }
});

test("are refused without signing in", async () => {
  expectError(await api.postAsVisitor("/kundli/match", { birth: BIRTH, seen: [] }), 401, "unauthenticated");
});
