import type { Nakshatra, Rashi } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { findMonth, getPurnimantaName, type LunarMonth } from "../month/lunar-months.ts";
import type { Ritu } from "../month/samvatsara.data.ts";
import { listSankrantis, type Sankranti } from "../month/sankranti.ts";
import {
  type Ayana,
  computeSamvat,
  findAyana,
  findRitu,
  findSamvatsaras,
  type Samvat,
  type Samvatsaras,
} from "../month/years.ts";
import { findCalendarOfPlace, findSolarDay, type SolarDay } from "../month/solar-months.ts";
import { SOLAR_CALENDARS } from "../month/solar-months.data.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { findFirstFrom } from "../sky/moon-events.ts";
import { sliceSpans } from "../sky/sweep.ts";
import { type Bhadra, listBhadras } from "./bhadra.ts";
import { AGNIVASA, DISHA_SHULA, SHIVAVASA } from "./day-parts.data.ts";
import {
  type Choghadiya,
  computeAvoidedParts,
  computeChosenParts,
  getHalves,
  type Gowri,
  type Hora,
  listChoghadiyas,
  listGowri,
  listHoras,
  type NamedSpan,
} from "./day-parts.ts";
import { type AlmanacEclipse, listEclipses } from "./eclipses.ts";
import { type DayLimbs, listLimbs } from "./limbs.ts";
import { findPanchaka, type Panchaka } from "./panchaka.ts";
import {
  computeTarabala,
  findChandrashtama,
  hasChandrabala,
  listSignsWithChandrabala,
  listStarsWithTarabala,
  type Tarabala,
} from "./personal.ts";
import { intersect, type TimeSpan } from "./spans.ts";
import { findAnandadi, listSpecialYogas, type SpecialYoga } from "./special-yogas.ts";
import type { Anandadi } from "./special-yogas.data.ts";
import { listAmritaKalas, listVarjyams } from "./star-parts.ts";

export interface MonthOfDay {
  readonly amanta: LunarMonth["masa"];
  readonly purnimanta: LunarMonth["masa"];
  readonly adhika: boolean;
  readonly kshaya: boolean;
  readonly paksha: "shukla" | "krishna";
}

/** The Moon and star of a birth, for the personal part of a day. */
export interface BirthMoon {
  readonly nakshatra?: Nakshatra | undefined;
  readonly sign?: Rashi | undefined;
}

/** A birth's share in a day, over each star and sign of the Moon. */
export interface PersonalDay {
  readonly tarabala: readonly (TimeSpan & Tarabala & { readonly nakshatra: Nakshatra })[] | null;
  readonly chandrabala: readonly (TimeSpan & { readonly sign: Rashi; readonly good: boolean })[] | null;
  /** When the Moon is in the eighth sign from the birth's; `null` if it is not, or without a birth sign. */
  readonly chandrashtama: TimeSpan | null;
}

/** The parts of a day that need a sunrise and a sunset. */
export interface DayPartsOfDay {
  readonly inauspicious: readonly NamedSpan[];
  readonly auspicious: readonly NamedSpan[];
  readonly choghadiya: readonly Choghadiya[];
  readonly gowri: readonly Gowri[];
  readonly hora: readonly Hora[];
}

/** A day of the almanac: from sunrise to sunrise, or the civil date where the Sun does not rise. */
export interface AlmanacDay extends DayLimbs {
  readonly frame: DayFrame;
  /** The stretch of time the limbs are listed for. */
  readonly span: TimeSpan;
  readonly moonriseJd: number | null;
  readonly moonsetJd: number | null;
  /** `null` outside the ephemeris' complete months. */
  readonly month: MonthOfDay | null;
  readonly samvat: Samvat | null;
  readonly samvatsara: Samvatsaras | null;
  /** The day of the month in the solar calendars of the regions, that of the place first. */
  readonly solarDays: readonly (SolarDay & { readonly ofPlace: boolean })[];
  readonly ritu: Ritu;
  readonly tropicalRitu: Ritu;
  readonly ayana: Ayana;
  /** `null` without a sunrise and a sunset. */
  readonly parts: DayPartsOfDay | null;
  readonly bhadra: readonly Bhadra[];
  readonly panchaka: Panchaka | null;
  readonly specialYogas: readonly SpecialYoga[];
  /** At the start of the day. */
  readonly anandadi: Anandadi;
  /** Birth stars and signs that the day supports, and those the Moon stands eighth from. */
  readonly starsWithTarabala: readonly Nakshatra[];
  readonly signsWithChandrabala: readonly Rashi[];
  readonly chandrashtama: readonly Rashi[];
  readonly personal: PersonalDay | null;
  readonly dishaShula: string;
  readonly shivavasa: string;
  readonly agnivasa: string;
  readonly sankrantis: readonly Sankranti[];
  readonly eclipses: readonly AlmanacEclipse[];
}

const knownSankrantis = new WeakMap<Almanac, readonly Sankranti[]>();

function getSankrantis(almanac: Almanac): readonly Sankranti[] {
  const found = knownSankrantis.get(almanac) ?? listSankrantis(almanac);
  knownSankrantis.set(almanac, found);
  return found;
}

/** The day's rise and set of the Moon: the first from sunrise (or midnight) on, if it is before the next one. */
function findMoonTimes(
  almanac: Almanac,
  frame: DayFrame,
  span: TimeSpan,
): Pick<AlmanacDay, "moonriseJd" | "moonsetJd"> {
  const { moonrise_from, moonset_from } = almanac.settings;
  const before = (jd: number | null, untilJd: number): number | null => (jd !== null && jd < untilJd ? jd : null);
  const isCivil = moonrise_from === "midnight";
  const rise = findFirstFrom(almanac.moonrises, isCivil ? frame.midnightJd : span.startJd);
  // A day without a moonrise of its own is given the one of the next night.
  const moonriseJd = isCivil ? rise : before(rise, span.endJd);
  if (moonset_from === "moonrise" && moonriseJd !== null) {
    return { moonriseJd, moonsetJd: findFirstFrom(almanac.moonsets, moonriseJd) };
  }
  return { moonriseJd, moonsetJd: before(findFirstFrom(almanac.moonsets, span.startJd), span.endJd) };
}

function computeParts(almanac: Almanac, frame: DayFrame): DayPartsOfDay | null {
  const halves = getHalves(frame);
  if (!halves) return null;
  const { settings } = almanac;
  const day = { startJd: halves.day.startJd, endJd: halves.night.endJd };
  const stars = sliceSpans(almanac.nakshatras, day.startJd, day.endJd);
  const sunsetBefore = almanac.findFrame(frame.number - 1)?.sunsetJd ?? null;
  const before = sunsetBefore === null ? null : { startJd: sunsetBefore, endJd: day.startJd };
  const name = (id: string, spans: readonly TimeSpan[]): NamedSpan[] => spans.map((span) => ({ id, ...span }));
  return {
    inauspicious: [...computeAvoidedParts(frame, halves, settings), ...name("varjyam", listVarjyams(stars, day))],
    auspicious: [
      ...computeChosenParts(frame, halves, before, settings),
      ...name("amrita_kala", listAmritaKalas(stars, day)),
    ],
    choghadiya: listChoghadiyas(frame, halves),
    gowri: listGowri(frame, halves),
    hora: listHoras(frame, halves, settings.hora),
  };
}

function computePersonal(limbs: DayLimbs, span: TimeSpan, birth: BirthMoon | undefined): PersonalDay | null {
  if (!birth) return null;
  const { nakshatra, sign } = birth;
  const paksha = limbs.tithi[0]?.paksha ?? "shukla";
  const signs = limbs.moonSign.flatMap((limb) => {
    const shared = intersect(limb, span);
    return shared ? [{ sign: limb.sign, ...shared }] : [];
  });
  const eighth = sign && signs.find((limb) => findChandrashtama(limb.sign) === sign);
  return {
    tarabala: nakshatra
      ? limbs.nakshatra.flatMap((star) => {
          const shared = intersect(star, span);
          return shared ? [{ nakshatra: star.name, ...computeTarabala(nakshatra, star.name), ...shared }] : [];
        })
      : null,
    chandrabala: sign ? signs.map((limb) => ({ ...limb, good: hasChandrabala(sign, limb.sign, paksha) })) : null,
    chandrashtama: eighth ? { startJd: eighth.startJd, endJd: eighth.endJd } : null,
  };
}

function computeDwellings(limbs: DayLimbs, weekday: number): Pick<AlmanacDay, "shivavasa" | "agnivasa"> {
  const tithi = limbs.tithi[0]?.number ?? 1;
  return {
    shivavasa: SHIVAVASA[(tithi * 2 + 5) % 7] as string,
    agnivasa: AGNIVASA[(tithi + weekday + 2) % 4] as string,
  };
}

function listSolarDays(almanac: Almanac, dayNumber: number): AlmanacDay["solarDays"] {
  const own = findCalendarOfPlace(almanac.place);
  return SOLAR_CALENDARS.flatMap((calendar) => findSolarDay(almanac, dayNumber, calendar) ?? [])
    .map((day) => ({ ...day, ofPlace: day.calendar === own }))
    .toSorted((a, b) => Number(b.ofPlace) - Number(a.ofPlace));
}

const VARA_NUMBERS = { sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 } as const;

/**
 * One day of an almanac.
 *
 * @param birth the Moon's star and sign of a birth, for tarabala, chandrabala and chandrashtama
 */
export function computeAlmanacDay(almanac: Almanac, frame: DayFrame, birth?: BirthMoon): AlmanacDay {
  const { settings, sky } = almanac;
  const span = frame.isSunny
    ? { startJd: frame.dawnJd, endJd: frame.nextDawnJd }
    : { startJd: frame.midnightJd, endJd: frame.nextMidnightJd };
  const limbs = listLimbs(almanac, span);
  const month = findMonth(almanac.months, span.startJd);
  const paksha = limbs.tithi[0]?.paksha ?? "shukla";
  const samvat = month && computeSamvat(month, paksha === "krishna", settings);
  const moonSign = limbs.moonSign[0]?.sign ?? "aries";
  return {
    ...limbs,
    frame,
    span,
    ...findMoonTimes(almanac, frame, span),
    month: month && {
      amanta: month.masa,
      purnimanta: getPurnimantaName(month, paksha),
      adhika: month.adhika,
      kshaya: month.kshaya,
      paksha,
    },
    samvat,
    samvatsara: samvat && findSamvatsaras(samvat),
    solarDays: listSolarDays(almanac, frame.number),
    ritu: findRitu(sky, span.startJd, "sidereal"),
    tropicalRitu: findRitu(sky, span.startJd, "tropical"),
    ayana: findAyana(sky, span.startJd, settings.ayana),
    parts: computeParts(almanac, frame),
    bhadra: listBhadras(almanac, span),
    panchaka: findPanchaka(almanac, span),
    specialYogas: listSpecialYogas(limbs, frame.vara, sky.sun, span),
    anandadi: findAnandadi(frame.vara, sky.moon(span.startJd)),
    starsWithTarabala: listStarsWithTarabala(limbs.nakshatra[0]?.name ?? "ashwini"),
    signsWithChandrabala: listSignsWithChandrabala(moonSign, paksha),
    chandrashtama: [...new Set(limbs.moonSign.map(({ sign }) => findChandrashtama(sign)))],
    personal: computePersonal(limbs, span, birth),
    dishaShula: DISHA_SHULA[frame.vara],
    ...computeDwellings(limbs, VARA_NUMBERS[frame.vara]),
    sankrantis: getSankrantis(almanac).filter(({ jd }) => jd >= span.startJd && jd < span.endJd),
    eclipses: listEclipses(almanac).filter(({ maximumJd }) => maximumJd >= span.startJd && maximumJd < span.endJd),
  };
}

/** All days of an almanac, in order. */
export function computeAlmanacDays(almanac: Almanac, birth?: BirthMoon): AlmanacDay[] {
  return almanac.frames
    .filter(({ number }) => number >= almanac.fromDay && number <= almanac.untilDay)
    .map((frame) => computeAlmanacDay(almanac, frame, birth));
}
