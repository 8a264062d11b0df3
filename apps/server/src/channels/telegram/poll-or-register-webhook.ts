import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { LANGUAGES } from "@lagna/terms";
import { type Api, GrammyError } from "grammy";
import { describeError } from "../../jobs/job-handler.ts";
import type { ChannelRepository } from "../repository.ts";
import { toLibrarySignal } from "./create-bot-api.ts";
import type { TelegramConfig } from "./config.ts";
import type { StoreTelegramUpdates } from "./store-updates.ts";
import { MENU } from "./menu.data.ts";
import { UPDATE_KINDS } from "./parse-update.ts";

/** Timings of a server; tests use shorter ones. */
export interface ReceiverTimings {
  /** How often a server that is not the leader tries to become it. */
  readonly leaderCheckMs: number;
  /** The first pause after a failure; it doubles up to forty seconds, not longer, since people wait for answers. */
  readonly retryMs: number;
}

export interface TelegramReceiverParts {
  readonly api: Pick<Api, "setWebhook" | "deleteWebhook" | "getUpdates" | "setMyCommands">;
  readonly config: Pick<TelegramConfig, "webhookUrl" | "webhookSecret">;
  readonly receiveUpdates: StoreTelegramUpdates;
  readonly records: Pick<ChannelRepository, "acquireLeadership" | "releaseLeadership">;
  readonly log: Pick<FastifyBaseLogger, "info" | "error">;
  readonly timings?: Partial<ReceiverTimings> | undefined;
}

export interface TelegramReceiver {
  start(): void;
  stop(): Promise<void>;
}

/** How long Telegram holds a poll request without updates (long polling). */
const POLL_TIMEOUT_S = 10;
const POLL_REQUEST_TIMEOUT_MS = (POLL_TIMEOUT_S + 5) * 1_000;
/** Longer than a poll, so that the polling server stays leader; another takes over after this time if it is killed. */
const LEADERSHIP_MS = 20_000;
const RECEIVER_TIMINGS: ReceiverTimings = { leaderCheckMs: 3_000, retryMs: 2_500 };
const MAX_BACK_OFF_DOUBLINGS = 4;
const MAX_UPDATES = 100;

/** Receives Telegram's updates with one configuration: by webhook, or by polling from one server at a time. */
export function createTelegramReceiver(parts: TelegramReceiverParts): TelegramReceiver {
  const { api, config, receiveUpdates, records, log } = parts;
  const { leaderCheckMs, retryMs } = { ...RECEIVER_TIMINGS, ...parts.timings };
  const server = randomUUID();
  const stopController = new AbortController();
  const { signal } = stopController;
  let running: Promise<void> = Promise.resolve();

  async function offerMenu(): Promise<void> {
    for (const language of LANGUAGES) {
      const commands = MENU.map((entry) => ({ command: entry.command, description: entry[language] }));
      // Apps in other languages show the English menu.
      await api.setMyCommands(commands, language === "en" ? {} : { language_code: language }, toLibrarySignal(signal));
    }
  }

  async function announceWebhook(url: string): Promise<boolean> {
    await api.setWebhook(
      url,
      { secret_token: config.webhookSecret, allowed_updates: UPDATE_KINDS },
      toLibrarySignal(signal),
    );
    await offerMenu();
    log.info("Telegram delivers to this server's webhook");
    return true;
  }

  let isLeader = false;
  let offset = 0;
  /** Polling with an offset makes Telegram discard earlier updates, so the offset moves on only after they are stored. */
  async function poll(): Promise<false> {
    if (!(await records.acquireLeadership("telegram", server, LEADERSHIP_MS))) {
      isLeader = false;
      await wait(leaderCheckMs, undefined, { signal });
      return false;
    }
    if (!isLeader) {
      // Telegram refuses polling while a webhook is set.
      await api.deleteWebhook({}, toLibrarySignal(signal));
      await offerMenu();
      log.info("this server asks Telegram for what came in");
      [isLeader, offset] = [true, 0];
    }
    const until = AbortSignal.any([signal, AbortSignal.timeout(POLL_REQUEST_TIMEOUT_MS)]);
    const options = { offset, limit: MAX_UPDATES, timeout: POLL_TIMEOUT_S, allowed_updates: UPDATE_KINDS };
    const updates = await api.getUpdates(options, toLibrarySignal(until));
    await receiveUpdates(updates);
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
    return false;
  }

  /** Repeats a step until it is done or the server stops. */
  async function repeatUntilDone(step: () => Promise<boolean>): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        if (await step()) return;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const reason = error instanceof GrammyError ? `Telegram ${error.error_code}` : describeError(error);
        if (failures === 1) log.error({ reason }, "nothing comes from Telegram at this moment; it is tried again");
        await wait(retryMs * 2 ** Math.min(failures - 1, MAX_BACK_OFF_DOUBLINGS), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }

  const { webhookUrl } = config;
  return {
    start: () => {
      running = repeatUntilDone(webhookUrl === null ? poll : () => announceWebhook(webhookUrl));
    },
    stop: async () => {
      stopController.abort();
      await running;
      if (isLeader) await records.releaseLeadership("telegram", server);
    },
  };
}
