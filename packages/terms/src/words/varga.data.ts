import type { VargaId } from "../ids/varga.ts";
import type { Words } from "../word.ts";

/** With what each varga is used for. */
export const VARGA_WORDS: Words<VargaId> = {
  D1: { en: "Rashi", hi: "राशि", sa: "राशि", sense: { en: "the whole life", hi: "समग्र जीवन" } },
  D2: { en: "Hora", hi: "होरा", sa: "होरा", sense: { en: "wealth", hi: "धन" } },
  D3: { en: "Drekkana", hi: "द्रेष्काण", sa: "द्रेक्काण", sense: { en: "siblings, courage", hi: "भाई-बहन, साहस" } },
  D4: { en: "Chaturthamsha", hi: "चतुर्थांश", sa: "चतुर्थांश", sense: { en: "home, fortune", hi: "घर, भाग्य" } },
  D5: { en: "Panchamsha", hi: "पंचमांश", sa: "पञ्चांश", sense: { en: "fame, authority", hi: "यश, अधिकार" } },
  D6: { en: "Shashthamsha", hi: "षष्ठांश", sa: "षष्ठांश", sense: { en: "health, strain", hi: "स्वास्थ्य, श्रम" } },
  D7: { en: "Saptamsha", hi: "सप्तांश", sa: "सप्तांश", sense: { en: "children", hi: "संतान" } },
  D8: { en: "Ashtamsha", hi: "अष्टमांश", sa: "अष्टांश", sense: { en: "sudden turns", hi: "आकस्मिक घटनाएँ" } },
  D9: { en: "Navamsha", hi: "नवांश", sa: "नवांश", sense: { en: "marriage, dharma", hi: "विवाह, धर्म" } },
  D10: { en: "Dashamsha", hi: "दशमांश", sa: "दशांश", sense: { en: "career, deeds", hi: "कर्म, आजीविका" } },
  D11: {
    en: "Rudramsha",
    hi: "रुद्रांश",
    sa: "रुद्रांश",
    also: ["Ekadashamsha"],
    sense: { en: "gains, struggle", hi: "लाभ, संघर्ष" },
  },
  D12: { en: "Dwadashamsha", hi: "द्वादशांश", sa: "द्वादशांश", sense: { en: "parents", hi: "माता-पिता" } },
  D16: {
    en: "Shodashamsha",
    hi: "षोडशांश",
    sa: "षोडशांश",
    also: ["Kalamsha"],
    sense: { en: "comforts, vehicles", hi: "सुख, वाहन" },
  },
  D20: { en: "Vimshamsha", hi: "विंशांश", sa: "विंशांश", sense: { en: "spiritual practice", hi: "साधना" } },
  D24: {
    en: "Chaturvimshamsha",
    hi: "चतुर्विंशांश",
    sa: "चतुर्विंशांश",
    also: ["Siddhamsha"],
    sense: { en: "learning", hi: "विद्या" },
  },
  D27: {
    en: "Saptavimshamsha",
    hi: "सप्तविंशांश",
    sa: "सप्तविंशांश",
    also: ["Bhamsha", "Nakshatramsha"],
    sense: { en: "strengths", hi: "बल" },
  },
  D30: { en: "Trimshamsha", hi: "त्रिंशांश", sa: "त्रिंशांश", sense: { en: "hardship, character", hi: "कष्ट, स्वभाव" } },
  D40: { en: "Khavedamsha", hi: "खवेदांश", sa: "खवेदांश", sense: { en: "mother’s line", hi: "मातृपक्ष" } },
  D45: { en: "Akshavedamsha", hi: "अक्षवेदांश", sa: "अक्षवेदांश", sense: { en: "father’s line", hi: "पितृपक्ष" } },
  D60: { en: "Shashtyamsha", hi: "षष्ट्यंश", sa: "षष्ट्यंश", sense: { en: "the finest detail", hi: "सूक्ष्मतम विचार" } },
};
