import { expect, test } from "vitest";
import { askLast } from "./test-almanac.ts";

const ask = (...messages: readonly string[]): Promise<string> => askLast("2026-11-29T12:00", ...messages);

test.each([
  ["When is the next full moon?", "23 December 2026"],
  ["next ekadashi kab hai", "4 December 2026"],
  ["अगली अमावस्या कब है", "8 दिसंबर 2026"],
  ["When is Diwali in 2027?", "29 October 2027"],
  ["makar sankranti 2027 kab hai", "2027"],
  ["kharmas kab se kab tak hai", "16 December 2026 se Thursday, 14 January 2027 tak"],
  ["when does pitru paksha start in 2027", "2027"],
])("%s: %s", async (message, expected) => {
  expect(await ask(message)).toContain(expected);
});

test("a date that has passed this year is told for the year that is named", async () => {
  expect(await ask("why was diwali on two dates this year")).toContain("8 November 2026");
});

test("a span with two turns in a year has both", async () => {
  const text = await ask("navratri kab hai 2027 mein");
  expect(text).toContain("7 April 2027");
  expect(text).toContain("30 September 2027");
});

test("a follow-up keeps the festival and changes the year", async () => {
  expect(await ask("When is Diwali in 2027?", "and in 2028?")).toContain("2028");
});

test("the moonrise of a fast is that of its date", async () => {
  expect(await ask("karva chauth 2027 me chand kab niklega")).toContain("18 October 2027");
});

test("which fasts a stretch of time has", async () => {
  const text = await ask("agle hafte kaun kaun se vrat hain");
  expect(text).toContain("Pradosh Vrat (6 December 2026)");
  expect(text).not.toContain("Anvadhan");
});

test("no festival named: it is asked for", async () => {
  expect(await ask("what is the puja time for it?")).toBe("Which festival or fast do you mean?");
});

test.each([
  ["मेरे पति 9 मार्च 2019 की शाम को गए थे, उनका श्राद्ध किस तिथि पर करना चाहिए", /शुक्ल तृतीया.*18 सितंबर 2027/],
  ["papa ka shraddh kab hai, woh 12 november 2010 ko gaye the", /Shukla Shashthi.*21 September 2027/],
  ["दादाजी का श्राद्ध कब है", /^वे किस तारीख़ को गए थे/],
])("the shraddha of who died on a date: %s", async (message, expected) => {
  expect(await ask(message)).toMatch(expected);
});

test("the days of Chhath come with what is done on each, and its hour", async () => {
  const text = await ask("chhath me kharna kis din hai", "sanjh wala arghya kitne baje");
  expect(text).toMatch(
    /^Nahay-khay Tuesday, 2 November 2027 ko, kharna Wednesday, 3 November 2027 ko suryast \(\d\d:\d\d\)/,
  );
  expect(text).toMatch(/sandhya arghya .* suryast par, 17:\d\d, usha arghya Friday, 5 November 2027/);
});

test("the day on which a feast begins is named by the feast", async () => {
  expect(await ask("when is durga puja in 2027?")).toMatch(/^Durga Puja is on/);
});

test.each([
  [
    ["When is Janmashtami in 2027?", "and the parana?"],
    /^The fast ends on the next day, Wednesday, 25 August 2027, when/,
  ],
  [
    ["maha shivratri kab hai", "paran kab hoga"],
    /^Paran agle din Sunday, 7 March 2027 ko suryoday aur .* ke ant ke beech/,
  ],
  [["करवा चौथ 2027 कब है", "व्रत कब खोलें"], /^व्रत उसी दिन, सोमवार, 18 अक्टूबर 2027 को, चंद्रोदय पर खुलता है/],
  [["hartalika teej 2027 date", "when do I break the fast"], /^The fast ends on the next day, .* after sunrise/],
])("when a fast ends, after its date: %s", async (messages, expected) => {
  expect(await ask(...messages)).toMatch(expected);
});

test("moonrise beside the date of a fast is that of the date", async () => {
  const text = await ask("karva chauth kab hai, chand kitne baje niklega");
  expect(text).not.toContain("aaj chandroday");
});

test.each([
  [
    ["janmashtami 2027 kab hai", "smarta aur vaishnav ki date alag kyun hai"],
    /^Tareekhein alag hain.*nishita kaal.*suryoday/,
  ],
  [
    ["Why is Maha Shivaratri 2027 on two dates?"],
    /Krishna Chaturdashi runs from 6 March 2027, .* an almanac that goes by sunrise/,
  ],
  [["karva chauth 2027 kab hai", "India me to ek din pehle hai, hamara alag kyu"], /^India mein bhi tareekh wahi hai/],
])("why there are two dates: %s", async (messages, expected) => {
  expect(await ask(...messages)).toMatch(expected);
});

test("a date of this year that has passed comes with the next one", async () => {
  expect(await ask("jitiya is saal kab thi")).toMatch(/ko tha\. Agli baar .* 2027 ko hai/);
});

test.each([
  [
    "sare vrat tyohar december ke, list do",
    /4 December: Utpanna Ekadashi; 6 December: Pradosh Vrat; .*26 December: Sankashti/,
  ],
  ["pradosh dates in december", /Sunday, 6 December 2026 and Monday, 21 December 2026/],
  ["दिसंबर में संकष्टी किन दिनों है", /26 दिसंबर 2026/],
])("what comes back is listed whole: %s", async (message, expected) => {
  expect(await ask(message)).toMatch(expected);
});

test("whether one of the dates is of a weekday's own kind", async () => {
  const text = await ask("pradosh dates in december", "is one of them shani pradosh");
  expect(text).toMatch(
    /^No, none of these is Shani Pradosh.*The next Shani Pradosh Vrat is on Saturday, 20 March 2027/,
  );
});

test.each([
  [["cheti chand kab hai"], /Jhulelal Jayanti Thursday, 8 April 2027/],
  [["गुढीपाडवा 2027 में कब आएगा"], /गुड़ी पड़वा बुधवार, 7 अप्रैल 2027/],
  [["rath yatra kab hai", "and raja parba"], /^Mithuna Sankranti is on Tuesday, 15 June 2027/],
  [["rath yatra kab hai", "herath kab hai"], /^Aap kis tyohaar/],
  [
    ["my late father's thithi is purattasi krishna paksha navami. which date it falls this year"],
    /^For Krishna Navami the shraddha of Pitru Paksha/,
  ],
] as const)("festivals and tithis by their common names: %s", async (messages, expected) => {
  expect(await askLast("2026-11-29T12:00", ...messages)).toMatch(expected);
});
