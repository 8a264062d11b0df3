import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** The chart of a supposed birth time: {time} is that time, the other slots are values of its chart. The birth time is not stored. */
export const OTHER_BIRTH_TIME_PHRASES = {
  frame: variants(
    "If the birth had been at {time}, that would be another chart; I look at it for this question only and do not save it.",
    "अगर जन्म {time} पर होता तो वह दूसरी कुंडली होती; यहाँ वह केवल इस प्रश्न के लिए देखी है, सहेजी नहीं जाती।",
    "Agar janm {time} par hota to woh doosri kundli hoti; yahan woh sirf is sawaal ke liye dekhi hai, save nahi hoti.",
  ),
  lagna_same: variants(
    "If so, the lagna would still be {lagna}, and every planet would keep its house.",
    "अगर ऐसा हो तो लग्न तब भी {lagna} होता, और हर ग्रह अपने भाव में रहता।",
    "Agar aisa ho to lagna tab bhi {lagna} hota, aur har grah apne ghar me rehta.",
  ),
  lagna_other: variants(
    "If so, the lagna would be {lagna}, and the houses would shift with it.",
    "अगर ऐसा हो तो लग्न {lagna} होता, और सारे भाव उसके साथ बदल जाते।",
    "Agar aisa ho to lagna {lagna} hota, aur saare ghar uske saath badal jaate.",
  ),
  navamsa: variants(
    "If so, the navamsa lagna would be {navamsa}.",
    "अगर ऐसा हो तो नवांश लग्न {navamsa} होता।",
    "Agar aisa ho to navansh lagna {navamsa} hota.",
  ),
  moon: variants(
    "If so, the Moon would be in {moon}, in {star}, and the period running now would be {period}.",
    "अगर ऐसा हो तो चंद्र {moon} में, {star} नक्षत्र में होता, और अभी {period} की दशा चल रही होती।",
    "Agar aisa ho to Chandra {moon} me, {star} nakshatra me hota, aur abhi {period} ki dasha chal rahi hoti.",
  ),
  full: variants(
    "To get a full reading of it, save a kundli with that time and ask me there.",
    "पूरा पढ़वाना हो तो उस समय की कुंडली सहेजिए और वहाँ पूछिए।",
    "Poora padhwana ho to us samay ki kundli save kijiye aur wahan poochhiye.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
