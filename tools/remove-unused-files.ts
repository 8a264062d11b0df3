import { globSync } from "node:fs";
import { removeUnusedFiles } from "./lib/remove-unused-files.ts";
import { stripProgram } from "./lib/strip-program.ts";

/** After an install: removes what packages bring and no program here reads, a third of `node_modules`. */
removeUnusedFiles("node_modules");
// The package of Node for this system, and the package that chooses it.
stripProgram(globSync(["node_modules/node/bin/node", "node_modules/node/node_modules/*/bin/node"]));
