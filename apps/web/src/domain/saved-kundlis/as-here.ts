import type { SavedKundli } from "@lagna/contract";
import { fieldsOf, type KundliFields, sameBirth } from "./kundli-fields.ts";
import type { Entry } from "./outbox-store.ts";

export interface KundliHere {
  readonly fields: KundliFields;
  /** Null where none was worked out of these fields yet. */
  readonly chart: SavedKundli["chart"];
}

/** The server's kundlis as they stand on this device: with what was changed, deleted or made here and is not synced yet. */
export function asHere(kundlis: readonly SavedKundli[], entries: readonly Entry[]): KundliHere[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const listed = kundlis.flatMap((kundli): KundliHere[] => {
    const entry = entryOf.get(kundli.id);
    entryOf.delete(kundli.id);
    const fields = fieldsOf(kundli);
    if (!entry) return [{ fields, chart: kundli.chart }];
    if (entry.kind === "delete") return [];
    return [{ fields: entry.fields, chart: sameBirth(fields, entry.fields) ? kundli.chart : null }];
  });
  const made = [...entryOf.values()].flatMap((entry) =>
    entry.kind === "save" ? [{ fields: entry.fields, chart: null }] : [],
  );
  return [...listed, ...made];
}
