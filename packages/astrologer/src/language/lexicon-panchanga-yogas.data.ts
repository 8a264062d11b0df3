import {
  DOSHA_WORDS,
  KARANA_WORDS,
  NITYA_YOGA_WORDS,
  TITHI_WORDS,
  VARA_WORDS,
  type Word,
  YOGA_WORDS,
  type YogaId,
} from "@lagna/terms";
import { formatYoga } from "../formatting/format-yoga.ts";
import type { LexiconRow } from "./tag-tokens.ts";

const buildRows = (tag: string, words: Readonly<Record<string, Word>>, suffix = ""): LexiconRow[] =>
  Object.entries(words).map(([value, word]) => {
    const names = [word.en, word.hi, word.roman, ...(word.also ?? [])].filter((name) => name !== undefined);
    return {
      tag,
      value,
      words: names.map((name) => `${name}${suffix}`).join("|"),
      hg: `${(word.roman ?? word.en).replace(/a$/, "")}${suffix}`,
    };
  });

/** Names of the panchanga. Its yogas match only together with the word "yoga", because most are everyday words. */
export const DAY_ROWS: readonly LexiconRow[] = [
  ...buildRows("tithi", TITHI_WORDS),
  { tag: "tithi", value: "purnima", words: "full moon|पूनम", hg: "poornima|purnima" },
  { tag: "tithi", value: "amavasya", words: "new moon", hg: "amavas|amavasya" },
  { tag: "tithi", value: "chaturthi", words: "चौथ" },
  {
    tag: "paksha",
    value: "shukla",
    words: "shukla|शुक्ल|shukla paksha|waxing|bright half|bright fortnight|शुक्ल पक्ष",
    hg: "shukl paksh",
  },
  {
    tag: "paksha",
    value: "krishna",
    words: "krishna|krishna paksha|waning|dark half|dark fortnight|कृष्ण पक्ष|कृष्ण",
    hg: "krishn paksh",
  },
  ...buildRows("vara", VARA_WORDS),
  { tag: "vara", value: "sunday", hg: "itvaar|raviwar|itwar", words: "इतवार" },
  { tag: "vara", value: "monday", hg: "somwar|somvaar" },
  { tag: "vara", value: "tuesday", hg: "mangalwar|mangalvaar" },
  { tag: "vara", value: "wednesday", hg: "budhwar|budhvaar" },
  { tag: "vara", value: "thursday", hg: "guruwar|brihaspativar|veervar", words: "बृहस्पतिवार" },
  { tag: "vara", value: "friday", hg: "shukrawar|shukravaar" },
  { tag: "vara", value: "saturday", hg: "shaniwar|shanivaar" },
  ...buildRows("nitya", NITYA_YOGA_WORDS, " yoga"),
  ...buildRows("nitya", NITYA_YOGA_WORDS, " योग"),
  ...buildRows("karana", KARANA_WORDS, " karana"),
  ...buildRows("karana", KARANA_WORDS, " करण"),
];

/** Every yoga with a proper name, followed by the word "yoga". */
const NAMED_YOGAS: readonly LexiconRow[] = Object.entries(YOGA_WORDS).flatMap(([value, { en, hi, roman }]) => {
  if (/[:\d,]/.test(en)) return [];
  const named = formatYoga(value as YogaId);
  const words = `${en} yoga|${named.en}|${hi} योग|${named.hi}`;
  return [{ tag: "yoga", value, words, hg: `${roman ?? en} yog|${named.hg}` }];
});

/** Every dosha by its name. */
const NAMED_DOSHAS: readonly LexiconRow[] = Object.entries(DOSHA_WORDS).map(([value, { en, hi, roman = en }]) => ({
  tag: "dosha",
  value,
  words: `${en}|${hi}|${en.replace(/dosha$/, "dosh")}`,
  hg: roman.replace(/dosha$/, "dosh"),
}));

/** Common spellings of yogas and doshas, with the ids used in facts. */
export const YOGA_ROWS: readonly LexiconRow[] = [
  {
    tag: "yoga",
    value: "gaja_kesari",
    words: "gaja kesari|gajakesari|gaj kesari|गजकेसरी|गज केसरी",
    hg: "gajkesari|gaj kesari|gajakesari",
  },
  { tag: "yoga", value: "ruchaka", words: "ruchaka|ruchaka yoga|रुचक", hg: "ruchak" },
  { tag: "yoga", value: "bhadra", words: "bhadra yoga|भद्र योग", hg: "bhadra yog" },
  { tag: "yoga", value: "hamsa", words: "hamsa|hamsa yoga|hansa yoga|हंस योग", hg: "hans yog|hamsa yog" },
  { tag: "yoga", value: "malavya", words: "malavya|malavya yoga|मालव्य", hg: "malavya|malvya" },
  {
    tag: "yoga",
    value: "sasa",
    words: "sasa yoga|shasha yoga|shasha|sasha yoga|शश योग|शश",
    hg: "shash yog|shasha yog",
  },
  { tag: "yoga", value: "kemadruma", words: "kemadruma|kemdrum|केमद्रुम", hg: "kemdrum|kemadrum" },
  {
    tag: "yoga",
    value: "nipuna",
    words: "budha aditya|budhaditya|budh aditya|nipuna yoga|बुधादित्य|बुध आदित्य",
    hg: "budhaditya|budh aditya",
  },
  {
    tag: "yoga",
    value: "chandra_mangala",
    words: "chandra mangala yoga|chandra-mangala|chandra mangala|चंद्र मंगल योग",
    hg: "chandra mangal yog",
  },
  { tag: "yoga", value: "sunapha", words: "sunapha|सुनफा", hg: "sunafa" },
  { tag: "yoga", value: "anapha", words: "anapha|अनफा", hg: "anafa" },
  { tag: "yoga", value: "durudhara", words: "durudhara|duradhara|दुरुधरा", hg: "durudhara" },
  { tag: "yoga", value: "vesi", words: "vesi yoga|वेशि योग", hg: "veshi yog" },
  { tag: "yoga", value: "vosi", words: "vosi yoga|vasi yoga|वोशि योग", hg: "voshi yog" },
  { tag: "yoga", value: "ubhayachari", words: "ubhayachari|उभयचरी", hg: "ubhaychari" },
  { tag: "yoga", value: "adhi", words: "adhi yoga|अधि योग", hg: "adhi yog" },
  { tag: "yoga", value: "amala", words: "amala yoga|अमला योग", hg: "amla yog" },
  { tag: "yoga", value: "lakshmi", words: "lakshmi yoga|लक्ष्मी योग", hg: "lakshmi yog|laxmi yog" },
  { tag: "yoga", value: "sarasvati", words: "saraswati yoga|सरस्वती योग", hg: "saraswati yog" },
  { tag: "yoga", value: "vasumati", words: "vasumati yoga|वसुमति योग", hg: "vasumati yog" },
  { tag: "yoga", value: "sakata_moon", words: "shakata yoga|sakata yoga|शकट योग", hg: "shakat yog" },
  {
    tag: "dosha",
    value: "mangal",
    words:
      "manglik|mangal dosha|mangal dosh|kuja dosha|kuja dosham|kuja dosh|chevvai dosham|sevvai dosham|chovva dosham|chevvai dosha|sevvai dosha|mangal dosham|mars dosha|mangalik|chevvai thosham|sevvai thosham|चेव्वाई दोषम|कुज दोष|मांगलिक|मंगल दोष|मंगली",
    hg: "manglik|mangalik|mangal dosh|mangli|manglik dosh",
  },
  {
    tag: "dosha",
    value: "kala_sarpa",
    words:
      "kala sarpa|kaal sarp|kalasarpa|kal sarp|sarpa dosham|sarpa dosha|sarp dosh|naga dosha|naga dosham|nag dosh|rahu ketu dosham|rahu ketu dosha|सर्प दोष|नाग दोष|कालसर्प|काल सर्प",
    hg: "kaal sarp|kal sarp|kalsarp|kaalsarp",
  },
  {
    tag: "dosha",
    value: "pitru",
    words: "pitra dosha|pitru dosha|पितृ दोष|पितृदोष",
    hg: "pitra dosh|pitru dosh|pitri dosh",
  },
  { tag: "dosha", value: "grahana", words: "grahan dosha|eclipse dosha|ग्रहण दोष", hg: "grahan dosh" },
  { tag: "dosha", value: "guru_chandala", words: "guru chandal|guru chandala|गुरु चांडाल", hg: "guru chandal" },
  ...NAMED_YOGAS,
  ...NAMED_DOSHAS,
];
