import type { AdminUserSort, Role } from "@lagna/contract";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Decided, ListedPerson, PeopleListRepository, PeopleWanted } from "./repository.ts";

/** What each list is sorted by; of one standing all have the same status. */
const KEYS = {
  name: "users.name_key",
  email: "users.email",
  created_at: "users.created_at",
  role: "users.role",
} as const satisfies Record<Exclude<AdminUserSort, "status">, string>;

/** `%`, `_` and the sign that takes their meaning away are looked for as themselves. */
const containing = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const accounts = (db: Db, decided: Decided) =>
  db
    .selectFrom("users")
    .leftJoin("pending_users", "pending_users.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.email_verified", "users.image", "users.created_at"])
    .select(["users.role", "pending_users.requested_at"])
    .where("users.standing", "=", decided)
    .where("users.leaving_at", "is", null);
type Accounts = ReturnType<typeof accounts>;

function matching(query: Accounts, q: string): Accounts {
  if (q === "") return query;
  const like = (column: "users.name_key" | "users.email") =>
    sql<boolean>`${sql.ref(column)} like ${containing(q)} escape '\\'`;
  return query.where((eb) => eb.or([like("users.name_key"), like("users.email")]));
}

/** As many of one standing as a page could take, from where it begins: the stretch of one index. Null: the page begins behind them all. */
function stretch(db: Db, { decided, status, rank }: PeopleWanted["of"][number], wanted: PeopleWanted) {
  const { sort, order, limit, after } = wanted;
  const beyond = order === "asc" ? ">" : "<";
  const query = matching(accounts(db, decided), wanted.q).select(sql.lit(status).as("status")).limit(limit);
  if (sort === "status") {
    if (after !== null && after.key !== rank && after.key < rank !== (order === "asc")) return null;
    const rest = after?.key === rank ? query.where("users.id", beyond, after.id) : query;
    return rest.select(sql.lit(rank).as("key")).orderBy("users.id", order);
  }
  const key = KEYS[sort];
  const rest = after
    ? query.where((eb) => eb(eb.refTuple(key, "users.id"), beyond, eb.tuple(after.key, after.id)))
    : query;
  return rest.select(sql.ref<string>(key).as("key")).orderBy(key, order).orderBy("users.id", order);
}

/** One stretch of each standing, and of those the first in order. Null where the page begins behind everybody. */
export function pageQuery(db: Db, wanted: PeopleWanted) {
  const stretches = wanted.of.map((each) => ({ part: stretch(db, each, wanted), name: each.decided }));
  const [first, ...others] = stretches.flatMap(({ part, name }) =>
    part ? [db.selectFrom(part.as(name)).selectAll()] : [],
  );
  if (!first) return null;
  const together = others.reduce((all, part) => all.unionAll(part), first);
  return db
    .selectFrom(together.as("people"))
    .selectAll()
    .orderBy("key", wanted.order)
    .orderBy("id", wanted.order)
    .limit(wanted.limit);
}

type Row = Awaited<ReturnType<NonNullable<ReturnType<typeof pageQuery>>["execute"]>>[number];

const toListed = (row: Row): ListedPerson & { readonly key: string } => ({
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

export const countsQuery = (db: Db) =>
  db
    .selectFrom("users")
    .select((select) => ["standing", select.fn.countAll().as("count")])
    .where("leaving_at", "is", null)
    .groupBy("standing");

export function sqlPeopleList(db: Db): PeopleListRepository {
  return {
    page: async (wanted) => ((await pageQuery(db, wanted)?.execute()) ?? []).map(toListed),

    counts: async () => {
      const rows = await countsQuery(db).execute();
      const counted = Object.fromEntries(rows.map(({ standing, count }) => [standing, Number(count)]));
      return { undecided: 0, active: 0, inactive: 0, ...counted };
    },
  };
}
