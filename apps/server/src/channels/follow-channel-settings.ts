import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ChannelSettings } from "./channel-settings.ts";
import type { TelegramConfig } from "./telegram/config.ts";
import type { TelegramReceiver } from "./telegram/poll-or-register-webhook.ts";

export interface FollowingParts {
  readonly settings: Pick<ChannelSettings, "find" | "isFixed">;
  readonly createReceiver: (config: TelegramConfig) => TelegramReceiver;
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly checkMs?: number;
}

/** A change in the browser of another process takes effect here after this time. */
const CHECK_MS = 5_000;

/** Receives Telegram's updates with the settings that apply: when these change, the receiver is replaced without a restart. */
export function followChannelSettings({ settings, createReceiver, log, checkMs = CHECK_MS }: FollowingParts) {
  const stopController = new AbortController();
  const { signal } = stopController;
  let running: Promise<void> = Promise.resolve();
  let current: { readonly config: TelegramConfig; readonly receiver: TelegramReceiver } | null = null;

  async function apply(): Promise<void> {
    const { telegram: config } = await settings.find();
    if (config === (current?.config ?? null) || signal.aborted) return;
    await current?.receiver.stop();
    current = config && { config, receiver: createReceiver(config) };
    current?.receiver.start();
  }

  async function follow(): Promise<void> {
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        await apply();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed)
          log.error({ err: error }, "the settings of the channels could not be read; they stay as they are");
        hasFailed = true;
      }
      if (settings.isFixed) return;
      await wait(checkMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: (): void => {
      running = follow();
    },
    stop: async (): Promise<void> => {
      stopController.abort();
      await running;
      await current?.receiver.stop();
    },
  };
}
