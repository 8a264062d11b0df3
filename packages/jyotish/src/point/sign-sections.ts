import { type Graha, type Rashi, RASHI_LORDS, type VargaId, VARGAS } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { karakas } from "../karaka/section.ts";
import type { Nativity } from "../nativity.ts";
import { getNatureOfNativity } from "../relation/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { vargas } from "../varga/section.ts";
import { VARGA_BODIES, type VargaBody, computeVargaSign } from "../varga/varga.ts";
import { computeArgalas } from "./argala.ts";
import {
  computeArudhaLongitudes,
  computeBhavaArudhas,
  computeGrahaArudhas,
  type BhavaArudhas,
  type GrahaArudhas,
} from "./arudha.ts";
import { computeBadhaka as badhakaOf, computeMarakas } from "./badhaka-maraka.ts";
import {
  findDagdhaRashis,
  computeGandanta,
  isPushkaraBhaga,
  isPushkaraNavamsa,
  computeMrityuBhaga,
  type MrityuBhaga,
  OPPOSED_PART_OFFSET_DEG,
  findVargottamas,
} from "./special-degree.ts";
import { computeKarakamsa as karakamsaOf } from "./karakamsa.ts";
import { getVargaPlacements, getStrengthRules } from "./varga-placement.ts";

export interface VargaArudhas {
  readonly bhava: BhavaArudhas;
  readonly graha: GrahaArudhas;
}

/** The arudhas of one varga. */
export function computeVargaArudhas(nativity: Nativity, varga: VargaId): VargaArudhas {
  const placement = getVargaPlacements(nativity)[varga];
  const rules = getStrengthRules(nativity);
  const { exception } = nativity.settings.arudha;
  return {
    bhava: computeBhavaArudhas(placement.lagna, placement, exception, rules),
    graha: computeGrahaArudhas(placement, exception, rules),
  };
}

/** The arudhas of the birth chart from the lagna, the Sun and the Moon, with longitudes, and of every varga. */
export const arudhas = memoizeForNativity((nativity) => {
  const { D1 } = getVargaPlacements(nativity);
  const rules = getStrengthRules(nativity);
  const { exception } = nativity.settings.arudha;
  const from = (base: Rashi): BhavaArudhas => computeBhavaArudhas(base, D1, exception, rules);
  const { longitudes, signs } = nativity;
  return {
    ...computeVargaArudhas(nativity, "D1"),
    fromSun: from(signs.sun),
    fromMoon: from(signs.moon),
    longitudes: computeArudhaLongitudes(longitudes.lagna, longitudes, D1, rules),
    vargas: Object.fromEntries(
      VARGAS.slice(1).map((varga) => [varga, computeVargaArudhas(nativity, varga)]),
    ) as Readonly<Record<Exclude<VargaId, "D1">, VargaArudhas>>,
  };
});

export const karakamsa = memoizeForNativity((nativity) => {
  const { jaimini, arudha } = nativity.settings;
  const { scheme7, scheme8 } = karakas(nativity);
  const atmakaraka = jaimini.karaka_scheme === 8 ? scheme8.AK : scheme7.AK;
  const { D1, D9 } = getVargaPlacements(nativity);
  return karakamsaOf(atmakaraka, D1, D9, arudha.karakamsa_in, getStrengthRules(nativity));
});

/** The lagna's rashi in the navamsa. */
export const swamsa = memoizeForNativity((nativity): { readonly sign: Rashi } => ({
  sign: getVargaPlacements(nativity).D9.lagna,
}));

export const argala = memoizeForNativity((nativity) =>
  computeArgalas(getVargaPlacements(nativity).D1, getNatureOfNativity(nativity).malefics, getStrengthRules(nativity)),
);

export const badhaka = memoizeForNativity((nativity) =>
  badhakaOf(nativity.signs.lagna, getVargaPlacements(nativity).D1, getStrengthRules(nativity)),
);

/** Sensitive: computed, never shown. */
export const maraka = memoizeForNativity((nativity) => {
  const aspecting = nativity.settings.maraka_aspects ? getNatureOfNativity(nativity).malefics : [];
  return computeMarakas(nativity.signs.lagna, getVargaPlacements(nativity).D1, aspecting, getStrengthRules(nativity));
});

export interface OpposedPart {
  readonly sign: Rashi;
  readonly lord: Graha;
}

function computeOpposedPart({ longitudes, settings }: Nativity, varga: VargaId, body: VargaBody): OpposedPart {
  const sign = computeVargaSign(varga, longitudes[body] + OPPOSED_PART_OFFSET_DEG, settings.varga_variants[varga]);
  return { sign, lord: RASHI_LORDS[sign] };
}

/** The twenty-second drekkana from the lagna's. */
export const drekkana_22 = memoizeForNativity((nativity) => computeOpposedPart(nativity, "D3", "lagna"));

/** The sixty-fourth navamsa from the Moon's and from the lagna's. */
export const navamsa_64 = memoizeForNativity((nativity) => ({
  moon: computeOpposedPart(nativity, "D9", "moon"),
  lagna: computeOpposedPart(nativity, "D9", "lagna"),
}));

export const special_degrees = memoizeForNativity((nativity) => {
  const { longitudes, signs, settings } = nativity;
  const orb = settings.gandanta_arcminutes;
  const mrityu = {} as Record<VargaBody, MrityuBhaga>;
  for (const body of VARGA_BODIES) mrityu[body] = computeMrityuBhaga(body, longitudes[body]);
  return {
    gandanta: { lagna: computeGandanta(longitudes.lagna, orb), moon: computeGandanta(longitudes.moon, orb) },
    vargottama: findVargottamas(signs, vargas(nativity).D9),
    pushkaraNavamsa: VARGA_BODIES.filter((body) => isPushkaraNavamsa(longitudes[body])),
    pushkaraBhaga: VARGA_BODIES.filter((body) => isPushkaraBhaga(longitudes[body], settings.pushkara_bhaga)),
    dagdhaRashis: findDagdhaRashis(arcForward(longitudes.sun, longitudes.moon)),
    /** Sensitive: computed, never shown. */
    mrityuBhaga: mrityu,
  };
});
