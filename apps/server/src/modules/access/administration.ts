import type { AccountStatus, AdminUserSort } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { unitOfWork } from "../../db/transactions.ts";
import { AppError, invalidField } from "../../errors.ts";
import { type DirectoryRow, type ListedRow, directoryRepository } from "./directory-repository.ts";
import { accessRepository } from "./repository.ts";

const NOBODY = "There is no such person.";
const LAST_ADMINISTRATOR = "This is the last active administrator. Please make somebody else an administrator first.";

export interface AdministrationOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly approval: "required" | "off";
}

export interface PeopleQuery {
  readonly status: AccountStatus | "all";
  readonly q: string;
  readonly limit: number;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly cursor?: string | undefined;
}

type Order = Pick<PeopleQuery, "sort" | "order">;

const cursorOf = ({ sort_key: key, id }: ListedRow, { sort, order }: Order): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString("base64url");

/** A cursor belongs to the order it was made in. */
function afterOf(cursor: string | undefined, { sort, order }: Order): { key: string; id: string } | null {
  if (cursor === undefined) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const [ofSort, ofOrder, key, id] = Array.isArray(read) ? (read as unknown[]) : [];
    if (ofSort === sort && ofOrder === order && typeof key === "string" && typeof id === "string") return { key, id };
  } catch {
    // Said below, as for any other cursor of nobody's making.
  }
  throw invalidField("cursor", "This page of the list cannot be found");
}

/** What administrators do, by the web or from a shell. Every change is one transaction with the ending of sessions it implies. */
export function administration({ db, clock, approval }: AdministrationOptions) {
  const unrecorded = approval === "off" ? ("active" as const) : ("pending" as const);
  const directory = directoryRepository(db);
  const now = (): string => clock().toISOString();

  async function guardLastAdministrator(trx: Db, { email, id }: DirectoryRow): Promise<void> {
    const present = await directoryRepository(trx).findById(id);
    if (present?.active !== 1 || present.role !== "administrator") return;
    if ((await directoryRepository(trx).otherActiveAdministrators(email)) === 0)
      throw new AppError("conflict", LAST_ADMINISTRATOR);
  }

  async function activateAll(people: readonly DirectoryRow[], role?: string): Promise<void> {
    await unitOfWork(db, async (trx) => {
      for (const { email } of people) {
        await accessRepository(trx).save(email, { active: true, ...(role === undefined ? {} : { role }) }, now());
        await accessRepository(trx).deletePending(email);
      }
    });
  }

  return {
    list: async ({ status, q, limit, cursor, sort, order }: PeopleQuery) => {
      const after = afterOf(cursor, { sort, order });
      const rows = await directory.list({ status, text: q, limit: limit + 1, sort, order, after, unrecorded });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const counted = await directory.count();
      const { active, inactive } = counted;
      const counts =
        unrecorded === "active"
          ? { pending: 0, active: active + counted.unrecorded, inactive }
          : { pending: counted.unrecorded, active, inactive };
      return {
        people: page,
        counts,
        nextCursor: rows.length > limit && last ? cursorOf(last, { sort, order }) : null,
        unrecorded,
      };
    },

    /** @throws AppError 404 */
    byId: async (id: string): Promise<DirectoryRow> => {
      const person = await directory.findById(id);
      if (!person) throw new AppError("not_found", NOBODY);
      return person;
    },

    byEmail: async (email: string): Promise<DirectoryRow | null> =>
      (await directory.findByEmail(email.trim().toLowerCase())) ?? null,

    activate: (person: DirectoryRow): Promise<void> => activateAll([person]),

    /** Ids that nobody has (any more) are passed over. */
    activateMany: async (ids: readonly string[]): Promise<number> => {
      const people = await directory.findByIds(ids);
      await activateAll(people);
      return people.length;
    },

    /** Their sessions end at once, on every server. @throws AppError 409 for the last active administrator */
    deactivate: (person: DirectoryRow): Promise<void> =>
      unitOfWork(db, async (trx) => {
        await guardLastAdministrator(trx, person);
        await accessRepository(trx).save(person.email, { active: false }, now());
        await directoryRepository(trx).endSessions(person.id);
      }),

    /** Which activates as well. */
    makeAdministrator: (person: DirectoryRow): Promise<void> => activateAll([person], "administrator"),

    /** @throws AppError 409 for the last active administrator */
    makeUser: (person: DirectoryRow): Promise<void> =>
      unitOfWork(db, async (trx) => {
        await guardLastAdministrator(trx, person);
        const record = await accessRepository(trx).find(person.email);
        if (record)
          await accessRepository(trx).save(person.email, { active: record.active === 1, role: "user" }, now());
      }),
  };
}
