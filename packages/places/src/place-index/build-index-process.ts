/**
 * Runs as a separate process, so that building neither blocks the server's event loop nor leaves memory allocated.
 * Arguments: FILE NAMES-FILE HASH.
 */
import { buildIndex } from "./build-index.ts";

const [file, namesFile, hash] = process.argv.slice(2);
if (file === undefined || namesFile === undefined || hash === undefined)
  throw new Error("usage: build-index-process.ts FILE NAMES-FILE HASH");
await buildIndex(file, namesFile, hash, (percent) => process.send?.(percent));
// An open channel would keep the process alive.
if (process.connected) process.disconnect?.();
