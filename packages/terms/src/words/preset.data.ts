import type { PresetId } from "../presets.ts";
import type { Words } from "../word.ts";

/** With what distinguishes each. */
export const PRESET_WORDS: Words<PresetId> = {
  lagna: {
    en: "Lagna",
    hi: "लग्न",
    sense: { en: "Our default: Lahiri, mean node", hi: "हमारी मूल सेटिंग: लाहिरी, मध्यम राहु" },
  },
  jagannatha_hora: {
    en: "Jagannatha Hora",
    hi: "जगन्नाथ होरा",
    sense: { en: "Geometric positions, true node, True Pushya", hi: "ज्यामितीय स्थिति, स्पष्ट राहु, सत्य पुष्य" },
  },
  jagannatha_hora_lahiri: {
    en: "Jagannatha Hora, Lahiri",
    hi: "जगन्नाथ होरा, लाहिरी",
    sense: { en: "The same, but with Lahiri and the mean node", hi: "वही, लाहिरी और मध्यम राहु के साथ" },
  },
  drik: {
    en: "Drik Panchang",
    hi: "दृक् पंचांग",
    sense: { en: "As in the almanac: its own ayanamsa, mean node", hi: "पंचांग जैसा: उसका अपना अयनांश, मध्यम राहु" },
  },
  kp: {
    en: "KP",
    hi: "केपी",
    sense: { en: "Krishnamurti’s ayanamsa, Placidus houses", hi: "कृष्णमूर्ति अयनांश, प्लेसिडस भाव" },
  },
  raman: { en: "Raman", hi: "रमण", sense: { en: "B.V. Raman’s ayanamsa", hi: "बी.वी. रमण का अयनांश" } },
};
