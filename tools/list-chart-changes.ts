import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHART_FILES, type ChangedFile, listChartChanges, renderChartChanges } from "./lib/chart-changes.ts";

/**
 * Lists what differs in charts and almanacs between two commits, from the golden files, as the section of the changelog.
 *
 *   node tools/list-chart-changes.ts [SINCE [UNTIL]] [--write]
 *
 * SINCE is the last release if absent: the last commit that changed the version. UNTIL is HEAD. --write replaces the section under
 * "Unreleased" in CHANGELOG.md.
 */
const CHANGELOG = "CHANGELOG.md";
const SECTION = /(## Unreleased\n[\s\S]*?### What changes in your charts\n\n)[\s\S]*?(?=\n##|$)/;

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e9 });
}

const findLastRelease = (): string =>
  git("log", "-1", "--format=%H", "-G", '^  "version":', "HEAD", "--", "package.json").trim();

/** Renames count as a removal and an addition. */
function readChangedFiles(since: string, until: string): ChangedFile[] {
  const rows = git("diff", "--name-status", "--no-renames", "-z", since, until, "--", ...CHART_FILES).split("\0");
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < rows.length; index += 2) {
    const [status = "", path = ""] = rows.slice(index, index + 2);
    const read = (commit: string): string => git("show", `${commit}:${path}`);
    files.push({
      path,
      before: status === "A" ? null : read(since),
      after: status === "D" ? null : read(until),
    });
  }
  return files;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
const [since = findLastRelease(), until = "HEAD"] = positionals;
const section = renderChartChanges(listChartChanges(readChangedFiles(since, until)));
if (values.write === true) {
  const changelog = readFileSync(CHANGELOG, "utf8");
  if (!SECTION.test(changelog))
    throw new Error(`${CHANGELOG} has no section "What changes in your charts" under "Unreleased"`);
  writeFileSync(
    CHANGELOG,
    changelog.replace(SECTION, (_match, head: string) => head + section),
  );
} else process.stdout.write(section);
