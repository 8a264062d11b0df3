import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Sentences about windows: {from} and {until} are months. */
export const TIME_WINDOW_PHRASES = {
  now: variants(
    "A good time is open now, until {until}. | The months from now to {until} already favour it. | You are inside a good stretch, and it lasts until {until}. | A good time has begun, and it lasts until {until}.",
    "अभी अच्छा समय चल रहा है, {until} तक। | अभी से {until} तक का समय अनुकूल है। | आप अच्छे दौर के भीतर हैं, जो {until} तक रहेगा। | दरवाज़ा अभी खुला है, {until} तक।",
    "Abhi achha samay chal raha hai, {until} tak. | Abhi se {until} tak ka samay achha hai. | Aap achhe daur ke andar hain, jo {until} tak rahega. | Darwaza abhi khula hai, {until} tak.",
  ),
  first: variants(
    "The first good time is from {from} to {until}. | Aim for {from} to {until}. | The first good stretch begins in {from} and lasts until {until}. | Look at {from} to {until} first.",
    "पहला अच्छा समय {from} से {until} तक है। | निशाना {from} से {until} तक का रखिए। | रास्ता {from} से {until} तक खुलता है। | पहले {from} से {until} तक के समय को देखिए।",
    "Pehla achha samay {from} se {until} tak hai. | Nishana {from} se {until} tak ka rakhiye. | Raasta {from} se {until} tak khulta hai. | Pehle {from} se {until} tak ke samay ko dekhiye.",
  ),
  next: variants(
    "The next good time is from {from} to {until}. | After it, {from} to {until} is the next good stretch. | Then another good time follows, from {from} to {until}.",
    "अगला अच्छा समय {from} से {until} तक है। | उसके बाद {from} से {until} तक फिर अच्छा समय है। | फिर रास्ता {from} से {until} तक खुलता है।",
    "Agla achha samay {from} se {until} tak hai. | Uske baad {from} se {until} tak phir achha samay hai. | Phir raasta {from} se {until} tak khulta hai.",
  ),
  lighter: variants(
    "From then to {until} it stays good, but less clearly. | It continues until {until}, but more weakly.",
    "इसके बाद {until} तक भी रास्ता खुला रहता है, थोड़ा हल्का।",
    "Iske baad {until} tak bhi raasta khula rehta hai, thoda halka.",
  ),
  stronger: variants(
    "From then to {until} it is stronger still. | It continues until {until}, and gets stronger.",
    "इसके बाद {until} तक यह और मज़बूत रहता है।",
    "Iske baad {until} tak yeh aur mazboot rehta hai.",
  ),
  second: variants(
    "Another good time is from {from} to {until}. | A further one comes from {from} to {until}. | A second stretch runs from {from} to {until}. | Later there is one more, from {from} to {until}.",
    "एक और अच्छा समय {from} से {until} तक है। | दूसरा दौर {from} से {until} तक आता है। | आगे एक और, {from} से {until} तक।",
    "Ek aur achha samay {from} se {until} tak hai. | Doosra daur {from} se {until} tak aata hai. | Aage ek aur, {from} se {until} tak.",
  ),
  least: variants(
    "No strong time shows in these years; the easiest stretch is from {from} to {until}. | I see no time that stands out; {from} to {until} is the easiest part. | The timing factors do not come together in these years; {from} to {until} is the gentlest time.",
    "इन वर्षों में बहुत मज़बूत समय नहीं दिखता; सबसे सहज समय {from} से {until} तक है। | कोई समय अलग से नहीं चमकता; {from} से {until} तक चढ़ाई सबसे कम है।",
    "In saalon me bahut mazboot samay nahi dikhta; sabse aasan samay {from} se {until} tak hai. | Koi samay alag se nahi chamakta; {from} se {until} tak chadhai sabse kam hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

/** Reasons for a window. {who} is the lord of the period, {tie} its connection with the house. */
export const TIMING_FACTOR_PHRASES = {
  one: variants(
    "Why then? | The reason for those months: | What makes them good:",
    "यही समय क्यों? | इन महीनों का कारण: | इन्हें यह खोलता है:",
    "Yahi samay kyun? | In mahino ka kaaran: | Inhe yeh kholta hai:",
  ),
  two: variants(
    "Why then? | Two things come together: | The reason for those months: | Two things make them good:",
    "यही समय क्यों? | वहाँ दो घड़ियाँ मिलती हैं: | इन महीनों का कारण: | इन्हें दो बातें खोलती हैं:",
    "Yahi samay kyun? | Wahan do ghadiyan milti hain: | In mahino ka kaaran: | Inhe do baatein kholti hain:",
  ),
  running: variants(
    "the {period} sub-period runs until {until}, and {who} {tie}",
    "{period} की अंतर्दशा {until} तक है, और {who} {tie}",
    "{period} ki antardasha {until} tak hai, aur {who} {tie}",
  ),
  coming: variants(
    "the {period} sub-period runs from {from} to {until}, and {who} {tie}",
    "{period} की अंतर्दशा {from} से {until} तक है, और {who} {tie}",
    "{period} ki antardasha {from} se {until} tak hai, aur {who} {tie}",
  ),
  rules: variants("rules your {house}", "आपके {house} का स्वामी है", "aapke {house} ka swami hai"),
  stands: variants("stands in your {house}", "आपके {house} में बैठा है", "aapke {house} me baitha hai"),
  sees: variants("aspects your {house}", "आपके {house} को देखता है", "aapke {house} ko dekhta hai"),
  jupiter_here: variants(
    "Jupiter is in {sign} now, in your {house}",
    "गुरु अभी {sign} में, आपके {house} में है",
    "Guru abhi {sign} me, aapke {house} me hai",
  ),
  jupiter_sees: variants(
    "Jupiter is in {sign} now and aspects your {house} from there",
    "गुरु अभी गोचर में {sign} से आपके {house} को देखता है",
    "Guru abhi gochar me {sign} se aapke {house} ko dekhta hai",
  ),
  jupiter_enters: variants(
    "Jupiter enters {sign}, your {house}, in {month}",
    "गुरु {month} में {sign} में, आपके {house} में आएगा",
    "Guru {month} me {sign} me, aapke {house} me aayega",
  ),
  jupiter_will_see: variants(
    "Jupiter enters {sign} in {month} and aspects your {house} from there",
    "गुरु {month} में {sign} में आकर आपके {house} को देखेगा",
    "Guru {month} me {sign} me aakar aapke {house} ko dekhega",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
