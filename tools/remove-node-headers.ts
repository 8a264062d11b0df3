import { rmSync } from "node:fs";
import { join } from "node:path";

/**
 * After an install: the pinned Node brings 67 MB of C headers, which only compiling a native module needs, and every
 * native module here comes compiled.
 */
const nodePackage = `node-${process.platform}-${process.arch}`;
rmSync(join("node_modules/node/node_modules", nodePackage, "include"), { recursive: true, force: true });
