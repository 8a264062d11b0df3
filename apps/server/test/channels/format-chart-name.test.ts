import { expect, test } from "vitest";
import { removeRelationFromQuestion } from "@lagna/astrologer";
import { formatChartName } from "../../src/typed-births/format-chart-name.ts";

test.each([
  ["wife Priya", "Priya (wife)"],
  ["wife priya sharma", "Priya Sharma (wife)"],
  ["माँ सीता देवी", "सीता देवी (माँ)"],
  ["mummy", "Mummy"],
  ["rahul kumar", "Rahul Kumar"],
  ["McRae", "McRae"],
  ["राहुल", "राहुल"],
])("%s is called %s", (written, name) => {
  expect(formatChartName(written)).toBe(name);
});

test.each([
  ["Mummy", "mummy ki tabiyat kaisi rahegi", "tabiyat kaisi rahegi"],
  ["Mummy", "how is my mother's health?", "how is health?"],
  ["Priya (wife)", "how is my wife's career", "how is career"],
  ["सीता देवी (माँ)", "मेरी माँ का स्वास्थ्य कैसा रहेगा", "स्वास्थ्य कैसा रहेगा"],
  // About both, or about another person.
  ["Priya (wife)", "meri biwi mujhse baat nahi karti", null],
  ["Priya (wife)", "how is Priya's mother", null],
  ["Asha Rao", "how is my wife's career", null],
])("of %s, “%s” asks “%s”", (chart, question, own) => {
  expect(removeRelationFromQuestion({ name: chart }, question)).toBe(own);
});
