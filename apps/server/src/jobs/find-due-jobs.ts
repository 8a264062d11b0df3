import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "../db/client.ts";
import type { Database } from "../db/schema.ts";

/** More than there are servers, so that a worker that loses one job to another server can take a later one. */
const MAX_CANDIDATES = 20;

export interface DueQuery {
  /** At least one. */
  readonly kinds: readonly string[];
  readonly now: string;
  /** Jobs the caller is still running, although their leases may have expired. */
  readonly heldByCaller: readonly string[];
}

type Jobs = ExpressionBuilder<Database, "jobs">;

/** Not leased, or the lease has expired. */
const isUnleased = (eb: Jobs, now: string) =>
  eb.or([eb("jobs.leased_until", "is", null), eb("jobs.leased_until", "<=", now)]);

/** The job of a group that is running, or else its first; each is found by an index, no matter how many there are. */
const selectFirstOfGroup = (db: Db, group: Expression<string | null>) => {
  const ofGroup = db.selectFrom("jobs as own").select("own.id").where("own.group_key", "=", group);
  return db.fn.coalesce(
    ofGroup.where("own.lease", "is not", null),
    ofGroup.where("own.dead_at", "is", null).orderBy("own.id").limit(1),
  );
};

/** The first job of one kind that will become due later. */
const selectNextOfKind = (db: Db, kind: string, { now }: DueQuery) =>
  db
    .selectFrom("jobs")
    .select((eb) => ["jobs.id", "jobs.run_at", eb.lit(false).$castTo<SqlBool>().as("goes_first")])
    .where("jobs.dead_at", "is", null)
    .where("jobs.kind", "=", kind)
    .where("jobs.run_at", ">", now)
    .orderBy("jobs.run_at")
    .orderBy("jobs.id")
    .limit(1)
    .as("next");

/** The oldest jobs of one kind; queried separately, since no index gives the order for several kinds together. */
const selectOldestOfKind = (db: Db, kind: string, { now, heldByCaller }: DueQuery) =>
  db
    .selectFrom("jobs")
    .select((eb) => [
      "jobs.id",
      "jobs.run_at",
      eb
        .or([eb("jobs.group_key", "is", null), eb("jobs.id", "=", selectFirstOfGroup(db, eb.ref("jobs.group_key")))])
        .as("goes_first"),
    ])
    .where("jobs.dead_at", "is", null)
    .where("jobs.kind", "=", kind)
    .where("jobs.run_at", "<=", now)
    .where((eb) => isUnleased(eb, now))
    .$if(heldByCaller.length > 0, (query) => query.where("jobs.id", "not in", heldByCaller))
    .orderBy("jobs.run_at")
    .orderBy("jobs.id")
    .limit(MAX_CANDIDATES)
    .as("oldest");

export interface DueJobs {
  /** Their ids, the oldest first. */
  readonly due: readonly string[];
  /** The limit was reached, so if these jobs belong to a few groups that are already being worked on, other due jobs may follow. */
  readonly mayHideOthers: boolean;
  /** When the first of the other jobs becomes due, in ISO 8601; null if none waits for a time. */
  readonly nextAt: string | null;
}

/** The oldest due jobs that may run now. Reads a fixed number of rows, no matter how many jobs wait. */
export async function findOldestDue(db: Db, dueQuery: DueQuery): Promise<DueJobs> {
  const queries = dueQuery.kinds.map((kind) =>
    db
      .selectFrom(selectOldestOfKind(db, kind, dueQuery))
      .selectAll()
      .unionAll(db.selectFrom(selectNextOfKind(db, kind, dueQuery)).selectAll()),
  );
  const all = await queries.reduce((together, each) => together.unionAll(each)).execute();
  const rows = all.filter(({ run_at }) => run_at <= dueQuery.now);
  const later = all.filter(({ run_at }) => run_at > dueQuery.now).map(({ run_at }) => run_at);
  const due = rows
    .filter(({ goes_first }) => Boolean(goes_first))
    .toSorted((a, b) => (a.run_at === b.run_at ? Number(a.id > b.id) - 0.5 : Number(a.run_at > b.run_at) - 0.5));
  return {
    due: due.slice(0, MAX_CANDIDATES).map(({ id }) => id),
    mayHideOthers: rows.length >= MAX_CANDIDATES,
    nextAt: later.toSorted()[0] ?? null,
  };
}

/** The name of the next group that has jobs which are not dead. */
const selectNextGroup = (db: Db, name: Expression<string | null>) =>
  db
    .selectFrom("jobs as next")
    .select("next.group_key")
    .where("next.dead_at", "is", null)
    .where("next.group_key", ">", name)
    .orderBy("next.group_key")
    .limit(1);

/**
 * The due jobs among the first of each group and those without a group. Reads one row per group, no matter how many jobs wait in each.
 */
export async function findFirstOfEachGroup(db: Db, { kinds, now, heldByCaller }: DueQuery): Promise<string[]> {
  const rows = await db
    .withRecursive("groups(group_key)", (cte) =>
      cte
        .selectNoFrom((eb) => selectNextGroup(db, eb.val("")).as("group_key"))
        .unionAll(
          cte
            .selectFrom("groups")
            .select((eb) => selectNextGroup(db, eb.ref("groups.group_key")).as("group_key"))
            .where("groups.group_key", "is not", null),
        ),
    )
    .with("firsts", (cte) =>
      cte
        .selectFrom("groups")
        .select((eb) => selectFirstOfGroup(db, eb.ref("groups.group_key")).as("id"))
        .where("groups.group_key", "is not", null)
        .unionAll(
          cte.selectFrom("jobs").select("jobs.id").where("jobs.group_key", "is", null).where("dead_at", "is", null),
        ),
    )
    // A subquery per id: for a join PostgreSQL would read the whole table.
    .with("due", (cte) =>
      cte.selectFrom("firsts").select((eb) => [
        "firsts.id",
        db
          .selectFrom("jobs")
          .select("jobs.run_at")
          .where("jobs.id", "=", eb.ref("firsts.id"))
          .where("jobs.kind", "in", kinds)
          .where("jobs.run_at", "<=", now)
          .where((builder) => isUnleased(builder, now))
          .as("run_at"),
      ]),
    )
    .selectFrom("due")
    .select("due.id")
    .where("due.run_at", "is not", null)
    .$if(heldByCaller.length > 0, (query) => query.where("due.id", "not in", heldByCaller))
    .orderBy("due.run_at")
    .orderBy("due.id")
    .limit(MAX_CANDIDATES)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
