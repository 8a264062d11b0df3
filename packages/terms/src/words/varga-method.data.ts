import type { VargaMethod } from "../ids/varga.ts";
import type { Words } from "../word.ts";
import { VARGA_VARIANT_WORDS } from "./setting.data.ts";

const { parivritti_cyclic, parivritti_even_reverse, parivritti_alternate, from_aries, from_sign } = VARGA_VARIANT_WORDS;

/** How the parts of any varga are counted: Jagannatha Hora's choices for a custom varga. */
export const VARGA_METHOD_WORDS: Words<VargaMethod> = {
  parivritti_cyclic,
  parivritti_even_reverse,
  parivritti_alternate,
  from_aries,
  from_aries_or_seventh: {
    en: "Aries, even signs Libra",
    hi: "मेष से, सम राशि में तुला से",
    sense: { en: "Odd rashis counted from Aries, even ones from Libra", hi: "विषम राशियाँ मेष से, सम तुला से" },
  },
  from_aries_or_ninth: {
    en: "Aries, even signs Sagittarius",
    hi: "मेष से, सम राशि में धनु से",
    sense: { en: "Odd rashis counted from Aries, even ones from Sagittarius", hi: "विषम राशियाँ मेष से, सम धनु से" },
  },
  from_aries_or_fifth: {
    en: "Aries, even signs Leo",
    hi: "मेष से, सम राशि में सिंह से",
    sense: { en: "Odd rashis counted from Aries, even ones from Leo", hi: "विषम राशियाँ मेष से, सम सिंह से" },
  },
  from_aries_or_eleventh: {
    en: "Aries, even signs Aquarius",
    hi: "मेष से, सम राशि में कुंभ से",
    sense: { en: "Odd rashis counted from Aries, even ones from Aquarius", hi: "विषम राशियाँ मेष से, सम कुंभ से" },
  },
  from_aries_or_third: {
    en: "Aries, even signs Gemini",
    hi: "मेष से, सम राशि में मिथुन से",
    sense: { en: "Odd rashis counted from Aries, even ones from Gemini", hi: "विषम राशियाँ मेष से, सम मिथुन से" },
  },
  from_aries_by_trines: {
    en: "Aries, Leo, Sagittarius",
    hi: "मेष, सिंह, धनु से",
    sense: {
      en: "Movable rashis counted from Aries, fixed ones from Leo, dual ones from Sagittarius",
      hi: "चर राशियाँ मेष से, स्थिर सिंह से, द्विस्वभाव धनु से",
    },
  },
  from_aries_by_trines_backward: {
    en: "Aries, Sagittarius, Leo",
    hi: "मेष, धनु, सिंह से",
    sense: {
      en: "Movable rashis counted from Aries, fixed ones from Sagittarius, dual ones from Leo",
      hi: "चर राशियाँ मेष से, स्थिर धनु से, द्विस्वभाव सिंह से",
    },
  },
  from_aries_by_kendras: {
    en: "Aries, Cancer, Libra, Capricorn",
    hi: "मेष, कर्क, तुला, मकर से",
    sense: {
      en: "Fiery rashis counted from Aries, earthy ones from Cancer, airy ones from Libra, watery ones from Capricorn",
      hi: "अग्नि राशियाँ मेष से, पृथ्वी कर्क से, वायु तुला से, जल मकर से",
    },
  },
  from_aries_by_kendras_backward: {
    en: "Aries, Capricorn, Libra, Cancer",
    hi: "मेष, मकर, तुला, कर्क से",
    sense: {
      en: "Fiery rashis counted from Aries, earthy ones from Capricorn, airy ones from Libra, watery ones from Cancer",
      hi: "अग्नि राशियाँ मेष से, पृथ्वी मकर से, वायु तुला से, जल कर्क से",
    },
  },
  from_sign,
  from_sign_or_seventh: {
    en: "The sign itself, even signs their seventh",
    hi: "उसी राशि से, सम राशि में सातवीं से",
    sense: {
      en: "Odd rashis counted from themselves, even ones from the seventh from them",
      hi: "विषम राशियाँ स्वयं से, सम अपने से सातवीं से",
    },
  },
  from_sign_or_ninth: {
    en: "The sign itself, even signs their ninth",
    hi: "उसी राशि से, सम राशि में नौवीं से",
    sense: {
      en: "Odd rashis counted from themselves, even ones from the ninth from them",
      hi: "विषम राशियाँ स्वयं से, सम अपने से नौवीं से",
    },
  },
  from_sign_or_fifth: {
    en: "The sign itself, even signs their fifth",
    hi: "उसी राशि से, सम राशि में पाँचवीं से",
    sense: {
      en: "Odd rashis counted from themselves, even ones from the fifth from them",
      hi: "विषम राशियाँ स्वयं से, सम अपने से पाँचवीं से",
    },
  },
  from_sign_or_eleventh: {
    en: "The sign itself, even signs their eleventh",
    hi: "उसी राशि से, सम राशि में ग्यारहवीं से",
    sense: {
      en: "Odd rashis counted from themselves, even ones from the eleventh from them",
      hi: "विषम राशियाँ स्वयं से, सम अपने से ग्यारहवीं से",
    },
  },
  from_sign_or_third: {
    en: "The sign itself, even signs their third",
    hi: "उसी राशि से, सम राशि में तीसरी से",
    sense: {
      en: "Odd rashis counted from themselves, even ones from the third from them",
      hi: "विषम राशियाँ स्वयं से, सम अपने से तीसरी से",
    },
  },
  from_sign_by_trines: {
    en: "The sign itself, fixed its fifth, dual its ninth",
    hi: "चर स्वयं से, स्थिर पाँचवीं से, द्विस्वभाव नौवीं से",
    sense: {
      en: "Movable rashis counted from themselves, fixed ones from their fifth, dual ones from their ninth",
      hi: "चर राशियाँ स्वयं से, स्थिर अपनी पाँचवीं से, द्विस्वभाव अपनी नौवीं से",
    },
  },
  from_sign_by_trines_backward: {
    en: "The sign itself, fixed its ninth, dual its fifth",
    hi: "चर स्वयं से, स्थिर नौवीं से, द्विस्वभाव पाँचवीं से",
    sense: {
      en: "Movable rashis counted from themselves, fixed ones from their ninth, dual ones from their fifth",
      hi: "चर राशियाँ स्वयं से, स्थिर अपनी नौवीं से, द्विस्वभाव अपनी पाँचवीं से",
    },
  },
  from_sign_by_kendras: {
    en: "From its kendras by element",
    hi: "तत्व के अनुसार केंद्रों से",
    sense: {
      en: "Fiery rashis counted from themselves, earthy ones from their fourth, airy ones from their seventh, watery ones from their tenth",
      hi: "अग्नि राशियाँ स्वयं से, पृथ्वी अपनी चौथी से, वायु सातवीं से, जल दसवीं से",
    },
  },
  from_sign_by_kendras_backward: {
    en: "From its kendras by element, backward",
    hi: "तत्व के अनुसार केंद्रों से, विपरीत",
    sense: {
      en: "Fiery rashis counted from themselves, earthy ones from their tenth, airy ones from their seventh, watery ones from their fourth",
      hi: "अग्नि राशियाँ स्वयं से, पृथ्वी अपनी दसवीं से, वायु सातवीं से, जल चौथी से",
    },
  },
  product: {
    en: "Division of a division",
    hi: "भाग का भाग",
    sense: {
      en: "D108 is the D12 of the D9, D144 the D12 of the D12",
      hi: "नवांश का द्वादशांश 108 भागों का है, द्वादशांश का द्वादशांश 144 का",
    },
  },
};
