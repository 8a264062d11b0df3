import { type Wordings, wordings } from "../knowledge/row.ts";

const all = (en: string, hi: string, hg: string): Wordings => wordings([en, hi, hg]);

/** Of a birth at another time: {time} is that time, the rest what would be there. All of it is supposed, and nothing of it kept. */
export const WHAT_IF = {
  frame: all(
    "If the birth had been at {time}, that would be another chart; I look at it for this question alone and keep nothing of it.",
    "अगर जन्म {time} पर होता तो वह दूसरी कुंडली होती; यहाँ वह केवल इस प्रश्न के लिए देखी है, सहेजी नहीं जाती।",
    "Agar janm {time} par hota to woh doosri kundli hoti; yahan woh sirf is sawaal ke liye dekhi hai, save nahi hoti.",
  ),
  lagna_same: all(
    "If so, the lagna would still be {lagna}, and every planet would keep its house.",
    "अगर ऐसा हो तो लग्न तब भी {lagna} होता, और हर ग्रह अपने भाव में रहता।",
    "Agar aisa ho to lagna tab bhi {lagna} hota, aur har grah apne ghar me rehta.",
  ),
  lagna_other: all(
    "If so, the lagna would be {lagna}, and the houses would shift with it.",
    "अगर ऐसा हो तो लग्न {lagna} होता, और सारे भाव उसके साथ बदल जाते।",
    "Agar aisa ho to lagna {lagna} hota, aur saare ghar uske saath badal jaate.",
  ),
  navamsa: all(
    "If so, the navamsa lagna would be {navamsa}.",
    "अगर ऐसा हो तो नवांश लग्न {navamsa} होता।",
    "Agar aisa ho to navansh lagna {navamsa} hota.",
  ),
  moon: all(
    "If so, the Moon would be in {moon}, in {star}, and the period running now would be {period}.",
    "अगर ऐसा हो तो चंद्र {moon} में, {star} नक्षत्र में होता, और अभी {period} की दशा चल रही होती।",
    "Agar aisa ho to Chandra {moon} me, {star} nakshatra me hota, aur abhi {period} ki dasha chal rahi hoti.",
  ),
  full: all(
    "To have all of it read, save a kundli with that time and ask me there.",
    "पूरा पढ़वाना हो तो उस समय की कुंडली सहेजिए और वहाँ पूछिए।",
    "Poora padhwana ho to us samay ki kundli save kijiye aur wahan poochhiye.",
  ),
} as const satisfies Readonly<Record<string, Wordings>>;
