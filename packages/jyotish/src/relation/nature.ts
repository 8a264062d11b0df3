import { RASHI_LORDS, GRAHAS, type Graha, RASHIS, type Rashi } from "@lagna/terms";
import { placeFrom } from "../zodiac/rashi.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "./friendship.data.ts";
import {
  EXEMPT_EIGHTH_LORDS,
  KENDRADHIPATI_GRAHAS,
  KENDRAS,
  TRIKONAS,
  TRISHADAYAS,
  type MercuryBeneficRule,
  type MoonBeneficRule,
} from "./nature.data.ts";

export interface NaturalNatureRules {
  /** Default `waxing`. */
  readonly moon?: MoonBeneficRule | undefined;
  /** Default `by_company`. */
  readonly mercury?: MercuryBeneficRule | undefined;
}

/** Both lists are in the order of `GRAHAS`. */
export interface NaturalNature {
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
}

const TITHI_DEG = 12;

/** `null` if the rule needs the Moon's light and that is unknown. */
function isMoonBenefic(elongation: number | null, rule: MoonBeneficRule): boolean | null {
  if (rule === "always" || rule === "never") return rule === "always";
  if (elongation === null) return null;
  if (rule === "waxing") return elongation < 180;
  return elongation >= 7 * TITHI_DEG && elongation < 23 * TITHI_DEG;
}

function isMercuryBenefic(
  company: readonly Graha[],
  benefics: ReadonlySet<Graha>,
  malefics: ReadonlySet<Graha>,
  rule: MercuryBeneficRule,
): boolean {
  if (rule === "always") return true;
  if (rule === "alone_or_with_jupiter_venus") {
    return company.length === 0 || company.includes("jupiter") || company.includes("venus");
  }
  const count = (of: ReadonlySet<Graha>): number => company.filter((graha) => of.has(graha)).length;
  return count(malefics) <= count(benefics);
}

/**
 * The natural benefics and malefics of a chart (BPHS 3; P.V.R. Narasimha Rao for Mercury's conjunctions). Jupiter and
 * Venus are benefic, the Sun, Mars, Saturn and the nodes malefic; the Moon and Mercury follow the rules.
 *
 * @param signs the rashis of the chart being judged; an unknown graha is in neither list, and does not count as
 * conjunct.
 * @param elongation the Moon's from the Sun, degrees in [0, 360). `null` if only signs are known: then a Moon judged by
 * her light is in neither list, and `alone_or_with_jupiter_venus` replaces `by_company` for Mercury.
 */
export function computeNaturalNature(
  signs: Readonly<Partial<Record<Graha, Rashi>>>,
  elongation: number | null,
  rules: NaturalNatureRules = {},
): NaturalNature {
  const known = GRAHAS.filter((graha) => signs[graha] !== undefined);
  const benefics = new Set<Graha>(known.filter((graha) => graha === "jupiter" || graha === "venus"));
  const malefics = new Set<Graha>(known.filter((graha) => !["moon", "mercury", "jupiter", "venus"].includes(graha)));
  const moon = isMoonBenefic(elongation, rules.moon ?? "waxing");
  if (signs.moon !== undefined && moon !== null) (moon ? benefics : malefics).add("moon");
  if (signs.mercury !== undefined) {
    const requestedRule = rules.mercury ?? "by_company";
    const rule = elongation === null && requestedRule === "by_company" ? "alone_or_with_jupiter_venus" : requestedRule;
    const company = known.filter((graha) => graha !== "mercury" && signs[graha] === signs.mercury);
    (isMercuryBenefic(company, benefics, malefics, rule) ? benefics : malefics).add("mercury");
  }
  return {
    benefics: GRAHAS.filter((graha) => benefics.has(graha)),
    malefics: GRAHAS.filter((graha) => malefics.has(graha)),
  };
}

export type FunctionalNature = "benefic" | "neutral" | "malefic";

export interface FunctionalRole {
  readonly nature: FunctionalNature;
  /** Houses owned, ascending. */
  readonly owns: readonly number[];
  /** Owns one of the houses 4, 7, 10 and one of 5, 9. */
  readonly yogakaraka: boolean;
  /** A natural benefic that owns the house 4, 7 or 10 and no trikona: its good effects are withheld. */
  readonly kendradhipati: boolean;
}

function computeFunctionalNature(graha: SaptaGraha, owns: readonly number[]): FunctionalNature {
  const ownsOneOf = (houses: readonly number[]): boolean => owns.some((house) => houses.includes(house));
  if (ownsOneOf(TRIKONAS)) return "benefic";
  if (ownsOneOf(TRISHADAYAS)) return "malefic";
  if (owns.includes(8) && !EXEMPT_EIGHTH_LORDS.includes(graha)) return "malefic";
  return "neutral";
}

function computeFunctionalRole(graha: SaptaGraha, lagna: Rashi): FunctionalRole {
  const owns = RASHIS.filter((rashi) => RASHI_LORDS[rashi] === graha)
    .map((rashi) => placeFrom(lagna, rashi))
    .toSorted((a, b) => a - b);
  const kendra = owns.some((house) => house !== 1 && KENDRAS.includes(house));
  const trikona = owns.some((house) => house !== 1 && TRIKONAS.includes(house));
  return {
    nature: computeFunctionalNature(graha, owns),
    owns,
    yogakaraka: kendra && trikona,
    kendradhipati: kendra && !trikona && KENDRADHIPATI_GRAHAS.includes(graha),
  };
}

const ROLES = Object.fromEntries(
  RASHIS.map((lagna) => [
    lagna,
    Object.fromEntries(SAPTA_GRAHAS.map((graha) => [graha, computeFunctionalRole(graha, lagna)])),
  ]),
) as Readonly<Record<Rashi, Readonly<Record<SaptaGraha, FunctionalRole>>>>;

/**
 * The functional roles of the seven grahas by the houses they own from a lagna (BPHS 34): the lord of a trikona is
 * benefic, whatever else it owns; else the lord of 3, 6 or 11 is malefic, and of 8 too unless it is the Sun or Moon;
 * lords of kendras are neutral; lords of 2 and 12 follow their other rashi, neutral if they have none. The nodes own
 * nothing.
 */
export function getFunctionalRoles(lagna: Rashi): Readonly<Record<SaptaGraha, FunctionalRole>> {
  return ROLES[lagna];
}
