import type { LocalizedText } from "@lagna/astrologer";

const say = (en: string, hi: string, hg: string): LocalizedText => ({ en, hi, hg });

/** The sentences about a year of life. Names and dates are inserted in the language of the sentence. */
export const YEAR_SENTENCES = {
  span: (year: string, from: string, until: string) =>
    say(
      `Year ${year} of your life by varshaphal runs from ${from} to ${until}.`,
      `वर्षफल से आपके जीवन का वर्ष ${year}, ${from} से ${until} तक है।`,
      `Varshaphal se aapke jeevan ka varsh ${year}, ${from} se ${until} tak hai.`,
    ),
  yearLord: (graha: string, bala: string) =>
    say(
      `${graha} is the lord of the year, with ${bala} of 20 in panchavargiya bala`,
      `वर्षेश ${graha} है, पंचवर्गीय बल 20 में ${bala}`,
      `Varshesh ${graha} hai, panchavargiya bal 20 mein ${bala}`,
    ),
  yearLordHouse: (graha: string, house: string) =>
    say(
      `${graha}, the lord of the year, is in house ${house} of its chart`,
      `वर्षेश ${graha} वर्ष कुंडली के भाव ${house} में है`,
      `Varshesh ${graha} varsh kundli ke bhav ${house} mein hai`,
    ),
  muntha: (sign: string, house: string, lord: string) =>
    say(
      `Muntha is in ${sign}, house ${house} of the year's chart; its lord is ${lord}`,
      `मुंथा ${sign} में, वर्ष कुंडली के भाव ${house} में है; मुंथेश ${lord}`,
      `Muntha ${sign} mein, varsh kundli ke bhav ${house} mein hai; munthesh ${lord}`,
    ),
  yoga: (yoga: string, grahas: string, sense: string) =>
    say(`${yoga} of ${grahas}: ${sense}`, `${grahas} का ${yoga}: ${sense}`, `${grahas} ka ${yoga}: ${sense}`),
  timing: (graha: string, from: string, until: string) =>
    say(
      `The mudda dasha of ${graha}, the lord of the year, is from ${from} to ${until}: its months`,
      `वर्षेश ${graha} की मुद्दा दशा ${from} से ${until} तक है: उसके महीने यही हैं`,
      `Varshesh ${graha} ki mudda dasha ${from} se ${until} tak hai: uske mahine yahi hain`,
    ),
} as const satisfies Readonly<Record<string, (...slots: string[]) => LocalizedText>>;

/** What a piece of evidence says. */
export const YEAR_EFFECTS = {
  for: say("For the year", "पक्ष में", "Paksh mein"),
  against: say("Against it", "विरुद्ध", "Viruddh"),
  even: say("Neither for nor against", "सम", "Sam"),
} as const;
export type YearEffect = keyof typeof YEAR_EFFECTS;

export const YEAR_CAUTION = say(
  "This is how the school of Tajika reads the year, not what must happen.",
  "ताजिक मत वर्ष को ऐसे पढ़ता है; यह होना ही है, ऐसा नहीं।",
  "Tajik mat varsh ko aise padhta hai; yeh hona hi hai, aisa nahi.",
);
export const YEAR_UNCERTAIN = say(
  "Your birth time is not exact: the lagna of the year, and with it the lord of the year and muntha's house, may differ.",
  "आपका जन्म समय ठीक-ठीक ज्ञात नहीं: वर्ष लग्न, और उससे वर्षेश और मुंथा का भाव, अलग हो सकते हैं।",
  "Aapka janm samay theek theek gyaat nahi: varsh lagna, aur usse varshesh aur muntha ka bhav, alag ho sakte hain.",
);
export const YEAR_NEEDS_TIME = say(
  "Varshaphal needs the time of birth, which your kundli does not have. Add it, even if only roughly, and ask again.",
  "वर्षफल के लिए जन्म का समय चाहिए, जो आपकी कुंडली में नहीं है। मोटा-मोटा ही सही, जोड़िए और फिर पूछिए।",
  "Varshaphal ke liye janm ka samay chahiye, jo aapki kundli mein nahi hai. Mota mota hi sahi, jodiye aur phir poochhiye.",
);
export const YEAR_OUT_OF_RANGE = say(
  "I can compute the years of your life from birth to the year 2399. Please name one of them.",
  "मैं जन्म से सन 2399 तक के वर्ष गिन सकता हूँ। कृपया उनमें से एक बताइए।",
  "Main janm se san 2399 tak ke varsh gin sakta hoon. Kripya unmein se ek bataiye.",
);
