import { extname } from "node:path";

/** How this package's own files end: `.ts` in the repository, `.js` in the built package. */
export const CODE_ENDING = extname(import.meta.filename);

/** The name under which a source file of this package runs; for files that are started or read by name, not imported. */
export const toCodeFile = (source: string): string => source.replace(/\.ts$/, CODE_ENDING);
