import { removeUnusedFiles } from "./lib/remove-unused-files.ts";

/** After an install: removes what packages bring and no program here reads, a quarter of `node_modules`. */
removeUnusedFiles("node_modules");
