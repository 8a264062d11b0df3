import type { DayJson, EclipseJson, FestivalProofJson, MuhurtasJson, ShortDayJson } from "@lagna/panchang";
import type { MuhurtaActivityId } from "@lagna/terms";
import type { LocalizedText } from "../fact.ts";
import type { AnswerDraft, TalkContext } from "../answer/answer-context.ts";
import type { Ask } from "../request/request.ts";

/** A place whose almanac is asked for. */
export interface AskedPlace {
  /** What the almanac knows it by. */
  readonly key: string;
  readonly name: LocalizedText;
  /** The text that named it; absent for the place of the conversation's chart. */
  readonly namedBy?: string;
}

/** A festival's date with its proof, and the date of today at the place. */
export type FestivalOfPlace = FestivalProofJson & {
  readonly id: string;
  readonly today: string;
  /** The parts of the day at which the rules of `others` ask for the tithi, in their order. */
  readonly otherKalas: readonly (string | null)[];
};

/** An eclipse as it is seen from a place, and the UTC date of the next one. */
export interface EclipseOfPlace {
  readonly eclipse: EclipseJson;
  readonly next: string | null;
}

/** A search for hours that are fit for an act. */
interface GoodTimesSearch {
  readonly activity: MuhurtaActivityId;
  /** The first and the last civil date. */
  readonly from: string;
  readonly until: string;
  /** Whether the Moon of the writer's birth counts, where it is known. */
  readonly isForWriter: boolean;
}

/**
 * The almanac, as the answers need it. Days are civil dates, "2026-11-29"; a day runs from its sunrise to the next. Instants are ISO 8601 with the
 * offset of the place.
 */
export interface AlmanacPort {
  /** The present instant, milliseconds of UTC. */
  readonly now: number;
  /** The place that the first of some texts names which names one, else the one of the conversation. */
  readonly findPlace: (texts: readonly string[]) => Promise<AskedPlace>;
  /** The civil date at a place. */
  readonly readToday: (place: AskedPlace) => Promise<string>;
  /** `null` if the place had no such date, or the ephemeris does not reach it. */
  readonly readDay: (place: AskedPlace, date: string) => Promise<DayJson | null>;
  /** The days of a month, "2026-11". */
  readonly readMonth: (place: AskedPlace, month: string) => Promise<readonly ShortDayJson[]>;
  /** The next date of any of some festivals, or that in a year; `null` if there is none until the end of next year. */
  readonly findFestival: (
    place: AskedPlace,
    asked: { readonly ids: readonly string[]; readonly year: number | null },
  ) => Promise<FestivalOfPlace | null>;
  /** The hours of some dates that are fit for an act, best first, and what leaves hours out; `null` if the ephemeris does not reach them. */
  readonly findGoodTimes: (place: AskedPlace, search: GoodTimesSearch) => Promise<MuhurtasJson | null>;
  /** The first eclipse on a date of UTC or after it; `null` if the ephemeris does not reach it. */
  readonly findEclipse: (place: AskedPlace, date: string) => Promise<EclipseOfPlace | null>;
}

/** What an answer is made from. */
export interface AnswerSources {
  readonly ask: Ask;
  readonly turn: TalkContext;
  readonly almanac: AlmanacPort;
  /** Where it is asked for. */
  readonly place: AskedPlace;
}

/** The answer to one object. */
export interface Answerer {
  /** Returns `null` if it has no answer for these slots; then the ask is answered as if the object had none. */
  readonly answer: (sources: AnswerSources) => Promise<AnswerDraft | null>;
}
