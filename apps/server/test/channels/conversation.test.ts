import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OutboundMessage } from "../../src/channels/outbound-message.ts";
import { formatChannelText } from "../../src/channels/channel-texts.ts";
import { formatBirthText } from "../../src/typed-births/birth-texts.ts";
import { openTestConversation, type TestConversation } from "./test-conversation.ts";

let talk: TestConversation;
beforeAll(async () => {
  talk = await openTestConversation();
}, 120_000);
afterAll(() => talk.close());

/** Jaipur: Cancer rises, the Moon is in Libra. */
const MINE = "9 March 1988, 2:25 pm, Jaipur";
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let number = 0;
const somebody = (): string => `9198${(number += 1)}`;
const wordsIn = (says: readonly OutboundMessage[]): string =>
  says.map((each) => (each.kind === "chart" ? each.caption : each.text)).join("\n");
async function charted(from: string, birth = MINE): Promise<readonly OutboundMessage[]> {
  await talk.hear(from, birth);
  return talk.hear(from, "yes");
}

describe("a first word", () => {
  test.each([
    ["Hi", "en"],
    ["Start", "en"],
    ["/start", "en"],
    ["नमस्ते", "hi"],
  ] as const)("%s is answered with a greeting and a link of one's own", async (words, language) => {
    const from = somebody();
    const [link] = await talk.hear(from, words);
    if (link?.kind !== "link") throw new Error("no link");
    expect(link.text).toContain(formatChannelText("greeting", language, { name: ", Asha" }));
    expect(link.label).toBe(formatChannelText("form_label", language));
    expect(link.label.length).toBeLessThanOrEqual(20);
    const token = new URL(link.url).searchParams.get("token") ?? "";
    const person = await talk.person(from);
    expect(await talk.records.findFormLink(talk.tokens.verifyToken(token) ?? "")).toMatchObject({
      personId: person.id,
      usedAt: null,
    });
  });

  test("a question before any birth gets the way to give one; danger gets help, and no link", async () => {
    expect((await talk.hear(somebody(), "When will I marry?"))[0]?.kind).toBe("link");
    const help = await talk.hear(somebody(), "मैं मरना चाहता हूँ");
    expect([help.map(({ kind }) => kind), wordsIn(help)]).toEqual([["text"], expect.stringContaining("14416")]);
  });
});

test("a user without a chart gets an introduction, and thanks are answered without a link", async () => {
  const who = await talk.hear(somebody(), "whats this? is it free");
  expect([who[0]?.kind, wordsIn(who)]).toEqual(["link", expect.stringContaining("I am Lagna")]);
  expect(wordsIn(await talk.hear(somebody(), "thanks"))).toBe(formatChannelText("nothing_to_confirm", "en"));
});

describe("a day or a time that is told without calendar and clock", () => {
  const hearFirst = async (text: string): Promise<string> => wordsIn(await talk.hear(somebody(), text));

  test.each([
    ["born on holi 1978, 7 am, Indore", "Holi 1978 was on 25 March 1978.", "25 March 1978"],
    ["born the day after Diwali 1972, 6 am, Kanpur", "I read the birth on 6 November 1972.", "6 November 1972"],
    ["makar sankranti 1951, subah 7 baje, Puri", "14 January 1951", "14 January 1951"],
    ["1951 की सावन पूर्णिमा को जन्म, सुबह 7 बजे, वाराणसी", "सावन पूर्णिमा 1951 की तारीख़: 17 अगस्त 1951।", "17 अगस्त 1951"],
    ["जन्म 2058 साल जेठ 14 गते, सुबह 8 बजे, जनकपुर", "14 ज्येष्ठ वि.सं. 2058 यानी 27 मई 2001।", "27 मई 2001"],
  ])("%s", async (text, note, date) => {
    const said = await hearFirst(text);
    expect(said).toContain(note);
    expect(said.replace(note, "")).toContain(date);
  });

  test.each([
    ["janm sawan 1954, Deoghar", "Sirf “sawan” se koi ek din tay nahi hota."],
    ["1972 me eid ke din paida hue, Patna", "Sirf “eid” se koi ek din tay nahi hota."],
    ["janm shivratri 1959 ke baad, Barabanki", "janm kis din hua"],
  ])("%s is asked for its day", async (text, note) => {
    const said = await hearFirst(text);
    expect(said).toContain(note);
    expect(said).toContain("Aur kis din?");
  });

  test("a feast without its year is kept until the year is told", async () => {
    const from = somebody();
    const asked = wordsIn(await talk.hear(from, "diwali ke 2 din pehle janam, subah 7 baje, Sitamarhi"));
    expect(asked).toContain("kis saal ki baat hai?");
    expect(wordsIn(await talk.hear(from, "1981 me"))).toContain("25 October 1981");
  });

  test.each([
    ["born 5 june 1980 at sunrise, Leh", "5:07 am"],
    ["born 5 june 1980 at sunrise, Chennai", "5:41 am"],
    ["born 5 june 1980, before lunch, Pune", "11:30 am"],
  ])("%s is the time of it there, with its uncertainty", async (text, clock) => {
    const said = await hearFirst(text);
    expect(said).toContain(clock);
    expect(said).toMatch(/up to (?:30|60) minutes earlier or later/);
  });

  test("the part of the day is asked on, and stands with its hours if no one knows more", async () => {
    const from = somebody();
    expect(wordsIn(await talk.hear(from, "born 2 june 1961, morning, Mhow"))).toContain("And at what time?");
    expect(wordsIn(await talk.hear(from, "I don't know"))).toContain("up to 4 hours earlier or later");
  });

  test.each([
    ["Mummy bole subah 7 baje, janm 3 may 1990", "Aur kis shahar mein?"],
    ["I am clerk in same school. birth 5 dec 1990, 3pm, Shajapur", "Shajapur"],
    ["born 12 june 1988, 7:30 am, c-section", "And in which town?"],
    ["born 12 june 1988, 7:30 am, Guna", "Guna"],
    ["born 12 june 1988, 7:30 am, from the office record, Nagpur", "Nagpur"],
  ])("no everyday word is a town: %s", async (text, said) => {
    expect(await hearFirst(text)).toContain(said);
  });
});

describe("a birth entered in several messages", () => {
  test("asks for missing details, and reads the birth back once complete", async () => {
    const from = somebody();
    expect(wordsIn(await talk.hear(from, "9 march 88"))).toBe(
      `I have the date 9 March 1988. ${formatBirthText("misses_time", "en")} After that I need the town.`,
    );
    expect(wordsIn(await talk.hear(from, "2.25 dopahar"))).toBe(
      `I have the date 9 March 1988 and the time 2:25 pm. ${formatBirthText("misses_place", "en")}`,
    );
    expect(wordsIn(await talk.hear(from, "Xyzzyqwv"))).toContain("Xyzzyqwv");
    const back = wordsIn(await talk.hear(from, "Jaypur"));
    for (const told of ["9 March 1988", "(14:25)", "Jaipur, Rajasthan, India"]) expect(back).toContain(told);
    expect((await talk.hear(from, "haan ji"))[0]?.kind).toBe("chart");
  });

  test.each([
    ["shaam", "(17:20)"],
    ["subah", "(05:20)"],
    ["in the evening", "(17:20)"],
    ["5:20 pm", "(17:20)"],
  ])("is asked for the half of the day where a clock of twelve hours was told: %s", async (half, time) => {
    const from = somebody();
    const [asked] = await talk.hear(from, "9 march 1988, 5 bajkar 20 minute, Jaipur");
    if (asked?.kind !== "text") throw new Error("nothing was asked");
    expect(asked.text).toContain(formatBirthText("which_half", "en", { first: "5:20 am", second: "5:20 pm" }));
    expect(asked.choices).toEqual(["5:20 am", "5:20 pm"]);
    expect(wordsIn(await talk.hear(from, half))).toContain(time);
  });

  test.each([
    ["2", "Aurangabad, Bihar"],
    ["Bihar", "Aurangabad, Bihar"],
    ["bihar wala", "Aurangabad, Bihar"],
    ["बिहार", "Aurangabad, Bihar"],
    ["Aurangabad, Maharashtra", "Aurangabad, Maharashtra"],
    ["Patna", "Patna, Bihar"],
  ])("is asked which of two towns of a name is meant: %s", async (answer, town) => {
    const from = somebody();
    const [asked] = await talk.hear(from, "9 march 1988, 2:25 pm, Aurangabad");
    if (asked?.kind !== "text") throw new Error("nothing was asked");
    expect(asked.text).toContain("1. Aurangabad, Maharashtra\n2. Aurangabad, Bihar");
    expect(asked.choices).toEqual(["Aurangabad, Maharashtra", "Aurangabad, Bihar"]);
    expect(wordsIn(await talk.hear(from, answer))).toContain(`${town}, India`);
  });

  test("has no town made of its other words, and none abroad that sounds like a word of it", async () => {
    for (const words of ["raat ke 11 baje hua tha", "janm ka time shaam 5 baje", "Xyzzyville 7 am", "in Punjab 7 am"]) {
      const from = somebody();
      await talk.hear(from, `9 march 1988, ${words}`);
      expect((await talk.person(from)).awaiting, words).toMatchObject({ kind: "details", typed: { town: null } });
    }
  });

  test("is forgotten for a no, and a question meanwhile is answered as a question", async () => {
    const from = somebody();
    await talk.hear(from, "9 March 1988, Jaipur");
    expect((await talk.hear(from, "When will I marry?"))[0]?.kind).toBe("link");
    expect(wordsIn(await talk.hear(from, "no"))).toBe(formatChannelText("not_right", "en"));
    expect((await talk.hear(from, "2:25 pm"))[0]?.kind).not.toBe("chart");
  });

  test("reports a non-existent date", async () => {
    expect(wordsIn(await talk.hear(somebody(), "31/2/1990 7:35 am Delhi"))).toBe(formatBirthText("no_such_day", "en"));
  });
});

describe("a birth that is typed", () => {
  test("is read back, and becomes a chart with a picture when it is agreed to", async () => {
    const from = somebody();
    const back = wordsIn(await talk.hear(from, MINE));
    for (const told of ["Asha Rao", "9 March 1988", "2:25 pm (14:25)", "Jaipur, Rajasthan, India"])
      expect(back).toContain(told);
    expect(await talk.records.findCharts((await talk.person(from)).id), "it was not used").toEqual([]);
    const [picture, next] = await talk.hear(from, "Yes");
    if (picture?.kind !== "chart") throw new Error("no picture");
    expect(picture.caption).toContain("Lagna: Cancer");
    expect(picture.caption).toMatch(/Moon: Libra [^,]+, Vishakha pada 3\n/);
    expect(next).toMatchObject({ kind: "text", choices: expect.arrayContaining(["When will I marry?"]) });
    const chart = await talk.records.findChart(picture.chartId);
    if (!chart) throw new Error("no chart");
    const drawn = await talk.readings.renderPicture(chart.birth, "en");
    expect(drawn.subarray(0, 4)).toEqual(PNG);
  });

  test.each([
    ["I am Kavya, born 9 March 1988, 2:25 pm, Jaipur", "Kavya", true],
    ["mera naam Ravi hai, janm 9 march 1988 ko dopahar 2:25 baje jaipur", "Ravi", true],
    ["my boss Ramesh, 9 March 1988, 2:25 pm, Jaipur", "Ramesh", null],
    ["Ramesh, 9 March 1988, 2:25 pm, Jaipur", "Ramesh", null],
    ["my friend Ramesh, 9 March 1988, 2:25 pm, Jaipur", "Ramesh (friend)", false],
    ["mere bete ka janm 9 march 1988 ko dopahar 2:25 baje jaipur me hua", "Bete", false],
    ["9 March 1988, 2:25 pm, Jaipur", "Asha Rao", true],
  ])("is known as the writer's own, or not: %s", async (text, name, isOwn) => {
    const from = somebody();
    await talk.hear(from, text);
    expect((await talk.person(from)).awaiting).toMatchObject({ kind: "confirm", birth: { name }, isOwn });
  });

  test("is read back and saved with the uncertainty of its time", async () => {
    const from = somebody();
    const back = wordsIn(await talk.hear(from, "9 March 1988, between 6 and 8 in the morning, Jaipur"));
    expect(back).toContain("7:00 am (07:00), up to 60 minutes earlier or later");
    const made = wordsIn(await talk.hear(from, "yes"));
    expect(made, "what is not certain is not told as certain").toMatch(
      /^Lagna: Aquarius .*\(.*Aquarius .*Pisces .*\)$/m,
    );
    const [chart] = await talk.records.findCharts((await talk.person(from)).id);
    expect(chart?.birth).toMatchObject({ hour: 7, minute: 0, uncertainty: { minutes: 60 } });
    expect(wordsIn(await talk.hear(from, "no it was 7:20 am"))).toContain("7:20 am (07:20)\n");
  });

  test("after midnight is read back with the night that it is in, which can be put right", async () => {
    const from = somebody();
    const back = wordsIn(await talk.hear(from, "raat 12:30 baje 20 july 1993 raipur"));
    expect(back).toContain("20 July 1993\nraat 12:30 (00:30)\n");
    expect(back).toContain("19 July 1993 aur 20 July 1993 ke beech ki raat");
    expect(wordsIn(await talk.hear(from, "21 July 1993"))).toContain("21 July 1993\nraat 12:30 (00:30)\n");
  });

  test("in Hindi is read back in Hindi", async () => {
    const from = somebody();
    const back = wordsIn(await talk.hear(from, "9 मार्च 1988, दोपहर 2:25, जयपुर"));
    expect(back).toContain("9 मार्च 1988\nदोपहर 2:25 (14:25)\n");
    expect(wordsIn(await talk.hear(from, "हाँ"))).toContain("लग्न: कर्क");
  });

  test.each([
    ["00:10", "रात 12:10 (00:10)"],
    ["04:00", "सुबह 4:00 (04:00)"],
    ["12:00", "दोपहर 12:00 (12:00)"],
    ["19:59", "शाम 7:59 (19:59)"],
    ["20:00", "रात 8:00 (20:00)"],
  ])("at %s says the part of the day in Hindi", async (time, said) => {
    expect(wordsIn(await talk.hear(somebody(), `9 मार्च 1988, ${time}, जयपुर`))).toContain(said);
  });

  test("is discarded after a no; missing time or place is asked for; an unknown place is named", async () => {
    const from = somebody();
    await talk.hear(from, MINE);
    expect(wordsIn(await talk.hear(from, "no"))).toBe(formatChannelText("not_right", "en"));
    expect(wordsIn(await talk.hear(from, "yes"))).toBe(formatChannelText("nothing_to_confirm", "en"));
    expect(wordsIn(await talk.hear(from, "9 March 1988, Jaipur"))).toContain(formatBirthText("misses_time", "en"));
    expect(wordsIn(await talk.hear(from, "9 March 1988 2:25 pm"))).toContain(formatBirthText("misses_place", "en"));
    expect(wordsIn(await talk.hear(from, "9 March 1988 2:25 pm Xyzzyqwv"))).toContain("Xyzzyqwv");
  });

  test("is confirmed by any word of agreement, and asked again after other replies", async () => {
    const from = somebody();
    await talk.hear(from, MINE);
    expect(wordsIn(await talk.hear(from, "when will i marry"))).toContain("2:25 pm (14:25)");
    expect((await talk.hear(from, "yeah thats right"))[0]?.kind).toBe("chart");
  });

  test("is put right by another time, before it is agreed to and after", async () => {
    const from = somebody();
    await talk.hear(from, MINE);
    expect(wordsIn(await talk.hear(from, "no it was 4.30 am"))).toContain("4:30 am (04:30)");
    expect((await talk.hear(from, "yes"))[0]?.kind).toBe("chart");
    expect(wordsIn(await talk.hear(from, "2.25 pm janam hua tha mera, 4.30 nahi"))).toContain("(14:25)");
    expect(wordsIn(await talk.hear(from, "haan"))).toContain("Lagna: Kark");
    expect(await talk.records.findCharts((await talk.person(from)).id)).toHaveLength(1);
  });

  test.each([
    ["no it was 3 May", "3 May 1988"],
    ["10 March 1988", "10 March 1988"],
    ["9 March 1987 4:30 am", "9 March 1987\n4:30 am (04:30)"],
    ["no, my name is Kamla Devi", "Kamla Devi\n9 March 1988"],
    ["nahi, Varanasi me", "Varanasi, Uttar Pradesh, India"],
    ["no, the place is Pune", "Pune, Maharashtra, India"],
  ])("is put right by %s, and all else stands", async (words, told) => {
    const from = somebody();
    await talk.hear(from, MINE);
    const back = wordsIn(await talk.hear(from, words));
    expect(back).toContain(told);
    const rest = ["Asha Rao", "(14:25)", "Jaipur, Rajasthan, India"].filter((each) => back.includes(each));
    expect(rest.length).toBeGreaterThanOrEqual(2);
    expect((await talk.hear(from, "yes"))[0]?.kind).toBe("chart");
  });

  test.each([
    "no, not now",
    "no, thanks",
    "no, when will i marry",
    "the name is wrong",
    "no, place is wrong",
    "naam galat hai",
  ])("is not put right by %s", async (words) => {
    const from = somebody();
    await talk.hear(from, MINE);
    const said = wordsIn(await talk.hear(from, words));
    if (said.includes("1988")) expect(said).toMatch(/Asha Rao\n9 March 1988\n\D*2:25 (?:pm )?\(14:25\)\nJaipur/);
  });

  test("after confirmation is corrected only by an explicit correction of the time", async () => {
    const from = somebody();
    await charted(from);
    expect(wordsIn(await talk.hear(from, "sorry 8:45 am tha"))).toContain("8:45 am (08:45)");
    expect((await talk.hear(from, "yes"))[0]?.kind).toBe("chart");
    expect(wordsIn(await talk.hear(from, "I go to work at 9:30 am"))).not.toContain("(09:30)");
  });

  test("of a child comes with questions of a child", async () => {
    const from = somebody();
    await talk.hear(from, "Rohan 2 May 2015, 5:10 pm, Pune");
    const [, next] = await talk.hear(from, "yes");
    if (next?.kind !== "text") throw new Error("no question");
    expect(next.choices).toContain(`Rohan: ${formatChannelText("sample_child_1", "en")}`);
    expect(next.choices?.join()).not.toContain(formatChannelText("sample_2", "en"));
    for (const language of ["en", "hi", "hg"] as const)
      for (const sample of ["sample_child_1", "sample_child_2"] as const)
        expect(wordsIn(await talk.hear(from, `Rohan: ${formatChannelText(sample, language)}`))).toContain(
          formatChannelText("from_chart", language),
        );
  });

  test("of somebody named by who they are is asked about by that; one's own is told from it", async () => {
    const from = somebody();
    await charted(from);
    await charted(from, "mummy ka 15 Aug 1960, 6:10 am, Varanasi");
    expect(wordsIn(await talk.hear(from, "my chart"))).toContain("The kundli of Asha Rao.");
    const [hers] = (await talk.hear(from, "what is my mother's Moon sign?")).slice(-1);
    expect(wordsIn(hers ? [hers] : [])).toContain("Taurus");
    expect(hers?.kind === "text" && hers.choices?.every((choice) => choice.startsWith("Mummy: "))).toBe(true);
    expect(wordsIn(await talk.hear(from, "what is my Moon sign?"))).toContain("Libra");
  });

  test("of who has no name to go by is called theirs", async () => {
    const from = somebody();
    await talk.hear(from, "Hi", { name: "N" });
    const [picture] = await charted(from);
    expect(picture?.kind === "chart" && picture.caption).toMatch(/^Your kundli is ready\./);
    expect(wordsIn(await talk.hear(from, "hi"))).toContain("Your kundli is open");
    expect(wordsIn(await talk.hear(from, "meri kundli"))).toMatch(/^Aapki kundli\.\n/);
  });

  test("waits for who asks for time", async () => {
    const from = somebody();
    await talk.hear(from, MINE);
    expect(wordsIn(await talk.hear(from, "wait"))).toBe(formatChannelText("waits", "en"));
    expect((await talk.hear(from, "yes"))[0]?.kind).toBe("chart");
  });

  test("waits while a person in danger is answered first", async () => {
    const from = somebody();
    await talk.hear(from, MINE);
    expect(wordsIn(await talk.hear(from, "I want to kill myself"))).toContain("14416");
    expect((await talk.hear(from, "yes"))[0]?.kind).toBe("chart");
  });
});

describe("questions", () => {
  test.each([
    ["What is my Moon sign?", "Libra", "From the chart:"],
    ["मेरी चंद्र राशि क्या है?", "तुला", "कुंडली से:"],
    ["meri chandra rashi kya hai?", "Tula", "Kundli se:"],
  ])("%s", async (question, sign, grounds) => {
    const from = somebody();
    await charted(from);
    const answer = wordsIn(await talk.hear(from, question));
    expect(answer).toContain(sign);
    expect(answer).toContain(grounds);
  });

  test("are answered once, even if the server ends before the answer is stored", async () => {
    const from = somebody();
    await charted(from);
    const before = await talk.messages();
    const [lost, kept] = await talk.hearTwice(from, "When will I marry?");
    expect(kept).toEqual(lost);
    expect(await talk.messages()).toBe(before + 2);
  });
});

test.each(["😭", "...", "?", "💔💔"])("%s alone is no question, and is answered kindly", async (signs) => {
  const from = somebody();
  await charted(from);
  await talk.hear(from, "When will I marry?");
  expect(wordsIn(await talk.hear(from, signs))).toBe(formatChannelText("only_signs", "en"));
});

test("a conversation in Hinglish goes from a town to a day, to the chart, to more and back", async () => {
  const from = somebody();
  await charted(from);
  const hear = async (words: string): Promise<string> => wordsIn(await talk.hear(from, words));
  expect(await hear("Pune mein abhi kaun sa choghadiya hai?")).toMatch(/Pune mein abhi .+ choghadiya/);
  expect(await hear("aur kal?")).toMatch(/Pune mein kal/);
  expect(await hear("rahu kaal bhi bata do")).toMatch(/Pune mein kal .*rahu kaal \d\d:\d\d se \d\d:\d\d/);
  const wedding = await hear("meri shaadi kab hogi?");
  expect(wedding).toMatch(/20\d\d/);
  expect(await hear("aur bataiye")).not.toContain(wedding.slice(0, 40));
  expect(await hear("agli ekadashi kab hai?")).toMatch(/Ekadashi .*\d{4} ko hai/);
  expect(await hear("maine sabse pehle kya poocha tha?")).toMatch(/choghadiya/);
});

describe("orders", () => {
  test.each(["new chart", "my chart", "charts", "today"])(
    "%s, before any birth, gives the way to one",
    async (order) => {
      expect((await talk.hear(somebody(), order))[0]?.kind).toBe("link");
    },
  );

  test("today is told of the day, new chart gives the way to another, help says what there is", async () => {
    const from = somebody();
    await charted(from);
    expect(wordsIn(await talk.hear(from, "today"))).toMatch(
      /^The Moon is in .* today.*Sunday, 1 March 2026: the tithi is/s,
    );
    expect(wordsIn(await talk.hear(from, "aaj"))).toMatch(/^Chandra aaj .*Sunday, 1 March 2026: tithi/s);
    expect((await talk.hear(from, "new chart"))[0]?.kind).toBe("link");
    expect(wordsIn(await talk.hear(from, "help"))).toBe(formatChannelText("help", "en"));
  });
});

describe("charts of a family", () => {
  test("are told apart by name, opened by it, and asked by it without being opened", async () => {
    const from = somebody();
    await charted(from);
    await charted(from, "Kamla Devi, 15 Aug 1960, 6:10 am, Varanasi");
    expect(wordsIn(await talk.hear(from, "charts"))).toContain("• Asha Rao\n• Kamla Devi");
    const hers = wordsIn(await talk.hear(from, "What is the Moon sign?"));
    const mine = wordsIn(await talk.hear(from, "Asha: what is the Moon sign?"));
    expect(mine).toContain("Libra");
    expect(hers).toContain("Taurus");
    expect(wordsIn(await talk.hear(from, "What is Asha's Moon sign?")), "by a name within it").toContain("Libra");
    expect(wordsIn(await talk.hear(from, "what is the Moon sign?")), "hers is open still").toContain("Taurus");
    expect(wordsIn(await talk.hear(from, "asha rao"))).toContain("The kundli of Asha Rao.");
    expect(wordsIn(await talk.hear(from, "What is the Moon sign?"))).toContain("Libra");
  });

  test.each(["What is my Moon sign?", "meri chandra rashi kya hai", "मेरी चंद्र राशि क्या है?"])(
    "another's is never read for the writer: %s",
    async (question) => {
      const from = somebody();
      await charted(from);
      await charted(from, "mummy ka 15 Aug 1960, 6:10 am, Varanasi");
      const [opened, answer] = await talk.hear(from, question);
      expect(opened?.kind === "text" && opened.text).toContain("Asha Rao");
      expect(answer?.kind === "text" && answer.text).toMatch(/Libra|Tula|तुला/);
      expect(wordsIn(await talk.hear(from, "and what is the Moon sign?")), "it is open from then on").toContain(
        "Libra",
      );
    },
  );

  test("if only another person's chart exists, the user's own birth is requested and used", async () => {
    const from = somebody();
    await charted(from, "my mother 15 Aug 1960, 6:10 am, Varanasi");
    const [link] = await talk.hear(from, "when will I marry");
    expect(link?.kind === "link" && link.text).toContain(formatChannelText("own_missing", "en"));
    await talk.hear(from, "9 March 1988, 2:25 pm, Jaipur");
    const [picture] = await talk.hear(from, "yes");
    expect(picture?.kind === "chart" && picture.caption).toContain("The kundli of Asha Rao");
    expect(wordsIn(await talk.hear(from, "What is my Moon sign?"))).toContain("Libra");
    expect(wordsIn(await talk.hear(from, "what is my mother's Moon sign?"))).toContain("Taurus");
  });

  test("with a name other than the user's, asks once whether it is their own", async () => {
    const [own, another] = [somebody(), somebody()];
    for (const from of [own, another]) {
      await charted(from, "Kamla Devi, 15 Aug 1960, 6:10 am, Varanasi");
      expect(wordsIn(await talk.hear(from, "what is my Moon sign?"))).toBe(
        formatChannelText("asks_own", "en", { name: "Kamla Devi" }),
      );
    }
    expect(wordsIn(await talk.hear(own, "ya correct"))).toContain("Taurus");
    expect(wordsIn(await talk.hear(own, "what is my lagna?"))).toContain("Leo");
    expect((await talk.hear(another, "no"))[0]?.kind).toBe("link");
    const [link] = await talk.hear(another, "what is my Moon sign?");
    expect(link?.kind === "link" && link.text).toContain(formatChannelText("own_missing", "en"));
  });

  test.each([
    ["Arjun: how is his career?", "Arjun"],
    ["how is Arjun's career?", "Arjun"],
    ["arjun ki shaadi kab hogi", "Arjun"],
    ["अर्जुन की नौकरी कब लगेगी?", "अर्जुन"],
  ])("a person without one is asked for, and not read from another's: %s", async (question, name) => {
    const from = somebody();
    await charted(from);
    const [link] = await talk.hear(from, question);
    expect(link?.kind === "link" && link.text).toContain(name);
    expect(wordsIn(await talk.hear(from, "2 May 1990, 5:10 pm, Pune"))).toContain(`${name}\n`);
    await talk.hear(from, "yes");
    expect(wordsIn(await talk.hear(from, "What is my Moon sign?")), "it is not the writer's").toContain("Libra");
  });
});

describe("silence", () => {
  test("lasts until the user ends it, except for a person in danger", async () => {
    const from = somebody();
    await charted(from);
    expect(wordsIn(await talk.hear(from, "STOP"))).toBe(formatChannelText("stopped", "en"));
    expect(await talk.hear(from, "hello?")).toEqual([]);
    expect(await talk.hear(from, "What is my Moon sign?")).toEqual([]);
    expect(await talk.hear(from, { kind: "photo" })).toEqual([]);
    expect(wordsIn(await talk.hear(from, "I want to kill myself"))).toContain("14416");
    expect(wordsIn(await talk.hear(from, "start"))).toContain("welcome back");
    expect(wordsIn(await talk.hear(from, "What is my Moon sign?"))).toContain("Libra");
  });

  test("everything is deleted when that is confirmed, and only then", async () => {
    const from = somebody();
    await charted(from);
    await talk.hear(from, "What is my Moon sign?");
    const before = await talk.messages();
    await talk.hear(from, "delete my data");
    expect(wordsIn(await talk.hear(from, "no"))).toBe(formatChannelText("not_erased", "en"));
    expect(await talk.messages()).toBe(before);
    await talk.hear(from, "delete my data");
    expect(wordsIn(await talk.hear(from, "yes"))).toBe(formatChannelText("erased", "en"));
    expect(await talk.messages()).toBe(before - 2);
    const { id, stoppedAt } = await talk.person(from);
    expect([await talk.records.findCharts(id), stoppedAt !== null]).toEqual([[], true]);
  });
});

describe("what is to be deleted", () => {
  test.each([
    "I want to delete my data",
    "please delete all my data",
    "how do I delete my account?",
    "delete everything about me",
    "mera data hata do",
    "mujhe apna account delete karna hai",
    "मैं अपना डेटा मिटाना चाहता हूँ",
    "मेरा अकाउंट डिलीट करो",
    "delete all charts",
  ])("is everything, after a yes: %s", async (wish) => {
    const from = somebody();
    await charted(from);
    const [asked] = await talk.hear(from, wish);
    const language = (await talk.person(from)).language ?? "en";
    expect(asked?.kind === "text" && asked.text).toContain(formatChannelText("asks_erase", language));
    const asksToEraseAccount = /account|अकाउंट/.test(wish);
    expect(asked?.kind === "text" && asked.text.includes("https://lagna.example/profile")).toBe(asksToEraseAccount);
    expect(asked?.kind === "text" && asked.choices).toEqual([
      formatChannelText("yes", language),
      formatChannelText("no", language),
    ]);
    expect(wordsIn(await talk.hear(from, formatChannelText("no", language)))).toBe(
      formatChannelText("not_erased", language),
    );
    await talk.hear(from, wish);
    expect(wordsIn(await talk.hear(from, formatChannelText("yes", language)))).toBe(
      formatChannelText("erased", language),
    );
    expect(await talk.records.findCharts((await talk.person(from)).id)).toEqual([]);
  });

  test.each([
    ["remove chart", "Kamla Devi"],
    ["delete my chart", "Asha Rao"],
    ["delete Kamla Devi's kundli", "Kamla Devi"],
    ["kamla devi ki kundli hata do", "Kamla Devi"],
    ["मेरी कुंडली हटा दो", "Asha Rao"],
  ])("is one chart, after a yes: %s", async (wish, name) => {
    const from = somebody();
    await charted(from);
    await charted(from, "Kamla Devi, 15 Aug 1960, 6:10 am, Varanasi");
    const [asked] = await talk.hear(from, wish);
    const language = (await talk.person(from)).language ?? "en";
    expect(asked?.kind === "text" && asked.text).toBe(formatChannelText("asks_forget", language, { name }));
    expect(wordsIn(await talk.hear(from, formatChannelText("yes", language)))).toBe(
      formatChannelText("forgotten", language, { name }),
    );
    const left = await talk.records.findCharts((await talk.person(from)).id);
    expect(left.map((chart) => chart.name)).toEqual(["Asha Rao", "Kamla Devi"].filter((each) => each !== name));
  });

  test("says so if there is nothing to delete", async () => {
    const from = somebody();
    expect(wordsIn(await talk.hear(from, "remove my chart"))).toBe(formatChannelText("no_kundli", "en"));
    await charted(from);
    expect(wordsIn(await talk.hear(from, "please delete the chart of Arjun"))).toBe(
      formatChannelText("no_kundli_of", "en", { name: "Arjun" }),
    );
    expect(wordsIn(await talk.hear(from, "unlink my account please"))).toBe(formatChannelText("linked_to_none", "en"));
  });

  test("is heard in silence", async () => {
    const from = somebody();
    await charted(from);
    await talk.hear(from, "stop");
    await talk.hear(from, "I want to delete my data");
    expect(wordsIn(await talk.hear(from, "yes"))).toBe(formatChannelText("erased", "en"));
  });

  test("is no dosha, and no debt", async () => {
    const from = somebody();
    await charted(from);
    for (const question of ["how to remove mangal dosh from my kundli", "when will I get rid of my debts"])
      expect(wordsIn(await talk.hear(from, question))).toContain(formatChannelText("from_chart", "en"));
  });
});

test("questions about stored data are answered for this chat", async () => {
  const from = somebody();
  await charted(from);
  for (const question of ["is my data safe", "do you store my details"])
    expect(wordsIn(await talk.hear(from, question))).toBe(
      formatChannelText("privacy", "en", { url: "https://lagna.example/privacy-policy" }),
    );
});

test.each(["ya correct", "yes", "ok", "right"])(
  "%s is said in every language, and keeps that of the talk",
  async (yes) => {
    for (const [birth, language, lagna] of [
      [MINE, "en", "Lagna: Cancer"],
      ["मेरा जन्म 9 मार्च 1988 को दोपहर 2:25 बजे जयपुर में हुआ", "hi", "लग्न: कर्क"],
      ["mera janm 9 march 1988 ko dopahar 2:25 baje jaipur me hua", "hg", "Lagna: Kark"],
    ] as const) {
      const from = somebody();
      await talk.hear(from, birth);
      expect(wordsIn(await talk.hear(from, yes))).toContain(lagna);
      expect((await talk.person(from)).language).toBe(language);
    }
  },
);

test.each([
  ["photo", "photo"],
  ["voice", "voice"],
  ["other", "other"],
] as const)("a %s is answered kindly", async (kind, words) => {
  expect(wordsIn(await talk.hear(somebody(), { kind }))).toBe(formatChannelText(words, "en"));
});
