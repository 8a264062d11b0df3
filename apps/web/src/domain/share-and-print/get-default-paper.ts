import type { PaperName } from "@lagna/contract";

/** Letter in North America, A4 elsewhere. */
export const getDefaultPaper = (): PaperName => (/-(US|CA|MX)$/i.test(navigator.language) ? "letter" : "a4");
