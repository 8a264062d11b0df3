import type { Said } from "@lagna/astrologer";

/** To a question about a chart where there is none yet. */
export const ASKS_FOR_BIRTH: Said = {
  en: "I need your birth first: the date, the time as exactly as you know it, and the place. Make a kundli or give the details here, and ask again.",
  hi: "पहले आपका जन्म विवरण चाहिए: तारीख़, जितना ठीक मालूम हो उतना समय, और स्थान। कुंडली बनाइए या विवरण यहाँ दीजिए, फिर पूछिए।",
  hg: "Pehle aapka janm vivran chahiye: tareekh, jitna theek maaloom ho utna samay, aur jagah. Kundli banaiye ya vivran yahan dijiye, phir poochhiye.",
};

/** Where the time of birth is not known. */
export const ASKS_FOR_TIME: Said = {
  en: "This chart has no time of birth, and houses, lagna and dates stand on it. Give the time, even a rough one with its uncertainty, and ask again; a hospital slip or a parent may know it.",
  hi: "इस कुंडली में जन्म का समय नहीं है, और भाव, लग्न और तारीख़ें उसी पर टिकी हैं। समय दीजिए, अनुमान ही सही, और फिर पूछिए; अस्पताल की पर्ची या माता-पिता से पता चल सकता है।",
  hg: "Is kundli me janm ka samay nahi hai, aur bhav, lagna aur tareekhein usi par tiki hain. Samay dijiye, andaaza hi sahi, aur phir poochhiye; hospital ki parchi ya maa-baap se pata chal sakta hai.",
};

/** Where nothing of an answer held against the chart. */
export const NOTHING_HOLDS: Said = {
  en: "I could not answer this in words that your chart bears out. Please ask it another way, or ask about a house, a planet or a time.",
  hi: "इसका ऐसा उत्तर नहीं बन पाया जो आपकी कुंडली पर टिके। इसे दूसरे शब्दों में पूछिए, या किसी भाव, ग्रह या समय के बारे में पूछिए।",
  hg: "Iska aisa uttar nahi ban paya jo aapki kundli par tike. Ise doosre shabdon me poochhiye, ya kisi bhav, grah ya samay ke baare me poochhiye.",
};
