import type { Fact, Tongue } from "@lagna/astrologer";
import { kundliRequestSchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { KundliInput, KundliService, MadeNativity } from "../modules/kundli/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { TypedTime } from "./birth-text/time-in.ts";
import type { Town, TypedBirth } from "./typed-birth.ts";
import { wordsOf } from "./words.ts";

export interface ReadingsParts {
  readonly kundlis: Pick<KundliService, "ofBirth" | "factIndex">;
  readonly prints: Pick<PrintsService, "chartPicture">;
}

/** What is said of a chart before anybody asks: who rises, where the Moon is, which period runs. */
const FIRST_FACTS = ["lagna", "planet-moon", "dasha-now"] as const;
/** Clear on a small screen, and some 30 KB. */
const PICTURE_SIDE = 1080;

/** Of a graha its sign and its nakshatra: which houses it stands in and rules, and how it fares, is the answer to a question. */
const briefly = (fact: string): string =>
  fact
    .split(",")
    .filter((part) => !HOUSE.test(part))
    .slice(0, 2)
    .join(",");
const HOUSE = / (?:house|भाव|ghar)$/;
const OF_HOUSES: ReadonlySet<string> = new Set(["house", "rules"]);

/** Where the time of birth leaves open what is told, with what it may be as well. */
function toldBriefly({ text, turning }: Fact, tongue: Tongue): string {
  const note = turning?.parts.every((part) => OF_HOUSES.has(part)) ? undefined : turning?.note?.[tongue];
  return note === undefined ? briefly(text[tongue]) : `${briefly(text[tongue].replace(` (${note})`, ""))} (${note})`;
}

const languageOf = (tongue: Tongue): Language => (tongue === "hi" ? "hi" : "en");
/** In Latin numerals, as everywhere in the product. */
const LOCALES: Readonly<Record<Tongue, string>> = { en: "en-GB", hi: "hi-IN-u-nu-latn", hg: "en-GB" };
const twoDigits = (number: number): string => String(number).padStart(2, "0");

function dateOf({ year, month, day }: KundliInput, tongue: Tongue): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const form = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LOCALES[tongue], form).format(date);
}

/** Up to which hour a part of the day lasts, as it is said in Hindi; the night goes on until four. */
const PARTS_OF_DAY = [
  [4, "night"],
  [12, "morning"],
  [16, "afternoon"],
  [20, "evening"],
  [24, "night"],
] as const;

const secondsOf = ({ second }: Pick<TypedTime, "second">): string => (second === 0 ? "" : `:${twoDigits(second)}`);

/** With the half or the part of the day, so that seven in the evening is not taken for seven in the morning. */
function clockSaid(time: TypedTime, tongue: Tongue): string {
  const { hour, minute } = time;
  const ofTwelve = `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)}${secondsOf(time)}`;
  const part = PARTS_OF_DAY.find(([until]) => hour < until)?.[1] ?? "night";
  return wordsOf(`time_${part}`, tongue, { time: ofTwelve, half: hour < 12 ? "am" : "pm" });
}

const dayOf = ({ year, month, day }: KundliInput, more: number): string =>
  new Date(Date.UTC(year, month - 1, day + more)).toISOString().slice(0, 10);

/** An hour after midnight is of the day that has begun by then, and people may have meant the night after. */
function nightSaid(birth: KundliInput, tongue: Tongue): string {
  const [before, after] = [-1, 1].map((more) => {
    const [year = 0, month = 0, day = 0] = dayOf(birth, more).split("-").map(Number);
    return dateOf({ ...birth, year, month, day }, tongue);
  });
  const dates = { date: dateOf(birth, tongue), before: before ?? "", after: after ?? "" };
  return wordsOf("night_of", tongue, dates);
}

/** The time as it was understood, with how far it may be wrong and which night it is in. */
function timeOf(birth: KundliInput, tongue: Tongue): string {
  const { hour, minute, second = 0, time_unknown, uncertainty } = birth;
  if (time_unknown === true) return wordsOf("time_unknown", tongue);
  const time = { hour, minute, second };
  const said = `${clockSaid(time, tongue)} (${twoDigits(hour)}:${twoDigits(minute)}${secondsOf(time)})`;
  const minutes = uncertainty?.minutes;
  return [
    minutes === undefined ? said : `${said}, ${wordsOf("time_within", tongue, { minutes: String(minutes) })}`,
    ...(hour < NIGHT_UNTIL ? [nightSaid(birth, tongue)] : []),
  ].join("\n");
}
const NIGHT_UNTIL = 4;

/** A time in the fields of a birth. */
export function timeFields(time: TypedTime | "unknown") {
  if (time === "unknown") return { time_unknown: true } as const;
  const { hour, minute, second, within } = time;
  return { hour, minute, second, ...(within !== undefined && { uncertainty: { minutes: within } }) };
}

function inputOf({ nativity }: MadeNativity) {
  const { lagna, planets } = nativity.chart;
  return {
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ degreeInSign, ...planet }) => ({ ...planet, degree: degreeInSign })),
  };
}

/** Charts as they are told in a chat. */
export function readings({ kundlis, prints }: ReadingsParts) {
  return {
    /** A birth whose time and town are known, as a chart is made of it; null where its name is none. */
    birthOf: (
      { year, month, day, time, town }: TypedBirth & { readonly town: Town },
      name: string,
    ): KundliInput | null => {
      const when = timeFields(time ?? "unknown");
      // The gender is not asked for here, and no reading needs it.
      const read = kundliRequestSchema.safeParse({ name, gender: "other", year, month, day, ...when, ...town });
      return read.success ? read.data : null;
    },

    clockSaid,

    /** The details, to be looked over by whoever gave them. */
    readBack: (birth: KundliInput, tongue: Tongue): string => {
      const place = `${birth.city}, ${birth.country}`;
      return wordsOf("read_back", tongue, {
        name: birth.name,
        date: dateOf(birth, tongue),
        time: timeOf(birth, tongue),
        place,
      });
    },

    /** A chart in three lines. @throws AppError 422 for a birth whose place or time there is none of */
    summary: async (birth: KundliInput, tongue: Tongue): Promise<string> => {
      if (birth.time_unknown === true) {
        await kundlis.ofBirth(birth);
        return wordsOf("untimed", tongue);
      }
      const { facts } = await kundlis.factIndex(birth);
      return FIRST_FACTS.flatMap((id) => facts.get(id) ?? [])
        .map((fact) => toldBriefly(fact, tongue))
        .join("\n");
    },

    /** A chart as a PNG. @throws AppError 503 where too many are being made */
    picture: async (birth: KundliInput, tongue: Tongue): Promise<Buffer> => {
      const look = { language: languageOf(tongue), style: "north", side: PICTURE_SIDE } as const;
      return prints.chartPicture(inputOf(await kundlis.ofBirth(birth)), look);
    },
  };
}
export type Readings = ReturnType<typeof readings>;
