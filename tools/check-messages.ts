import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compareLanguages, compareWithSources, flatten, type Catalogue } from "./lib/messages.ts";
import { ROOT } from "./lib/run.ts";

const WEB = join(ROOT, "apps/web/src");
/** The first is the one the others are held against. */
const LANGUAGES = ["en", "hi"];

function readCatalogues(language: string): Map<string, Catalogue> {
  const files = globSync(`locales/${language}/*.json`, { cwd: WEB }).toSorted();
  return new Map(
    files.map((file) => [basename(file, ".json"), flatten(JSON.parse(readFileSync(join(WEB, file), "utf8")))]),
  );
}

const catalogues = new Map(LANGUAGES.map((language) => [language, readCatalogues(language)]));
const sources = globSync("**/*.{ts,tsx}", { cwd: WEB })
  .filter((file) => !/\.test\.tsx?$/.test(file) && dirname(file) !== "test")
  .map((file) => ({ path: `apps/web/src/${file}`, text: readFileSync(join(WEB, file), "utf8") }));

const base = catalogues.get("en") ?? new Map<string, Catalogue>();
const count = [...base.values()].reduce((sum, catalogue) => sum + catalogue.size, 0);
const problems = [...compareLanguages(catalogues), ...compareWithSources(base, sources)];
if (count === 0 || sources.length === 0) problems.push("No messages or no sources were found where they are expected");
for (const problem of problems) console.error(problem);
console.log(`${count} messages in ${LANGUAGES.join(", ")}, ${sources.length} sources: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
