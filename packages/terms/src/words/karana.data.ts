import type { Karana } from "../ids/karana.ts";
import type { Words } from "../word.ts";

export const KARANA_WORDS: Words<Karana> = {
  bava: { en: "Bava", hi: "बव", sa: "बव" },
  balava: { en: "Balava", hi: "बालव", sa: "बालव" },
  kaulava: { en: "Kaulava", hi: "कौलव", sa: "कौलव" },
  taitila: { en: "Taitila", hi: "तैतिल", sa: "तैतिल" },
  gara: { en: "Gara", hi: "गर", sa: "गर" },
  vanija: { en: "Vanija", hi: "वणिज", sa: "वणिज" },
  vishti: { en: "Vishti", hi: "विष्टि", sa: "विष्टि", also: ["Bhadra"] },
  shakuni: { en: "Shakuni", hi: "शकुनि", sa: "शकुनि" },
  chatushpada: { en: "Chatushpada", hi: "चतुष्पद", sa: "चतुष्पद" },
  naga: { en: "Naga", hi: "नाग", sa: "नाग" },
  kimstughna: { en: "Kimstughna", hi: "किंस्तुघ्न", sa: "किंस्तुघ्न" },
};
