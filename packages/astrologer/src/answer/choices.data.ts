import type { LocalizedText } from "../fact.ts";
import type { Topic } from "../reading/topics.data.ts";
import { createLocalizedText } from "../words/format-terms.ts";

/** One side of a choice: the words that name it in a question, and the houses of the birth chart it is read from. */
export interface ChoiceSide {
  readonly name: LocalizedText;
  readonly words: RegExp;
  readonly houses: readonly number[];
}

export interface Choice {
  readonly topic: Topic;
  readonly sides: readonly [ChoiceSide, ChoiceSide];
}

/** Choices that users ask about, with the houses each side is read from (PD 1 and 15; BPHS 11). */
export const CHOICES: readonly Choice[] = [
  {
    topic: "career",
    sides: [
      {
        name: createLocalizedText("a job", "नौकरी", "naukri"),
        words: /\b(?:job|service|naukri|nokri|employment)\b|नौकरी/iu,
        houses: [6, 10],
      },
      {
        name: createLocalizedText("a business of your own", "अपना व्यवसाय", "apna business"),
        words:
          /\b(?:business|buisness|startup|start-up|self[- ]employed|vyapar|vyavsay|dhandha|own work)\b|व्यवसाय|व्यापार|बिज़नेस|बिजनेस|धंधा/iu,
        houses: [7, 3],
      },
    ],
  },
  {
    topic: "love",
    sides: [
      {
        name: createLocalizedText("a love marriage", "प्रेम विवाह", "love marriage"),
        words: /\blove\b|प्रेम|लव/iu,
        houses: [5, 7],
      },
      {
        name: createLocalizedText("an arranged marriage", "परिवार का तय किया विवाह", "arranged marriage"),
        words: /\barranged?\b|अरेंज|तय किया/iu,
        houses: [2, 9],
      },
    ],
  },
  {
    topic: "home",
    sides: [
      {
        name: createLocalizedText("buying", "ख़रीद लेने", "kharid lene"),
        words: /\b(?:buy|own|apna|kharid\w*|lu)\b|ख़रीद|खरीद|अपना/iu,
        houses: [4, 11],
      },
      {
        name: createLocalizedText("renting and waiting", "किराए पर रुकने", "kiraye par rukne"),
        words: /\b(?:rent|wait|kiray\w*|ruku)\b|किराय|किराए|रुक/iu,
        houses: [6, 12],
      },
    ],
  },
  {
    topic: "travel",
    sides: [
      {
        name: createLocalizedText("going abroad", "विदेश जाने", "videsh jaane"),
        words: /\b(?:abroad|foreign|videsh|settle abroad)\b|विदेश/iu,
        houses: [12, 9],
      },
      {
        name: createLocalizedText("staying near home", "अपने देश में रहने", "apne desh me rehne"),
        words: /\b(?:india|home|stay|return|lautna|wapas|desh)\b|देश में|लौट|वापस/iu,
        houses: [4, 2],
      },
    ],
  },
];
