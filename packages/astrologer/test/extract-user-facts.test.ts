import { expect, test } from "vitest";
import { extractUserFacts } from "../src/index.ts";

const extractFacts = (text: string): readonly string[] =>
  extractUserFacts(text).map(({ about, value }) => `${about}/${value}`);

test.each([
  ["I am married. When will my career improve?", ["marriage/married"]],
  ["I'm married and I have two children, how is my career", ["marriage/married", "children/2"]],
  ["main married hu, do bachche hain mere", ["marriage/married"]],
  ["mere do bachche hain, paisa kab aayega", ["children/2"]],
  ["मैं शादीशुदा हूँ और मेरे दो बच्चे हैं", ["marriage/married", "children/2"]],
  ["I work as a school teacher, will I get promoted?", ["work/a school teacher"]],
  ["I lost my job in March", ["work/unemployed"]],
  ["meri naukri chali gayi", ["work/unemployed"]],
  ["I live abroad", ["abroad/abroad"]],
  ["I am a student preparing for exams", ["study/student"]],
  ["meri shaadi ho chuki hai", ["marriage/married"]],
  ["मेरा तलाक़ हो चुका है", ["marriage/divorced"]],
  ["I am not married", ["marriage/single"]],
])("%s", (text, expected) => expect(extractFacts(text)).toEqual(expected));

test.each([
  "when will I get married?",
  "will I have two children?",
  "if I am married by 2027, what then",
  "my sister says I am married to my work",
  "am I manglik?",
  "I am a Pisces",
  "should I run a business",
  "kya meri shaadi ho chuki hogi tab tak",
])("%s states nothing", (text) => expect(extractFacts(text)).toEqual([]));

test("keeps the user's wording", () => {
  expect(extractUserFacts("Well, I am married.")[0]?.words).toBe("I am married");
});
