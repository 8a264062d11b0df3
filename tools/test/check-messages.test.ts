import { describe, expect, test } from "vitest";
import { compareLanguages, compareWithSources, flatten, placeholders } from "../lib/messages.ts";

const catalogue = (tree: object) => flatten(tree);
const source = (text: string) => [{ path: "page.tsx", text }];

describe("languages", () => {
  const compare = (en: object, hi: object) =>
    compareLanguages(
      new Map([
        ["en", new Map([["common", catalogue(en)]])],
        ["hi", new Map([["common", catalogue(hi)]])],
      ]),
    );

  test("alike catalogues are silent", () => {
    expect(compare({ nav: { a: "A {{x}}" } }, { nav: { a: "{{x}} अ" } })).toEqual([]);
  });
  test.each([
    ["a key only English has", { a: "A", b: "B" }, { a: "अ" }, "hi/common.json lacks b"],
    ["a key only Hindi has", { a: "A" }, { a: "अ", b: { c: "ब" } }, "en/common.json lacks b.c"],
    ["a placeholder lost", { a: "A {{x}}" }, { a: "अ" }, "hi/common.json a has no placeholders, not {{x}}"],
    ["a placeholder misspelt", { a: "A {{x}}" }, { a: "अ {{y}}" }, "hi/common.json a has {{y}}, not {{x}}"],
    ["a link lost", { a: "A <link>b</link>" }, { a: "अ" }, "hi/common.json a has no placeholders, not <link>"],
    ["an empty text", { a: "A" }, { a: " " }, "hi/common.json a is empty"],
  ])("%s is found", (_, en, hi, problem) => {
    expect(compare(en, hi)).toEqual([problem]);
  });
  test("a whole namespace missing is found key by key", () => {
    const en = new Map([["auth", catalogue({ a: "A" })]]);
    expect(
      compareLanguages(
        new Map([
          ["en", en],
          ["hi", new Map()],
        ]),
      ),
    ).toEqual(["hi/auth.json lacks a"]);
  });
});

test("a format is not part of a placeholder's name", () => {
  expect(placeholders("{{n, number}} of {{ n }} <b>x</b><br/>")).toEqual(["<b>", "<br>", "{{n}}"]);
});

describe("sources", () => {
  const base = new Map([
    ["common", catalogue({ save: "Save", nav: { about: "About", join: "Join" } })],
    ["auth", catalogue({ title: "Title", count_one: "1", count_other: "many" })],
  ]);
  const allUsed = `
    const { t } = useTranslation(); const { t: auth } = useTranslation("auth");
    t("save"); t(\`nav.\${key}\`); auth("count", { count }); <Trans t={auth} i18nKey="title" />;`;

  test("literals, computed parts, plurals, other names of t and i18nKey are understood", () => {
    expect(compareWithSources(base, source(allUsed))).toEqual([]);
  });
  test("a whole branch is asked for with returnObjects, and only so", () => {
    const branch = allUsed.replace("t(`nav.${key}`)", 't("nav", { returnObjects: true })');
    expect(compareWithSources(base, source(branch))).toEqual([]);
    expect(compareWithSources(base, source(branch.replace("returnObjects: true", "")))).toContain(
      "page.tsx:3 asks for common:nav, which no catalogue has",
    );
  });
  test("a key that does not exist is found, with its line", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt("sav");`))).toEqual([
      "page.tsx:4 asks for common:sav, which no catalogue has",
    ]);
  });
  test("a computed key that can match nothing is found", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt(\`menu.\${x}\`);`))).toHaveLength(1);
  });
  test("both ends of a condition are looked at", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt(x ? "save" : "sav");`))).toHaveLength(1);
  });
  test("a key of another namespace than the one asked is found", () => {
    expect(compareWithSources(base, source(`${allUsed}\nauth("save");`))).toHaveLength(1);
    expect(compareWithSources(base, source(`${allUsed}\nauth("common:save");`))).toEqual([]);
  });
  test("a key nobody asks for is found", () => {
    const without = allUsed.replace('t("save");', "");
    expect(compareWithSources(base, source(without))).toEqual(["common.json save is used nowhere"]);
  });
  test("a message named in data counts as used where its namespace is named or its file translates", () => {
    const schema = { path: "schema.ts", text: 'const problem = "common:save";' };
    expect(compareWithSources(base, [...source(allUsed.replace('t("save");', "")), schema])).toEqual([]);
  });
});
