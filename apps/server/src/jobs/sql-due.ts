import type { Expression, ExpressionBuilder } from "kysely";
import type { Db } from "../db/client.ts";
import type { Database } from "../db/schema.ts";

/** More than there are servers, so that somebody who loses the first to another finds one further on. */
const CANDIDATES = 20;

export interface Asked {
  /** At least one. */
  readonly kinds: readonly string[];
  readonly now: string;
  /** What the caller is at, though its lease may have run out. */
  readonly own: readonly string[];
}

type Jobs = ExpressionBuilder<Database, "jobs">;

/** Held by nobody, or by somebody whose lease ran out. */
const isFree = (eb: Jobs, now: string) =>
  eb.or([eb("jobs.leased_until", "is", null), eb("jobs.leased_until", "<=", now)]);

/** Of a group the job that was begun, or else its first: each by an index, however many there are. */
const firstOf = (db: Db, group: Expression<string | null>) => {
  const ofGroup = db.selectFrom("jobs as own").select("own.id").where("own.group_key", "=", group);
  return db.fn.coalesce(
    ofGroup.where("own.lease", "is not", null),
    ofGroup.where("own.dead_at", "is", null).orderBy("own.id").limit(1),
  );
};

/** Of one kind so many, by themselves: of several kinds together no index has the order. */
const oldestOf = (db: Db, kind: string, { now, own }: Asked) =>
  db
    .selectFrom("jobs")
    .select((eb) => [
      "jobs.id",
      "jobs.run_at",
      eb
        .or([eb("jobs.group_key", "is", null), eb("jobs.id", "=", firstOf(db, eb.ref("jobs.group_key")))])
        .as("goes_first"),
    ])
    .where("jobs.dead_at", "is", null)
    .where("jobs.kind", "=", kind)
    .where("jobs.run_at", "<=", now)
    .where((eb) => isFree(eb, now))
    .$if(own.length > 0, (query) => query.where("jobs.id", "not in", own))
    .orderBy("jobs.run_at")
    .orderBy("jobs.id")
    .limit(CANDIDATES)
    .as("oldest");

/**
 * Of what is due the oldest, and of these what may be done now; however much waits, so many rows are read. `mayHideOthers`: where they are
 * all of a few groups at which somebody is already, there may be more behind them.
 */
export async function oldestDue(db: Db, asked: Asked): Promise<{ due: string[]; mayHideOthers: boolean }> {
  const looks = asked.kinds.map((kind) => db.selectFrom(oldestOf(db, kind, asked)).selectAll());
  const rows = await looks.reduce((all, each) => all.unionAll(each)).execute();
  const due = rows
    .filter(({ goes_first }) => Boolean(goes_first))
    .toSorted((a, b) => (a.run_at === b.run_at ? Number(a.id > b.id) - 0.5 : Number(a.run_at > b.run_at) - 0.5));
  return { due: due.slice(0, CANDIDATES).map(({ id }) => id), mayHideOthers: rows.length >= CANDIDATES };
}

/** The name of the next group, of those with living jobs. */
const groupAfter = (db: Db, name: Expression<string | null>) =>
  db
    .selectFrom("jobs as next")
    .select("next.group_key")
    .where("next.dead_at", "is", null)
    .where("next.group_key", ">", name)
    .orderBy("next.group_key")
    .limit(1);

/**
 * What is due of the jobs that go first in their groups, and of those in none: so many rows are read as there are groups, however many
 * jobs wait in each.
 */
export async function firstsOfGroups(db: Db, { kinds, now, own }: Asked): Promise<string[]> {
  const rows = await db
    .withRecursive("groups(group_key)", (cte) =>
      cte
        .selectNoFrom((eb) => groupAfter(db, eb.val("")).as("group_key"))
        .unionAll(
          cte
            .selectFrom("groups")
            .select((eb) => groupAfter(db, eb.ref("groups.group_key")).as("group_key"))
            .where("groups.group_key", "is not", null),
        ),
    )
    .with("firsts", (cte) =>
      cte
        .selectFrom("groups")
        .select((eb) => firstOf(db, eb.ref("groups.group_key")).as("id"))
        .where("groups.group_key", "is not", null)
        .unionAll(
          cte.selectFrom("jobs").select("jobs.id").where("jobs.group_key", "is", null).where("dead_at", "is", null),
        ),
    )
    // Each by its id: to join them PostgreSQL would read the whole table.
    .with("due", (cte) =>
      cte.selectFrom("firsts").select((eb) => [
        "firsts.id",
        db
          .selectFrom("jobs")
          .select("jobs.run_at")
          .where("jobs.id", "=", eb.ref("firsts.id"))
          .where("jobs.kind", "in", kinds)
          .where("jobs.run_at", "<=", now)
          .where((own) => isFree(own, now))
          .as("run_at"),
      ]),
    )
    .selectFrom("due")
    .select("due.id")
    .where("due.run_at", "is not", null)
    .$if(own.length > 0, (query) => query.where("due.id", "not in", own))
    .orderBy("due.run_at")
    .orderBy("due.id")
    .limit(CANDIDATES)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
