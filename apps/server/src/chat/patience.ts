/** How long whom is waited for, milliseconds. */
export interface ChatPatience {
  /** A model's next piece of an answer, or its first. */
  readonly stallMs: number;
  /** All calls of a model's answer together: less than a connection on which nothing is said is kept open, so that another answer still comes. */
  readonly totalMs: number;
  /** A reader whose connection broke: whoever closed it on purpose does not come again, and the model is stopped. */
  readonly graceMs: number;
  /** An answer that another server may be writing: as long as one whose reader has gone is written on, and a little. */
  readonly elsewhereMs: number;
  /** An answer that takes longer than this is kept for other servers as it passes. */
  readonly sharedAfterMs: number;
  /** How often its server says that it lives, and a reader on another that it is wanted. */
  readonly beatMs: number;
  /** How often a reader on another server looks. */
  readonly lookMs: number;
  /** A server that has said nothing for so long has died. */
  readonly silentMs: number;
  /** A server that ends tells on what it has begun; well before it is ended by force. */
  readonly drainMs: number;
  /** So long an answer that is finished can be read again without the database. */
  readonly keptMs: number;
}

export const CHAT_PATIENCE: ChatPatience = {
  stallMs: 45_000,
  totalMs: 100_000,
  graceMs: 3_000,
  elsewhereMs: 4_000,
  sharedAfterMs: 250,
  beatMs: 1_000,
  lookMs: 250,
  silentMs: 5_000,
  drainMs: 15_000,
  keptMs: 60_000,
};
