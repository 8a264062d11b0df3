import { dirname, matchesGlob } from "node:path";

/** A pattern also matches everything below what it matches. */
const matchesPattern = (path: string, pattern: string): boolean =>
  matchesGlob(path, pattern) || (path.includes("/") && matchesPattern(dirname(path), pattern));

/** Whether a file stays out of the build, by the lines of .dockerignore: the last pattern that matches decides. */
export function isIgnored(path: string, lines: readonly string[]): boolean {
  const decisive = lines.filter(Boolean).findLast((line) => matchesPattern(path, line.replace(/^!/, "")));
  return decisive !== undefined && !decisive.startsWith("!");
}
