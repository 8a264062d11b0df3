import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PendingQuestion } from "../../src/channels/repository.ts";
import { openTestConversation, type TestConversation } from "./test-conversation.ts";

let talk: TestConversation;
beforeAll(async () => {
  talk = await openTestConversation();
}, 120_000);
afterAll(() => talk.close());

let number = 0;
const createSender = (): string => `9177${(number += 1)}`;
async function say(from: string, text: string): Promise<string> {
  const heard = await talk.hear(from, text, { name: "Asha Rao" });
  return heard.map((message) => ("text" in message ? message.text : message.kind)).join("\n");
}

type Clock = { hour: number; minute: number } | "unknown" | null | undefined;
const formatClock = (time: Clock): string =>
  time === null || time === undefined
    ? ""
    : time === "unknown"
      ? time
      : [time.hour, time.minute].map((part) => String(part).padStart(2, "0")).join(":");

/** Date, time and place as they were understood; "-" for what is missing. */
function describeUnderstood(awaiting: PendingQuestion | null): string {
  if (awaiting?.kind === "confirm") {
    const { year, month, day, city } = awaiting.birth;
    const within = awaiting.birth.uncertainty ? `±${awaiting.birth.uncertainty.minutes}` : "";
    const time = awaiting.birth.time_unknown === true ? "unknown" : formatClock(awaiting.birth) + within;
    return [year, month, day, time, city.split(",")[0]].join(" ");
  }
  if (awaiting?.kind !== "details") return "nothing";
  const { year, month, day, time, half, part, town, towns } = awaiting.typed;
  const clock = formatClock(time ?? half) + (half ? "?" : "");
  const place = town?.city ?? towns.map(({ city }) => city).join(" or ");
  const shown = [year, month, day, clock || part, place.split(",")[0]];
  return shown.map((each) => (each === null || each === "" ? "-" : each)).join(" ");
}

/** The message, what is understood, and what the reply names: first what was understood, last what is asked for. */
const MESSAGES: readonly [text: string, understood: string, ...named: string[]][] = [
  // English
  ["15 August, 7:35 am, Delhi", "- 8 15 07:35 Delhi", "15 August", "7:35 am", "Delhi", "which year"],
  ["born at 7:35 am in Delhi", "- - - 07:35 Delhi", "7:35 am", "Delhi", "which date"],
  ["I was born in 1990 in Delhi at 7 am", "1990 - - 07:00 Delhi", "1990", "7:00 am", "which day"],
  ["born in August 1990 at Jaipur", "1990 8 - - Jaipur", "August 1990", "Jaipur", "which day", "need the time"],
  ["1990 august, jaipur, 7 am", "1990 8 - 07:00 Jaipur", "August 1990", "7:00 am", "which day"],
  ["born on a monday in 1990 in delhi", "1990 - - - Delhi", "the year 1990", "which day", "need the time"],
  ["15 Aug 1990 7:35 am", "1990 8 15 07:35 -", "15 August 1990", "7:35 am", "which town"],
  ["15 Aug 1990", "1990 8 15 - -", "15 August 1990", "what time", "need the town"],
  ["dob 15/08 time 7:35am place Indore", "- 8 15 07:35 Indore", "15 August", "Indore", "which year"],
  ["born 29 Feb, 7 am, Delhi", "- 2 29 07:00 Delhi", "29 February", "which year"],
  ["15 August 1990 in the evening, Pune", "1990 8 15 evening Pune", "evening", "what time"],
  ["15 August 1990 after sunset, Delhi", "1990 8 15 19:46±45 Delhi", "15 August 1990", "45 minutes", "Delhi"],
  ["15 August 1990 between 11 pm and 1 am, Delhi", "1990 8 15 night Delhi", "(night)", "what time"],
  ["15 August 1990 at 5 o'clock, Delhi", "1990 8 15 05:00? Delhi", "the time 5:00", "Which half"],
  ["15 August 1990 7:35 am Delhi or Gurgaon", "1990 8 15 07:35 Delhi or Gurgaon", "7:35 am", "two towns", "2. Gurgaon"],
  ["15 August 1990, 7:35 am, born in Delhi, living in Mumbai", "1990 8 15 07:35 Delhi", "Is that right"],
  ["village Bithoor, district Kanpur, 15 Aug 1990, 7:35 am", "1990 8 15 07:35 Bithur", "Asha Rao", "Bithur"],
  ["15 August 1990, 7:35 am, village Qwxyzzpur, district Ballia", "1990 8 15 07:35 Ballia", "Ballia"],
  ["15 August 1990, 7:35 am, village Rampur, Ballia district", "1990 8 15 07:35 Ballia", "Ballia"],
  ["DOB 15-8-1750, 7:35 am, Delhi", "nothing", "1800 to 2026"],
  ["born 15 August 2030 at 7:35 am in Delhi", "nothing", "1800 to 2026"],
  ["29 February 1990 7 am Delhi", "nothing", "does not exist"],
  [
    "umm so my date of birth is fifteenth of august and the time is around seven thirty five in the morning in jaipur",
    "- 8 15 07:35 Jaipur",
    "15 August",
    "which year",
  ],
  // Hindi
  ["15 अगस्त, सुबह 7:35, दिल्ली", "- 8 15 07:35 Delhi", "15 अगस्त", "सुबह 7:35", "किस वर्ष"],
  ["मेरा जन्म सुबह सात बजे दिल्ली में हुआ", "- - - 07:00 Delhi", "सुबह 7:00", "तारीख़ क्या"],
  ["मैं 1985 में पटना में पैदा हुआ", "1985 - - - Patna", "वर्ष 1985", "किस दिन", "समय चाहिए"],
  ["15 अगस्त 1990 को सुबह, दिल्ली", "1990 8 15 morning Delhi", "15 अगस्त 1990", "सुबह", "समय क्या"],
  ["15 अगस्त 1990 सुबह सात बजे", "1990 8 15 07:00 -", "15 अगस्त 1990", "सुबह 7:00", "किस शहर"],
  ["१५ अगस्त १९९०", "1990 8 15 - -", "15 अगस्त 1990", "समय क्या", "शहर चाहिए"],
  ["15 अगस्त 1990 सुबह 7:35 दिल्ली या गुड़गांव", "1990 8 15 07:35 Delhi or Gurgaon", "दो शहर", "2. Gurgaon"],
  ["गाँव रामपुर, जिला बलिया, १५ अगस्त १९९०, सुबह ७:३५", "1990 8 15 07:35 Ballia", "Ballia"],
  ["सन् 1968, 10 जून, दोपहर पौने तीन बजे, गाँव बिठूर, जिला कानपुर", "1968 6 10 14:45 Kanpur", "10 जून 1968"],
  ["२० मार्च १९७५ रात साढ़े ग्यारह बजे, औरंगाबाद", "1975 3 20 23:30 Aurangabad", "रात 11:30", "कई शहर"],
  ["मेरा जन्म पंद्रह अगस्त को सुबह सात बजकर पैंतीस मिनट पर जयपुर में हुआ था", "- 8 15 07:35 Jaipur", "किस वर्ष"],
  // Hinglish
  ["mera janm 15 august ko subah 7:35 baje Delhi mein hua", "- 8 15 07:35 Delhi", "subah 7:35", "Kis saal|kis saal"],
  ["mera janam raat 11 baje Lucknow me hua tha", "- - - 23:00 Lucknow", "raat 11:00", "Lucknow", "tareekh kya"],
  ["15 Aug 1990 subah Delhi", "1990 8 15 morning Delhi", "(subah)", "samay kya"],
  ["15 aug 1990 raat ko, Mumbai", "1990 8 15 night Mumbai", "(raat)", "samay kya"],
  ["15 agast 1990, raat ke baad 4 baje, Delhi", "1990 8 15 04:00 Delhi", "subah 4:00"],
  ["15 agast 1990, aadhi raat ke baad 1 baje, Delhi", "1990 8 15 01:00 Delhi", "ke beech ki raat"],
  ["15 agast 1990 suryoday ke samay, Nashik", "1990 8 15 06:14±30 Nashik", "30 minute", "Nashik"],
  ["15 August 1990 raat 11 se 1 baje ke beech Delhi", "1990 8 15 night Delhi", "(raat)", "samay kya"],
  ["25 December 2000 shaam paanch aur chhe ke beech, Ahmedabad", "2000 12 25 17:30±30 Ahmedabad", "30 minute"],
  ["15 August 1990 shaam 5-6 baje, Nagpur", "1990 8 15 17:30±30 Nagpur", "30 minute"],
  ["15 August 1990, samay pata nahi, Delhi", "1990 8 15 unknown Delhi", "Samay pata nahi"],
  ["gaon Madhopur zila Sitamarhi bihar 15/8/1990 subah 7 baje", "1990 8 15 07:00 Madhopur", "Madhopur, Bihar"],
  ["hello ji meri beti ka janm 3 march ko subah 9 baje hua delhi me", "- 3 3 09:00 Delhi", "3 March", "kis saal"],
];

test.each(MESSAGES)("%s: %s", async (text, understood, ...named) => {
  const from = createSender();
  const reply = await say(from, text);
  expect(describeUnderstood((await talk.person(from)).awaiting)).toBe(understood);
  let at = 0;
  for (const part of named) {
    const found = reply.slice(at).search(new RegExp(part.replaceAll(/[.()]/g, String.raw`\$&`)));
    expect(found, `${part} in: ${reply}`).toBeGreaterThanOrEqual(0);
    at += found;
  }
});

describe("the rest of a birth, in further messages", () => {
  test.each([
    [["born at 7:35 am in Delhi", "15 August 1990"], "1990 8 15 07:35 Delhi"],
    [["born at 7:35 am in Delhi", "15 August", "1990"], "1990 8 15 07:35 Delhi"],
    [["15 August, 7:35 am, Delhi", "90"], "1990 8 15 07:35 Delhi"],
    [["mera janm 15 august ko subah 7:35 baje Delhi mein hua", "1990 mein"], "1990 8 15 07:35 Delhi"],
    [["मैं 1985 में पटना में पैदा हुआ", "15 अगस्त", "सुबह 7:35"], "1985 8 15 07:35 Patna"],
    [["15 Aug 1990 shaam, Delhi", "7:35 baje"], "1990 8 15 19:35 Delhi"],
    [["15 Aug 1990 raat, Delhi", "11 baje"], "1990 8 15 23:00 Delhi"],
    [["15 August 1990 7:35 am Delhi ya Gurgaon", "2"], "1990 8 15 07:35 Gurgaon"],
    [["15 August 1990 7:35 am Delhi ya Gurgaon", "Delhi"], "1990 8 15 07:35 Delhi"],
    [["born in August 1990 at Jaipur", "15 august", "7:35 am"], "1990 8 15 07:35 Jaipur"],
  ])("%j: %s", async (messages, understood) => {
    const from = createSender();
    for (const text of messages) await say(from, text);
    const { awaiting } = await talk.person(from);
    expect(awaiting?.kind).toBe("confirm");
    expect(describeUnderstood(awaiting)).toBe(understood);
  });

  test("a year without that day is refused, and the date asked for again", async () => {
    const from = createSender();
    await say(from, "born 29 Feb, 7 am, Delhi");
    expect(await say(from, "1990")).toContain("does not exist");
    await say(from, "29 Feb 1992");
    expect(describeUnderstood((await talk.person(from)).awaiting)).toBe("1992 2 29 07:00 Delhi");
  });
});

test.each(["call me at 5 pm", "lunch 1 pm", "I was born in love", "My son was born under a bad star"])(
  "%s is no birth",
  async (text) => {
    const from = createSender();
    await say(from, text);
    expect(describeUnderstood((await talk.person(from)).awaiting)).toBe("nothing");
  },
);
