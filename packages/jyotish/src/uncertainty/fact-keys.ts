import { type DashaId, DASHA_IDS, type Graha, GRAHAS, NAKSHATRA_DASHA_IDS, type VargaId, VARGAS } from "@lagna/terms";
import { arcForward, normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { computeDashaStartForNativity, getDashaContext } from "../dasha/section.ts";
import { karakas } from "../karaka/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Nativity } from "../nativity.ts";
import { getVargaPlacements, getStrengthRules, type VargaPlacement } from "../point/varga-placement.ts";
import { computeAdvancement, type StrengthRules } from "../relation/find-stronger.ts";
import { getNatureOfNativity } from "../relation/section.ts";
import { vargas } from "../varga/section.ts";
import { VARGA_BODIES } from "../varga/varga.ts";
import { findNakshatra28 } from "../zodiac/abhijit.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { RASHI_INDEX, rashiOf } from "../zodiac/rashi.ts";

/**
 * What facts are computed from, as text: births with the same text have the same facts, so that these are computed once
 * for all of them.
 */

/** The birth chart, and those that rashi dashas are read in. */
const VARGAS_OF_DASHAS: readonly VargaId[] = ["D1", "D6", "D9"];

/** The signs of the lagna and the grahas. */
export const getSignsKey = memoizeForNativity(({ signs }: Nativity): string =>
  VARGA_BODIES.map((body) => RASHI_INDEX[signs[body]]).join(),
);

/**
 * The lagna's sign in a varga, the signs of the grahas, and which of two is further advanced in its sign: all that a
 * search for the stronger of two compares.
 */
function createPlacementKey(
  placement: VargaPlacement,
  rules: StrengthRules,
  ranked: readonly Graha[] = GRAHAS,
): string {
  const advancements = ranked.map((graha) => computeAdvancement(placement, graha, rules));
  const order = ranked
    .map((_, index) => index)
    .sort((a, b) => (advancements[a] as number) - (advancements[b] as number));
  const signs = GRAHAS.map((graha) => RASHI_INDEX[placement.signs[graha]]).join();
  const ranks = order.map((graha, rank) =>
    rank > 0 && advancements[graha] === advancements[order[rank - 1] as number] ? `=${graha}` : graha,
  );
  return `${RASHI_INDEX[placement.lagna]};${signs};${ranks.join("")}`;
}

const getPlacementKeys = memoizeForNativity(() => new Map<VargaId, string>());

export function getPlacementKey(nativity: Nativity, varga: VargaId): string {
  const known = getPlacementKeys(nativity);
  const found = known.get(varga);
  if (found !== undefined) return found;
  const key = createPlacementKey(getVargaPlacements(nativity)[varga], getStrengthRules(nativity));
  known.set(varga, key);
  return key;
}

/** The chara karakas of both schemes in order. */
export const getKarakasKey = memoizeForNativity((nativity: Nativity): string => {
  const { scheme7, scheme8 } = karakas(nativity);
  return [...Object.values(scheme7), ...Object.values(scheme8)].join();
});

/** The natural malefics of the chart. */
export const getMaleficsKey = (nativity: Nativity): string => getNatureOfNativity(nativity).malefics.join();

/** The signs of the grahas in every varga. */
export const getVargaSignsKey = memoizeForNativity((nativity: Nativity): string => {
  const signs = vargas(nativity);
  return VARGAS.map((varga) => GRAHAS.map((graha) => RASHI_INDEX[signs[varga][graha]]).join()).join(";");
});

/** The parts of the circle at whose starts the elapsed share of a first period begins again. */
const listMoonParts = ({ longitudes: { sun, moon } }: Nativity): readonly number[] => [
  // Padas, and the twelfths of a nakshatra from which one rashi dasha is counted.
  partOfCircle(moon, 4 * 27),
  Math.floor(nakshatraOf(moon).fraction * 12),
  findNakshatra28(moon).index,
  // Tithis and karanas, and the yoga.
  partOfCircle(arcForward(sun, moon), 60),
  partOfCircle(normalizeDegrees(sun + moon), 27),
];

const listFirstRulers = (nativity: Nativity, ids: readonly DashaId[]): readonly (string | null)[] =>
  ids.map((id) => {
    const { balance } = computeDashaStartForNativity(nativity, id);
    return balance && ("lord" in balance ? balance.lord : balance.sign);
  });

/** The first rulers of the dashas counted from a nakshatra or a limb: the others follow in a fixed order. */
export const createNakshatraDashaKey = (nativity: Nativity): string =>
  [listMoonParts(nativity), listFirstRulers(nativity, NAKSHATRA_DASHA_IDS)].join("|");

/** Without Ketu, who is always as far in his sign as Rahu in his: which of them is further is a matter of rounding. */
const GRAHAS_BY_DEGREE: readonly Graha[] = GRAHAS.filter((graha) => graha !== "ketu");

const OTHER_DASHA_IDS: readonly DashaId[] = DASHA_IDS.filter(
  (id) => !(NAKSHATRA_DASHA_IDS as readonly DashaId[]).includes(id),
);

/**
 * All on which the periods of the other dashas and their order depend. Births with the same key differ only in how much
 * of the first period has passed.
 */
export function createDashaKey(nativity: Nativity): string {
  const { chart, points, dayPhase } = getDashaContext(nativity);
  const { sree, horaLagna, varnadas } = points();
  const { placement, lagna } = chart;
  return [
    createPlacementKey({ ...placement, lagna }, {}, GRAHAS_BY_DEGREE),
    ...VARGAS_OF_DASHAS.map((varga) =>
      createPlacementKey(getVargaPlacements(nativity)[varga], getStrengthRules(nativity), GRAHAS_BY_DEGREE),
    ),
    getKarakasKey(nativity),
    listMoonParts(nativity),
    rashiOf(sree),
    horaLagna,
    varnadas,
    dayPhase()?.phase,
    listFirstRulers(nativity, OTHER_DASHA_IDS),
  ].join("|");
}
