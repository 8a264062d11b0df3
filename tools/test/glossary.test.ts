import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as terms from "@lagna/terms";
import { expect, test } from "vitest";
import { familiesOf, withTables } from "../lib/glossary.ts";
import { ROOT } from "../lib/run.ts";

const glossary = readFileSync(join(ROOT, "docs/GLOSSARY.md"), "utf8");
/** Families of the field: all of their words are Sanskrit. */
const families = Object.entries(familiesOf(terms)).filter(([, family]) =>
  Object.values(family).every(({ sa }) => sa !== undefined),
);
const lines = glossary.split("\n").filter((line) => line.startsWith("| "));

test("the tables of the glossary are those of terms: npm run glossary writes them", () => {
  expect(withTables(glossary, familiesOf(terms))).toBe(glossary);
});

test("there are families of the field", () => expect(families.length).toBeGreaterThan(20));

test.each(families)("%s stand in the glossary", (_, family) => {
  for (const [id, { hi }] of Object.entries(family)) {
    expect(
      lines.some((line) => line.includes(`\`${id}\``) && line.includes(` ${hi} `)),
      `${id} ${hi}`,
    ).toBe(true);
  }
});

test("a table has the columns that its words fill", () => {
  const written = withTables("<!-- terms: X_WORDS -->\nold\n<!-- end of terms -->\n", {
    X_WORDS: {
      moon: { en: "Moon", hi: "चंद्र", sa: "चन्द्र", roman: "Chandra", short: { en: "Mo", hi: "चं" } },
      rahu: { en: "Rahu", hi: "राहु", also: ["Tamas"] },
    },
  });
  expect(written).toBe(
    [
      "<!-- terms: X_WORDS -->",
      "| Term | Devanagari | Sanskrit | Meaning | Short | Code name |",
      "|---|---|---|---|---|---|",
      "| Chandra | चंद्र | चन्द्र Candra | Moon | Mo चं | `moon` |",
      "| Rahu (Tamas) | राहु | – | – | – | `rahu` |",
      "<!-- end of terms -->\n",
    ].join("\n"),
  );
});

test("a mark that names no family is refused", () => {
  expect(() => withTables("<!-- terms: Y_WORDS -->\n<!-- end of terms -->", {})).toThrow(/Y_WORDS/);
});
