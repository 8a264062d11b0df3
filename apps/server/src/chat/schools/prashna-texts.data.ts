import type { LocalizedText } from "@lagna/astrologer";
import type { PrashnaEffect, PrashnaRule, PrashnaSensitive, PrashnaUnit, PrashnaVerdict } from "@lagna/terms";

const say = (en: string, hi: string, hg: string): LocalizedText => ({ en, hi, hg });

export const VERDICT_TEXTS: Readonly<Record<PrashnaVerdict, LocalizedText>> = {
  favourable: say("the rules speak for it", "नियम इसके पक्ष में हैं", "niyam iske paksh mein hain"),
  delayed: say("the rules speak for it, with delay", "नियम पक्ष में हैं, पर देर से", "niyam paksh mein hain, par der se"),
  obstructed: say("the rules see obstacles", "नियम बाधाएँ दिखाते हैं", "niyam baadhayein dikhate hain"),
  unclear: say("the rules do not decide it", "नियम इसका निर्णय नहीं करते", "niyam iska nirnay nahi karte"),
};

export const WITHHELD_TEXTS: Readonly<Record<PrashnaSensitive, LocalizedText>> = {
  death: say(
    "I give no verdict by prashna on a life. If you worry about someone, please be with them, and ask their doctor what helps now.",
    "प्रश्न से मैं किसी के जीवन पर निर्णय नहीं देता। किसी की चिंता हो तो उनके साथ रहिए, और उनके डॉक्टर से पूछिए कि अभी क्या काम आएगा।",
    "Prashna se main kisi ke jeevan par nirnay nahi deta. Kisi ki chinta ho to unke saath rahiye, aur unke doctor se poochhiye ki abhi kya kaam aayega.",
  ),
  illness: say(
    "I give no verdict by prashna on health. A doctor can examine and tell you; please ask one.",
    "स्वास्थ्य पर मैं प्रश्न से निर्णय नहीं देता। डॉक्टर जाँच कर बता सकते हैं; कृपया उनसे पूछिए।",
    "Swasthya par main prashna se nirnay nahi deta. Doctor jaanch kar bata sakte hain; kripya unse poochhiye.",
  ),
  legal: say(
    "I give no verdict by prashna on courts or the law. A lawyer who knows the papers can tell you where you stand.",
    "अदालत या क़ानून पर मैं प्रश्न से निर्णय नहीं देता। काग़ज़ जानने वाले वकील बता सकते हैं कि स्थिति क्या है।",
    "Adalat ya kanoon par main prashna se nirnay nahi deta. Kagaz jaanne wale vakil bata sakte hain ki sthiti kya hai.",
  ),
};

export const EFFECT_TEXTS: Readonly<Record<PrashnaEffect, LocalizedText>> = {
  for: say("For it", "पक्ष में", "Paksh mein"),
  delay: say("With delay", "देर से", "Der se"),
  against: say("Against it", "विरुद्ध", "Viruddh"),
  none: say("Also", "साथ ही", "Saath hi"),
};

export const RULE_TEXTS: Readonly<Record<PrashnaRule, LocalizedText>> = {
  same_lord: say(
    "lord of the lagna and of the matter too",
    "लग्न और विषय दोनों का स्वामी",
    "lagna aur vishay dono ka swami",
  ),
  lagna_lord_in_matter: say(
    "lord of the lagna, in the house of the matter",
    "लग्नेश, विषय के भाव में",
    "lagnesh, vishay ke bhav mein",
  ),
  karya_lord_in_lagna: say("lord of the matter, in the first house", "कार्येश, लग्न में", "karyesh, lagna mein"),
  lord_on_matter: say(
    "lord of the matter, in its own house or aspecting it",
    "कार्येश, अपने भाव में या उस पर दृष्टि",
    "karyesh, apne bhav mein ya us par drishti",
  ),
  benefic_on_matter: say(
    "benefic in the house of the matter or aspecting it",
    "शुभ ग्रह, विषय के भाव में या उस पर दृष्टि",
    "shubh grah, vishay ke bhav mein ya us par drishti",
  ),
  malefic_on_matter: say(
    "malefic in the house of the matter or aspecting it",
    "पाप ग्रह, विषय के भाव में या उस पर दृष्टि",
    "paap grah, vishay ke bhav mein ya us par drishti",
  ),
  sub_lord_signifies: say(
    "sub lord of the cusp, signifies the matter",
    "भाव का उप-स्वामी, विषय का कारक",
    "cusp ka sub lord, vishay ka karak",
  ),
  sub_lord_denies: say(
    "sub lord of the cusp, does not signify the matter",
    "भाव का उप-स्वामी, विषय का कारक नहीं",
    "cusp ka sub lord, vishay ka karak nahi",
  ),
  sub_lord_in_retrograde_star: say(
    "sub lord of the cusp, in the star of a retrograde graha",
    "भाव का उप-स्वामी, वक्री ग्रह के नक्षत्र में",
    "cusp ka sub lord, vakri grah ke nakshatra mein",
  ),
};

const UNIT_TEXTS: Readonly<Record<PrashnaUnit, LocalizedText>> = {
  days: say("days", "दिन", "din"),
  weeks: say("weeks", "सप्ताह", "hafte"),
  months: say("months", "महीने", "mahine"),
};

export const sayTiming = (unit: PrashnaUnit, from: number, to: number): LocalizedText =>
  say(
    `By the degrees still to go, the rules say about ${from} to ${to} ${UNIT_TEXTS[unit].en}.`,
    `शेष अंशों से नियम लगभग ${from} से ${to} ${UNIT_TEXTS[unit].hi} कहते हैं।`,
    `Bache hue anshon se niyam lagbhag ${from} se ${to} ${UNIT_TEXTS[unit].hg} kehte hain.`,
  );

export const sayVerdict = (chart: LocalizedText, house: number, verdict: LocalizedText): LocalizedText =>
  say(
    `By ${chart.en}, your question belongs to house ${house}: ${verdict.en}. It is no certainty.`,
    `${chart.hi} से आपका प्रश्न भाव ${house} का है: ${verdict.hi}। यह निश्चित नहीं है।`,
    `${chart.hg} se aapka prashna bhav ${house} ka hai: ${verdict.hg}. Yeh nishchit nahi hai.`,
  );

export const OF_MOMENT = say("the chart of this moment", "इस समय की प्रश्न कुंडली", "Is samay ki prashna kundli");
export const sayOfNumber = (number: number): LocalizedText =>
  say(`KP number ${number}`, `केपी संख्या ${number}`, `KP number ${number}`);

export const NO_EVIDENCE = say(
  "None of the rules applies to this chart.",
  "इस कुंडली पर कोई नियम लागू नहीं होता।",
  "Is kundli par koi niyam lagu nahi hota.",
);
