import type { PrashnaMatter } from "@lagna/terms";

/** The command by which a message is judged by the chart of its moment, whatever it says: "prashna: will it come". */
export const PRASHNA_COMMAND = /^\s*(?:\/?(?:prashna|prasna|prashn|horary)\b|प्रश्न(?=\s*(?:[:：,–-]|कुंडली|संख्या|अंक)))/iu;

/** "number 45", "संख्या 45": of 249. */
export const PRASHNA_NUMBER = /(?:\b(?:number|no\.?|ank|sankhya)|संख्या|अंक|नंबर)\s*[:#]?\s*(\d{1,3})(?!\d)/iu;

const OTHER_YEARS = String.raw`(?!\s+(?:of\s+(?!(?:my\s+)?life)|at\s|in\s|exam|result|student|ki\s+(?:padhai|exam)|की\s+पढ़ाई))`;
/** "my 38th year", "mera 38va saal", "मेरा 38वाँ साल". */
export const YEARS_OF_LIFE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:my|mera|mere|meri)\s+(\d{1,3})\s?(?:st|nd|rd|th|w?v?a+n?|ve|we)?\s+(?:year|saal|sal|varsha?)\b${OTHER_YEARS}`,
    "iu",
  ),
  /(?<!\d)(\d{1,3})\s?(?:st|nd|rd|th)\s+year\s+of\s+(?:my\s+)?life\b/iu,
  new RegExp(String.raw`(?<!\d)(\d{1,3})\s?(?:वाँ|वां|वा|वें|वे)\s+(?:साल|वर्ष)${OTHER_YEARS}`, "u"),
];

/** The words by which a matter is known. The sensitive ones come first, so that no other word hides them. */
export const MATTER_WORDS: readonly (readonly [PrashnaMatter, RegExp])[] = [
  [
    "death",
    /\b(?:death|dead|die|dies|dying|surviv\w*|lifespan|longevity|live(?!\s+(?:in|at|abroad|together|with))|mar\s?(?:na|jaa?\w*)|maut|mrityu|zinda|bach\w* (?:jaye|payeg)\w*)\b|मृत्यु|मौत|मर\s?(?:ना|जा)|ज़िंदा|जीवित|बचे(?:गा|गी|ंगे)/iu,
  ],
  ["imprisonment", /\b(?:jail|prison|arrest\w*|bail|police|jel|zamanat|giraftar\w*)\b|जेल|ज़मानत|जमानत|गिरफ़?्तार|पुलिस/iu],
  [
    "lawsuit",
    /\b(?:court|lawsuit|legal|litigation|verdict|judge|judgment|divorce case|case|mukadma|mukadama|kachehri|kanooni|fir)\b|मुकदमा|मुक़दमा|कोर्ट|अदालत|कचहरी|क़?ानूनी|केस/iu,
  ],
  [
    "illness",
    /\b(?:ill|illness|sick\w*|disease|health|cancer|surgery|operation|recover\w*|cure\w*|hospital|treatment|heal\w*|fever|pregnan\w*|biopsy|test report|bimar\w*|beemar\w*|sehat|swasth\w*|tabiyat|ilaj|rog)\b|बीमार|स्वास्थ्य|सेहत|तबीयत|ऑपरेशन|इलाज|रोग|अस्पताल|कैंसर|गर्भ/iu,
  ],
  ["parcel", /\b(?:parcel|package|courier|delivery|shipment|order|consignment)\b|पार्सल|कूरियर|डिलीवरी/iu],
  ["promotion", /\b(?:promotion|promoted|increment|appraisal|tarakki|padonnati)\b|पदोन्नति|तरक्की|प्रमोशन/iu],
  ["visa", /\b(?:visa|passport|pilgrimage|long journey|yatra)\b|वीज़ा|वीजा|पासपोर्ट|तीर्थ/iu],
  ["foreign_stay", /\b(?:abroad|foreign|overseas|emigrat\w*|immigra\w*|videsh)\b|विदेश/iu],
  ["job", /\b(?:job|interview|hired|employment|career|work|naukri|noukri|kaam)\b|नौकरी|इंटरव्यू|काम/iu],
  [
    "marriage",
    /\b(?:marr\w*|wedding|engage\w*|spouse|husband|wife|proposal|rishta|shaadi|shadi|vivah|byah)\b|शादी|विवाह|रिश्ता|पति|पत्नी|सगाई/iu,
  ],
  ["inheritance", /\b(?:inherit\w*|legacy|will of|virasat|vasiyat)\b|विरासत|वसीयत/iu],
  ["lost_object", /\b(?:lost|missing|misplaced|stolen|find my|found|kho|gum|gaya mobile|mil jayeg\w*)\b|खो|गुम|चोरी/iu],
  ["debt", /\b(?:loan|debt|emi|karz\w*|udhaa?r)\b|क़?र्ज़?|ऋण|उधार|लोन/iu],
  ["money", /\b(?:money|payment|salary|refund|paid|funds|cash|paisa|paise|dhan)\b|पैसा|पैसे|धन|वेतन|भुगतान/iu],
  ["partnership", /\b(?:partner\w*|deal|contract|business|vyapar|vyapaar|saajh\w*)\b|साझेदार|व्यापार|सौदा/iu],
  ["home", /\b(?:house|home|flat|land|plot|property|rent|ghar|makaan|makan|zameen)\b|घर|मकान|ज़मीन|जमीन|प्लॉट|फ़?्लैट/iu],
  ["vehicle", /\b(?:car|bike|vehicle|scooter|gaadi|gadi|vahan)\b|गाड़ी|वाहन|कार/iu],
  [
    "competition",
    /\b(?:competition|match|contest|tournament|rival|election|pratiyogita|muqabla)\b|प्रतियोगिता|मुकाबला|चुनाव/iu,
  ],
  [
    "study",
    /\b(?:exam\w*|admission|college|school|stud(?:y|ies)|course|padhai|pariksha)\b|परीक्षा|पढ़ाई|प्रवेश|स्कूल|कॉलेज/iu,
  ],
  ["teacher", /\b(?:teacher|guru|phd|research|university)\b|गुरु|अध्यापक|शोध/iu],
  ["child", /\b(?:child\w*|son|daughter|kids?|baccha|bachcha|beta|beti|santaan|santan)\b|बच्च|संतान|बेटा|बेटी/iu],
  ["message", /\b(?:message|news|letter|email|mail|reply|call|khabar|sandesh|chitthi)\b|संदेश|खबर|ख़बर|चिट्ठी|फ़?ोन/iu],
  ["short_journey", /\b(?:trip|travel\w*|journey|train|flight|safar)\b|यात्रा|सफ़?र/iu],
  ["employee", /\b(?:employee|servant|maid|staff|driver|naukar)\b|नौकर|कर्मचारी/iu],
  ["friend", /\b(?:friend\w*|dost\w*)\b|दोस्त|मित्र/iu],
];

/** The matters on which there is no verdict. */
export const SENSITIVE_MATTERS: readonly PrashnaMatter[] = ["death", "imprisonment", "lawsuit", "illness"];
