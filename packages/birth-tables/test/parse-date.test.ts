import { describe, expect, test } from "vitest";
import { parseDate } from "../src/parse-date.ts";
import { parseTime } from "../src/parse-time.ts";

describe("parseDate", () => {
  test.each([
    "15/08/1990",
    "15.8.1990",
    "15-08-1990",
    " 15 / 8 / 1990 ",
    "1990-08-15",
    "1990/8/15",
    "15 Aug 1990",
    "15 august, 1990",
    "15-Aug-1990",
    "15th August 1990",
    "Aug 15, 1990",
    "August 15th 1990",
    "08/15/1990",
    "१५/०८/१९९०",
    "15 अगस्त 1990",
    "1990-08-15T10:30",
    "15/08/1990 10:30 am",
  ])("%s", (text) => expect(parseDate(text)).toEqual({ year: 1990, month: 8, day: 15 }));

  test.each([
    ["29/02/1900", undefined, null],
    ["29/02/1900", "julian", { year: 1900, month: 2, day: 29 }],
    ["29/02/1500", undefined, { year: 1500, month: 2, day: 29 }],
    ["29/02/1500", "gregorian", null],
    ["-000043-03-15", undefined, { year: -43, month: 3, day: 15 }],
    ["-000043-02-30", undefined, null],
  ] as const)("%s by the calendar %s", (text, calendar, date) =>
    expect(parseDate(text, "day", calendar)).toEqual(date),
  );

  test("reads numeric dates day first", () => {
    expect(parseDate("05/08/1990")).toEqual({ year: 1990, month: 8, day: 5 });
  });

  test.each([
    ["1 जनवरी 2000", 1],
    ["1 फ़रवरी 2000", 2],
    ["1 मार्च 2000", 3],
    ["1 अप्रैल 2000", 4],
    ["1 मई 2000", 5],
    ["1 जून 2000", 6],
    ["1 जुलाई 2000", 7],
    ["1 सितंबर 2000", 9],
    ["1 अक्टूबर 2000", 10],
    ["1 नवंबर 2000", 11],
    ["1 दिसंबर 2000", 12],
  ])("%s is of month %d", (text, month) => expect(parseDate(text)).toEqual({ year: 2000, month, day: 1 }));

  test.each(["15", "1990", "15/08/90", "31/02/1990", "15/13/1990", "0/8/1990", "15 Foo 1990", "abc", "", "15081990"])(
    "rejects '%s'",
    (text) => expect(parseDate(text)).toBeNull(),
  );
});

describe("parseTime", () => {
  test.each([
    ["7pm", { hour: 19 }],
    ["7 p.m.", { hour: 19 }],
    ["12am", { hour: 0 }],
    ["12 PM", { hour: 12 }],
    ["7:35", { hour: 7, minute: 35 }],
    ["19.35", { hour: 19, minute: 35 }],
    ["19:35:20", { hour: 19, minute: 35, second: 20 }],
    ["7:35 pm", { hour: 19, minute: 35 }],
    ["07:35AM", { hour: 7, minute: 35 }],
    ["शाम 7:35", { hour: 19, minute: 35 }],
    ["सुबह ७:३५ बजे", { hour: 7, minute: 35 }],
    ["1990-08-15T10:30", { hour: 10, minute: 30 }],
    ["15/08/1990 7:35 pm", { hour: 19, minute: 35 }],
  ])("%s", (text, time) => expect(parseTime(text)).toEqual(time));

  test.each(["7", "19", "", "25:00", "7:60", "noon", "15/08/1990", "15.08.1990", "15 Aug 1990"])(
    "returns null for '%s'",
    (text) => expect(parseTime(text)).toBeNull(),
  );
});
