import type { DailyMessageChoices, DailyMessageWay } from "@lagna/contract";
import type { DailyTexts } from "./compose-daily-message.ts";

export interface DailyMessage {
  readonly ownerId: string;
  /** In the signed address that ends the message. */
  readonly stopId: string;
  readonly choices: DailyMessageChoices;
  readonly revision: number;
  readonly next: DueMessage;
  /** The date of the last message that was passed on. */
  readonly lastDate: string | null;
  readonly createdAt: string;
}

/** A message that is due. */
export interface DueMessage {
  /** The civil date at the place. */
  readonly date: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A message as it is passed on. */
export interface DailyPassing {
  /** Null if none is passed on on this date. */
  readonly texts: DailyTexts | null;
  /** The address for the mail; null if none is mailed. */
  readonly email: string | null;
  readonly next: DueMessage;
}

export interface DailyMessageRepository {
  findByOwner(ownerId: string): Promise<DailyMessage | null>;
  findByStopId(stopId: string): Promise<DailyMessage | null>;
  /** Keeps what ends the message of an account that has one, and adds the job of the next. */
  save(message: Pick<DailyMessage, "ownerId" | "stopId" | "choices" | "next" | "createdAt">): Promise<void>;
  /**
   * Passes the message of a date on to its ways and adds the job of the next date, in one transaction. A message of another revision, or
   * of a date that was passed on already, changes nothing: so each date is passed on once.
   */
  pass(message: DailyMessage, passing: DailyPassing): Promise<void>;
  /** Ends one way, and with the last of them the message. */
  endWay(ownerId: string, way: DailyMessageWay): Promise<void>;
  delete(ownerId: string): Promise<void>;
}
