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

const SORT_KEYS: Readonly<Record<SavedKundliSort, (listed: Listed) => Key>> = {
  name: ({ kundli }) => [kundli.name],
  date: ({ kundli: { year, month, day, hour, minute, second } }) => [
    year ?? NONE,
    readMonth(month) ?? NONE,
    day ?? NONE,
    hour ?? NONE,
    minute ?? NONE,
    second,
  ],
  time: ({ kundli: { hour, minute, second } }) => [hour ?? NONE, minute ?? NONE, second],
  location: ({ kundli: { city, country } }) => [city, country],
  lagna: ({ kundli: { reckoned } }) => [reckoned?.chart ? RASHIS.indexOf(reckoned.chart.places.lagna.sign) : NONE],
  running: ({ running }) => [running === null ? NONE : Date.parse(running.end)],
  updated_at: ({ kundli }) => [Date.parse(kundli.updatedAt)],
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

function sorted(listed: readonly Listed[], { sort, order }: KundlisQuery): Listed[] {
  const keyOf = SORT_KEYS[sort];
  const direction = order === "asc" ? 1 : -1;
  return listed
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => direction * compareKeys(a.key, b.key) || (a.row.kundli.id < b.row.kundli.id ? -1 : 1))
    .map(({ row }) => row);
}

function countTags(all: readonly Listed[]): KundlisPage["tags"] {
  const counts = new Map<string, number>();
  for (const tag of all.flatMap(({ kundli }) => kundli.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** One page of those that match, in order. @throws AppError 422 where the page before is not found */
export function pageOf(all: readonly Listed[], query: KundlisQuery): KundlisPage {
  const matches = searchTest(query.q);
  const { tag, self = false, after, limit } = query;
  const matching = all.filter(
    ({ kundli }) => (tag === undefined || kundli.tags.includes(tag)) && (!self || kundli.isSelf) && matches(kundli),
  );
  const rows = sorted(matching, query);
  const last = after === undefined ? -1 : rows.findIndex(({ kundli }) => kundli.id === after);
  if (after !== undefined && last < 0) throw invalidField("after", "cursor_unknown");
  return {
    kundlis: rows.slice(last + 1, last + 1 + limit),
    matching: rows.length,
    total: all.length,
    tags: countTags(all),
  };
}
