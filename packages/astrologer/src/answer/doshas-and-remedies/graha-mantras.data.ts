import type { Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";

/**
 * The shortest mantra of each graha, its weekday, and what is given away on it by custom. Rahu goes with Saturn's day and Ketu with that of Mars, as "like Saturn Rahu, like Mars Ketu" has it.
 */
export const GRAHA_MANTRAS: Readonly<
  Record<Graha, { readonly mantra: LocalizedText; readonly day: LocalizedText; readonly gift: LocalizedText }>
> = {
  sun: {
    mantra: { en: "Om Suryaya Namah", hi: "ॐ सूर्याय नमः", hg: "Om Suryaya Namah" },
    day: { en: "Sunday", hi: "रविवार", hg: "Ravivar" },
    gift: { en: "wheat or jaggery", hi: "गेहूँ या गुड़", hg: "gehu ya gud" },
  },
  moon: {
    mantra: { en: "Om Chandraya Namah", hi: "ॐ चंद्राय नमः", hg: "Om Chandraya Namah" },
    day: { en: "Monday", hi: "सोमवार", hg: "Somvar" },
    gift: { en: "rice or milk", hi: "चावल या दूध", hg: "chawal ya doodh" },
  },
  mars: {
    mantra: { en: "Om Mangalaya Namah", hi: "ॐ मंगलाय नमः", hg: "Om Mangalaya Namah" },
    day: { en: "Tuesday", hi: "मंगलवार", hg: "Mangalvar" },
    gift: { en: "red lentils", hi: "मसूर दाल", hg: "masoor dal" },
  },
  mercury: {
    mantra: { en: "Om Budhaya Namah", hi: "ॐ बुधाय नमः", hg: "Om Budhaya Namah" },
    day: { en: "Wednesday", hi: "बुधवार", hg: "Budhvar" },
    gift: { en: "whole green moong", hi: "साबुत मूँग", hg: "sabut moong" },
  },
  jupiter: {
    mantra: { en: "Om Gurave Namah", hi: "ॐ गुरवे नमः", hg: "Om Gurave Namah" },
    day: { en: "Thursday", hi: "गुरुवार", hg: "Guruvar" },
    gift: { en: "chana dal", hi: "चना दाल", hg: "chana dal" },
  },
  venus: {
    mantra: { en: "Om Shukraya Namah", hi: "ॐ शुक्राय नमः", hg: "Om Shukraya Namah" },
    day: { en: "Friday", hi: "शुक्रवार", hg: "Shukravar" },
    gift: { en: "rice or curd", hi: "चावल या दही", hg: "chawal ya dahi" },
  },
  saturn: {
    mantra: { en: "Om Shanaye Namah", hi: "ॐ शनये नमः", hg: "Om Shanaye Namah" },
    day: { en: "Saturday", hi: "शनिवार", hg: "Shanivar" },
    gift: { en: "black sesame or mustard oil", hi: "काले तिल या सरसों का तेल", hg: "kaale til ya sarson ka tel" },
  },
  rahu: {
    mantra: { en: "Om Rahave Namah", hi: "ॐ राहवे नमः", hg: "Om Rahave Namah" },
    day: { en: "Saturday", hi: "शनिवार", hg: "Shanivar" },
    gift: { en: "black gram or old warm clothes", hi: "उड़द या पुराने गरम कपड़े", hg: "urad ya purane garam kapde" },
  },
  ketu: {
    mantra: { en: "Om Ketave Namah", hi: "ॐ केतवे नमः", hg: "Om Ketave Namah" },
    day: { en: "Tuesday", hi: "मंगलवार", hg: "Mangalvar" },
    gift: { en: "sesame or food for a dog", hi: "तिल या कुत्ते को रोटी", hg: "til ya kutte ko roti" },
  },
};
