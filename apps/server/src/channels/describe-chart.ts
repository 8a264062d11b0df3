import { type CalendarDate, chooseCalendar, formatCalendarDate, fromEpochDays, toEpochDays } from "@lagna/terms";
import type { Fact, AnswerLanguage, TypedTime } from "@lagna/astrologer";
import { kundliRequestSchema } from "@lagna/contract";
import type { KundliInput, ChartService, ComputedNativity } from "../modules/charts/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { Town, PartialBirth } from "./partial-birth.ts";
import { formatChannelText } from "./channel-texts.ts";
import { toProductLanguage } from "./record-account-link-change.ts";

export interface ChartDescriberParts {
  readonly charts: Pick<ChartService, "computeNativity" | "buildFactIndex">;
  readonly prints: Pick<PrintsService, "renderChartPicture">;
}

/** Facts of a chart's summary: the lagna, the Moon's position, the running dasha. */
const SUMMARY_FACTS = ["lagna", "planet-moon", "dasha-now"] as const;
/** In pixels: sharp on a small screen, about 30 KB. */
const PICTURE_SIDE = 1080;

/** Shortens a fact about a graha to its sign and nakshatra; houses and strengths are left to answers. */
const shortenFact = (fact: string): string =>
  fact
    .split(",")
    .filter((part) => !HOUSE.test(part))
    .slice(0, 2)
    .join(",");
const HOUSE = / (?:house|भाव|ghar)$/;
const HOUSE_RELATIONS: ReadonlySet<string> = new Set(["house", "rules"]);

/** A fact, with the alternatives if it depends on the exact time of birth. */
function summariseFact({ text, birthTimeSensitivity }: Fact, language: AnswerLanguage): string {
  const note = birthTimeSensitivity?.sensitiveParts.every((part) => HOUSE_RELATIONS.has(part))
    ? undefined
    : birthTimeSensitivity?.note?.[language];
  return note === undefined
    ? shortenFact(text[language])
    : `${shortenFact(text[language].replace(` (${note})`, ""))} (${note})`;
}

/** With Latin numerals, as everywhere in the product. */
export const LOCALES: Readonly<Record<AnswerLanguage, string>> = { en: "en-GB", hi: "hi-IN-u-nu-latn", hg: "en-GB" };
const padTwoDigits = (number: number): string => String(number).padStart(2, "0");

/** By the calendar in which it was written. */
const formatDate = (date: CalendarDate, language: AnswerLanguage): string =>
  formatCalendarDate(date, LOCALES[language]);

/** The hour at which each part of the day ends, by Hindi usage; the night lasts until four. */
const PARTS_OF_DAY = [
  [4, "night"],
  [12, "morning"],
  [16, "afternoon"],
  [20, "evening"],
  [24, "night"],
] as const;

const formatSeconds = ({ second }: Pick<TypedTime, "second">): string =>
  second === 0 ? "" : `:${padTwoDigits(second)}`;

/** A time with am/pm or the part of the day, so that seven in the evening is not mistaken for seven in the morning. */
function formatClock(time: TypedTime, language: AnswerLanguage): string {
  const { hour, minute } = time;
  const twelveHourTime = `${hour % 12 === 0 ? 12 : hour % 12}:${padTwoDigits(minute)}${formatSeconds(time)}`;
  const part = PARTS_OF_DAY.find(([until]) => hour < until)?.[1] ?? "night";
  return formatChannelText(`time_${part}`, language, { time: twelveHourTime, half: hour < 12 ? "am" : "pm" });
}

function moveDay(birth: KundliInput, days: number): CalendarDate {
  const calendar = chooseCalendar(birth, birth.calendar);
  return fromEpochDays(toEpochDays(birth, calendar) + days, calendar);
}

/** Explains which night a time after midnight falls in, since people may have meant the following night. */
function formatNight(birth: KundliInput, language: AnswerLanguage): string {
  const [before, after] = [-1, 1].map((days) => formatDate(moveDay(birth, days), language));
  const dates = { date: formatDate(birth, language), before: before ?? "", after: after ?? "" };
  return formatChannelText("night_of", language, dates);
}

/** The time as understood, with its uncertainty and the night it falls in. */
function formatTime(birth: KundliInput, language: AnswerLanguage): string {
  const { hour, minute, second = 0, time_unknown, uncertainty } = birth;
  if (time_unknown === true) return formatChannelText("time_unknown", language);
  const time = { hour, minute, second };
  const clock = `${formatClock(time, language)} (${padTwoDigits(hour)}:${padTwoDigits(minute)}${formatSeconds(time)})`;
  const minutes = uncertainty?.minutes;
  return [
    minutes === undefined
      ? clock
      : `${clock}, ${formatChannelText("time_within", language, { minutes: String(minutes) })}`,
    ...(hour < NIGHT_UNTIL ? [formatNight(birth, language)] : []),
  ].join("\n");
}
const NIGHT_UNTIL = 4;

/** Converts a time to the fields of a birth. */
export function toTimeFields(time: TypedTime | "unknown") {
  if (time === "unknown") return { time_unknown: true } as const;
  const { hour, minute, second, within } = time;
  return { hour, minute, second, ...(within !== undefined && { uncertainty: { minutes: within } }) };
}

function toChartInput({ nativity }: ComputedNativity) {
  const { lagna, planets } = nativity.chart;
  return {
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ degreeInSign, ...planet }) => ({ ...planet, degree: degreeInSign })),
  };
}

/** Describes charts and births for chats. */
export function createChartDescriber({ charts, prints }: ChartDescriberParts) {
  return {
    /** Builds the chart input of a birth with known time and town; null if its name is invalid. */
    readBirth: (
      { year, month, day, time, town }: Omit<PartialBirth, "town"> & { readonly town: Town },
      name: string,
    ): KundliInput | null => {
      const timeFields = toTimeFields(time ?? "unknown");
      // The gender is not asked for here, since no reading needs it.
      const parsed = kundliRequestSchema.safeParse({ name, gender: "other", year, month, day, ...timeFields, ...town });
      return parsed.success ? parsed.data : null;
    },

    formatClock,

    /** The birth details, for confirmation by the person who gave them. */
    formatBirthForConfirmation: (birth: KundliInput, language: AnswerLanguage): string => {
      const place = `${birth.city}, ${birth.country}`;
      return formatChannelText("read_back", language, {
        name: birth.name,
        date: formatDate(birth, language),
        time: formatTime(birth, language),
        place,
      });
    },

    /** A birth in one line. */
    formatBirthLine: (birth: KundliInput, language: AnswerLanguage): string =>
      [birth.name, formatDate(birth, language), formatTime(birth, language), birth.city].filter(Boolean).join(", "),

    /** A chart in three lines. @throws AppError 422 for a birth with an impossible place or time */
    summarise: async (birth: KundliInput, language: AnswerLanguage): Promise<string> => {
      if (birth.time_unknown === true) {
        await charts.computeNativity(birth);
        return formatChannelText("untimed", language);
      }
      const { facts } = await charts.buildFactIndex(birth);
      return SUMMARY_FACTS.flatMap((id) => facts.get(id) ?? [])
        .map((fact) => summariseFact(fact, language))
        .join("\n");
    },

    /** A chart as a PNG. @throws AppError 503 if too many are being rendered */
    renderPicture: async (birth: KundliInput, language: AnswerLanguage): Promise<Buffer> => {
      const options = { language: toProductLanguage(language), style: "north", side: PICTURE_SIDE } as const;
      return prints.renderChartPicture(toChartInput(await charts.computeNativity(birth)), options);
    },
  };
}
export type ChartDescriber = ReturnType<typeof createChartDescriber>;
