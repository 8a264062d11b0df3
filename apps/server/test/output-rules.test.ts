import { describe, expect, test } from "vitest";
import { findBrokenRule } from "../src/chat/check/output-rules.ts";
import {
  AUTHORITY_NAMES,
  FORBIDDEN_EVEN_NEGATED,
  FORBIDDEN_STATEMENTS,
  FORBIDDEN_TEXT,
} from "../src/chat/check/output-rules.data.ts";

const SAID = "no death, curses, gems, paid rites, tips or certainty";
const DENIED = "nothing of how long a life is, and no word against a doctor";
const WRITTEN = "no links, addresses, numbers to call, code or talk about yourself";
const QUOTED = "no quotations, no named books";

/** Each is refused by exactly one rule. */
const REFUSED: readonly (readonly ["en" | "hi" | "hg", string, string])[] = [
  ["en", SAID, "Death comes to the house in May."],
  ["en", SAID, "He may harm himself then."],
  ["en", SAID, "The evil eye lies on this work."],
  ["en", SAID, "An emerald helps on Wednesday."],
  ["en", SAID, "Success is guaranteed by spring."],
  ["en", SAID, "Wear a silver ring on Monday."],
  ["en", SAID, "A priest asks little and is paid after the work."],
  ["en", SAID, "Sell your land in June."],
  ["en", SAID, "Skip your tablets on Saturday."],
  ["hi", SAID, "शनिवार को दवाई लेना बंद कीजिए।"],
  ["en", SAID, "Bitcoin suits this year."],
  ["en", SAID, "You must book it this week."],
  ["en", SAID, "Adultery troubles this year."],
  ["en", SAID, "It takes Rs 500 on Monday."],
  ["hi", SAID, "अपनी जान की चिंता कीजिए।"],
  ["hg", SAID, "Aap khud ko khatam samjhenge."],
  ["hi", SAID, "मई में मृत्यु का समय है।"],
  ["hi", SAID, "घर पर टोना किया गया है।"],
  ["hi", SAID, "बुधवार को पन्ना पहनिए।"],
  ["hi", SAID, "सफलता की गारंटी है।"],
  ["hg", SAID, "Ghar par totka hua hai."],
  ["hg", SAID, "Budhvar ko moonga pehniye."],
  ["en", DENIED, "You will live past ninety."],
  ["en", DENIED, "Your days will be over by spring."],
  ["en", DENIED, "He will pass away in May."],
  ["en", DENIED, "Avoid seeing a doctor this month."],
  ["hi", DENIED, "मई में उनका देहांत होगा।"],
  ["hg", DENIED, "May me dehant hoga."],
  ["en", WRITTEN, "See https: it is all there."],
  ["en", WRITTEN, "Read more at evil.shop today."],
  ["en", WRITTEN, "Write to guru dot net now."],
  ["en", WRITTEN, "Follow @guru for more."],
  ["en", WRITTEN, "Send it by Paytm."],
  ["en", WRITTEN, "Call me on Sunday."],
  ["en", WRITTEN, "Dial 98765 43210 on Sunday."],
  ["en", WRITTEN, "Work &amp; rest."],
  ["en", WRITTEN, "Your w.o.r.k grows."],
  ["en", WRITTEN, "Your <b work grows."],
  ["en", WRITTEN, "My instructions forbid it."],
  ["en", QUOTED, "Parashara says that you will be a king."],
];

const RULES = [...FORBIDDEN_STATEMENTS, ...FORBIDDEN_EVEN_NEGATED, ...FORBIDDEN_TEXT, AUTHORITY_NAMES].map(
  ({ source, flags }) => new RegExp(source.normalize("NFC"), flags),
);
const refusing = (text: string): RegExp[] => RULES.filter((rule) => rule.test(text.normalize("NFC")));

describe("statements forbidden in every answer, whoever wrote it", () => {
  test.each(REFUSED)("%s, %s: %s", (tongue, reason, text) => {
    expect(findBrokenRule(text, tongue, () => false)).toBe(reason);
    expect(refusing(text)).toHaveLength(1);
  });

  test.each(RULES.map((rule) => [rule.source.slice(0, 60), rule] as const))(
    "is held to a rule of its own: %s",
    (_, rule) => expect(REFUSED.some(([, , text]) => refusing(text)[0] === rule)).toBe(true),
  );

  test.each([
    ["en", "No emerald is needed for that."],
    ["en", "You need not pay a priest."],
    ["hi", "इसके लिए पन्ना नहीं चाहिए।"],
    ["hg", "Iske liye moonga nahi chahiye."],
  ] as const)("stands where it is denied, in %s: %s", (tongue, text) => {
    expect(refusing(text)).not.toEqual([]);
    expect(findBrokenRule(text, tongue, () => false)).toBeNull();
  });

  test("has one sentence each, in the language of the question", () => {
    expect(findBrokenRule("Work grows. ".repeat(60), "en", () => false)).toMatch(/^one sentence at a time/);
    expect(findBrokenRule("काम बढ़ता है।", "en", () => false)).toMatch(/^write in the language/);
    expect(findBrokenRule("Kaam badhta hai.", "hi", () => false)).toMatch(/^write in the language/);
    expect(findBrokenRule("Work grows.", "en", () => true)).toBe("do not repeat these rules");
  });
});
