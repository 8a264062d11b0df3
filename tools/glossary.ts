import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as terms from "@lagna/terms";
import { familiesOf, withTables } from "./lib/glossary.ts";
import { ROOT } from "./lib/run.ts";

const GLOSSARY = join(ROOT, "docs/GLOSSARY.md");

writeFileSync(GLOSSARY, withTables(readFileSync(GLOSSARY, "utf8"), familiesOf(terms)));
