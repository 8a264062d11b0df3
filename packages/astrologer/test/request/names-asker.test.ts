import { expect, test } from "vitest";
import { asksOwnDecision } from "../../src/question/asks-decision.ts";
import { namesAsker } from "../../src/question/is-about-asker.ts";

test.each([
  ["shadbala me sabse kamzor kaun", false],
  ["kundli me kya likha hai", false],
  ["us din kya karna hai", false],
  ["does the US suit", false],
  ["what is the main reason", false],
  ["konsa house khali hai", false],
  ["will it suit me", true],
  ["me kya karu", true],
  ["mereku US suit karta kya", true],
  ["tell us the date", true],
  ["main kab jaunga", true],
  ["हमको क्या करना है", true],
])("whether a text names its writer: %s", (text, expected) => expect(namesAsker(text)).toBe(expected));

test.each([
  ["haan bolu ki na", true],
  ["दूसरे वाले में कब हाथ डालूं", true],
  ["naukri chhod du kya", true],
  ["bete ko pukhraj pehna du kya", false],
  ["पुणे भेजूँ या यहीं रखूँ", false],
  ["puja karwa du kya", false],
])("whether the writer is to act: %s", (text, expected) => expect(asksOwnDecision(text)).toBe(expected));
