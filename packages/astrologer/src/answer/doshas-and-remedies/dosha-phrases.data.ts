import type { DoshaCause, DoshaId, Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** The graha whose remedy serves a dosha: the one that forms it (BPHS 83, 84; custom where BPHS has no chapter). */
export const DOSHA_GRAHAS: Readonly<Record<DoshaId, Graha>> = {
  mangal: "mars",
  kala_sarpa: "rahu",
  pitru: "sun",
  guru_chandala: "jupiter",
  grahana: "moon",
  shrapit: "saturn",
  ghata: "mars",
  angaraka: "mars",
  vish: "moon",
  kemadruma: "moon",
  kalatra: "venus",
  gandanta: "moon",
  ganda_mula: "moon",
  bhadra: "saturn",
  amavasya: "moon",
  krishna_chaturdashi: "moon",
  vyatipata: "sun",
  vaidhriti: "sun",
  sankranti: "sun",
  eclipse: "sun",
  dagdha: "moon",
};

/** The graha that a gem is worn for. */
export const GEM_GRAHAS: readonly (readonly [RegExp, Graha])[] = [
  [/\b(?:ruby|manik|manikya)\b|माणिक/iu, "sun"],
  [/\b(?:pearl|moti)\b|मोती/iu, "moon"],
  [/\b(?:coral|moonga|munga)\b|मूंगा|मूँगा/iu, "mars"],
  [/\b(?:emerald|panna)\b|पन्ना/iu, "mercury"],
  [/\b(?:yellow sapphire|pukhraj|topaz)\b|पुखराज/iu, "jupiter"],
  [/\b(?:diamond|heera|hira)\b|हीरा|हीरे/iu, "venus"],
  [/\b(?:blue sapphire|neelam|nilam)\b|नीलम/iu, "saturn"],
  [/\b(?:hessonite|gomed)\b|गोमेद/iu, "rahu"],
  [/\b(?:cat'?s eye|lehsunia|lahsuniya)\b|लहसुनिया/iu, "ketu"],
];

/** The causes of doshas as clauses; those of kala sarpa name the house of Rahu instead. */
export const CAUSE_CLAUSES: Readonly<Partial<Record<DoshaCause, LocalizedText>>> = {
  sun_afflicted: createLocalizedText(
    "Rahu, Ketu or Saturn touches the Sun",
    "सूर्य पर राहु, केतु या शनि का प्रभाव है",
    "Surya par Rahu, Ketu ya Shani ka prabhav hai",
  ),
  ninth_lord_afflicted: createLocalizedText(
    "Rahu, Ketu or Saturn touches the lord of the ninth house",
    "नवमेश पर राहु, केतु या शनि का प्रभाव है",
    "navmesh par Rahu, Ketu ya Shani ka prabhav hai",
  ),
  ninth_house_afflicted: createLocalizedText(
    "Rahu, Ketu or Saturn touches the ninth house",
    "नौवें भाव पर राहु, केतु या शनि का प्रभाव है",
    "nauve ghar par Rahu, Ketu ya Shani ka prabhav hai",
  ),
  sun_with_node: createLocalizedText(
    "the Sun stands close to Rahu or Ketu",
    "सूर्य राहु या केतु के पास है",
    "Surya Rahu ya Ketu ke paas hai",
  ),
  moon_with_node: createLocalizedText(
    "the Moon stands close to Rahu or Ketu",
    "चंद्र राहु या केतु के पास है",
    "Chandra Rahu ya Ketu ke paas hai",
  ),
  moon_in_gandanta: createLocalizedText("the Moon is in gandanta", "चंद्र गंडांत में है", "Chandra gandant me hai"),
  lagna_in_gandanta: createLocalizedText("the lagna is in gandanta", "लग्न गंडांत में है", "lagna gandant me hai"),
};

/** The points from which Mangal dosha is counted. */
export const REFERENCE_NAMES = {
  lagna: createLocalizedText("the lagna", "लग्न", "lagna"),
  moon: createLocalizedText("the Moon", "चंद्र", "Chandra"),
  venus: createLocalizedText("Venus", "शुक्र", "Shukra"),
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const DOSHA_PHRASES = {
  grounds: variants(
    "It is there because {grounds}. | The reason for it: {grounds}.",
    "इसका आधार: {grounds}।",
    "Iska aadhaar: {grounds}.",
  ),
  only_other: variants(
    "Mangal dosha is not in your chart by the lagna, which counts first; families who count from {references} too call it a partial, weaker dosha.",
    "लग्न से, जिसकी गिनती पहले होती है, आपकी कुंडली में मंगल दोष नहीं है; जो परिवार {references} से भी गिनते हैं, वे इसे आंशिक, हल्का दोष कहते हैं।",
    "Lagna se, jiski ginti pehle hoti hai, aapki kundli me Mangal dosha nahi hai; jo parivaar {references} se bhi ginte hain, woh ise aanshik, halka dosh kehte hain.",
  ),
  from_one: variants(
    "Counted from {reference}, yes: Mars is in the {place} from there, which is one of the houses that count ({houses}).",
    "{reference} से गिनें तो हाँ: मंगल वहाँ से {place} में है, जो गिने जाने वाले भावों ({houses}) में से है।",
    "{reference} se ginein to haan: Mangal wahan se {place} me hai, jo gine jaane wale gharon ({houses}) me se hai.",
  ),
  not_from_one: variants(
    "Counted from {reference}, no: Mars is in the {place} from there, which is not one of the houses that count ({houses}).",
    "{reference} से गिनें तो नहीं: मंगल वहाँ से {place} में है, जो गिने जाने वाले भावों ({houses}) में नहीं आता।",
    "{reference} se ginein to nahi: Mangal wahan se {place} me hai, jo gine jaane wale gharon ({houses}) me nahi aata.",
  ),
  holds_from: variants(
    "So it holds by {count} of these three counts.",
    "यानी यह इन तीन गिनतियों में से {count} से बनता है।",
    "Yaani yeh in teen gintiyon me se {count} se banta hai.",
  ),
  partial: variants(
    "It holds only in part, with one of its three grounds. | Only one of its grounds holds, so it counts in part.",
    "यह आंशिक है: इसके तीन आधारों में से एक ही है।",
    "Yeh aanshik hai: iske teen aadhaaron me se ek hi hai.",
  ),
  nearly: variants(
    "It nearly forms: one graha stands outside Rahu and Ketu, so it does not hold.",
    "यह बनते-बनते रह गया: एक ग्रह राहु-केतु के घेरे से बाहर है, इसलिए यह है नहीं।",
    "Yeh bante bante reh gaya: ek grah Rahu Ketu ke ghere se bahar hai, isliye yeh hai nahi.",
  ),
  uncancelled: variants(
    "None of the usual cancellations applies here.",
    "प्रचलित परिहारों में से यहाँ कोई लागू नहीं होता।",
    "Prachalit pariharon me se yahan koi laagu nahi hota.",
  ),
  common: variants(
    "It is common: about {share} in 100 births have it, so it is nothing to fear.",
    "यह आम है: सौ में लगभग {share} जन्मों में होता है, इसलिए डरने की बात नहीं।",
    "Yeh aam hai: sau me lagbhag {share} janmon me hota hai, isliye darne ki baat nahi.",
  ),
  rare: variants(
    "About {share} in 100 births have it; it is one trait among many, and nothing to fear.",
    "सौ में लगभग {share} जन्मों में होता है; यह बहुत-सी बातों में से एक है, डरने की बात नहीं।",
    "Sau me lagbhag {share} janmon me hota hai; yeh bahut si baaton me se ek hai, darne ki baat nahi.",
  ),
  very_rare: variants(
    "Fewer than 1 in 100 births have it; it is one trait among many, and nothing to fear.",
    "सौ में एक से भी कम जन्मों में होता है; यह बहुत-सी बातों में से एक है, डरने की बात नहीं।",
    "Sau me ek se bhi kam janmon me hota hai; yeh bahut si baaton me se ek hai, darne ki baat nahi.",
  ),
  no_need: variants(
    "So there is nothing to do or to pay for it.",
    "इसलिए इसके लिए न कुछ करना है, न कुछ देना है।",
    "Isliye iske liye na kuch karna hai, na kuch dena hai.",
  ),
  condition: variants(
    "Whether {person} has it is shown by their own chart, not by yours: save it and ask me, or open the matching page. By custom the dosha of one is balanced if both charts have it, or if it is cancelled in either; alone it decides no marriage.",
    "{person} में यह है या नहीं, यह उन्हीं की कुंडली बताती है, आपकी नहीं: उसे सहेजकर पूछिए, या मिलान का पन्ना देखिए। परंपरा में दोनों कुंडलियों में दोष हो, या किसी एक में उसका परिहार हो, तो वह बराबर माना जाता है; अकेला यह कोई विवाह तय नहीं करता।",
    "{Person} me yeh hai ya nahi, yeh unhi ki kundli batati hai, aapki nahi: use save karke poochhiye, ya milaan ka page dekhiye. Parampara me dono kundliyon me dosh ho, ya kisi ek me uska parihar ho, to woh barabar maana jaata hai; akela yeh koi shaadi tay nahi karta.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Counts and "all three", as words in a sentence. */
export const COUNT_WORDS: readonly LocalizedText[] = [
  createLocalizedText("none", "किसी नहीं", "kisi nahi"),
  createLocalizedText("one", "एक", "ek"),
  createLocalizedText("two", "दो", "do"),
  createLocalizedText("all", "तीनों", "teeno"),
];
