import type { Nakshatra, Rashi, Vara } from "@lagna/terms";
import type { LocalizedText } from "../fact.ts";
import { createLocalizedText } from "../formatting/format-terms.ts";
import { NAKSHATRA_CLASSES } from "./nakshatra-classes.data.ts";

/** Which days suit an act. */
export interface Activity {
  /** As it follows "for". */
  readonly name: LocalizedText;
  readonly goodStars: readonly Nakshatra[];
  /** Stars that are neither good nor bad for it; the rest is avoided. */
  readonly mixedStars: readonly Nakshatra[];
  readonly goodDays: readonly Vara[];
  readonly badDays: readonly Vara[];
  /** Lunar days of either fortnight, 1 to 15, avoided for it besides the rikta ones and amavasya. */
  readonly badTithis: readonly number[];
  /** Signs of the Sun in which it is begun; absent if any. */
  readonly sunSigns?: readonly Rashi[];
  /** Not in an extra month, nor while Jupiter or Venus is combust. */
  readonly needsVisibleBenefics?: true;
  /** Disha shula counts. */
  readonly hasDirection?: true;
  /** The text, and its chapter for orientation. */
  readonly source: string;
}

const { dhruva, chara, kshipra, mridu, mishra } = NAKSHATRA_CLASSES;
const SOFT: readonly Nakshatra[] = [...dhruva, ...chara, ...kshipra, ...mridu];
const BENEFIC_DAYS: readonly Vara[] = ["monday", "wednesday", "thursday", "friday"];
const WEDDING_STARS: readonly Nakshatra[] = [
  ...dhruva,
  "mrigashira",
  "magha",
  "hasta",
  "swati",
  "anuradha",
  "mula",
  "revati",
];

/** Stars of a list that are not in another. */
const without = (all: readonly Nakshatra[], some: readonly Nakshatra[]): readonly Nakshatra[] =>
  all.filter((star) => !some.includes(star));
const soft = (good: readonly Nakshatra[]): Pick<Activity, "goodStars" | "mixedStars"> => ({
  goodStars: good,
  mixedStars: without([...SOFT, ...mishra], good),
});

/** What makes a day easy whatever is done on it. No act is judged by these rules: a day is named for an act on the list only. */
export const ANY_ACT: Activity = {
  name: createLocalizedText("this", "इस काम", "is kaam"),
  ...soft(SOFT),
  goodDays: BENEFIC_DAYS,
  badDays: ["tuesday"],
  badTithis: [],
  source: "Brihat Samhita, acts of the stars; Muhurta Chintamani, shubhashubha-prakarana",
};

export const ACTIVITIES = {
  service: {
    name: createLocalizedText("an interview or a new job", "इंटरव्यू या नई नौकरी", "interview ya nayi naukri"),
    ...soft([...kshipra, ...mridu, ...dhruva]),
    goodDays: ["sunday", "wednesday", "thursday", "friday"],
    badDays: ["tuesday"],
    badTithis: [],
    source: "Muhurta Chintamani, nakshatra-prakarana (serving a master: kshipra and mridu stars)",
  },
  papers: {
    name: createLocalizedText("papers and signatures", "काग़ज़ और दस्तख़त", "kagaz aur sign"),
    ...soft([...dhruva, ...mridu, ...kshipra]),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday"],
    badTithis: [],
    source: "Brihat Samhita, acts of the stars (dhruva for what shall last)",
  },
  travel: {
    name: createLocalizedText("setting out", "यात्रा शुरू करने", "yatra shuru karne"),
    goodStars: ["ashwini", "mrigashira", "punarvasu", "pushya", "hasta", "anuradha", "shravana", "dhanishta", "revati"],
    mixedStars: [...dhruva, "purva_phalguni", "purva_ashadha", "purva_bhadrapada", "jyeshtha", "mula", "shatabhisha"],
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday"],
    badTithis: [6, 8, 12, 15],
    hasDirection: true,
    source: "Muhurta Chintamani, yatra-prakarana",
  },
  vehicle: {
    name: createLocalizedText("a vehicle", "गाड़ी लेने", "gaadi lene"),
    ...soft(SOFT),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday", "saturday"],
    badTithis: [],
    source: "Muhurta Chintamani, nakshatra-prakarana (chara stars for vehicles); Kalaprakashika",
  },
  house_entry: {
    name: createLocalizedText("moving into a house", "गृह प्रवेश", "griha pravesh"),
    ...soft([...dhruva, ...mridu, "pushya", "swati", "dhanishta", "shatabhisha"]),
    goodDays: [...BENEFIC_DAYS, "saturday"],
    badDays: ["sunday", "tuesday"],
    badTithis: [],
    source: "Muhurta Chintamani, griha-pravesha-prakarana",
  },
  property: {
    name: createLocalizedText("land, a house or its registry", "ज़मीन, मकान या रजिस्ट्री", "zameen, makaan ya registry"),
    ...soft([...dhruva, ...mridu, "pushya", "hasta", "punarvasu", "swati"]),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday"],
    badTithis: [],
    source: "Brihat Samhita, acts of the stars (dhruva for land and houses)",
  },
  building: {
    name: createLocalizedText("starting to build", "निर्माण शुरू करने", "nirmaan shuru karne"),
    ...soft([...dhruva, ...mridu, "pushya", "hasta", "swati", "dhanishta", "shatabhisha"]),
    goodDays: [...BENEFIC_DAYS, "saturday"],
    badDays: ["sunday", "tuesday"],
    badTithis: [],
    source: "Muhurta Chintamani, vastu-prakarana",
  },
  business: {
    name: createLocalizedText("opening a business", "काम या दुकान खोलने", "kaam ya dukaan kholne"),
    ...soft([...dhruva, ...mridu, ...kshipra]),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday"],
    badTithis: [],
    source: "Muhurta Chintamani, nakshatra-prakarana (opening a shop: mridu, dhruva and kshipra stars)",
  },
  purchase: {
    name: createLocalizedText("a purchase", "ख़रीदारी", "kharidari"),
    ...soft([
      "revati",
      "shatabhisha",
      "ashwini",
      "swati",
      "shravana",
      "chitra",
      "pushya",
      "hasta",
      "punarvasu",
      "dhanishta",
    ]),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday"],
    badTithis: [],
    source: "Muhurta Chintamani, nakshatra-prakarana (stars for buying)",
  },
  ornaments: {
    name: createLocalizedText("gold and ornaments", "सोना और गहने लेने", "sona aur gehne lene"),
    ...soft(SOFT),
    goodDays: [...BENEFIC_DAYS, "sunday"],
    badDays: ["tuesday", "saturday"],
    badTithis: [],
    source: "Muhurta Chintamani, nakshatra-prakarana (ornaments: mridu, dhruva, kshipra and chara stars)",
  },
  study: {
    name: createLocalizedText("study and admission", "पढ़ाई या दाख़िले", "padhai ya admission"),
    goodStars: [
      ...kshipra,
      ...mridu,
      "punarvasu",
      "swati",
      "shravana",
      "dhanishta",
      "shatabhisha",
      "ardra",
      "mula",
      "ashlesha",
      "purva_phalguni",
      "purva_ashadha",
      "purva_bhadrapada",
    ],
    mixedStars: [...dhruva, ...mishra],
    goodDays: ["sunday", "wednesday", "thursday", "friday"],
    badDays: ["tuesday", "saturday"],
    badTithis: [1, 8, 15],
    source: "Muhurta Chintamani, samskara-prakarana (vidyarambha)",
  },
  betrothal: {
    name: createLocalizedText("talks of marriage or an engagement", "रिश्ते की बात या सगाई", "rishte ki baat ya sagai"),
    goodStars: [...WEDDING_STARS, "shravana", "dhanishta", "pushya"],
    mixedStars: [
      "krittika",
      "purva_phalguni",
      "purva_ashadha",
      "purva_bhadrapada",
      "ashwini",
      "punarvasu",
      "chitra",
      "shatabhisha",
      "vishakha",
    ],
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday", "saturday"],
    badTithis: [],
    source: "Muhurta Chintamani, vivaha-prakarana (choosing the bride and the groom)",
  },
  wedding: {
    name: createLocalizedText("a wedding", "विवाह", "vivah"),
    goodStars: WEDDING_STARS,
    mixedStars: [],
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday", "saturday"],
    badTithis: [],
    sunSigns: ["aries", "taurus", "gemini", "scorpio", "capricorn", "aquarius"],
    needsVisibleBenefics: true,
    source: "Muhurta Chintamani, vivaha-prakarana",
  },
  haircut: {
    name: createLocalizedText("a haircut or mundan", "बाल कटवाने या मुंडन", "baal katwane ya mundan"),
    goodStars: [...chara, ...kshipra, "mrigashira", "chitra", "revati", "jyeshtha"],
    mixedStars: [],
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday", "saturday", "sunday"],
    badTithis: [1, 6, 8, 15],
    source: "Muhurta Chintamani, samskara-prakarana (chudakarana, kshaura)",
  },
  child_rite: {
    name: createLocalizedText("a child's ceremony", "बच्चे के संस्कार", "bachche ke sanskar"),
    ...soft(SOFT),
    goodDays: BENEFIC_DAYS,
    badDays: ["tuesday", "saturday"],
    badTithis: [],
    source: "Muhurta Chintamani, samskara-prakarana (namakarana, annaprashana, karnavedha)",
  },
  worship: {
    name: createLocalizedText("a puja", "पूजा", "puja"),
    ...soft(SOFT),
    goodDays: [...BENEFIC_DAYS, "sunday"],
    badDays: [],
    badTithis: [],
    source: "Brihat Samhita, acts of the stars",
  },
} as const satisfies Readonly<Record<string, Activity>>;

export type ActivityId = keyof typeof ACTIVITIES;
