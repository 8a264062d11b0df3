import type { AnswerLanguage, Understanding } from "@lagna/astrologer";
import type { KundliInput } from "@lagna/kundli";
import type { PlacesService } from "../../modules/places/service.ts";
import type { Clock } from "../../time/clock.ts";
import type { BirthAlmanac } from "../../typed-births/calendar-days/birth-almanac.ts";
import type { TownFinder } from "../../typed-births/find-towns.ts";
import type { ConversationBirths, TypedChart } from "./conversation-births.ts";

/** A message of the web chat, in its conversation. */
export interface BirthTalkMessage {
  /** As it was written. */
  readonly text: string;
  readonly understanding: Understanding;
  readonly births: ConversationBirths;
  /** Whether the conversation has a chart already. */
  readonly hasChart: boolean;
}

/** The reply to a message about a birth. */
export interface BirthReply {
  readonly births: ConversationBirths;
  readonly language: AnswerLanguage;
  readonly texts: readonly string[];
  readonly followUps: readonly string[];
  /** Only the birth is kept: what else the message tells is answered first. */
  readonly isSilent?: true;
  /** The message only asked to return to the writer's own chart. */
  readonly returnsToOwn?: true;
  /** The chart that the message opened, or asked to save. */
  readonly opened?: TypedChart;
  /** A question that is to be answered from it. */
  readonly question?: string;
}

export interface BirthTalkParts {
  readonly towns: TownFinder;
  readonly regions: Pick<PlacesService, "findTownOfRegion">;
  readonly almanac: BirthAlmanac;
  readonly clock: Clock;
  /** @throws AppError 422 for an impossible place or time */
  readonly checkBirth: (birth: KundliInput) => Promise<unknown>;
}
