import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** One person as administrators see them; what the tables hold, with the approval records joined. */
export interface DirectoryRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: number;
  readonly image: string | null;
  readonly created_at: string;
  readonly active: number | null;
  readonly role: string | null;
  readonly requested_at: string | null;
}

export interface DirectoryQuery {
  readonly status: "pending" | "active" | "inactive" | "all";
  /** Part of a name or an address. */
  readonly text: string;
  readonly limit: number;
  /** The last row of the page before. */
  readonly after: { readonly created_at: string; readonly id: string } | null;
  /** What somebody without a record is: pending, or active where approval is off. */
  readonly unrecorded: "pending" | "active";
}

const pattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** People and their approval together, for the administrators' list and the shell. */
export function directoryRepository(db: Db) {
  const people = () =>
    db
      .selectFrom("users")
      .leftJoin("app_users", "app_users.email", "users.email")
      .leftJoin("pending_users", "pending_users.email", "users.email")
      .select([
        "users.id as id",
        "users.name as name",
        "users.email as email",
        "users.email_verified as email_verified",
        "users.image as image",
        "users.created_at as created_at",
        "app_users.active as active",
        "app_users.role as role",
        "pending_users.requested_at as requested_at",
      ]);

  return {
    list: async ({ status, text, limit, after, unrecorded }: DirectoryQuery): Promise<DirectoryRow[]> => {
      let query = people().orderBy("users.created_at", "desc").orderBy("users.id", "desc").limit(limit);
      if (status !== "all") {
        query = query.where((eb) => {
          const recorded = status === "pending" ? sql<SqlBool>`false` : eb("app_users.active", "=", status === "active" ? 1 : 0);
          return status === unrecorded ? eb.or([eb("app_users.active", "is", null), recorded]) : recorded;
        });
      }
      if (text !== "") {
        const like = (column: Expression<string>) => sql<SqlBool>`lower(${column}) like ${pattern(text)} escape '\\'`;
        query = query.where((eb) => eb.or([like(eb.ref("users.email")), like(eb.ref("users.name"))]));
      }
      if (after) {
        query = query.where((eb) =>
          eb.or([
            eb("users.created_at", "<", after.created_at),
            eb.and([eb("users.created_at", "=", after.created_at), eb("users.id", "<", after.id)]),
          ]),
        );
      }
      return query.execute();
    },

    /** How many have an active record, an inactive one, or none. */
    count: async (): Promise<{ active: number; inactive: number; unrecorded: number }> => {
      const rows = await db
        .selectFrom("users")
        .leftJoin("app_users", "app_users.email", "users.email")
        .select(["app_users.active as active", ({ fn }) => fn.countAll().as("count")])
        .groupBy("app_users.active")
        .execute();
      const of = (active: number | null) => Number(rows.find((row) => row.active === active)?.count ?? 0);
      return { active: of(1), inactive: of(0), unrecorded: of(null) };
    },

    findById: async (id: string): Promise<DirectoryRow | undefined> => people().where("users.id", "=", id).executeTakeFirst(),
    findByEmail: async (email: string): Promise<DirectoryRow | undefined> =>
      people().where("users.email", "=", email).executeTakeFirst(),
    findByIds: async (ids: readonly string[]): Promise<DirectoryRow[]> => people().where("users.id", "in", ids).execute(),

    endSessions: async (userId: string): Promise<void> => {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },

    /** Makes whoever else changes administrators wait until the transaction ends; a write, so that SQLite locks at once too. */
    lockAdministrators: async (): Promise<void> => {
      await db
        .updateTable("app_users")
        .set((eb) => ({ updated_at: eb.ref("updated_at") }))
        .where("role", "=", "administrator")
        .execute();
    },

    otherActiveAdministrators: async (email: string): Promise<number> => {
      const { count } = await db
        .selectFrom("app_users")
        .innerJoin("users", "users.email", "app_users.email")
        .select(({ fn }) => fn.countAll().as("count"))
        .where("app_users.role", "=", "administrator")
        .where("app_users.active", "=", 1)
        .where("app_users.email", "!=", email)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
