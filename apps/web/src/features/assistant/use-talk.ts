import type { ChatAsk } from "@lagna/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { DRAFT_KEY } from "../../domain/birth/use-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { readStored } from "../../lib/storage.ts";
import { askEvents, fetchTalk, giveBirth, startTalk } from "./assistant-api.ts";
import { forgetKeptTalk, keepOpenTalk, keepTalk, keptTalk, openTalk } from "./kept-talk.ts";
import { type Given, NEW_TALK, talkOf, talkReducer, type Turn } from "./talk-state.ts";

/** As specified: three tries, the second a second after the first, the third two seconds after that. */
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 1000;
const SAVED_MS = 2000;
const RESTORED_MS = 3000;
/** So long it is waited to hear what stands. */
const STANDING_MS = 10_000;
const NOTHING_KNOWN = "Details not provided";

export const TALKS_KEY = "talks";

/** Why nothing came of a question: at which step, and what the server or the network said. */
export interface TalkFailure {
  readonly step: "start" | "details" | "ask";
  readonly error: unknown;
}

export interface Asking {
  readonly question: string;
  /** Birth details or a kundli as JSON text, pasted for this talk; empty for none. */
  readonly kundliData?: string;
  readonly insteadOf?: string | null;
  /** The turn that is tried again, in its own place. */
  readonly again?: Turn;
}

/** As specified: what has no question mark is given one. */
export const asQuestion = (text: string): string => {
  const trimmed = text.trim();
  return /[?؟]$/.test(trimmed) ? trimmed : `${trimmed}?`;
};

const mayTryAgain = (error: unknown): boolean =>
  // Where the answer before was stopped its writer goes on for a moment.
  error instanceof ApiError &&
  (["network", "offline", "timeout", "chat_busy"].includes(error.code) || error.status >= 502);

/**
 * By which a turn is asked again in its own place. What was stopped may have been kept meanwhile; the server takes an id that it does not
 * know for none. Where the turn was itself to replace another, that one stands until then.
 */
async function placeOf({ questionId, inPlaceOf }: Turn, chatId: string | null): Promise<string | null> {
  if (inPlaceOf === null || questionId === null || chatId === null) return questionId ?? inPlaceOf?.questionId ?? null;
  // Out of reach the question will be, too; then nothing is replaced.
  const kept = await fetchTalk(chatId, AbortSignal.timeout(STANDING_MS)).catch(() => null);
  return kept?.messages.some(({ id }) => id === questionId) ? questionId : inPlaceOf.questionId;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** One talk of an account: its turns, and what is done in it. `kundliId` is the chart that a new talk is about. */
export function useTalk(account: string, kundliId: string | null) {
  const [talk, dispatch] = useReducer(talkReducer, NEW_TALK);
  const [failure, setFailure] = useState<TalkFailure | null>(null);
  const [badge, setBadge] = useBadge();
  const queries = useQueryClient();
  const running = useRef<AbortController | null>(null);

  const open = useCallback(
    async (chatId: string | null): Promise<void> => {
      running.current?.abort();
      setFailure(null);
      keepOpenTalk(chatId);
      if (chatId === null) return dispatch({ kind: "opened", talk: NEW_TALK });
      const kept = keptTalk(account, chatId);
      if (kept) dispatch({ kind: "opened", talk: kept });
      const control = new AbortController();
      running.current = control;
      try {
        const told = await fetchTalk(chatId, control.signal);
        dispatch({ kind: "opened", talk: talkOf(told) });
        setBadge("restored", RESTORED_MS);
      } catch (error) {
        if (control.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          forgetKeptTalk(account);
          keepOpenTalk(null);
          return dispatch({ kind: "opened", talk: NEW_TALK });
        }
        if (kept) setBadge("restored", RESTORED_MS);
        else setFailure({ step: "start", error });
      }
    },
    [account, setBadge],
  );

  // After a reload the talk of this tab stands again.
  useEffect(() => {
    const chatId = openTalk();
    if (chatId !== null) void open(chatId);
    return () => running.current?.abort();
  }, [open]);

  const end = talk.turns.at(-1);
  useEffect(() => {
    if (end?.state !== "there" || !keepTalk(account, talk, new Date())) return;
    // What came from the server is kept as well, and nothing to speak of.
    if (end.key !== end.questionId) setBadge("saved", SAVED_MS);
  }, [account, talk, end, setBadge]);

  const ask = async ({ question: text, kundliData = "", insteadOf = null, again }: Asking): Promise<boolean> => {
    const question = asQuestion(text);
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    dispatch({
      kind: "asked",
      key: crypto.randomUUID(),
      question,
      insteadOf,
      ...(again && { dropped: again.key }),
    });
    let step: TalkFailure["step"] = "start";
    try {
      const chatId = await ready(kundliData, control.signal, (next) => (step = next));
      step = "ask";
      const asked = async (): Promise<ChatAsk> => {
        const place = again ? await placeOf(again, chatId) : insteadOf;
        return { chat_id: chatId, question, ...(place !== null && { instead_of: place }) };
      };
      await listen(asked, control.signal);
      void queries.invalidateQueries({ queryKey: [TALKS_KEY] });
      return true;
    } catch (error) {
      const stopped = control.signal.aborted;
      dispatch({ kind: "ended", as: stopped ? "stopped" : "failed" });
      if (!stopped) setFailure({ step, error });
      return stopped;
    }
  };

  /** The talk, begun where it is new, and told of a birth where it needs one. */
  async function ready(data: string, signal: AbortSignal, at: (step: TalkFailure["step"]) => void): Promise<string> {
    let { chatId } = talk;
    let known = chatId !== null;
    if (chatId === null) {
      const begun = await startTalk({ user_id: account, ...(kundliId !== null && { kundli_id: kundliId }) }, signal);
      chatId = begun.chat_id;
      known = begun.state === "ready_for_questions";
      dispatch({ kind: "begun", chatId, kundliId: data === "" ? kundliId : null });
      keepOpenTalk(chatId);
    }
    if (data !== "") {
      at("details");
      await giveBirth(chatId, data, signal);
    } else if (!known) {
      // As specified: from the form as it was left, and no matter whether that can be read.
      await giveBirth(chatId, readStored(DRAFT_KEY) ?? NOTHING_KNOWN, signal).catch(() => undefined);
    }
    return chatId;
  }

  /**
   * Hears an answer to its end; a stream that breaks off is taken up where it was.
   * @param asked what is asked, as it stands at each try
   */
  async function listen(asked: () => Promise<ChatAsk>, signal: AbortSignal): Promise<void> {
    let last: string | null = null;
    for (let attempt = 1; ; attempt += 1) {
      try {
        for await (const { id, event } of askEvents(await asked(), last, signal)) {
          last = id === "" ? last : id;
          dispatch({ kind: "told", event });
        }
        return;
      } catch (error) {
        if (signal.aborted || attempt === ATTEMPTS || !mayTryAgain(error)) throw error;
        await pause(FIRST_WAIT_MS * 2 ** (attempt - 1), signal);
        signal.throwIfAborted();
      }
    }
  }

  return {
    talk,
    failure,
    badge,
    ask,
    /** A question of this talk once more: in its own place, or where others follow what came to nothing, behind them. */
    again: (turn: Turn): Promise<boolean> => {
      const { question, questionId, state } = turn;
      if (state === "there") return ask({ question, insteadOf: questionId });
      return turn === end
        ? ask({ question, insteadOf: turn.inPlaceOf?.questionId ?? null, again: turn })
        : ask({ question });
    },
    open,
    stop: () => running.current?.abort(),
    dismiss: () => setFailure(null),
    judged: (messageId: string, feedback: Given) => dispatch({ kind: "judged", messageId, feedback }),
    /** Another chart for what is asked next. */
    moved: (next: string) => dispatch({ kind: "begun", chatId: talk.chatId ?? "", kundliId: next }),
  };
}

type BadgeName = "saved" | "restored";

/** What is said for a moment. */
function useBadge(): [BadgeName | null, (name: BadgeName, ms: number) => void] {
  const [badge, set] = useState<{ name: BadgeName; ms: number } | null>(null);
  useEffect(() => {
    if (!badge) return;
    const timer = setTimeout(() => set(null), badge.ms);
    return () => clearTimeout(timer);
  }, [badge]);
  return [badge?.name ?? null, useCallback((name, ms) => set({ name, ms }), [])];
}
