import type { ChatAsk, KundliPair } from "@lagna/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { createId } from "../../lib/create-id.ts";
import { ApiError } from "../../lib/api.ts";
import { findReplacedQuestionId, prepareConversation, readAnswer } from "./ask-in-conversation.ts";
import { fetchConversation } from "./assistant-api.ts";
import {
  clearSavedConversation,
  saveOpenConversationId,
  saveConversation,
  readSavedConversation,
  readOpenConversationId,
} from "./conversation-storage.ts";
import {
  type AnswerFeedback,
  type Conversation,
  type ConversationAction,
  NEW_CONVERSATION,
  toConversation,
  conversationReducer,
  type Turn,
} from "./conversation-state.ts";
import { useBadge } from "./use-badge.ts";

const SAVED_BADGE_MS = 2000;
const RESTORED_BADGE_MS = 3000;
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

interface ConversationParts {
  readonly account: string;
  readonly dispatch: Dispatch<ConversationAction>;
  readonly setFailure: (failure: QuestionFailure | null) => void;
  readonly request: ReturnType<typeof useRequest>;
}

/** The request that runs: there is one at a time. */
function useRequest() {
  const controller = useRef<AbortController | null>(null);
  const stop = useCallback(() => controller.current?.abort(), []);
  /** Stops the running request and returns the signal for the next one. */
  const begin = useCallback((): AbortSignal => {
    stop();
    const next = new AbortController();
    controller.current = next;
    return next.signal;
  }, [stop]);
  return { begin, stop };
}

type BadgeSetter = ReturnType<typeof useBadge>[1];

/** Opens a conversation: first as stored in this browser, then as loaded from the server. After a reload, the last one is opened again. */
function useOpenConversation(parts: ConversationParts, setBadge: BadgeSetter) {
  const { account, dispatch, setFailure, request } = parts;
  const { begin, stop } = request;
  const open = useCallback(
    async (chatId: string | null): Promise<void> => {
      stop();
      setFailure(null);
      saveOpenConversationId(chatId);
      if (chatId === null) return dispatch({ kind: "opened", conversation: NEW_CONVERSATION });
      const stored = readSavedConversation(account, chatId);
      if (stored) dispatch({ kind: "opened", conversation: stored });
      const signal = begin();
      try {
        const history = await fetchConversation(chatId, signal);
        // Another conversation may have been opened while the last bytes were read.
        if (signal.aborted) return;
        dispatch({ kind: "opened", conversation: toConversation(history) });
        setBadge("restored", RESTORED_BADGE_MS);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          clearSavedConversation(account);
          saveOpenConversationId(null);
          return dispatch({ kind: "opened", conversation: NEW_CONVERSATION });
        }
        if (stored) setBadge("restored", RESTORED_BADGE_MS);
        else setFailure({ step: "start", error });
      }
    },
    [account, dispatch, setFailure, begin, stop, setBadge],
  );

  useEffect(() => {
    const chatId = readOpenConversationId();
    if (chatId !== null) void open(chatId);
    return stop;
  }, [open, stop]);
  return open;
}

/** Stores the conversation in this browser when an answer is complete. */
function useSaveConversation(account: string, conversation: Conversation, setBadge: BadgeSetter): void {
  const end = conversation.turns.at(-1);
  useEffect(() => {
    if (end?.state !== "there" || !saveConversation(account, conversation, new Date())) return;
    // A turn loaded from the server is stored too, but needs no badge.
    if (end.key !== end.questionId) setBadge("saved", SAVED_BADGE_MS);
  }, [account, conversation, end, setBadge]);
}

/** Asks a question; resolves to false if it failed. */
function useAsk(
  parts: ConversationParts,
  openId: string | null,
  { kundliId, pair }: { readonly kundliId: string | null; readonly pair: KundliPair | null },
) {
  const { account, dispatch, setFailure, request } = parts;
  const queries = useQueryClient();
  return async (options: AskOptions): Promise<boolean> => {
    const { kundliData = "", replacedQuestionId = null, retriedTurn } = options;
    const question = options.question.trim();
    const signal = request.begin();
    setFailure(null);
    dispatch({
      kind: "asked",
      key: createId(),
      question,
      replacedQuestionId,
      ...(retriedTurn && { retriedKey: retriedTurn.key }),
    });
    let step: QuestionFailure["step"] = "start";
    try {
      const asked = { chatId: openId, account, kundliId, pair, kundliData };
      const chatId = await prepareConversation(asked, signal, dispatch, () => (step = "details"));
      step = "ask";
      const buildRequest = async (): Promise<ChatAsk> => {
        const replacedId = retriedTurn ? await findReplacedQuestionId(retriedTurn, chatId) : replacedQuestionId;
        return { chat_id: chatId, question, ...(replacedId !== null && { instead_of: replacedId }) };
      };
      await readAnswer(buildRequest, signal, (event) => dispatch({ kind: "told", event }));
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
      return true;
    } catch (error) {
      const stopped = signal.aborted;
      dispatch({ kind: "ended", outcome: stopped ? "stopped" : "failed" });
      if (!stopped) setFailure({ step, error });
      return stopped;
    }
  };
}

/**
 * One conversation of an account: its turns and the actions on it.
 * @param kundliId the chart that a new conversation is about
 * @param pair the two kundlis whose match a new conversation is about
 */
export function useConversation(account: string, kundliId: string | null, pair: KundliPair | null) {
  const [conversation, dispatch] = useReducer(conversationReducer, NEW_CONVERSATION);
  const [failure, setFailure] = useState<QuestionFailure | null>(null);
  const [badge, setBadge] = useBadge();
  const request = useRequest();
  const parts = { account, dispatch, setFailure, request };
  const open = useOpenConversation(parts, setBadge);
  useSaveConversation(account, conversation, setBadge);
  const ask = useAsk(parts, conversation.chatId, { kundliId, pair });

  return {
    talk: conversation,
    failure,
    badge,
    ask,
    /** Asks a question of this conversation again: in its own place, or at the end if other turns follow the failed one. */
    retry: (turn: Turn): Promise<boolean> => {
      const { question, questionId, state } = turn;
      if (state === "there") return ask({ question, replacedQuestionId: questionId });
      return turn === conversation.turns.at(-1)
        ? ask({ question, replacedQuestionId: turn.replaced?.questionId ?? null, retriedTurn: turn })
        : ask({ question });
    },
    open,
    stop: request.stop,
    dismiss: () => setFailure(null),
    recordFeedback: (messageId: string, feedback: AnswerFeedback) => dispatch({ kind: "judged", messageId, feedback }),
    /** Selects another chart for the next question. */
    changeKundli: (next: string) =>
      dispatch({ kind: "begun", chatId: conversation.chatId ?? "", kundliId: next, pair: null }),
  };
}
