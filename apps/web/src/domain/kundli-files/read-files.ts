import {
  type ColumnMapping,
  ImportError,
  type ImportedKundli,
  type Table,
  type UnreadableKundli,
  guessColumnMapping,
  parseCsv,
} from "@lagna/birth-tables";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { parseKundliJson } from "./json.ts";
import { readProgramFile } from "./program-formats.ts";

/** Content of the chosen files: kundlis, and tables whose columns the user has to map. */
export interface ImportedFiles {
  readonly kundlis: readonly ImportedKundli[];
  readonly tables: readonly { readonly table: Table; readonly mapping: ColumnMapping }[];
}

interface FileContent {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MEGABYTE = 1024 * 1024;
/** Maximum size. Ten thousand charts take only a few megabytes. */
const LARGEST_BYTES = 32 * MEGABYTE;
const TEXT_FILE_PATTERN = /\.(?:jhd|aaf|chtk|toml|as|csv|tsv|txt|json)$/i;

/** Byte order marks of UTF-16, which Excel calls Unicode Text. */
const UTF16_BYTE_ORDER_MARKS = { "\u00FF\u00FE": "utf-16le", "\u00FE\u00FF": "utf-16be" } as const;

/** Detects UTF-16 without a mark: digits and Latin letters have a zero byte, which 8-bit text never contains. */
function detectUnmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return "utf-16le";
  return first === 0 && second && third === 0 && fourth ? "utf-16be" : null;
}

/** Decodes by its byte order mark, or as unmarked UTF-16, else as UTF-8, else as Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const mark = strFromU8(bytes.subarray(0, 2), true);
  const utf16Encoding =
    UTF16_BYTE_ORDER_MARKS[mark as keyof typeof UTF16_BYTE_ORDER_MARKS] ?? detectUnmarkedUtf16(bytes);
  if (utf16Encoding !== null) return new TextDecoder(utf16Encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Decodes names in UTF-8 whose archive lacks the UTF-8 flag, as macOS writes them. Other names stay as read. */
function decodeArchiveName(inner: string): string {
  if (!/[\u0080-\u00FF]/.test(inner) || /[^\0-\u00FF]/.test(inner)) return inner;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(strToU8(inner, true));
  } catch {
    return inner;
  }
}

/** Files within an archive that are of a supported kind, with the same limits as files outside an archive. */
function unpackArchive({ name, bytes }: FileContent): FileContent[] {
  let room = LARGEST_BYTES;
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name: inner, size, originalSize }) => {
        if (!TEXT_FILE_PATTERN.test(inner) || inner.startsWith("__MACOSX")) return false;
        // Compression adds at most a few bytes: an entry larger than this is malicious and would unpack for minutes.
        if (size > originalSize * 1.01 + 1024) throw new ImportError("file_broken", name);
        room -= originalSize;
        if (room < 0) throw new ImportError("file_large");
        return true;
      },
    });
    const found = Object.entries(entries).map(([inner, content]) => ({
      name: decodeArchiveName(inner),
      bytes: content,
    }));
    // An Excel workbook is an archive, too.
    if (found.length === 0) throw new ImportError("file_kind", name);
    return found;
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError("file_broken", name);
  }
}

function readSingleFile(file: FileContent): ImportedFiles {
  const { name, bytes } = file;
  if (bytes.length > LARGEST_BYTES) throw new ImportError("file_large", name);
  if (/\.zip$/i.test(name) || strFromU8(bytes.subarray(0, 4), true) === "PK\u0003\u0004")
    return mergeResults(unpackArchive(file).map(readSafely));
  // No description or true sample of Parashara's Light's XML is public, so its fields would be guessed.
  if (/\.xml$/i.test(name)) throw new ImportError("file_xml", name);
  if (!TEXT_FILE_PATTERN.test(name)) throw new ImportError("file_kind", name);
  const text = decodeText(bytes);
  const kundlis = readProgramFile(text, name);
  if (kundlis !== null) return { kundlis, tables: [] };
  const table = /\.json$/i.test(name) ? parseKundliJson(text, name) : parseCsv(text, name);
  return { kundlis: [], tables: [{ table, mapping: guessColumnMapping(table) }] };
}

const toUnreadableResult = (file: string, { problem }: ImportError): ImportedFiles => {
  const nothing: UnreadableKundli = { source: { file, line: null }, problem };
  return { kundlis: [nothing], tables: [] };
};

/** An error in one file does not prevent reading the others. */
function readSafely(file: FileContent): ImportedFiles {
  try {
    return readSingleFile(file);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return toUnreadableResult(file.name, error);
  }
}

const mergeResults = (all: readonly ImportedFiles[]): ImportedFiles => ({
  kundlis: all.flatMap(({ kundlis }) => kundlis),
  tables: all.flatMap(({ tables }) => tables),
});

/** Reads all chosen files. Nothing leaves the browser. */
export async function readFiles(files: readonly File[]): Promise<ImportedFiles> {
  const all: ImportedFiles[] = [];
  for (const file of files) {
    if (file.size > LARGEST_BYTES) {
      all.push(toUnreadableResult(file.name, new ImportError("file_large")));
      continue;
    }
    // The browser refuses to read a file that was changed or moved since it was chosen.
    const content = await file.arrayBuffer().catch(() => null);
    all.push(
      content === null
        ? toUnreadableResult(file.name, new ImportError("file_gone"))
        : readSafely({ name: file.name, bytes: new Uint8Array(content) }),
    );
  }
  return mergeResults(all);
}
