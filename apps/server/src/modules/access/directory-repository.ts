import type { AdminUserSort } from "@lagna/contract";
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
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

/** A row of a list, with what it was sorted by: the place where the next page begins. */
export interface ListedRow extends DirectoryRow {
  readonly sort_key: string;
}

export interface DirectoryQuery {
  readonly status: "pending" | "active" | "inactive" | "all";
  /** Part of a name or an address. */
  readonly text: string;
  readonly limit: number;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  /** The last row of the page before. */
  readonly after: { readonly key: string; readonly id: string } | null;
  /** What somebody without a record is: pending, or active where approval is off. */
  readonly unrecorded: "pending" | "active";
}

const pattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** What each column is sorted by, always text, so that a page can begin after any row. */
function sortKey(sort: AdminUserSort, unrecorded: "pending" | "active"): RawBuilder<string> {
  switch (sort) {
    case "name":
      return sql<string>`lower(${sql.ref("users.name")})`;
    case "email":
      return sql<string>`${sql.ref("users.email")}`;
    case "created_at":
      return sql<string>`${sql.ref("users.created_at")}`;
    case "role":
      return sql<string>`coalesce(${sql.ref("app_users.role")}, 'user')`;
    case "status": {
      const active = sql.ref("app_users.active");
      const none = sql.lit(unrecorded === "active" ? "c" : "a");
      return sql<string>`case when ${active} = 1 then 'c' when ${active} = 0 then 'b' else ${none} end`;
    }
  }
}

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
    list: async ({ status, text, limit, sort, order, after, unrecorded }: DirectoryQuery): Promise<ListedRow[]> => {
      const key = sortKey(sort, unrecorded);
      let query = people().select(key.as("sort_key")).orderBy(key, order).orderBy("users.id", order).limit(limit);
      if (status !== "all") {
        query = query.where((eb) => {
          const recorded =
            status === "pending" ? sql<SqlBool>`false` : eb("app_users.active", "=", status === "active" ? 1 : 0);
          return status === unrecorded ? eb.or([eb("app_users.active", "is", null), recorded]) : recorded;
        });
      }
      if (text !== "") {
        const like = (column: Expression<string>) => sql<SqlBool>`lower(${column}) like ${pattern(text)} escape '\\'`;
        query = query.where((eb) => eb.or([like(eb.ref("users.email")), like(eb.ref("users.name"))]));
      }
      if (after) {
        const beyond = order === "asc" ? ">" : "<";
        query = query.where((eb) =>
          eb.or([eb(key, beyond, after.key), eb.and([eb(key, "=", after.key), eb("users.id", beyond, after.id)])]),
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

    findById: async (id: string): Promise<DirectoryRow | undefined> =>
      people().where("users.id", "=", id).executeTakeFirst(),
    findByEmail: async (email: string): Promise<DirectoryRow | undefined> =>
      people().where("users.email", "=", email).executeTakeFirst(),
    findByIds: async (ids: readonly string[]): Promise<DirectoryRow[]> =>
      people().where("users.id", "in", ids).execute(),

    endSessions: async (userId: string): Promise<void> => {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
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
