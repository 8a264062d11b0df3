import type { AdminUserSort, Role } from "@lagna/contract";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Decided, ListedUser, UserListRepository, UserPageQuery } from "./repository.ts";

/** Sort columns. All people with the same decision (`standing`) have the same status. */
const SORT_COLUMNS = {
  name: "users.name_key",
  email: "users.email",
  created_at: "users.created_at",
  role: "users.role",
} as const satisfies Record<Exclude<AdminUserSort, "status">, string>;

/** Escapes `%`, `_` and `\`, so that they are matched literally. */
const toLikePattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const selectAccounts = (db: Db, decided: Decided) =>
  db
    .selectFrom("users")
    .leftJoin("pending_users", "pending_users.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.email_verified", "users.image", "users.created_at"])
    .select(["users.role", "pending_users.requested_at"])
    .where("users.standing", "=", decided)
    .where("users.leaving_at", "is", null);
type Accounts = ReturnType<typeof selectAccounts>;

function filterByText(query: Accounts, q: string): Accounts {
  if (q === "") return query;
  const like = (column: "users.name_key" | "users.email") =>
    sql<boolean>`${sql.ref(column)} like ${toLikePattern(q)} escape '\\'`;
  return query.where((eb) => eb.or([like("users.name_key"), like("users.email")]));
}

/** Up to one page of people with one decision, read as one index range. Null if the page starts after all of them. */
function selectPagePart(db: Db, { decided, status, rank }: UserPageQuery["of"][number], page: UserPageQuery) {
  const { sort, order, limit, after } = page;
  const beyond = order === "asc" ? ">" : "<";
  const query = filterByText(selectAccounts(db, decided), page.q).select(sql.lit(status).as("status")).limit(limit);
  if (sort === "status") {
    if (after !== null && after.key !== rank && after.key < rank !== (order === "asc")) return null;
    const rest = after?.key === rank ? query.where("users.id", beyond, after.id) : query;
    return rest.select(sql.lit(rank).as("key")).orderBy("users.id", order);
  }
  const key = SORT_COLUMNS[sort];
  const rest = after
    ? query.where((eb) => eb(eb.refTuple(key, "users.id"), beyond, eb.tuple(after.key, after.id)))
    : query;
  return rest.select(sql.ref<string>(key).as("key")).orderBy(key, order).orderBy("users.id", order);
}

/** Reads one index range per decision and takes the first of them in order. Null if the page starts after everyone. */
export function buildPageQuery(db: Db, query: UserPageQuery) {
  const stretches = query.of.map((each) => ({ part: selectPagePart(db, each, query), name: each.decided }));
  const [first, ...others] = stretches.flatMap(({ part, name }) =>
    part ? [db.selectFrom(part.as(name)).selectAll()] : [],
  );
  if (!first) return null;
  const together = others.reduce((all, part) => all.unionAll(part), first);
  return db
    .selectFrom(together.as("people"))
    .selectAll()
    .orderBy("key", query.order)
    .orderBy("id", query.order)
    .limit(query.limit);
}

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof buildPageQuery>>["execute"]>>[number];

const toListed = (row: Row): ListedUser & { readonly key: string } => ({
  user: {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified === 1,
    image: row.image,
    createdAt: row.created_at,
  },
  role: row.role as Role,
  status: row.status,
  requestedAt: row.requested_at,
  key: row.key,
});

export const buildCountsQuery = (db: Db) =>
  db
    .selectFrom("users")
    .select((select) => ["standing", select.fn.countAll().as("count")])
    .where("leaving_at", "is", null)
    .groupBy("standing");

export function createSqlUserListRepository(db: Db): UserListRepository {
  return {
    findPage: async (query) => ((await buildPageQuery(db, query)?.execute()) ?? []).map(toListed),

    countByStatus: async () => {
      const rows = await buildCountsQuery(db).execute();
      const counted = Object.fromEntries(rows.map(({ standing, count }) => [standing, Number(count)]));
      return { undecided: 0, active: 0, inactive: 0, ...counted };
    },
  };
}
