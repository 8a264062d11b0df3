import { describe, expect, test } from "vitest";
import { typedBirth } from "../../src/channels/typed-birth.ts";

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
