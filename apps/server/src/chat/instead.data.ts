import type { Said } from "@lagna/astrologer";

/** To a question about a chart where there is none yet. */
export const ASKS_FOR_BIRTH: Said = {
  en: "I need your birth first: the date, the time as exactly as you know it, and the place. Make a kundli or give the details here, and ask again.",
  hi: "पहले आपका जन्म विवरण चाहिए: तारीख़, जितना ठीक मालूम हो उतना समय, और स्थान। कुंडली बनाइए या विवरण यहाँ दीजिए, फिर पूछिए।",
  hg: "Pehle aapka janm vivran chahiye: tareekh, jitna theek maaloom ho utna samay, aur jagah. Kundli banaiye ya vivran yahan dijiye, phir poochhiye.",
};

/** Before the answer that stands in for one whose server died over it. */
export const BROKEN_OFF: Said = {
  en: "The answer broke off while it was being written; this one is by the built-in astrologer.",
  hi: "उत्तर लिखते-लिखते टूट गया था; यह यहाँ के अपने ज्योतिषी का उत्तर है।",
  hg: "Jawab likhte likhte toot gaya tha; yeh yahan ke apne jyotishi ka jawab hai.",
};

/** Where nothing of an answer held against the chart. */
export const NOTHING_HOLDS: Said = {
  en: "I could not answer this in words that your chart bears out. Please ask it another way, or ask about a house, a planet or a time.",
  hi: "इसका ऐसा उत्तर नहीं बन पाया जो आपकी कुंडली पर टिके। इसे दूसरे शब्दों में पूछिए, या किसी भाव, ग्रह या समय के बारे में पूछिए।",
  hg: "Iska aisa uttar nahi ban paya jo aapki kundli par tike. Ise doosre shabdon me poochhiye, ya kisi bhav, grah ya samay ke baare me poochhiye.",
};
