import type { LocalizedText } from "../../fact.ts";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { Band, Confidence } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** Names of topics in sentences. */
export const TOPIC_NAMES: Readonly<Record<Topic, LocalizedText>> = {
  career: createLocalizedText("work", "काम-काज", "kaam-kaaj"),
  love: createLocalizedText("partnership", "विवाह", "shaadi"),
  wealth: createLocalizedText("money", "धन", "dhan"),
  health: createLocalizedText("health", "सेहत", "sehat"),
  education: createLocalizedText("study", "पढ़ाई", "padhai"),
  children: createLocalizedText("parenthood", "संतान", "santan"),
  home: createLocalizedText("home", "घर-संपत्ति", "ghar-sampatti"),
  travel: createLocalizedText("life abroad", "विदेश", "videsh"),
  spiritual: createLocalizedText("the inner life", "साधना और भीतरी जीवन", "sadhna aur andar ki zindagi"),
  personality: createLocalizedText("being yourself", "अपने स्वभाव", "apne swabhav"),
};

/** The balance of a reading, by band; {matter} is the topic. */
export const BAND_PHRASES: Readonly<Record<Band, PhraseVariants>> = {
  strong: variants(
    "{Matter} is well supported in this chart. | You have more help than hindrance in {matter}. | In {matter}, what helps clearly outweighs what hinders. | This is a generous part of your chart: {matter}.",
    "{matter} का पक्ष आपकी कुंडली में मज़बूत है। | {matter} के मामले में सहारा बाधा से कहीं ज़्यादा है। | {matter} में हवा आपकी पीठ पर है, मुँह पर कम। | {matter} वह क्षेत्र है जहाँ आपकी कुंडली खुले हाथ से देती है।",
    "{Matter} ka paksh aapki kundli me mazboot hai. | {Matter} ke maamle me sahara baadha se kahin zyada hai. | {Matter} me hawa aapki peeth par hai, munh par kam. | {Matter} woh kshetra hai jahan aapki kundli khule haath se deti hai.",
  ),
  well: variants(
    "{Matter} goes your way on the whole, with some effort. | There is more for you than against you in {matter}. | On the whole {matter} goes forward for you, with one problem that keeps coming back. | The balance in {matter} is on your side, though it needs care.",
    "{matter} के मामले में पलड़ा आपकी ओर है, बस कुछ बोझ साथ चलता है। | {matter} में आपके पक्ष की बात ज़्यादा है, विपक्ष की कम। | कुल मिलाकर {matter} में बात आगे बढ़ती है, एक अटकाव के साथ जो लौटता रहता है। | {matter} में झुकाव आपकी तरफ़ है, पर देखभाल माँगता है।",
    "{Matter} ke maamle me palda aapki taraf hai, bas kuch bojh saath chalta hai. | {Matter} me aapke paksh ki baat zyada hai, vipaksh ki kam. | Kul milakar {matter} me baat aage badhti hai, ek atkaav ke saath jo lautta rehta hai. | {Matter} me jhukaav aapki taraf hai, par dekhbhaal maangta hai.",
  ),
  even: variants(
    "In {matter} as much helps as holds back, so timing and effort decide. | {Matter} comes in waves for you: it gives, and it also demands. | Help and hindrance are about equal in {matter}, and what you do decides. | {Matter} is neither easy nor blocked for you.",
    "{matter} में जितना सहारा है उतनी ही रोक, इसलिए समय और मेहनत फ़ैसला करते हैं। | {matter} में बात लहरों में चलती है: जो देती है वह माँगती भी है। | {matter} का रास्ता न पूरा खुला है न बंद; आपका क़दम तय करता है। | {matter} में मदद और अटकाव लगभग बराबर हैं, पलड़ा आपकी पहल से झुकता है।",
    "{Matter} me jitna sahara hai utni hi rok, isliye samay aur mehnat faisla karte hain. | {Matter} me baat lehron me chalti hai: jo deti hai woh maangti bhi hai. | {Matter} ka raasta na poora khula hai na band; aapka kadam tay karta hai. | {Matter} me madad aur atkaav lagbhag barabar hain, palda aapki pehal se jhukta hai.",
  ),
  effort: variants(
    "In {matter} effort comes first, and the reward is slow but lasts. | {Matter} takes steady work in this chart. | You earn each step in {matter}, and each step then lasts. | {Matter} takes effort here, and the reward comes late.",
    "{matter} में पहले मेहनत है, फल देर से आता है पर टिकता है। | {matter} में हर क़दम कमाना पड़ता है, और फिर वह टिकता है। | {matter} आपकी कुंडली में हाथ से गढ़ने की चीज़ है। | {matter} में कुंडली पहले माँगती है, बाद में देती है।",
    "{Matter} me pehle mehnat hai, phal der se aata hai par tikta hai. | {Matter} me har kadam kamana padta hai, aur phir woh tikta hai. | {Matter} aapki kundli me haath se gadhne ki cheez hai. | {Matter} me kundli pehle maangti hai, baad me deti hai.",
  ),
  uphill: variants(
    "{Matter} is uphill in this chart, but there are ways around it. | {Matter} is the hardest part of this chart, so how you go about it counts for more than speed. | In {matter} the direct way is hard; an indirect one may work better.",
    "{matter} में रास्ता चढ़ाई का है, पर घूमकर जाने की राहें हैं। | {matter} इस कुंडली की खड़ी चढ़ाई है, इसलिए रफ़्तार से ज़्यादा रास्ता मायने रखता है। | {matter} में सीधी सड़क कठिन है; बग़ल की पगडंडी पहचान लीजिए।",
    "{Matter} me raasta chadhai ka hai, par ghoomkar jaane ki raahein hain. | {Matter} is kundli ki khadi chadhai hai, isliye raftaar se zyada raasta maayne rakhta hai. | {Matter} me seedhi sadak kathin hai; bagal ki pagdandi pehchaan lijiye.",
  ),
};

/** Names what was asked before a first sentence that does not. */
export const TOPIC_LEAD_PHRASES: PhraseVariants = variants("For {matter},", "{matter} के लिए,", "{matter} ke liye,");

export type YesNoLeaning = "yes" | "open" | "no";

/** The leaning that opens the answer to a yes/no question. */
export const YES_NO_PHRASES: Readonly<Record<YesNoLeaning, PhraseVariants>> = {
  yes: variants(
    "More yes than no. | Mostly yes, on one condition. | The chart leans towards yes, if you do your part. | Probably yes: more in the chart speaks for it than against.",
    "ना से ज़्यादा हाँ। | झुकाव हाँ की ओर है, एक शर्त के साथ। | कुंडली हाँ की तरफ़ है, आधा काम आपका है। | हाँ की संभावना ज़्यादा है: कुंडली में पक्ष की बातें ज़्यादा हैं।",
    "Naa se zyada haan. | Jhukaav haan ki taraf hai, ek shart ke saath. | Kundli haan ki taraf hai, aadha kaam aapka hai. | Haan ki sambhavna zyada hai: kundli me paksh ki baatein zyada hain.",
  ),
  open: variants(
    "It could go either way, and the timing decides. | Neither yes nor no yet: it depends on when and how. | Honestly, it is open, so a little patience helps. | Half yes: the chart leaves the rest to your effort.",
    "बात दोनों ओर जा सकती है, पलड़ा समय से झुकेगा। | अभी न हाँ न ना: सब कब और कैसे पर टिका है। | सच कहें तो बात खुली है, धैर्य की ओर थोड़ा झुकाव है। | आधी हाँ: बाक़ी आपकी मेहनत पर है।",
    "Baat dono taraf ja sakti hai, palda samay se jhukega. | Abhi na haan na naa: sab kab aur kaise par tika hai. | Sach kahein to baat khuli hai, dhairya ki taraf thoda jhukaav hai. | Aadhi haan: baaki aapki mehnat par hai.",
  ),
  no: variants(
    "Not easily, and not soon. | More no than yes for now, but there is a way around it. | The chart does not hurry this; there is a slower way. | Probably not yet.",
    "आसानी से नहीं, और जल्दी नहीं। | अभी हाँ से ज़्यादा ना, पर एक घूमकर जाने की राह है। | कुंडली इसमें जल्दी नहीं करती; धीमी राह है। | अभी के लिए कम संभावना है।",
    "Aasani se nahi, aur jaldi nahi. | Abhi haan se zyada naa, par ek ghoomkar jaane ki raah hai. | Kundli isme jaldi nahi karti; dheemi raah hai. | Abhi ke liye kam sambhavna hai.",
  ),
};

/** The leaning where the question is whether to give something up; "yes" is a well-supported matter, which speaks for keeping it. */
export const KEEP_OR_LEAVE_PHRASES: Readonly<Record<YesNoLeaning, PhraseVariants>> = {
  yes: variants(
    "More for keeping it than for giving it up: what you would leave is well supported.",
    "छोड़ने से ज़्यादा रखने की ओर: जिसे छोड़ने की बात है, उसे कुंडली अच्छा सहारा देती है।",
    "Chhodne se zyada rakhne ki taraf: jise chhodne ki baat hai, use kundli achha sahara deti hai.",
  ),
  open: variants(
    "It could go either way: leave only when the next thing is certain.",
    "बात दोनों ओर जा सकती है: अगला पक्का हो, तभी छोड़िए।",
    "Baat dono taraf ja sakti hai: agla pakka ho, tabhi chhodiye.",
  ),
  no: variants(
    "More for giving it up than for holding on, once the next thing is certain: it takes more here than it returns.",
    "अगला पक्का हो तो रखने से ज़्यादा छोड़ने की ओर: यहाँ यह जितना देता है, उससे ज़्यादा माँगता है।",
    "Agla pakka ho to rakhne se zyada chhodne ki taraf: yahan yeh jitna deta hai, usse zyada maangta hai.",
  ),
};

/** The same for feared events: a good score for the topic speaks against the fear. */
export const FEAR_PHRASES: Readonly<Record<YesNoLeaning, PhraseVariants>> = {
  yes: variants(
    "Little in this chart points to what you fear. | What you fear has little support in this chart. | The fear is bigger than what the chart shows.",
    "जिस बात का डर है, उसकी ओर कुंडली में कम संकेत हैं। | जिस बात का डर है, कुंडली में उसका आधार कम है। | डर जितना बड़ा है, कुंडली में बात उतनी नहीं दिखती।",
    "Jis baat ka darr hai, uski taraf kundli me kam sanket hain. | Jis baat ka darr hai, kundli me uska aadhaar kam hai. | Darr jitna bada hai, kundli me baat utni nahi dikhti.",
  ),
  open: variants(
    "That is not settled, and much of it is in your hands. | There is strain here, and about as much support. | There is pressure here, but no verdict.",
    "यह तय नहीं है, और बहुत कुछ आपके हाथ में है। | यहाँ दबाव है, और सँभालने वाली बात भी लगभग उतनी ही है। | दबाव है, पर उसमें कोई फ़ैसला नहीं लिखा।",
    "Yeh tay nahi hai, aur bahut kuch aapke haath me hai. | Yahan dabaav hai, aur sambhalne wali baat bhi lagbhag utni hi hai. | Dabaav hai, par usme koi faisla nahi likha.",
  ),
  no: variants(
    "There is real strain here, but it is no verdict. | The chart asks for care here; that is not the same as a bad end. | I won't play it down: this side of the chart is hard, and there are good ways to handle it.",
    "यहाँ दबाव सचमुच है, पर यह फ़ैसला नहीं है। | कुंडली यहाँ सावधानी माँगती है; इसका अर्थ बुरा अंत नहीं। | बात टालने की नहीं: कुंडली का यह पक्ष भारी है, पर इसे सँभालने की राह है।",
    "Yahan dabaav sach me hai, par yeh faisla nahi hai. | Kundli yahan saavdhani maangti hai; iska matlab bura ant nahi. | Baat taalne ki nahi: kundli ka yeh paksh bhaari hai, par ise sambhalne ki raah hai.",
  ),
};

/** Prefix for an opening that was used before in the conversation. */
export const TOPIC_OPENING_PHRASES: PhraseVariants = variants(
  "On {matter}: | As for {matter}: | About {matter}: | When it comes to {matter}:",
  "{matter} की बात: | {matter} के लिए: | {matter} के मामले में:",
  "{Matter} ki baat: | {Matter} ke liye: | {Matter} ke maamle me:",
);

/** Confidence of a reading, in words about its evidence instead of a number. */
export const CONFIDENCE_PHRASES: Readonly<Record<Confidence, PhraseVariants>> = {
  firm: variants(
    "Nearly all the factors agree, so this reading is firm. | I say this firmly: almost nothing speaks against it. | Almost everything in this part of the chart agrees. | Few readings are as clear as this one.",
    "लगभग सभी संकेत एक बात कहते हैं, इसलिए इस पर टिका जा सकता है। | यह बात पक्के मन से कही है: विपक्ष में बहुत कम संकेत हैं। | कुंडली का यह हिस्सा लगभग एक स्वर में बोलता है।",
    "Lagbhag saare sanket ek baat kehte hain, isliye is par tika ja sakta hai. | Yeh baat pakke mann se kahi hai: vipaksh me bahut kam sanket hain. | Kundli ka yeh hissa lagbhag ek swar me bolta hai.",
  ),
  fair: variants(
    "Most of the factors agree, but not all: likely, not certain. | Take it as likely, not settled, since part of the chart disagrees. | Support outweighs strain, but not by so much that I would promise it. | Three of four factors say the same, so take it as likely. | That is my fair judgement, with one factor against it.",
    "ज़्यादातर संकेत साथ हैं, सब नहीं: भरोसा मध्यम समझिए। | इसे संभावना मानिए, तय बात नहीं, क्योंकि कुंडली का एक हिस्सा असहमत है। | चार में से तीन संकेत यही कहते हैं, इसलिए संभावना अच्छी है। | भरोसा ठीक-ठाक है, पूरा नहीं।",
    "Zyadatar sanket saath hain, sab nahi: bharosa madhyam samajhiye. | Ise sambhavna maaniye, tay baat nahi, kyunki kundli ka ek hissa asehmat hai. | Chaar me se teen sanket yahi kehte hain, isliye sambhavna achhi hai. | Bharosa theek-thaak hai, poora nahi.",
  ),
  light: variants(
    "The factors are divided, so take this as a light indication. | Half the chart says otherwise, so do not rely on this too much. | I would be careful with this: the factors disagree. | Treat it as a hint; the evidence is split.",
    "संकेत बँटे हुए हैं, इसलिए इसे हल्का इशारा समझिए। | आधी कुंडली कुछ और कहती है, इसलिए इस पर ज़्यादा भार मत डालिए। | इसे इशारा भर मानिए, पक्ष-विपक्ष लगभग बराबर हैं।",
    "Sanket bante hue hain, isliye ise halka ishara samajhiye. | Aadhi kundli kuch aur kehti hai, isliye is par zyada bhaar mat daaliye. | Ise ishara bhar maaniye, paksh-vipaksh lagbhag barabar hain.",
  ),
};

/** Joins a finding to one that agrees with it; without a colon, because the sentence that follows contains one. */
export const ADDITION_PHRASES: PhraseVariants = variants(
  "On top of that, | Also, | In addition, | Similarly, | What is more,",
  "इसके अलावा | इसी दिशा में | और",
  "Iske alawa | Isi disha me | Aur",
);

/** Joins a finding against to findings for the topic, and the other way round. */
export const TURN_TO_AGAINST_PHRASES: PhraseVariants = variants(
  "But | Against that, | Even so, | Still, | On the other hand, | At the same time,",
  "पर | फिर भी | लेकिन | मगर",
  "Par | Phir bhi | Lekin | Magar",
);
export const TURN_TO_FOR_PHRASES: PhraseVariants = variants(
  "But | On your side, | In your favour, | Even so, | Still,",
  "पर | आपके पक्ष में | फिर भी | लेकिन",
  "Par | Aapke paksh me | Phir bhi | Lekin",
);

/** Introduces the basis of each of two meanings that were given in one sentence. */
export const FIRST_BASIS_PHRASES: PhraseVariants = variants(
  "One part is based on this: | One part comes from this: | One part shows in this:",
  "एक बात का आधार यह है: | एक पक्ष यहाँ दिखता है:",
  "Ek baat ka aadhaar yeh hai: | Ek paksh yahan dikhta hai:",
);
export const SECOND_BASIS_PHRASES: PhraseVariants = variants(
  "The other part shows in this: | The other part is based on this: | The other part comes from this:",
  "उधर की बात का आधार यह है: | उधर का पक्ष यहाँ दिखता है:",
  "Udhar ki baat ka aadhaar yeh hai: | Udhar ka paksh yahan dikhta hai:",
);
