import type { NamedEntities } from "../question/question.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import type { AlmanacTerm, CalendarTerm } from "./extract/almanac-terms.data.ts";
import type { NoChoice } from "./extract/activity-words.data.ts";
import type { ActId } from "./extract/find-named-activity.ts";
import type { AskedClock } from "./extract/find-clock.ts";
import type { Relation } from "./extract/relations.data.ts";
import type { TimedPart } from "./extract/good-day-words.ts";
import type { Want } from "./extract/want-words.data.ts";
import type { AskObjectId } from "./objects.data.ts";

/** A person in the writer's life that an ask is about. */
export interface AskedPerson {
  /** `null` if only a name or a pronoun stands for them. */
  readonly relation: Relation | null;
}

/** The exact things that a message names, or that are meant from the conversation. */
export interface AskSlots {
  readonly entities: NamedEntities;
  readonly topics: readonly Topic[];
  /** `null` if it is about the writer. */
  readonly about: AskedPerson | null;
  /** The parts of a day that are named. */
  readonly almanacTerms: readonly AlmanacTerm[];
  readonly calendarTerms: readonly CalendarTerm[];
  /** Ids of the festival that is named; several if the name has several. */
  readonly festivals: readonly string[];
  /** The act that a day is asked for; `null` if none is named or meant. */
  readonly act: ActId | NoChoice | null;
  /** Civil dates that the answer before named, the first of them first. */
  readonly namedDates: readonly string[];
  /** The day is asked for a remedy that the turn before named. */
  readonly isOfRemedy: boolean;
  /** The earlier message that named "that day", where no answer did; `null` if none. */
  readonly dayText: string | null;
  /** The civil date of the eclipse that was spoken of last. */
  readonly eclipseDates: readonly string[];
  /** The texts among which the first that names a place decides: the message, then earlier ones whose place may be meant. */
  readonly placeTexts: readonly string[];
  /** The words that name the time; `null` if it is now. */
  readonly timeText: string | null;
  /** The time of day that is named; `null` if none is. */
  readonly clock: AskedClock | null;
  /** The present instant is meant: "now", "right now". */
  readonly isNow: boolean;
  /** What comes after it is meant: "the next good one". */
  readonly isNext: boolean;
  /** The part of the day that was spoken of, where what comes after it is asked for. */
  readonly afterPart: TimedPart | null;
  /** What of the thing is wanted: its end, all its dates. */
  readonly wants: readonly Want[];
  /** The town that is named beside "here", where both are asked about; `null` else. */
  readonly elsewhereText: string | null;
}

/** One thing that a message asks for. */
export interface Ask {
  readonly object: AskObjectId;
  /** Of the object, 0 to 1. */
  readonly probability: number;
  readonly text: string;
  readonly slots: AskSlots;
}

/** What a conversation remembers of an ask: plain JSON. */
export interface StoredAsk {
  readonly object: AskObjectId;
  readonly almanacTerms?: readonly AlmanacTerm[];
  readonly calendarTerms?: readonly CalendarTerm[];
  readonly festivals?: readonly string[];
  readonly act?: ActId | NoChoice;
  /** Civil dates that its answer named. */
  readonly namedDates?: readonly string[];
  readonly placeTexts?: readonly string[];
  readonly timeText?: string;
  /** Id of the relation of the person it was about, or "other"; absent if it was about the writer. */
  readonly about?: string;
}
