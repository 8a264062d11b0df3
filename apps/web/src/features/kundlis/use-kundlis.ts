import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { fieldsOf, type KundliFields, sameBirth } from "../../domain/saved-kundlis/kundli-fields.ts";
import { type KundlisQuery, PAGE, pageAsked } from "../../domain/saved-kundlis/first-list.ts";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import type { Entry, SaveEntry } from "../../domain/saved-kundlis/outbox-store.ts";
import { useOutbox } from "../../domain/saved-kundlis/use-outbox.ts";

export const KUNDLIS_KEY = "kundlis";

/** A kundli as the list shows it, wherever it is kept. */
export interface Row {
  readonly id: string;
  /** Null where the server has none of it yet. */
  readonly version: number | null;
  readonly fields: KundliFields;
  readonly chart: SavedKundli["chart"];
  readonly problems: SavedKundli["problems"];
  /** What waits to be sent. */
  readonly entry: SaveEntry | null;
}

/** The same row for the same kundli: what is drawn stands as it is when more are fetched. */
function ofServer(kundli: SavedKundli): Row {
  const { id, version, chart, problems } = kundli;
  const row = made.get(kundli) ?? { id, version, fields: fieldsOf(kundli), chart, problems, entry: null };
  made.set(kundli, row);
  return row;
}
const made = new WeakMap<SavedKundli, Row>();

/** What was changed here, over what the server has of it. */
function withEntry(row: Row | null, entry: SaveEntry): Row {
  const stands = row !== null && sameBirth(row.fields, entry.fields);
  return {
    id: entry.id,
    version: entry.version,
    fields: entry.fields,
    chart: stands ? row.chart : null,
    problems: stands ? row.problems : [],
    entry,
  };
}

function matches({ name, city, country, tags, notes }: KundliFields, { q, tag }: KundlisQuery): boolean {
  const text = [name, city, country, ...tags, notes].join("\n").toLowerCase();
  return (tag === "" || tags.includes(tag)) && text.includes(q.toLowerCase());
}

/** The server's list, with what waits in this browser in its place, and what is new here on top. */
function merged(listed: readonly SavedKundli[], entries: readonly Entry[], query: KundlisQuery): Row[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = listed.map(ofServer).flatMap((row) => {
    const entry = entryOf.get(row.id);
    entryOf.delete(row.id);
    if (entry?.kind === "delete") return [];
    return [entry ? withEntry(row, entry) : row];
  });
  const here = [...entryOf.values()].filter((entry) => entry.kind === "save" && matches(entry.fields, query));
  return [...here.map((entry) => withEntry(null, entry as SaveEntry)), ...rows];
}

export function useKundlis(account: string, query: KundlisQuery) {
  const queries = useQueryClient();
  const entries = useOutbox(account);
  const { q, tag, sort, order } = query;
  const answer = useInfiniteQuery({
    queryKey: [KUNDLIS_KEY, query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => fetchKundlis(pageAsked(query, pageParam), signal),
    getNextPageParam: ({ kundlis, matching }, pages) =>
      (pages.length - 1) * PAGE + kundlis.length < matching ? kundlis.at(-1)?.id : undefined,
    placeholderData: keepPreviousData,
  });
  // What has gone from here has come there.
  const waiting = entries.map(({ id }) => id).join();
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current === waiting) return;
    before.current = waiting;
    void queries.invalidateQueries({ queryKey: [KUNDLIS_KEY] });
  }, [queries, waiting]);
  const { data } = answer;
  const rows = useMemo(
    () => merged(data?.pages.flatMap(({ kundlis }) => kundlis) ?? [], entries, { q, tag, sort, order }),
    [data, entries, q, tag, sort, order],
  );
  const latest = data?.pages.at(-1);
  return { answer, rows, entries, tags: latest?.tags ?? [], total: latest?.total ?? 0 };
}
