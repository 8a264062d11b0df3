import type { LocalizedText } from "../../fact.ts";
import type { Person } from "../../question/question.ts";

/** A person of the writer's life, by their relation. */
export interface Relation {
  readonly id: string;
  /** Whose house of the writer's own chart stands for them; `null` if none does. */
  readonly person: Exclude<Person, "self"> | null;
  /** As the writer is answered: "your wife". */
  readonly name: LocalizedText;
  /** Alternatives of a regular expression, for whole words of any of the languages. */
  readonly words: string;
}

/** A relation with its names as the writer is answered. */
export const toRelation = (
  id: string,
  person: Relation["person"],
  [en, hi, hg]: readonly [en: string, hi: string, hg: string],
  words: string,
): Relation => ({ id, person, name: { en: `your ${en}`, hi, hg }, words });

/** Those of more than one word come first: a mother-in-law is no mother. */
export const RELATIONS: readonly Relation[] = [
  toRelation(
    "mother_in_law",
    null,
    ["mother-in-law", "आपकी सास", "aapki saas"],
    "(?:mother|mom|mum)[ -]in[ -]laws?|m\\.?i\\.?l|saas(?:u ?maa)?|sasuma|सास(?:ू ?माँ)?",
  ),
  toRelation(
    "father_in_law",
    null,
    ["father-in-law", "आपके ससुर", "aapke sasur"],
    "(?:father|dad)[ -]in[ -]laws?|f\\.?i\\.?l|sasur(?:ji)?|ससुर(?:जी)?",
  ),
  toRelation("daughter_in_law", null, ["daughter-in-law", "आपकी बहू", "aapki bahu"], "daughter[ -]in[ -]laws?|bahu|बहू"),
  toRelation(
    "son_in_law",
    null,
    ["son-in-law", "आपके दामाद", "aapke damaad"],
    "son[ -]in[ -]laws?|dama+d|jamai|दामाद|जमाई",
  ),
  toRelation(
    "sister_in_law",
    null,
    ["sister-in-law", "आपकी भाभी या ननद", "aapki bhabhi ya nanad"],
    "sister[ -]in[ -]laws?|bhabhi|nan+ad|jethani|devrani|sa+li|भाभी|ननद|जेठानी|देवरानी|साली",
  ),
  toRelation(
    "brother_in_law",
    null,
    ["brother-in-law", "आपके जीजा या देवर", "aapke jija ya devar"],
    "brother[ -]in[ -]laws?|jij[au](?:ji)?|dewar|devar|jeth(?:ji)?|sa+la|जीजा(?:जी)?|देवर|जेठ|साला|साले",
  ),
  toRelation(
    "in_laws",
    null,
    ["in-laws", "आपके ससुराल वाले", "aapke sasural wale"],
    "in[ -]laws|sasural(?: wal[ei])?|ससुराल(?: वाल[ेी])?",
  ),
  toRelation(
    "grandchild",
    null,
    ["grandchild", "आपके पोते या नाती", "aapke pote ya naati"],
    "grand ?(?:son|daughter|child|kid)s?|pot[aei]|naat?[ei]n?|पोत[ाेी]|नाती|नातिन|नवासी",
  ),
  toRelation(
    "grandparent",
    null,
    ["grandparent", "आपके दादा-नाना", "aapke dada-nana"],
    "grand ?(?:mother|father|ma|pa|parents?)|da+d[aiu](?:ji)?|na+n[aiu](?:ji)?|दाद[ाीू](?:जी)?|नान[ाीू](?:जी)?",
  ),
  toRelation(
    "nephew",
    null,
    ["nephew or niece", "आपके भतीजे या भांजे", "aapke bhatije ya bhanje"],
    "nephews?|nieces?|bhatij[aei]|bha+nj[aei]|भतीज[ाेी]|भां?ँ?ज[ाेी]",
  ),
  toRelation(
    "cousin",
    null,
    ["cousin", "आपके रिश्ते के भाई-बहन", "aapke cousin"],
    "cousins?|chacher[aei]|mamer[aei]|मौसेर[ाेी]|चचेर[ाेी]|ममेर[ाेी]|कज़िन|कजिन",
  ),
  toRelation(
    "uncle",
    null,
    ["uncle", "आपके चाचा या मामा", "aapke chacha ya mama"],
    "uncles?|chach?a(?:ji)?|ta+u(?:ji)?|ma+ma(?:ji)?|phup?h?a(?:ji)?|fufa(?:ji)?|mausa(?:ji)?|चाचा|ताऊ|मामा|फूफा|मौसा",
  ),
  toRelation(
    "aunt",
    null,
    ["aunt", "आपकी चाची या मौसी", "aapki chachi ya mausi"],
    "aunt(?:y|ie)?s?|chachi(?:ji)?|mausi(?:ji)?|bua(?:ji)?|mami(?:ji)?|ta+i ?ji|चाची|मौसी|बुआ|मामी|ताई",
  ),
  toRelation(
    "wife",
    "spouse",
    ["wife", "आपकी पत्नी", "aapki patni"],
    "wife|wifey|patni|biwi|bivi|gharwali|missus|mrs|पत्नी|बीवी|घरवाली|वाइफ",
  ),
  toRelation(
    "husband",
    "spouse",
    ["husband", "आपके पति", "aapke pati"],
    "husband|hubby|pati(?:dev| dev|ji)?|shauhar|gharwale|पति(?!\\p{M})(?:देव|जी)?|शौहर|हसबैंड|मिस्टर",
  ),
  toRelation(
    "partner",
    "spouse",
    ["partner", "आपके साथी", "aapke partner"],
    "partner|girl ?friend|boy ?friend|g\\.?f|b\\.?f|fianc[eé]+|mangetar|premik?a?|lover|crush|ex|गर्लफ्रेंड|बॉयफ्रेंड|मंगेतर|प्रेमी|प्रेमिका|पार्टनर|क्रश|एक्स",
  ),
  toRelation(
    "spouse",
    "spouse",
    ["spouse", "आपके जीवनसाथी", "aapke jeevansathi"],
    "spouse|jeevan ?sa+thi|life ?partner|जीवनसाथी|जीवन साथी",
  ),
  toRelation(
    "daughter",
    "child",
    ["daughter", "आपकी बेटी", "aapki beti"],
    "(?:meri|hamari|badi|chhoti) ladki|(?:मेरी|हमारी|बड़ी|छोटी) लड़की|daughters?|bet[iy](?:ya|yan|yon)?|bitiya|putri|ladli|बेटी|बिटिया|पुत्री|बेटियाँ?",
  ),
  toRelation(
    "son",
    "child",
    ["son", "आपके बेटे", "aapke bete"],
    "(?:mer[aei]|ham[ae]r[aei]|bad[aei]|chhot[aei]) lad(?:ka|ke)|(?:मेरा|मेरे|हमारा|हमारे|बड़ा|बड़े|छोटा|छोटे) लड़क[ाे]|sons?|bet[ae]|putra|बेट[ाे](?!\\p{M})|पुत्र(?!\\p{M})",
  ),
  toRelation(
    "child",
    "child",
    ["child", "आपकी संतान", "aapki santan"],
    "child|kids?|baby|toddler|ba(?:ch|cch|chch)h?[aei]|munn?[ai]|बच्च[ाेी]|मुन्न[ाी]|संतान",
  ),
  toRelation(
    "sister",
    "sibling",
    ["sister", "आपकी बहन", "aapki behen"],
    "sis(?:ters?)?|beh[ae]n|bahan|bahin|did[iu]|बहन|बहिन|दीदी",
  ),
  toRelation("brother", "sibling", ["brother", "आपके भाई", "aapke bhai"], "brothers?|bro|bhaiy?y?a?|भाई|भैया"),
  toRelation(
    "mother",
    "mother",
    ["mother", "आपकी माता", "aapki maa"],
    "mothers?|mom(?:my)?|mum(?:my)?|ma+(?:ta)?(?:ji)?|mumm?y|ammi|माँ|मां|माता|मम्मी|अम्मी|अम्मा",
  ),
  toRelation(
    "father",
    "father",
    ["father", "आपके पिता", "aapke pita"],
    "fathers?|dad(?:dy)?|papa|pita(?:ji)?|abbu|बाबूजी|पापा|पिता(?:जी)?|अब्बू|डैडी",
  ),
  toRelation(
    "boss",
    null,
    ["boss", "आपके बॉस", "aapke boss"],
    "boss|manager|team ?lead|supervisor|sahab|malik|बॉस|मैनेजर|मालिक|साहब",
  ),
  toRelation(
    "colleague",
    null,
    ["colleague", "आपके सहकर्मी", "aapke colleague"],
    "colleagues?|co-?workers?|business partner|colleague|सहकर्मी|सहयोगी",
  ),
  toRelation(
    "friend",
    "friend",
    ["friend", "आपके मित्र", "aapke dost"],
    "friends?|bestie|bff|dost|mitra|saheli|room ?mate|flat ?mate|दोस्त|मित्र|सहेली",
  ),
  toRelation(
    "neighbour",
    null,
    ["neighbour", "आपके पड़ोसी", "aapke padosi"],
    "neighbou?rs?|padosi|pados(?:an)?|पड़ोसी|पड़ोसन",
  ),
  toRelation(
    "match",
    "spouse",
    ["match", "सामने वाले", "saamne wale"],
    "(?:the|this|that|a) (?:boy|girl|guy)|lad(?:ka|ke|ki)|rishte? wal[aei]|लड़क[ाेी]|वर|वधू|दूल्हा|दुल्हन",
  ),
];
