import type { KundliFields, ReadableKundli } from "@lagna/birth-tables";
import { parseMonth } from "@lagna/terms";

const normalizeText = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/**
 * Key of a birth: equal for the same person's birth to the minute, regardless of place and other fields; null for a
 * birth too incomplete to be compared.
 */
export function buildBirthKey({ name, year, month, day, hour, minute }: KundliFields): string | null {
  if (normalizeText(name) === "" || year === null || day === null || hour === null || minute === null) return null;
  return JSON.stringify([normalizeText(name), year, parseMonth(month) ?? normalizeText(month), day, hour, minute]);
}

export interface DuplicateCheck {
  readonly unique: readonly ReadableKundli[];
  /** Kundlis that exist already: `of` is null where the other one is earlier in the files. */
  readonly duplicates: readonly { readonly read: ReadableKundli; readonly of: KundliFields | null }[];
}

/** Finds which of the imported kundlis are already saved, or occur more than once. */
export function findDuplicates(kundlis: readonly ReadableKundli[], saved: readonly KundliFields[]): DuplicateCheck {
  const fieldsByKey = new Map<string | null, KundliFields>(saved.map((fields) => [buildBirthKey(fields), fields]));
  const seen = new Set<string>();
  const unique: ReadableKundli[] = [];
  const duplicates: { read: ReadableKundli; of: KundliFields | null }[] = [];
  for (const read of kundlis) {
    const key = buildBirthKey(read.fields);
    const of = key === null ? undefined : fieldsByKey.get(key);
    if (of !== undefined) duplicates.push({ read, of });
    else if (key !== null && seen.has(key)) duplicates.push({ read, of: null });
    else unique.push(read);
    if (key !== null) seen.add(key);
  }
  return { unique, duplicates };
}
