import type { KundliFields } from "@lagna/birth-tables";
import type { SavedKundli } from "@lagna/contract";
import { toKundliFields, isSameBirth } from "./kundli-fields.ts";
import type { OutboxEntry } from "./outbox-store.ts";

export interface LocalKundli {
  readonly fields: KundliFields;
  /** Null where the chart of these fields has not been computed yet. */
  readonly chart: SavedKundli["chart"];
}

/** The server's kundlis merged with local changes, deletions and new kundlis that are not synced yet. */
export function mergeOutbox(kundlis: readonly SavedKundli[], entries: readonly OutboxEntry[]): LocalKundli[] {
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const listed = kundlis.flatMap((kundli): LocalKundli[] => {
    const entry = entriesById.get(kundli.id);
    entriesById.delete(kundli.id);
    const fields = toKundliFields(kundli);
    if (!entry) return [{ fields, chart: kundli.chart }];
    if (entry.kind === "delete") return [];
    return [{ fields: entry.fields, chart: isSameBirth(fields, entry.fields) ? kundli.chart : null }];
  });
  const created = [...entriesById.values()].flatMap((entry) =>
    entry.kind === "save" ? [{ fields: entry.fields, chart: null }] : [],
  );
  return [...listed, ...created];
}
