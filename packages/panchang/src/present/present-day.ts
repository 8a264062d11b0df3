import { NAKSHATRAS, VARAS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import { type Festival, listFestivals, type ReaderTradition } from "../festival/list-festivals.ts";
import type { Sankranti } from "../month/sankranti.ts";
import { formatDate } from "../sky/civil-date.ts";
import type { AlmanacPlace } from "../sky/place.ts";
import { createInstantFormat, type FormatInstant, presentSpan } from "./format-instant.ts";
import { presentEclipse } from "./present-eclipse.ts";
import { presentFestival } from "./present-festival.ts";

const presentPlace = ({ name, latitude, longitude, timeZone }: AlmanacPlace) => ({
  name,
  latitude,
  longitude,
  time_zone: timeZone,
});

interface LimbOfDay {
  readonly number: number;
  readonly name: string;
  readonly startJd: number;
  readonly endJd: number;
}

const presentLimb = ({ number, name, ...span }: LimbOfDay, format: FormatInstant) => ({
  number,
  name,
  ...presentSpan(span, format),
});

const presentNamed = (spans: readonly { id: string; startJd: number; endJd: number }[], format: FormatInstant) =>
  spans.map(({ id, ...span }) => ({ id, ...presentSpan(span, format) }));

const presentSankranti = ({ sign, jd, dayNumber, punyaKala }: Sankranti, format: FormatInstant) => ({
  sign,
  at: format(jd),
  date: formatDate(dayNumber),
  punya_kala: punyaKala && presentSpan(punyaKala, format),
});

const getSunStar = ({ sky }: Almanac, jd: number): string =>
  NAKSHATRAS[Math.floor((((sky.sun(jd) % 360) + 360) % 360) / (360 / 27))] as string;

function presentParts({ parts }: AlmanacDay, format: FormatInstant) {
  const eighth = <Id>({
    id,
    quality,
    night,
    ...span
  }: {
    id: Id;
    quality: string;
    night: boolean;
    startJd: number;
    endJd: number;
  }) => ({
    id,
    quality,
    ...presentSpan(span, format),
    night,
  });
  return {
    inauspicious: parts && presentNamed(parts.inauspicious, format),
    auspicious: parts && presentNamed(parts.auspicious, format),
    choghadiya: parts && parts.choghadiya.map(eighth),
    gowri: parts && parts.gowri.map(eighth),
    hora: parts && parts.hora.map(({ lord, ...span }) => ({ lord, ...presentSpan(span, format) })),
    /** Why the parts are `null`. */
    ...(parts ? {} : { reason: "no_sunrise" as const }),
  };
}

function presentPersonal({ personal, starsWithTarabala }: AlmanacDay, format: FormatInstant) {
  return {
    good_for: starsWithTarabala,
    ...(personal?.tarabala && {
      birth: personal.tarabala.map(({ nakshatra, tara, quality, ...span }) => ({
        nakshatra,
        tara,
        quality,
        ...presentSpan(span, format),
      })),
    }),
  };
}

/** What the Moon's signs are for a birth sign. */
function presentBirthMoon({ personal }: AlmanacDay, format: FormatInstant) {
  if (!personal?.chandrabala) return {};
  const { chandrabala, chandrashtama } = personal;
  return {
    birth_moon: {
      chandrabala: chandrabala.map(({ sign, good, ...span }) => ({ sign, good, ...presentSpan(span, format) })),
      chandrashtama: chandrashtama && presentSpan(chandrashtama, format),
    },
  };
}

function presentTimes(day: AlmanacDay, format: FormatInstant) {
  const at = (jd: number | null): string | null => (jd === null ? null : format(jd));
  const { frame } = day;
  return {
    date: formatDate(frame.number),
    sunrise: at(frame.sunriseJd),
    sunset: at(frame.sunsetJd),
    moonrise: at(day.moonriseJd),
    moonset: at(day.moonsetJd),
    vara: { number: VARAS.indexOf(frame.vara), name: frame.vara },
  };
}

function presentFestivals(almanac: Almanac, day: AlmanacDay, tradition: ReaderTradition, format: FormatInstant) {
  return listFestivals(almanac, tradition)
    .filter(({ dayNumber }) => dayNumber === day.frame.number)
    .map((festival: Festival) => presentFestival(festival, format));
}

/** A day in the form of the API, instants on the place's clock; see docs of `AlmanacDay` for the meaning of its parts. */
export function presentDay(almanac: Almanac, day: AlmanacDay, tradition: ReaderTradition = "all") {
  const format = createInstantFormat(almanac);
  const { date, ...times } = presentTimes(day, format);
  return {
    date,
    place: presentPlace(almanac.place),
    ...times,
    tithi: day.tithi.map(({ paksha, kshaya, vriddhi, ...limb }) => ({
      ...presentLimb(limb, format),
      paksha,
      kshaya,
      vriddhi,
    })),
    nakshatra: day.nakshatra.map((limb) => presentLimb(limb, format)),
    yoga: day.yoga.map((limb) => presentLimb(limb, format)),
    karana: day.karana.map((limb) => presentLimb(limb, format)),
    masa: day.month,
    samvat: day.samvat,
    samvatsara: day.samvatsara,
    solar_days: day.solarDays.map(({ ofPlace, ...solarDay }) => ({ ...solarDay, of_place: ofPlace })),
    ritu: day.ritu,
    ritu_tropical: day.tropicalRitu,
    ayana: day.ayana,
    sun: { sign: day.sunSign[0]?.sign ?? null, nakshatra: getSunStar(almanac, day.span.startJd) },
    moon: {
      sign: day.moonSign[0]?.sign ?? null,
      signs: day.moonSign.map(({ sign, ...span }) => ({ sign, ...presentSpan(span, format) })),
    },
    ...presentParts(day, format),
    tarabala: presentPersonal(day, format),
    chandrabala: day.signsWithChandrabala,
    chandrashtama: day.chandrashtama,
    ...presentBirthMoon(day, format),
    panchaka: day.panchaka && { kind: day.panchaka.kind, ...presentSpan(day.panchaka, format) },
    bhadra: day.bhadra.map(({ abode, mukha, puccha, ...span }) => ({
      abode,
      ...presentSpan(span, format),
      mukha: presentSpan(mukha, format),
      puccha: presentSpan(puccha, format),
    })),
    special_yogas: day.specialYogas.map(({ id, good, ...span }) => ({ id, good, ...presentSpan(span, format) })),
    anandadi: day.anandadi,
    disha_shula: day.dishaShula,
    shivavasa: day.shivavasa,
    agnivasa: day.agnivasa,
    sankrantis: day.sankrantis.map((sankranti) => presentSankranti(sankranti, format)),
    festivals: presentFestivals(almanac, day, tradition, format),
    eclipses: day.eclipses.map((eclipse) => presentEclipse(almanac, eclipse)),
    settings: almanac.settings,
  };
}
export type DayJson = ReturnType<typeof presentDay>;

/** The short form of a day, in lists of a month or a year. */
export function presentShortDay(almanac: Almanac, day: AlmanacDay, tradition: ReaderTradition = "all") {
  const format = createInstantFormat(almanac);
  return {
    ...presentTimes(day, format),
    tithi: day.tithi.map(({ number, name, paksha, endJd }) => ({ number, name, paksha, end: format(endJd) })),
    nakshatra: day.nakshatra.map(({ number, name, endJd }) => ({ number, name, end: format(endJd) })),
    masa: day.month,
    moon: { sign: day.moonSign[0]?.sign ?? null },
    festivals: listFestivals(almanac, tradition)
      .filter(({ dayNumber }) => dayNumber === day.frame.number)
      .map(({ id, tradition: keptBy }) => ({ id, tradition: keptBy })),
  };
}
export type ShortDayJson = ReturnType<typeof presentShortDay>;
