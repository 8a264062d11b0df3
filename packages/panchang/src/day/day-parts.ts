import { computeChoghadiyas, computeDayParts, type ChoghadiyaId } from "@lagna/jyotish";
import { type Graha, GRAHAS, VARAS } from "@lagna/terms";
import type { DayFrame } from "../sky/day-frame.ts";
import type { AlmanacSettings } from "@lagna/terms";
import {
  CHOGHADIYA_QUALITY,
  DURMUHURTAS,
  GOOD_GOWRI,
  GOWRI,
  GOWRI_ORDER,
  type GowriId,
  HORA_LORDS,
} from "./day-parts.data.ts";
import { getPart, type TimeSpan } from "./spans.ts";

export interface NamedSpan extends TimeSpan {
  readonly id: string;
}

/** The two halves of a day on which the Sun rises and sets. */
export interface DayHalves {
  readonly day: TimeSpan;
  readonly night: TimeSpan;
}

/** Daylight and night of a frame; `null` if the Sun does not rise, set and rise again. */
export function getHalves({ sunriseJd, sunsetJd, nextSunriseJd }: DayFrame): DayHalves | null {
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  return { day: { startJd: sunriseJd, endJd: sunsetJd }, night: { startJd: sunsetJd, endJd: nextSunriseJd } };
}

const MUHURTAS = 15;
const EIGHTHS = 8;
const MINUTE = 1 / 1440;
const GHATI = 1 / 60;

/** The length of pradosha after sunset, days. */
export function getPradosha(night: TimeSpan, setting: AlmanacSettings["pradosha"]): TimeSpan {
  const length = night.endJd - night.startJd;
  const days = { fifth_of_night: length / 5, six_ghatis: 6 * GHATI, two_muhurtas: (2 * length) / MUHURTAS }[setting];
  return { startJd: night.startJd, endJd: night.startJd + days };
}

/** The parts of a day to be avoided: rahu kala, yamaganda, gulika kala and durmuhurtas (Kala Prakashika). */
export function computeAvoidedParts(
  frame: DayFrame,
  { day, night }: DayHalves,
  settings: AlmanacSettings,
): NamedSpan[] {
  const parts = computeDayParts(frame.vara, day.startJd, day.endJd);
  const bad = DURMUHURTAS[settings.durmuhurta][frame.vara];
  return [
    { id: "rahu_kala", ...parts.rahuKala },
    { id: "yamaganda", ...parts.yamaganda },
    { id: "gulika_kala", ...parts.gulikaKala },
    ...bad.day.map((number) => ({ id: "durmuhurta", ...getPart(day, number, MUHURTAS) })),
    ...(bad.night ?? []).map((number) => ({ id: "durmuhurta", ...getPart(night, number, MUHURTAS) })),
  ];
}

/**
 * The parts fit for a beginning or a rite: brahma in the night that ends with the day's sunrise, abhijit, vijaya, godhuli,
 * pradosha and nishita.
 *
 * @param nightBefore `null` if its sunset is not known: the day then has no brahma muhurta
 */
export function computeChosenParts(
  frame: DayFrame,
  { day, night }: DayHalves,
  nightBefore: TimeSpan | null,
  settings: AlmanacSettings,
): NamedSpan[] {
  const { abhijit } = computeDayParts(frame.vara, day.startJd, day.endJd);
  const godhuli = { startJd: night.startJd, endJd: night.startJd + settings.godhuli_minutes * MINUTE };
  return [
    ...(nightBefore ? [{ id: "brahma", ...getPart(nightBefore, 14, MUHURTAS) }] : []),
    ...(abhijit ? [{ id: "abhijit", ...abhijit }] : []),
    { id: "vijaya", ...getPart(day, 11, MUHURTAS) },
    { id: "godhuli", ...godhuli },
    { id: "pradosha", ...getPradosha(night, settings.pradosha) },
    { id: "nishita", ...getPart(night, 8, MUHURTAS) },
  ];
}

/** Whether the eighth belongs to the night, with its quality. */
interface EighthOf<Id> extends TimeSpan {
  readonly id: Id;
  readonly quality: "good" | "neutral" | "bad";
  readonly night: boolean;
}
export type Choghadiya = EighthOf<ChoghadiyaId>;
export type Gowri = EighthOf<GowriId>;

/** The sixteen choghadiyas from sunrise to the next sunrise. */
export function listChoghadiyas({ vara }: DayFrame, halves: DayHalves): Choghadiya[] {
  return (["day", "night"] as const).flatMap((half) =>
    computeChoghadiyas(half, vara, halves[half]).map(({ id, startJd, endJd }) => ({
      id,
      quality: CHOGHADIYA_QUALITY[id],
      startJd,
      endJd,
      night: half === "night",
    })),
  );
}

/** The sixteen parts of the gowri panchangam. */
export function listGowri({ vara }: DayFrame, halves: DayHalves): Gowri[] {
  return (["day", "night"] as const).flatMap((half) =>
    GOWRI_ORDER[half][vara].map((number, index) => {
      const id = GOWRI[number] as GowriId;
      const quality = GOOD_GOWRI.includes(id) ? ("good" as const) : ("bad" as const);
      return { id, quality, ...getPart(halves[half], index + 1, EIGHTHS), night: half === "night" };
    }),
  );
}

export interface Hora extends TimeSpan {
  readonly lord: Graha;
  readonly night: boolean;
}

/** The horas: twelve of the day and twelve of the night, or twenty-four of sixty minutes from sunrise. */
export function listHoras({ vara }: DayFrame, { day, night }: DayHalves, kind: AlmanacSettings["hora"]): Hora[] {
  const first = HORA_LORDS.findIndex((lord) => lord === GRAHAS[VARAS.indexOf(vara)]);
  const equal = { startJd: day.startJd, endJd: day.startJd + 1 };
  return Array.from({ length: 24 }, (_, index) => {
    const span =
      kind === "equal"
        ? getPart(equal, index + 1, 24)
        : index < 12
          ? getPart(day, index + 1, 12)
          : getPart(night, index - 11, 12);
    return { lord: HORA_LORDS[(first + index) % 7] as Graha, ...span, night: span.startJd >= night.startJd };
  });
}
