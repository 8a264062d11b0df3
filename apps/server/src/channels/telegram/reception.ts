import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { LANGUAGES } from "@lagna/terms";
import { type Api, GrammyError } from "grammy";
import { reasonOf } from "../../jobs/handler.ts";
import type { ChannelRepository } from "../repository.ts";
import { signalFor } from "./api.ts";
import type { TelegramConfig } from "./config.ts";
import type { TelegramIntake } from "./intake.ts";
import { MENU } from "./menu.data.ts";
import { UPDATES } from "./update.ts";

/** How a server goes about it; tests hurry. */
export interface ReceptionPace {
  /** How often a server that does not lead looks whether it may. */
  readonly lookMs: number;
  /** The first pause after a failure; it doubles, up to forty seconds: people wait. */
  readonly pauseMs: number;
}

export interface TelegramReceptionParts {
  readonly api: Pick<Api, "setWebhook" | "deleteWebhook" | "getUpdates" | "setMyCommands">;
  readonly config: Pick<TelegramConfig, "webhookUrl" | "webhookSecret">;
  readonly take: TelegramIntake;
  readonly records: Pick<ChannelRepository, "lead" | "resign">;
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
  readonly pace?: Partial<ReceptionPace> | undefined;
}

export interface TelegramReception {
  start(): void;
  stop(): Promise<void>;
}

/** How long Telegram holds a question that has no answer yet. */
const POLL_S = 10;
const POLL_MOST_MS = (POLL_S + 5) * 1_000;
/** Longer than a poll, so that who polls leads all the time; a server that was killed is followed by another after so long. */
const LEAD_MS = 20_000;
const PACE: ReceptionPace = { lookMs: 3_000, pauseMs: 2_500 };
const MOST_DOUBLED = 4;
const MOST_UPDATES = 100;

/** How Telegram's updates come to this server: by its webhook, or asked for by one server of all. */
export function telegramReception(parts: TelegramReceptionParts): TelegramReception {
  const { api, config, take, records, log } = parts;
  const { lookMs, pauseMs } = { ...PACE, ...parts.pace };
  const server = randomUUID();
  const end = new AbortController();
  const { signal } = end;
  let running: Promise<void> = Promise.resolve();

  async function offerMenu(): Promise<void> {
    for (const language of LANGUAGES) {
      const commands = MENU.map((entry) => ({ command: entry.command, description: entry[language] }));
      // Whose app is in another language sees the English one.
      await api.setMyCommands(commands, language === "en" ? {} : { language_code: language }, signalFor(signal));
    }
  }

  async function announceWebhook(url: string): Promise<boolean> {
    await api.setWebhook(url, { secret_token: config.webhookSecret, allowed_updates: UPDATES }, signalFor(signal));
    await offerMenu();
    log.info("Telegram delivers to this server's webhook");
    return true;
  }

  let leading = false;
  let offset = 0;
  /** What the next question begins with is what Telegram forgets: never before it is kept. */
  async function poll(): Promise<false> {
    if (!(await records.lead("telegram", server, LEAD_MS))) {
      leading = false;
      await wait(lookMs, undefined, { signal });
      return false;
    }
    if (!leading) {
      // Telegram does not answer questions while it delivers.
      await api.deleteWebhook({}, signalFor(signal));
      await offerMenu();
      log.info("this server asks Telegram for what came in");
      [leading, offset] = [true, 0];
    }
    const until = AbortSignal.any([signal, AbortSignal.timeout(POLL_MOST_MS)]);
    const options = { offset, limit: MOST_UPDATES, timeout: POLL_S, allowed_updates: UPDATES };
    const updates = await api.getUpdates(options, signalFor(until));
    await take(updates);
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
    return false;
  }

  /** Until it is done, or this server ends. */
  async function insist(step: () => Promise<boolean>): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        if (await step()) return;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const reason = error instanceof GrammyError ? `Telegram ${error.error_code}` : reasonOf(error);
        if (failures === 1) log.error({ reason }, "nothing comes from Telegram at this moment; it is tried again");
        await wait(pauseMs * 2 ** Math.min(failures - 1, MOST_DOUBLED), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const { webhookUrl } = config;
  return {
    start: () => {
      running = insist(webhookUrl === null ? poll : () => announceWebhook(webhookUrl));
    },
    stop: async () => {
      end.abort();
      await running;
      if (leading) await records.resign("telegram", server);
    },
  };
}
