import type { Element, Modality, Parity, Rashi } from "../ids/rashi.ts";
import type { Words } from "../word.ts";

export const RASHI_WORDS: Words<Rashi> = {
  aries: { en: "Aries", hi: "मेष", sa: "मेष", roman: "Mesha", short: { en: "Ar", hi: "मेष" } },
  taurus: { en: "Taurus", hi: "वृषभ", sa: "वृषभ", roman: "Vrishabha", short: { en: "Ta", hi: "वृष" } },
  gemini: { en: "Gemini", hi: "मिथुन", sa: "मिथुन", roman: "Mithuna", short: { en: "Ge", hi: "मिथु" } },
  cancer: { en: "Cancer", hi: "कर्क", sa: "कर्क", roman: "Karka", also: ["Karkata"], short: { en: "Cn", hi: "कर्क" } },
  leo: { en: "Leo", hi: "सिंह", sa: "सिंह", roman: "Simha", short: { en: "Le", hi: "सिंह" } },
  virgo: { en: "Virgo", hi: "कन्या", sa: "कन्या", roman: "Kanya", short: { en: "Vi", hi: "कन्या" } },
  libra: { en: "Libra", hi: "तुला", sa: "तुला", roman: "Tula", short: { en: "Li", hi: "तुला" } },
  scorpio: { en: "Scorpio", hi: "वृश्चिक", sa: "वृश्चिक", roman: "Vrishchika", short: { en: "Sc", hi: "वृश्चि" } },
  sagittarius: { en: "Sagittarius", hi: "धनु", sa: "धनु", roman: "Dhanu", short: { en: "Sg", hi: "धनु" } },
  capricorn: { en: "Capricorn", hi: "मकर", sa: "मकर", roman: "Makara", short: { en: "Cp", hi: "मकर" } },
  aquarius: { en: "Aquarius", hi: "कुंभ", sa: "कुम्भ", roman: "Kumbha", short: { en: "Aq", hi: "कुंभ" } },
  pisces: { en: "Pisces", hi: "मीन", sa: "मीन", roman: "Meena", short: { en: "Pi", hi: "मीन" } },
};

/** The modalities of the signs, from Aries on in turn. */
export const MODALITY_WORDS: Words<Modality> = {
  movable: {
    en: "Movable",
    hi: "चर",
    sa: "चर",
    roman: "Chara",
    sense: { en: "Aries, Cancer, Libra, Capricorn", hi: "मेष, कर्क, तुला, मकर" },
  },
  fixed: {
    en: "Fixed",
    hi: "स्थिर",
    sa: "स्थिर",
    roman: "Sthira",
    sense: { en: "Taurus, Leo, Scorpio, Aquarius", hi: "वृषभ, सिंह, वृश्चिक, कुंभ" },
  },
  dual: {
    en: "Dual",
    hi: "द्विस्वभाव",
    sa: "द्विस्वभाव",
    roman: "Dwiswabhava",
    sense: { en: "Gemini, Virgo, Sagittarius, Pisces", hi: "मिथुन, कन्या, धनु, मीन" },
  },
};

/** The elements of the signs, from Aries on in turn. */
export const ELEMENT_WORDS: Words<Element> = {
  fire: {
    en: "Fire",
    hi: "अग्नि",
    sa: "अग्नि",
    roman: "Agni",
    sense: { en: "Aries, Leo, Sagittarius", hi: "मेष, सिंह, धनु" },
  },
  earth: {
    en: "Earth",
    hi: "पृथ्वी",
    sa: "पृथ्वी",
    roman: "Prithvi",
    sense: { en: "Taurus, Virgo, Capricorn", hi: "वृषभ, कन्या, मकर" },
  },
  air: {
    en: "Air",
    hi: "वायु",
    sa: "वायु",
    roman: "Vayu",
    sense: { en: "Gemini, Libra, Aquarius", hi: "मिथुन, तुला, कुंभ" },
  },
  water: {
    en: "Water",
    hi: "जल",
    sa: "जल",
    roman: "Jala",
    sense: { en: "Cancer, Scorpio, Pisces", hi: "कर्क, वृश्चिक, मीन" },
  },
};

export const PARITY_WORDS: Words<Parity> = {
  odd: {
    en: "Odd",
    hi: "विषम",
    sa: "विषम",
    roman: "Vishama",
    sense: { en: "Aries, Gemini, Leo, Libra, Sagittarius, Aquarius", hi: "मेष, मिथुन, सिंह, तुला, धनु, कुंभ" },
  },
  even: {
    en: "Even",
    hi: "सम",
    sa: "सम",
    roman: "Sama",
    sense: { en: "Taurus, Cancer, Virgo, Scorpio, Capricorn, Pisces", hi: "वृषभ, कर्क, कन्या, वृश्चिक, मकर, मीन" },
  },
};
