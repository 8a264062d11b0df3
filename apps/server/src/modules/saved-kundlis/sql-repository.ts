import type { Calendar } from "@lagna/terms";
import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation, isUniqueViolation } from "../../db/constraint-violations.ts";
import type { KundliRow } from "../../db/schema/kundlis-and-leads.ts";
import { lockAccount } from "../../db/lock-account.ts";
import { type Trx, runUnitOfWork } from "../../db/transactions.ts";
import type { StoredRecords } from "../move-between-stores/service.ts";
import type { CreateOutcome, KundliRepository, Owner, KundliSave, SavedKundli } from "./repository.ts";
import { resolveCreate, resolveUpdate } from "./resolve-save-conflict.ts";

const toJson = (value: unknown): string => JSON.stringify(value);
const toJsonOrNull = (value: unknown): string | null => (value === null ? null : toJson(value));
const parseJson = <T>(text: string): T => JSON.parse(text) as T;

const toKundli = (row: KundliRow): SavedKundli => ({
  id: row.id,
  ownerId: row.owner_id,
  ownerEmail: row.owner_email,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  name: row.name,
  gender: row.gender as SavedKundli["gender"],
  year: row.year,
  month: row.month,
  day: row.day,
  calendar: row.calendar as Calendar | null,
  hour: row.hour,
  minute: row.minute,
  second: row.second,
  uncertaintyMinutes: row.uncertainty_minutes,
  timeUnknown: row.time_unknown === 1,
  city: row.city,
  country: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.time_zone,
  utcOffset: row.utc_offset,
  settings: row.settings === null ? null : parseJson(row.settings),
  tags: parseJson(row.tags),
  notes: row.notes,
  isSelf: row.is_self === 1,
  birthKey: row.birth_key,
  chartSummary: row.chart_summary === null ? null : parseJson(row.chart_summary),
});

const toRow = (kundli: SavedKundli): KundliRow => ({
  id: kundli.id,
  owner_id: kundli.ownerId,
  owner_email: kundli.ownerEmail,
  version: kundli.version,
  created_at: kundli.createdAt,
  updated_at: kundli.updatedAt,
  name: kundli.name,
  gender: kundli.gender,
  year: kundli.year,
  month: kundli.month,
  day: kundli.day,
  calendar: kundli.calendar,
  hour: kundli.hour,
  minute: kundli.minute,
  second: kundli.second,
  uncertainty_minutes: kundli.uncertaintyMinutes,
  time_unknown: kundli.timeUnknown ? 1 : 0,
  city: kundli.city,
  country: kundli.country,
  latitude: kundli.latitude,
  longitude: kundli.longitude,
  time_zone: kundli.timeZone,
  utc_offset: kundli.utcOffset,
  settings: toJsonOrNull(kundli.settings),
  tags: toJson(kundli.tags),
  notes: kundli.notes,
  is_self: kundli.isSelf ? 1 : 0,
  birth_key: kundli.birthKey,
  chart_summary: toJsonOrNull(kundli.chartSummary),
});

const selectRows = (db: Db) => db.selectFrom("kundlis").selectAll();
const toKundliOrNull = (row: KundliRow | undefined): SavedKundli | null => (row ? toKundli(row) : null);

const selectById = async (db: Db, id: string) =>
  toKundliOrNull(await selectRows(db).where("id", "=", id).executeTakeFirst());

async function findByBirth(db: Db, { ownerId, birthKey }: KundliSave["kundli"]): Promise<SavedKundli | null> {
  if (birthKey === null) return null;
  const same = selectRows(db).where("owner_id", "=", ownerId).where("birth_key", "=", birthKey);
  return toKundliOrNull(await same.orderBy("created_at").limit(1).executeTakeFirst());
}

async function findOwn(db: Db, { userId }: Pick<Owner, "userId">, id: string): Promise<SavedKundli | null> {
  return toKundliOrNull(await selectRows(db).where("id", "=", id).where("owner_id", "=", userId).executeTakeFirst());
}

/** At most one kundli per owner is `isSelf`, so the flag is cleared before this one is written. */
async function makeOnlySelf(db: Db, { ownerId, isSelf }: SavedKundli): Promise<void> {
  if (!isSelf) return;
  await db
    .updateTable("kundlis")
    .set({ is_self: 0 })
    .where("owner_id", "=", ownerId)
    .where("is_self", "=", 1)
    .execute();
}

async function write(db: Db, kundli: SavedKundli): Promise<void> {
  const { id, ...values } = toRow(kundli);
  await makeOnlySelf(db, kundli);
  await db.updateTable("kundlis").set(values).where("id", "=", id).execute();
}

async function create(db: Trx, save: KundliSave): Promise<CreateOutcome> {
  const { id, ownerId } = save.kundli;
  await lockAccount(db, ownerId);
  const decision = resolveCreate(save, await selectById(db, id), await findByBirth(db, save.kundli));
  if (decision.kind === "updated") await write(db, decision.kundli);
  if (decision.kind === "created") {
    await makeOnlySelf(db, decision.kundli);
    await db.insertInto("kundlis").values(toRow(decision.kundli)).execute();
  }
  return decision;
}

export function createSqlKundliRepository(db: Db): KundliRepository {
  const createOnce = (save: KundliSave): Promise<CreateOutcome> =>
    runUnitOfWork(db, "read committed", (trx) => create(trx, save));
  return {
    findAll: async ({ userId }) => (await selectRows(db).where("owner_id", "=", userId).execute()).map(toKundli),
    find: (owner, id) => findOwn(db, owner, id),

    count: async ({ userId }) => {
      const { count } = await db
        .selectFrom("kundlis")
        .select((select) => select.fn.countAll().as("count"))
        .where("owner_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    create: async (save) => {
      try {
        return await createOnce(save);
      } catch (error) {
        if (isForeignKeyViolation(error)) return { kind: "gone" };
        // Two concurrent saves with one id: the primary key lets one through, and the other then finds it.
        if (isUniqueViolation(error)) return createOnce(save);
        throw error;
      }
    },

    update: (save) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        const { id, ownerId } = save.kundli;
        await lockAccount(trx, ownerId);
        const decision = resolveUpdate(save, await findOwn(trx, { userId: ownerId }, id));
        if (decision.kind === "updated") await write(trx, decision.kundli);
        return decision;
      }),

    delete: (owner, id, version) =>
      runUnitOfWork(db, "read committed", async (trx) => {
        await lockAccount(trx, owner.userId);
        const present = await findOwn(trx, owner, id);
        if (present === null) return "missing";
        if (version !== null && version !== present.version) return "stale";
        await trx.deleteFrom("kundlis").where("id", "=", id).execute();
        return "deleted";
      }),

    saveChartSummary: async ({ userId }, id, version, chartSummary) => {
      await db
        .updateTable("kundlis")
        .set({ chart_summary: toJson(chartSummary) })
        .where("id", "=", id)
        .where("owner_id", "=", userId)
        .where("version", "=", version)
        .execute();
    },

    erase: async ({ userId }) => {
      await db.deleteFrom("kundlis").where("owner_id", "=", userId).execute();
    },
  };
}

/** All kundlis, for migration to another store. */
export const createSqlKundliCollection = (db: Db): StoredRecords<SavedKundli> => ({
  readPage: async (after, limit) => {
    const ordered = selectRows(db).orderBy("id").limit(limit);
    return (await (after === null ? ordered : ordered.where("id", ">", after)).execute()).map(toKundli);
  },
  find: async (ids) => (await selectRows(db).where("id", "in", ids).execute()).map(toKundli),
  add: (added) =>
    runUnitOfWork(db, "read committed", async (trx) => {
      const owners = added.map(({ ownerId }) => ownerId);
      const users = await trx.selectFrom("users").select("id").where("id", "in", owners).execute();
      const existingIds = new Set(users.map(({ id }) => id));
      // One by one: rows have so many columns that a multi-row insert would exceed the parameter limit.
      for (const kundli of added.filter(({ ownerId }) => existingIds.has(ownerId)))
        await trx
          .insertInto("kundlis")
          .values(toRow(kundli))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }),
  remove: async (ids) => {
    await db.deleteFrom("kundlis").where("id", "in", ids).execute();
  },
});
