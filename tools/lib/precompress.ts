import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = "**/*.{html,js,css,svg,json,webmanifest}";
/** Below this the headers weigh more than what is saved; the server compresses from the same size on. */
const WORTH_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get, so that no request pays for it. Returns how many. */
export function precompress(folder: string): number {
  const files = globSync(TEXT, { cwd: folder }).filter((file) => statSync(join(folder, file)).size >= WORTH_BYTES);
  for (const file of files) {
    const path = join(folder, file);
    const content = readFileSync(path);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: size }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  return files.length;
}
