import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { WORKED_BIRTH } from "./fakes/births.ts";

let people: PeopleApp;
let number = 0;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", TRUST_PROXY: "1" } });
});
afterAll(() => people.close());

/** Says messages in a new conversation of a person who has a chart, and returns the answers. */
async function sayAll(...messages: readonly string[]): Promise<string[]> {
  const { token } = await people.signUp(`births${(number += 1)}@example.org`);
  await people.call("POST", "/kundlis", { token, body: { ...WORKED_BIRTH, name: "Anita Sharma", is_self: true } });
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id: id } = started.json<ChatStartResponse>();
  const answers: string[] = [];
  for (const question of messages) {
    const response = await people.call("POST", "/chat/ask", { token, body: { chat_id: id, question } });
    expect(response.statusCode, response.body).toBe(200);
    answers.push(response.json<ChatAskResponse>().answer);
  }
  return answers;
}

const PUNE = "3 March 1994, 7:10 am, Pune (Maharashtra)";
const NASHIK = "12 November 1991, 9:40 pm, Nashik (Maharashtra)";

describe("two births in one message", () => {
  test.each([
    [
      "me 3 march 1994 7:10 am Pune, he 12.11.1991 21:40 Nashik",
      `Your birth: ${PUNE}; The other person: ${NASHIK}. Is all of it right?`,
    ],
    [
      "groom 3/3/1994 07:10 Pune, bride 12/11/1991 21:40 Nashik",
      `The boy: ${PUNE}; The girl: ${NASHIK}. Is all of it right?`,
    ],
    [
      "girl: Asha\n3 march 1994\n7:10 am\nPune\nboy: Ravi\n12 nov 1991\n9:40 pm\nNashik",
      `Asha: ${PUNE}; Ravi: ${NASHIK}. Is all of it right?`,
    ],
    [
      "my two sons: Rohan 3 march 1994 7:10 am Pune, Sohan 12 nov 1991 9:40 pm Nashik",
      `Rohan: ${PUNE}; Sohan: ${NASHIK}. Is all of it right?`,
    ],
    [
      "my two sons: 3 march 1994 7:10 am Pune; 12 nov 1991 9:40 pm Nashik",
      `Your son of 3 March 1994: ${PUNE}; Your son of 12 November 1991: ${NASHIK}. Is all of it right?`,
    ],
    [
      "I am 3 march 1994 7:10 am Pune, my boyfriend is 12 nov 1991 9:40 pm Nashik",
      `Your birth: ${PUNE}; Your partner: ${NASHIK}. Is all of it right?`,
    ],
    [
      "Rahul 3 march 1994 7:10 am Pune, Priya 12 nov 1991 9:40 pm Nashik",
      `Rahul: ${PUNE}; Priya: ${NASHIK}. Is all of it right?`,
    ],
    [
      "mera: 3 march 1994 subah 7:10 Pune; uska: 12 nov 1991 raat 9:40 Nashik",
      "Aapka janm: 3 March 1994, subah 7:10, Pune (Maharashtra); Doosre vyakti ka janm: 12 November 1991, raat 9:40, Nashik (Maharashtra). Kya sab sahi hai?",
    ],
    [
      "भतीजे का रिश्ता आया है। लड़का सौरभ 3 मार्च 1994, सुबह 7:10, पुणे; लड़की 12 नवंबर 1991, रात 9:40, नासिक",
      "सौरभ: 3 मार्च 1994, सुबह 7:10, Pune (Maharashtra); लड़की का जन्म: 12 नवंबर 1991, रात 9:40, Nashik (Maharashtra)। क्या सब सही है?",
    ],
  ])("are read back together with who is who: %s", async (message, readBack) => {
    expect(await sayAll(message)).toEqual([readBack]);
  });

  test("with a question: it is answered from both charts at once", async () => {
    const [answer = ""] = await sayAll("me 3 march 1994 7:10 am Pune, he 12.11.1991 21:40 Nashik; do we fit?");
    expect(answer).toMatch(
      /^Your birth: .*; The other person: .*Write me if .* You and the other person have [\d.]+ of 36 points/,
    );
  });

  test("a daughter's and that of a match for her, one after the other, are the couple of the next question", async () => {
    const [, , match = "", koota = ""] = await sayAll(
      "meri beti neha 7 march 1997 raat 11:20 bhopal",
      "ek rishta aaya hai, ladka 2 november 1994 subah 9.05 indore ka janam",
      "dono ke gun kitne mil rahe",
      "nadi dosh?",
    );
    expect(match).toMatch(/Neha \(beti\) aur saamne wale ke 36 mein se/);
    expect(koota).toMatch(
      /^(?:Haan, Nadi dosh hai: 8 mein se 0|Nahi, Nadi dosh nahi hai: 8 mein se 8) ank\. Neha \(beti\): /,
    );
  });

  test("are taken as right by who goes on to ask of the pair, then of one of them", async () => {
    const [, match = "", girl = "", boy = ""] = await sayAll(
      "ladki: Shivani, 22 june 1999, sham 7:10, betul. ladka: Nilesh, 5 jan 1997, subah 4:50, betul",
      "kitne gun mile 36 me se",
      "Shivani ka lagna kya hai",
      "aur Nilesh ka lagna?",
    );
    expect(match).toMatch(/^Shivani aur Nilesh ke 36 mein se/);
    expect(girl).toMatch(/Shivani ki kundli/);
    expect(boy).toMatch(/Nilesh ki kundli/);
  });

  test("are corrected one by one, and what is missing in one is asked for", async () => {
    const [read = "", which = "", corrected = ""] = await sayAll(
      "boy Ravi 12 nov 1991 9:40 pm Nashik, girl Asha 3 march 1994 7:10 am Pune",
      "no",
      "Asha 7:20 am",
    );
    expect(read).toBe(`Ravi: ${NASHIK}; Asha: ${PUNE}. Is all of it right?`);
    expect(which).toMatch(/^Whose birth is wrong: Ravi, Asha\?/);
    expect(corrected).toBe(`Ravi: ${NASHIK}; Asha: ${PUNE.replace("7:10", "7:20")}. Is all of it right?`);
    const [asked = "", whole = ""] = await sayAll(
      "boy 12 nov 1991 9:40 pm, girl Asha 3 march 1994 7:10 am Pune",
      "Nashik",
    );
    expect(asked).toMatch(/^The boy: I have the date 12 November 1991 and the time 9:40 pm\. And in which town\?/);
    expect(whole).toMatch(/The boy: 12 November 1991, 9:40 pm, Nashik/);
    expect(whole).toMatch(/Asha: 3 March 1994/);
  });

  test("in two messages: the first is taken as right by who goes on with the other", async () => {
    const [, second = "", match = ""] = await sayAll(
      "girl: 3 march 1994 7:10 am Pune",
      "boy: 12 nov 1991 9:40 pm Nashik",
      "how many gunas do they have",
    );
    expect(second).toMatch(/^The boy: 12 November 1991/);
    expect(match).toMatch(/The girl and the boy have [\d.]+ of 36 points/);
  });
});

describe("a question beside one birth is answered at once", () => {
  test.each([
    ["born 14 may 1996 5.50 am Rasra, tell me my lagna", /lagna/i],
    ["3 march 1994 7:10 am Pune. which dasha is running now", /dasha/],
    ["beti ka janm 5 march 2015 subah 7 baje Pune, uska nakshatra batao", /nakshatra/],
    ["meri shaadi kab hogi, 14 may 1996 5:50 am Pune", /\b20\d\d\b/],
    ["14 मई 1996 सुबह 5:50 पुणे, शादी कब होगी", /\b20\d\d\b/],
    ["wife ki details 30.11.1994, 7:07 am, Kota - manglik hai kya", /Mangal dosh/],
    ["Career advice please. 22 Feb 1985, 4:15 am, Chennai", /\bwork\b/],
  ])("after how the birth was read: %s", async (message, answer) => {
    const [answered = ""] = await sayAll(message);
    expect(answered).toMatch(/ Write me if .* wrong\. | Isme kuchh galat ho| इसमें कुछ ग़लत हो/);
    expect(answered).toMatch(answer);
  });

  test("of a husband who lives elsewhere, from his chart and his town of birth", async () => {
    const [answered = ""] = await sayAll(
      "my husband is in muscat, 2/11/1986 10.15 pm thrissur. his job is safe or not",
    );
    expect(answered).toMatch(/^Your husband: 2 November 1986, 10:15 pm, Thrissur .* From your husband's chart/);
  });

  test("and a mistake that is named then is corrected", async () => {
    const [, corrected = "", lagna = ""] = await sayAll(
      "My wife, 6 jan 1990 5:30 pm rohtak. what is her lagna",
      "the time is wrong, it was 5:40 pm",
      "what is her lagna",
    );
    expect(corrected).toBe("Your wife: 6 January 1990, 5:40 pm, Rohtak (Haryana). Is that right?");
    expect(lagna).toMatch(/Gemini at 22°/);
  });

  test("a year that is told later is no time of birth", async () => {
    const [, later = "", lagna = ""] = await sayAll(
      "12 oct 1984 5:55 pm ulhasnagar",
      "got divorced in 2021. is there a second marriage",
      "2020 was bad as well",
    );
    expect(later).toMatch(/partnership/);
    expect(lagna).not.toMatch(/8:20 pm/);
  });

  test("the largest of the towns of a name is taken by who goes on to ask", async () => {
    const [asked = "", answered = ""] = await sayAll("i was born 30 sep 1988 5.55 pm aurangabad", "what is my lagna");
    expect(asked).toMatch(/Several towns have that name/);
    expect(answered).toMatch(/^Your birth: 30 September 1988, 5:55 pm, Aurangabad \(Maharashtra\)\..* lagna/);
  });
});

describe("whose birth it is", () => {
  test("that of who writes, after another person's, is what the next question is about", async () => {
    const [, , , answer = ""] = await sayAll(
      "mere pati 11-8-1986 subah 5:30, kanpur",
      "haan",
      "ab meri bhi dekh do. 2 april 1991, savere 8 baje, unnao",
      "silai ka kaam karti hu ghar se, isme barkat hogi?",
    );
    expect(answer).not.toMatch(/pati ki kundli/);
    expect(answer).toMatch(/dasve ghar/);
  });

  test.each([
    ["19/12/1994, subah 7 baje, lucknow. ammi ko waqt theek se yaad nahi", /^Aapka janm: /],
    ["partner hai, sala hai mera. 5 feb 1985, 7 am, navsari", /^Aapke jija/],
  ])("who only tells of it was not born then: %s", async (message, expected) => {
    const [read = ""] = await sayAll(message);
    expect(read).toMatch(expected);
  });

  test("a town of two words is no question", async () => {
    expect(await sayAll("14 may 1996, 5.50 am, New Delhi")).toEqual([
      "Your birth: 14 May 1996, 5:50 am, New Delhi (Delhi). Is that right?",
    ]);
  });
});

test("who is not asked about is not the owner of the birth that follows", async () => {
  const answers = await sayAll("जय हिंद। बेटे का देखना है मेरा नहीं", "30.07.2006, 0620 बजे, पिथौरागढ़");
  expect(answers.at(-1)).toMatch(/^आपके बेटे: 30 जुलाई 2006/);
});

describe("whose a birth is", () => {
  test.each([
    ["client, female. 3 march 1994, 7:10 am, Pune", `Your client: ${PUNE}.`],
    ["my patient, male, 3 march 1994, 7:10 am, Pune", `Your patient: ${PUNE}.`],
    ["my granddaughter 3 march 1994 7:10 am Pune", `Your granddaughter: ${PUNE}.`],
    ["cofounder ka dob 3 march 1994 subah 7:10 Pune", "Aapke cofounder: 3 March 1994, subah 7:10"],
    ["hamare aadmi ka 3 march 1994 subah 7:10 Pune", "Aapke pati: 3 March 1994, subah 7:10"],
    ["मेरी छात्रा का जन्म 3 मार्च 1994, सुबह 7:10, पुणे", "आपके विद्यार्थी: 3 मार्च 1994, सुबह 7:10"],
    ["I am a student, 3 march 1994, 7:10 am, Pune", `Your birth: ${PUNE}.`],
  ])("%s", async (text, birth) => {
    expect(await sayAll(text)).toEqual([expect.stringContaining(birth)]);
  });

  test("is the son that was just spoken of: the boy of a match is another", async () => {
    const answers = await sayAll("बेटे की शादी की चिंता है", "लड़का बेंगलुरु में है, 3 मार्च 1994 सुबह 7:10, पुणे");
    expect(answers[1]).toContain("आपके बेटे: 3 मार्च 1994");
  });
});

describe("one part of a birth that was read back", () => {
  test.each([
    ["ओ नहीं 1991 है, गलती हो गई", "3 मार्च 1991"],
    ["no wait 1991 not 1994", "3 March 1991"],
    ["94 nahi 91 hai saal", "3 March 1991"],
    ["month galat hai, june hai", "3 June 1994"],
    ["3 नहीं गलत लिख गया 11", "11 मार्च 1994"],
    ["5th not 3rd", "5 March 1994"],
  ])("%s", async (text, date) => {
    const [, corrected] = await sayAll("my son 3 march 1994 7:10 am Pune", text);
    expect(corrected).toContain(date);
    const [, , later] = await sayAll("my son 3 march 1994 7:10 am Pune", "yes", text);
    expect(later).toContain(date);
  });

  test("is none of a day that is asked for", async () => {
    const answers = await sayAll("my son 13 march 1994 7:10 am Pune", "yes", "is 13 December good", "13 nahi 11");
    expect(answers[3]).not.toContain("1994");
  });
});

describe("a town of birth", () => {
  test.each([
    ["my granddaughter 16/08/2001, 3.40 pm, leicester royal infirmary", "Leicester (England, United Kingdom)"],
    ["my son 3 june 1991 5 am, bellevue nursing home kolkata", "Kolkata (West Bengal)"],
    ["my son 3 june 1991 5 am kanpur civil hospital", "Kanpur (Uttar Pradesh)"],
    ["मेरी बेटी 3 जून 1991 सुबह 5 बजे कोलकाता में, बेलव्यू नर्सिंग होम", "Kolkata (West Bengal)"],
    ["my daughter. 11 sept 2009, 13h25, Quatre Bornes", "Quatre Bornes (Plaines Wilhems, Mauritius)"],
    ["my son 12 march 1988 6 am Curepipe", "Curepipe (Plaines Wilhems, Mauritius)"],
  ])("%s", async (text, town) => {
    expect(await sayAll(text)).toEqual([expect.stringContaining(town)]);
  });
});

describe("a day of birth that is one of two", () => {
  test("is chosen by its fortnight, and told again to who asks which date it is", async () => {
    const [, told, again, chosen, other] = await sayAll(
      "मेरे भाई की शादी कब होगी",
      "मेरा भाई सावन की पंचमी को पैदा हुआ 1982 में",
      "अंग्रेजी तारीख क्या बनी उसकी",
      "शुक्ल पक्ष वाली",
      "नया ट्रैक्टर लूं या पुराना ठीक करा लूं",
    );
    expect(told).toMatch(/11 जुलाई 1982 \(कृष्ण पक्ष\) और 25 जुलाई 1982 \(शुक्ल पक्ष\)/u);
    expect(again).toContain("25 जुलाई 1982 (शुक्ल पक्ष)");
    expect(chosen).toContain("दिनांक 25 जुलाई 1982");
    expect(other).not.toContain("25 जुलाई 1982");
  });

  test("is the day of the week after a feast, once its year is told", async () => {
    const [asked, told] = await sayAll("मेरे बेटे का जन्म मंगलवार को था छठ के बाद", "1985");
    expect(asked).toContain("किस वर्ष");
    expect(told).toContain("19 नवंबर 1985");
  });
});

test.each([
  ["what birth did you take", `Your son: ${PUNE}`],
  ["which date did you use", `Your son: ${PUNE}`],
  ["angrezi tareekh kya li hai", "3 March 1994"],
])("%s: a birth is told as it was read, before and after the yes", async (text, birth) => {
  const answers = await sayAll("my son 3 march 1994 7:10 am Pune", text, "yes", text);
  expect(answers[1]).toContain(birth);
  expect(answers[3]).toContain("3 March 1994");
});
describe("the chart that the talk is about", () => {
  test("facts that name no one stay with it; what the writer is to do is the writer's", async () => {
    const talk = [
      "my wife 7 july 1979 17:12 siliguri",
      "yes",
      "shadbala me sabse kamzor kaun",
      "konsa house khali hai",
      "yogini dasha kaunsi chal rahi iska",
      "naukri badal lu kya",
    ];
    const [weakest, empty, yogini, own] = (await sayAll(...talk)).slice(2);
    for (const answer of [weakest, empty, yogini]) expect(answer).toMatch(/^Aapki patni ki kundli se/u);
    expect(own).not.toContain("patni");
  });
});
