import type { AnswerLanguage, Question } from "@lagna/astrologer";
import type { KnownChart } from "./channel-chart-service.ts";
import type { InboundContent } from "./inbound-message.ts";
import type { ParsedBirth, ParsedIncompleteBirth } from "../typed-births/birth-text/parse-birth.ts";
import type { ToldDay } from "../typed-births/calendar-days/tell-day.ts";
import type { ChannelPerson, WaitingMessage } from "./repository.ts";

/** A message with its decrypted content. */
export type OpenedMessage = WaitingMessage & { readonly content: InboundContent };

/** The context of one turn of the conversation. */
export interface ConversationTurn {
  readonly message: OpenedMessage;
  readonly text: string;
  /** The text with the civil date of a day that it names by a feast or by another calendar, for reading a birth. */
  readonly birthText: string;
  /** How that day was read; null if none is named. */
  readonly namedDay: ToldDay | null;
  /** The text as it was understood. */
  readonly question: Question;
  readonly person: ChannelPerson;
  readonly charts: readonly KnownChart[];
  /** The open chart. */
  readonly chart: KnownChart | null;
  readonly language: AnswerLanguage;
  /** The birth found in the message. */
  readonly parsedBirth: ParsedBirth | null;
  /** A birth in the message whose date is not told whole; null if there is a whole one. */
  readonly incompleteBirth: ParsedIncompleteBirth | null;
  readonly signal: AbortSignal;
}
