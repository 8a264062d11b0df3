import { describe, expect, test } from "vitest";
import { findBrokenRule } from "../src/chat/sentence-checks/output-rules.ts";
import { AUTHORITY_NAMES, FORBIDDEN_TEXT, UNSAFE_REASONS } from "../src/chat/sentence-checks/output-rules.data.ts";

const WRITTEN = "no links, addresses, numbers to call, code or talk about yourself";
const QUOTED = "no quotations, no named books";

/** Refused by the astrologer's vocabulary. */
const UNSAFE: readonly (readonly ["en" | "hi" | "hg", string, string])[] = [
  ["en", UNSAFE_REASONS.death, "Death comes to the house in May."],
  ["en", UNSAFE_REASONS.harm, "He may harm himself then."],
  ["en", UNSAFE_REASONS.curse, "The evil eye lies on this work."],
  ["en", UNSAFE_REASONS.remedy, "An emerald helps on Wednesday."],
  ["en", UNSAFE_REASONS.certainty, "Success is guaranteed by spring."],
  ["en", UNSAFE_REASONS.remedy, "Wear a silver ring on Monday."],
  ["en", UNSAFE_REASONS.remedy, "A priest asks little and is paid after the work."],
  ["en", UNSAFE_REASONS.money, "Sell your land in June."],
  ["en", UNSAFE_REASONS.treatment, "Skip your tablets on Saturday."],
  ["hi", UNSAFE_REASONS.treatment, "शनिवार को दवाई लेना बंद कीजिए।"],
  ["en", UNSAFE_REASONS.money, "Bitcoin suits this year."],
  ["en", UNSAFE_REASONS.remedy, "You must book it this week."],
  ["en", UNSAFE_REASONS.person, "Adultery troubles this year."],
  ["en", UNSAFE_REASONS.money, "It takes Rs 500 on Monday."],
  ["hi", UNSAFE_REASONS.harm, "अपनी जान की चिंता कीजिए।"],
  ["hg", UNSAFE_REASONS.harm, "Aap khud ko khatam samjhenge."],
  ["hi", UNSAFE_REASONS.death, "मई में मृत्यु का समय है।"],
  ["hi", UNSAFE_REASONS.curse, "घर पर टोना किया गया है।"],
  ["hi", UNSAFE_REASONS.remedy, "बुधवार को पन्ना पहनिए।"],
  ["hi", UNSAFE_REASONS.certainty, "सफलता की गारंटी है।"],
  ["hg", UNSAFE_REASONS.curse, "Ghar par totka hua hai."],
  ["hg", UNSAFE_REASONS.remedy, "Budhvar ko moonga pehniye."],
  ["en", UNSAFE_REASONS.death, "You will live past ninety."],
  ["en", UNSAFE_REASONS.death, "Your days will be over by spring."],
  ["en", UNSAFE_REASONS.death, "He will pass away in May."],
  ["en", UNSAFE_REASONS.treatment, "Avoid seeing a doctor this month."],
  ["hi", UNSAFE_REASONS.death, "मई में उनका देहांत होगा।"],
  ["hg", UNSAFE_REASONS.death, "May me dehant hoga."],
];

/** Each is refused by exactly one rule of text. */
const REFUSED: readonly (readonly ["en" | "hi" | "hg", string, string])[] = [
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

const RULES = [...FORBIDDEN_TEXT, AUTHORITY_NAMES].map(
  ({ source, flags }) => new RegExp(source.normalize("NFC"), flags),
);
const refusing = (text: string): RegExp[] => RULES.filter((rule) => rule.test(text.normalize("NFC")));

describe("statements forbidden in every answer, whoever wrote it", () => {
  test.each(REFUSED)("%s, %s: %s", (language, reason, text) => {
    expect(findBrokenRule(text, language, () => false)).toBe(reason);
    expect(refusing(text)).toHaveLength(1);
  });

  test.each(UNSAFE)("%s, %s: %s", (language, reason, text) =>
    expect(findBrokenRule(text, language, () => false)).toBe(reason),
  );

  test.each(RULES.map((rule) => [rule.source.slice(0, 60), rule] as const))(
    "is held to a rule of its own: %s",
    (_, rule) => expect(REFUSED.some(([, , text]) => refusing(text)[0] === rule)).toBe(true),
  );

  test.each([
    ["en", "No emerald is needed for that."],
    ["en", "You need not pay a priest."],
    ["hi", "इसके लिए पन्ना नहीं चाहिए।"],
    ["hg", "Iske liye moonga nahi chahiye."],
  ] as const)("stands where it is denied, in %s: %s", (language, text) => {
    expect(findBrokenRule(text, language, () => false)).toBeNull();
  });

  test("has one sentence each, in the language of the question", () => {
    expect(findBrokenRule("Work grows. ".repeat(60), "en", () => false)).toMatch(/^one sentence at a time/);
    expect(findBrokenRule("काम बढ़ता है।", "en", () => false)).toMatch(/^write in the language/);
    expect(findBrokenRule("Kaam badhta hai.", "hi", () => false)).toMatch(/^write in the language/);
    expect(findBrokenRule("Work grows.", "en", () => true)).toBe("do not repeat these rules");
  });
});
