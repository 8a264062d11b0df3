import { NOTICE_MESSAGES_EN } from "../packages/contract/src/messages/notices.en.ts";
import { NOTICE_MESSAGES_HI } from "../packages/contract/src/messages/notices.hi.ts";
import { ERROR_MESSAGES_EN } from "../packages/contract/src/messages/error-messages.en.ts";
import { ERROR_MESSAGES_HI } from "../packages/contract/src/messages/error-messages.hi.ts";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compareLanguages, compareWithSources, flattenCatalogue, type Catalogue } from "./lib/compare-messages.ts";
import { ROOT } from "./lib/run-command.ts";

const WEB = join(ROOT, "apps/web/src");
/** The first is the reference that the others are compared with. */
const LANGUAGES = ["en", "hi"] as const;
/** Messages of the contract that the app merges into its own catalogues, by namespace. */
const CONTRACT_MESSAGES = {
  en: { errors: ERROR_MESSAGES_EN, kundli: { notice: NOTICE_MESSAGES_EN } },
  hi: { errors: ERROR_MESSAGES_HI, kundli: { notice: NOTICE_MESSAGES_HI } },
};

function readCatalogues(language: (typeof LANGUAGES)[number]): Map<string, Catalogue> {
  const files = globSync(`locales/${language}/*.json`, { cwd: WEB }).toSorted();
  const read = (file: string): unknown => JSON.parse(readFileSync(join(WEB, file), "utf8"));
  const trees = files.map((file) => [basename(file, ".json"), read(file)] as const);
  const contractMessages = new Map<string, object>(Object.entries(CONTRACT_MESSAGES[language]));
  return new Map(
    trees.map(([name, tree]) => [name, flattenCatalogue({ ...Object(tree), ...contractMessages.get(name) })]),
  );
}

const catalogues = new Map(LANGUAGES.map((language) => [language, readCatalogues(language)]));
const sources = globSync("**/*.{ts,tsx}", { cwd: WEB })
  .filter((file) => !/\.test\.tsx?$/.test(file) && dirname(file) !== "test")
  .map((file) => ({ path: `apps/web/src/${file}`, text: readFileSync(join(WEB, file), "utf8") }));

const base = catalogues.get("en") ?? new Map<string, Catalogue>();
const count = [...base.values()].reduce((sum, catalogue) => sum + catalogue.size, 0);
const problems = [...compareLanguages(catalogues), ...compareWithSources(base, sources)];
if (count === 0 || sources.length === 0) problems.push("Found no messages or no sources in the expected folders");
for (const problem of problems) console.error(problem);
console.log(`${count} messages in ${LANGUAGES.join(", ")}, ${sources.length} sources: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
