import { type Trx, unitOfWork } from "../../db/transactions.ts";
import type { ChannelName } from "../inbound.ts";
import type { Outbound } from "../outbound.ts";
import type { ChannelRepository, ToldState } from "../repository.ts";
import { together } from "../together.ts";
import { byId, toPerson } from "./people.ts";
import { enqueueSends, type Occasion, type SqlParts, type Tools } from "./tools.ts";

export async function say(
  trx: Trx,
  { source, personId }: Occasion,
  says: readonly Outbound[],
  tools: Tools,
): Promise<void> {
  if (says.length === 0) return;
  const { channel } = await trx
    .selectFrom("channel_people")
    .select("channel")
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  // Named after what it answers: the same answer cannot stand here twice.
  const rows = says.map((message, at) => {
    const id = `${source}:${at}`;
    const content = tools.seal.close(JSON.stringify(message), id);
    const fresh = { provider_id: null, state: "waiting", reason: null, created_at: tools.now, settled_at: null };
    return { id, channel, person_id: personId, content, ...fresh };
  });
  await trx.insertInto("channel_outbox").values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await enqueueSends(trx, tools, ids, personId);
}

export async function forgetUnsent(trx: Trx, personId: string): Promise<void> {
  await trx
    .deleteFrom("channel_outbox")
    .where("person_id", "=", personId)
    .where("state", "in", ["waiting", "failed"])
    .execute();
}

/** How far a message has come, in the order in which a channel tells it. */
const BEFORE = { delivered: ["sent"], read: ["sent", "delivered"], failed: ["sent", "delivered"] } as const;

interface News extends ToldState {
  readonly channel: ChannelName;
}

const newsKey = (channel: string, providerId: string): string => `${channel} ${providerId}`;

async function advance(trx: Trx, channel: ChannelName, { providerId, state, reason }: ToldState): Promise<void> {
  await trx
    .updateTable("channel_outbox")
    .set({ state, ...(state === "failed" && { reason }) })
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .where("state", "in", BEFORE[state])
    .execute();
}

/** What a channel tells of many messages; what is told of one that nobody here knows yet is kept for it. */
async function hear(trx: Trx, news: readonly News[], now: string): Promise<void> {
  const rows = await trx
    .selectFrom("channel_outbox")
    .select(["channel", "provider_id"])
    .where("channel", "in", [...new Set(news.map(({ channel }) => channel))])
    .where(
      "provider_id",
      "in",
      news.map(({ providerId }) => providerId),
    )
    .execute();
  const sent = new Set(rows.map(({ channel, provider_id }) => newsKey(channel, provider_id ?? "")));
  const isKnown = ({ channel, providerId }: News): boolean => sent.has(newsKey(channel, providerId));
  for (const each of news) if (isKnown(each)) await advance(trx, each.channel, each);
  const early = news.filter((each) => !isKnown(each));
  if (early.length === 0) return;
  await trx
    .insertInto("channel_early_news")
    .values(
      early.map(({ channel, providerId: provider_id, state, reason }) => ({
        channel,
        provider_id,
        state,
        reason,
        told_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["channel", "provider_id", "state"]).doNothing())
    .execute();
}

/** What was told of a message while nobody here knew its name yet. */
async function takeEarly(trx: Trx, channel: ChannelName, providerId: string): Promise<void> {
  const news = await trx
    .deleteFrom("channel_early_news")
    .where("channel", "=", channel)
    .where("provider_id", "=", providerId)
    .returning(["state", "reason"])
    .execute();
  for (const { state, reason } of news)
    await advance(trx, channel, { providerId, state: state as ToldState["state"], reason });
}

/** What is to go out, and what became of it. */
export function sqlOutbox({
  db,
  clock,
  opened,
}: SqlParts): Pick<ChannelRepository, "sending" | "sent" | "unsent" | "told"> {
  const tell = together<News, void>((news) =>
    unitOfWork(db, async (trx) => {
      await hear(trx, news, clock().toISOString());
      return news.map(() => undefined);
    }),
  );

  return {
    sending: async (id) => {
      const row = await db.selectFrom("channel_outbox").selectAll().where("id", "=", id).executeTakeFirst();
      const person = row && (await byId(db, row.person_id));
      if (!row || !person || row.state !== "waiting") return null;
      return { id, person: toPerson(person), message: opened<Outbound>(row.content, id) };
    },

    sent: (id, providerId) =>
      unitOfWork(db, async (trx) => {
        const row = await trx
          .updateTable("channel_outbox")
          .set({ state: "sent", provider_id: providerId, content: null, settled_at: clock().toISOString() })
          .where("id", "=", id)
          .where("state", "=", "waiting")
          .returning("channel")
          .executeTakeFirst();
        if (row && providerId !== null) await takeEarly(trx, row.channel as ChannelName, providerId);
      }),

    unsent: async (id, reason) => {
      await db
        .updateTable("channel_outbox")
        .set({ state: "failed", reason, settled_at: clock().toISOString() })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    },

    told: (channel, told) => tell({ channel, ...told }),
  };
}
