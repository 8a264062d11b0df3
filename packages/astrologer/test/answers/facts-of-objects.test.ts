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

describe("what can be so or not is answered with yes or no first", () => {
  test.each([
    [["where's my mercury", "debilitated, no?"], /^No, your Mercury is not debilitated: it is in Capricorn/],
    [["guru uchch ka hai na"], /^Nahi, aapka Guru uchch ka nahi hai: woh Mesh/],
    [["मेरा शनि नीच का है क्या"], /^नहीं, आपका शनि नीच का नहीं है/],
    [["venus again, is it really so weak"], /^No, your Venus has 1\.16 times the strength/],
    [["kya mera chandra balwan hai"], /^Haan, aapke Chandra ka bal zaroori bal ka 1\.27 guna/],
    [["is saturn the strongest of my planets"], /^Yes, by shadbala your Saturn is the strongest/],
    [["mool nakshatra ka dosh to nahi na"], /^Nahi, aapka Chandra Vishakha me hai, jo gandmool ke chhah/],
    [["am i a gandmool birth"], /^No, your Moon is in Vishakha, which is none of the six/],
    [["was i born in rohini"], /^No, your Moon is in Vishakha/],
    [["do i have kaal sarp"], /^No, Kala sarpa is not/],
    [["क्या मुझे पितृ दोष है"], /^हाँ, आपकी कुंडली में पितृ दोष है/],
    [["any kuja dosham in mine? MIL is asking"], /^(?:Yes|No), /],
    [["मुझे मंगल है क्या"], /^(?:हाँ|नहीं), /],
    [["kala sarpa yes or no"], /^No, Kala sarpa is not/],
    [["kala sarpa yes or no", "mool to nahi lage na"], /^Nahi, aapka Chandra Vishakha/],
    [["is guru strong in my chart or not"], /^(?:Yes|No|Only just)[,:] /],
    [["mera mangal kahan hai", "us par guru ki nazar hai kya"], /^(?:Haan|Nahi), aapke Guru ki drishti Mangal par/],
    [["kya mangal par shani ki drishti hai"], /^Nahi, aapke Shani ki drishti Mangal par nahi/],
    [
      ["who is in the 10th house", "does jupiter aspect any of them"],
      /^(?:Yes|No), your Jupiter (?:does not )?aspects? your/,
    ],
    [["am i not a scorpio"], /^No, by none .* Moon is in Libra/],
    [["so im a pisces right"], /^Yes, by the Western Sun sign/],
    [["is my jupiter vargottama"], /^No, your Jupiter is not vargottama: it is in Aries .* Taurus/],
    [["is mars a yogakaraka for me"], /^Yes, the yogakaraka for your lagna is Mars, lord of the 5th and 10th/],
    [["is venus a functional malefic for my lagna"], /^Yes, your Venus is a functional malefic .* 4th and 11th/],
    [["is saturn going over my natal moon now"], /^No, your Moon is in Libra/],
    [["where is mars", "and saturn", "do they look at each other"], /^No, your Mars and Saturn do not aspect/],
    [
      ["chandra kahan hai", "aur guru", "dono ek dusre ko dekhte hain kya"],
      /^Haan, aapke Chandra aur Guru ek-doosre ko/,
    ],
  ] as const)("%j", (messages, expected) => expect(reply(...messages)).toMatch(expected));
});

describe("the asked detail comes first, and nothing that is asked is left out", () => {
  test.each([
    [
      ["wheres mercury in my chart, and is it retrograde"],
      /Mercury is in Capricorn .* No, your Mercury is not retrograde/,
    ],
    [["which planet is strongest", "and the weakest"], /^By shadbala your Mars ranks 7 of 7/],
    [["how strong is venus", "and sun?"], /^By shadbala your Sun ranks 2 of 7/],
    [["who is my atmakaraka", "which sign is the AK in in navamsa"], /In the navamsha \(D9\) your Moon is in Gemini/],
    [["where does my darakaraka go in d9"], /Darakaraka \(DK\) is Jupiter\. .* Jupiter is in Taurus/],
    [["sav of 10th, and saturn's bav in the same house"], /sarva bindus.* In your Saturn’s own ashtakavarga/],
    [["which yogini was running at birth"], /^At your birth .* yogini dasha/],
    [["which ayanamsa? and mean node or true?"], /Lahiri.*node/is],
    [["what dasha is running", "is it a bad one"], /^(?:On the whole|It is (?:a demanding|neither))/],
    [["Shani kahan hai abhi", "uska mujh par kya asar"], /^(?!Shani abhi aapke \S+ ghar se)/],
    [["balance of dasha at birth"], /^Balance at birth: 4 years, 3 months and 5 days\. The Jupiter mahadasha/],
    [["मेरे जन्म पर दशा कितनी शेष थी"], /^जन्म पर शेष: 4 वर्ष, 3 महीने और 5 दिन/],
    [["in which dasha was i born"], /^The Jupiter mahadasha ran until 14 June 1992\. Balance/],
    [["do you use the 7 or 8 karaka scheme"], /^Seven chara karakas/],
    [["what would change with another ayanamsa"], /Another ayanamsa moves .*close for the Moon/],
    [["mere naam ke kaun se akshar hain"], /Ti, Tu, Te, To/],
  ] as const)("%j", (messages, expected) => expect(reply(...messages)).toMatch(expected));
});

describe("how the elements of the chart stand to each other", () => {
  test.each([
    ["which mahadasha comes after saturn", /^The Mercury mahadasha/],
    ["shukra ke baad kaun si mahadasha aayegi", /^Surya mahadasha/],
    ["mahadasha and antardasha on 1 march 2030", /^The Ketu mahadasha .* Ketu–Sun antardasha/],
    ["how many houses is mars from the moon", /from the Moon, Mars is in the 3rd place; .* 11th/],
    ["how far apart are mars and saturn in houses", /together in Sagittarius/],
    ["which house has the most planets", /^Most planets in your chart, 2: 6th house \(Mars and Saturn\)/],
    ["kis bhav me sabse zyada grah hain", /^Aapki kundli me sabse zyada grah, 2/],
    ["who is the lord of my moon sign", /^Your Moon is in Libra, and the lord of that sign is Venus/],
    ["lord of revati nakshatra", /ruled by Mercury/],
    ["mere nakshatra ka swami kaun hai", /us nakshatra ka swami Guru/],
    ["when does saturn pass over my 9th lord", /^Saturn enters Aries, your 10th house, .* 9th house is Jupiter/],
  ])("%s", (message, expected) => expect(reply(message)).toMatch(expected));
});

describe("what is meant from the conversation", () => {
  test.each([
    [["mera shukra kaisa hai", "wo ast hai kya"], /Shukra ast nahi/],
    [["when does jupiter enter cancer and does it go over my 11th lord", "its retro dates?"], /^Jupiter is/],
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
