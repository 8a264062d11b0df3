import type { Api } from "grammy";
import type { Clock } from "../../clock.ts";
import type { ChannelRepository } from "../repository.ts";
import { updateOf } from "./update.ts";

export interface TelegramIntakeParts {
  readonly records: Pick<ChannelRepository, "receive">;
  readonly api: Pick<Api, "answerCallbackQuery">;
  readonly clock: Clock;
}

/** Keeps what came, however it came; Telegram may forget it when this resolves. */
export type TelegramIntake = (updates: readonly unknown[]) => Promise<void>;

export function telegramIntake({ records, api, clock }: TelegramIntakeParts): TelegramIntake {
  return async (updates) => {
    const read = updates.map((update) => updateOf(update, clock()));
    const messages = read.flatMap(({ inbound }) => inbound ?? []);
    if (messages.length > 0) await records.receive(messages);
    for (const { pressId } of read)
      // Otherwise the button turns for a while: nothing that anybody would wait for.
      if (pressId !== null) void api.answerCallbackQuery(pressId).catch(() => undefined);
  };
}
