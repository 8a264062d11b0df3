import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/**
 * First sentences of answers to choices: {one} and {other} are options in the words of the user, {all} is a list of them, {matter} is the
 * topic.
 */
export const EITHER_OR_VERDICT_PHRASES = {
  clear: variants(
    "The chart supports {one} more than {other}. | Between {one} and {other}, this chart is more on the side of {one}. | {One} has more support in this chart than {other}.",
    "कुंडली का भार {other} से ज़्यादा {one} पर है। | {other} की तुलना में {one} के पीछे ज़्यादा सहारा है। | {one} और {other} में कुंडली {one} की ओर ज़्यादा झुकती है।",
    "Kundli ka bhaar {other} se zyada {one} par hai. | {Other} ki tulna me {one} ke peeche zyada sahara hai. | {One} aur {other} me kundli {one} ki taraf zyada jhukti hai.",
  ),
  close: variants(
    "{One} and {other} are close in this chart, with a slight lead for {one}. | There is little between {one} and {other}; {one} is slightly ahead.",
    "{one} और {other} लगभग बराबर हैं, झुकाव थोड़ा {one} की ओर है। | {one} और {other} में थोड़ा ही अंतर है, और वह {one} की ओर है।",
    "{One} aur {other} lagbhag barabar hain, jhukaav thoda {one} ki taraf hai. | {One} aur {other} me thoda hi antar hai, aur woh {one} ki taraf hai.",
  ),
  equal: variants(
    "This chart does not separate {one} from {other}: both have about the same support. | The chart is even between {one} and {other}, so the choice is truly yours.",
    "कुंडली {one} और {other} को अलग नहीं करती: दोनों का सहारा लगभग बराबर है। | {one} और {other} में कुंडली का पलड़ा बराबर है, इसलिए चुनाव सचमुच आपका है।",
    "Kundli {one} aur {other} ko alag nahi karti: dono ka sahara lagbhag barabar hai. | {One} aur {other} me kundli ka palda barabar hai, isliye chunaav sach me aapka hai.",
  ),
  /** After two options with equal support: the rest. */
  after_equal: variants(
    "After them: {all}. | Behind these two: {all}.",
    "इनके बाद: {all}। | इन दोनों के पीछे: {all}।",
    "Inke baad: {all}. | In dono ke peeche: {all}.",
  ),
  ranked: variants(
    "Of {all}, {one} has the most support in this chart, and {other} comes next. | Among {all}, the chart is most on the side of {one}; {other} is second.",
    "{all} में सबसे ज़्यादा सहारा {one} के पीछे है, उसके बाद {other} का नंबर है। | {all} में कुंडली सबसे ज़्यादा {one} की ओर है, फिर {other} की।",
    "{All} me sabse zyada sahara {one} ke peeche hai, uske baad {other} ka number hai. | {All} me kundli sabse zyada {one} ki taraf hai, phir {other} ki.",
  ),
  same: variants(
    "The chart cannot choose between {all}: it reads them from the same houses. | {All} look the same in a birth chart, so it has no favourite among them.",
    "कुंडली {all} में से किसी एक को नहीं चुन सकती: इन्हें एक ही भावों से देखा जाता है। | जन्म कुंडली में {all} एक जैसे दिखते हैं, इसलिए उसका झुकाव किसी एक की ओर नहीं है।",
    "Kundli {all} me se kisi ek ko nahi chun sakti: inhe ek hi gharon se dekha jaata hai. | Janm kundli me {all} ek jaise dikhte hain, isliye uska jhukaav kisi ek ki taraf nahi hai.",
  ),
  unknown: variants(
    "A birth chart does not separate {all}; it shows how {matter} stands for you, and the choice between them is yours. | The chart cannot rank {all}: it describes {matter} as a whole, not such details.",
    "जन्म कुंडली {all} में भेद नहीं करती; वह बताती है कि {matter} का मामला आपके लिए कैसा है, चुनाव आपका है। | {all} में कौन आगे है, यह कुंडली नहीं बताती: वह {matter} की पूरी तस्वीर देती है, ऐसी बारीकी नहीं।",
    "Janm kundli {all} me bhed nahi karti; woh batati hai ki {matter} ka maamla aapke liye kaisa hai, chunaav aapka hai. | {All} me kaun aage hai, yeh kundli nahi batati: woh {matter} ki poori tasveer deti hai, aisi baareeki nahi.",
  ),
  no_matter: variants(
    "A birth chart has nothing that separates {all}, so I would not choose between them by it. | The chart does not choose between {all}; what you like and what it costs are better guides.",
    "जन्म कुंडली में ऐसा कुछ नहीं जो {all} को अलग करे, इसलिए उससे यह चुनाव न करें। | कुंडली {all} में से कोई नहीं चुनती; अपनी पसंद और ख़र्च देखकर तय करना बेहतर है।",
    "Janm kundli me aisa kuch nahi jo {all} ko alag kare, isliye usse yeh chunaav na karein. | Kundli {all} me se koi nahi chunti; apni pasand aur kharch dekhkar tay karna behtar hai.",
  ),
  one_known: variants(
    "I can read {one} from this chart but not {other}, so I do not rank them; here is what it says about {one}. | The chart has something to say about {one}, and nothing of its own about {other}, so I can't put one above the other.",
    "{one} कुंडली से देखा जा सकता है, {other} नहीं, इसलिए दोनों को आगे-पीछे नहीं रखा जा सकता; {one} के बारे में यह दिखता है। | कुंडली {one} के बारे में कुछ कहती है, {other} के बारे में अलग से कुछ नहीं, इसलिए दोनों की तुलना नहीं बनती।",
    "{One} kundli se dekha ja sakta hai, {other} nahi, isliye dono ko aage peeche nahi rakha ja sakta; {one} ke baare me yeh dikhta hai. | Kundli {one} ke baare me kuch kehti hai, {other} ke baare me alag se kuch nahi, isliye dono ki tulna nahi banti.",
  ),
  persons: variants(
    "Your chart alone cannot choose between {all}: that needs the chart of each of them too. | Between {all} I can't choose from your chart only; a match is read from both people's charts.",
    "अकेली आपकी कुंडली {all} में से किसी को नहीं चुन सकती: उसके लिए हर एक की कुंडली भी चाहिए। | {all} में से चुनना सिर्फ़ आपकी कुंडली से नहीं होता; मेल दोनों की कुंडली से देखा जाता है।",
    "Akeli aapki kundli {all} me se kisi ko nahi chun sakti: uske liye har ek ki kundli bhi chahiye. | {All} me se chunna sirf aapki kundli se nahi hota; mel dono ki kundli se dekha jaata hai.",
  ),
  other_person: variants(
    "The choice between {all} belongs to the chart of {person}, and I have only yours here. | Between {all}, I would need the chart of {person}; with their birth details I can compare them.",
    "{all} का चुनाव {person} की कुंडली से होगा, और यहाँ सिर्फ़ आपकी कुंडली है। | {all} में तुलना के लिए {person} की कुंडली चाहिए; जन्म विवरण दें तो देखा जा सकता है।",
    "{All} ka chunaav {person} ki kundli se hoga, aur yahan sirf aapki kundli hai. | {All} me tulna ke liye {person} ki kundli chahiye; janm vivaran dein to dekha ja sakta hai.",
  ),
  unweighed: variants(
    "I don't weigh {all} by a chart. Decide it with someone who knows the case: a doctor, a lawyer or an adviser you trust.",
    "{all} का फ़ैसला कुंडली से नहीं होता। जो इस मामले को जानता हो, उससे पूछकर तय कीजिए: डॉक्टर, वकील या भरोसे का सलाहकार।",
    "{All} ka faisla kundli se nahi hota. Jo is maamle ko jaanta ho, usse poochkar tay kijiye: doctor, vakil ya bharose ka salahkaar.",
  ),
  now: variants(
    "Between {now} and {later}, the chart is more for {now}: a good time for {matter} is already running. | The chart supports {now} rather than {later}, because a good time for {matter} is open.",
    "{now} और {later} में कुंडली {now} की ओर है: {matter} के लिए अच्छा समय चल रहा है।",
    "{Now} aur {later} me kundli {now} ki taraf hai: {matter} ke liye achha samay chal raha hai.",
  ),
  later: variants(
    "Between {now} and {later}, the chart is more for {later}: the better time for {matter} is still ahead. | The chart supports {later} rather than {now}, because the good time for {matter} has not begun.",
    "{now} और {later} में कुंडली {later} की ओर है: {matter} के लिए अच्छा समय अभी आगे है।",
    "{Now} aur {later} me kundli {later} ki taraf hai: {matter} ke liye achha samay abhi aage hai.",
  ),
  no_window: variants(
    "The chart does not separate {now} from {later}: no time stands out for {matter}, so go by how ready you are.",
    "कुंडली {now} और {later} को अलग नहीं करती: {matter} के लिए कोई समय अलग से नहीं चमकता, इसलिए तैयारी देखकर चलिए।",
    "Kundli {now} aur {later} ko alag nahi karti: {matter} ke liye koi samay alag se nahi chamakta, isliye taiyaari dekhkar chaliye.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Phrases that introduce the reasons. */
export const EITHER_OR_REASON_PHRASES = {
  for_one: variants("In favour of {one},", "{one} के पक्ष में", "{One} ke paksh me"),
  for_other: variants("In favour of {other} as well,", "{other} के पक्ष में भी", "{Other} ke paksh me bhi"),
  against_one: variants("Against {one},", "{one} के विपक्ष में", "{One} ke vipaksh me"),
  for_it: variants("In favour of this choice,", "इस विकल्प के पक्ष में", "Is vikalp ke paksh me"),
  against_it: variants("Against this choice,", "इस विकल्प के विपक्ष में", "Is vikalp ke vipaksh me"),
  for_rest: variants(
    "In favour of the other choice as well,",
    "बचे हुए विकल्प के पक्ष में भी",
    "Bache hue vikalp ke paksh me bhi",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** What one could do to compare two persons. */
export const PERSONS_ADVICE: PhraseVariants = variants(
  "Enter the birth details of each, and the matching shows how your charts fit.",
  "दोनों के जन्म विवरण डालिए, तो मिलान से दिखेगा कि कुंडलियाँ कैसी बैठती हैं।",
  "Dono ke janm vivaran daaliye, to milaan se dikhega ki kundliyan kaisi baithti hain.",
);
