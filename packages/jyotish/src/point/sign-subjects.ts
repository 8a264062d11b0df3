import { type Graha, type Rashi, RASHI_LORDS, type VargaId, VARGAS } from "@lagna/terms";
import { arcForward } from "../core/angle.ts";
import { karakas } from "../karaka/subject.ts";
import type { Nativity } from "../nativity.ts";
import { nature } from "../relation/subject.ts";
import { subject } from "../subject.ts";
import { vargas } from "../varga/subject.ts";
import { VARGA_BODIES, type VargaBody, vargaSign } from "../varga/varga.ts";
import { argalas } from "./argala.ts";
import { arudhaLongitudes, bhavaArudhas, grahaArudhas, type BhavaArudhas, type GrahaArudhas } from "./arudha.ts";
import { badhaka as badhakaOf, marakas } from "./bhava-point.ts";
import {
  dagdhaRashis,
  gandanta,
  isPushkaraBhaga,
  isPushkaraNavamsa,
  mrityuBhaga,
  type MrityuBhaga,
  PART_OPPOSED_DEG,
  vargottamas,
} from "./degree.ts";
import { karakamsa as karakamsaOf } from "./karakamsa.ts";
import { placements, strengthRules } from "./placement.ts";

export interface VargaArudhas {
  readonly bhava: BhavaArudhas;
  readonly graha: GrahaArudhas;
}

/** Of the chart of birth from the lagna, the Sun and the Moon, with longitudes, and of every varga. */
export const arudhas = subject((nativity) => {
  const all = placements(nativity);
  const rules = strengthRules(nativity);
  const { exception } = nativity.settings.arudha;
  const from = (base: Rashi): BhavaArudhas => bhavaArudhas(base, all.D1, exception, rules);
  const inVarga = (varga: VargaId): VargaArudhas => ({
    bhava: bhavaArudhas(all[varga].lagna, all[varga], exception, rules),
    graha: grahaArudhas(all[varga], exception, rules),
  });
  const { longitudes, signs } = nativity;
  return {
    ...inVarga("D1"),
    fromSun: from(signs.sun),
    fromMoon: from(signs.moon),
    longitudes: arudhaLongitudes(longitudes.lagna, longitudes, all.D1, rules),
    vargas: Object.fromEntries(VARGAS.slice(1).map((varga) => [varga, inVarga(varga)])) as Readonly<
      Record<Exclude<VargaId, "D1">, VargaArudhas>
    >,
  };
});

export const karakamsa = subject((nativity) => {
  const { jaimini, arudha } = nativity.settings;
  const { scheme7, scheme8 } = karakas(nativity);
  const atmakaraka = jaimini.karaka_scheme === 8 ? scheme8.AK : scheme7.AK;
  const { D1, D9 } = placements(nativity);
  return karakamsaOf(atmakaraka, D1, D9, arudha.karakamsa_in, strengthRules(nativity));
});

/** The lagna's rashi in the navamsa. */
export const swamsa = subject((nativity): { readonly sign: Rashi } => ({ sign: placements(nativity).D9.lagna }));

export const argala = subject((nativity) =>
  argalas(placements(nativity).D1, nature(nativity).malefics, strengthRules(nativity)),
);

export const badhaka = subject((nativity) =>
  badhakaOf(nativity.signs.lagna, placements(nativity).D1, strengthRules(nativity)),
);

/** Sensitive: worked out, never shown. */
export const maraka = subject((nativity) => {
  const aspecting = nativity.settings.maraka_aspects ? nature(nativity).malefics : [];
  return marakas(nativity.signs.lagna, placements(nativity).D1, aspecting, strengthRules(nativity));
});

export interface OpposedPart {
  readonly sign: Rashi;
  readonly lord: Graha;
}

function opposedPart({ longitudes, settings }: Nativity, varga: VargaId, body: VargaBody): OpposedPart {
  const sign = vargaSign(varga, longitudes[body] + PART_OPPOSED_DEG, settings.varga_variants[varga]);
  return { sign, lord: RASHI_LORDS[sign] };
}

/** The twenty-second drekkana from the lagna's. */
export const drekkana_22 = subject((nativity) => opposedPart(nativity, "D3", "lagna"));

/** The sixty-fourth navamsa from the Moon's and from the lagna's. */
export const navamsa_64 = subject((nativity) => ({
  moon: opposedPart(nativity, "D9", "moon"),
  lagna: opposedPart(nativity, "D9", "lagna"),
}));

export const special_degrees = subject((nativity) => {
  const { longitudes, signs, settings } = nativity;
  const orb = settings.gandanta_arcminutes;
  const mrityu = {} as Record<VargaBody, MrityuBhaga>;
  for (const body of VARGA_BODIES) mrityu[body] = mrityuBhaga(body, longitudes[body]);
  return {
    gandanta: { lagna: gandanta(longitudes.lagna, orb), moon: gandanta(longitudes.moon, orb) },
    vargottama: vargottamas(signs, vargas(nativity).D9),
    pushkaraNavamsa: VARGA_BODIES.filter((body) => isPushkaraNavamsa(longitudes[body])),
    pushkaraBhaga: VARGA_BODIES.filter((body) => isPushkaraBhaga(longitudes[body], settings.pushkara_bhaga)),
    dagdhaRashis: dagdhaRashis(arcForward(longitudes.sun, longitudes.moon)),
    /** Sensitive: worked out, never shown. */
    mrityuBhaga: mrityu,
  };
});
