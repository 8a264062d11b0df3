import type { DailyMessageChoices, DailyMessageWay } from "@lagna/contract";
import type { Db } from "../../../db/client.ts";
import type { DailyMessageRow } from "../../../db/schema/almanac.ts";
import { runUnitOfWork, type Trx } from "../../../db/transactions.ts";
import type { JobEnqueuer } from "../../../jobs/queue.ts";
import type { DailyTexts } from "./compose-daily-message.ts";
import { createDailyJob, createDailyMailJob, DAILY_MESSAGE } from "./daily-jobs.ts";
import type { DailyMessage, DailyMessageRepository } from "./repository.ts";

type ChatWay = Exclude<DailyMessageWay, "mail">;

/** Passes a message on to the linked chats of an account, in the transaction that records it. */
export type SendToChats = (
  trx: Trx,
  message: {
    readonly accountId: string;
    readonly channels: readonly ChatWay[];
    /** The ids of the messages derive from it. */
    readonly source: string;
    readonly texts: DailyTexts;
    readonly language: DailyMessageChoices["language"];
  },
) => Promise<void>;

interface SqlDailyMessageParts {
  readonly db: Db;
  readonly jobs: JobEnqueuer;
  readonly sendToChats: SendToChats;
}

const COLUMNS = { mail: "by_mail", whatsapp: "by_whatsapp", telegram: "by_telegram" } as const;
const WAYS = Object.keys(COLUMNS) as DailyMessageWay[];

const toMessage = (row: DailyMessageRow): DailyMessage => ({
  ownerId: row.owner_id,
  stopId: row.stop_id,
  choices: {
    ...(JSON.parse(row.choices) as Omit<DailyMessageChoices, "ways">),
    ways: WAYS.filter((way) => row[COLUMNS[way]] === 1),
  },
  revision: row.revision,
  next: { date: row.next_date, at: row.next_at },
  lastDate: row.last_date,
  createdAt: row.created_at,
});

const toFlags = (ways: readonly DailyMessageWay[]) => ({
  by_mail: Number(ways.includes("mail")),
  by_whatsapp: Number(ways.includes("whatsapp")),
  by_telegram: Number(ways.includes("telegram")),
});

/** Ends one way of an account's daily message, and with the last of them the message. */
export async function endDailyMessageWay(trx: Trx, ownerId: string, way: DailyMessageWay): Promise<void> {
  await trx
    .updateTable("daily_messages")
    .set({ [COLUMNS[way]]: 0 })
    .where("owner_id", "=", ownerId)
    .execute();
  await trx
    .deleteFrom("daily_messages")
    .where("owner_id", "=", ownerId)
    .where("by_mail", "=", 0)
    .where("by_whatsapp", "=", 0)
    .where("by_telegram", "=", 0)
    .execute();
}

/** Daily messages in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlDailyMessageRepository({
  db,
  jobs,
  sendToChats,
}: SqlDailyMessageParts): DailyMessageRepository {
  const find = async (column: "owner_id" | "stop_id", value: string): Promise<DailyMessage | null> => {
    const row = await db.selectFrom("daily_messages").selectAll().where(column, "=", value).executeTakeFirst();
    return row ? toMessage(row) : null;
  };
  return {
    findByOwner: (ownerId) => find("owner_id", ownerId),
    findByStopId: (stopId) => find("stop_id", stopId),
    save: ({ ownerId, stopId, choices: { ways, ...choices }, next, createdAt }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const chosen = {
          choices: JSON.stringify(choices),
          ...toFlags(ways),
          next_date: next.date,
          next_at: next.at,
        };
        const { revision } = await trx
          .insertInto("daily_messages")
          .values({
            owner_id: ownerId,
            stop_id: stopId,
            ...chosen,
            revision: 1,
            last_date: null,
            created_at: createdAt,
          })
          .onConflict((conflict) =>
            conflict
              .column("owner_id")
              .doUpdateSet((eb) => ({ ...chosen, revision: eb("daily_messages.revision", "+", 1) })),
          )
          .returning("revision")
          .executeTakeFirstOrThrow();
        // The job of the choices before would do nothing; without this, every change would add a row.
        await jobs.withdraw(trx, { kind: DAILY_MESSAGE, personId: ownerId });
        await jobs.enqueue(trx, createDailyJob({ ownerId, revision, next }));
      }),
    pass: ({ ownerId, stopId, revision, next: due, choices }, { texts, email, next }) =>
      // Serializable: a chat that stops messages at the same moment must see those that it ends.
      runUnitOfWork(db, "serializable", async (trx) => {
        const row = await trx
          .updateTable("daily_messages")
          .set({ next_date: next.date, next_at: next.at, ...(texts && { last_date: due.date }) })
          .where("owner_id", "=", ownerId)
          .where("revision", "=", revision)
          .where("next_date", "=", due.date)
          .returningAll()
          .executeTakeFirst();
        if (!row) return;
        const { ways } = toMessage(row).choices;
        const { language } = choices;
        if (texts && email !== null && ways.includes("mail"))
          await jobs.enqueue(
            trx,
            createDailyMailJob(
              { email, ownerId, stopId, language, subject: texts.title, lines: texts.lines },
              due.date,
            ),
          );
        const channels = ways.filter((way) => way !== "mail");
        if (texts && channels.length > 0)
          await sendToChats(trx, { accountId: ownerId, channels, source: `daily:${due.date}`, texts, language });
        await jobs.enqueue(trx, createDailyJob({ ownerId, revision, next }));
      }),
    endWay: (ownerId, way) => runUnitOfWork(db, "read committed", (trx) => endDailyMessageWay(trx, ownerId, way)),
    delete: (ownerId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await trx.deleteFrom("daily_messages").where("owner_id", "=", ownerId).execute();
        await jobs.withdraw(trx, { kind: DAILY_MESSAGE, personId: ownerId });
      }),
  };
}
