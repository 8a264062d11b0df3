import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** A detail of a topic that no chart can show. The answer says so first, then gives what can be read. */
export interface UnanswerableDetail {
  readonly topics: readonly Topic[];
  readonly words: RegExp;
  readonly phrases: PhraseVariants;
}

export const UNANSWERABLE_DETAILS: readonly UnanswerableDetail[] = [
  {
    topics: ["education"],
    words:
      /\b(?:how many|what|which|kitne|kitna|kitni|kaun ?si|kya)\b[^.?!]*\b(?:marks?|percent\w*|percentile|score|rank|cgpa|gpa|grades?|numbers?|nambar|number)\b|कितन[ेाी]\s*(?:नंबर|अंक|प्रतिशत|परसेंट)|कौन[- ]?सी\s*रैंक/iu,
    phrases: variants(
      "No chart shows marks or ranks; it does show how your studies go. | No number can be read for that; I can read how your studies go.",
      "अंक और रैंक किसी कुंडली में नहीं लिखे; पढ़ाई कैसी चलेगी, यह दिखता है।",
      "Number aur rank kisi kundli me nahi likhe; padhai kaisi chalegi, yeh dikhta hai.",
    ),
  },
  {
    topics: ["travel"],
    words:
      /\b(?:which|what|kis|kaun ?sa|kaunse|konse) (?:country|countries|place|city|desh|mulk|jagah|sheher|shehar)\b|(?:किस|कौन[- ]?से|कौन[- ]?सा)\s*(?:देश|शहर|जगह|मुल्क)/iu,
    phrases: variants(
      "No chart shows the name of a country; it does show whether and when the way opens. | The chart does not say which country; your papers and your profession decide that.",
      "देश का नाम किसी कुंडली में नहीं लिखा; रास्ता खुलता है या नहीं और कब, यह दिखता है।",
      "Desh ka naam kisi kundli me nahi likha; raasta khulta hai ya nahi aur kab, yeh dikhta hai.",
    ),
  },
  {
    topics: ["wealth", "career", "home"],
    words:
      /\bhow much\b[^.?!]*\b(?:money|earn|salary|make|afford|get|save|profit|hike|raise|package)\b|\b(?:kitna|kitni|kitne)\b[^.?!]*\b(?:paisa|paise|kama\w*|salary|package|milega|milegi|crore|lakh|munafa)\b|कितन[ाीे]\s*(?:पैसा|पैसे|वेतन|कमाऊ|कमाई|सैलरी|पैकेज|मुनाफ़ा|मिलेग)/iu,
    phrases: variants(
      "I cannot give a figure: no chart counts money. What it shows is how money comes and stays. | No chart shows how much; it shows how money comes, and what it takes.",
      "रकम नहीं बताई जा सकती: कुंडली पैसा नहीं गिनती। वह कैसे आता और टिकता है, यह दिखता है।",
      "Rakam nahi batayi ja sakti: kundli paisa nahi ginti. Woh kaise aata aur tikta hai, yeh dikhta hai.",
    ),
  },
  {
    topics: ["career", "love", "education", "travel", "home", "wealth"],
    words:
      /\bwhat (?:should|shall|do|to|can) (?:i )?wear\b|\bwhich (?:dress|clothes|suit|outfit)\b|\bkya pehn\w*|क्या पहन/iu,
    phrases: variants(
      "The chart leaves your clothes to you: wear something you feel at ease in. About the matter itself, I can say this. | A chart says nothing about clothes; wear what you have worn on a good day.",
      "कपड़ों की बात कुंडली आप पर छोड़ती है: वह पहनिए जिसमें आप सहज हों।",
      "Kapdon ki baat kundli aap par chhodti hai: woh pehniye jisme aap sahaj hon.",
    ),
  },
  {
    topics: ["love"],
    words:
      /\b(?:name|naam|initial|first letter|pehla akshar)\b[^.?!]*\b(?:spouse|husband|wife|partner|pati|patni|him|her|uska|hoga|kya|start)\b|\b(?:spouse|husband|wife|partner|pati|patni)\b[^.?!]*\b(?:name|naam|initial|letter|akshar)\b|(?:पति|पत्नी|उसका|जीवनसाथी)[^।?!]*(?:नाम|अक्षर)/iu,
    phrases: variants(
      "No chart shows a name or its first letter; it does show what the bond is like. | Names cannot be read; I can read a little of what the person is like, and how you two would meet.",
      "नाम या उसका पहला अक्षर किसी कुंडली में नहीं होता; नाता कैसा होगा, यह दिखता है।",
      "Naam ya uska pehla akshar kisi kundli me nahi hota; naata kaisa hoga, yeh dikhta hai.",
    ),
  },
  {
    topics: ["love"],
    words:
      /\b(?:which|what|kis|kaun ?si) (?:direction|disha|side|dish)\b|\b(?:direction|disha)\b.*\b(?:come|aayeg[ai]|hog[ai])\b|(?:किस|कौन[- ]?सी)\s*दिशा|\b(?:age gap|age difference)\b|\b(?:umar|umr|age)\b.*\b(?:antar|fark|difference|gap)\b|उम्र.*(?:अंतर|फ़र्क|फर्क)/iu,
    phrases: variants(
      "Some read directions and age gaps from charts, on weak grounds; I leave them out. | I read neither a direction nor an age from a chart: the basis for such rules is too weak.",
      "दिशा या उम्र का अंतर कुंडली से नहीं बताया जाता: ऐसे नियमों के पीछे आधार बहुत कम है।",
      "Disha ya umar ka antar kundli se nahi bataya jaata: aise niyamon ke peeche aadhaar bahut kam hai.",
    ),
  },
];
