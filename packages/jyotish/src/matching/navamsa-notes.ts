import { NAVAMSA_NOTES, type NavamsaNote, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { getNaturalRelation } from "../relation/friendship.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { computeVargaSign } from "../varga/varga.ts";
import { placeFrom, rashiAt } from "../zodiac/rashi.ts";
import type { MatchedPerson } from "./possible-births.ts";

/** Signs in the navamsa; `null` if unknown or not the same at all possible times. */
export interface NavamsaOfPerson {
  readonly lagna: Rashi | null;
  readonly moon: Rashi | null;
}

export interface NavamsaComparison {
  readonly boy: NavamsaOfPerson;
  readonly girl: NavamsaOfPerson;
  /** `null` if a sign is unknown. */
  readonly notes: readonly { readonly id: NavamsaNote; readonly applies: boolean | null }[];
}

const PADAS_OF_STAR = 4;

/** The one sign of all possible Moons; by the padas where only the star is known. */
function findNavamsaMoon({ moon, birth }: MatchedPerson): Rashi | null {
  const variant = birth?.stated.settings.varga_variants.D9;
  const signs = new Set(
    birth
      ? birth.possible.map(({ nativity }) => computeVargaSign("D9", nativity.longitudes.moon, variant))
      : moon.possible.map(({ place }) => rashiAt((place.star - 1) * PADAS_OF_STAR + place.pada - 1)),
  );
  const [first = null] = signs;
  return signs.size === 1 ? first : null;
}

function findNavamsaSigns(person: MatchedPerson): NavamsaOfPerson {
  const { birth } = person;
  const lagna = birth?.hasOneNavamsaLagna
    ? computeVargaSign("D9", birth.stated.longitudes.lagna, birth.stated.settings.varga_variants.D9)
    : null;
  return { lagna, moon: findNavamsaMoon(person) };
}

const areSame = (a: Rashi | null, b: Rashi | null): boolean | null => (a === null || b === null ? null : a === b);
const areSeventh = (a: Rashi | null, b: Rashi | null): boolean | null =>
  a === null || b === null ? null : placeFrom(a, b) === 7;

function haveFriendlyLords(a: Rashi | null, b: Rashi | null): boolean | null {
  if (a === null || b === null) return null;
  const [first, second] = [RASHI_LORDS[a] as SaptaGraha, RASHI_LORDS[b] as SaptaGraha];
  if (first === second) return true;
  return getNaturalRelation(first, second) === "friend" && getNaturalRelation(second, first) === "friend";
}

/** True if either is, false if both are known not to be. */
const isEither = (a: boolean | null, b: boolean | null): boolean | null =>
  a === true || b === true ? true : a === null || b === null ? null : false;

/** The Moon's sign, if it is the same at all possible times. */
function findMoonSign({ moon }: MatchedPerson): Rashi | null {
  return moon.possible.every(({ place }) => place.sign === moon.stated.sign) ? moon.stated.rashi : null;
}

/** How the navamsas of two people relate: facts, without a rank. */
export function compareNavamsas(boy: MatchedPerson, girl: MatchedPerson): NavamsaComparison {
  const [his, hers] = [findNavamsaSigns(boy), findNavamsaSigns(girl)];
  const applies: Readonly<Record<NavamsaNote, boolean | null>> = {
    same_navamsa_lagna: areSame(his.lagna, hers.lagna),
    same_navamsa_moon: areSame(his.moon, hers.moon),
    navamsa_lagnas_seventh: areSeventh(his.lagna, hers.lagna),
    navamsa_moons_seventh: areSeventh(his.moon, hers.moon),
    navamsa_lagna_is_moon_sign: isEither(
      areSame(his.lagna, findMoonSign(girl)),
      areSame(hers.lagna, findMoonSign(boy)),
    ),
    navamsa_lagna_lords_friendly: haveFriendlyLords(his.lagna, hers.lagna),
    navamsa_moon_lords_friendly: haveFriendlyLords(his.moon, hers.moon),
  };
  return { boy: his, girl: hers, notes: NAVAMSA_NOTES.map((id) => ({ id, applies: applies[id] })) };
}
