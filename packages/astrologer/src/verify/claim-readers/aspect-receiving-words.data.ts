import { matchWords } from "../../language/match-words.ts";

export const RECEIVING_WORDS = matchWords({
  en: "receives|receive|gets|under",
  hi: "से",
});
