/** A question whose answer is being told. */
export interface RunningAnswer {
  readonly answerId: string;
  readonly chatId: string;
  readonly questionId: string;
  readonly question: string;
  readonly insteadOf: string | undefined;
}

/** One event of it; numbered from 1 on. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: string;
  readonly data: unknown;
}

/** A running answer as others see it. */
export interface SeenAnswer extends RunningAnswer {
  /** Grows as long as its server lives. */
  readonly beat: number;
  /** Its server ended before it was told, and left it to any other. */
  readonly isLeft: boolean;
}

/** Answers in the making, for every server of the same database. Each method happens whole or not at all. */
export interface RunningAnswers {
  /** What began before an instant is forgotten by the way. False where the talk is gone. */
  begin(answer: RunningAnswer, writer: string, at: { readonly now: string; readonly forget: string }): Promise<boolean>;
  /** Adds what passed, and says that its server lives. Null where it is no longer that writer's; else how often it was wanted elsewhere. */
  add(answerId: string, writer: string, events: readonly NumberedEvent[]): Promise<{ readonly wanted: number } | null>;
  /** Leaves it to any other server, where it still is that writer's. */
  leave(answerId: string, writer: string): Promise<void>;
  find(answerId: string): Promise<SeenAnswer | null>;
  /** Behind the one with a number, in their order. */
  events(answerId: string, after: number): Promise<NumberedEvent[]>;
  /** Says that somebody reads it on another server. */
  want(answerId: string): Promise<void>;
  /** Makes it another writer's, where its beat is still that one: of several who try, one does. */
  takeOver(answerId: string, beat: number, writer: string): Promise<boolean>;
  end(answerId: string): Promise<void>;
}
