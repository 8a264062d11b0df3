/** Runs on its own, so that building neither holds the server's event loop nor leaves its memory behind: FILE HASH. */
import { buildIndex } from "./build-index.ts";

const [file, hash] = process.argv.slice(2);
if (file === undefined || hash === undefined) throw new Error("usage: build-process.ts FILE HASH");
buildIndex(file, hash);
