import { type Baladi, type Deeptadi, type Graha, GRAHAS, type Jagradadi, type Lajjitadi } from "@lagna/terms";
import type { Planet } from "../chart/chart.ts";
import { partOfCircle } from "../core/angle.ts";
import type { Nativity } from "../nativity.ts";
import { birthDay } from "../panchanga/subject.ts";
import { aspects, nature } from "../relation/subject.ts";
import { subject } from "../subject.ts";
import { RASHI_INDEX } from "../zodiac/rashi.ts";
import { BALADI_EFFECTS } from "./avastha.data.ts";
import { baladiOf, deeptadiOf, jagradadiOf, lajjitadiOf, type AvasthaChart } from "./avastha.ts";
import { firstSoundValue } from "./first-sound.ts";
import { sayanadiOf, type SayanadiBirth, type SayanadiState } from "./sayanadi.ts";

export interface Avasthas {
  readonly baladi: Baladi;
  /** The part of its result a graha of that age gives, [0, 1]. */
  readonly baladiEffect: number;
  /** `null` for the nodes, to whom no dignity by friendship is taught; deeptadi and lajjitadi are empty for them. */
  readonly jagradadi: Jagradadi | null;
  readonly deeptadi: readonly Deeptadi[];
  readonly lajjitadi: readonly Lajjitadi[];
  /** `null` where the Sun does not rise, from which the ghatis are counted. */
  readonly sayanadi: SayanadiState | null;
}

const GHATIS_PER_DAY = 60;

function sayanadiBirth(nativity: Nativity): SayanadiBirth | null {
  const { birth, settings, longitudes, signs } = nativity;
  const { sunriseJd } = birthDay(nativity);
  if (sunriseJd === null) return null;
  const elapsed = Math.max(0, Math.floor((birth.jd - sunriseJd) * GHATIS_PER_DAY));
  return {
    moonNakshatra: partOfCircle(longitudes.moon, 27) + 1,
    ghati: settings.avasthas.ghati === "current" ? elapsed + 1 : elapsed,
    lagna: RASHI_INDEX[signs.lagna] + 1,
    nameValue: birth.name === undefined ? null : firstSoundValue(birth.name),
  };
}

function chartOf(nativity: Nativity): AvasthaChart {
  const planets = new Map(nativity.chart.planets.map((planet) => [planet.id, planet]));
  const each = <Value>(value: (graha: Graha) => Value): Record<Graha, Value> =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<Graha, Value>;
  const drishti = aspects(nativity).graha;
  return {
    signs: nativity.signs,
    lagna: nativity.signs.lagna,
    dignities: each((graha) => (planets.get(graha) as Planet).dignity),
    combust: each((graha) => (planets.get(graha) as Planet).combust),
    ...nature(nativity),
    aspectedBy: each((graha) => drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from)),
  };
}

/** The avasthas of the nine grahas (BPHS 45). */
export const avasthas = subject((nativity): Readonly<Record<Graha, Avasthas>> => {
  const chart = chartOf(nativity);
  const born = sayanadiBirth(nativity);
  const rows = GRAHAS.map((graha): [Graha, Avasthas] => {
    const longitude = nativity.longitudes[graha];
    const baladi = baladiOf(longitude);
    const node = graha === "rahu" || graha === "ketu";
    return [
      graha,
      {
        baladi,
        baladiEffect: BALADI_EFFECTS[baladi],
        jagradadi: node ? null : jagradadiOf(chart.dignities[graha]),
        deeptadi: node ? [] : deeptadiOf(graha, chart, nativity.settings.avasthas.deeptadi),
        lajjitadi: node ? [] : lajjitadiOf(graha, chart),
        sayanadi: born && sayanadiOf(graha, longitude, born),
      },
    ];
  });
  return Object.fromEntries(rows) as Record<Graha, Avasthas>;
});
