import type { ChatAsk, KundliPair } from "@lagna/contract";
import type { Dispatch } from "react";
import { GENERATOR_DRAFT_KEY } from "../../domain/birth/birth-form-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { readStored } from "../../lib/storage.ts";
import {
  fetchConversation,
  sendConversationDetails,
  startConversation,
  streamAnswer,
  type ReceivedEvent,
} from "./assistant-api.ts";
import { saveOpenConversationId } from "./conversation-storage.ts";
import type { ConversationAction, Turn } from "./conversation-state.ts";

/** As specified: three attempts, the second after one second, the third two seconds later. */
const MAX_ATTEMPTS = 3;
const FIRST_RETRY_DELAY_MS = 1000;
/** How long to wait for the stored history. */
const HISTORY_TIMEOUT_MS = 10_000;
const NO_DETAILS_TEXT = "Details not provided";

/** The longest wait that a server may ask for; a limit that lasts longer is reported at once. */
const MAX_RETRY_AFTER_SECONDS = 30;

/** How long to wait before the next attempt, in milliseconds; null if another attempt would be no use. */
function getRetryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof ApiError) || attempt === MAX_ATTEMPTS) return null;
  const backOff = FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1);
  if (error.status === 429) {
    const { retryAfterSeconds } = error;
    if (retryAfterSeconds === null || retryAfterSeconds > MAX_RETRY_AFTER_SECONDS) return null;
    return Math.max(backOff, retryAfterSeconds * 1000);
  }
  // `chat_busy`: the server is still writing the answer that was stopped before.
  const isPassing = ["network", "offline", "timeout", "chat_busy"].includes(error.code) || error.status >= 500;
  return isPassing ? backOff : null;
}

/**
 * The question id that a retried turn replaces. The server may have stored a stopped question after all; it ignores an id it does not know.
 * If the turn was itself to replace another one, that one stays until the retried turn is stored.
 */
export async function findReplacedQuestionId(
  { questionId, replaced }: Turn,
  chatId: string | null,
): Promise<string | null> {
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

/** The conversation that a question is asked in, and what it is about if it is new. */
interface AskedConversation {
  readonly chatId: string | null;
  readonly account: string;
  readonly kundliId: string | null;
  /** The two kundlis whose match it is opened about. */
  readonly pair: KundliPair | null;
  /** Birth details or a kundli as JSON text, pasted for this conversation; empty if there is none. */
  readonly kundliData: string;
}

/**
 * Returns the id of the conversation. Starts it if it is new, and sends birth details if the server needs them.
 * @param onDetails called before pasted details are sent
 */
export async function prepareConversation(
  { chatId: openId, account, kundliId, pair, kundliData }: AskedConversation,
  signal: AbortSignal,
  dispatch: Dispatch<ConversationAction>,
  onDetails: () => void,
): Promise<string> {
  let chatId = openId;
  let hasBirth = chatId !== null;
  if (chatId === null) {
    const started = await startConversation(
      { user_id: account, ...(kundliId !== null && { kundli_id: kundliId }), ...(pair !== null && { pair }) },
      signal,
    );
    chatId = started.chat_id;
    hasBirth = started.state === "ready_for_questions";
    dispatch({ kind: "begun", chatId, kundliId: kundliData === "" ? kundliId : null, pair });
    saveOpenConversationId(chatId);
  }
  if (kundliData !== "") {
    onDetails();
    await sendConversationDetails(chatId, kundliData, signal);
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
export async function readAnswer(
  buildRequest: () => Promise<ChatAsk>,
  signal: AbortSignal,
  onEvent: (event: ReceivedEvent["event"]) => void,
): Promise<void> {
  let last: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      for await (const { id, event } of streamAnswer(await buildRequest(), last, signal)) {
        last = id === "" ? last : id;
        onEvent(event);
      }
      return;
    } catch (error) {
      const delay = signal.aborted ? null : getRetryDelay(error, attempt);
      if (delay === null) throw error;
      await pause(delay, signal);
      signal.throwIfAborted();
    }
  }
}
