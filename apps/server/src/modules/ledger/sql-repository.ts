import type { LedgerFigures, LedgerOutcome } from "@lagna/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/constraint-violations.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { LedgerEntryRow } from "../../db/schema/ledger.ts";
import { runUnitOfWork, type Trx } from "../../db/transactions.ts";
import type { AuditWriter } from "../audit/service.ts";
import { isGraha, isLedgerTopic, isWindowRank, type LedgerEntry, type NewLedgerEntry } from "./ledger.ts";
import type { LedgerRepository, OwnedEntry } from "./repository.ts";

function toEntry(row: Selectable<LedgerEntryRow>): LedgerEntry {
  const { topic, rank } = row;
  if (!isLedgerTopic(topic) || !isWindowRank(rank))
    throw new Error(`an entry of the ledger is about ${topic}, ${rank}`);
  return {
    id: row.id,
    kundliId: row.kundli_id,
    chartHash: row.chart_hash,
    topic,
    house: row.house,
    karakas: row.karakas.split(",").filter(isGraha),
    rank,
    isGood: row.is_good === 1,
    from: row.from_at,
    until: row.until_at,
    namedOn: row.named_on,
    spanMonths: row.span_months,
    ruleVersion: row.rule_version,
    outcome: row.outcome as LedgerOutcome | null,
    month: row.month,
    answeredOn: row.answered_on,
  };
}

const toRow = (ownerId: string, entry: NewLedgerEntry) => ({
  id: entry.id,
  user_id: ownerId,
  kundli_id: entry.kundliId,
  chart_hash: entry.chartHash,
  topic: entry.topic,
  house: entry.house,
  karakas: entry.karakas.join(","),
  rank: entry.rank,
  is_good: entry.isGood ? 1 : 0,
  from_at: entry.from,
  until_at: entry.until,
  named_on: entry.namedOn,
  span_months: entry.spanMonths,
  rule_version: entry.ruleVersion,
});

const toOwned = (row: Selectable<LedgerEntryRow>): OwnedEntry => ({
  ownerId: row.user_id,
  entry: toEntry(row),
  control: row.control,
});

/** The one row of the figures. */
const FIGURES_ID = "all";
/** The outcomes that count: "cannot say" does not. */
const COUNTED: readonly LedgerOutcome[] = ["in_window", "outside", "not_at_all"];

type Span = Pick<NewLedgerEntry, "topic" | "house" | "from" | "until">;
const overlaps = (one: Span, other: Span): boolean =>
  one.topic === other.topic && one.house === other.house && one.from < other.until && other.from < one.until;

/** The ledger in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlLedgerRepository(db: Db, audit: AuditWriter<Trx>): LedgerRepository {
  const findEntries = async (on: Db, ownerId: string): Promise<LedgerEntry[]> =>
    (await on.selectFrom("ledger_entries").selectAll().where("user_id", "=", ownerId).orderBy("id").execute()).map(
      toEntry,
    );

  const findStart = async (on: Db, ownerId: string): Promise<string | null> =>
    (await on.selectFrom("ledger_members").select("since").where("user_id", "=", ownerId).executeTakeFirst())?.since ??
    null;

  /** Returns whether it was on. */
  async function removeMember(on: Db, ownerId: string): Promise<boolean> {
    await on.deleteFrom("ledger_entries").where("user_id", "=", ownerId).execute();
    const { numDeletedRows } = await on.deleteFrom("ledger_members").where("user_id", "=", ownerId).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  const note = (trx: Trx, action: "ledger_on" | "ledger_off", ownerId: string) =>
    audit.note(trx, { action, actor: { kind: "person", id: ownerId }, subjectId: ownerId });

  return {
    findStart: (ownerId) => findStart(db, ownerId),

    turnOn: async (ownerId, since) => {
      try {
        await runUnitOfWork(db, "read committed", async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto("ledger_members")
            .values({ user_id: ownerId, since })
            .onConflict((conflict) => conflict.column("user_id").doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows === 1n) await note(trx, "ledger_on", ownerId);
        });
        return true;
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    turnOff: (ownerId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await lockAccount(trx, ownerId);
        if (await removeMember(trx, ownerId)) await note(trx, "ledger_off", ownerId);
      }),

    add: (ownerId, entries, most) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await lockAccount(trx, ownerId);
        if ((await findStart(trx, ownerId)) === null) return 0;
        const kept: Span[] = await findEntries(trx, ownerId);
        const before = kept.length;
        for (const entry of entries) {
          if (kept.length >= most || kept.some((each) => overlaps(each, entry))) continue;
          await trx.insertInto("ledger_entries").values(toRow(ownerId, entry)).execute();
          kept.push(entry);
        }
        return kept.length - before;
      }),

    findOfOwner: (ownerId) => findEntries(db, ownerId),

    tell: async (ownerId, id, { outcome, month, answeredOn }) => {
      const { numUpdatedRows } = await db
        .updateTable("ledger_entries")
        .set({ outcome, month, answered_on: answeredOn, control: null })
        .where("id", "=", id)
        .where("user_id", "=", ownerId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    removeOfKundli: async (ownerId, kundliId) => {
      await db.deleteFrom("ledger_entries").where("user_id", "=", ownerId).where("kundli_id", "=", kundliId).execute();
    },

    findKundlis: async () =>
      (
        await db
          .selectFrom("ledger_entries")
          .select(["user_id", "kundli_id"])
          .distinct()
          .orderBy("user_id")
          .orderBy("kundli_id")
          .execute()
      ).map((row) => ({ ownerId: row.user_id, kundliId: row.kundli_id })),

    erase: (ownerId) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await lockAccount(trx, ownerId);
        await removeMember(trx, ownerId);
      }),

    findWithoutControl: async (ruleVersion, most) =>
      (
        await db
          .selectFrom("ledger_entries")
          .selectAll()
          .where("control", "is", null)
          .where("outcome", "in", COUNTED)
          .where("rule_version", "=", ruleVersion)
          .orderBy("id")
          .limit(most)
          .execute()
      ).map(toOwned),

    saveControl: async ({ id, outcome, month }, control) => {
      await db
        .updateTable("ledger_entries")
        .set({ control })
        .where("id", "=", id)
        .where("outcome", "=", outcome)
        .where("month", month === null ? "is" : "=", month)
        .execute();
    },

    findControlled: async () =>
      (await db.selectFrom("ledger_entries").selectAll().where("control", "is not", null).orderBy("id").execute()).map(
        toOwned,
      ),

    countByNaming: async (ruleVersion) =>
      (
        await db
          .selectFrom("ledger_entries")
          .select(({ fn }) => [
            "named_on",
            "span_months",
            fn.countAll<number | string>().as("entries"),
            fn.count<number | string>("outcome").as("told"),
          ])
          .where("rule_version", "=", ruleVersion)
          .groupBy(["named_on", "span_months"])
          .execute()
      ).map((row) => ({
        namedOn: row.named_on,
        spanMonths: row.span_months,
        entries: Number(row.entries),
        told: Number(row.told),
      })),

    saveFigures: async (figures) => {
      const row = { figures: JSON.stringify(figures), computed_at: figures.computed_on ?? "" };
      await db
        .insertInto("ledger_figures")
        .values({ id: FIGURES_ID, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    },

    findFigures: async () => {
      const row = await db
        .selectFrom("ledger_figures")
        .select("figures")
        .where("id", "=", FIGURES_ID)
        .executeTakeFirst();
      return row ? (JSON.parse(row.figures) as LedgerFigures) : null;
    },
  };
}
