import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as terms from "@lagna/terms";
import { expect, test } from "vitest";
import { selectFamilies, updateTables } from "../lib/glossary-tables.ts";
import { ROOT } from "../lib/run-command.ts";

const glossary = readFileSync(join(ROOT, "docs/GLOSSARY.md"), "utf8");
/** Astrological families: all of their terms have a Sanskrit form. */
const families = Object.entries(selectFamilies(terms)).filter(([, family]) =>
  Object.values(family).every(({ sa }) => sa !== undefined),
);
const lines = glossary.split("\n").filter((line) => line.startsWith("| "));

test("the tables of the glossary are up to date (npm run glossary updates them)", () => {
  expect(updateTables(glossary, selectFamilies(terms))).toBe(glossary);
});

test("finds the astrological families", () => expect(families.length).toBeGreaterThan(20));

test.each(families)("the glossary contains %s", (_, family) => {
  for (const [id, { hi }] of Object.entries(family)) {
    expect(
      lines.some((line) => line.includes(`\`${id}\``) && line.includes(` ${hi} `)),
      `${id} ${hi}`,
    ).toBe(true);
  }
});

test("a table has only columns with content", () => {
  const written = updateTables("<!-- terms: X_WORDS -->\nold\n<!-- end of terms -->\n", {
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

test("rejects a comment that names no family", () => {
  expect(() => updateTables("<!-- terms: Y_WORDS -->\n<!-- end of terms -->", {})).toThrow(/Y_WORDS/);
});
