import { type Api, GrammyError, InputFile } from "grammy";
import { JobFailure } from "../../jobs/handler.ts";
import type { ChannelSender, Ready } from "../work.ts";
import { signalFor } from "./api.ts";
import { captionOf, presentToTelegram } from "./present.ts";

/**
 * "Avoid sending more than one message per second" in one chat, and thirty a second in all (core.telegram.org/bots/faq, "My bot is hitting
 * limits"): no second has more than three and twenty-five, for what goes evenly may come unevenly.
 */
const PACES = { toOne: { intervalMs: 1_000, burst: 1 }, toAll: { intervalMs: 40, burst: 3 } } as const;
/** Long: what is given up and was taken all the same goes out twice. */
const TIMEOUT_MS = 60_000;
const TYPING_TIMEOUT_MS = 5_000;

/** Wrong or taken back, the token is somebody's to mend: until then everything waits, and nothing is lost at once. */
const TOKEN: ReadonlySet<number> = new Set([401, 404]);

/** The library's own errors hold the address with the token in it, and what was to be said: neither goes on. */
function failureOf(error: unknown): JobFailure {
  if (!(error instanceof GrammyError)) return new JobFailure("Telegram cannot be reached");
  const { error_code: code, parameters } = error;
  // 403: they have blocked the bot, or are there no more.
  const reason = `Telegram ${code}`;
  if (code === 429) return new JobFailure(reason, { retryAfterMs: (parameters.retry_after ?? 1) * 1_000 });
  return new JobFailure(reason, { final: code < 500 && !TOKEN.has(code) });
}

/** Sends by the Bot API. */
export function telegramClient(api: Api): ChannelSender {
  return {
    paces: PACES,
    windowMs: null,

    send: async (to: string, message: Ready, signal: AbortSignal): Promise<string | null> => {
      const until = signalFor(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      try {
        if (message.kind === "picture") {
          const photo = new InputFile(message.png, "kundli.png");
          const sent = await api.sendPhoto(to, photo, { caption: captionOf(message.caption) }, until);
          return String(sent.message_id);
        }
        const { text, options } = presentToTelegram(message);
        return String((await api.sendMessage(to, text, options, until)).message_id);
      } catch (error) {
        throw failureOf(error);
      }
    },

    typing: async (to: string): Promise<void> => {
      await api.sendChatAction(to, "typing", {}, signalFor(AbortSignal.timeout(TYPING_TIMEOUT_MS)));
    },
  };
}
