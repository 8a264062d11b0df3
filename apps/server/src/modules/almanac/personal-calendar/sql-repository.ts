import type { PersonalCalendarChoices } from "@lagna/contract";
import type { Clock } from "../../../time/clock.ts";
import type { Db } from "../../../db/client.ts";
import type { PersonalCalendarRow } from "../../../db/schema/almanac.ts";
import { runUnitOfWork, type Trx } from "../../../db/transactions.ts";
import type { JobEnqueuer } from "../../../jobs/queue.ts";
import { BUILD_CALENDAR, createBuildJob, createRenewJob } from "./build-job.ts";
import type { PersonalCalendar, PersonalCalendarRepository } from "./repository.ts";

const toCalendar = (row: PersonalCalendarRow): PersonalCalendar => ({
  ownerId: row.owner_id,
  feedId: row.feed_id,
  choices: JSON.parse(row.choices) as PersonalCalendarChoices,
  revision: row.revision,
  builtRevision: row.built_revision,
  etag: row.etag,
  builtAt: row.built_at,
  changedAt: row.changed_at ?? row.created_at,
  failedAt: row.failed_at,
  createdAt: row.created_at,
});

export function createSqlPersonalCalendarRepository(
  db: Db,
  jobs: JobEnqueuer,
  clock: Clock,
): PersonalCalendarRepository {
  const toNow = (): string => clock().toISOString();
  /** In place of a build that failed and waits to be tried again, for up to twenty minutes: this one would have to wait for it. */
  async function enqueueBuild(trx: Trx, ownerId: string): Promise<void> {
    await jobs.withdraw(trx, { kind: BUILD_CALENDAR, personId: ownerId });
    await jobs.enqueue(trx, createBuildJob(ownerId));
  }
  const find = async (column: "owner_id" | "feed_id", value: string): Promise<PersonalCalendar | null> => {
    const row = await db.selectFrom("personal_calendars").selectAll().where(column, "=", value).executeTakeFirst();
    return row ? toCalendar(row) : null;
  };
  return {
    findByOwner: (ownerId) => find("owner_id", ownerId),
    findByFeed: (feedId) => find("feed_id", feedId),
    save: ({ ownerId, feedId, choices, createdAt }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const row = { owner_id: ownerId, feed_id: feedId, choices: JSON.stringify(choices), created_at: createdAt };
        await trx
          .insertInto("personal_calendars")
          .values({
            ...row,
            revision: 1,
            built_revision: null,
            etag: null,
            built_at: null,
            changed_at: createdAt,
            failed_at: null,
          })
          .onConflict((conflict) =>
            conflict.column("owner_id").doUpdateSet((eb) => ({
              choices: row.choices,
              changed_at: toNow(),
              failed_at: null,
              revision: eb("personal_calendars.revision", "+", 1),
            })),
          )
          .execute();
        await enqueueBuild(trx, ownerId);
      }),
    noteChange: (ownerId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("personal_calendars")
          .set((eb) => ({ revision: eb("revision", "+", 1), changed_at: toNow() }))
          .where("owner_id", "=", ownerId)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await enqueueBuild(trx, ownerId);
      }),
    noteBuilt: ({ ownerId, feedId, revision }, etag, { at, renewAt }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("personal_calendars")
          .set({ etag, built_at: at, built_revision: revision, failed_at: null })
          .where("owner_id", "=", ownerId)
          .where("feed_id", "=", feedId)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await jobs.enqueue(trx, createRenewJob(ownerId, renewAt));
        return numUpdatedRows > 0n;
      }),
    noteFailed: async ({ ownerId, revision }, at) => {
      const { numUpdatedRows } = await db
        .updateTable("personal_calendars")
        .set({ failed_at: at })
        .where("owner_id", "=", ownerId)
        .where("revision", "=", revision)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    delete: async (ownerId) => {
      const deletion = db.deleteFrom("personal_calendars").where("owner_id", "=", ownerId);
      const row = await deletion.returningAll().executeTakeFirst();
      return row ? toCalendar(row) : null;
    },
  };
}
