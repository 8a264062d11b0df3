import { describe, expect, test } from "vitest";
import { parseBirth } from "../../src/typed-births/birth-text/parse-birth.ts";

const readTime = (text: string) => parseBirth(text, 2026)?.time;

describe("a time of day as the regions say it", () => {
  test.each([
    ["5/11/2000 dupari 3 vajta latur", 15, 0],
    ["12/4/1991 ratri 11 vajun 20 mintani pune", 23, 20],
    ["१२/४/१९९१ पहाटे ४ वाजता नाशिक", 4, 0],
    ["13 march 1988 savare 5 vagye rajkot", 5, 0],
    ["13 march 1988 bapore 2 vage surat", 14, 0],
    ["7 jan 1979 bhor 4 tar somoy kolkata", 4, 0],
    ["7 jan 1979 bikel 5 tay howrah", 17, 0],
    ["3 feb 1985 raat de 10 vaje ludhiana", 22, 0],
    ["4 may 1994 beluka 7 baje pokhara", 19, 0],
    ["4 may 1994 sakala 7 ta bhubaneswar", 7, 0],
    ["4 may 1994 bhinsare 4 baje chhapra", 4, 0],
    ["4 मई 1994 दुपहरिया 2 बजे आरा", 14, 0],
    ["11 sept 2009, 13h, Mumbai", 13, 0],
    ["11 sept 2009, 6h am, Mumbai", 6, 0],
    ["8 May 1969, half past four in the morning, Agra", 4, 30],
  ])("%s", (text, hour, minute) => {
    expect(readTime(text)).toMatchObject({ hour, minute });
  });

  test.each([
    ["8 May 1969 Agra bout 3 in de afternoon", 15, 0, 30],
    ["8 May 1969 3ish pm Agra", 15, 0, 30],
    ["8 May 1969, 2:30pm ish, Agra", 14, 30, 15],
    ["12 aug 1985 azamgarh, fajr ki azan ke baad", 5, 45, 45],
    ["12 aug 1985 azamgarh, before sunset", 17, 15, 45],
    ["12 अगस्त 1985 बैतूल, सूर्योदय से पहले", 5, 15, 45],
    ["12 अगस्त 1985 बैतूल, गाय दुहने का टाइम", 6, 0, 60],
    ["4 may 1994 bhinsare chhapra", 5, 30, 45],
  ])("%s, which is not exact", (text, hour, minute, within) => {
    expect(readTime(text)).toMatchObject({ hour, minute, within });
  });
});

describe("a birth in words", () => {
  test.each([
    ["पांच जून उन्नीस सौ अठहत्तर सुबह साढ़े पांच बजे बैतूल", 1978, 6, 5, 5, 30],
    ["fifth of june nineteen seventy-eight, quarter past nine at night, betul", 1978, 6, 5, 21, 15],
    ["twenty third of march two thousand and four, 9 pm, Surat", 2004, 3, 23, 21, 0],
    ["ikkees april unnis so sattasi dopahar dhai baje nagpur", 1987, 4, 21, 14, 30],
    ["उनतीस फरवरी उन्नीस सौ बानवे रात पौने दस बजे लखनऊ", 1992, 2, 29, 21, 45],
    ["chaudah july unnees sau pichhattar sava paanch baje shaam kanpur", 1975, 7, 14, 17, 15],
  ])("%s", (text, year, month, day, hour, minute) => {
    expect(parseBirth(text, 2026)).toMatchObject({ year, month, day, time: { hour, minute } });
  });

  test("tells no year by the hour that follows it: twenty, then ten past", () => {
    expect(parseBirth("5 June 1978, twenty past ten in the morning, Betul", 2026)?.time).toMatchObject({
      hour: 10,
      minute: 20,
    });
  });
});
