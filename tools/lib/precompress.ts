import { globSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The asynchronous functions run on libuv's thread pool, so several files are compressed in parallel. */
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

const COMPRESSIBLE_FILES = "**/*.{html,js,css,svg,json,webmanifest,wasm,data}";
/** Below this size the headers cost more than compression saves; the server uses the same limit. */
const MIN_BYTES = 1024;

/** Writes a `.br` and a `.gz` next to every file of a folder that compression makes smaller, with maximum compression, so that no request has to compress. Returns the number of files. */
export async function precompress(folder: string): Promise<number> {
  const files = globSync(COMPRESSIBLE_FILES, { cwd: folder }).filter(
    (file) => statSync(join(folder, file)).size >= MIN_BYTES,
  );
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
