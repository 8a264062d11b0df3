import { type Koota, KOOTAS, type MatchingException, type MatchingRuleSet, SETTINGS } from "@lagna/terms";
import { EXCEPTION_RULES } from "./exceptions.data.ts";
import { KOOTA_MAX, type MatchingSettings } from "./koota.data.ts";
import { type KootaScores, type MoonPair, scoreKoota } from "./kootas.ts";
import { RULE_SETS, type RuleSetData, SETTINGS_OF_KOOTA } from "./variants.data.ts";

/** A koota whose points differ from those of the match, and why. */
export interface VariantDifference {
  readonly koota: Koota;
  /** The publisher's points, and those of the match. */
  readonly score: number;
  readonly ours: number;
  /** The cell of the publisher's table: its row and column, boy first. */
  readonly boy: string | number;
  readonly girl: string | number;
  /** The settings that make the difference, with the publisher's values; empty if an exception makes it. */
  readonly settings: Readonly<Partial<MatchingSettings>>;
  readonly exception: MatchingException | null;
}

/** The total under a publisher's rules. */
export interface MatchingVariant {
  readonly id: MatchingRuleSet;
  readonly source: string;
  readonly total: number;
  readonly differences: readonly VariantDifference[];
}

export const DEFAULT_MATCHING_SETTINGS = Object.fromEntries(
  Object.entries(SETTINGS.matching).map(([key, values]) => [key, values[0]]),
) as unknown as MatchingSettings;

const EXCEPTION_BY_ID = new Map(EXCEPTION_RULES.map((rule) => [rule.id, rule]));

const FULL_SETTINGS: ReadonlyMap<MatchingRuleSet, MatchingSettings> = new Map(
  RULE_SETS.map(({ id, settings }) => [id, { ...DEFAULT_MATCHING_SETTINGS, ...settings }]),
);

function findLift({ lifts }: RuleSetData, koota: Koota, moons: MoonPair, settings: MatchingSettings) {
  return lifts.find((id) => {
    const rule = EXCEPTION_BY_ID.get(id);
    return rule?.koota === koota && rule.applies(moons, settings);
  });
}

/** The settings of a koota that differ, with the other's values. Of the six cells of gana only the one that is read. */
function listChangedSettings(koota: Koota, theirs: MatchingSettings, ours: MatchingSettings, cell: string) {
  const keys = SETTINGS_OF_KOOTA[koota].filter((key) => koota !== "gana" || key === cell);
  return Object.fromEntries(keys.filter((key) => theirs[key] !== ours[key]).map((key) => [key, theirs[key]]));
}

function computeVariant(
  rules: RuleSetData,
  moons: MoonPair,
  scores: KootaScores,
  ours: MatchingSettings,
): MatchingVariant {
  const theirs = FULL_SETTINGS.get(rules.id) ?? DEFAULT_MATCHING_SETTINGS;
  let total = 0;
  const differences: VariantDifference[] = [];
  for (const koota of KOOTAS) {
    const read = scoreKoota(koota, moons, theirs);
    const lift = read.score < KOOTA_MAX[koota] ? findLift(rules, koota, moons, theirs) : undefined;
    const score = lift === undefined ? read.score : KOOTA_MAX[koota];
    total += score;
    if (score === scores[koota].score) continue;
    differences.push({
      koota,
      score,
      ours: scores[koota].score,
      boy: read.boy,
      girl: read.girl,
      settings: lift === undefined ? listChangedSettings(koota, theirs, ours, `gana_${read.boy}_${read.girl}`) : {},
      exception: lift ?? null,
    });
  }
  return { id: rules.id, source: rules.source, total, differences };
}

/** The total under every publisher's rules, with the cells in which it differs from the match's own. */
export function computeVariants(
  moons: MoonPair,
  scores: KootaScores,
  settings: MatchingSettings,
): readonly MatchingVariant[] {
  return RULE_SETS.map((rules) => computeVariant(rules, moons, scores, settings));
}
