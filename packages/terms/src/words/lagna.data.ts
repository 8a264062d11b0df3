import type { LagnaId } from "../ids/lagna.ts";
import type { Words } from "../word.ts";

export const LAGNA_WORDS: Words<LagnaId> = {
  lagna: { en: "Lagna", hi: "लग्न", sa: "लग्न", also: ["Ascendant"], short: { en: "Asc", hi: "लग्न" } },
};
