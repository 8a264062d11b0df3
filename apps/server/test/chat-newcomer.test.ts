import type { ChatAskResponse, ChatStartResponse } from "@lagna/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildChatApp } from "./chat-test-app.ts";

let app: Awaited<ReturnType<typeof buildChatApp>>;
let number = 0;
beforeAll(async () => {
  app = await buildChatApp({ now: new Date("2026-11-29T06:30:00Z"), hasChart: false });
});
afterAll(() => app.people.close());

/** The last answer to messages of a person without a chart. */
async function say(...messages: readonly string[]): Promise<string> {
  const { people } = app;
  const { token } = await people.signUp(`newcomer${(number += 1)}@example.org`);
  const started = await people.call("POST", "/chat/start", { token, body: {} });
  const { chat_id } = started.json<ChatStartResponse>();
  let answer = "";
  for (const question of messages)
    ({ answer } = (
      await people.call("POST", "/chat/ask", { token, body: { chat_id, question } })
    ).json<ChatAskResponse>());
  return answer;
}

test.each([
  ["Which ayanamsa do you use by default?", /^Lahiri/],
  ["गुरु कब राशि बदलेंगे", /25 जनवरी 2027/],
  ["shukra ast kab tak hai", /July 2027/],
  ["is Mercury retrograde now? till when", /direct now/],
  ["Our vakya panchangam gives a different date from yours", /drik/],
  ["bina time ke kya kya bata paoge", /^Haan\. Samay ke bina/],
  ["Is today chandrashtamam for me? Mithuna rasi, Punarpoosam", /^No, .*chandrashtama for Gemini/],
  ["मेरी राशि मीन है, साढ़ेसाती कब खत्म होगी", /मीन राशि की साढ़ेसाती/],
  ["4D number got or not", /winning number/],
  ["sat sri akal ji. bol ke puch sakde?", /Hinglish/],
])("what needs no birth is answered without one: %s", async (message, expected) =>
  expect(await say(message)).toMatch(expected),
);

test("of several towns of one name the one in the country of the talk is meant", async () =>
  expect(await say("Debe, Trinidad here. When is Diwali next year", "12 june 1979 san fernando, 6:15 pm")).toMatch(
    /San Fernando .Trinidad/,
  ));

test.each([
  [["I keep bees in a small town in Poland", "i was born 1988-10-23, Sanok, 14h50"], /Sanok \(Subcarpathia, Poland\)/],
  [
    ["we are Nepal people", "born 11 may 1990, 4 am, Xqzvillage", "my moon sign?"],
    /^Without the town I read this for Kathmandu/,
  ],
  [["11 नवंबर 1974, शाम 4:10, क्षज्ञगढ़ी", "मेरी राशि क्या है"], /^शहर मालूम नहीं, इसलिए भारत के मध्य भाग.*राशि/],
  [["janm 3 may 1991, shaam 5:40", "meri rashi kya hai"], /^Shahar maloom nahi.*rashi/],
  [["born 12 may 1991, 6:20, Pune", "what is my moon sign"], /^Your Moon is in Pisces/],
])("what is open in a birth blocks no question: %j", async (messages, expected) =>
  expect(await say(...messages)).toMatch(expected),
);

test.each([
  [["tareekh pakki nai malum, 1991 me barish ke mausam me hua", "shaadi kab hogi"], /^Is samay ki prashna kundli/],
  [["सन् 1959 चैत का महीना, इतना ही पता है। जन्म का समय नहीं मालूम", "मेरी राशि क्या है"], /बड़ों या पंडित जी/],
  [["born in march 1962, no one wrote the day", "will I get the pension"], /^By the chart of this moment/],
  [["I don't know the exact date, only 1970 in winter", "thanks, bye"], /^(?!.*\bday\b)/],
  [["born in march 1962, no one wrote the day", "it was 14 march 1962, 6 am, Patna"], /^Your birth: 14 March 1962/],
])("a day of birth that is not known is not asked for again: %j", async (messages, expected) =>
  expect(await say(...messages)).toMatch(expected),
);

test.each([
  ["sat sri akal ji", /^Namaste/],
  ["ssa ji", /^(?!Khushi hui)/],
])("who greets first is welcomed: %s", async (message, expected) => expect(await say(message)).toMatch(expected));

test("a birth that is not another's is the writer's", async () =>
  expect(await say("nooo not hers. 02/02/2009 leicester 10:17pm")).toMatch(/^Your birth/));

test("a birth without a year after the news of a child is of these days", async () =>
  expect(await say("hamare ghar beti aayi hai, badhai do", "27 नवंबर रात 2 बजके 10 मिनट कोलकाता")).toMatch(
    /आपकी बेटी: 27 नवंबर 2026, रात 2:10/,
  ));

test("a Moon sign that was told is meant later", async () =>
  expect(await say("Mithuna rasi, Punarpoosam. chandrashtamam today?", "Ashtama sani when is it getting over")).toMatch(
    /Gemini.*dhaiya/,
  ));

test.each([
  [["didi meri shaadi kab hogi", "3 march 1996 shaam 4:20 gwalior"], /^Aapka janm: 3 March 1996/],
  [["Uncle here from Singapore. Tamil horoscope can see?", "17 Sept 1955, 2.30am, Singapore"], /^Your birth:/],
  [["अरे भाई साहब, नौकरी कब लगेगी", "जन्म 2 फरवरी 1995, सुबह 8:20, कानपुर"], /^आपका जन्म:/],
  [["bade bhai se jhagda hai zameen ka, kya hoga", "10 june 1980, raat 9:10, meerut"], /^Aapka janm:/],
  [["meri didi ko job kab milegi", "10 june 1992, raat 9:10, pune"], /^Aapki behen: .*Aapki behen ki kundli se/s],
  [["my mom made me download this lol", "Mar 22 2006 2:14pm Edison NJ"], /^Your birth:/],
  [["मम्मी के साथ बैठा हूँ अभी", "12 नवंबर 1991, रात 9:40, नासिक"], /^आपका जन्म:/],
  [["meri wife ne zabardasti install karwaya. 12 nov 1991, 9:40 pm, nashik"], /^Aapka janm:/],
  [["dawakhane pe baithta hu abbu ke sath. dob 3.2.2007, shaam 4:30, bhopal"], /^Aapka janm:/],
  [["ssa ji. truck chalaunda haan. 22/11/1988 subah 4 vaje, ellenabad"], /^Aapka janm:/],
  [["papa ki tabiyat kaisi rahegi", "3 may 1962 shaam 5 baje meerut"], /^Aapke pita: /],
  [["अच्छा मोड़ा को देखो। 3 मार्च 1997, रात 11.20, झाँसी"], /^आपके बेटे: /],
  [["म्हारा धणी, बे घर कद आसी", "उणरो जलम 7/7/1993, रात री 2 बजी, डीडवाना"], /^आपके पति: 7 जुलाई 1993, रात 2:00/],
  [["my son is in durban", "he's 2 Aug 1999, Durban, 7 in the evening"], /^Your son: 2 August 1999, 7:00 pm/],
])("whose birth follows is told by who is asked about, and not by an address: %j", async (messages, expected) =>
  expect(await say(...messages)).toMatch(expected),
);

test.each([
  ["beta hua hai! kal raat 11:47, Indore", /^Nanhe mehmaan.*Aapke bete: 28 November 2026, raat 11:47, Indore/],
  ["our baby girl was born yesterday at 4:15 pm in Pune", /^Congratulations.*Your daughter: 28 November 2026, 4:15 pm/],
  ["my wife delivered a boy last night at 1:20 am in Chennai", /Your son: 29 November 2026, 1:20 am/],
  ["didi ko ladki hui hai kal subah 5:10, Ranchi", /bhatije ya bhanje: 28 November 2026/],
  ["मेरी पोती हुई है परसों 28 नवंबर को सुबह 5 बजकर 40 मिनट पर देहरादून में", /पोती या नातिन: 28 नवंबर 2026, सुबह 5:40/],
  ["my sister just delivered a baby boy! Nov 27th 4:15 am, Nagpur", /Your nephew or niece: 27 November 2026/],
  ["mera beta 3 may ko paida hua tha, subah 7 baje, Pune", /kis saal/],
  ["लड़के का जनम 30 मई 2001 सुबे 9 बजे उज्जैन", /सुबह 9:00, Ujjain/],
  ["uska 2 feb 1999 howrah, time raat ko kuch hoga", /Samay pata nahi, Howrah/],
  ["uski bday 25 jan 2007 nashik. time kaun batayega", /Samay pata nahi, Nashik/],
  ["paidaish ki tareekh pakki nai malum, 1991 me barish ke mausam me hua", /^Koi baat nahi\. Din ke bina/],
  ["सन् 1959 चैत का महीना, इतना ही पता है। जन्म का समय नहीं मालूम", /दिन के बिना जन्म कुंडली नहीं/],
  ["born in 1962, I don't know the exact date", /^That is all right\. Without the day/],
  ["11/03/1986 5:52 am Houston, Texas", /^Your birth: 3 November 1986/],
  ["11/03/1986 5:52 am Pune", /^Your birth: 11 March 1986/],
  [
    "dubai mein hai par janm Ulhasnagar ka, 30 may 1992, subah 7:15",
    /^Aapka janm: 30 May 1992, subah 7:15, Ulhasnagar/,
  ],
  ["27/6/1995 शाम 5 बजे श्रीनगर गढ़वाल", /Srinagar \(Uttarakhand\)/],
  ["19 नवंबर 2003, दोपहर 1:25, हावड़ा", /Howrah/],
  ["mera janam 2000 me hua, 1 april, time subah ka tha shayad 6 ke aas paas", /subah 6:00, 30 minute.*Aur kis shahar/],
  ["जनम संवत 2038, सावन की नागपंचमी, रात में", /5 अगस्त 1981 और पहर/],
])("the parts of a birth are read as they are meant: %s", async (message, expected) =>
  expect(await say(message)).toMatch(expected),
);

test.each([
  ["2 september 1968, raat 8:10, Chittorgarh", "mera samay 8:10 nahi 8:40 hai", /raat 8:40/],
  ["5 may 1990 8.20 pm Kota", "it was 8.50, not 8.20", /8:50 pm/],
  ["7 june 1991, 5 pm, Ajmer", "sorry 5th not 7th", /5 June 1991/],
  ["15/8/1990 7:35 am Delhi", "date 15 nahi 16 hai", /16 August 1990/],
])("one part is corrected: %s, %s", async (birth, correction, expected) =>
  expect(await say(birth, correction)).toMatch(expected),
);

test("a question while the town is waited for is answered", async () =>
  expect(await say("meri bday 2 dec 2004 hai", "sem exam 4 din me hai, kuch padha nahi. pass ho jaungi??")).toMatch(
    /^Pariksha/,
  ));

test.each([
  [["bf's amma wants jathakam porutham", "me 19 nov 1997 10:25pm kottayam"], /^Your birth: 19 November 1997/],
  [["my boyfriend and I", "me 19 nov 1997 10:25pm kottayam", "yes", "him 4-6-1995, 6.15am, thrissur"], /4 June 1995/],
])("me and him before a birth say whose it is: %j", async (messages, expected) =>
  expect(await say(...messages)).toMatch(expected),
);

test("a date in a question for a day is none of the birth that was read back", async () => {
  const answer = await say("14 april 2004 subah 9.12 rewa", "9 december kaisa rahega yatra ke liye");
  expect(answer).toMatch(/9 December 2026/);
  expect(answer).not.toMatch(/9 December 2004/);
});

test("of a birth without its hour what can be read is told to who goes on to ask", async () => {
  const asked = ["born 8 May 1969 in the afternoon, Nagpur", "what is my rashi"] as const;
  expect(await say(...asked, "a pandit told me a different rashi. who is right")).toMatch(/Capricorn|Moon/);
});
