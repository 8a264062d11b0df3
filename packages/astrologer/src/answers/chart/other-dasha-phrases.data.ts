import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

export const OTHER_DASHA_PHRASES: PhraseVariants = variants(
  "I date events by Vimshottari, the most widely used dasha; I do not mix the two.",
  "घटनाओं का समय यहाँ विंशोत्तरी से देखा जाता है, जो सबसे अधिक चलती है; दोनों को मिलाया नहीं जाता।",
  "Ghatnaon ka samay yahan Vimshottari se dekha jaata hai, jo sabse zyada chalti hai; dono ko milaya nahi jaata.",
);
