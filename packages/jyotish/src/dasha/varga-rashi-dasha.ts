import type { Rashi, VargaId } from "@lagna/terms";
import { computeBhavaArudhas } from "../point/arudha.ts";
import { rashiInPlace } from "../zodiac/rashi.ts";
import type { DashaContext, SignChart } from "./dasha-context.ts";
import { findStrongerOfAxis } from "./find-brahma.ts";
import type { SignRuler, UndatedDasha } from "./period.ts";
import type { RashiDashaRule, SeedInVargaRule } from "./rashi-dasha.data.ts";
import { computeFromSeed } from "./rashi-dasha.ts";
import { findDashaLord } from "./rashi-dasha-years.ts";

const numberOf = (id: VargaId): number => Number(id.slice(1));

/** The stronger of the sign that holds a graha's lordship in the varga, and the one opposite. */
const findStrongerOfLord = (birth: SignChart, varga: SignChart, house: Rashi): Rashi =>
  findStrongerOfAxis(varga, varga.placement.signs[findDashaLord(birth, house)]);

const SEEDS: Readonly<Record<SeedInVargaRule, (birth: SignChart, varga: SignChart, id: VargaId) => Rashi>> = {
  lord_of_arudha_lagna: (birth, varga) => {
    const { A1 } = computeBhavaArudhas(birth.lagna, birth.placement, "tenth_from_result", birth.rules);
    return findStrongerOfLord(varga, varga, A1);
  },
  house_of_varga: (_, varga, id) => rashiInPlace(varga.lagna, numberOf(id)),
};

/**
 * A rashi dasha read entirely in a varga Dn. Narayana begins with the sign of the lord of the n-th house of the birth
 * chart, or the 7th from it (P.V.R. Narasimha Rao, chapter 18); the others by a rule of their own.
 */
export function computeVargaRashiDasha(
  context: DashaContext,
  id: VargaId,
  rule: RashiDashaRule,
): UndatedDasha<SignRuler> {
  const birth = context.chart;
  const varga = context.varga(id);
  const seed =
    rule.seed in SEEDS
      ? SEEDS[rule.seed as SeedInVargaRule](birth, varga, id)
      : findStrongerOfLord(birth, varga, rashiInPlace(birth.lagna, numberOf(id)));
  return computeFromSeed({ ...context, chart: varga }, rule, seed);
}
