import type { ChatAskResponse, ChatHistoryResponse, ChatMessage, ChatStreamEvent } from "@lagna/contract";

export type Answered = NonNullable<ChatMessage["answer"]>;
export type Given = ChatMessage["feedback"];
export type Spoken = Answered["sentences"][number];

/** A question with what came of it. */
export interface Turn {
  /** The same while it is shown, whatever the server calls it. */
  readonly key: string;
  readonly question: string;
  readonly questionId: string | null;
  readonly messageId: string | null;
  /** Of the answer as it comes, and once it is there. */
  readonly sentences: readonly Spoken[];
  readonly answer: Answered | null;
  readonly feedback: Given;
  readonly state: "coming" | "there" | "stopped" | "failed";
  /** What makes way for it where it is put anew: until the server has kept the new one, the old ones stand there still. */
  readonly inPlaceOf: { readonly questionId: string; readonly turns: readonly Turn[] } | null;
}

/** A talk as it is shown; `chatId` is null until its first question begins it. */
export interface Talk {
  readonly chatId: string | null;
  readonly kundliId: string | null;
  readonly turns: readonly Turn[];
}

export const NEW_TALK: Talk = { chatId: null, kundliId: null, turns: [] };

export type TalkAction =
  | { readonly kind: "opened"; readonly talk: Talk }
  | { readonly kind: "begun"; readonly chatId: string; readonly kundliId: string | null }
  | {
      readonly kind: "asked";
      readonly key: string;
      readonly question: string;
      readonly insteadOf: string | null;
      readonly dropped?: string;
    }
  | { readonly kind: "told"; readonly event: ChatStreamEvent }
  | { readonly kind: "ended"; readonly as: "stopped" | "failed" }
  | { readonly kind: "judged"; readonly messageId: string; readonly feedback: Given };

/** The messages of a talk, as the server keeps them: each question with the answer behind it. */
export function talkOf({ conversation, messages }: ChatHistoryResponse): Talk {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === "user") turns.push(asked(message.id, message.content, message.id));
    else if (last?.state === "stopped") turns[turns.length - 1] = { ...last, ...answeredBy(message) };
  }
  return { chatId: conversation.chat_id, kundliId: conversation.kundli_id, turns };
}

function asked(key: string, question: string, questionId: string | null): Turn {
  const nothing = { messageId: null, sentences: [], answer: null, feedback: null, inPlaceOf: null };
  return { key, question, questionId, ...nothing, state: questionId === null ? "coming" : "stopped" };
}

function answeredBy({ id, content, answer, feedback }: ChatMessage): Partial<Turn> {
  const sentences = answer?.sentences ?? [{ text: content, citations: [] }];
  return { messageId: id, sentences, answer, feedback, state: "there" };
}

/** The last turn, changed; whatever is told is told of that one. */
function withLast(talk: Talk, change: (turn: Turn) => Partial<Turn>): Talk {
  const last = talk.turns.at(-1);
  if (!last) return talk;
  return { ...talk, turns: [...talk.turns.slice(0, -1), { ...last, ...change(last) }] };
}

export function talkReducer(talk: Talk, action: TalkAction): Talk {
  switch (action.kind) {
    case "opened":
      return action.talk;
    case "begun":
      return { ...talk, chatId: action.chatId, kundliId: action.kundliId };
    case "asked":
      return askedIn(talk, action);
    case "told":
      return withLast(talk, (turn) => toldOf(turn, action.event));
    case "ended":
      return endedAs(talk, action.as);
    case "judged":
      return {
        ...talk,
        turns: talk.turns.map((turn) =>
          turn.messageId === action.messageId ? { ...turn, feedback: action.feedback } : turn,
        ),
      };
  }
}

/** @param action `dropped`: the key of the turn that is tried again */
function askedIn(talk: Talk, { key, question, insteadOf, dropped }: TalkAction & { readonly kind: "asked" }): Talk {
  const before = talk.turns.find((turn) => turn.key === dropped)?.inPlaceOf?.turns ?? [];
  // What failed before the server knew of it makes way for its next try.
  const known = talk.turns.filter(
    (turn) => turn.key !== dropped && (turn.state !== "failed" || turn.questionId !== null),
  );
  const from = insteadOf === null ? -1 : known.findIndex(({ questionId }) => questionId === insteadOf);
  const [kept, gone] = from < 0 ? [known, before] : [known.slice(0, from), known.slice(from)];
  const inPlaceOf = insteadOf === null ? null : { questionId: insteadOf, turns: gone };
  return { ...talk, turns: [...kept, { ...asked(key, question, null), inPlaceOf }] };
}

/** A question that came to nothing in the place of others leaves them where they stand; one that was stopped may have been kept. */
function endedAs(talk: Talk, as: "stopped" | "failed"): Talk {
  const last = talk.turns.at(-1);
  if (last?.state !== "coming") return talk;
  if (as === "failed" && last.inPlaceOf?.turns.length)
    return { ...talk, turns: [...talk.turns.slice(0, -1), ...last.inPlaceOf.turns] };
  return withLast(talk, () => ({ state: as }));
}

function toldOf(turn: Turn, { event, data }: ChatStreamEvent): Partial<Turn> {
  switch (event) {
    case "start":
      return { questionId: data.question_id, messageId: data.message_id };
    case "sentence":
      return { sentences: [...turn.sentences, data] };
    case "replaced":
      return { sentences: [] };
    case "done":
      return { ...done(data), state: "there", inPlaceOf: null };
  }
}

const done = (data: ChatAskResponse): Partial<Turn> => ({
  questionId: data.question_id,
  messageId: data.message_id,
  sentences: data.sentences,
  answer: data,
});

/** The sentences of an answer as paragraphs. */
export function paragraphsOf(sentences: readonly Spoken[]): readonly (readonly Spoken[])[] {
  const out: Spoken[][] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    if (last && !sentence.opens) last.push(sentence);
    else out.push([sentence]);
  }
  return out;
}

/** The numbers of the facts an answer cites, each once, in the order of its text. */
export function citationNumbers(sentences: readonly Spoken[]): ReadonlyMap<string, number> {
  const ids = [...new Set(sentences.flatMap(({ citations }) => citations))];
  return new Map(ids.map((id, index) => [id, index + 1]));
}
