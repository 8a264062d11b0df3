import { readMonth } from "@lagna/terms";
import type { KundliFields } from "../saved-kundlis/kundli-fields.ts";
import type { Readable } from "./read-result.ts";

const folded = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/**
 * Equal for the same person's birth, to the minute, however its place is written and whatever else is noted of it; null for one that is
 * not complete enough to be told from others.
 */
export function sameBirthKey({ name, year, month, day, hour, minute }: KundliFields): string | null {
  if (folded(name) === "" || year === null || day === null || hour === null || minute === null) return null;
  return JSON.stringify([folded(name), year, readMonth(month) ?? folded(month), day, hour, minute]);
}

export interface Sorted {
  readonly fresh: readonly Readable[];
  /** Those there is one of already: `of` is null where that stands earlier in the files. */
  readonly doubles: readonly { readonly read: Readable; readonly of: KundliFields | null }[];
}

/** Which of those read are saved already, or stand there more than once. */
export function sortOutDoubles(reads: readonly Readable[], saved: readonly KundliFields[]): Sorted {
  const known = new Map<string | null, KundliFields>(saved.map((fields) => [sameBirthKey(fields), fields]));
  const seen = new Set<string>();
  const fresh: Readable[] = [];
  const doubles: { read: Readable; of: KundliFields | null }[] = [];
  for (const read of reads) {
    const key = sameBirthKey(read.fields);
    const of = key === null ? undefined : known.get(key);
    if (of !== undefined) doubles.push({ read, of });
    else if (key !== null && seen.has(key)) doubles.push({ read, of: null });
    else fresh.push(read);
    if (key !== null) seen.add(key);
  }
  return { fresh, doubles };
}
