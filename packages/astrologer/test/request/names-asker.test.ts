import { expect, test } from "vitest";
import { affirmsDanger } from "../../src/answer/person-in-danger/denies-danger.ts";
import { asksOwnDecision } from "../../src/question/asks-decision.ts";
import { detectLanguage } from "../../src/question/detect-language.ts";
import { namesAsker } from "../../src/question/is-about-asker.ts";
import { findResidences } from "../../src/request/extract/find-residences.ts";

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

test.each([
  ["hi. 14/08/1997, 5.50 am, Udupi", "en"],
  ["hi kundli dekho meri", "hg"],
  ["usne hi bola tha", "hg"],
])("the language of a text that has a greeting: %s", (text, language) => expect(detectLanguage(text)).toBe(language));

test.each([
  ["black ya red", false],
  ["haan", true],
  ["ya", true],
  ["ya maybe", true],
])("whether a reply says that there is a danger: %s", (text, expected) => expect(affirmsDanger(text)).toBe(expected));

test.each([
  ["im from pokhara now in sydney", "in sydney"],
  ["Sirsa ton, ab Fresno me rehta hu", "in Fresno"],
])("where the writer is now comes first: %s", (text, place) => expect(findResidences(text)[0]).toBe(place));
