import type { LocalizedText } from "@lagna/astrologer";

const say = (en: string, hi: string, hg: string): LocalizedText => ({ en, hi, hg });

/** Sentences about the figures of a school. Names and numbers are inserted in the language of the sentence. */
export const FIGURE_SENTENCES = {
  vargaLagna: (varga: string, sign: string) =>
    say(
      `In your ${varga} the lagna is ${sign}.`,
      `आपके ${varga} में लग्न ${sign} है।`,
      `Aapke ${varga} mein lagna ${sign} hai.`,
    ),
  vargaGraha: (varga: string, graha: string, sign: string, house: string) =>
    say(
      `In your ${varga}, ${graha} is in ${sign}, house ${house} from its lagna.`,
      `आपके ${varga} में ${graha} ${sign} में, उसके लग्न से भाव ${house} में है।`,
      `Aapke ${varga} mein ${graha} ${sign} mein, uske lagna se bhav ${house} mein hai.`,
    ),
  vargaMethod: (parts: string) =>
    say(
      `It divides each sign into ${parts} parts, counted as this program's page of the varga states; other programs may count another way.`,
      `इसमें हर राशि के ${parts} भाग होते हैं, जैसे वर्ग के पन्ने पर लिखा है; दूसरे प्रोग्राम अलग गिन सकते हैं।`,
      `Isme har rashi ke ${parts} bhaag hote hain, jaise varga ke page par likha hai; doosre program alag gin sakte hain.`,
    ),
  cusp: (house: string, at: string, signLord: string, starLord: string, subLord: string) =>
    say(
      `By KP your cusp ${house} is at ${at}: sign lord ${signLord}, star lord ${starLord}, sub lord ${subLord}.`,
      `केपी से आपका भाव ${house} का कस्प ${at} पर है: राशि स्वामी ${signLord}, नक्षत्र स्वामी ${starLord}, उपस्वामी ${subLord}।`,
      `KP se aapka cusp ${house} ${at} par hai: rashi swami ${signLord}, nakshatra swami ${starLord}, sub lord ${subLord}.`,
    ),
  graha: (graha: string, at: string, starLord: string, subLord: string) =>
    say(
      `By KP ${graha} is at ${at}: star lord ${starLord}, sub lord ${subLord}.`,
      `केपी से ${graha} ${at} पर है: नक्षत्र स्वामी ${starLord}, उपस्वामी ${subLord}।`,
      `KP se ${graha} ${at} par hai: nakshatra swami ${starLord}, sub lord ${subLord}.`,
    ),
  signifies: (graha: string, houses: string) =>
    say(
      `${graha} signifies the houses ${houses}, strongest first.`,
      `${graha} भाव ${houses} का कारक है, सबसे बली पहले।`,
      `${graha} bhav ${houses} ka significator hai, sabse bali pehle.`,
    ),
  significators: (house: string, grahas: string) =>
    say(
      `Significators of house ${house}, strongest first: ${grahas}.`,
      `भाव ${house} के सिग्निफिकेटर, सबसे बली पहले: ${grahas}।`,
      `Bhav ${house} ke significator, sabse bali pehle: ${grahas}.`,
    ),
} as const satisfies Readonly<Record<string, (...slots: string[]) => LocalizedText>>;

export const VARGA_TOO_FINE = say(
  "A sign can be divided into at most 300 parts here, so I have no chart of that number. Ask for one from D1 to D300.",
  "यहाँ राशि के अधिक से अधिक 300 भाग हो सकते हैं, इसलिए इस संख्या की कुंडली नहीं है। D1 से D300 में से पूछिए।",
  "Yahan rashi ke zyada se zyada 300 bhaag ho sakte hain, isliye is number ki kundli nahi hai. D1 se D300 mein se poochhiye.",
);

export const FIGURE_NEEDS_TIME = say(
  "This changes within minutes, so it needs an exact time of birth, which this chart does not have. Ask about signs and the Moon's star instead: they hold for the whole span.",
  "यह कुछ मिनटों में बदल जाता है, इसलिए जन्म का पक्का समय चाहिए, जो इस कुंडली में नहीं है। राशि और चंद्र के नक्षत्र के बारे में पूछिए, वे बदलते नहीं।",
  "Yeh kuch minute mein badal jaata hai, isliye janm ka pakka samay chahiye, jo is kundli mein nahi hai. Rashi aur Chandra ke nakshatra ke baare mein poochhiye, woh badalte nahi.",
);

export const KP_PAGE = say(
  "The KP page has all twelve cusps, the planets with their lords, the significators and the ruling planets: open KP in the menu. Here you can name a cusp or a planet, such as “sub lord of the 7th cusp”.",
  "केपी के पन्ने पर बारहों कस्प, ग्रहों के स्वामी, सिग्निफिकेटर और रूलिंग प्लैनेट हैं: मेनू में केपी खोलिए। यहाँ किसी कस्प या ग्रह का नाम लीजिए, जैसे “सातवें कस्प का उपस्वामी”।",
  "KP ke page par baarah cusp, grahon ke swami, significator aur ruling planets hain: menu mein KP kholiye. Yahan kisi cusp ya graha ka naam lijiye, jaise “7th cusp ka sub lord”.",
);
