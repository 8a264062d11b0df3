import { factsOf, type Tongue } from "@lagna/astrologer";
import { kundliRequestSchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../clock.ts";
import { JobNotYet } from "../jobs/handler.ts";
import type { KundliInput, KundliService, MadeNativity } from "../modules/kundli/service.ts";
import type { PlacesService } from "../modules/places/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { TypedBirth } from "./typed-birth.ts";
import { wordsOf } from "./words.ts";

export interface ReadingsParts {
  readonly kundlis: Pick<KundliService, "ofBirth">;
  readonly places: Pick<PlacesService, "search">;
  readonly prints: Pick<PrintsService, "chartPicture">;
  readonly clock: Clock;
}

/** What is said of a chart before anybody asks: who rises, where the Moon is, which period runs. */
const FIRST_FACTS = ["lagna", "planet-moon", "dasha-now"] as const;
/** Clear on a small screen, and some 30 KB. */
const PICTURE_SIDE = 1080;
const PLACES_WAIT_MS = 5_000;

/** Of a graha its sign and its nakshatra: which houses it stands in and rules, and how it fares, is the answer to a question. */
const briefly = (fact: string): string =>
  fact
    .split(",")
    .filter((part) => !HOUSE.test(part))
    .slice(0, 2)
    .join(",");
const HOUSE = / (?:house|भाव|ghar)$/;

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

/** With the half or the part of the day, so that seven in the evening is not taken for seven in the morning. */
function timeOf({ hour, minute, second = 0, time_unknown }: KundliInput, tongue: Tongue): string {
  if (time_unknown === true) return wordsOf("time_unknown", tongue);
  const seconds = second === 0 ? "" : `:${twoDigits(second)}`;
  const ofTwelve = `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)}${seconds}`;
  const part = PARTS_OF_DAY.find(([until]) => hour < until)?.[1] ?? "night";
  return `${wordsOf(`time_${part}`, tongue, { time: ofTwelve, half: hour < 12 ? "am" : "pm" })} (${twoDigits(hour)}:${twoDigits(minute)}${seconds})`;
}

function inputOf({ nativity }: MadeNativity) {
  const { lagna, planets } = nativity.chart;
  return {
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ degreeInSign, ...planet }) => ({ ...planet, degree: degreeInSign })),
  };
}

/** Charts as they are told in a chat. */
export function readings({ kundlis, places, prints, clock }: ReadingsParts) {
  return {
    /**
     * A typed birth with its place found; null where there is none of that name. Only a whole one is asked for.
     * @throws JobNotYet while places cannot be searched yet
     */
    placed: async (typed: TypedBirth & { readonly place: string }, name: string): Promise<KundliInput | null> => {
      const found = await places.search({ q: typed.place, limit: 1 });
      if (found.preparing) throw new JobNotYet(new Date(clock().getTime() + PLACES_WAIT_MS));
      const [place] = found.places;
      if (!place) return null;
      const { year, month, day, time } = typed;
      const { latitude, longitude, country } = place;
      const city = place.state === null || place.state === place.name ? place.name : `${place.name}, ${place.state}`;
      const when = time === "unknown" || time === null ? { time_unknown: true } : time;
      const where = { city, country, latitude, longitude };
      // Nobody is asked for it here, and no reading needs it.
      const read = kundliRequestSchema.safeParse({ name, gender: "other", year, month, day, ...when, ...where });
      return read.success ? read.data : null;
    },

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
      const { nativity, moment } = await kundlis.ofBirth(birth);
      if (birth.time_unknown === true) return wordsOf("untimed", tongue);
      const { city, country } = moment.place;
      const about = { local: moment.time.local, place: `${city}, ${country}`, now: clock().getTime() };
      const { facts } = factsOf(nativity, about);
      return FIRST_FACTS.flatMap((id) => facts.get(id)?.text[tongue] ?? [])
        .map(briefly)
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
