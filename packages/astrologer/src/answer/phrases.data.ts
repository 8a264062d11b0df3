import type { Said } from "../fact.ts";
import { said } from "../words/say.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Band, Confidence } from "../reading/promise.ts";
import { type Wordings, wordings } from "../knowledge/row.ts";

/** What a matter is called in a sentence of ours. */
export const TOPIC_NAMES: Readonly<Record<Topic, Said>> = {
  career: said("work", "काम-काज", "kaam"),
  love: said("marriage and love", "विवाह और प्रेम", "shaadi aur pyar"),
  wealth: said("money", "धन", "paisa"),
  health: said("vitality", "स्वास्थ्य", "sehat"),
  education: said("study", "पढ़ाई", "padhai"),
  children: said("children", "संतान", "santan"),
  home: said("home and property", "घर और संपत्ति", "ghar aur sampatti"),
  travel: said("life abroad", "विदेश", "videsh"),
  spiritual: said("inner life", "भीतरी जीवन", "andar ki zindagi"),
  personality: said("your nature", "आपका स्वभाव", "aapka swabhav"),
};

const all = (en: string, hi: string, hg: string): Wordings => wordings([en, hi, hg]);

/** The first sentence, by what the birth chart promises; {matter} is the matter. */
export const BAND_SENTENCES: Readonly<Record<Band, Wordings>> = {
  strong: all(
    "Of all you could ask about, {matter} is where your chart gives most. | With {matter}, more helps you than hinders you, and by a good margin.",
    "{matter} आपकी कुंडली का मज़बूत पक्ष है। | {matter} के मामले में सहारा बाधा से कहीं ज़्यादा है।",
    "{matter} aapki kundli ka mazboot paksh hai. | {matter} ke maamle me sahara baadha se kahin zyada hai.",
  ),
  well: all(
    "With {matter} the balance leans your way, though something has to be carried. | There is more for you than against you in {matter}.",
    "{matter} के मामले में पलड़ा आपकी ओर है, बस कुछ बोझ साथ चलता है। | {matter} में आपके पक्ष की बात ज़्यादा है।",
    "{matter} ke maamle me palda aapki taraf hai, bas kuch bojh saath chalta hai. | {matter} me aapke paksh ki baat zyada hai.",
  ),
  even: all(
    "With {matter} as much helps as holds back, so timing and effort tip it. | In {matter} it comes in waves: what gives also asks.",
    "{matter} में जितना सहारा है उतनी ही रोक, इसलिए समय और मेहनत फ़ैसला करते हैं। | {matter} लहरों में चलता है: जो देता है वह माँगता भी है।",
    "{matter} me jitna sahara hai utni hi rok, isliye samay aur mehnat faisla karte hain. | {matter} lehron me chalta hai: jo deta hai woh maangta bhi hai.",
  ),
  effort: all(
    "With {matter} your chart asks for effort first and pays late. | In {matter} you are made to earn each step, and each step then holds.",
    "{matter} में कुंडली पहले मेहनत माँगती है, फल देर से देती है। | {matter} में हर क़दम कमाना पड़ता है, और फिर वह टिकता है।",
    "{matter} me kundli pehle mehnat maangti hai, phal der se deti hai. | {matter} me har kadam kamana padta hai, aur phir woh tikta hai.",
  ),
  uphill: all(
    "With {matter} the road runs uphill, and there are ways round it.",
    "{matter} में रास्ता चढ़ाई का है, पर घूमकर जाने की राहें हैं।",
    "{matter} me raasta chadhai ka hai, par ghoomkar jaane ki raahein hain.",
  ),
};

/** How sure, as witnesses and not as a figure. */
export const CONFIDENCE_SENTENCES: Readonly<Record<Confidence, Wordings>> = {
  firm: all(
    "Nearly all the witnesses agree, so this reading is firm. | I say this firmly: the witnesses point one way.",
    "लगभग सभी संकेत एक बात कहते हैं, इसलिए यह बात पक्की मानिए।",
    "Lagbhag saare sanket ek baat kehte hain, isliye yeh baat pakki maaniye.",
  ),
  fair: all(
    "Most of the witnesses agree, not all: likely, not assured. | Call it likely rather than settled, since a part of the chart disagrees.",
    "ज़्यादातर संकेत साथ हैं, सब नहीं: भरोसा मध्यम समझिए।",
    "Zyadatar sanket saath hain, sab nahi: bharosa madhyam samajhiye.",
  ),
  light: all(
    "The witnesses are divided, so take this as a light indication. | Half the chart says otherwise, so hold this loosely.",
    "संकेत बँटे हुए हैं, इसलिए इसे हल्का इशारा समझिए।",
    "Sanket bante hue hain, isliye ise halka ishara samajhiye.",
  ),
};

/** Between a finding for and one against. */
export const TURNS: Wordings = all(
  "Yet | The other side: | The cost is real too:",
  "पर | दूसरा पक्ष यह है: | इसकी क़ीमत भी है:",
  "Par | Doosra paksh yeh hai: | Iski keemat bhi hai:",
);
export const TURNS_TO_GOOD: Wordings = all("Yet | There is help too:", "पर | सहारा भी है:", "Par | Sahara bhi hai:");

/** One thing a person can do about a matter; free, small and safe. */
export const ADVICE: Readonly<Record<Topic, Wordings>> = {
  career: all(
    "This month, put one measurable result in writing before the person who decides. | Ask once, in writing, for the one responsibility nobody else wants.",
    "इस महीने एक ठोस परिणाम लिखकर उसके सामने रखिए जो फ़ैसला करता है। | जो ज़िम्मेदारी कोई नहीं लेता, उसे लिखित में एक बार माँगिए।",
    "Is mahine ek thos result likhkar uske saamne rakhiye jo faisla karta hai. | Jo zimmedari koi nahi leta, use likhit me ek baar maangiye.",
  ),
  love: all(
    "Write down the three conditions you will not give up, and leave the rest open. | This week, ask one question of the other person and only listen.",
    "अपनी तीन अटल शर्तें लिख लीजिए, बाकी पर बात खुली रखिए। | इस हफ़्ते सामने वाले से एक सवाल पूछिए और बस सुनिए।",
    "Apni teen atal shartein likh lijiye, baaki par baat khuli rakhiye. | Is hafte saamne wale se ek sawaal poochhiye aur bas suniye.",
  ),
  wealth: all(
    "Before the month ends, ask for one old due in writing. | Move a fixed part aside on the day money arrives, before anything else.",
    "महीना ख़त्म होने से पहले एक पुराना बकाया लिखित में माँगिए। | पैसा आते ही एक तय हिस्सा अलग कर दीजिए।",
    "Mahina khatam hone se pehle ek purana bakaya likhit me maangiye. | Paisa aate hi ek tay hissa alag kar dijiye.",
  ),
  health: all(
    "Fix the hour you sleep for two weeks and watch what changes. For anything that worries you, ask a doctor. | Walk at the same hour every day for a fortnight; for a symptom, see a doctor.",
    "दो हफ़्ते सोने का समय एक रखिए और फ़र्क़ देखिए; कोई लक्षण हो तो डॉक्टर से मिलिए।",
    "Do hafte sone ka samay ek rakhiye aur farak dekhiye; koi lakshan ho to doctor se miliye.",
  ),
  education: all(
    "Study the hardest part first, at one hour that never moves. | Teach one page aloud to somebody each day.",
    "सबसे कठिन हिस्सा पहले पढ़िए, रोज़ एक ही समय पर। | रोज़ एक पन्ना किसी को समझाकर पढ़िए।",
    "Sabse kathin hissa pehle padhiye, roz ek hi samay par. | Roz ek panna kisi ko samjhakar padhiye.",
  ),
  children: all(
    "Give one unhurried hour a week that is only for this bond. | Talk over with your partner what each of you expects, before you plan dates.",
    "हफ़्ते में एक घंटा बिना जल्दी के बस इस रिश्ते को दीजिए।",
    "Hafte me ek ghanta bina jaldi ke bas is rishte ko dijiye.",
  ),
  home: all(
    "Have the papers read by someone who gains nothing from the sale. | Write down what the home must have, and what you only like.",
    "काग़ज़ किसी ऐसे से पढ़वाइए जिसे सौदे से लाभ न हो।",
    "Kagaz kisi aise se padhwaiye jise saude se laabh na ho.",
  ),
  travel: all(
    "Prepare one paper a week, so that the door is open when the time comes. | Speak once with somebody who made the same move.",
    "हर हफ़्ते एक काग़ज़ तैयार कीजिए, ताकि समय आने पर दरवाज़ा खुला मिले।",
    "Har hafte ek kagaz taiyaar kijiye, taaki samay aane par darwaza khula mile.",
  ),
  spiritual: all(
    "Keep one practice small enough to do on your worst day. | Sit for ten minutes at the same hour, and ask for nothing.",
    "एक साधना इतनी छोटी रखिए कि सबसे बुरे दिन भी हो सके।",
    "Ek sadhna itni chhoti rakhiye ki sabse bure din bhi ho sake.",
  ),
  personality: all(
    "Ask two people who know you well what they rely on you for. | Note for a week when you were most yourself.",
    "दो क़रीबी लोगों से पूछिए कि वे किस बात के लिए आप पर भरोसा करते हैं।",
    "Do kareebi logon se poochhiye ki woh kis baat ke liye aap par bharosa karte hain.",
  ),
};
