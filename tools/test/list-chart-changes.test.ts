import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createEnvironment, ROOT } from "../lib/run-command.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const POSITIONS = "packages/jyotish/test/golden/swe/positions.json";
const DATES = "packages/panchang/test/golden/festival-dates/dates.json";
const list = (city: string): string => `packages/panchang/test/golden/fingerprint/${city}-2027.txt`;
const DIFFERENCES = "packages/jyotish/test/golden/known-differences.md";
const RULES = "packages/panchang/src/festival/rules-changed-on.data.ts";

const toJson = (cases: readonly object[]): string => JSON.stringify({ source: "a source", cases });
const createPosition = (id: string, sun: number, trust = "computed"): object => ({
  id,
  trust,
  expected: { sun, moon: 12.5 },
});

const FIRST: Record<string, string> = {
  "package.json": '{\n  "version": "0.1.0",\n  "private": true\n}\n',
  [POSITIONS]: toJson([createPosition("delhi-1990", 100.25), createPosition("oslo-1970", 3)]),
  [DATES]: toJson([{ festival: "holi", date: "2027-03-22", place: "India", source: "list" }]),
  [list("ujjain")]: "2027-03-21 holika_dahan all at_dusk\n2027-03-22 holi all day_after\n",
  [list("new-york")]: "2027-03-21 holika_dahan all at_dusk\n",
  [DIFFERENCES]: "| case | why |\n|---|---|\n| the old case | a reason |\n",
  [RULES]: 'export const FESTIVAL_RULES_CHANGED_ON = "2026-11-01";\n',
};
const SECOND: Record<string, string> = {
  "package.json": '{\n  "version": "0.1.0",\n  "private": false\n}\n',
  [POSITIONS]: toJson([createPosition("delhi-1990", 100.5, "read again"), createPosition("pune-2001", 8)]),
  [DATES]: toJson([{ festival: "holi", date: "2027-03-23", place: "India", source: "list" }]),
  [list("ujjain")]: "2027-03-22 holika_dahan all at_dusk\n2027-03-22 holi all for_another_reason\n",
  [list("new-york")]: "2027-03-22 holika_dahan all at_dusk\n2027-01-14 pongal tamil entry\n",
  [DIFFERENCES]: "| case | why |\n|---|---|\n| the new case | a reason |\n",
  [RULES]: 'export const FESTIVAL_RULES_CHANGED_ON = "2026-11-20";\n',
  "packages/jyotish/src/chart.ts": "// no figure\n",
};

function commit(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: string[]): unknown => execFileSync("git", args, { cwd: folder });
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "golden: a state");
}

function createRepository(...states: readonly Readonly<Record<string, string>>[]): string {
  const folder = mkdtempSync(join(tmpdir(), "lagna-chart-changes-"));
  folders.push(folder);
  execFileSync("git", ["init", "-q"], { cwd: folder });
  for (const state of states) commit(folder, state);
  return folder;
}

function listChanges(folder: string, ...args: string[]): string {
  const script = join(ROOT, "tools/list-chart-changes.ts");
  return execFileSync("node", [script, ...args], { cwd: folder, encoding: "utf8", env: createEnvironment() });
}

const SECTION = `- Differences from other sources
  - no longer an accepted difference: the old case
  - an accepted difference: the new case
- Festival dates: holi, India, 2027, list: date: 2027-03-22 → 2027-03-23
- Festivals of a year
  - events in subscribed calendars are replaced: rules of 2026-11-20, before of 2026-11-01
  - holika_dahan moves from 2027-03-21 to 2027-03-22: New York, Ujjain
  - pongal (tamil) is also on 2027-01-14: New York
- Positions
  - delhi-1990: expected.sun: 100.25 → 100.5
  - cases checked in addition: 1 of swe
  - cases no longer checked: 1 of swe
`;

test("figures, festivals, differences and the date of the rules that differ since the last release are listed by subject", () => {
  const folder = createRepository(FIRST, SECOND);
  expect(listChanges(folder)).toBe(SECTION);
  expect(listChanges(folder, "HEAD~1", "HEAD")).toBe(SECTION);
});

test("commits that change no figure say so", () => {
  const folder = createRepository(FIRST, { "README.md": "Words.\n" });
  expect(listChanges(folder)).toBe("No figure of a chart or an almanac changes.\n");
});

test("a first release lists what is checked", () => {
  const folder = createRepository(FIRST);
  const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
  expect(listChanges(folder, emptyTree))
    .toBe(`- Differences from other sources: 1 accepted differences are listed with their reasons
- Festival dates: cases checked in addition: 1 of festival-dates
- Positions: cases checked in addition: 2 of swe
`);
});

test("--write replaces the section of what is not released, and only that", () => {
  const folder = createRepository(FIRST, SECOND);
  const heading = "### What changes in your charts\n\n";
  const released = `\n## 0.1.0\n\n${heading}The first release.\n`;
  const file = join(folder, "CHANGELOG.md");
  writeFileSync(file, `# Changelog\n\n## Unreleased\n\n- Words.\n\n${heading}Old.\n${released}`);
  listChanges(folder, "--write");
  expect(readFileSync(file, "utf8")).toBe(
    `# Changelog\n\n## Unreleased\n\n- Words.\n\n${heading}${SECTION}${released}`,
  );
});
