import type { ChatStreamEvent } from "@lagna/contract";
import type { FastifyRequest } from "fastify";
import { runApart } from "../computing/request-context.ts";
import { AppError, errorBody } from "../errors.ts";
import { languageFor } from "../http/client.ts";
import { toAppError } from "../http/error-handler.ts";
import type { EventReader } from "../http/event-stream.ts";
import { BUILT_IN } from "./answered.ts";
import { presentEvent, presentKept } from "./presenter.ts";
import type { ChatQuestion, ChatService, Kept } from "./service.ts";
import { type AnswerStreams, awaited, readEventId, replay, type ToldEvent } from "./streams.ts";

export interface TellingParts {
  readonly chats: ChatService;
  readonly streams: AnswerStreams;
  /** How long an answer is waited for that another server may be writing. */
  readonly elsewhereMs: number;
}

type EventMark = NonNullable<ReturnType<typeof readEventId>>;

/** Of an answer, as the service makes them. */
const MADE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What was kept, as the events it was told in. */
const eventsOf = (kept: Kept): ChatStreamEvent[] => [
  presentEvent(
    { kind: "start", chatId: kept.conversation.id, questionId: kept.question.id, answerId: kept.answer.id },
    BUILT_IN,
  ),
  ...kept.answer.answer.sentences.map((spoken) => presentEvent({ kind: "sentence", spoken }, BUILT_IN)),
  { event: "done", data: presentKept(kept) },
];

/** What an answer says, then its end: kept, or why there is none. */
async function* told(events: ReturnType<ChatService["ask"]>, first: readonly ToldEvent[], request: FastifyRequest) {
  yield* first;
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done) {
        yield { event: "done", data: presentKept(value) } as const;
        return;
      }
      // That it began was told already.
      if (value.kind !== "start") yield presentEvent(value, BUILT_IN);
    }
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === "internal") request.log.error({ err: error.cause }, "failed");
    yield { event: "error", data: errorBody(error, request.id, languageFor(request)) } as const;
  }
}

/** Answers as they are told: one that is asked for, or the rest of one whose stream broke. */
export function tellings({ chats, streams, elsewhereMs }: TellingParts) {
  /** The rest of what another server writes; where it has died, what it said is void and the built-in answer follows. */
  const resumedFar = (
    chatId: string,
    { answerId, number }: EventMark,
    request: FastifyRequest,
  ): Promise<EventReader | null> =>
    streams.resumeFar(chatId, answerId, number, async ({ questionId, question, insteadOf }) => {
      const { principal: who } = request;
      const kept = await chats.kept(answerId, who);
      if (kept) return replay(answerId, eventsOf(kept), number);
      const control = new AbortController();
      const ids = { question: questionId, answer: answerId };
      const events = chats.ask({ chatId, question, insteadOf, ids, brokenOff: true }, { who, signal: control.signal });
      const replaced = { event: "replaced", data: { model: BUILT_IN } } as const;
      return { told: told(events, [replaced], request), control };
    });

  /** @throws AppError 404, 401 for a talk or an answer that is not the asker's */
  async function resumed(chatId: string, last: EventMark, request: FastifyRequest): Promise<EventReader> {
    const { principal: who } = request;
    await chats.status(chatId, who);
    const running = streams.resume(chatId, last.answerId, last.number) ?? (await resumedFar(chatId, last, request));
    if (running) return running;
    // Another server may have begun it a moment ago: then it is seen once it is whole.
    const mayCome = MADE_ID.test(last.answerId);
    const kept = await awaited(() => chats.kept(last.answerId, who), mayCome ? elsewhereMs : 0);
    if (kept?.conversation.id !== chatId) throw new AppError("chat_message_unknown");
    return replay(last.answerId, eventsOf(kept), last.number);
  }

  /** It goes on for a while when its reader has gone. */
  async function begun(asked: ChatQuestion, request: FastifyRequest): Promise<EventReader> {
    const control = new AbortController();
    return runApart(control.signal, () => beginning(asked, request, control));
  }

  async function beginning(
    asked: ChatQuestion,
    request: FastifyRequest,
    control: AbortController,
  ): Promise<EventReader> {
    const events = chats.ask(asked, { who: request.principal, signal: control.signal });
    const first = await events.next();
    if (first.done || first.value.kind !== "start") throw new AppError("internal");
    const start = presentEvent(first.value, BUILT_IN);
    const { chatId, questionId, answerId } = first.value;
    const answer = { chatId, questionId, answerId, question: asked.question, insteadOf: asked.insteadOf };
    return streams.begin(answer, { told: told(events, [start], request), control });
  }

  /** What is refused before the first event is refused as everywhere. */
  return async (asked: ChatQuestion, request: FastifyRequest): Promise<EventReader> => {
    const last = readEventId(request.headers["last-event-id"] as string | undefined);
    return last ? resumed(asked.chatId, last, request) : begun(asked, request);
  };
}
