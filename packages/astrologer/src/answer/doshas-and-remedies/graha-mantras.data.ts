import type { Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";

/**
 * The shortest mantra of each graha and its weekday. Rahu goes with Saturn's day and Ketu with that of Mars, as "like Saturn Rahu, like Mars Ketu" has it.
 */
export const GRAHA_MANTRAS: Readonly<Record<Graha, { readonly mantra: LocalizedText; readonly day: LocalizedText }>> = {
  sun: {
    mantra: { en: "Om Suryaya Namah", hi: "ॐ सूर्याय नमः", hg: "Om Suryaya Namah" },
    day: { en: "Sunday", hi: "रविवार", hg: "Ravivar" },
  },
  moon: {
    mantra: { en: "Om Chandraya Namah", hi: "ॐ चंद्राय नमः", hg: "Om Chandraya Namah" },
    day: { en: "Monday", hi: "सोमवार", hg: "Somvar" },
  },
  mars: {
    mantra: { en: "Om Mangalaya Namah", hi: "ॐ मंगलाय नमः", hg: "Om Mangalaya Namah" },
    day: { en: "Tuesday", hi: "मंगलवार", hg: "Mangalvar" },
  },
  mercury: {
    mantra: { en: "Om Budhaya Namah", hi: "ॐ बुधाय नमः", hg: "Om Budhaya Namah" },
    day: { en: "Wednesday", hi: "बुधवार", hg: "Budhvar" },
  },
  jupiter: {
    mantra: { en: "Om Gurave Namah", hi: "ॐ गुरवे नमः", hg: "Om Gurave Namah" },
    day: { en: "Thursday", hi: "गुरुवार", hg: "Guruvar" },
  },
  venus: {
    mantra: { en: "Om Shukraya Namah", hi: "ॐ शुक्राय नमः", hg: "Om Shukraya Namah" },
    day: { en: "Friday", hi: "शुक्रवार", hg: "Shukravar" },
  },
  saturn: {
    mantra: { en: "Om Shanaye Namah", hi: "ॐ शनये नमः", hg: "Om Shanaye Namah" },
    day: { en: "Saturday", hi: "शनिवार", hg: "Shanivar" },
  },
  rahu: {
    mantra: { en: "Om Rahave Namah", hi: "ॐ राहवे नमः", hg: "Om Rahave Namah" },
    day: { en: "Saturday", hi: "शनिवार", hg: "Shanivar" },
  },
  ketu: {
    mantra: { en: "Om Ketave Namah", hi: "ॐ केतवे नमः", hg: "Om Ketave Namah" },
    day: { en: "Tuesday", hi: "मंगलवार", hg: "Mangalvar" },
  },
};
