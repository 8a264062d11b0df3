import type { Trx } from "../../db/transactions.ts";
import type { ChannelName } from "../inbound-message.ts";
import type { OutboundMessage } from "../outbound-message.ts";
import { enqueueMessages } from "./outbox.ts";
import { createSqlDependencies, type SqlChannelsParts } from "./sql-dependencies.ts";

/** Passes a message to the chats linked to an account, in the transaction of its cause; chats that have stopped get none. */
export function createSendToAccount(parts: SqlChannelsParts) {
  const { createTools } = createSqlDependencies(parts);
  return async (
    trx: Trx,
    {
      accountId,
      channels,
      source,
    }: { readonly accountId: string; readonly channels: readonly ChannelName[]; readonly source: string },
    message: OutboundMessage,
  ): Promise<void> => {
    const people = await trx
      .selectFrom("channel_people")
      .select("id")
      .where("account_id", "=", accountId)
      .where("channel", "in", channels)
      .where("stopped_at", "is", null)
      .execute();
    const tools = createTools();
    for (const { id } of people)
      await enqueueMessages(trx, { source: `${source}:${id}`, personId: id }, [message], tools);
  };
}
export type SendToAccount = ReturnType<typeof createSendToAccount>;
