import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import type { LeadRow } from "../../db/schema/kundlis-and-leads.ts";
import { runUnitOfWork } from "../../db/transactions.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type { Lead, LeadCounts, LeadRepository, LeadsPageQuery } from "./repository.ts";

const toLead = (row: LeadRow): Lead => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  source: row.source,
  status: row.status as Lead["status"],
  device: row.device as Lead["device"],
  country: row.country,
  userAgent: row.user_agent,
  referrer: row.referrer,
  url: row.url,
  screenResolution: row.screen_resolution,
  timezone: row.timezone,
  language: row.language,
  timestamp: row.timestamp,
  createdAt: row.created_at,
});

const toRow = (lead: Lead): LeadRow => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  source: lead.source,
  status: lead.status,
  device: lead.device,
  country: lead.country,
  user_agent: lead.userAgent,
  referrer: lead.referrer,
  url: lead.url,
  screen_resolution: lead.screenResolution,
  timezone: lead.timezone,
  language: lead.language,
  timestamp: lead.timestamp,
  created_at: lead.createdAt,
});

const selectLeads = (db: Db) => db.selectFrom("leads").selectAll();

/** Escapes `%`, `_` and `\`, so that they are matched literally. */
const toLikePattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function matchesText(eb: ExpressionBuilder<Database, "leads">, q: string) {
  const like = (column: "name" | "email" | "phone") =>
    sql<boolean>`lower(${sql.ref(column)}) like ${toLikePattern(q)} escape '\\'`;
  return eb.or([like("name"), like("email"), like("phone")]);
}

function findPage(db: Db, { q, status, limit, after }: LeadsPageQuery) {
  let query = selectLeads(db).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
  if (status !== "all") query = query.where("status", "=", status);
  if (q !== "") query = query.where((eb) => matchesText(eb, q));
  if (after === null) return query;
  const { createdAt, id } = after;
  // As two conditions, the first one is an index range: later pages cost as much as the first.
  return query
    .where("created_at", "<=", createdAt)
    .where((eb) => eb.or([eb("created_at", "<", createdAt), eb("id", "<", id)]));
}

type Grouped = "source" | "status" | "device" | "country";

async function countBy(db: Db, column: Grouped): Promise<LeadCounts> {
  const rows = await db
    .selectFrom("leads")
    .select((select) => [column, select.fn.countAll().as("count")])
    .groupBy(column)
    .execute();
  return Object.fromEntries(rows.map((row) => [row[column] ?? "", Number(row.count)]));
}

async function countByMinute(db: Db, since: string): Promise<LeadCounts> {
  const minute = sql<string>`substr(created_at, 1, 16)`;
  const rows = await db
    .selectFrom("leads")
    .select((select) => [minute.as("minute"), select.fn.countAll().as("count")])
    .where("created_at", ">=", since)
    .groupBy(minute)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.minute, Number(row.count)]));
}

export function createSqlLeadRepository(db: Db): LeadRepository {
  return {
    add: async (lead) => {
      await db
        .insertInto("leads")
        .values(toRow(lead))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    findPage: async (query) => (await findPage(db, query).execute()).map(toLead),

    countAll: async (since) => {
      const [sources, statuses, devices] = [
        await countBy(db, "source"),
        await countBy(db, "status"),
        await countBy(db, "device"),
      ];
      const countries = await countBy(db, "country");
      const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      return { total, sources, statuses, devices, countries, minutes: await countByMinute(db, since) };
    },

    setStatus: ({ id, status, expectedStatus }) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const change = trx.updateTable("leads").set({ status }).where("id", "=", id);
        await (
          expectedStatus === undefined ? change : change.where("status", "in", [expectedStatus, status])
        ).execute();
        const row = await selectLeads(trx).where("id", "=", id).executeTakeFirst();
        if (!row) return "missing";
        return row.status === status ? toLead(row) : "changed";
      }),

    delete: async (id) => {
      const { numDeletedRows } = await db.deleteFrom("leads").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    findByEmail: async (email) => (await selectLeads(db).where("email", "=", email).execute()).map(toLead),

    deleteByEmail: async (email) => {
      await db.deleteFrom("leads").where("email", "=", email).execute();
    },
  };
}

/** All leads, for migration to another store. */
export const createSqlLeadCollection = (db: Db): StoredRecords<Lead> => ({
  readPage: async (after, limit) => {
    const ordered = selectLeads(db).orderBy("id").limit(limit);
    return (await (after === null ? ordered : ordered.where("id", ">", after)).execute()).map(toLead);
  },
  find: async (ids) => (await selectLeads(db).where("id", "in", ids).execute()).map(toLead),
  add: async (added) => {
    const free = db.insertInto("leads").onConflict((conflict) => conflict.doNothing());
    await free.values(added.map(toRow)).execute();
  },
  remove: async (ids) => {
    await db.deleteFrom("leads").where("id", "in", ids).execute();
  },
});
