import { describe, expect, test } from "vitest";
import { compareLanguages, compareWithSources, flattenCatalogue, findPlaceholders } from "../lib/compare-messages.ts";

const catalogue = (tree: object) => flattenCatalogue(tree);
const source = (text: string) => [{ path: "page.tsx", text }];

describe("languages", () => {
  const compare = (en: object, hi: object) =>
    compareLanguages(
      new Map([
        ["en", new Map([["common", catalogue(en)]])],
        ["hi", new Map([["common", catalogue(hi)]])],
      ]),
    );

  test("reports nothing for catalogues with the same keys and placeholders", () => {
    expect(compare({ nav: { a: "A {{x}}" } }, { nav: { a: "{{x}} अ" } })).toEqual([]);
  });
  test.each([
    ["a key that only English has", { a: "A", b: "B" }, { a: "अ" }, "hi/common.json lacks b"],
    ["a key that only Hindi has", { a: "A" }, { a: "अ", b: { c: "ब" } }, "en/common.json lacks b.c"],
    ["a missing placeholder", { a: "A {{x}}" }, { a: "अ" }, "hi/common.json a has no placeholders, not {{x}}"],
    ["a misspelt placeholder", { a: "A {{x}}" }, { a: "अ {{y}}" }, "hi/common.json a has {{y}}, not {{x}}"],
    ["a missing link", { a: "A <link>b</link>" }, { a: "अ" }, "hi/common.json a has no placeholders, not <link>"],
    ["an empty text", { a: "A" }, { a: " " }, "hi/common.json a is empty"],
  ])("reports %s", (_, en, hi, problem) => {
    expect(compare(en, hi)).toEqual([problem]);
  });
  test("reports each key of a missing namespace", () => {
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

test("ignores the format in a placeholder", () => {
  expect(findPlaceholders("{{n, number}} of {{ n }} <b>x</b><br/>")).toEqual(["<b>", "<br>", "{{n}}"]);
});

describe("sources", () => {
  const base = new Map([
    ["common", catalogue({ save: "Save", nav: { about: "About", join: "Join" } })],
    ["auth", catalogue({ title: "Title", count_one: "1", count_other: "many" })],
  ]);
  const allUsed = `
    const { t } = useTranslation(); const { t: auth } = useTranslation("auth");
    t("save"); t(\`nav.\${key}\`); auth("count", { count }); <Trans t={auth} i18nKey="title" />;`;

  test("recognises literals, computed parts, plurals, aliases of t and i18nKey", () => {
    expect(compareWithSources(base, source(allUsed))).toEqual([]);
  });
  test("counts all keys below a key as used only with returnObjects", () => {
    const branch = allUsed.replace("t(`nav.${key}`)", 't("nav", { returnObjects: true })');
    expect(compareWithSources(base, source(branch))).toEqual([]);
    expect(compareWithSources(base, source(branch.replace("returnObjects: true", "")))).toContain(
      "page.tsx:3 asks for common:nav, which no catalogue has",
    );
  });
  test("reports an unknown key with its line", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt("sav");`))).toEqual([
      "page.tsx:4 asks for common:sav, which no catalogue has",
    ]);
  });
  test("reports a computed key that matches no message", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt(\`menu.\${x}\`);`))).toHaveLength(1);
  });
  test("checks both branches of a conditional", () => {
    expect(compareWithSources(base, source(`${allUsed}\nt(x ? "save" : "sav");`))).toHaveLength(1);
  });
  test("reports a key that belongs to another namespace", () => {
    expect(compareWithSources(base, source(`${allUsed}\nauth("save");`))).toHaveLength(1);
    expect(compareWithSources(base, source(`${allUsed}\nauth("common:save");`))).toEqual([]);
  });
  test("reports an unused key", () => {
    const without = allUsed.replace('t("save");', "");
    expect(compareWithSources(base, source(without))).toEqual(["common.json save is used nowhere"]);
  });
  test("counts a key in data as used if it has its namespace or its file translates", () => {
    const schema = { path: "schema.ts", text: 'const problem = "common:save";' };
    expect(compareWithSources(base, [...source(allUsed.replace('t("save");', "")), schema])).toEqual([]);
  });
});
