import { type Api, GrammyError, InputFile } from "grammy";
import { JobFailure } from "../../jobs/job-handler.ts";
import type { ChannelSender, ReadyMessage } from "../channel-jobs.ts";
import { toLibrarySignal } from "./create-bot-api.ts";
import { truncateCaption, formatForTelegram } from "./format-message.ts";

/**
 * Telegram's limits: "Avoid sending more than one message per second" in one chat, and thirty a second in all (core.telegram.org/bots/faq,
 * "My bot is hitting limits"). We send at most 25 a second and a burst of 3, since evenly spaced requests may arrive unevenly.
 */
const SEND_RATES = { perPerson: { intervalMs: 1_000, burst: 1 }, perChannel: { intervalMs: 40, burst: 3 } } as const;
/** Long, since a message that Telegram accepted after our timeout would be sent twice. */
const TIMEOUT_MS = 60_000;
const TYPING_TIMEOUT_MS = 5_000;

/** The token is wrong or revoked: an administrator has to fix it, so messages are retried instead of dropped. */
const TOKEN_ERROR_CODES: ReadonlySet<number> = new Set([401, 404]);

/** The library's errors contain the URL with the token and the message text, so they are not passed on. */
function toJobFailure(error: unknown): JobFailure {
  if (!(error instanceof GrammyError)) return new JobFailure("Telegram cannot be reached");
  const { error_code: code, parameters } = error;
  // 403: the person has blocked the bot or deleted their account.
  const reason = `Telegram ${code}`;
  if (code === 429) return new JobFailure(reason, { retryAfterMs: (parameters.retry_after ?? 1) * 1_000 });
  return new JobFailure(reason, { final: code < 500 && !TOKEN_ERROR_CODES.has(code) });
}

/** Sends messages with the Bot API. */
export function createTelegramSender(api: Api): ChannelSender {
  return {
    sendRates: SEND_RATES,
    replyWindowMs: null,

    send: async (to: string, message: ReadyMessage, signal: AbortSignal): Promise<string | null> => {
      const until = toLibrarySignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      try {
        if (message.kind === "picture") {
          const photo = new InputFile(message.png, "kundli.png");
          const sent = await api.sendPhoto(to, photo, { caption: truncateCaption(message.caption) }, until);
          return String(sent.message_id);
        }
        const { text, options } = formatForTelegram(message);
        return String((await api.sendMessage(to, text, options, until)).message_id);
      } catch (error) {
        throw toJobFailure(error);
      }
    },

    typing: async (to: string): Promise<void> => {
      await api.sendChatAction(to, "typing", {}, toLibrarySignal(AbortSignal.timeout(TYPING_TIMEOUT_MS)));
    },
  };
}
