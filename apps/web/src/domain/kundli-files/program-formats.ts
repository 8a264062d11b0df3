import type { ImportedKundli } from "@lagna/birth-tables";
import { parseJhd } from "./jhd.ts";
import { parseAaf } from "./programs/aaf.ts";
import { parseAstrolog } from "./programs/astrolog.ts";
import { parseChtk } from "./programs/chtk.ts";
import { parseJsonCharts } from "./programs/json-charts.ts";
import { parseTomlChart } from "./programs/toml-charts.ts";

/** A file format of another program, or of several. */
interface ProgramFormat {
  /** How the names of its files end. */
  readonly extension: RegExp;
  /** Recognises its content in a file with a general name, such as .txt; absent where the name must tell. */
  readonly content?: RegExp;
  /** The births of a file; `null` if it turns out to be of another format. */
  readonly read: (text: string, file: string) => readonly ImportedKundli[] | null;
}

const PROGRAM_FORMATS: readonly ProgramFormat[] = [
  { extension: /\.jhd$/i, read: (text, file) => [parseJhd(text, file)] },
  { extension: /\.aaf$/i, content: /^\s*#A93:/im, read: parseAaf },
  { extension: /\.chtk$/i, read: parseChtk },
  { extension: /\.toml$/i, read: parseTomlChart },
  { extension: /\.as$/i, content: /^@AI\d|^@AL\d/m, read: parseAstrolog },
  { extension: /\.json$/i, read: parseJsonCharts },
];

/** The births of a file of another program; `null` if it is of none: then it is a table. @throws ImportError for a file without a birth */
export function readProgramFile(text: string, file: string): readonly ImportedKundli[] | null {
  const format = PROGRAM_FORMATS.find(({ extension, content }) => extension.test(file) || content?.test(text));
  return format?.read(text, file) ?? null;
}
