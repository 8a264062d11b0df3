import { type PhraseVariants, parsePhraseVariants } from "../knowledge/knowledge-row.ts";
import { createLocalizedText } from "../words/format-terms.ts";
import type { LocalizedText } from "../fact.ts";
import type { Person } from "../question/question.ts";

const variants = (en: string, hi: string, hg: string): PhraseVariants => parsePhraseVariants([en, hi, hg]);

/** Comparison of two years for a topic. */
export const YEAR_COMPARISON_PHRASES = {
  clear: variants(
    "Of the two, {one} is the better choice, ahead of {other}. | Between {one} and {other}, I would go with {one}. | {one} is ahead of {other} here.",
    "दोनों में पलड़ा {one} की ओर है, {other} पीछे है। | तुलना में {one} आगे है, {other} पीछे।",
    "Dono me palda {one} ki taraf hai, {other} peeche hai. | Dono me palda {one} ki taraf hai; {other} ka sahara kam hai.",
  ),
  close: variants(
    "{first} and {second} are about equal for this, so choose the one that suits you. | For this, neither {first} nor {second} is far ahead.",
    "{first} और {second} इसके लिए लगभग बराबर हैं, सुविधा देखकर चुनिए। | इसके लिए न {first} बहुत आगे है न {second}।",
    "{first} aur {second} iske liye lagbhag barabar hain, suvidha dekhkar chuniye. | Iske liye na {first} bahut aage hai na {second}.",
  ),
  neither: variants(
    "Neither {first} nor {second} stands out for this; your preparation counts for more than the year. | For this {first} and {second} are both ordinary years, so decide for your own reasons.",
    "इसके लिए न {first} अलग से चमकता है न {second}; जो भी चुनें, साल से ज़्यादा तैयारी काम आएगी।",
    "Iske liye na {first} alag se chamakta hai na {second}; jo bhi chunein, saal se zyada taiyaari kaam aayegi.",
  ),
  part: variants(
    "In {name} the good part is from {from} to {until}. | In {name} it is easiest from {from} to {until}.",
    "अच्छा समय {from} से {until} तक मिलता है। | रास्ता {from} से {until} तक खुलता है।",
    "Achha samay {from} se {until} tak milta hai. | Raasta {from} se {until} tak khulta hai.",
  ),
  empty: variants(
    "{name} shows no such time. | In {name} nothing stands out for this.",
    "{name} में ऐसा कोई समय नहीं दिखता।",
    "{name} me aisa koi samay nahi dikhta.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Comparison of two places: what a chart can say, and what it cannot. */
export const PLACE_COMPARISON_PHRASES = {
  blind: variants(
    "A birth chart does not choose between {one} and {other}: it shows home and away, and what you need from each. | The chart has no favourite between {one} and {other}; it describes what you would go there for.",
    "जन्म कुंडली {one} और {other} में भेद नहीं करती: वह अपना घर और दूर का ठिकाना जानती है, और यह कि आपको क्या चाहिए। | {one} और {other} में से कुंडली किसी का नाम नहीं लेती; वह उस बात की कहती है जिसके लिए आप जाना चाहते हैं।",
    "Janm kundli {one} aur {other} me bhed nahi karti: woh apna ghar aur door ka thikana jaanti hai, aur yeh ki aapko kya chahiye. | {one} aur {other} me se kundli kisi ka naam nahi leti; woh us baat ki kehti hai jiske liye aap jaana chahte hain.",
  ),
  visit: variants(
    "Spend a week in each before you sign anything, and add up what each would cost. | Choose the city by rent, work and the people near you.",
    "हामी भरने से पहले दोनों जगह एक-एक हफ़्ता रहकर और ख़र्च जोड़कर देखिए। | शहर का नाम किराया, काम और पास के लोग तय करें तो अच्छा।",
    "Haami bharne se pehle dono jagah ek-ek hafta rehkar aur kharch jodkar dekhiye. | Shahar ka naam kiraya, kaam aur paas ke log tay karein to achha.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

export const OTHER_DASHA_PHRASES: PhraseVariants = variants(
  "I date events by Vimshottari, the most widely used dasha; I do not mix the two.",
  "घटनाओं का समय यहाँ विंशोत्तरी से देखा जाता है, जो सबसे अधिक चलती है; दोनों को मिलाया नहीं जाता।",
  "Ghatnaon ka samay yahan Vimshottari se dekha jaata hai, jo sabse zyada chalti hai; dono ko milaya nahi jaata.",
);

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

/** Answers to questions that refer back to the previous turn. */
export const FOLLOW_UP_PHRASES = {
  why: variants(
    "Two more things support it. | These are the reasons. | Here is what it is based on, beyond what I said.",
    "इसके पीछे दो बातें और हैं। | कारण यहाँ हैं। | जो कहा उससे आगे, आधार यह है।",
    "Iske peeche do baatein aur hain. | Kaaran yahan hain. | Jo kaha usse aage, aadhaar yeh hai.",
  ),
  more: variants(
    "There is more to it. | Here is some more detail. | Here is what lies behind what I said.",
    "इसमें और भी है। | एक परत और देखते हैं। | तो कही हुई बात के पीछे देखते हैं।",
    "Isme aur bhi hai. | Ek parat aur dekhte hain. | To kahi hui baat ke peeche dekhte hain.",
  ),
  more_done: variants(
    "That is nearly all the chart shows about it; only minor points are left. | You already have the main points; these are the ones left.",
    "कुंडली इस पर लगभग सब कह चुकी; जो बचा है वह हल्की आवाज़ें हैं।",
    "Kundli is par lagbhag sab keh chuki; jo bacha hai woh halki aawaazein hain.",
  ),
  why_then: variants(
    "The reason is the period that runs then, and how its lord is placed. | It follows from the period at that time, and from where its lord is.",
    "आधार उस समय की दशा है और यह कि उसका स्वामी कैसे बैठा है।",
    "Aadhaar us samay ki dasha hai aur yeh ki uska swami kaise baitha hai.",
  ),
  sure: variants(
    "I looked again, and the result is the same. | I checked once more: nothing has changed. | A second check gives the same result.",
    "दोबारा देखा, बात वही है। | फिर से जाँचा: वही निकलता है।",
    "Dobara dekha, baat wahi hai. | Phir se jaancha: wahi nikalta hai.",
  ),
  earlier: variants(
    "The chart has not changed since then, so let us compare the two. | Here is once more what the chart shows for {matter}, so that you can compare it with what I said before.",
    "तब से कुंडली वही है, तो दोनों बातें साथ रखकर देखते हैं। | {matter} के बारे में जो ठहरता है, वह फिर कहते हैं, ताकि आप मिला सकें।",
    "Tab se kundli wahi hai, to dono baatein saath rakhkar dekhte hain. | {matter} ke baare me jo thehrta hai, woh phir kehte hain, taaki aap mila sakein.",
  ),
  earlier_ask: variants(
    "A different question or a different period brings other reasons to the front; the judgement is the same. Which sentence does not fit? Quote it, and I'll check it. | If one of my sentences says otherwise, send it to me, and I will correct it or explain it.",
    "सवाल या समय बदले तो दूसरे आधार आगे आते हैं, तौल वही रहती है। कौन-सा वाक्य इससे नहीं मिलता? वही लिख दीजिए, देख लेते हैं।",
    "Sawaal ya samay badle to doosre aadhaar aage aate hain, taul wahi rehti hai. Kaun sa vaakya isse nahi milta? Wahi likh dijiye, dekh lete hain.",
  ),
  do: variants(
    "Small steps, and in this order. | Use the months before to get ready. | Two things are worth doing before that.",
    "छोटी बातें, और इसी क्रम में। | पहले के महीने तैयारी के हैं। | उससे पहले दो काम करने लायक़ हैं।",
    "Chhoti baatein, aur isi order me. | Pehle ke mahine taiyaari ke hain. | Usse pehle do kaam karne laayak hain.",
  ),
  do_for: variants("They help with this:", "ये इसका उत्तर हैं:", "Ye iska jawab hain:"),
  change: variants(
    "It could change with a birth time that differs by more than a few minutes, or with another ayanamsa. | Only a different birth time or another way of calculating would change it; a wish would not.",
    "इसे दूसरा जन्म समय, कुछ मिनट से अधिक का, या दूसरा अयनांश ही बदल सकता है।",
    "Ise doosra janm samay, kuch minute se zyada ka, ya doosra ayanansh hi badal sakta hai.",
  ),
  other: variants(
    "Do you mean the time or the subject? Tell me, and I'll continue there. | Which did you mean? Say it in a word, and I'll read that.",
    "कौन-सी बात, समय या विषय? एक शब्द में बताइए, वही देखते हैं।",
    "Kaun si baat, samay ya vishay? Ek shabd me bataiye, wahi dekhte hain.",
  ),
  nothing: variants(
    "We have not chosen a subject yet. Ask about work, love, money or a year, and I'll say what my answer is based on.",
    "अभी कोई विषय तय नहीं हुआ। काम, विवाह, धन या किसी साल के बारे में पूछिए, आधार भी बताएँगे।",
    "Abhi koi vishay tay nahi hua. Kaam, shaadi, paisa ya kisi saal ke baare me poochhiye, aadhaar bhi bataayenge.",
  ),
  after: variants(
    "After that, the next good time is from {from} to {until}. | The next one is from {from} to {until}.",
    "उसके बाद का अच्छा समय {from} से {until} तक है।",
    "Uske baad ka achha samay {from} se {until} tak hai.",
  ),
  after_none: variants(
    "After that, no time stands out for it in the next few years; what you do in the earlier one has to last.",
    "उसके बाद अगले कुछ वर्षों में कोई समय अलग से नहीं चमकता; पहले वाले समय का किया ही आगे चलता है।",
    "Uske baad agle kuch saalon me koi samay alag se nahi chamakta; pehle wale samay ka kiya hi aage chalta hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Specific names for a person, by the words of the question: "son" or "daughter" for a child. */
export const SPECIFIC_PERSON_NAMES: readonly (readonly [Person, RegExp, LocalizedText])[] = [
  [
    "child",
    /\bdaughters?\b|\bbeti(?:yan|yon)?\b|\bputri\b|बेटी|पुत्री/iu,
    createLocalizedText("your daughter", "आपकी बेटी", "aapki beti"),
  ],
  [
    "child",
    /\bsons?\b|\bbet[ae]\b|\bputra\b|\bladke\b|बेट[ाे](?!\p{M})|पुत्र/iu,
    createLocalizedText("your son", "आपके बेटे", "aapke bete"),
  ],
  [
    "sibling",
    /\bsisters?\b|\bbeh[ae]n\b|\bbahan\b|\bdidi\b|बहन|बहिन|दीदी/iu,
    createLocalizedText("your sister", "आपकी बहन", "aapki behen"),
  ],
  ["sibling", /\bbrothers?\b|\bbhai(?:ya)?\b|भाई|भैया/iu, createLocalizedText("your brother", "आपके भाई", "aapke bhai")],
  ["spouse", /\bwife\b|\bpatni\b|\bbiwi\b|पत्नी|बीवी/iu, createLocalizedText("your wife", "आपकी पत्नी", "aapki patni")],
  ["spouse", /\bhusband\b|\bpati\b|पति(?!\p{M})/iu, createLocalizedText("your husband", "आपके पति", "aapke pati")],
];

export const PERSON_NAMES: Readonly<Record<Person, LocalizedText>> = {
  self: createLocalizedText("you", "आप", "aap"),
  spouse: createLocalizedText("your spouse", "आपके जीवनसाथी", "aapke jeevansathi"),
  mother: createLocalizedText("your mother", "आपकी माता", "aapki maa"),
  father: createLocalizedText("your father", "आपके पिता", "aapke pita"),
  child: createLocalizedText("your child", "आपकी संतान", "aapki santan"),
  sibling: createLocalizedText("your brother or sister", "आपके भाई-बहन", "aapke bhai-behen"),
  friend: createLocalizedText("your friend", "आपके मित्र", "aapke dost"),
};

/** Readings about another person, from the user's own chart. */
export const OTHER_PERSON_PHRASES = {
  frame: variants(
    "Only {person}'s own chart could show how things go for them; from yours I can read how you relate to them. | Your chart shows me one side: how you relate to {person}, not what happens to them.",
    "{person} का हाल उनकी अपनी कुंडली ही बताएगी; आपकी कुंडली से यह पढ़ा जा सकता है कि आपका उनसे नाता कैसा है। | आपकी कुंडली से एक ही पक्ष दिखता है: {person} से आपका नाता।",
    "{Person} ka haal unki apni kundli hi batayegi; aapki kundli se yeh padha ja sakta hai ki aapka unse naata kaisa hai. | Aapki kundli se ek hi paksh dikhta hai: {person} se aapka naata.",
  ),
  own_chart: variants(
    "When and how that happens for {person} is in their own chart, not in yours: make it, save it, and ask me about it by name. Yours shows how the two of you get along. | That question belongs to the chart of {person}; save it here, and I'll read it from there. From yours I can tell how you relate to them.",
    "{person} के लिए यह कब और कैसे होगा, यह उनकी अपनी कुंडली बताती है, आपकी नहीं: उसे बनाकर सहेज लीजिए और उसी नाम से पूछिए। आपकी कुंडली में आपका और उनका नाता दिखता है। | यह बात {person} की कुंडली की है; उसे यहाँ सहेज लें तो उसी से पढ़ लेंगे। आपकी कुंडली से इतना कि आप उनसे कैसे जुड़ते हैं।",
    "{Person} ke liye yeh kab aur kaise hoga, yeh unki apni kundli batati hai, aapki nahi: use banakar save kar lijiye aur usi naam se poochhiye. Aapki kundli me aapka aur unka naata dikhta hai. | Yeh baat {person} ki kundli ki hai; use yahan save kar lein to usi se padh lenge. Aapki kundli se itna ki aap unse kaise judte hain.",
  ),
  health: variants(
    "On the health of {person}, a doctor who has seen them knows more than any chart; please ask one first.",
    "{person} की सेहत के लिए जिस डॉक्टर ने देखा है, वह किसी भी कुंडली से ज़्यादा जानता है; पहले वही।",
    "{Person} ki sehat ke liye jis doctor ne dekha hai, woh kisi bhi kundli se zyada jaanta hai; pehle wahi.",
  ),
  saved: variants(
    "I read this from {name}'s chart; here “you” means {name}.",
    "यह {name} की कुंडली से पढ़ा है; यहाँ “आप” से {name} समझिए।",
    "Yeh {name} ki kundli se padha hai; yahan “aap” se {name} samajhiye.",
  ),
  several: variants(
    "Whose chart do you mean: {names}?",
    "किसकी कुंडली की बात है: {names}?",
    "Kiski kundli ki baat hai: {names}?",
  ),
  unsaved: variants(
    "I have no kundli for {who} yet. Generate one and save it, with a tag such as wife or son if you like; then ask again by that name.",
    "{who} की कुंडली अभी सहेजी नहीं है। कुंडली बनाकर सहेज लीजिए, चाहें तो पत्नी या पुत्र जैसा टैग देकर, और फिर उसी नाम से पूछिए।",
    "{who} ki kundli abhi save nahi hai. Kundli banakar save kar lijiye, chahein to wife ya son jaisa tag dekar, aur phir usi naam se poochhiye.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Sentences for the user's age or stated facts. */
export const TOPIC_GATE_PHRASES = {
  young: variants(
    "It is too early to look for a marriage date; at this age, ask the chart how you make friends and who you trust.",
    "विवाह का समय देखने की उम्र अभी नहीं है; इस उम्र में यह पूछना बेहतर है कि दोस्ती और भरोसा कैसे बनते हैं।",
    "Shaadi ka samay dekhne ki umar abhi nahi hai; is umar me yeh poochhna behtar hai ki dosti aur bharosa kaise bante hain.",
  ),
  too_young_parent: variants(
    "At this age I do not read the timing of children; I can read how you care for the young.",
    "इस उम्र में संतान का समय नहीं देखते; यह पढ़ा जा सकता है कि आप छोटों का ध्यान कैसे रखते हैं।",
    "Is umar me santan ka samay nahi dekhte; yeh padha ja sakta hai ki aap chhoton ka dhyan kaise rakhte hain.",
  ),
  married: variants(
    "Since you are married, I read this for the marriage you have: these months are for renewing it. | You said that you are married, so take these as months for the two of you.",
    "आप विवाहित हैं, इसलिए इसे अपने विवाह के बारे में समझिए: ये महीने आपसी समझ नई करने के हैं।",
    "Aap shaadishuda hain, isliye ise apni shaadi ke baare me samajhiye: yeh mahine aapsi samajh nayi karne ke hain.",
  ),
  speculation: variants(
    "I do not read from a chart what to buy or sell, or when: no one can, and it is your money. How you earn and save is another matter, and I can read that.",
    "क्या ख़रीदें या बेचें और कब, यह कुंडली से नहीं बताया जाता: कोई नहीं बता सकता, और पैसा आपका है। कमाना और बचाना अलग बात है, वह पढ़ी जा सकती है।",
    "Kya kharidein ya bechein aur kab, yeh kundli se nahi bataya jaata: koi nahi bata sakta, aur paisa aapka hai. Kamana aur bachana alag baat hai, woh padhi ja sakti hai.",
  ),
  child_health: variants(
    "Many people with such a report become parents, some with a doctor's help; a doctor, not a chart, can say what your body needs.",
    "ऐसी रिपोर्ट के साथ भी बहुत लोग माता-पिता बनते हैं, कुछ डॉक्टर की मदद से; शरीर को क्या चाहिए, यह डॉक्टर बताएँगे, कुंडली नहीं।",
    "Aisi report ke saath bhi bahut log maa-baap bante hain, kuch doctor ki madad se; sharir ko kya chahiye, yeh doctor bataayenge, kundli nahi.",
  ),
  unknown: variants(
    "If you are married already, the same months are for renewing what you have; tell me, and I'll read it that way.",
    "आप विवाहित हों तो यही महीने आपसी समझ नई करने के हैं; बता दीजिए, उत्तर उसी हिसाब से मिलेगा।",
    "Aap shaadishuda hon to yahi mahine aapsi samajh nayi karne ke hain; bata dijiye, jawab usi hisaab se milega.",
  ),
  jobless: variants(
    "As you are out of work now, use the first of these months to apply, not to wait.",
    "अभी काम हाथ में नहीं है, इसलिए पहले महीनों को आवेदन के लिए रखिए, इंतज़ार के लिए नहीं।",
    "Abhi kaam haath me nahi hai, isliye pehle mahino ko apply karne ke liye rakhiye, intezaar ke liye nahi.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** A topic within the period that a question names. */
export const ASKED_TIME_PHRASES = {
  told: variants(
    "The times for it are those I named. | For the dates, see what I said before. | The months I gave hold for this as well.",
    "समय वही हैं जो पहले बताए। | कब की बात वही रहती है जो ऊपर कही।",
    "Samay wahi hain jo pehle bataye. | Kab ki baat wahi rehti hai jo upar kahi.",
  ),
  good: variants(
    "Within the time you name, the better part is from {from} to {until}. | Of that time, I would use {from} to {until}.",
    "जो समय आपने पूछा, उसमें {from} से {until} तक का हिस्सा अच्छा है।",
    "Jo samay aapne poochha, usme {from} se {until} tak ka hissa achha hai.",
  ),
  none: variants(
    "{Name} is no more than an ordinary time for this. | Nothing in {name} stands out for this, good or bad.",
    "{name} इसके लिए साधारण समय है। | {name} में इसके लिए कुछ अलग नहीं दिखता, न पक्ष में न विपक्ष में।",
    "{Name} iske liye sadharan samay hai. | {Name} me iske liye kuch alag nahi dikhta, na paksh me na vipaksh me.",
  ),
  past: variants(
    "{Name} is in the past; ask which period ran then, and I can say what the chart shows for it.",
    "{name} बीत चुका है; बताइए तब क्या हुआ, तो कुंडली से मिलाकर देख सकते हैं।",
    "{Name} beet chuka hai; bataiye tab kya hua, to kundli se milakar dekh sakte hain.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Remedies for a graha: free, safe and optional. */
export const REMEDY_PHRASES = {
  opening: variants(
    "The planet to start with is {who}, and what helps costs nothing. | If you want to do something about it, start with {who}.",
    "सबसे पहले {who} को सँभालिए, और जो मदद करता है उसमें ख़र्च नहीं है। | कुछ करना हो तो पहले {who} पर ध्यान दीजिए।",
    "Sabse pehle {who} ko sambhaliye, aur jo madad karta hai usme kharch nahi hai. | Kuch karna ho to pehle {who} par dhyan dijiye.",
  ),
  for_graha: variants(
    "For {who} these habits are the remedy, and they cost nothing. | What strengthens {who} costs nothing.",
    "{who} के लिए उपाय यह है, और इसमें ख़र्च नहीं। | {who} को सँभालने में ख़र्च नहीं लगता।",
    "{who} ke liye upay yeh hai, aur isme kharch nahi. | {who} ko sambhalne me kharch nahi lagta.",
  ),
  no_stone: variants(
    "I recommend no gems: a stone changes nothing in a chart, and it costs money. | You need no stone for this, whatever a seller says.",
    "रत्न यहाँ नहीं बताए जाते: रत्न से कुंडली नहीं बदलती, और ख़र्च होता है। | इसके लिए किसी रत्न की ज़रूरत नहीं, बेचने वाला जो भी कहे।",
    "Ratna yahan nahi bataye jaate: ratna se kundli nahi badalti, aur kharch hota hai. | Iske liye kisi ratna ki zaroorat nahi, bechne wala jo bhi kahe.",
  ),
  no_rite: variants(
    "No paid ritual is needed for anything in this chart; if you pray, pray at home and for free. | Nothing in a chart needs a payment: your own prayer is just as good, and free.",
    "कुंडली की किसी बात के लिए महँगी पूजा ज़रूरी नहीं; मन हो तो घर पर ख़ुद पूजा कीजिए, उसमें ख़र्च नहीं। | कुंडली में कुछ ऐसा नहीं जो पैसे देकर टले; अपनी प्रार्थना उतनी ही अच्छी है, और निःशुल्क।",
    "Kundli ki kisi baat ke liye mehngi puja zaroori nahi; mann ho to ghar par khud puja kijiye, usme kharch nahi. | Kundli me kuch aisa nahi jo paise dekar tale; apni prarthana utni hi achhi hai, aur free.",
  ),
  free: variants(
    "None of this is a must, you need to buy nothing, and skipping a week does no harm. | Take it as a habit, not as a duty: no stone and no paid ritual is needed.",
    "इसमें से कुछ भी अनिवार्य नहीं, कुछ ख़रीदना नहीं है, और एक हफ़्ता छूट जाए तो कोई हानि नहीं।",
    "Isme se kuch bhi zaroori nahi, kuch kharidna nahi hai, aur ek hafta chhoot jaaye to koi nuksaan nahi.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
