import { describe, expect, test } from "vitest";
import { findDayOffset, readDate } from "../../src/request/extract/read-date.ts";
import { findResidences } from "../../src/request/extract/find-residences.ts";

/** A Sunday. */
const TODAY = "2026-11-29";

describe("the day that a text names", () => {
  test.each([
    ["sunrise on the 14th in Leeds", "2026-12-14"],
    ["14 तारीख को सूर्योदय कब है", "2026-12-14"],
    ["sunset 5 tarikh ko surat me", "2026-12-05"],
    ["गुरुवार को", "2026-12-03"],
    ["5 को पंचक हो तो मना कर दूँगी", "2026-12-05"],
    ["rahu kaal on the 5th of January in Leeds", "2027-01-05"],
    ["rahu kaal next friday in Pune", "2026-12-04"],
    ["agle ravivar ko rahu kaal", "2026-12-06"],
    ["choghadiya on the Sunday after next", "2026-12-13"],
    ["what is the nakshatra on thursday week", "2026-12-10"],
    ["pichhle shukravar ko kya tithi thi", "2026-11-27"],
    ["पिछले सोमवार को कौन सी तिथि थी", "2026-11-23"],
    ["rahu kaal second monday of january", "2027-01-11"],
    ["mangal ko rahu kaal", "2026-12-01"],
    ["शनि के दिन राहु काल", "2026-12-05"],
    ["aaj se teen din baad rahu kaal", "2026-12-02"],
    ["आज से दस दिन बाद कौन सी तिथि है", "2026-12-09"],
    ["tithi 10 days from now", "2026-12-09"],
    ["in 3 days what is the tithi", "2026-12-02"],
    ["two weeks from today rahu kaal", "2026-12-13"],
    ["ek hafte baad ka panchang", "2026-12-06"],
    ["तीन दिन पहले कौन सी तिथि थी", "2026-11-26"],
    ["tithi day before yesterday", "2026-11-27"],
    ["the day after tomorrow", "2026-12-01"],
    ["narso ka rahu kaal", "2026-12-02"],
    ["agle mahine ki 31 tarikh ko", "2026-12-31"],
    ["when is it in 2027", null],
    ["Mars in the 14th house", null],
    ["my 30th birthday", null],
    ["kal se bukhar hai", "2026-11-30"],
  ])("%s: %s", (text, date) => expect(readDate(text, TODAY)).toBe(date));

  test.each([
    ["moonrise on the day after Dhanteras", 1],
    ["diwali ke agle din suryoday", 1],
    ["धनतेरस के अगले दिन चंद्रोदय", 1],
    ["the day before Holi sunset", -1],
    ["holi se ek din pehle rahu kaal", -1],
    ["दिवाली से एक दिन पहले", -1],
    ["Diwali ke do din baad", 2],
    ["three days after Diwali", 3],
    ["sunrise on Diwali", 0],
  ])("is counted from a festival: %s: %i", (text, days) => expect(findDayOffset(text)).toBe(days));
});

describe("where a writer lives", () => {
  test.each([
    ["Hi, I'm Roshni, living in Leicester. Can you show today's tithi?", ["in Leicester"]],
    ["varun from melbourne, dinesh is my mausaji", ["in melbourne"]],
    ["main Pune mein rehta hoon", ["in main Pune"]],
    ["my son lives in Toronto", []],
    ["I was born in Delhi", []],
    ["moved from Ludhiana to Brampton eleven years back", ["in Brampton eleven years"]],
    ["विदिशा के पास गाँव में खेती है", ["in विदिशा"]],
  ])("%s", (text, places) => expect(findResidences(text)).toEqual(places));
});
