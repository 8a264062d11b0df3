import type { SavedKundliSort } from "@lagna/contract";
import { RASHIS, parseMonth } from "@lagna/terms";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { SavedKundli } from "./repository.ts";
import type { RunningDasha } from "./find-running-dasha.ts";
import { parseSearch } from "./parse-search.ts";

export interface KundlisQuery {
  readonly q: string;
  readonly tag?: string | undefined;
  /** Only the chart of the account's owner. */
  readonly self?: boolean | undefined;
  readonly sort: SavedKundliSort;
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** The id of the last kundli of the previous page. */
  readonly after?: string | undefined;
}

/** A kundli with its currently running dasha. */
export interface ListedKundli {
  readonly kundli: SavedKundli;
  readonly running: RunningDasha | null;
}

export interface KundlisPage {
  readonly kundlis: readonly ListedKundli[];
  readonly matching: number;
  readonly total: number;
  /** Most frequent first. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
}

type Key = readonly (number | string)[];

/** Sorts names of people and places in any script, ignoring case and accents. */
const collator = new Intl.Collator(["en", "hi"], { sensitivity: "base", numeric: true });
/** Missing values come last in ascending order. */
const SORTS_LAST = Number.MAX_SAFE_INTEGER;

/** Sort keys stored in the record. The running dasha is computed only for the shown page, unless the list is sorted by it. */
const SORT_KEYS: Readonly<Record<Exclude<SavedKundliSort, "running">, (kundli: SavedKundli) => Key>> = {
  name: ({ name }) => [name],
  date: ({ year, month, day, hour, minute, second }) => [
    year ?? SORTS_LAST,
    parseMonth(month) ?? SORTS_LAST,
    day ?? SORTS_LAST,
    hour ?? SORTS_LAST,
    minute ?? SORTS_LAST,
    second,
  ],
  time: ({ hour, minute, second }) => [hour ?? SORTS_LAST, minute ?? SORTS_LAST, second],
  location: ({ city, country }) => [city, country],
  lagna: ({ chartSummary }) => [
    chartSummary?.chart ? RASHIS.indexOf(chartSummary.chart.places.lagna.sign) : SORTS_LAST,
  ],
  updated_at: ({ updatedAt }) => [Date.parse(updatedAt)],
};

function compareKeys(a: Key, b: Key): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    const order =
      typeof left === "string" || typeof right === "string"
        ? collator.compare(String(left), String(right))
        : left - (right ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

type FindRunningDasha = (kundli: SavedKundli) => RunningDasha | null;

const toRunningSortKey = (running: RunningDasha | null): Key => [
  running === null ? SORTS_LAST : Date.parse(running.end),
];

function sortKundlis(
  all: readonly SavedKundli[],
  { sort, order }: KundlisQuery,
  runningOf: FindRunningDasha,
): SavedKundli[] {
  const keyOf = sort === "running" ? (kundli: SavedKundli) => toRunningSortKey(runningOf(kundli)) : SORT_KEYS[sort];
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

/** One sorted page of the kundlis that match. @throws AppError 422 if the kundli in `after` is not found */
export function paginateKundlis(
  all: readonly SavedKundli[],
  query: KundlisQuery,
  runningOf: FindRunningDasha,
): KundlisPage {
  const matches = parseSearch(query.q);
  const { tag, self = false, after, limit } = query;
  const matching = all.filter(
    (kundli) => (tag === undefined || kundli.tags.includes(tag)) && (!self || kundli.isSelf) && matches(kundli),
  );
  const inOrder = sortKundlis(matching, query, runningOf);
  const last = after === undefined ? -1 : inOrder.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw createInvalidFieldError("after", "cursor_unknown");
  return {
    kundlis: inOrder.slice(last + 1, last + 1 + limit).map((kundli) => ({ kundli, running: runningOf(kundli) })),
    matching: inOrder.length,
    total: all.length,
    tags: countTags(all),
  };
}
