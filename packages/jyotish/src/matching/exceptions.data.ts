import type { Koota, MatchingException } from "@lagna/terms";
import { getNaturalRelation } from "../relation/friendship.ts";
import type { MatchingSettings } from "./koota.data.ts";
import { countSigns, getNadi, type MoonPair } from "./kootas.ts";
import type { MoonPlace } from "./moon-place.ts";
import { judgePoruthams } from "./poruthams.ts";

/** The texts and programs that rules of matching are taken from. */
export const MATCHING_TEXTS = [
  "muhurta_chintamani",
  "raman_muhurta",
  "kalaprakasika",
  "custom",
  "astrosage",
  "krazykrackpot",
] as const;
export type MatchingText = (typeof MATCHING_TEXTS)[number];

export interface MatchingSource {
  readonly text: MatchingText;
  /** For orientation. */
  readonly chapter?: number;
}

/** What may be at fault: two of the kootas, the unlike ganas, and rajju of the poruthams. */
export type FaultyKoota = Extract<Koota, "bhakoot" | "nadi" | "gana"> | "rajju";

export interface ExceptionRule {
  readonly id: MatchingException;
  readonly koota: FaultyKoota;
  readonly source: MatchingSource;
  /** Whose lists have the rule. */
  readonly lists: readonly MatchingSettings["exceptions"][];
  readonly applies: (moons: MoonPair, settings: MatchingSettings) => boolean;
}

const CHINTAMANI: MatchingSource = { text: "muhurta_chintamani", chapter: 6 };
const RAMAN: MatchingSource = { text: "raman_muhurta" };
/** Common practice of astrologers, without a text that all of them cite. */
const CUSTOM: MatchingSource = { text: "custom" };
const KRAZYKRACKPOT: MatchingSource = { text: "krazykrackpot" };

/** Rohini, Ardra, Jyeshtha, Krittika, Pushya, Shravana, Revati, Uttara Bhadrapada. */
const STARS_WITHOUT_NADI_FAULT = [4, 6, 18, 3, 8, 22, 27, 26];

const haveOneLord = ({ boy, girl }: MoonPair): boolean => boy.lord === girl.lord;
const haveFriendlyLords = ({ boy, girl }: MoonPair): boolean =>
  getNaturalRelation(boy.lord, girl.lord) === "friend" && getNaturalRelation(girl.lord, boy.lord) === "friend";
const haveOneOrFriendlyLords = (moons: MoonPair): boolean => haveOneLord(moons) || haveFriendlyLords(moons);
const isSameStar = ({ boy, girl }: MoonPair): boolean => boy.star === girl.star;
const isSameSign = ({ boy, girl }: MoonPair): boolean => boy.sign === girl.sign;
const isListedStar = ({ star }: MoonPlace): boolean => STARS_WITHOUT_NADI_FAULT.includes(star);

export const EXCEPTION_RULES: readonly ExceptionRule[] = [
  {
    id: "bhakoot_same_lord",
    koota: "bhakoot",
    source: CHINTAMANI,
    lists: ["books", "astrosage", "krazykrackpot"],
    applies: haveOneLord,
  },
  {
    id: "bhakoot_friendly_lords",
    koota: "bhakoot",
    source: CHINTAMANI,
    lists: ["books"],
    applies: haveFriendlyLords,
  },
  {
    id: "bhakoot_other_nadi",
    koota: "bhakoot",
    source: CHINTAMANI,
    lists: ["books"],
    applies: ({ boy, girl }) => getNadi(boy) !== getNadi(girl),
  },
  {
    id: "bhakoot_five_nine",
    koota: "bhakoot",
    source: CUSTOM,
    lists: ["books"],
    applies: ({ boy, girl }) => [5, 9].includes(countSigns(boy, girl)),
  },
  {
    id: "nadi_same_star_other_pada",
    koota: "nadi",
    source: CHINTAMANI,
    lists: ["books"],
    applies: (moons) => isSameStar(moons) && moons.boy.pada !== moons.girl.pada,
  },
  {
    id: "nadi_same_sign_other_star",
    koota: "nadi",
    source: CHINTAMANI,
    lists: ["books", "astrosage"],
    applies: (moons) => isSameSign(moons) && !isSameStar(moons),
  },
  {
    id: "nadi_one_star_two_signs",
    koota: "nadi",
    source: CHINTAMANI,
    lists: ["books"],
    applies: (moons) => isSameStar(moons) && !isSameSign(moons),
  },
  {
    id: "nadi_listed_stars",
    koota: "nadi",
    source: CUSTOM,
    lists: ["books"],
    applies: ({ boy, girl }, { nadi_listed_stars: who }) =>
      who === "both" ? isListedStar(boy) && isListedStar(girl) : isListedStar(boy) || isListedStar(girl),
  },
  {
    id: "nadi_same_pada",
    koota: "nadi",
    source: KRAZYKRACKPOT,
    lists: ["krazykrackpot"],
    applies: (moons) => isSameStar(moons) && moons.boy.pada === moons.girl.pada,
  },
  {
    id: "nadi_same_lord",
    koota: "nadi",
    source: KRAZYKRACKPOT,
    lists: ["krazykrackpot"],
    applies: haveOneLord,
  },
  {
    id: "nadi_trine_signs",
    koota: "nadi",
    source: KRAZYKRACKPOT,
    lists: ["krazykrackpot"],
    applies: ({ boy, girl }) => [5, 9].includes(countSigns(boy, girl)),
  },
  {
    id: "gana_seventh_signs",
    koota: "gana",
    source: RAMAN,
    lists: ["books"],
    applies: ({ boy, girl }) => countSigns(boy, girl) === 7,
  },
  {
    id: "gana_friendly_lords",
    koota: "gana",
    source: RAMAN,
    lists: ["books"],
    applies: haveOneOrFriendlyLords,
  },
  {
    id: "gana_stree_deergha",
    koota: "gana",
    source: RAMAN,
    lists: ["books"],
    applies: (moons, settings) => judgePoruthams(moons, settings).stree_deergha.good,
  },
  {
    id: "rajju_friendly_lords",
    koota: "rajju",
    source: CUSTOM,
    lists: ["books"],
    applies: haveOneOrFriendlyLords,
  },
];
