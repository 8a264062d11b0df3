/**
 * Runs as a separate process, so that building neither blocks the server's event loop nor leaves memory allocated.
 * Arguments: FILE HASH.
 */
import { buildIndex } from "./build-index.ts";

const [file, hash] = process.argv.slice(2);
if (file === undefined || hash === undefined) throw new Error("usage: build-index-process.ts FILE HASH");
buildIndex(file, hash);
