import { describe, expect, test } from "vitest";
import { namesNoDay, typedBirth, typedDay, typedRest } from "../../src/channels/typed-birth.ts";
import { typedTime } from "../../src/channels/typed-time.ts";

const at = (hour: number, minute = 0, second = 0) => ({ hour, minute, second });
const AUGUST = { year: 1990, month: 8, day: 15 };

describe("a birth typed in a line", () => {
  test.each([
    ["15 Aug 1990, 7:35 am, Delhi", at(7, 35), "Delhi", null],
    ["15th August 1990 7.35 pm Delhi", at(19, 35), "Delhi", null],
    ["Aug 15, 1990 at 19:35:20 in New Delhi, India", at(19, 35, 20), "New Delhi, India", null],
    ["15/8/1990 07:35 Rampur, Uttar Pradesh", at(7, 35), "Rampur, Uttar Pradesh", null],
    ["15-08-1990, 7 pm, Mumbai", at(19), "Mumbai", null],
    ["1990-08-15 00:05 Patna", at(0, 5), "Patna", null],
    ["8/15/1990 12:10 am Chicago", at(0, 10), "Chicago", null],
    ["Ravi, 15 Aug 1990, 12:10 pm, Pune", at(12, 10), "Pune", "Ravi"],
    ["Delhi 15 Aug 1990 7:35am", at(7, 35), "Delhi", null],
    ["15 agast 1990 subah 7 baje patna", at(7), "patna", null],
    ["15 august 1990, raat 11 baje, Kanpur", at(23), "Kanpur", null],
    ["15 august 1990, raat 2 baje, Kanpur", at(2), "Kanpur", null],
    ["१५ अगस्त १९९०, शाम ७:३५, दिल्ली", at(19, 35), "दिल्ली", null],
    ["15 अगस्त 1990 को सुबह 7 बजे वाराणसी में", at(7), "वाराणसी", null],
    ["Born on 15 Aug 1990 at 7:35 am in Delhi", at(7, 35), "Delhi", null],
    ["15 Aug 1990, time unknown, Delhi", "unknown", "Delhi", null],
    ["15 Aug 1990, samay pata nahi, Delhi", "unknown", "Delhi", null],
    ["15 Aug 1990 Delhi", null, "Delhi", null],
    ["15 Aug 1990 7:35 am", at(7, 35), null, null],
    ["15.08.90 7.35 subah delhi", at(7, 35), "delhi", null],
    ["15-Aug-90 7:35 AM New York, USA", at(7, 35), "New York, USA", null],
    ["Aug 15 '90 7:35 am Delhi", at(7, 35), "Delhi", null],
    ["15 august 90 subah saade saat baje jaipur", at(7, 30), "jaipur", null],
    ["15081990 0735 delhi", at(7, 35), "delhi", null],
    ["15 Aug 1990, 735 am, Delhi", at(7, 35), "Delhi", null],
    ["1990 aug 15 7:35am Delhi", at(7, 35), "Delhi", null],
    ["15 aug 1990 sawa saat baje subah delhi", at(7, 15), "delhi", null],
    ["15 Aug 1990 paune aath baje shaam, Delhi", at(19, 45), "Delhi", null],
    ["15 Aug 1990 half past 7 in the morning Delhi", at(7, 30), "Delhi", null],
    ["15 Aug 1990 dopahar dhai baje, Delhi", at(14, 30), "Delhi", null],
    ["15 Aug 1990 at noon, Delhi", at(12), "Delhi", null],
    ["15 Aug 1990 12 midnight Delhi", at(0), "Delhi", null],
    ["ok my bday is 15.08.90 around 7.35 subah", at(7, 35), null, null],
    ["mera janam 15-8-1990 ko hua tha, subah 7 baje ke aas paas, gorakhpur", at(7), "gorakhpur", null],
    ["मेरा जन्मदिन 15 अगस्त 1990, सुबह 7 बजे के आसपास, दिल्ली", at(7), "दिल्ली", null],
    ["मेरा जन्म १५ अगस्त १९९० को रात साढ़े नौ बजे कानपुर में हुआ", at(21, 30), "कानपुर", null],
    ["15 Agust 1990 subha 7:35 Dehli", at(7, 35), "Dehli", null],
    ["mera janm 15 august 1990 ko subah 7:35 baje delhi me hua tha", at(7, 35), "delhi", null],
    ["I was born on 15 Aug 1990 but I don't know the time, in Delhi", "unknown", "Delhi", null],
    ["Ravi Kumar 15/08/1990 7:35 AM Delhi India male", at(7, 35), "Delhi India", "Ravi Kumar"],
    ["मेरा जन्म १५ अगस्त १९९० को दोपहर 2:25 पर जयपुर में हुआ", at(14, 25), "जयपुर", null],
    ["15 Aug 1990 Delhi subah", null, "Delhi", null],
    ["१५ अगस्त १९९०, सुबह ७ बजकर ३५ मिनट, दिल्ली", at(7, 35), "दिल्ली", null],
    ["15 अगस्त 1990 को शाम सात बजकर 5 मिनट 20 सेकंड पर दिल्ली में", at(19, 5, 20), "दिल्ली", null],
    ["15 aug 1990 subah 7 bajkar 35 minute par delhi", at(7, 35), "delhi", null],
    ["15 Aug 1990, 19 hours 35 minutes, Delhi", at(19, 35), "Delhi", null],
    ["born 15th august 1990 at 7 35 in the morning in new delhi", at(7, 35), "new delhi", null],
    ["15 aug 1990 shaam 7 35 delhi", at(19, 35), "delhi", null],
  ])("%s", (text, time, place, name) => {
    expect(typedBirth(text, 2026)).toEqual({ ...AUGUST, time, place, name });
  });

  test.each([
    ["a question", "What happened on 15 Aug 1990 at 7:35 am in Delhi?"],
    ["a day to come", "15 Aug 2031, 7:35 am, Delhi"],
    ["a day that is none", "31/02/1990 7:35 am Delhi"],
    ["a year alone", "1990 was a good year"],
    ["no date", "Delhi"],
    ["a story", "On 15 Aug 1990 we all went to see my aunt who lives near the old market of Delhi"],
  ])("is not found in %s", (_what, text) => {
    expect(typedBirth(text, 2026)).toBeNull();
  });
});

describe("a year of two digits", () => {
  test.each([
    ["2.5.15 9 pm Pune", 2015],
    ["2.5.26 9 pm Pune", 2026],
    ["2.5.27 9 pm Pune", 1927],
    ["2 may 61 9 pm Pune", 1961],
  ])("%s is of %i, the latest that has come", (text, year) => {
    expect(typedBirth(text, 2026)).toMatchObject({ year, month: 5, day: 2, time: at(21), place: "Pune" });
  });

  test.each(["15 aug 10:30 am Delhi", "2 may 9 baje", "meeting at 7.30 on 2 may"])("is no hour: %s", (text) => {
    expect(typedBirth(text, 2026)).toBeNull();
  });
});

describe("what a further message tells of a birth that is half told", () => {
  const half = { ...AUGUST, time: null, place: null, name: null };
  test.each([
    ["7.35 subah", half, { time: at(7, 35), place: null }],
    ["saade saat baje subah", half, { time: at(7, 30), place: null }],
    ["pata nahi", { ...half, place: "Delhi" }, null],
    ["time pata nahi", { ...half, place: "Delhi" }, { time: "unknown", place: "Delhi" }],
    ["7.35 am in Delhi", half, { time: at(7, 35), place: "Delhi" }],
    ["Delhi", half, { time: null, place: "Delhi" }],
    ["Rampur, Uttar Pradesh", { ...half, time: at(7) }, { time: at(7), place: "Rampur, Uttar Pradesh" }],
    ["When will I marry?", half, null],
    ["I want to know about my career and my money", half, null],
    ["I do not like this", { ...half, place: "Delhi" }, null],
  ] as const)("%s", (text, before, told) => {
    expect(typedRest(text, before)).toEqual(told && { ...before, ...told });
  });
});

test.each([
  ["31/2/1990 7:35 am Delhi", true],
  ["30 Feb 1990, Delhi", true],
  ["15/8/1990 7:35 am Delhi", false],
  ["was 31/2/1990 a Sunday?", false],
  ["I am 36", false],
])("whether there is no such day: %s", (text, none) => {
  expect(namesNoDay(text, 2026)).toBe(none);
});

describe("a day whose year is known", () => {
  test.each([
    ["no it was 3 May", { month: 5, day: 3 }],
    ["3rd of May", { month: 5, day: 3 }],
    ["May 3 tha", { month: 5, day: 3 }],
    ["नहीं, 3 मई", { month: 5, day: 3 }],
    ["31 June", null],
    ["3 May 2015", null],
    ["what of 3 May?", null],
    ["it may be", null],
  ])("%s", (text, day) => {
    expect(typedDay(text, 2015)).toEqual(day);
  });
});

describe("another time than the one that is known", () => {
  test.each([
    ["7.35 nahi 4.30 baje", at(4, 30)],
    ["4.30 baje, 7.35 nahi", at(4, 30)],
    ["no it was 7:35 pm", at(19, 35)],
    ["saade saat baje shaam", at(19, 30)],
    ["7:35 am", null],
    ["is it 8:30?", null],
    ["haan", null],
  ])("%s", (text, time) => {
    expect(typedTime(text, at(7, 35))).toEqual(time);
  });
});
