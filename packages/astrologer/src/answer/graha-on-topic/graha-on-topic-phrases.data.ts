import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** How much influence a graha has on a topic, and in which direction. */
export type InfluenceLevel = "much" | "some" | "little";
export type InfluenceDirection = "helps" | "strains" | "both";

/** The answer in one sentence: {Who} is the graha, {matter} the topic. */
export const GRAHA_INFLUENCE_PHRASES: Readonly<
  Record<InfluenceLevel, Readonly<Record<InfluenceDirection, PhraseVariants>>>
> = {
  much: {
    helps: variants(
      "{who} has a lot of influence on {matter} here, and it helps more than it hinders. | For {matter}, {who} is one of the planets that count most for you, and on balance it helps.",
      "{matter} में {who} की बात बहुत चलती है, और वह रोकता कम, देता ज़्यादा है।",
      "{matter} me {who} ki baat bahut chalti hai, aur woh rokta kam, deta zyada hai.",
    ),
    strains: variants(
      "{who} has a lot of influence on {matter} here, and it demands more than it gives. | For {matter}, {who} is one of the planets that count most for you, and on balance it makes things harder.",
      "{matter} में {who} की बात बहुत चलती है, और वह देता कम, माँगता ज़्यादा है।",
      "{matter} me {who} ki baat bahut chalti hai, aur woh deta kam, maangta zyada hai.",
    ),
    both: variants(
      "{who} has a lot of influence on {matter} here, and it works both ways. | For {matter}, {who} is one of the planets that count most for you, sometimes as a help and sometimes as a burden.",
      "{matter} में {who} की बात बहुत चलती है, और उसका असर दोनों तरफ़ है: कहीं सहारा, कहीं बोझ।",
      "{matter} me {who} ki baat bahut chalti hai, aur uska asar dono taraf hai: kahin sahara, kahin bojh.",
    ),
  },
  some: {
    helps: variants(
      "{who} has some influence on {matter} here, but others have more; it mostly helps. | {who} has a side role in {matter}, and mostly helps.",
      "{matter} में {who} का कुछ हाथ है, औरों का ज़्यादा; जो है वह अधिकतर सहारा है।",
      "{matter} me {who} ka kuch haath hai, auron ka zyada; jo hai woh zyadatar sahara hai.",
    ),
    strains: variants(
      "{who} has some influence on {matter} here, but others have more; it mostly means effort. | {who} has a side role in {matter}, and mostly slows things down.",
      "{matter} में {who} का कुछ हाथ है, औरों का ज़्यादा; जो है वह अधिकतर मेहनत और देर है।",
      "{matter} me {who} ka kuch haath hai, auron ka zyada; jo hai woh zyadatar mehnat aur der hai.",
    ),
    both: variants(
      "{who} has some influence on {matter} here, but others have more; alone it decides nothing. | {who} has a side role in {matter}, partly as a help and partly as a burden.",
      "{matter} में {who} का कुछ हाथ है, औरों का ज़्यादा; अकेले वह न बनाता है न बिगाड़ता है।",
      "{matter} me {who} ka kuch haath hai, auron ka zyada; akele woh na banata hai na bigaadta hai.",
    ),
  },
  little: {
    helps: variants(
      "{who} has little to do with {matter} in this chart; where it does, it mostly helps.",
      "इस कुंडली में {matter} से {who} का नाता हल्का है; जहाँ है, सहारा ही देता है।",
      "Is kundli me {matter} se {who} ka naata halka hai; jahan hai, sahara hi deta hai.",
    ),
    strains: variants(
      "{who} has little to do with {matter} in this chart; look for other reasons before you blame it.",
      "इस कुंडली में {matter} से {who} का नाता हल्का है; दोष उसे देने से पहले कारण कहीं और देखिए।",
      "Is kundli me {matter} se {who} ka naata halka hai; dosh use dene se pehle kaaran kahin aur dekhiye.",
    ),
    both: variants(
      "{who} has little to do with {matter} in this chart, for better or worse.",
      "इस कुंडली में {matter} से {who} का नाता हल्का है, न ख़ास अच्छा, न ख़ास बुरा।",
      "Is kundli me {matter} se {who} ka naata halka hai, na khaas achha, na khaas bura.",
    ),
  },
};

/** The place of the graha, the houses it rules, and its connection with the topic. */
export const GRAHA_CONNECTION_PHRASES = {
  rules: variants(
    "{who} rules your {houses} and stands in the {at}, in {sign}",
    "{who} आपके {houses} का स्वामी है और {at} में, {sign} राशि में बैठा है",
    "{who} aapke {houses} ka swami hai aur {at} me, {sign} rashi me baitha hai",
  ),
  node: variants(
    "{who} rules no house; {who} is in your {at}, in {sign}, and so acts for {lord}",
    "{who} किसी भाव का स्वामी नहीं; {who} आपके {at} में, {sign} राशि में है, इसलिए {lord} की ओर से फल देता है",
    "{who} kisi ghar ka swami nahi; {who} aapke {at} me, {sign} rashi me hai, isliye {lord} ki taraf se phal deta hai",
  ),
  apart: variants(
    "by rule, place or aspect it has no tie to the {house}, the house for this matter",
    "इस विषय के भाव, यानी {house}, से स्वामित्व, स्थिति या दृष्टि का उसका कोई नाता नहीं",
    "is vishay ke ghar, yaani {house}, se swamitva, sthiti ya drishti ka uska koi naata nahi",
  ),
  through: variants(
    "its influence comes another way: {ways} | what ties it to the matter is this: {ways}",
    "उसका नाता दूसरी राह से है: {ways}",
    "uska naata doosri raah se hai: {ways}",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** When the graha is active. */
export const GRAHA_TIMING_PHRASES = {
  now: variants(
    "It is active now: the {period} sub-period runs until {until}. | This is its time: the {period} sub-period lasts until {until}.",
    "उसका समय अभी है: {period} की अंतर्दशा {until} तक है।",
    "Uska samay abhi hai: {period} ki antardasha {until} tak hai.",
  ),
  maha: variants(
    "The {who} mahadasha runs until {until}, so it shapes every year until then.",
    "{who} की महादशा {until} तक है, इसलिए तब तक पृष्ठभूमि में वही है।",
    "{who} ki mahadasha {until} tak hai, isliye tab tak peeche wahi hai.",
  ),
  ahead: variants(
    "It will be most active when its turn comes, in the {period} sub-period from {from} to {until}. | The {period} sub-period runs from {from} to {until}; that is when it is most active.",
    "{period} की अंतर्दशा {from} से {until} तक है: तब उसका असर सबसे साफ़ होगा।",
    "{period} ki antardasha {from} se {until} tak hai: tab uska asar sabse saaf hoga.",
  ),
  here: variants(
    "Transiting {who} is now in {sign}, your {house}.",
    "गोचर का {who} अभी {sign} राशि में, आपके {house} में है।",
    "Gochar ka {who} abhi {sign} rashi me, aapke {house} me hai.",
  ),
  sees: variants(
    "Transiting {who} is now in {sign} and aspects your {house} from there.",
    "गोचर का {who} अभी {sign} राशि में है और वहाँ से आपके {house} को देखता है।",
    "Gochar me {who} abhi {sign} rashi me hai; aapke {house} par uski gochar drishti hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** States that no single graha decides a topic. */
export const GRAHA_CAVEAT_PHRASES: PhraseVariants = variants(
  "No single planet decides {matter}; ask me about {matter} itself, and I'll weigh them all. | It is one factor among several; a full answer on {matter} weighs them all.",
  "कोई एक ग्रह अकेले {matter} का फ़ैसला नहीं करता; {matter} को पूरा पूछेंगे तो सब तौलकर कहेंगे। | यह कई आवाज़ों में से एक है; पूरी बात सबको तौलकर बनती है।",
  "Koi ek grah akele {matter} ka faisla nahi karta; {matter} ko poora poochhenge to sab tolkar kahenge. | Yeh kai aawaazon me se ek hai; poori baat sabko tolkar banti hai.",
);

/** Connections other than ruling, occupying or aspecting a house of the topic. */
export const GRAHA_OTHER_CONNECTION_PHRASES = {
  karaka: variants(
    "it stands for {matter} in every chart",
    "वह हर कुंडली में {matter} का कारक है",
    "woh har kundli me {matter} ka karak hai",
  ),
  chara: variants("{who} is your {karaka}", "{who} आपका {karaka} है", "{who} aapka {karaka} hai"),
  with_lord: variants(
    "{who} stands with {lord}, who rules that house",
    "{who} उस भाव के स्वामी {lord} के साथ है",
    "{who} us ghar ke swami {lord} ke saath hai",
  ),
  sees_lord: variants(
    "{who} aspects {lord}, who rules that house",
    "उस भाव के स्वामी {lord} पर {who} की दृष्टि है",
    "us ghar ke swami {lord} par {who} ki drishti hai",
  ),
  acts_heard: variants(
    "{who} acts for {lord}, who has influence on {matter}",
    "जिसकी ओर से वह फल देता है, उस {lord} का {matter} में हाथ है",
    "jiski taraf se woh phal deta hai, us {lord} ka {matter} me haath hai",
  ),
  acts_for: variants(
    "{who} acts for {lord}, the lord of that house",
    "जिसकी ओर से वह फल देता है, वही {lord} उस भाव का स्वामी है",
    "jiski taraf se woh phal deta hai, wahi {lord} us ghar ka swami hai",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Joins two of these connections. */
export const CONNECTION_CONJUNCTION = { en: ", and ", hi: ", और ", hg: ", aur " } as const;
