/** Timeouts and intervals of chat answers, in milliseconds. */
export interface ChatTimeouts {
  /** Maximum wait for the first or next piece of a model's answer. */
  readonly stallMs: number;
  /**
   * Maximum for all calls of a model's answer together: shorter than the time in which a request must be answered, so that the fallback
   * answer still arrives.
   */
  readonly totalMs: number;
  /** How long a disconnected reader may take to reconnect before the model is stopped. */
  readonly graceMs: number;
  /** Maximum wait for an answer that another server may be writing: a little longer than `graceMs`. */
  readonly remoteWaitMs: number;
  /** The events of an answer that takes longer than this are shared with other servers. */
  readonly sharedAfterMs: number;
  /** How often the writing server reports that it is alive, and a reader on another server that it still reads. */
  readonly heartbeatMs: number;
  /** How often a reader on another server polls for new events. */
  readonly pollMs: number;
  /** A server without a heartbeat for this long counts as dead. */
  readonly deadAfterMs: number;
  /** How long a server that is shutting down continues its streams; well below the time after which it is killed. */
  readonly drainMs: number;
  /** How long a finished answer can be read again from memory. */
  readonly retentionMs: number;
}

export const CHAT_TIMEOUTS: ChatTimeouts = {
  stallMs: 45_000,
  totalMs: 90_000,
  graceMs: 3_000,
  remoteWaitMs: 4_000,
  sharedAfterMs: 250,
  heartbeatMs: 1_000,
  pollMs: 250,
  deadAfterMs: 5_000,
  drainMs: 15_000,
  retentionMs: 60_000,
};
