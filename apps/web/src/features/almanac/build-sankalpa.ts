import { KARANA_WORDS, MASA_WORDS, NAKSHATRA_WORDS, NITYA_YOGA_WORDS, toIast, type Word } from "@lagna/terms";
import { toClockMinutes, toDayNumber } from "../../domain/almanac/almanac-time.ts";
import type { PanchangDay, Span } from "./almanac-api.ts";
import {
  AYANA_LOCATIVES,
  NAKSHATRA_STEMS,
  RITU_LOCATIVES,
  SAMVATSARA_STEMS,
  TITHI_LOCATIVES,
  VARA_STEMS,
  YOGA_STEMS,
} from "./sankalpa-words.data.ts";

/** Whose months and years: to the full moon with the northern name of the year, or to the new moon. */
export const SANKALPA_CUSTOMS = ["north", "south", "gujarati"] as const;
export type SankalpaCustom = (typeof SANKALPA_CUSTOMS)[number];

export type SankalpaId =
  | "opening"
  | "parardha"
  | "kalpa"
  | "manvantara"
  | "yuga"
  | "charana"
  | "dvipa"
  | "varsha"
  | "place"
  | "samvatsara"
  | "ayana"
  | "ritu"
  | "masa"
  | "paksha"
  | "tithi"
  | "vara"
  | "nakshatra"
  | "yoga"
  | "karana";

export interface SankalpaWord {
  readonly id: SankalpaId;
  readonly devanagari: string;
  readonly latin: string;
}

const DAY_MINUTES = 1440;
/** Zones of the lands that the Puranas call Bharata. */
const ZONES_OF_BHARATA = ["Asia/Kolkata", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Karachi", "Asia/Thimphu"];

/** The minute on the place's clock; a time before sunrise is of the night that ends the day. */
export function toMinuteOfDay({ date, sunrise }: Pick<PanchangDay, "date" | "sunrise">, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const minute = toDayNumber(date) * DAY_MINUTES + hours * 60 + minutes;
  return sunrise !== null && minute < toClockMinutes(sunrise) ? minute + DAY_MINUTES : minute;
}

const findRunning = <Part extends Span>(parts: readonly Part[], minute: number): Part | undefined =>
  parts.find(({ start, end }) => toClockMinutes(start) <= minute && minute < toClockMinutes(end)) ?? parts.at(-1);

/** What runs at a minute of a day. */
export function findLimbs(day: PanchangDay, minute: number) {
  return {
    tithi: findRunning(day.tithi, minute),
    nakshatra: findRunning(day.nakshatra, minute),
    yoga: findRunning(day.yoga, minute),
    karana: findRunning(day.karana, minute),
  };
}

/** Whether the fortnight, and so the month and the year, is no longer that of the sunrise. */
export const isAfterFortnight = (day: PanchangDay, minute: number): boolean => {
  const { tithi } = findLimbs(day, minute);
  return day.masa !== null && tithi !== undefined && tithi.paksha !== day.masa.paksha;
};
export const isAfterSankranti = (day: PanchangDay, minute: number): boolean =>
  day.sankrantis.some(({ at }) => toClockMinutes(at) <= minute);

/** The day as it is at the minute: what changes within it is that of the next sunrise from the change on. */
export function moveToMinute(day: PanchangDay, next: PanchangDay | undefined, minute: number): PanchangDay {
  if (next === undefined) return day;
  const { masa, samvat, samvatsara, ritu, ayana } = next;
  return {
    ...day,
    ...(isAfterFortnight(day, minute) && { masa, samvat, samvatsara }),
    ...(isAfterSankranti(day, minute) && { ritu, ayana }),
  };
}

export const isInBharata = (day: PanchangDay): boolean => ZONES_OF_BHARATA.includes(day.place.time_zone);

const word = (id: SankalpaId, devanagari: string): SankalpaWord => ({
  id,
  devanagari,
  latin: toIast(devanagari).toLowerCase(),
});
const stem = ({ sa = "" }: Word, other?: string): string => other ?? sa;

const AEONS = [
  word("opening", "ॐ विष्णुर्विष्णुर्विष्णुः श्रीमद्भगवतो महापुरुषस्य विष्णोराज्ञया प्रवर्तमानस्य अद्य"),
  word("parardha", "ब्रह्मणो द्वितीयपरार्धे"),
  word("kalpa", "श्रीश्वेतवाराहकल्पे"),
  word("manvantara", "वैवस्वतमन्वन्तरे"),
  word("yuga", "अष्टाविंशतितमे कलियुगे"),
  word("charana", "कलिप्रथमचरणे"),
];

function buildPlace(day: PanchangDay): SankalpaWord[] {
  const { name } = day.place;
  const lands = isInBharata(day) ? (["जम्बूद्वीपे", "भारतवर्षे भरतखण्डे"] as const) : (["अमुकद्वीपे", "अमुकवर्षे"] as const);
  return [
    word("dvipa", lands[0]),
    word("varsha", lands[1]),
    { id: "place", devanagari: `${name}-नाम्नि स्थाने`, latin: `${name}-nāmni sthāne` },
  ];
}

function buildYear({ samvatsara, ayana, ritu, masa }: PanchangDay, custom: SankalpaCustom): SankalpaWord[] {
  const year = samvatsara && SAMVATSARA_STEMS[samvatsara[custom]];
  const month = masa && stem(MASA_WORDS[custom === "north" ? masa.purnimanta : masa.amanta]);
  return [
    ...(year ? [word("samvatsara", `${year}नामसंवत्सरे`)] : []),
    word("ayana", AYANA_LOCATIVES[ayana] ?? ""),
    word("ritu", RITU_LOCATIVES[ritu] ?? ""),
    ...(month ? [word("masa", `${masa?.adhika ? "अधिक" : ""}${month}मासे`)] : []),
  ];
}

/** The words of the sankalpa for a minute, in the order they are spoken. */
export function buildSankalpa(day: PanchangDay, minute: number, custom: SankalpaCustom): SankalpaWord[] {
  const { tithi, nakshatra, yoga, karana } = findLimbs(day, minute);
  return [
    ...AEONS,
    ...buildPlace(day),
    ...buildYear(day, custom),
    ...(tithi
      ? [
          word("paksha", tithi.paksha === "shukla" ? "शुक्लपक्षे" : "कृष्णपक्षे"),
          word("tithi", `${TITHI_LOCATIVES[tithi.name]} तिथौ`),
        ]
      : []),
    word("vara", `${VARA_STEMS[day.vara.name]}वासरे`),
    ...(nakshatra
      ? [word("nakshatra", `${stem(NAKSHATRA_WORDS[nakshatra.name], NAKSHATRA_STEMS[nakshatra.name])}नक्षत्रे`)]
      : []),
    ...(yoga ? [word("yoga", `${stem(NITYA_YOGA_WORDS[yoga.name], YOGA_STEMS[yoga.name])}योगे`)] : []),
    ...(karana ? [word("karana", `${stem(KARANA_WORDS[karana.name])}करणे`)] : []),
  ];
}
