import { findFactById } from "@lagna/astrologer";
import { runAllSteps } from "@lagna/jyotish";
import { expect, test } from "vitest";
import { buildTestIndex, CHART_M } from "../../../packages/astrologer/test/test-charts.ts";
import { createTemplateChecker, type TemplateCheck } from "../src/chat/slot-templates/check-template.ts";
import { parseTemplate } from "../src/chat/slot-templates/parse-template.ts";

const index = buildTestIndex(CHART_M);
const WITHHELD = "planet-venus";
let contradicted = 0;
const createChecker = (language: "en" | "hi" | "hg") =>
  createTemplateChecker({
    index,
    language,
    isLeak: (text) => text.includes("puts a Vedic astrologer"),
    findGivenFact: (id) => (id === WITHHELD ? undefined : findFactById(index, id)),
    onContradicted: () => (contradicted += 1),
  });
const check = (template: string, language: "en" | "hi" | "hg" = "en", kind: "said" | "care" = "said"): TemplateCheck =>
  runAllSteps(createChecker(language)(template, kind));

const SHOWN = [
  ["en", "{{planet-mars}}, and you meet what comes with your sleeves rolled up.", ["planet-mars"]],
  ["en", "With {{dasha-now|noun}} you learn to finish things; it asks for patience {{dasha-now|span}}.", ["dasha-now"]],
  ["en", "{{dignity-saturn|noun}} asks you for patience", ["dignity-saturn"]],
  ["en", "You speak before you think, and you mend it quickly.", []],
  ["en", "Write down one thing you finished this week.", []],
  ["hi", "{{planet-mars}}, इसलिए आप देर तक रुकते नहीं।", ["planet-mars"]],
  ["hg", "{{lord-10}}, isliye kaam me mehnat zyada dikhti hai.", ["lord-10"]],
] as const;

test.each(SHOWN)("%s: “%s” is shown with its facts", (language, template, facts) => {
  expect(check(template, language)).toMatchObject({ passes: true, facts });
});

test("the facts are inserted as the chart has them, with punctuation and capitals", () => {
  expect(check("{{planet-mars}} , which gives you drive")).toMatchObject({
    text: "Your Mars is in Sagittarius, in the 6th house, which gives you drive.",
  });
  expect(check("Work grows slowly, because {{lord-10}}")).toMatchObject({
    text: "Work grows slowly, because the lord of your 10th house, Mars, is in the 6th house, in Sagittarius.",
  });
  expect(check("{{tithi}}", "hi")).toMatchObject({ text: "आपकी जन्म तिथि कृष्ण षष्ठी है।" });
});

const REFUSED = [
  ["a fact in its own words", "Your Saturn is in Leo.", /Saturn/],
  ["a year", "In 2028 things change.", /2028/],
  ["an age", "When you are 34 years old, you will know.", /34/],
  ["a house", "This shows in the 7th house.", /7th/],
  ["a graha beside a slot", "{{planet-mars}}, and Venus helps.", /Venus/],
  ["an unknown id", "{{planet-pluto}} gives depth.", /planet-pluto/],
  ["a fact that was not given", `{{${WITHHELD}}}, so you love beauty.`, /not among FACTS/],
  ["a fact of another chart", "{{exchange-sun-moon}}, so you are torn.", /not among FACTS/],
  ["a denial", "It is not true that {{planet-mars}}.", /not/],
  ["a denial in the same clause", "Never has {{planet-mars}} helped you.", /Never/i],
  ["a supposition", "If {{planet-mars}} you would act.", /If/],
  ["hearsay", "Your pandit says {{planet-mars}}.", /pandit/i],
  ["a judgment", "{{planet-mars|noun}} is strong.", /strong/],
  ["two nouns", "{{planet-mars|noun}} and {{planet-sun|noun}} agree.", /noun/],
  ["a form it does not have", "{{planet-mars|span}} is good.", /only be said as/],
  ["an unknown form", "{{planet-mars|verb}} is good.", /open place/],
  ["a broken place", "{{planet-mars is good.", /open place/],
  ["a gem", "{{planet-mars}}, so wear a red coral.", /./],
] as const;

test.each(REFUSED)("%s is refused, with a reason for the model", (_, template, reason) => {
  const checked = check(template);
  expect(checked.passes).toBe(false);
  expect(checked).toHaveProperty("error", expect.stringMatching(reason));
});

test.each([
  ["hi", "शनि आपको धैर्य सिखाता है।"],
  ["hi", "ऐसा नहीं है कि {{planet-mars}}।"],
  ["hg", "Mangal aapko tez banata hai."],
  ["hg", "Aisa nahi hai ki {{planet-mars}}."],
] as const)("%s: “%s” is refused", (language, template) => {
  expect(check(template, language).passes).toBe(false);
});

test("a line of care names nothing of the chart, but may give a helpline", () => {
  expect(check("Please call 112 now, and stay with somebody.", "en", "care")).toMatchObject({
    passes: true,
    about: "person",
  });
  expect(check("I am with you; {{planet-mars}}.", "en", "care").passes).toBe(false);
  expect(check("In 2028 you will feel better.", "en", "care").passes).toBe(false);
});

test("Hindi has no noun form, because it would have to agree", () => {
  expect(check("{{planet-mars|noun}} आपको साहस देता है।", "hi")).toMatchObject({
    passes: false,
    error: expect.stringContaining("clause"),
  });
});

test("a template is split into words and places", () => {
  expect(parseTemplate("a {{ x-1 }} b {{y#z|span}}")).toEqual([
    "a ",
    { slotId: "x-1", form: "clause" },
    " b ",
    { slotId: "y#z", form: "span" },
    "",
  ]);
  expect(parseTemplate("a { b")).toBeNull();
});
