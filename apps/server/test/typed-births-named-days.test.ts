import { describe, expect, test } from "vitest";
import { findBikramDate } from "../src/typed-births/calendar-days/find-bikram-date.ts";
import { findWrittenDay, findWrittenYear } from "../src/typed-births/calendar-days/find-written-day.ts";

const THIS_YEAR = 2026;

describe("a date of the calendar of Nepal", () => {
  // Converted by the official calendar of Nepal; 19 Jestha 2058 is known as 1 June 2001.
  test.each([
    ["जन्म 2058 साल जेठ 14 गते, सुबह 8 बजे", { year: 2001, month: 5, day: 27 }],
    ["19 jestha 2058 BS", { year: 2001, month: 6, day: 1 }],
    ["mera janam 2054 sal jeth 18 gate, raat 10 baje", { year: 1997, month: 5, day: 31 }],
    ["BS 2051/3/14", { year: 1994, month: 6, day: 28 }],
    ["वि.सं. २००६ मंसिर १२ गते, बिहान ५ बजे", { year: 1949, month: 11, day: 27 }],
    ["2058 kartik 5, subah 6, kalaiya", { year: 2001, month: 10, day: 21 }],
    ["2058 chait 1 gate", { year: 2002, month: 3, day: 14 }],
  ])("%s", (text, civil) => expect(findBikramDate(text, THIS_YEAR)?.civil).toEqual(civil));

  test.each(["15 kartik 1990", "2006 magh 5", "1990-08-15", "2058 jeth 40 gate", "1985 jeth 5 gate"])(
    "%s is none",
    (text) => expect(findBikramDate(text, THIS_YEAR)).toBeNull(),
  );
});

describe("a day named by a feast or a lunar day", () => {
  test.each([
    ["holi 1978 subah", { kind: "festival", ids: ["holi"] }, 0],
    ["1955 की होली का दिन", { kind: "festival", ids: ["holi"] }, 0],
    ["nag panchami 1969 ke dusre din", { kind: "festival", ids: ["nag_panchami"] }, 1],
    ["the day after Diwali 1972", { kind: "festival", ids: ["diwali"] }, 1],
    ["two days before diwali 1972", { kind: "festival", ids: ["diwali"] }, -2],
    ["diwali ke 2 din pehle", { kind: "festival", ids: ["diwali"] }, -2],
    ["on the eve of Holi 1990", { kind: "festival", ids: ["holi"] }, -1],
    ["Feb 1959, after shivratri", { kind: "festival", ids: ["maha_shivaratri"] }, null],
    ["1951 की सावन पूर्णिमा", { kind: "lunar", masa: "shravana", paksha: "shukla", tithi: 15 }, 0],
    ["फागुन सुदी तीज 1983", { kind: "lunar", masa: "phalguna", paksha: "shukla", tithi: 3 }, 0],
    ["कातिक की अमावस", { kind: "lunar", masa: "kartika", paksha: "krishna", tithi: 15 }, 0],
    ["born on Gandhi Jayanti 1972", { kind: "civil", month: 10, day: 2 }, 0],
    ["sawan 1954", { kind: "open" }, 0],
    ["1972 me eid ke din", { kind: "open" }, 0],
    ["उनका जन्म 1950 चैत में हुआ", { kind: "open" }, 0],
    ["शायद सावन का था, 1994", { kind: "open" }, 0],
    ["9 ramzan", { kind: "open" }, 0],
  ])("%s", (text, named, shift) => expect(findWrittenDay(text)).toMatchObject({ named, shift }));

  test.each([
    "Ashwin ka janm 1990, Pune",
    "Chaitra, born in 1995",
    "Ramzan, born in 1990",
    "7 am in Delhi",
    "Sunita, Pune",
    "mera beta",
  ])("%s names none", (text) => expect(findWrittenDay(text)).toBeNull());

  test.each([
    ["holi 1978 subah", 1978],
    ["सन् ५८, पूस की पूर्णिमा", 1958],
    ["holi 1978 or 1979", null],
    ["holi, 1945 hrs", null],
    ["holi 2090", null],
  ])("the year of %s is %s", (text, year) => expect(findWrittenYear(text, THIS_YEAR)?.year ?? null).toBe(year));
});
