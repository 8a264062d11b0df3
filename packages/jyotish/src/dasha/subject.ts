import { DASHA_IDS, type DashaId, type VargaId } from "@lagna/terms";
import { karakas } from "../karaka/subject.ts";
import { finished } from "../core/steps.ts";
import type { Nativity } from "../nativity.ts";
import { birthDay } from "../panchanga/subject.ts";
import { strengthRules } from "../point/placement.ts";
import { special_lagnas } from "../point/point-subjects.ts";
import { sreeLagna } from "../point/special-lagna.ts";
import type { StrengthRules } from "../relation/stronger.ts";
import type { Settings } from "../settings.ts";
import { subject } from "../subject.ts";
import { dashaOf, type Dasha } from "./dasha.ts";
import { dayPartOf } from "./day-part.ts";
import { birthChart, vargaChart, type DashaGround, type DashaPoints, type SignChart } from "./ground.ts";
import type { DashaDepth, DashaOptions } from "./options.ts";
import { dashaYearDays } from "./period.ts";
import { vimshottari } from "./vimshottari.ts";

const VIMSHOTTARI_LEVELS = 2;

const points = subject((nativity): DashaPoints => {
  const { lagna, moon } = nativity.longitudes;
  const { hora, varnadaByHouse } = special_lagnas(nativity);
  return { sree: sreeLagna(lagna, moon), horaLagna: hora?.sign ?? null, varnadas: varnadaByHouse };
});

const dayPart = subject((nativity) => {
  const { sunriseJd, sunsetJd, nextSunriseJd } = birthDay(nativity);
  return dayPartOf(nativity.birth.jd, sunriseJd, sunsetJd, nextSunriseJd);
});

/** Nodes as P.V.R. Narasimha Rao counts the years of rashi dashas: Rahu exalted in Gemini, Ketu in Sagittarius. */
const rulesOf = (nativity: Nativity): StrengthRules => ({ ...strengthRules(nativity), nodeDignity: "pvr" });

/** What the dashas of a nativity are reckoned from; what asks the ephemeris again waits until a dasha needs it. */
const ground = subject((nativity): DashaGround => {
  const { longitudes, settings } = nativity;
  const rules = rulesOf(nativity);
  const vargas = new Map<VargaId, SignChart>();
  const { scheme7, scheme8 } = karakas(nativity);
  return {
    longitudes,
    chart: birthChart(longitudes, rules),
    varga(id) {
      const chart = vargas.get(id) ?? vargaChart(id, longitudes, settings.varga_variants, rules);
      vargas.set(id, chart);
      return chart;
    },
    ashtottariApplies: settings.dasha.ashtottari_applies,
    karakas: Object.values(settings.jaimini.karaka_scheme === 8 ? scheme8 : scheme7),
    points: () => points(nativity),
    dayPart: () => dayPart(nativity),
  };
});

/** The variants that a setting chooses, each under the dasha's own name but ashtottari's. */
function chosenVariant(id: DashaId, { dasha }: Settings): string | undefined {
  if (id === "ashtottari") return String(dasha.ashtottari_stars);
  return id in dasha ? dasha[id as DashaId & keyof typeof dasha] : undefined;
}

/** One dasha of a nativity. @throws as `dashaOf`. */
export function dashaOfNativity(nativity: Nativity, id: DashaId, asked: DashaOptions & DashaDepth = {}): Dasha {
  const { birth, settings } = nativity;
  const variant = asked.variant ?? chosenVariant(id, settings);
  return dashaOf(ground(nativity), birth.jd, dashaYearDays(settings.dasha_year), id, { ...asked, variant });
}

const mahaDashas = subject(() => new Map<DashaId, Dasha>());

/** One dasha to its maha dashas, worked out when first asked for: of a birth's possible times each is asked for several times. */
export function mahaDasha(nativity: Nativity, id: DashaId): Dasha {
  const known = mahaDashas(nativity);
  const dasha = known.get(id) ?? dashaOfNativity(nativity, id);
  known.set(id, dasha);
  return dasha;
}

/** All of them, vimshottari too, by default to their maha dashas. @throws RangeError for levels not from 1 to 5. */
export const everyDasha = (nativity: Nativity, levels?: number): readonly Dasha[] =>
  finished(everyDashaSteps(nativity, levels));

/** The same step by step, a dasha each, so that a server can answer others in between. */
export function* everyDashaSteps(nativity: Nativity, levels?: number): Generator<void, readonly Dasha[]> {
  const found: Dasha[] = [];
  for (const id of DASHA_IDS) {
    found.push(dashaOfNativity(nativity, id, { levels }));
    yield;
  }
  return found;
}

/** Vimshottari to two levels, deeper ones by `vimshottariSubPeriods`. */
export const dashas = subject((nativity) => ({
  vimshottari: vimshottari({
    moonLongitude: nativity.longitudes.moon,
    birthJd: nativity.birth.jd,
    year: nativity.settings.dasha_year,
    levels: VIMSHOTTARI_LEVELS,
  }),
}));
