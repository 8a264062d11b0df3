import type { Graha, GrahaState } from "../ids/graha.ts";
import type { Words } from "../word.ts";

export const GRAHA_WORDS: Words<Graha> = {
  sun: { en: "Sun", hi: "सूर्य", sa: "सूर्य", roman: "Surya", short: { en: "Su", hi: "सू" } },
  moon: { en: "Moon", hi: "चंद्र", sa: "चन्द्र", roman: "Chandra", short: { en: "Mo", hi: "चं" } },
  mars: { en: "Mars", hi: "मंगल", sa: "मङ्गल", roman: "Mangala", also: ["Kuja"], short: { en: "Ma", hi: "मं" } },
  mercury: { en: "Mercury", hi: "बुध", sa: "बुध", roman: "Budha", short: { en: "Me", hi: "बु" } },
  jupiter: { en: "Jupiter", hi: "गुरु", sa: "गुरु", roman: "Guru", also: ["Brihaspati"], short: { en: "Ju", hi: "गु" } },
  venus: { en: "Venus", hi: "शुक्र", sa: "शुक्र", roman: "Shukra", short: { en: "Ve", hi: "शु" } },
  saturn: { en: "Saturn", hi: "शनि", sa: "शनि", roman: "Shani", short: { en: "Sa", hi: "श" } },
  rahu: { en: "Rahu", hi: "राहु", sa: "राहु", short: { en: "Ra", hi: "रा" } },
  ketu: { en: "Ketu", hi: "केतु", sa: "केतु", short: { en: "Ke", hi: "के" } },
};

/** Shown beside a graha. */
export const GRAHA_STATE_WORDS: Words<GrahaState> = {
  retrograde: { en: "retrograde", hi: "वक्री", sa: "वक्री", roman: "Vakri", short: { en: "R", hi: "व" } },
  combust: { en: "combust", hi: "अस्त", sa: "अस्त", roman: "Asta", short: { en: "C", hi: "अ" } },
};
