/** A question whose answer is being written. */
export interface RunningAnswer {
  readonly answerId: string;
  readonly chatId: string;
  readonly questionId: string;
  readonly question: string;
  readonly replacesQuestionId: string | undefined;
}

/** One event of an answer; numbered from 1. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: string;
  readonly data: unknown;
}

/** A running answer as other servers see it. */
export interface RunningAnswerState extends RunningAnswer {
  /** Increases as long as its server is alive. */
  readonly heartbeat: number;
  /** Its server shut down before finishing it; any other may continue. */
  readonly isReleased: boolean;
}

/** Running answers, shared by all servers of the same database. Each method is atomic. */
export interface RunningAnswerRepository {
  /** Also deletes running answers begun before `at.forget`. False if the conversation no longer exists. */
  begin(answer: RunningAnswer, writer: string, at: { readonly now: string; readonly forget: string }): Promise<boolean>;
  /**
   * Appends events and renews the heartbeat. Null if the answer no longer belongs to that writer; else how often readers on other servers
   * reported.
   */
  add(
    answerId: string,
    writer: string,
    events: readonly NumberedEvent[],
  ): Promise<{ readonly readerReports: number } | null>;
  /** Lets any other server continue it, if it still belongs to that writer. */
  release(answerId: string, writer: string): Promise<void>;
  find(answerId: string): Promise<RunningAnswerState | null>;
  /** The events after the given number, in order. */
  findEvents(answerId: string, after: number): Promise<NumberedEvent[]>;
  /** Reports that a reader on another server is reading it. */
  reportReader(answerId: string): Promise<void>;
  /** Assigns it to another writer if its heartbeat is unchanged; only one of several that try succeeds. */
  takeOver(answerId: string, beat: number, writer: string): Promise<boolean>;
  end(answerId: string): Promise<void>;
}
