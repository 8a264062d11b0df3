import type { Vara } from "../ids/vara.ts";
import type { Words } from "../word.ts";

export const VARA_WORDS: Words<Vara> = {
  sunday: { en: "Sunday", hi: "रविवार", sa: "रविवार", roman: "Ravivara", short: { en: "Sun", hi: "रवि" } },
  monday: { en: "Monday", hi: "सोमवार", sa: "सोमवार", roman: "Somavara", short: { en: "Mon", hi: "सोम" } },
  tuesday: { en: "Tuesday", hi: "मंगलवार", sa: "मङ्गलवार", roman: "Mangalavara", short: { en: "Tue", hi: "मंगल" } },
  wednesday: { en: "Wednesday", hi: "बुधवार", sa: "बुधवार", roman: "Budhavara", short: { en: "Wed", hi: "बुध" } },
  thursday: { en: "Thursday", hi: "गुरुवार", sa: "गुरुवार", roman: "Guruvara", short: { en: "Thu", hi: "गुरु" } },
  friday: { en: "Friday", hi: "शुक्रवार", sa: "शुक्रवार", roman: "Shukravara", short: { en: "Fri", hi: "शुक्र" } },
  saturday: { en: "Saturday", hi: "शनिवार", sa: "शनिवार", roman: "Shanivara", short: { en: "Sat", hi: "शनि" } },
};
