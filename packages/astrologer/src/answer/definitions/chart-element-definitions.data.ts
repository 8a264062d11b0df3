import type { Graha } from "@lagna/terms";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** What each graha signifies in every chart (BPHS 3 and 32, Phaladeepika 2). */
export const GRAHA_MEANINGS: Readonly<Record<Graha, PhraseVariants>> = {
  sun: variants(
    "The Sun stands for the self, vitality, the father and people in authority. Where it is, a person wants to be seen as who they are.",
    "सूर्य आत्मा, तेज, पिता और अधिकार का कारक है। जहाँ यह होता है, वहाँ मनुष्य अपनी असली पहचान के साथ दिखना चाहता है।",
    "Surya aatma, tej, pita aur adhikaar ka karak hai. Jahan yeh hota hai, wahan insaan apni asli pehchaan ke saath dikhna chahta hai.",
  ),
  moon: variants(
    "The Moon stands for the mind, feelings, the mother and nourishment. Where it is, a person looks for peace, and moods come and go.",
    "चंद्र मन, भावना, माता और पोषण का कारक है। जहाँ यह होता है, वहाँ मन शांति खोजता है और लहरें आती-जाती हैं।",
    "Chandra mann, bhavna, maa aur poshan ka karak hai. Jahan yeh hota hai, wahan mann shanti khojta hai aur lehrein aati-jaati hain.",
  ),
  mars: variants(
    "Mars stands for drive, courage, younger siblings and land. Where it is, a person acts first, and has to learn when to stop.",
    "मंगल ऊर्जा, साहस, छोटे भाई-बहन और भूमि का कारक है। जहाँ यह होता है, वहाँ मनुष्य पहले क़दम उठाता है, रुकना बाद में सीखता है।",
    "Mangal urja, himmat, chhote bhai-behen aur zameen ka karak hai. Jahan yeh hota hai, wahan insaan pehle kadam uthata hai, rukna baad me seekhta hai.",
  ),
  mercury: variants(
    "Mercury stands for speech, calculation, trade and learning. Where it is, words and figures count, and skill grows with practice.",
    "बुध वाणी, गणना, व्यापार और सीखने का कारक है। जहाँ यह होता है, वहाँ काम शब्दों और हिसाब से चलता है, और हुनर अभ्यास से बढ़ता है।",
    "Budh vaani, ganana, vyapar aur seekhne ka karak hai. Jahan yeh hota hai, wahan kaam shabdon aur hisaab se chalta hai, aur hunar abhyaas se badhta hai.",
  ),
  jupiter: variants(
    "Jupiter stands for wisdom, teachers, children and growth. Where it is, a person gets room and good advice, and may take both for granted.",
    "गुरु ज्ञान, शिक्षक, संतान और वृद्धि का कारक है। जहाँ यह होता है, वहाँ जगह और अच्छी सलाह मिलती है, और दोनों की क़द्र भूल सकती है।",
    "Guru gyaan, teachers, santan aur vriddhi ka karak hai. Jahan yeh hota hai, wahan jagah aur achhi salah milti hai, aur dono ki kadr bhool sakti hai.",
  ),
  venus: variants(
    "Venus stands for affection, the spouse, comfort and the arts. Where it is, a person looks for harmony and beauty, and gives way for them.",
    "शुक्र स्नेह, जीवनसाथी, सुख और कला का कारक है। जहाँ यह होता है, वहाँ मनुष्य मेल और सुंदरता खोजता है, और उनके लिए झुकता भी है।",
    "Shukra sneh, jeevansathi, sukh aur kala ka karak hai. Jahan yeh hota hai, wahan insaan mel aur sundarta khojta hai, aur unke liye jhukta bhi hai.",
  ),
  saturn: variants(
    "Saturn stands for time, work, patience and endurance. Where it is, things come late and with effort, and then they last.",
    "शनि समय, श्रम, धैर्य और सहनशक्ति का कारक है। जहाँ यह होता है, वहाँ बात देर से और मेहनत से बनती है, और बनी हुई टिकती है।",
    "Shani samay, mehnat, dhairya aur sehne ki shakti ka karak hai. Jahan yeh hota hai, wahan baat der se aur mehnat se banti hai, aur bani hui tikti hai.",
  ),
  rahu: variants(
    "Rahu is the Moon's northern node, a point and not a body. It stands for hunger and for what is foreign and new; where it is, a person wants more than custom allows.",
    "राहु चंद्र का उत्तरी पात है, पिंड नहीं, बिंदु। यह तृष्णा, विदेशी और नई चीज़ों का कारक है; जहाँ होता है, वहाँ मनुष्य रीति से ज़्यादा चाहता है।",
    "Rahu Chandra ka uttari paat hai, pind nahi, bindu. Yeh trishna, videshi aur nayi cheezon ka karak hai; jahan hota hai, wahan insaan reeti se zyada chahta hai.",
  ),
  ketu: variants(
    "Ketu is the Moon's southern node, a point and not a body. It stands for letting go, insight and distance from the world; where it is, a person is able but not attached.",
    "केतु चंद्र का दक्षिणी पात है, पिंड नहीं, बिंदु। यह त्याग, अंतर्दृष्टि और वैराग्य का कारक है; जहाँ होता है, वहाँ मनुष्य समर्थ होकर भी बँधा नहीं रहता।",
    "Ketu Chandra ka dakshini paat hai, pind nahi, bindu. Yeh tyaag, antardrishti aur vairagya ka karak hai; jahan hota hai, wahan insaan samarth hokar bhi bandha nahi rehta.",
  ),
};

/** Definitions of houses, signs and nakshatras, composed from their attributes. */
export const ELEMENT_MEANINGS = {
  house: variants(
    "The {house} of any chart stands for {matters}.",
    "किसी भी कुंडली के {house} से {matters} देखे जाते हैं।",
    "Kisi bhi kundli ke {house} se {matters} dekhe jaate hain.",
  ),
  sign: variants(
    "{sign} is the {number} sign of the zodiac; its element is {element}, its mode is {modality}, and {lord} rules it.",
    "{sign} राशिचक्र की {number} राशि है; तत्त्व {element}, स्वभाव {modality}, और स्वामी {lord} है।",
    "{sign} rashichakra ki {number} rashi hai; tattva {element}, swabhav {modality}, aur swami {lord} hai.",
  ),
  nakshatra: variants(
    "{star} is number {number} of the twenty-seven nakshatras, each thirteen degrees and twenty minutes of the Moon's path; its deity is {deity}, and its dasha is that of {lord}.",
    "{star} सत्ताईस नक्षत्रों में {number} क्रमांक का है, चंद्र के मार्ग के तेरह अंश बीस कला; इसके देवता {deity} हैं, और दशा {lord} की होती है।",
    "{star} sattaees nakshatron me number {number} hai, Chandra ke raaste ke terah ansh bees kala; iske devta {deity} hain, aur dasha {lord} ki hoti hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
