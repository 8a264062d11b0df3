import { describe, expect, test } from "vitest";
import { converse, textOf } from "../converse.ts";

/** Jaipur, 9 March 1988, 14:25: Cancer rises. */
const reply = (...messages: readonly string[]): string => textOf(converse(...messages));

describe("an object is answered with its own facts", () => {
  test.each([
    ["give SAV bindus of all houses", /^Sarvashtakavarga .*Cancer 25, Leo 31/],
    ["ashtakavarga total of saturn", /1, 4, 6, 4, 3, 4, 0, 5, 4, 3, 4, 1; 39 bindus in all/],
    ["what sits in the 7th house of navamsha", /navamsha \(D9\) the 7th house is Capricorn; it is empty/],
    ["which is more powerful with me, mars or mercury?", /Mercury is stronger than your Mars: .* rank 4 against 7/],
    ["any planet going backward when i was born", /no planet is retrograde/],
    ["gulika and hora lagna degrees?", /Gulika is in Taurus at 17°25′.*Hora lagna is in Libra at 16°04′/],
    [
      "how many planets in watery signs, and which bhavas are vacant",
      /water signs you have no planet.*Empty .* 1st, 3rd/,
    ],
    ["is rahu with any other planet", /^Yes, your Rahu stands with the Sun in Aquarius/],
    ["kaun kaun se grah ek saath hain", /Surya aur Rahu .*Mangal aur Shani .*Guru aur Shukra/],
    ["kis kis grah ki drishti chandra par hai", /Guru aur Shukra ki drishti/],
    ["kya shukra ast hai", /^Nahi, aapka Shukra ast nahi hai/],
    ["उपपद भी निकालिए", /उपपद लग्न सिंह राशि में, दूसरे भाव में है/],
    ["वर्गोत्तम का मतलब समझा दो", /जन्म कुंडली और नवांश में एक ही राशि/],
    ["what does saturn in the 7th house mean in general", /^Of Saturn in the 7th house the books say/],
    ["letters for naming if baby comes in rohini third charan", /Rohini, pada 3, begins with Vi/],
    ["ashtottari dasha me abhi kya chal raha hai", /^Ashtottari dasha me abhi Guru/],
    ["meri meen rashi hai, sadhe saati ka konsa charan hua", /^Meen rashi ki sade sati chal rahi hai/],
    ["when will jupiter come to my 7th house", /Capricorn, your 7th house, on 5 March 2032/],
    ["D-10 please, entire", /dashamsha \(D10\)/i],
  ])("%s", (message, expected) => expect(reply(message)).toMatch(expected));
});

describe("what is meant from the conversation", () => {
  test.each([
    [["mera shukra kaisa hai", "wo ast hai kya"], /Shukra ast nahi/],
    [["who all are sitting in the 4th", "does guru look at that house at least"], /^Yes, your Jupiter aspects/],
    [["does Saturn aspect my 5th house?", "and my 10th house?"], /Saturn aspects/],
    [["what is in my 7th house", "वहाँ शनि हो तो सामान्यतः क्या फल कहा गया है"], /शनि सातवें भाव में हो/],
  ] as const)("%s", (messages, expected) => expect(reply(...messages)).toMatch(expected));
});

describe("two questions of a sentence are both answered", () => {
  test.each([
    ["navamsa lagna, and what sits in the 7th of it", /lagna is Cancer.*7th house is Capricorn/],
    ["shani abhi kis rashi me chal raha hai aur seedha kab hoga", /abhi Meen me.*11 December 2026/],
    ["मंगल आजकल किस राशि में चल रहा है, और ये वक्री कब होगा", /मंगल अभी सिंह.*वक्री/],
  ])("%s", (message, expected) => expect(reply(message)).toMatch(expected));

  test("the last answer in simpler words has the words of art explained", () =>
    expect(reply("ashtakavarga of my 10th house", "i don't follow, simpler please")).toMatch(/bindus/));
});
