import type { LocalizedText } from "../../fact.ts";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** What houses 1 to 12 signify (BPHS 11). */
export const HOUSE_SIGNIFICATIONS: readonly LocalizedText[] = [
  createLocalizedText(
    "yourself, your body and how you appear",
    "आप स्वयं, शरीर और व्यक्तित्व",
    "aap khud, sharir aur vyaktitva",
  ),
  createLocalizedText("savings, family and speech", "जमा धन, परिवार और वाणी", "jama paisa, parivaar aur vaani"),
  createLocalizedText("effort, courage and siblings", "मेहनत, साहस और भाई-बहन", "mehnat, himmat aur bhai-behen"),
  createLocalizedText("home, mother and peace of mind", "घर, माता और मन की शांति", "ghar, maa aur mann ki shanti"),
  createLocalizedText("children, learning and romance", "संतान, विद्या और प्रेम", "santan, padhai aur pyar"),
  createLocalizedText("service, rivals and debts", "सेवा, प्रतिस्पर्धा और ऋण", "naukri, muqabla aur karz"),
  createLocalizedText("partnership and agreements", "साझेदारी, विवाह और समझौते", "saajhedari, shaadi aur samjhaute"),
  createLocalizedText(
    "change, shared money and secrets",
    "बदलाव, साझा धन और छिपी बातें",
    "badlaav, saajha paisa aur chhupi baatein",
  ),
  createLocalizedText(
    "luck, teachers and long journeys",
    "भाग्य, गुरुजन और लंबी यात्राएँ",
    "bhagya, teachers aur lambi yatrayein",
  ),
  createLocalizedText("work and standing", "काम और मान", "kaam aur maan"),
  createLocalizedText("income, friends and hopes", "आय, मित्र और इच्छाएँ", "kamai, dost aur ichchhayein"),
  createLocalizedText(
    "expenses, distant places and letting go",
    "ख़र्च, दूर के स्थान और त्याग",
    "kharch, door ki jagah aur tyaag",
  ),
];

export const PERIOD_PHRASES = {
  opening: variants(
    "The tone of {name} is set by {who}. | {who} has more influence on {name} than any other planet.",
    "इस दौर पर सबसे ज़्यादा छाप {who} की है। | इस दौर का रुख़ {who} तय करता है।",
    "Is daur par sabse zyada chhaap {who} ki hai. | Is daur ka rukh {who} tay karta hai.",
  ),
  running: variants(
    "The {period} sub-period runs until {until}, and {who} rules {houses}: {matters} become important. | Until {until} the {period} sub-period runs; {who} rules {houses}, so {matters} need your time.",
    "{period} की अंतर्दशा {until} तक है, और {who} आपके {houses} का स्वामी है: {matters} सामने रहेंगे।",
    "{period} ki antardasha {until} tak hai, aur {who} aapke {houses} ka swami hai: {matters} saamne rahenge.",
  ),
  node: variants(
    "The {period} sub-period runs until {until}, and {who} is in your {house}: {matters} become important.",
    "{period} की अंतर्दशा {until} तक है, और {who} आपके {house} में बैठा है: {matters} सामने रहेंगे।",
    "{period} ki antardasha {until} tak hai, aur {who} aapke {house} me baitha hai: {matters} saamne rahenge.",
  ),
  opening_past: variants(
    "The tone of that time was set by {who}. | {who} had more influence on that time than any other planet.",
    "उस समय पर सबसे ज़्यादा छाप {who} की थी। | उस समय का रुख़ {who} ने तय किया।",
    "Us samay par sabse zyada chhaap {who} ki thi. | Us samay ka rukh {who} ne tay kiya.",
  ),
  running_past: variants(
    "The {period} sub-period ran until {until}, and {who} rules {houses}: {matters} became important.",
    "{period} की अंतर्दशा {until} तक थी, और {who} आपके {houses} का स्वामी है: {matters} सामने रहे।",
    "{period} ki antardasha {until} tak thi, aur {who} aapke {houses} ka swami hai: {matters} saamne rahe.",
  ),
  node_past: variants(
    "The {period} sub-period ran until {until}, and {who} is in your {house}: {matters} became important.",
    "{period} की अंतर्दशा {until} तक थी, और {who} आपके {house} में बैठा है: {matters} सामने रहे।",
    "{period} ki antardasha {until} tak thi, aur {who} aapke {house} me baitha hai: {matters} saamne rahe.",
  ),
  next_past: variants(
    "From {from} the {period} sub-period took over, and the focus moved to {matters}.",
    "{from} से {period} की अंतर्दशा शुरू हुई, और ज़ोर {matters} पर आ गया।",
    "{from} se {period} ki antardasha shuru hui, aur zor {matters} par aa gaya.",
  ),
  compare: variants(
    "Compare that with what you remember; where it fits and where it does not shows how far to trust the birth time.",
    "इसे अपनी याद से मिलाकर देखिए; जहाँ मिले और जहाँ न मिले, उससे पता चलता है कि जन्म समय पर कितना भरोसा करें।",
    "Ise apni yaad se milakar dekhiye; jahan mile aur jahan na mile, usse pata chalta hai ki janm samay par kitna bharosa karein.",
  ),
  later: variants(
    "For {name} the Moon comes to {sign}, {place} from your birth Moon: {line}.",
    "{name} चंद्र {sign} राशि में होगा, आपके चंद्र से {place} स्थान पर: {line}।",
    "{name} Chandra {sign} rashi me hoga, aapke Chandra se {place} sthan par: {line}.",
  ),
  next: variants(
    "From {from} the {period} sub-period takes over, and the focus moves to {matters}. | Then the {period} sub-period begins in {from}: expect movement in {matters}.",
    "{from} से {period} की अंतर्दशा शुरू होती है, और ज़ोर {matters} पर आ जाता है।",
    "{from} se {period} ki antardasha shuru hoti hai, aur zor {matters} par aa jaata hai.",
  ),
  jupiter: variants(
    "Jupiter enters {sign}, your {house}, in {month}: it makes more room for {matters}. | More room for {matters}: Jupiter enters {sign}, your {house}, in {month}.",
    "गुरु {month} में {sign} में, आपके {house} में आएगा: {matters} में जगह खुलेगी।",
    "Guru {month} me {sign} me, aapke {house} me aayega: {matters} me jagah khulegi.",
  ),
  saturn: variants(
    "Saturn enters {sign}, your {house}, in {month}: {matters} need patience and order.",
    "शनि {month} में {sign} में, आपके {house} में आएगा: {matters} धैर्य और क्रम माँगेंगे।",
    "Shani {month} me {sign} me, aapke {house} me aayega: {matters} dhairya aur order maangenge.",
  ),
  saturn_here: variants(
    "The slow side: Saturn is in {sign} now, in your {house}; {matters} need patience and order. | What needs patience: Saturn is in {sign} now, in your {house}, so {matters} cannot be rushed.",
    "धीमा पक्ष: शनि अभी {sign} में, आपके {house} में है; {matters} धैर्य माँगते हैं।",
    "Dheema paksh: Shani abhi {sign} me, aapke {house} me hai; {matters} dhairya maangte hain.",
  ),
  jupiter_here: variants(
    "The open side: Jupiter is in {sign} now, in your {house}; there is more room for {matters}. | What helps: Jupiter is in {sign} now, in your {house}, and {matters} get support.",
    "खुला पक्ष: गुरु अभी {sign} में, आपके {house} में है; {matters} को सहारा मिलता है।",
    "Khula paksh: Guru abhi {sign} me, aapke {house} me hai; {matters} ko sahara milta hai.",
  ),
  sure: variants(
    "I would not be more exact than months; a dasha sets a tone and does not cause events by itself. | Take it as a general mood, not as a timetable.",
    "इसे महीनों में समझिए, तारीख़ों में नहीं; दशा रुख़ देती है, काम अपने आप नहीं करती। | इसे मौसम की तरह मानिए, समय-सारिणी की तरह नहीं।",
    "Ise mahino me samajhiye, tareekhon me nahi; dasha rukh deti hai, kaam apne aap nahi karti. | Ise mausam ki tarah maaniye, time-table ki tarah nahi.",
  ),
  today: variants(
    "The Moon is in {sign} today, {place} from your birth Moon: {line}.",
    "चंद्र आज {sign} राशि में है, आपके चंद्र से {place} स्थान पर: {line}।",
    "Chandra aaj {sign} rashi me hai, aapke Chandra se {place} sthan par: {line}.",
  ),
  behind: variants(
    "In the background the {period} sub-sub-period runs until {until}, so {matters} stay on your mind.",
    "दिन के पीछे {period} की प्रत्यंतर्दशा है, {until} तक, इसलिए {matters} मन में रहेंगे।",
    "Din ke peeche {period} ki pratyantardasha hai, {until} tak, isliye {matters} mann me rahenge.",
  ),
  calm: variants(
    "It is only one day: notice its mood, but make no lasting decision because of it. | One theme is enough for one day. | Let that guide the day, but decide nothing big on it alone.",
    "दिन छोटी चीज़ है: उसकी लहर के साथ चलिए, बड़ा फ़ैसला उस पर मत टाँगिए। | एक दिन के लिए एक ही बात काफ़ी है।",
    "Din chhoti cheez hai: uski lehar ke saath chaliye, bada faisla us par mat taangiye. | Ek din ke liye ek hi baat kaafi hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** The transit Moon in places 1 to 12 from the natal Moon (PD 26). */
export const MOON_TRANSIT_PHRASES: readonly PhraseVariants[] = [
  variants(
    "feelings are close to the surface, so eat and rest on time",
    "मन ऊपर ही रहता है, इसलिए खाना और आराम समय पर रखिए",
    "mann upar hi rehta hai, isliye khana aur aaram samay par rakhiye",
  ),
  variants(
    "look twice at money and words before you let them go",
    "पैसा और शब्द दोनों निकलने से पहले एक बार देख लीजिए",
    "paisa aur shabd dono nikalne se pehle ek baar dekh lijiye",
  ),
  variants(
    "hands-on work goes well, and a call made today gets an answer",
    "अपने हाथ से शुरू किया काम बनता है, आज की गई बात सुनी जाती है",
    "apne haath se shuru kiya kaam banta hai, aaj ki gayi baat suni jaati hai",
  ),
  variants(
    "home needs you, so leave part of the day unplanned",
    "घर मन खींचता है, इसलिए दिन का कुछ हिस्सा ख़ाली रखिए",
    "ghar mann kheenchta hai, isliye din ka kuch hissa khaali rakhiye",
  ),
  variants(
    "your mind wanders, so write a list before you make promises",
    "मन घूमता है, इसलिए वादे से पहले सूची बनाइए",
    "mann ghoomta hai, isliye vaade se pehle list banaiye",
  ),
  variants(
    "difficult work goes well today, and arguments can be settled",
    "कठिन काम आज मानता है, अटकी बहस निपट सकती है",
    "kathin kaam aaj maanta hai, atki behas nipat sakti hai",
  ),
  variants(
    "people are open to you, and a shared meal does more than a message",
    "लोग पास आते हैं, साथ बैठना संदेश से ज़्यादा काम करता है",
    "log paas aate hain, saath baithna message se zyada kaam karta hai",
  ),
  variants(
    "your energy is low, so put hard talks off until it returns",
    "ताक़त कम रहती है, कठिन बातें थोड़ा टाल दीजिए",
    "taakat kam rehti hai, kathin baatein thoda taal dijiye",
  ),
  variants(
    "advice is worth asking for, and small duties feel heavy",
    "सलाह लेना अच्छा है, छोटे कर्तव्य भारी लग सकते हैं",
    "salah lena achha hai, chhote kartavya bhaari lag sakte hain",
  ),
  variants(
    "your work is noticed, so do first what others will see",
    "काम दिखता है, इसलिए दिखने वाला काम पहले कीजिए",
    "kaam dikhta hai, isliye dikhne wala kaam pehle kijiye",
  ),
  variants(
    "friends and payments come through, so ask for what you are owed",
    "मित्र और बक़ाया साथ देते हैं, जो मिलना है वह माँग लीजिए",
    "dost aur bakaya saath dete hain, jo milna hai woh maang lijiye",
  ),
  variants(
    "the day costs more than it earns, so end it early",
    "दिन जितना देता है उससे ज़्यादा लेता है, जल्दी समेट लीजिए",
    "din jitna deta hai usse zyada leta hai, jaldi samet lijiye",
  ),
];
