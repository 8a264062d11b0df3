import type { Api } from "grammy";
import type { Clock } from "../../time/clock.ts";
import type { ChannelRepository } from "../repository.ts";
import { parseUpdate } from "./parse-update.ts";

export interface StoreTelegramUpdatesParts {
  readonly records: Pick<ChannelRepository, "receive">;
  readonly api: Pick<Api, "answerCallbackQuery">;
  readonly clock: Clock;
}

/** Stores updates from the webhook or from polling. When it resolves, Telegram may discard them. */
export type StoreTelegramUpdates = (updates: readonly unknown[]) => Promise<void>;

export function createStoreTelegramUpdates({ records, api, clock }: StoreTelegramUpdatesParts): StoreTelegramUpdates {
  return async (updates) => {
    const parsed = updates.map((update) => parseUpdate(update, clock()));
    const messages = parsed.flatMap(({ inbound }) => inbound ?? []);
    if (messages.length > 0) await records.receive(messages);
    for (const { pressId } of parsed)
      // Not awaited: without the acknowledgement the button merely shows a spinner for a while.
      if (pressId !== null) void api.answerCallbackQuery(pressId).catch(() => undefined);
  };
}
