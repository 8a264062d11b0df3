import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as terms from "@lagna/terms";
import { selectFamilies, updateTables } from "./lib/glossary-tables.ts";
import { ROOT } from "./lib/run-command.ts";

const GLOSSARY = join(ROOT, "docs/GLOSSARY.md");

writeFileSync(GLOSSARY, updateTables(readFileSync(GLOSSARY, "utf8"), selectFamilies(terms)));
