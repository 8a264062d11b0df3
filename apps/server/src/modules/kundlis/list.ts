import type { SavedKundliSort } from "@lagna/contract";
import { RASHIS, readMonth } from "@lagna/terms";
import { invalidField } from "../../errors.ts";
import type { SavedKundli } from "./repository.ts";
import type { Running } from "./running.ts";
import { searchTest } from "./search.ts";

export interface KundlisQuery {
  readonly q: string;
  readonly tag?: string | undefined;
  /** Only the chart of the account's owner. */
  readonly self?: boolean | undefined;
  readonly sort: SavedKundliSort;
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** The id of the last one of the page before. */
  readonly after?: string | undefined;
}

/** A kundli with what runs now. */
export interface Listed {
  readonly kundli: SavedKundli;
  readonly running: Running | null;
}

export interface KundlisPage {
  readonly kundlis: readonly Listed[];
  readonly matching: number;
  readonly total: number;
  /** The most frequent first. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
}

type Key = readonly (number | string)[];

/** Of people and places in whatever script: capitals and accents decide last. */
const collator = new Intl.Collator(["en", "hi"], { sensitivity: "base", numeric: true });
/** What has no value comes last when sorted upwards. */
const NONE = Number.MAX_SAFE_INTEGER;

/** By what a record says itself: what runs now is worked out for those alone that are shown, unless it is what they are sorted by. */
const SORT_KEYS: Readonly<Record<Exclude<SavedKundliSort, "running">, (kundli: SavedKundli) => Key>> = {
  name: ({ name }) => [name],
  date: ({ year, month, day, hour, minute, second }) => [
    year ?? NONE,
    readMonth(month) ?? NONE,
    day ?? NONE,
    hour ?? NONE,
    minute ?? NONE,
    second,
  ],
  time: ({ hour, minute, second }) => [hour ?? NONE, minute ?? NONE, second],
  location: ({ city, country }) => [city, country],
  lagna: ({ reckoned }) => [reckoned?.chart ? RASHIS.indexOf(reckoned.chart.places.lagna.sign) : NONE],
  updated_at: ({ updatedAt }) => [Date.parse(updatedAt)],
};

function compareKeys(a: Key, b: Key): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    const order =
      typeof one === "string" || typeof other === "string"
        ? collator.compare(String(one), String(other))
        : one - (other ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

type RunningOf = (kundli: SavedKundli) => Running | null;

const runningKey = (running: Running | null): Key => [running === null ? NONE : Date.parse(running.end)];

function sorted(all: readonly SavedKundli[], { sort, order }: KundlisQuery, runningOf: RunningOf): SavedKundli[] {
  const keyOf = sort === "running" ? (kundli: SavedKundli) => runningKey(runningOf(kundli)) : SORT_KEYS[sort];
  const direction = order === "asc" ? 1 : -1;
  return all
    .map((kundli) => ({ kundli, key: keyOf(kundli) }))
    .sort((a, b) => direction * compareKeys(a.key, b.key) || (a.kundli.id < b.kundli.id ? -1 : 1))
    .map(({ kundli }) => kundli);
}

function countTags(all: readonly SavedKundli[]): KundlisPage["tags"] {
  const counts = new Map<string, number>();
  for (const tag of all.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** One page of those that match, in order. @throws AppError 422 where the page before is not found */
export function pageOf(all: readonly SavedKundli[], query: KundlisQuery, runningOf: RunningOf): KundlisPage {
  const matches = searchTest(query.q);
  const { tag, self = false, after, limit } = query;
  const matching = all.filter(
    (kundli) => (tag === undefined || kundli.tags.includes(tag)) && (!self || kundli.isSelf) && matches(kundli),
  );
  const inOrder = sorted(matching, query, runningOf);
  const last = after === undefined ? -1 : inOrder.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw invalidField("after", "cursor_unknown");
  return {
    kundlis: inOrder.slice(last + 1, last + 1 + limit).map((kundli) => ({ kundli, running: runningOf(kundli) })),
    matching: inOrder.length,
    total: all.length,
    tags: countTags(all),
  };
}
