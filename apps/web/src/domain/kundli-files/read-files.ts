import { strFromU8, strToU8, unzipSync } from "fflate";
import { readCsv } from "./csv.ts";
import { readJhd } from "./jhd.ts";
import { readJson } from "./json.ts";
import { guessMapping, type Mapping } from "./mapping.ts";
import { type ReadKundli, Unread, type Unreadable } from "./read-result.ts";
import type { Table } from "./table.ts";

/** What stands in the chosen files: kundlis, and tables of which it has to be said what their columns are. */
export interface ReadFiles {
  readonly kundlis: readonly ReadKundli[];
  readonly tables: readonly { readonly table: Table; readonly mapping: Mapping }[];
}

interface OneFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MEGABYTE = 1024 * 1024;
/** Ten thousand charts are a few of these. */
const LARGEST_BYTES = 32 * MEGABYTE;
const TEXTS = /\.(?:jhd|csv|tsv|txt|json)$/i;

/** The first two bytes of a text of sixteen bits a letter: what Excel calls Unicode Text. */
const MARKS_16 = { "\u00FF\u00FE": "utf-16le", "\u00FE\u00FF": "utf-16be" } as const;

/** Sixteen bits a letter without a mark: figures and Latin letters have an empty half, which no text of eight bits has. */
function unmarked16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return "utf-16le";
  return first === 0 && second && third === 0 && fourth ? "utf-16be" : null;
}

/** What its mark says, or its empty halves, else UTF-8, else what Windows wrote before it. */
function textOf(bytes: Uint8Array): string {
  const mark = strFromU8(bytes.subarray(0, 2), true);
  const wide = MARKS_16[mark as keyof typeof MARKS_16] ?? unmarked16(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Names in UTF-8 whose archive does not say that they are: those of a Mac. Others stay as they were read. */
function nameWithin(inner: string): string {
  if (!/[\u0080-\u00FF]/.test(inner) || /[^\0-\u00FF]/.test(inner)) return inner;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(strToU8(inner, true));
  } catch {
    return inner;
  }
}

/** Files within an archive that are of a kind we read; never more of them than would be taken without it. */
function unpacked({ name, bytes }: OneFile): OneFile[] {
  let room = LARGEST_BYTES;
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name: inner, size, originalSize }) => {
        if (!TEXTS.test(inner) || inner.startsWith("__MACOSX")) return false;
        // Nothing grows by being packed, but for a few bytes: such a one would unpack for minutes.
        if (size > originalSize * 1.01 + 1024) throw new Unread("file_broken", name);
        room -= originalSize;
        if (room < 0) throw new Unread("file_large");
        return true;
      },
    });
    const found = Object.entries(entries).map(([inner, content]) => ({ name: nameWithin(inner), bytes: content }));
    // A workbook of Excel is an archive, too.
    if (found.length === 0) throw new Unread("file_kind", name);
    return found;
  } catch (error) {
    throw error instanceof Unread ? error : new Unread("file_broken", name);
  }
}

function readOne(file: OneFile): ReadFiles {
  const { name, bytes } = file;
  if (bytes.length > LARGEST_BYTES) throw new Unread("file_large", name);
  if (/\.zip$/i.test(name) || strFromU8(bytes.subarray(0, 4), true) === "PK\u0003\u0004")
    return joined(unpacked(file).map(readSafely));
  if (!TEXTS.test(name)) throw new Unread("file_kind", name);
  const text = textOf(bytes);
  if (/\.jhd$/i.test(name)) return { kundlis: [readJhd(text, name)], tables: [] };
  const table = /\.json$/i.test(name) ? readJson(text, name) : readCsv(text, name);
  return { kundlis: [], tables: [{ table, mapping: guessMapping(table) }] };
}

const unreadable = (file: string, { problem }: Unread): ReadFiles => {
  const nothing: Unreadable = { source: { file, line: null }, problem };
  return { kundlis: [nothing], tables: [] };
};

/** What is wrong with one file keeps no other from being read. */
function readSafely(file: OneFile): ReadFiles {
  try {
    return readOne(file);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return unreadable(file.name, error);
  }
}

const joined = (all: readonly ReadFiles[]): ReadFiles => ({
  kundlis: all.flatMap(({ kundlis }) => kundlis),
  tables: all.flatMap(({ tables }) => tables),
});

/** Everything that the chosen files hold. Nothing leaves the browser. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const all: ReadFiles[] = [];
  for (const file of files) {
    if (file.size > LARGEST_BYTES) {
      all.push(unreadable(file.name, new Unread("file_large")));
      continue;
    }
    // A browser no longer gives a file that was changed or moved since it was chosen.
    const content = await file.arrayBuffer().catch(() => null);
    all.push(
      content === null
        ? unreadable(file.name, new Unread("file_gone"))
        : readSafely({ name: file.name, bytes: new Uint8Array(content) }),
    );
  }
  return joined(all);
}
