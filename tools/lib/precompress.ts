import { globSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** These run on the threads of libuv, several files at a time. */
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

const TEXT = "**/*.{html,js,css,svg,json,webmanifest}";
/** Below this the headers weigh more than what is saved; the server compresses from the same size on. */
const WORTH_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get, so that no request pays for it. Returns how many. */
export async function precompress(folder: string): Promise<number> {
  const files = globSync(TEXT, { cwd: folder }).filter((file) => statSync(join(folder, file)).size >= WORTH_BYTES);
  const compress = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await Promise.all([
      compressBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
      compressGzip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
    ]);
  };
  await Promise.all(files.map(compress));
  return files.length;
}
