import { NOTICES_EN } from "../packages/contract/src/sentences/notices.en.ts";
import { NOTICES_HI } from "../packages/contract/src/sentences/notices.hi.ts";
import { REFUSALS_EN } from "../packages/contract/src/sentences/refusals.en.ts";
import { REFUSALS_HI } from "../packages/contract/src/sentences/refusals.hi.ts";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compareLanguages, compareWithSources, flatten, type Catalogue } from "./lib/messages.ts";
import { ROOT } from "./lib/run.ts";

const WEB = join(ROOT, "apps/web/src");
/** The first is the one the others are held against. */
const LANGUAGES = ["en", "hi"] as const;
/** What the app puts beside its own words of a namespace. */
const OF_CONTRACT = {
  en: { errors: REFUSALS_EN, kundli: { notice: NOTICES_EN } },
  hi: { errors: REFUSALS_HI, kundli: { notice: NOTICES_HI } },
};

function readCatalogues(language: (typeof LANGUAGES)[number]): Map<string, Catalogue> {
  const files = globSync(`locales/${language}/*.json`, { cwd: WEB }).toSorted();
  const read = (file: string): unknown => JSON.parse(readFileSync(join(WEB, file), "utf8"));
  const own = files.map((file) => [basename(file, ".json"), read(file)] as const);
  const ofContract = new Map<string, object>(Object.entries(OF_CONTRACT[language]));
  return new Map(own.map(([name, tree]) => [name, flatten({ ...Object(tree), ...ofContract.get(name) })]));
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
