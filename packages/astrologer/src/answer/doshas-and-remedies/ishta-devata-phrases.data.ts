import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** The ishta devata: its graha, and that the custom of the user's family comes first. */
export const ISHTA_DEVATA_PHRASES = {
  inside: variants(
    "The ishta devata is read from the twelfth of the karakamsha in the navamsha; for you that is {sign}, and in the navamsha it holds {who}.",
    "इष्ट नवांश में कारकांश से बारहवें से देखा जाता है; आपके लिए वह {sign} है, और नवांश में वहाँ बैठे हैं {who}।",
    "Isht navamsh me karakamsh se barahve se dekha jaata hai; aapke liye woh {sign} hai, aur navamsh me wahan baithe hain {who}.",
  ),
  lord: variants(
    "The ishta devata is read from the twelfth of the karakamsha in the navamsha; for you that is {sign}, which is empty there, so its lord {who} shows it.",
    "इष्ट नवांश में कारकांश से बारहवें से देखा जाता है; आपके लिए वह {sign} है, वहाँ कोई ग्रह नहीं, इसलिए स्वामी {who} से देखिए।",
    "Isht navamsh me karakamsh se barahve se dekha jaata hai; aapke liye woh {sign} hai, wahan koi grah nahi, isliye swami {who} se dekhiye.",
  ),
  choice: variants(
    "Traditions differ on which form of God this means; the one your home and heart already know is right.",
    "उससे ईश्वर का कौन-सा रूप जुड़ा है, यह परंपराएँ अलग-अलग बताती हैं; जिसे घर और मन पहले से मानते हैं, वही ठीक है।",
    "Usse ishwar ka kaun sa roop juda hai, yeh paramparayein alag alag batati hain; jise ghar aur mann pehle se maante hain, wahi theek hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
