import type { SettingsRequest } from "@lagna/terms";
import { resolveSettings } from "@lagna/jyotish";
import { KARAKAS_8 } from "@lagna/terms";
import type { CharaKarakas } from "../../../jyotish/src/karaka/chara-karaka.ts";
import { describe, expect, test } from "vitest";
import { openEphemeris } from "../../src/index.ts";
import {
  ErrorReport,
  toAssumedSettings,
  goldenCases,
  getCaseJd,
  getCasePlace,
  type GoldenCase,
  computeFlatKundli,
  type FlatKundli,
} from "../golden-cases.ts";

interface KarakaCase extends GoldenCase {
  readonly expected: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
interface RelationCase extends GoldenCase {
  readonly expected: { readonly retrograde?: readonly string[] };
}

const ephemeris = openEphemeris();
const hasInstant = ({ input }: GoldenCase): boolean => input.jd_ut !== undefined;

function kundliOf(golden: GoldenCase, request: SettingsRequest): FlatKundli {
  return computeFlatKundli(
    ephemeris,
    { jd: getCaseJd(ephemeris, golden), ...getCasePlace(golden) },
    resolveSettings(request),
  );
}

/** The source's names, in the order of the eight karakas; the seven are those without Pitrikaraka. */
const NAMES = [
  "Atmakaraka",
  "Amatyakaraka",
  "Bhratrikaraka",
  "Matrikaraka",
  "Pitrikaraka",
  "Putrakaraka",
  "Gnatikaraka",
  "Darakaraka",
] as const;
const keyOf = (name: string): string => KARAKAS_8[NAMES.indexOf(name as (typeof NAMES)[number])] ?? `no karaka ${name}`;

const karakaRows = goldenCases<KarakaCase>("karakas")
  .filter(hasInstant)
  .flatMap((golden) =>
    Object.entries(golden.expected).map(([scheme, karakas]) => ({ id: golden.id, golden, scheme, karakas })),
  );

test("three cases of karakas start from an instant", () => {
  expect(new Set(karakaRows.map(({ id }) => id)).size).toBe(3);
});

test.each(karakaRows)("$id: $scheme", ({ golden, scheme, karakas }) => {
  const settings = toAssumedSettings(golden.assumptions);
  const kundli = kundliOf(golden, scheme.endsWith("_true_node") ? { ...settings, node: "true" } : settings);
  const got = kundli.karakas[scheme.replace("_true_node", "") as keyof CharaKarakas];
  const expected = Object.entries(karakas).map(([name, graha]) => [keyOf(name), graha.toLowerCase()]);
  expect(got).toEqual(Object.fromEntries(expected));
});

describe("retrogression", () => {
  const errors = new ErrorReport("relations and aspects: retrogression");
  const cases = goldenCases<RelationCase>("relations_aspects").filter(hasInstant);

  test.each(cases.map((golden) => [golden.id, golden] as const))("%s", (_, golden) => {
    const retrograde: readonly string[] = kundliOf(golden, {})
      .planets.filter(({ id, retrograde: is }) => is && id !== "rahu" && id !== "ketu")
      .map(({ id }) => id);
    const expected = golden.expected.retrograde?.map((name) => name.toLowerCase()) ?? [];
    const stray = [...retrograde, ...expected].filter((id) => !retrograde.includes(id) || !expected.includes(id));
    errors.difference("retrograde grahas", golden.id, stray.length, 0, 0, "grahas");
    expect(retrograde).toEqual(expected);
  });
});
