import { type Baladi, type Deeptadi, type Graha, GRAHAS, type Jagradadi, type Lajjitadi } from "@lagna/terms";
import type { Planet } from "../chart/chart.ts";
import { partOfCircle } from "../core/angle.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthDay } from "../panchanga/section.ts";
import { aspects, getNatureOfNativity } from "../relation/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import { BALADI_EFFECTS } from "./avastha.data.ts";
import { computeBaladi, computeDeeptadi, computeJagradadi, computeLajjitadi, type AvasthaChart } from "./avastha.ts";
import { computeFirstSoundValue } from "./first-sound.ts";
import { computeSayanadi, type SayanadiBirth, type SayanadiState } from "./sayanadi.ts";

export interface Avasthas {
  readonly baladi: Baladi;
  /** The share of its result that a graha of that age gives, [0, 1]. */
  readonly baladiEffect: number;
  /**
   * `null` for the nodes, for which the texts define no dignity by friendship; deeptadi and lajjitadi are empty for
   * them.
   */
  readonly jagradadi: Jagradadi | null;
  readonly deeptadi: readonly Deeptadi[];
  readonly lajjitadi: readonly Lajjitadi[];
  /** `null` if the Sun does not rise, from which the ghatis are counted. */
  readonly sayanadi: SayanadiState | null;
}

const GHATIS_PER_DAY = 60;

function buildSayanadiBirth(nativity: Nativity): SayanadiBirth | null {
  const { birth, settings, longitudes, signs } = nativity;
  const { sunriseJd } = getBirthDay(nativity);
  if (sunriseJd === null) return null;
  const elapsed = Math.max(0, Math.floor((birth.jd - sunriseJd) * GHATIS_PER_DAY));
  return {
    moonNakshatra: partOfCircle(longitudes.moon, 27) + 1,
    ghati: settings.avasthas.ghati === "current" ? elapsed + 1 : elapsed,
    lagna: RASHI_INDEX[signs.lagna] + 1,
    nameValue: birth.name === undefined ? null : computeFirstSoundValue(birth.name),
  };
}

function buildAvasthaChart(nativity: Nativity): AvasthaChart {
  const planets = new Map(nativity.chart.planets.map((planet) => [planet.id, planet]));
  const each = <Value>(value: (graha: Graha) => Value): Record<Graha, Value> =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<Graha, Value>;
  const drishti = aspects(nativity).graha;
  return {
    signs: nativity.signs,
    lagna: nativity.signs.lagna,
    dignities: each((graha) => (planets.get(graha) as Planet).dignity),
    combust: each((graha) => (planets.get(graha) as Planet).combust),
    ...getNatureOfNativity(nativity),
    aspectedBy: each((graha) => drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from)),
  };
}

/** The avasthas of the nine grahas (BPHS 45). */
export const avasthas = memoizeForNativity((nativity): Readonly<Record<Graha, Avasthas>> => {
  const chart = buildAvasthaChart(nativity);
  const sayanadiBirth = buildSayanadiBirth(nativity);
  const rows = GRAHAS.map((graha): [Graha, Avasthas] => {
    const longitude = nativity.longitudes[graha];
    const baladi = computeBaladi(longitude);
    const node = graha === "rahu" || graha === "ketu";
    return [
      graha,
      {
        baladi,
        baladiEffect: BALADI_EFFECTS[baladi],
        jagradadi: node ? null : computeJagradadi(chart.dignities[graha]),
        deeptadi: node ? [] : computeDeeptadi(graha, chart, nativity.settings.avasthas.deeptadi),
        lajjitadi: node ? [] : computeLajjitadi(graha, chart),
        sayanadi: sayanadiBirth && computeSayanadi(graha, longitude, sayanadiBirth),
      },
    ];
  });
  return Object.fromEntries(rows) as Record<Graha, Avasthas>;
});
