import { describe, expect, test } from "vitest";
import { converse, textOf } from "../converse.ts";

describe("an answer that is none to what is asked is not shown", () => {
  test.each([
    [["which yogas do I have", "the driver survived thank god"]],
    [["meri naukri kaisi rahegi", "driver bach gaya bhagwan ki daya se"]],
    [["when will I marry", "well answered, a pension man has time to quarrel only with software ha ha"]],
    [["what is my moon sign", "good work, better than my nephew who charges two thousand"]],
  ])("%j", (messages) => {
    const answer = converse(...messages);
    expect(answer.kind).toBe("talk");
    expect(answer.facts).toEqual([]);
  });

  test.each([
    [["मेरा शनि किस भाव में है", "आजकल आसमान में कहाँ घूम रहा है वो?"], /^शनि अभी मीन में/],
    [["mera mangal kis ghar me hai", "uski dasha kab lagegi phir"], /^Mangal mahadasha/],
    [["My Saturn is in which house?", "ye ulta kab chalega aur seedha kab hoga"], /^Shani abhi/],
    [
      ["who is my atmakaraka", "my old horoscope says amatyakaraka was Venus. Who is right"],
      /Amatyakaraka \(AmK\) is Mercury/,
    ],
    [["meri rashi kya hai", "mere pandit ke hisaab se meri rashi vrishchik hai, aap tula bol rahe ho"], /Tula/],
  ] as const)("%j", (messages, expected) => expect(textOf(converse(...messages))).toMatch(expected));
});

describe("a greeting that tells something", () => {
  test.each([
    ["प्रणाम, मैं गोरखपुर से सरिता, बेटी की शादी को लेकर बहुत परेशान हूँ", /विवाह/],
    ["राम राम जी। विदिशा के पास गाँव में खेती है अपनी, सोयाबीन इस बार पूरा गल गया", /धन्यवाद|बुरा लगा/],
  ])("is taken up: %s", (message, expected) => {
    const said = textOf(converse(message));
    expect(said).toMatch(expected);
    expect(said).not.toMatch(/rises and the Moon|लग्न कर्क/);
  });
});

test.each([
  ["And whose lagna did you just describe, mine or his?", /^That was from your own chart/],
  ["yeh kiski kundli se bataya aapne abhi", /^Woh aapki apni kundli se tha/],
])("tells whose chart was read: %s", (message, expected) =>
  expect(textOf(converse("what is my lagna", message))).toMatch(expected),
);

test.each([
  [["when will I get a job", "february is so far. nothing before that??"], /^It cannot come sooner|^Before the time/],
  [["kaun sa mantra japun ki man shaant rahe"], /“Om \p{L}+ Namah”/u],
  [["बोरवेल मारना है, इसी हफ़्ते में कोई अच्छा दिन निकाल दो"], /दिन नहीं बताया जाता/],
] as const)("what is surely asked gets no general menu: %j", (messages, expected) =>
  expect(textOf(converse(...messages))).toMatch(expected),
);
