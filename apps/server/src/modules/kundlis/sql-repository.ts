import type { Db } from "../../db/client.ts";
import { isForeignKeyViolation } from "../../db/foreign-key-violation.ts";
import type { KundliRow } from "../../db/schema/records.ts";
import { unitOfWork } from "../../db/transactions.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import type { Shelf } from "../moving/service.ts";
import type { Created, KundliRepository, Owner, Save, SavedKundli } from "./repository.ts";
import { decideCreate, decideUpdate } from "./saving.ts";

const json = (value: unknown): string => JSON.stringify(value);
const jsonOrNull = (value: unknown): string | null => (value === null ? null : json(value));
const read = <T>(text: string): T => JSON.parse(text) as T;

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
  settings: row.settings === null ? null : read(row.settings),
  tags: read(row.tags),
  notes: row.notes,
  isSelf: row.is_self === 1,
  birthKey: row.birth_key,
  reckoned: row.reckoned === null ? null : read(row.reckoned),
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
  settings: jsonOrNull(kundli.settings),
  tags: json(kundli.tags),
  notes: kundli.notes,
  is_self: kundli.isSelf ? 1 : 0,
  birth_key: kundli.birthKey,
  reckoned: jsonOrNull(kundli.reckoned),
});

const rows = (db: Db) => db.selectFrom("kundlis").selectAll();
const orNull = (row: KundliRow | undefined): SavedKundli | null => (row ? toKundli(row) : null);

const byId = async (db: Db, id: string) => orNull(await rows(db).where("id", "=", id).executeTakeFirst());

async function byBirth(db: Db, { ownerId, birthKey }: Save["kundli"]): Promise<SavedKundli | null> {
  if (birthKey === null) return null;
  const same = rows(db).where("owner_id", "=", ownerId).where("birth_key", "=", birthKey);
  return orNull(await same.orderBy("created_at").limit(1).executeTakeFirst());
}

async function own(db: Db, { userId }: Pick<Owner, "userId">, id: string): Promise<SavedKundli | null> {
  return orNull(await rows(db).where("id", "=", id).where("owner_id", "=", userId).executeTakeFirst());
}

/** There is one at most: the others of this owner are it no more. */
async function makeOnlySelf(db: Db, { id, ownerId, isSelf }: SavedKundli): Promise<void> {
  if (!isSelf) return;
  await db
    .updateTable("kundlis")
    .set({ is_self: 0 })
    .where("owner_id", "=", ownerId)
    .where("is_self", "=", 1)
    .where("id", "!=", id)
    .execute();
}

async function write(db: Db, kundli: SavedKundli): Promise<void> {
  const { id, ...values } = toRow(kundli);
  await makeOnlySelf(db, kundli);
  await db.updateTable("kundlis").set(values).where("id", "=", id).execute();
}

async function create(db: Db, save: Save): Promise<Created> {
  const { id } = save.kundli;
  const decision = decideCreate(save, await byId(db, id), await byBirth(db, save.kundli));
  if (decision.kind === "updated") await write(db, decision.kundli);
  if (decision.kind === "created") {
    await makeOnlySelf(db, decision.kundli);
    await db.insertInto("kundlis").values(toRow(decision.kundli)).execute();
  }
  return decision;
}

export function sqlKundlis(db: Db): KundliRepository {
  const createOnce = (save: Save): Promise<Created> => unitOfWork(db, (trx) => create(trx, save));
  return {
    all: async ({ userId }) => (await rows(db).where("owner_id", "=", userId).execute()).map(toKundli),
    find: (owner, id) => own(db, owner, id),

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
        // Two saves with one id at once: the key lets one through, and the other finds it.
        if (isUniqueViolation(error)) return createOnce(save);
        throw error;
      }
    },

    update: (save) =>
      unitOfWork(db, async (trx) => {
        const { id, ownerId } = save.kundli;
        const decision = decideUpdate(save, await own(trx, { userId: ownerId }, id));
        if (decision.kind === "updated") await write(trx, decision.kundli);
        return decision;
      }),

    delete: (owner, id, version) =>
      unitOfWork(db, async (trx) => {
        const present = await own(trx, owner, id);
        if (present === null) return "missing";
        if (version !== null && version !== present.version) return "stale";
        await trx.deleteFrom("kundlis").where("id", "=", id).execute();
        return "deleted";
      }),

    keepReckoned: async ({ userId }, id, version, reckoned) => {
      await db
        .updateTable("kundlis")
        .set({ reckoned: json(reckoned) })
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

/** All of them, for whoever carries them elsewhere. */
export const sqlKundliShelf = (db: Db): Shelf<SavedKundli> => ({
  page: async (after, limit) => {
    const ordered = rows(db).orderBy("id").limit(limit);
    return (await (after === null ? ordered : ordered.where("id", ">", after)).execute()).map(toKundli);
  },
  find: async (ids) => (await rows(db).where("id", "in", ids).execute()).map(toKundli),
  add: (added) =>
    unitOfWork(db, async (trx) => {
      const owners = added.map(({ ownerId }) => ownerId);
      const here = await trx.selectFrom("users").select("id").where("id", "in", owners).execute();
      const known = new Set(here.map(({ id }) => id));
      // One by one: a row has more columns than a statement of many rows may have parameters for.
      for (const kundli of added.filter(({ ownerId }) => known.has(ownerId)))
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
