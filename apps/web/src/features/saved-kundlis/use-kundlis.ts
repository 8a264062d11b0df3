import type { KundliFields } from "@lagna/birth-tables";
import type { SavedKundli } from "@lagna/contract";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { toKundliFields, isSameBirth } from "../../domain/saved-kundlis/kundli-fields.ts";
import { type KundlisQuery, PAGE_SIZE, buildPageParams } from "../../domain/saved-kundlis/list-query.ts";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import type { OutboxEntry, SaveEntry } from "../../domain/saved-kundlis/outbox-store.ts";
import { useOutbox } from "../../domain/saved-kundlis/use-outbox.ts";

export const KUNDLIS_KEY = "kundlis";

/** A kundli of the list, whether it is stored on the server or only here. */
export interface KundliRow {
  readonly id: string;
  /** Null if the server has no version yet. */
  readonly version: number | null;
  readonly fields: KundliFields;
  readonly chart: SavedKundli["chart"];
  readonly problems: SavedKundli["problems"];
  /** A change that waits to be sent. */
  readonly entry: SaveEntry | null;
}

/** Returns the same row object for the same kundli, so that rendered rows stay as they are when more are fetched. */
export function toRow(kundli: SavedKundli): KundliRow {
  const { id, version, chart, problems } = kundli;
  const row = rowCache.get(kundli) ?? { id, version, fields: toKundliFields(kundli), chart, problems, entry: null };
  rowCache.set(kundli, row);
  return row;
}
const rowCache = new WeakMap<SavedKundli, KundliRow>();

/** The row with the local change applied to the server's version. */
function applyEntry(row: KundliRow | null, entry: SaveEntry): KundliRow {
  const sameBirth = row !== null && isSameBirth(row.fields, entry.fields);
  return {
    id: entry.id,
    version: entry.version,
    fields: entry.fields,
    chart: sameBirth ? row.chart : null,
    problems: sameBirth ? row.problems : [],
    entry,
  };
}

function matchesQuery({ name, city, country, tags, notes }: KundliFields, { q, tag }: KundlisQuery): boolean {
  const text = [name, city, country, ...tags, notes].join("\n").toLowerCase();
  return (tag === "" || tags.includes(tag)) && text.includes(q.toLowerCase());
}

/** The server's list with the changes that wait in this browser, and new kundlis of this browser on top. */
function mergeRows(listed: readonly SavedKundli[], entries: readonly OutboxEntry[], query: KundlisQuery): KundliRow[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = listed.map(toRow).flatMap((row) => {
    const entry = entryOf.get(row.id);
    entryOf.delete(row.id);
    if (entry?.kind === "delete") return [];
    return [entry ? applyEntry(row, entry) : row];
  });
  const newEntries = [...entryOf.values()].filter(
    (entry) => entry.kind === "save" && matchesQuery(entry.fields, query),
  );
  return [...newEntries.map((entry) => applyEntry(null, entry as SaveEntry)), ...rows];
}

export function useKundlis(account: string, query: KundlisQuery) {
  const queries = useQueryClient();
  const entries = useOutbox(account);
  const { q, tag, sort, order } = query;
  const answer = useInfiniteQuery({
    queryKey: [KUNDLIS_KEY, query],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => fetchKundlis(buildPageParams(query, pageParam), signal),
    getNextPageParam: ({ kundlis, matching }, pages) =>
      (pages.length - 1) * PAGE_SIZE + kundlis.length < matching ? kundlis.at(-1)?.id : undefined,
    placeholderData: keepPreviousData,
  });
  // Entries that left the outbox have reached the server, so the list is fetched again.
  const waitingIds = entries.map(({ id }) => id).join();
  const before = useRef(waitingIds);
  useEffect(() => {
    if (before.current === waitingIds) return;
    before.current = waitingIds;
    void queries.invalidateQueries({ queryKey: [KUNDLIS_KEY] });
  }, [queries, waitingIds]);
  const { data } = answer;
  const rows = useMemo(
    () => mergeRows(data?.pages.flatMap(({ kundlis }) => kundlis) ?? [], entries, { q, tag, sort, order }),
    [data, entries, q, tag, sort, order],
  );
  const latest = data?.pages.at(-1);
  return { answer, rows, entries, tags: latest?.tags ?? [], total: latest?.total ?? 0 };
}
