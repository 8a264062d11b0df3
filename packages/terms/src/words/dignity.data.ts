import type { Dignity } from "../ids/dignity.ts";
import type { Words } from "../word.ts";

export const DIGNITY_WORDS: Words<Dignity> = {
  exalted: { en: "Exalted", hi: "उच्च", sa: "उच्च", roman: "Uchcha", short: { en: "↑", hi: "↑" } },
  moolatrikona: { en: "Moolatrikona", hi: "मूलत्रिकोण", sa: "मूलत्रिकोण" },
  own: { en: "Own sign", hi: "स्वराशि", sa: "स्वराशि", roman: "Swarashi", also: ["Swakshetra"] },
  great_friend: { en: "Great friend’s", hi: "अधिमित्र राशि", sa: "अधिमित्र राशि", roman: "Adhimitra rashi" },
  friend: { en: "Friend’s", hi: "मित्र राशि", sa: "मित्र राशि", roman: "Mitra rashi" },
  neutral: { en: "Neutral", hi: "सम राशि", sa: "सम राशि", roman: "Sama rashi" },
  enemy: { en: "Enemy’s", hi: "शत्रु राशि", sa: "शत्रु राशि", roman: "Shatru rashi" },
  great_enemy: { en: "Great enemy’s", hi: "अधिशत्रु राशि", sa: "अधिशत्रु राशि", roman: "Adhishatru rashi" },
  debilitated: { en: "Debilitated", hi: "नीच", sa: "नीच", roman: "Neecha", short: { en: "↓", hi: "↓" } },
};
