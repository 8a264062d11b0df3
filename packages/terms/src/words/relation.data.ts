import type { CompoundRelation } from "../ids/relation.ts";
import type { Words } from "../word.ts";

export const COMPOUND_RELATION_WORDS: Words<CompoundRelation> = {
  great_friend: { en: "Great friend", hi: "अधिमित्र", sa: "अधिमित्र", roman: "Adhimitra" },
  friend: { en: "Friend", hi: "मित्र", sa: "मित्र", roman: "Mitra" },
  neutral: { en: "Neutral", hi: "सम", sa: "सम", roman: "Sama" },
  enemy: { en: "Enemy", hi: "शत्रु", sa: "शत्रु", roman: "Shatru" },
  great_enemy: { en: "Great enemy", hi: "अधिशत्रु", sa: "अधिशत्रु", roman: "Adhishatru" },
};
