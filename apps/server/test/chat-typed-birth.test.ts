import type { ChatAskResponse, ChatHistoryResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

let people: PeopleApp;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", TRUST_PROXY: "1" } });
});
afterAll(() => people.close());

const OWN = { ...WORKED_BIRTH, name: "Anita Sharma", is_self: true };
async function talk(kundlis: readonly object[] = [OWN]) {
  const who: Caller = await people.signUp(`typed${(number += 1)}@example.org`);
  const { token } = who;
  for (const body of kundlis) expect((await people.call("POST", "/kundlis", { token, body })).statusCode).toBe(200);
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const say = async (question: string): Promise<ChatAskResponse> => {
    const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const sayAll = async (...messages: readonly string[]): Promise<string[]> => {
    const answers: string[] = [];
    for (const message of messages) answers.push((await say(message)).answer);
    return answers;
  };
  return { id, token, say, sayAll };
}

const READ_BACK_OF_WIFE = "Your wife: 11 August 1994, 1:00 pm, Rasra (Uttar Pradesh). Is that right?";
/** The sign that rises in the chart of that birth, and in the writer's own. */
const WIFE_LAGNA = /Scorpio|Vrishchik|वृश्चिक/;
const OWN_LAGNA = /Cancer|Kark|कर्क/;

describe("a birth that is typed in the web chat", () => {
  test("may have its day named by a feast and its time by the Sun, which the read-back explains", async () => {
    const { sayAll } = await talk();
    const [read = "", corrected = ""] = await sayAll(
      "my wife was born on holi 1978 at sunrise, Indore",
      "no, it was 26 March",
    );
    expect(read).toMatch(/^Holi 1978 was on 25 March 1978\. Your wife: 25 March 1978, 6:\d\d am, up to 30 minutes/);
    expect(corrected).toMatch(/^Your wife: 26 March 1978, 6:/);
  });

  test("is read back, and after a yes its chart answers what is asked of that person, and the writer's what is theirs", async () => {
    const { say, sayAll } = await talk();
    const asked = await say("my wife was born 11 aug 1994, rasra, 1 pm");
    expect(asked).toMatchObject({ answer: READ_BACK_OF_WIFE, follow_ups: ["Yes", "No"], used_index: false });
    const opened = await say("yes");
    expect(opened.answer).toMatch(/^The chart of your wife is open for this conversation\./);
    const [lagna = "", manglik = "", own = "", back = "", match = ""] = await sayAll(
      "uska lagna?",
      "is she manglik?",
      "what is my lagna?",
      "what is her lagna?",
      "do we match?",
    );
    expect(lagna).toMatch(/^Aapki patni ki kundli se/);
    expect(lagna).toMatch(WIFE_LAGNA);
    expect(manglik).toMatch(/^From your wife's chart\. .*Mars (?:is|stands) in the eighth house/);
    expect(own).toMatch(OWN_LAGNA);
    expect(own).not.toMatch(/your wife/);
    expect(back).toMatch(/^From your wife's chart/);
    expect(back).toMatch(WIFE_LAGNA);
    expect(match).toMatch(/^Anita Sharma and your wife have /);
  });

  test("may come in several messages, with what is still missing named", async () => {
    const { sayAll } = await talk();
    expect(await sayAll("my wife was born 11 aug 1994", "1 pm", "rasra")).toEqual([
      expect.stringMatching(/^I have the date 11 August 1994\. And at what time\?.*After that I need the town\.$/),
      "I have the date 11 August 1994 and the time 1:00 pm. And in which town?",
      READ_BACK_OF_WIFE,
    ]);
  });

  test.each([
    [
      "मेरी पत्नी का जन्म 11 अगस्त 1994 को दोपहर 1 बजे रसड़ा में हुआ",
      "हाँ",
      "उसका लग्न क्या है?",
      /^आपकी पत्नी: 11 अगस्त 1994, दोपहर 1:00, /,
    ],
    [
      "meri patni ka janm 11 august 1994 ko dopahar 1 baje Rasra mein hua",
      "sahi hai",
      "uska lagna kya hai?",
      /^Aapki patni: 11 August 1994, dopahar 1:00, Rasra/,
    ],
    ["Rasra, 1 pm, 11/8/1994: my wife", "haan", "wife ka lagna?", /^(?:Your wife|Aapki patni): 11 August 1994, /],
  ])("is read in every language and order: %s", async (birth, yes, question, readBack) => {
    const { sayAll } = await talk();
    const [asked = "", , lagna = ""] = await sayAll(birth, yes, question);
    expect(asked).toMatch(readBack);
    expect(lagna).toMatch(WIFE_LAGNA);
  });

  test("is corrected in one detail after a no", async () => {
    const { sayAll } = await talk();
    const [asked, declined, corrected, later] = await sayAll(
      "mere bete ka janm 5 march 2015 subah 7 baje Pune mein hua tha",
      "nahi",
      "Mumbai",
      "7.30 subah",
    );
    expect(asked).toBe("Aapke bete: 5 March 2015, subah 7:00, Pune (Maharashtra). Kya yeh sahi hai?");
    expect(declined).toMatch(/^Isme kya galat hai\?/);
    expect(corrected).toBe("Aapke bete: 5 March 2015, subah 7:00, Mumbai (Maharashtra). Kya yeh sahi hai?");
    expect(later).toBe("Aapke bete: 5 March 2015, subah 7:30, Mumbai (Maharashtra). Kya yeh sahi hai?");
  });

  test("with a question beside it: that is answered from the chart at once", async () => {
    const { sayAll } = await talk();
    const birth = "my husband Rohan was born 2 july 1986, 2:25 pm, Jaipur, when will he get a promotion?";
    const [answered] = await sayAll(birth);
    expect(answered).toMatch(
      /^Rohan \(husband\): 2 July 1986, 2:25 pm, Jaipur \(Rajasthan\)\. Write me if .* From Rohan \(husband\)'s chart/,
    );
    expect(answered).toMatch(/\b20\d\d\b/);
  });

  test.each([["what is her lagna?"], ["so which sign rises in that chart?"]])(
    "that was read back is taken as right by who goes on to ask: %s",
    async (question) => {
      const { sayAll } = await talk();
      const [, answer = ""] = await sayAll("my wife was born 11 aug 1994, rasra, 1 pm", question);
      expect(answer).toMatch(/^From your wife's chart/);
      expect(answer).toMatch(WIFE_LAGNA);
    },
  );

  test("that was read back waits while thanks, a doubt or a day is spoken of", async () => {
    const { sayAll } = await talk();
    const [, thanks = "", day = "", lagna = ""] = await sayAll(
      "my wife was born 11 aug 1994, rasra, 1 pm",
      "thank you",
      "what is today's tithi?",
      "her lagna?",
    );
    expect(`${thanks} ${day}`).not.toMatch(/From your wife's chart/);
    expect(lagna).toMatch(WIFE_LAGNA);
  });

  test("whose town is not known swallows no message about something else", async () => {
    const { sayAll } = await talk();
    const answers = await sayAll(
      "my wife was born 11 aug 1994 at 1 pm in Xyzzyqwv",
      "is Saturn retrograde in my chart",
      "the doctor has seen her already",
      "Rasra",
    );
    expect(answers[0]).toMatch(/cannot find the place/);
    expect(answers[1]).not.toMatch(/cannot find the place/);
    expect(answers[2]).not.toMatch(/cannot find the place/);
    expect(answers[3]).toBe(READ_BACK_OF_WIFE);
  });

  test("stays the chart of the talk past thanks and a question about a day, until the writer's own is asked for", async () => {
    const { sayAll } = await talk();
    const [, , , , later = "", own = ""] = await sayAll(
      "my wife was born 11 aug 1994, rasra, 1 pm",
      "what is her lagna?",
      "thank you",
      "when is sunrise today?",
      "and the lagna lord?",
      "what is my lagna?",
    );
    expect(later).toMatch(/your wife's chart/);
    expect(own).toMatch(OWN_LAGNA);
  });

  test("is the chart that “he” means, also where the writer speaks of themselves", async () => {
    const { sayAll } = await talk();
    const [, , joins = "", own = ""] = await sayAll(
      "my husband Jobin was born on 14 august 1991 in Kottayam, 5.20 am",
      "yes",
      "when will he get to join me here",
      "and my own lagna?",
    );
    expect(joins).toMatch(/^From Jobin/);
    expect(own).toMatch(OWN_LAGNA);
  });

  test.each([
    ["fine. his birth is 30-09-1993, Hubli, 6:15 am", /^(?!Fine)/],
    ["chhota bhai canada jana chahta hai, 2 dec 1998 jagraon subah 10.15", /^Aapke bhai: 2 December 1998/],
  ])("of a person without a name takes no other word for one: %s", async (message, expected) => {
    const { sayAll } = await talk();
    const [read = ""] = await sayAll(message);
    expect(read).toMatch(expected);
  });

  test("of whoever has the phone is the chart that “my” means, though a father was spoken of before", async () => {
    const { sayAll } = await talk();
    const [, read = "", lagna = "", lord = ""] = await sayAll(
      "hello, kirti here. papa gave me the phone for ten mins",
      "11 august 1994, 1 pm, rasra",
      "so what is my lagna",
      "where is its lord in my chart",
    );
    expect(read).toMatch(/^Your birth: 11 August 1994/);
    expect(lagna).toMatch(WIFE_LAGNA);
    expect(lord).not.toMatch(OWN_LAGNA);
  });

  test("of the person spoken of before is theirs", async () => {
    const { sayAll } = await talk();
    const [, read = "", theirs = "", own = ""] = await sayAll(
      "ab meri wife ki kundli dekhni hai",
      "11 august 1994, dopahar 1 baje, rasra",
      "uska lagna kya hai",
      "aur mera lagna?",
    );
    expect(read).toMatch(/^Aapki patni: 11 August 1994/);
    expect(theirs).toMatch(WIFE_LAGNA);
    expect(own).toMatch(OWN_LAGNA);
  });

  test("whose town is missing is read with that left open where its chart is needed", async () => {
    const { sayAll } = await talk();
    const [, asked = ""] = await sayAll("मेरा जन्म 3 मार्च 1974, रात पौने ग्यारह बजे", "इस समय मुझ पर किस ग्रह की महादशा है");
    expect(asked).toMatch(/^शहर मालूम नहीं.*महादशा/);
  });

  test("of the writer becomes the chart of a conversation that has none", async () => {
    const { sayAll } = await talk([]);
    const [asked, opened, lagna] = await sayAll(
      "I was born on 11 August 1994 at 1 pm in Rasra",
      "yes",
      "what is my lagna?",
    );
    expect(asked).toBe("Your birth: 11 August 1994, 1:00 pm, Rasra (Uttar Pradesh). Is that right?");
    expect(opened).toMatch(/^Your chart is open for this conversation\./);
    expect(lagna).toMatch(WIFE_LAGNA);
    expect(lagna).not.toMatch(/From/);
  });

  test.each([
    ["my sister was born 31 feb 1990 7 am Delhi", /^That date does not exist\./],
    ["my sister was born 3 may 2190 7 am Delhi", /^I can read births of the years 1800 to /],
    ["my sister and my wife: 3 may 1990 and 11 aug 1994 in Delhi and Rasra, 7 am and 1 pm", /^I see two births but/],
    ["my wife was born 11 aug 1994 at 1 pm in Xyzzyqwv", /I cannot find the place “Xyzzyqwv”/],
    ["my wife was born 11 aug 1994, 5 o'clock, Rasra", /Which half of the day was that: 5:00 am or 5:00 pm\?/],
  ])("that cannot be used is asked about: %s", async (message, asked) => {
    const { say } = await talk();
    expect((await say(message)).answer).toMatch(asked);
  });

  test.each([
    "my son was born in 2019 and since then my health is bad",
    "meri shaadi 12 may 2015 ko hui thi",
    "what if I had been born on 3 may 1990 at 7 am in Delhi?",
    "How was 12 March 2019 for me?",
  ])("is not seen in a message about life: %s", async (message) => {
    const { say } = await talk();
    const { answer } = await say(message);
    expect(answer).not.toMatch(/Is that right|Kya yeh sahi hai|And at what time|I have the/);
  });

  test("is deleted with its conversation, and is no saved kundli", async () => {
    const { id, token, sayAll } = await talk();
    await sayAll("my wife was born 11 aug 1994, rasra, 1 pm", "yes");
    const listed = await people.call("GET", "/kundlis", { token });
    expect(listed.body).not.toContain("Rasra");
    expect((await people.call("DELETE", `/chat/conversations/${id}`, { token })).statusCode).toBe(200);
    const exported = await people.call("GET", "/profile/export", { token });
    expect(exported.statusCode).toBe(200);
    expect(exported.body).not.toMatch(/rasra/i);
  });

  const WIFE_FIELDS = {
    name: "",
    gender: "female",
    year: 1994,
    month: "August",
    day: 11,
    hour: 13,
    minute: 0,
    city: expect.stringMatching(/^Rasra/) as string,
    country: "India",
    latitude: expect.closeTo(25.86, 1) as number,
    tags: ["wife"],
  };

  test("is sent with the answer that opens its chart, as the fields of a kundli to save", async () => {
    const { id, token, say } = await talk();
    expect(await say("my wife was born 11 aug 1994, rasra, 1 pm")).not.toHaveProperty("opened_birth");
    const { opened_birth: opened } = await say("yes");
    expect(opened).toMatchObject(WIFE_FIELDS);
    expect(await say("what is her lagna?")).not.toHaveProperty("opened_birth");
    const history = await people.call("GET", `/chat/conversations/${id}`, { token });
    expect(history.statusCode, history.body).toBe(200);
    const { messages } = history.json<ChatHistoryResponse>();
    expect(messages.flatMap(({ answer }) => answer?.opened_birth ?? [])).toEqual([opened]);
    // What was sent is accepted as it is.
    const saved = await people.call("POST", "/kundlis", { token, body: { ...opened, name: "Sunita" } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ created: true, kundli: { problems: [], tags: ["wife"] } });
  });

  test.each([
    ["save it", /^The chart of your wife is not saved yet\. “Save this kundli”/],
    ["Please save her chart", /^The chart of your wife is not saved yet/],
    ["can I keep this kundli?", /^The chart of your wife is not saved yet/],
    ["save my wife's chart", /^The chart of your wife is not saved yet/],
    ["isko save karo", /^Aapki patni ki kundli abhi save nahi hui hai/],
    ["patni ki kundli save kar do", /^Aapki patni ki kundli abhi save nahi hui hai/],
    ["इसे सहेज लीजिए", /^आपकी पत्नी की कुंडली अभी सहेजी नहीं गई है/],
    ["यह कुंडली सेव करो", /^आपकी पत्नी की कुंडली अभी सहेजी नहीं गई है/],
  ])("is offered to be saved when asked: %s", async (message, offered) => {
    const { say, sayAll } = await talk();
    await sayAll("my wife was born 11 aug 1994, rasra, 1 pm", "yes", "what is her lagna?");
    const asked = await say(message);
    expect(asked.answer).toMatch(offered);
    expect(asked.opened_birth).toMatchObject(WIFE_FIELDS);
    // The talk stays about that chart.
    expect((await say("uska lagna?")).answer).toMatch(WIFE_LAGNA);
  });

  test("of the writer is offered to be saved, and of several the one that was meant", async () => {
    const { say, sayAll } = await talk([]);
    await sayAll("I was born on 2 july 1986 at 2:25 pm in Jaipur", "yes");
    await sayAll("my wife was born 11 aug 1994, rasra, 1 pm", "yes", "what is my lagna?");
    const own = await say("save it");
    expect(own.answer).toMatch(/^Your chart is not saved yet/);
    expect(own.opened_birth).toMatchObject({ year: 1986, tags: [] });
    expect((await say("save my wife's chart")).opened_birth).toMatchObject(WIFE_FIELDS);
  });

  test.each(["save me", "will I save money?", "keep my chart safe", "save my son's chart", "isko save mat karo"])(
    "is not offered to be saved by other words: %s",
    async (message) => {
      const { say, sayAll } = await talk();
      await sayAll("my wife was born 11 aug 1994, rasra, 1 pm", "yes");
      expect(await say(message)).not.toHaveProperty("opened_birth");
    },
  );

  test("is understood on trial too, from the questions before", async () => {
    const turns = ["my wife was born 11 aug 1994, rasra, 1 pm", "yes"].map((question) => ({ question }));
    const body = { question: "what is her lagna?", kundli_data: WORKED_BIRTH, turns };
    const response = await people.call("POST", "/try/ask", { body });
    expect(response.statusCode, response.body).toBe(200);
    const { answer } = response.json<ChatAskResponse>();
    expect(answer).toMatch(/^From your wife's chart/);
    expect(answer).toMatch(WIFE_LAGNA);
  });
});

describe("whose birth it is", () => {
  test.each([
    ["चलो परख लेते हैं। 21 फ़रवरी 1992, दोपहर 12:48, ध्रांगध्रा", /^आपका जन्म: 21 फ़रवरी 1992/],
    [
      "Born 8 December 1963, around 6 in the evening, Margao. Around 6 only, mother used to say, the bell was ringing",
      /^Your birth: 8 December 1963/,
    ],
    ["My son wants chess! 19 Dec 2001 2.30 pm Muscat", /^Your son: 19 December 2001/],
    ["Asha, 3 May 1990, 7 am, Pune", /^Asha: 3 May 1990/],
  ])("words beside it are no name: %s", async (message, expected) => {
    const { sayAll } = await talk();
    expect((await sayAll(message))[0]).toMatch(expected);
  });

  test("after another person's chart the writer's own birth turns the talk to the writer", async () => {
    const { sayAll } = await talk();
    const [, readBack, dasha] = await sayAll(
      "मेरी बेटी, 26/03/1999 सायं 7:20 मनामा। मंगल दोष है?",
      "अब मेरी देखिए। 6 दिसंबर 1980, 5:25 प्रातः, जूनागढ़",
      "अंतर्दशा कौन सी चल रही है",
    );
    expect(readBack).toMatch(/^आपका जन्म: 6 दिसंबर 1980/);
    expect(dasha).toMatch(/शुक्र–शुक्र अंतर्दशा/);
  });

  test("a price that was told is no town that is still missing", async () => {
    const { sayAll } = await talk();
    const [, answer] = await sayAll("9-9-1995 सुबह 4:12 निफाड", "त्र्यंबक के पंडित ने तो हाँ बोला था, 11000 माँगे");
    expect(answer).not.toMatch(/Mango/);
  });

  test("a town that contradicts its state is not taken for a like one", async () => {
    const { sayAll } = await talk();
    expect((await sayAll("my birth 11 march 1982, 4.50 morning, Ranni Kerala"))[0]).toMatch(
      /cannot find the place “Ranni Kerala”/,
    );
  });

  test("what the writer is to do is no question about a relative who is mentioned", async () => {
    const { sayAll } = await talk();
    const [, , when] = await sayAll(
      "shall i leave gulf for good this year or after my son finish degree?",
      "also house construction stopped at lintel level, 2 years now. why so much block",
      "when it will move",
    );
    expect(when).not.toMatch(/your son/i);
  });

  test("where the writer lives now is not the town of birth", async () => {
    const { sayAll } = await talk();
    expect((await sayAll("22/09/2002, bathinda, subah 10 baje. abhi surrey bc me hu"))[0]).toMatch(
      /Bathinda \(Punjab\)/,
    );
  });

  test.each([
    [
      ["ek ladki hai sana. uske dil me kya hai", "uski paidaish 11 sept 2007 subah 8 baje sehore ki hai"],
      /^(?:Doosre vyakti|Saamne wale)/,
    ],
    [["meri wife gaon me hai", "ohdi kundli vi paa sakda?", "5 march 1992 ludhiana dopahar 12 vaje"], /^Aapki patni/],
    [
      ["my son is born 5.5.1990 at 3 am in Suva", "his wife is 17 oct 1992, noon, Sydney. do they match?"],
      /Your daughter-in-law and your son have/,
    ],
    [
      ["mere bhai ka janm 8 aug 1990 subah 6 baje pune", "uski biwi 3 march 1993 raat 9 baje nashik. gun milte hain?"],
      /nanad aur aapke bhai ke 36/,
    ],
    [
      ["बेटी का जन्म 3 मार्च 1996, सुबह 8 बजे, कानपुर", "उसका पति 11 जनवरी 1993, रात 9:30, लखनऊ। गुण मिलते हैं?"],
      /आपकी बेटी और आपके दामाद/,
    ],
    [["meri behen 24 august 1999 subah 5 baje, Arrah nahi, Chapra"], /Chapra/],
    [["her dob is 24 august 1999, 5 am, Indore, not Ujjain"], /Indore/],
  ])("a birth is of the person that the talk is about: %j", async (messages, expected) => {
    const { sayAll } = await talk();
    expect((await sayAll(...messages)).at(-1)).toMatch(expected);
  });

  test("who goes on with other questions is answered, and their words are no town", async () => {
    const { sayAll } = await talk();
    const answers = await sayAll(
      "dj wala hu. 25.12.1991 raat 12 baje",
      "shaadiyo ke season me kamai kaisi rahegi",
      "8 lakh ka loan leke naya sound system lu?",
      "lucky number bta gaadi ke liye",
      "color bhi",
    );
    expect(answers[1]).toMatch(/^Shahar maloom nahi/);
    expect(answers.slice(2).join(" ")).not.toMatch(/kis shahar mein|Shahar maloom nahi|Kolar/);
  });
});

describe("a birth among other words", () => {
  test.each([
    [
      "didi: 10.10.1992, 5.55 am, Nadiad. uska baby kab hoga, 3 saal se try kar rahe",
      /^Aapki behen: 10 October 1992, subah 5:55, Nadiad \(Gujarat\)/,
    ],
    [
      "test karte hai: 2019 se 2021 me meri life me kya hua bata. 23 aug 1994, 13:15, jabalpur",
      /^Aapka janm: 23 August 1994, dopahar 1:15, Jabalpur/,
    ],
    [
      "Bride side sent her janampatri with 'balance of Shukra 11y 4m'. Can you verify for 5 Jan 1999, 9:20 pm, Makrana?",
      /5 January 1999, 9:20 pm, Makrana \(Rajasthan\)/,
    ],
    ["heyy can u do horoscope for scorpios, im nov 3rd 2005", /3 November 2005/],
    ["my bestie is 18 jan 2006 1.20 am from thane", /^Your friend: 18 January 2006/],
    ["ok my wife made me install this. 11/03/1986, 5:52 am, Trichy. me, not her", /^Your birth: 11 March 1986/],
    ["born 2 feb 1990, 11.05 am Pala", /cannot find the place “Pala”|which town/i],
    // Where one works or lives is not where one was born, whatever stands beside it.
    ["mera janam 15-8-1991 sham 4.45 azamgarh up, mumbai me ola chalata hu", /Azamgarh \(Uttar Pradesh\)/],
    ["जन्म 15 अगस्त 1988, दोपहर 3 बजे, आरा। पार्लर है मेरा पटना में", /Arrah \(Bihar\)/],
    ["जन्म ०२/०७/२००१, रात्रि ११:१५, शाजापुर म.प्र.", /Shajapur \(Madhya Pradesh\)/],
    ["Retd. station master, SC Rly. 01-07-1957, 03:47 hrs IST, Vijayawada. Pl. cast", /^Your birth: 1 July 1957/],
    ["My wife made me install this. 3 Nov 1979, 22:40, Kanpur", /^Your birth/],
  ])("is read by a newcomer's first message: %s", async (message, answer) => {
    const { sayAll } = await talk([]);
    const [first] = await sayAll(message);
    expect(first).toMatch(answer);
  });

  test("is kept while a danger is heard first, and read by what is asked next", async () => {
    const { sayAll } = await talk([]);
    const [help = "", sign = ""] = await sayAll(
      "my husband beats me every night. 3 Nov 1979, 22:40, Kanpur",
      "what is my moon sign",
    );
    expect(help).toMatch(/181/);
    expect(sign).toMatch(/your Moon is in /i);
  });

  test("is of the person for which a newcomer was asked for it", async () => {
    const { sayAll } = await talk([]);
    const [, read = ""] = await sayAll(
      "mere pati 12 din se ghar nahi aaye. kab tak lautenge",
      "14 august 1985, siwan, subah 5 baje",
    );
    expect(read).toMatch(/^Aapke pati/);
  });

  test.each([
    ["प्रणाम। बेटी BPSC दे रही है, इस बार निकलेगा कि नहीं", "जन्म 2 मार्च 1999, समस्तीपुर, सुबह 6:05", /^आपकी बेटी/],
    ["bete ki naukri ki chinta hai", "usi ka janm hai 4 may 2001 subah 7 baje Patna", /^Aapke bete/],
    ["hi", "my girl is 3 sep 1997 6.05 am alappuzha", /^The girl/],
    ["hi bro. i am a medical rep from nagpur", "dob 22/08/1993 10.40pm wardha", /^Your birth/],
  ])("is of the person that was spoken of before it: %s", async (first, birth, read) => {
    for (const saved of [[], undefined]) {
      const { sayAll } = await talk(saved);
      const [, answer = ""] = await sayAll(first, birth);
      expect(answer).toMatch(read);
    }
  });

  test("at the same place is of the town of the birth before", async () => {
    const { sayAll } = await talk([]);
    const [, wife = "", son = ""] = await sayAll(
      "11 Sep 1964, 9.40 pm, Srinagar",
      "wife is 3 June 1967, same place, 5 am. what is her moon sign",
      "beta 9 may 1990, subah 7 baje, wahin hua tha",
    );
    expect(wife).toMatch(/^Your wife/);
    expect(wife).toMatch(/3 June 1967, 5:00 am, Srinagar/);
    expect(son).toMatch(/Srinagar/);
  });

  test("without its town is read with that left open by who goes on to ask, and exactly once the town is told", async () => {
    const { say, sayAll } = await talk([]);
    const [asked = ""] = await sayAll("15 august 1990, 7:35 am");
    expect(asked).toMatch(/which town/);
    const assumed = await say("what is my moon sign");
    expect(assumed.answer).toMatch(/^Without the town I read this for the middle of India.*Your Moon is in/);
    expect((await say("is my mars retrograde")).answer).not.toMatch(/town/);
    expect(assumed).not.toHaveProperty("opened_birth");
    const unsaved = await say("save my chart");
    expect(unsaved.answer).toMatch(/which I do not know yet/);
    expect(unsaved).not.toHaveProperty("opened_birth");
    expect((await say("Jaipur")).answer).toMatch(/Jaipur/);
    expect((await say("yes")).opened_birth).toMatchObject({ city: "Jaipur, Rajasthan", year: 1990 });
  });

  test("is no date on which someone passed away", async () => {
    const { sayAll } = await talk([]);
    const [, shraddha = "", own = ""] = await sayAll(
      "मेरे पति को गुज़रे चार साल होने को आए, मन नहीं लगता किसी काम में",
      "उनका श्राद्ध किस तिथि को करना चाहिए, 8 जनवरी 2023 को गए थे",
      "मेरा जन्म 1965 का है, तारीख 19 अगस्त, समय मालूम नहीं, बीकानेर",
    );
    expect(shraddha).toMatch(/8 जनवरी 2023 को तिथि/);
    expect(own).toMatch(/19 अगस्त 1965/);
  });

  test("of a newcomer who tells their name is their own", async () => {
    const { sayAll } = await talk([]);
    const [read = "", children = "", dosha = ""] = await sayAll(
      "Hello, this is Moumita. Born 27/10/1988 at 1.50 pm, Barasat",
      "we are trying for a baby 4 yrs now. is there child in my chart or not",
      "In laws say its because of my kaal sarp. do i have that",
    );
    expect(read).toMatch(/^Moumita: 27 October 1988/);
    expect(children).toMatch(/parenthood/);
    expect(dosha).toMatch(/Kala sarpa/);
  });

  test.each([
    ["इनकी साढ़ेसाती तो नहीं चल रही? इनका जन्म 11 जनवरी 1985, शाम 7:15, कानपुर", "Kanpur"],
    ["uska 7 dec 1995, raat 9.40, ujjain. mera to hai hi aapke paas, milan karo", "Ujjain"],
    ["wife ke naam pe lu to? uska 19/09/1985 subah 7 baje Gondal", "Gondal"],
  ])("is that of the person the pronoun before it refers to: %s", async (message, town) => {
    const { say } = await talk();
    const { answer } = await say(message);
    expect(answer).toContain(town);
    expect(answer).not.toMatch(/^(?:आपका जन्म|Aapka janm|Your birth)/);
  });

  test("is corrected by “not this town but that one”", async () => {
    const { sayAll } = await talk([]);
    const [, corrected = ""] = await sayAll(
      "जन्म 15 अगस्त 1988, दोपहर 3 बजे, आरा। पार्लर है मेरा पटना में",
      "रुकिए, आरा नहीं बक्सर कर दीजिए जन्म स्थान",
    );
    expect(corrected).toMatch(/15 अगस्त 1988.*Buxar \(Bihar\)/);
  });

  test("of a child is not what a question about one's own spouse is read from", async () => {
    const { sayAll } = await talk();
    const [, , husband = ""] = await sayAll(
      "12 अगस्त 2024, शाम 5:35, राँची",
      "नक्षत्र कौन सा है इसका",
      "पति शराब में सब उड़ा देता है, छोड़ दूँ क्या उसको",
    );
    expect(husband).not.toMatch(/12 अगस्त 2024/);
  });

  test.each([
    ["अब मेरी कुंडली पर वापस आइए, ये साल मेरा कैसा है", /2026/],
    ["ok back to my chart, when will I marry", /2027/],
  ])("of another person is left by who returns to their own and asks on: %s", async (message, text) => {
    const { sayAll } = await talk();
    const [, , answer = ""] = await sayAll("my sister 8 Aug 1999, 2:35 pm, Dhamtari", "is she manglik?", message);
    expect(answer).toMatch(text);
    expect(answer).not.toMatch(/sister|बहन|behen/);
  });

  test("waits for no question where the writer only greeted", async () => {
    const { sayAll } = await talk([]);
    const [hello = "", read = ""] = await sayAll(
      "hi, doing MD 2nd yr in a govt hospital, havent slept since yesterday lol",
      "dob 9 nov 1997, 4.35 am, nashik",
    );
    expect(hello).toMatch(/Tell me your birth here/);
    expect(read).toMatch(/^Your birth: 9 November 1997, 4:35 am, Nashik \(Maharashtra\)\. Is that right\?$/);
  });

  test("“at the same place” is not the town that was only assumed", async () => {
    const { sayAll } = await talk([]);
    const [, , , son = ""] = await sayAll(
      "15 august 1990, 7:35 am",
      "what is my moon sign",
      "tell me only my moon sign then",
      "my son was born on 3 May 2015, 9 pm, same place",
    );
    expect(son).not.toMatch(/Nagpur/);
    expect(son).toMatch(/town/);
  });
});
