import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasInvalidDay,
  parseBirth,
  parseDayWithoutYear,
  parseCorrectedTime,
  parseIncompleteBirth,
  parseMissingDetails,
} from "../../src/typed-births/birth-text/parse-birth.ts";
import { resolveHour } from "@lagna/astrologer";
import { findCountryOfLanguage, listHomeCountries } from "../../src/channels/find-sender-countries.ts";

const at = (hour: number, minute = 0, second = 0) => ({ hour, minute, second });

describe("months in Hindi", () => {
  const MONTHS = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");
  const written = new Intl.DateTimeFormat("hi", { month: "long", timeZone: "UTC" });
  const asShown = MONTHS.map((_, month) => written.format(new Date(Date.UTC(1990, month, 15))));
  const forms = [...MONTHS, ...asShown].flatMap((name, at) =>
    (["NFC", "NFD"] as const).map((form) => [name.normalize(form), form, (at % MONTHS.length) + 1] as const),
  );

  test.each(forms)("%s (%s) is month %i", (name, _form, month) => {
    expect(parseBirth(`5 ${name} 1990, सुबह 7:35, दिल्ली`, 2026)).toMatchObject({ year: 1990, month, day: 5 });
  });

  test.each([
    ["सितम्बर", 9],
    ["सितंबर", 9],
    ["नवम्बर", 11],
    ["दिसम्बर", 12],
    ["अक्तूबर", 10],
    ["फरवरी", 2],
  ])("%s is month %i, whichever way its nasal and its dot are written", (name, month) => {
    expect(parseBirth(`5 ${name} 1990, सुबह 7:35, दिल्ली`, 2026)).toMatchObject({ month });
  });
});

describe("a date", () => {
  test.each([
    "15/8/90",
    "15-08-1990",
    "15.8.1990",
    "15 aug 90",
    "15th August, 1990",
    "15 अगस्त १९९०",
    "Aug 15 1990",
    "August 15th, 1990",
    "1990 aug 15",
    "1990, 15 August",
    "सन् 1990, 15 अगस्त",
    "सन 1990 में 15 अगस्त",
    "san 1990 mein 15 agast",
    "1990-08-15",
    "1990/8/15",
    "15081990",
    "19900815",
    "15 08 1990",
    "8/15/1990",
    "15 agust 1990",
    "the fifteenth of August 1990",
    "पंद्रह अगस्त 1990",
    "15 अगस्त उन्नीस सौ नब्बे",
    "15 august nineteen ninety",
  ])("%s is the 15th of August 1990", (date) => {
    expect(parseBirth(`${date}, 7:35 am, Delhi`, 2026)).toMatchObject({
      year: 1990,
      month: 8,
      day: 15,
      time: at(7, 35),
    });
  });

  test.each([
    ["2.5.15 9 pm Pune", 2015],
    ["2.5.26 9 pm Pune", 2026],
    ["2.5.27 9 pm Pune", 1927],
    ["2 may 61 9 pm Pune", 1961],
    ["2 may 05 subah 7 baje Pune", 2005],
  ])("of two digits, %s, is of %i, the latest that has come", (text, year) => {
    expect(parseBirth(text, 2026)).toMatchObject({ year, month: 5, day: 2 });
  });

  test.each(["15 aug 10:30 am Delhi", "2 may 9 baje", "meeting at 7.30 on 2 may"])("is none in %s", (text) => {
    expect(parseBirth(text, 2026)).toBeNull();
  });

  test.each([
    ["31/2/1990 7:35 am Delhi", true],
    ["30 Feb 1990, Delhi", true],
    ["15/8/1990 7:35 am Delhi", false],
    ["was 31/2/1990 a Sunday?", false],
    ["I am 36", false],
  ])("may name a day that there is none of: %s", (text, none) => {
    expect(hasInvalidDay(text)).toBe(none);
  });
});

describe("a time", () => {
  test.each([
    ["5 baj kar 20 minute shaam", at(17, 20)],
    ["5 bajkar 20 min shaam", at(17, 20)],
    ["shaam 5 baje 20 minute", at(17, 20)],
    ["5:20 pm", at(17, 20)],
    ["5.20pm", at(17, 20)],
    ["17.20", at(17, 20)],
    ["1720 hrs", at(17, 20)],
    ["17:20:45", at(17, 20, 45)],
    ["shaam saadhe paanch baje", at(17, 30)],
    ["शाम साढ़े पाँच बजे", at(17, 30)],
    ["shaam sawa paanch baje", at(17, 15)],
    ["शाम पौने छः बजे", at(17, 45)],
    ["dopahar dedh baje", at(13, 30)],
    ["दोपहर ढाई बजे", at(14, 30)],
    ["dopahar 11 baje", at(11)],
    ["raat gyarah baje", at(23)],
    ["रात ग्यारह बजे", at(23)],
    ["raat 12:30", at(0, 30)],
    ["raat 2 baje", at(2)],
    ["aadhi raat", at(0)],
    ["tadke 4 baje", at(4)],
    ["भोर में 5 बजे", at(5)],
    ["12 noon", at(12)],
    ["12 midnight", at(0)],
    ["12 am", at(0)],
    ["12 pm", at(12)],
    ["half past six in the evening", at(18, 30)],
    ["quarter to nine at night", at(20, 45)],
    ["ten minutes to 7 in the morning", at(6, 50)],
  ])("%s", (time, told) => {
    for (const text of [`${time}, 2 feb 1992, Agra`, `2 feb 1992, Agra, ${time}`])
      expect(parseBirth(text, 2026), text).toMatchObject({ year: 1992, month: 2, day: 2, time: told });
  });

  test.each([
    ["between 6 and 8 in the morning", { ...at(7), within: 60 }],
    ["6-8 am", { ...at(7), within: 60 }],
    ["11 to 1 pm", { ...at(12), within: 60 }],
    ["subah 6 se 7 ke beech", { ...at(6, 30), within: 30 }],
    ["5 ya 6 baje shaam", { ...at(17, 30), within: 30 }],
    ["shaam paanch aur chhe ke beech", { ...at(17, 30), within: 30 }],
    ["शाम पाँच और छह के बीच", { ...at(17, 30), within: 30 }],
    ["between five and six in the evening", { ...at(17, 30), within: 30 }],
    ["subah saat se nau baje ke beech", { ...at(8), within: 60 }],
    ["around 4 pm", { ...at(16), within: 30 }],
    ["lagbhag 4:20 pm", { ...at(16, 20), within: 15 }],
    ["exact time not known, around 7 am", { ...at(7), within: 30 }],
  ])("%s is uncertain", (time, told) => {
    expect(parseBirth(`2 feb 1992, ${time}, Agra`, 2026)).toMatchObject({ time: told });
  });

  test.each(["5 baje", "saadhe paanch baje", "at 5 o'clock", "5 bajkar 20 minute"])("%s is one of two", (time) => {
    expect(parseBirth(`2 feb 1992, ${time}, Agra`, 2026)).toMatchObject({ time: null, half: { hour: 5 } });
  });

  test.each([
    ["at sunrise", { ...at(6), within: 30, afterSun: { event: "sunrise", minutes: 0 } }],
    ["suryoday ke aas paas", { ...at(6), within: 30, afterSun: { event: "sunrise", minutes: 0 } }],
    ["fajr ke waqt", { ...at(5), within: 30, afterSun: { event: "sunrise", minutes: -60 } }],
    ["time 'godhuli'", { ...at(18), within: 30, afterSun: { event: "sunset", minutes: 0 } }],
    ["maghrib ke baad", { ...at(19, 5), within: 45, afterSun: { event: "sunset", minutes: 65 } }],
    ["सूरज डूबते वक़्त", { ...at(18), within: 30, afterSun: { event: "sunset", minutes: 0 } }],
    ["before lunch", { ...at(11, 30), within: 60 }],
    ["time not known, zuhar ke aas paas", { ...at(13), within: 60 }],
    ["bhor ke sawa paanch", at(5, 15)],
    ["fajr 5 baje", at(5)],
    ["morning time not known", { ...at(8), within: 240 }],
    ["time pata nahi, shaam ko", { ...at(18), within: 120 }],
    ["raat, time pata nahi", "unknown"],
  ])("%s is by what happens then, or by the part of the day", (time, told) => {
    expect(parseBirth(`born 2 feb 1992, ${time}, Agra`, 2026)).toMatchObject({ time: told });
  });

  test("between two hours without a part of the day is one of two, with its uncertainty", () => {
    const read = parseBirth("born 2 feb 1992, 11 se 1 ke bich, Agra", 2026);
    expect(read).toMatchObject({ time: null, half: { ...at(12), within: 60 } });
  });

  test.each(["brahma muhurat", "in the evening", "subah subah", "raat 11 se 1 baje ke beech"])("%s is none", (time) =>
    expect(parseBirth(`born 2 feb 1992, ${time}, Agra`, 2026)).toMatchObject({ time: null, half: null }),
  );

  test.each([
    ["7.35 nahi 4.30 baje", at(4, 30)],
    ["4.30 baje, 7.35 nahi", at(4, 30)],
    ["no it was 7:35 pm", at(19, 35)],
    ["saade saat baje shaam", at(19, 30)],
    ["7:35 am", null],
    ["is it 8:30?", null],
    ["haan", null],
  ])("other than 7:35 am: %s", (text, time) => {
    expect(parseCorrectedTime(text, at(7, 35))).toEqual(time);
  });

  test("keeps its hour in every part of the day, or shifts by twelve", () => {
    const parts = fc.constantFrom("am", "pm", "morning", "afternoon", "evening", "night");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), parts, fc.boolean(), (hour, part, isTwelveHour) => {
        const found = resolveHour({ ...at(hour), isTwelveHour }, part);
        if (found !== null) expect(found % 12).toBe(hour % 12);
        if (hour === 0 || hour > 12) expect(found).toBe(hour);
      }),
    );
  });
});

test("a birth may be followed by a question; parsing time grows linearly with the text", () => {
  const born = { year: 1990, month: 8, day: 15, time: at(7, 35) };
  expect(parseBirth("I was born on 15 Aug 1990 at 7.35 am in Patna. When will I marry?", 2026)).toMatchObject(born);
  const from = performance.now();
  for (let round = 0; round < 20; round += 1) parseBirth("kya kab kaise ".repeat(290), 2026);
  expect((performance.now() - from) / 20).toBeLessThan(200);
});

describe("no birth", () => {
  test.each([
    ["a question", "What happened on 15 Aug 1990 at 7:35 am in Delhi?"],
    ["a day to come", "15 Aug 2031, 7:35 am, Delhi"],
    ["a day that is none", "31/02/1990 7:35 am Delhi"],
    ["a year alone", "1990 was a good year"],
    ["a town alone", "Delhi"],
    [
      "a story",
      "On 15 Aug 1990 our whole old crowd went visiting granny living beside noisy fish market crossing Delhi",
    ],
    ["a wedding", "meri shaadi 15 aug 2015 ko subah 7 baje Delhi me hui"],
    ["a death", "दादाजी की मृत्यु 15 अगस्त 2015 को दिल्ली में हुई"],
  ])("is %s", (_what, text) => expect(parseBirth(text, 2026)).toBeNull());

  test("arbitrary text is parsed without errors", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: "binary" }), (text) => {
        const read = parseBirth(`${text} 15/8/1990 7:35 am ${text}`, 2026);
        if (read !== null) expect(read.year).toBeLessThanOrEqual(2026);
      }),
    );
  });
});

describe("four digits where no year is known", () => {
  test.each([
    ["उनका जन्म 1951 की सर्दियों में", { year: 1951, day: null, time: null }],
    ["janam 1948 ke aas paas Lahore", { year: 1948, day: null, time: null }],
    ["born in karachi 1944 before partition", { year: 1944, day: null, time: null }],
    ["जन्मदिन 14 नवंबर है, साल 1970", { year: 1970, month: 11, day: 14, time: null }],
    ["born on 15 aug at 1935, Delhi", { year: null, month: 8, day: 15, time: at(19, 35) }],
    ["born on 15 aug, 1935 hrs, Delhi", { year: null, month: 8, day: 15, time: at(19, 35) }],
    ["जन्म संवत 2008 का है", { year: null, day: null, time: null }],
  ])("%s", (text, told) => expect(parseIncompleteBirth(text, 2026)).toMatchObject(told));

  test("are a time beside a whole date", () => {
    expect(parseBirth("15/8/1990 1935 Delhi", 2026)).toMatchObject({ year: 1990, time: at(19, 35) });
  });
});

describe("a further message for an incomplete birth", () => {
  const AGRA = {};
  const open = { year: 1990, month: 8, day: 15, time: null, half: null, part: null, town: null };
  const place = (text: string, asked: Parameters<typeof parseMissingDetails>[1]) =>
    parseMissingDetails(text, asked, 2026)?.remaining.flatMap(({ words }) =>
      words.filter(({ isFiller }) => !isFiller).map((word) => word.text),
    );

  test("a part of the day that was told stands for a time that is not known", () => {
    const known = { ...open, part: "morning", town: AGRA } as const;
    expect(parseMissingDetails("pata nahi", known, 2026)).toMatchObject({ time: { ...at(8), within: 240 } });
    expect(parseMissingDetails("pata nahi", { ...known, part: "night" }, 2026)).toMatchObject({ time: "unknown" });
  });

  test.each([
    ["7.35 subah", at(7, 35)],
    ["saade saat baje subah", at(7, 30)],
    ["1945", at(19, 45)],
    ["pata nahi", "unknown"],
    ["time pata nahi", "unknown"],
    ["don't know", "unknown"],
  ])("a time: %s", (text, time) => {
    expect(parseMissingDetails(text, { ...open, town: AGRA }, 2026)).toMatchObject({ time, half: null });
  });

  test.each([
    ["shaam", at(17, 20)],
    ["subah", at(5, 20)],
    ["in the morning", at(5, 20)],
    ["शाम को", at(17, 20)],
    ["5:20 pm", at(17, 20)],
    ["subah 5:20", at(5, 20)],
  ])("the half of 5:20: %s", (text, time) => {
    expect(parseMissingDetails(text, { ...open, half: at(5, 20), town: AGRA }, 2026)).toMatchObject({ time });
  });

  test("a place, with the time or without", () => {
    expect(place("Delhi", { ...open, time: at(7) })).toEqual(["Delhi"]);
    expect(place("Rampur, Uttar Pradesh", { ...open, time: at(7) })).toEqual(["Rampur", "Uttar", "Pradesh"]);
    expect(place("7.35 am in Delhi", open)).toEqual(["Delhi"]);
  });

  test.each(["When will I marry?", "what is my rashi", "kab shaadi hogi"])("is nothing for a question: %s", (text) => {
    expect(parseMissingDetails(text, open, 2026)).toBeNull();
  });
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
    expect(parseDayWithoutYear(text, 2015)).toEqual(day);
  });
});

describe("the countries that are looked in first", () => {
  test.each([
    ["919812345678", ["IN"]],
    ["977981234567", ["IN", "NP"]],
    ["14155550123", ["IN", "US", "CA"]],
    ["447700900123", ["IN", "GB"]],
    ["US.13491208655302741918", ["IN", "US"]],
    ["IN.13491208655302741918", ["IN"]],
    ["0000", ["IN"]],
  ])("of WhatsApp's %s are %j", (externalId, home) => {
    expect(listHomeCountries({ channel: "whatsapp", externalId, country: null })).toEqual(home);
  });

  test.each([
    ["ne", "NP"],
    ["en-GB", "GB"],
    ["pt-BR", "BR"],
    ["hi", "IN"],
    ["en", null],
    ["not a tag", null],
    [null, null],
  ])("of Telegram's language %s: %s", (language, country) => {
    expect(findCountryOfLanguage(language)).toBe(country);
    expect(listHomeCountries({ channel: "telegram", externalId: "14155550123", country })).toEqual([
      ...new Set(["IN", ...(country === null ? [] : [country])]),
    ]);
  });
});
