import type { ChatAsk } from "@lagna/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { readStored } from "../../lib/storage.ts";
import { streamAnswer, fetchConversation, sendConversationDetails, startConversation } from "./assistant-api.ts";
import {
  clearSavedConversation,
  saveOpenConversationId,
  saveConversation,
  readSavedConversation,
  readOpenConversationId,
} from "./conversation-storage.ts";
import {
  type AnswerFeedback,
  NEW_CONVERSATION,
  toConversation,
  conversationReducer,
  type Turn,
} from "./conversation-state.ts";

/** As specified: three attempts, the second after one second, the third two seconds later. */
const MAX_ATTEMPTS = 3;
const FIRST_RETRY_DELAY_MS = 1000;
const SAVED_BADGE_MS = 2000;
const RESTORED_BADGE_MS = 3000;
/** How long to wait for the stored history. */
const HISTORY_TIMEOUT_MS = 10_000;
const NO_DETAILS_TEXT = "Details not provided";

export const CONVERSATIONS_KEY = "talks";

/** Why a question failed: at which step, and the error of the server or the network. */
export interface QuestionFailure {
  readonly step: "start" | "details" | "ask";
  readonly error: unknown;
}

export interface AskOptions {
  readonly question: string;
  /** Birth details or a kundli as JSON text, pasted for this conversation; empty if there is none. */
  readonly kundliData?: string;
  readonly replacedQuestionId?: string | null;
  /** The turn that is retried in its own place. */
  readonly retriedTurn?: Turn;
}

/** As specified: adds a question mark if there is none. */
export const toQuestion = (text: string): string => {
  const trimmed = text.trim();
  return /[?؟]$/.test(trimmed) ? trimmed : `${trimmed}?`;
};

const canRetry = (error: unknown): boolean =>
  // `chat_busy`: the server is still writing the answer that was stopped before.
  error instanceof ApiError &&
  (["network", "offline", "timeout", "chat_busy"].includes(error.code) || error.status >= 502);

/**
 * The question id that a retried turn replaces. The server may have stored a stopped question after all; it ignores an id it does not know.
 * If the turn was itself to replace another one, that one stays until the retried turn is stored.
 */
async function findReplacedQuestionId({ questionId, replaced }: Turn, chatId: string | null): Promise<string | null> {
  if (replaced === null || questionId === null || chatId === null) return questionId ?? replaced?.questionId ?? null;
  // If this request fails, the question will fail too, and nothing is replaced.
  const stored = await fetchConversation(chatId, AbortSignal.timeout(HISTORY_TIMEOUT_MS)).catch(() => null);
  return stored?.messages.some(({ id }) => id === questionId) ? questionId : replaced.questionId;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** One conversation of an account: its turns and the actions on it. `kundliId` is the chart that a new conversation is about. */
export function useConversation(account: string, kundliId: string | null) {
  const [conversation, dispatch] = useReducer(conversationReducer, NEW_CONVERSATION);
  const [failure, setFailure] = useState<QuestionFailure | null>(null);
  const [badge, setBadge] = useBadge();
  const queries = useQueryClient();
  const controller = useRef<AbortController | null>(null);

  const open = useCallback(
    async (chatId: string | null): Promise<void> => {
      controller.current?.abort();
      setFailure(null);
      saveOpenConversationId(chatId);
      if (chatId === null) return dispatch({ kind: "opened", conversation: NEW_CONVERSATION });
      const stored = readSavedConversation(account, chatId);
      if (stored) dispatch({ kind: "opened", conversation: stored });
      const control = new AbortController();
      controller.current = control;
      try {
        const history = await fetchConversation(chatId, control.signal);
        dispatch({ kind: "opened", conversation: toConversation(history) });
        setBadge("restored", RESTORED_BADGE_MS);
      } catch (error) {
        if (control.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          clearSavedConversation(account);
          saveOpenConversationId(null);
          return dispatch({ kind: "opened", conversation: NEW_CONVERSATION });
        }
        if (stored) setBadge("restored", RESTORED_BADGE_MS);
        else setFailure({ step: "start", error });
      }
    },
    [account, setBadge],
  );

  // After a reload the conversation of this tab is opened again.
  useEffect(() => {
    const chatId = readOpenConversationId();
    if (chatId !== null) void open(chatId);
    return () => controller.current?.abort();
  }, [open]);

  const end = conversation.turns.at(-1);
  useEffect(() => {
    if (end?.state !== "there" || !saveConversation(account, conversation, new Date())) return;
    // A turn loaded from the server is stored too, but needs no badge.
    if (end.key !== end.questionId) setBadge("saved", SAVED_BADGE_MS);
  }, [account, conversation, end, setBadge]);

  const ask = async ({
    question: text,
    kundliData = "",
    replacedQuestionId = null,
    retriedTurn,
  }: AskOptions): Promise<boolean> => {
    const question = toQuestion(text);
    controller.current?.abort();
    const control = new AbortController();
    controller.current = control;
    setFailure(null);
    dispatch({
      kind: "asked",
      key: crypto.randomUUID(),
      question,
      replacedQuestionId,
      ...(retriedTurn && { retriedKey: retriedTurn.key }),
    });
    let step: QuestionFailure["step"] = "start";
    try {
      const chatId = await prepareConversation(kundliData, control.signal, (next) => (step = next));
      step = "ask";
      const buildRequest = async (): Promise<ChatAsk> => {
        const replacedId = retriedTurn ? await findReplacedQuestionId(retriedTurn, chatId) : replacedQuestionId;
        return { chat_id: chatId, question, ...(replacedId !== null && { instead_of: replacedId }) };
      };
      await readAnswer(buildRequest, control.signal);
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
      return true;
    } catch (error) {
      const stopped = control.signal.aborted;
      dispatch({ kind: "ended", outcome: stopped ? "stopped" : "failed" });
      if (!stopped) setFailure({ step, error });
      return stopped;
    }
  };

  /** Returns the id of the conversation. Starts it if it is new, and sends birth details if the server needs them. */
  async function prepareConversation(
    data: string,
    signal: AbortSignal,
    onStep: (step: QuestionFailure["step"]) => void,
  ): Promise<string> {
    let { chatId } = conversation;
    let hasBirth = chatId !== null;
    if (chatId === null) {
      const started = await startConversation(
        { user_id: account, ...(kundliId !== null && { kundli_id: kundliId }) },
        signal,
      );
      chatId = started.chat_id;
      hasBirth = started.state === "ready_for_questions";
      dispatch({ kind: "begun", chatId, kundliId: data === "" ? kundliId : null });
      saveOpenConversationId(chatId);
    }
    if (data !== "") {
      onStep("details");
      await sendConversationDetails(chatId, data, signal);
    } else if (!hasBirth) {
      // As specified: sends the generator form's draft as it is, and ignores whether the server can read it.
      await sendConversationDetails(chatId, readStored(GENERATOR_DRAFT_KEY) ?? NO_DETAILS_TEXT, signal).catch(
        () => undefined,
      );
    }
    return chatId;
  }

  /**
   * Reads an answer to its end; a stream that breaks off is resumed where it was.
   * @param buildRequest builds the request again for each attempt
   */
  async function readAnswer(buildRequest: () => Promise<ChatAsk>, signal: AbortSignal): Promise<void> {
    let last: string | null = null;
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const { id, event } of streamAnswer(await buildRequest(), last, signal)) {
          last = id === "" ? last : id;
          dispatch({ kind: "told", event });
        }
        return;
      } catch (error) {
        if (signal.aborted || attempt === MAX_ATTEMPTS || !canRetry(error)) throw error;
        await pause(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1), signal);
        signal.throwIfAborted();
      }
    }
  }

  return {
    talk: conversation,
    failure,
    badge,
    ask,
    /** Asks a question of this conversation again: in its own place, or at the end if other turns follow the failed one. */
    retry: (turn: Turn): Promise<boolean> => {
      const { question, questionId, state } = turn;
      if (state === "there") return ask({ question, replacedQuestionId: questionId });
      return turn === end
        ? ask({ question, replacedQuestionId: turn.replaced?.questionId ?? null, retriedTurn: turn })
        : ask({ question });
    },
    open,
    stop: () => controller.current?.abort(),
    dismiss: () => setFailure(null),
    recordFeedback: (messageId: string, feedback: AnswerFeedback) => dispatch({ kind: "judged", messageId, feedback }),
    /** Selects another chart for the next question. */
    changeKundli: (next: string) => dispatch({ kind: "begun", chatId: conversation.chatId ?? "", kundliId: next }),
  };
}

type BadgeName = "saved" | "restored";

/** A badge that is shown for a moment. */
function useBadge(): [BadgeName | null, (name: BadgeName, ms: number) => void] {
  const [badge, set] = useState<{ name: BadgeName; ms: number } | null>(null);
  useEffect(() => {
    if (!badge) return;
    const timer = setTimeout(() => set(null), badge.ms);
    return () => clearTimeout(timer);
  }, [badge]);
  return [badge?.name ?? null, useCallback((name, ms) => set({ name, ms }), [])];
}
