import type { EraseRequest, LocalizedText } from "@lagna/astrologer";

/** Answer to a question about a chart when there is no chart yet. */
export const BIRTH_NEEDED: LocalizedText = {
  en: "I need your birth details first: the date, the time as exactly as you know it, and the place. Make a kundli or enter the details here, then ask again.",
  hi: "पहले आपका जन्म विवरण चाहिए: तारीख़, जितना ठीक मालूम हो उतना समय, और स्थान। कुंडली बनाइए या विवरण यहाँ दीजिए, फिर पूछिए।",
  hg: "Pehle aapka janm vivran chahiye: tareekh, jitna theek maaloom ho utna samay, aur jagah. Kundli banaiye ya vivran yahan dijiye, phir poochhiye.",
};

/** Answer to a question about oneself in a conversation about another person's chart, when the asker's own chart is missing. */
export const OWN_CHART_NEEDED: LocalizedText = {
  en: "You are asking about yourself, but this conversation is about another person's kundli. I do not have yours. Make it, mark it as your own, and ask again.",
  hi: "आप अपने बारे में पूछ रहे हैं, और यह बातचीत किसी और की कुंडली की है। आपकी कुंडली मेरे पास नहीं है: उसे बनाइए, अपनी चिह्नित कीजिए, और फिर पूछिए।",
  hg: "Aap apne baare mein pooch rahe hain, aur yeh baatcheet kisi aur ki kundli ki hai. Aapki kundli mere paas nahi hai: use banaiye, apni mark kijiye, aur phir poochhiye.",
};

/** Answers to requests to delete something: a conversation deletes nothing, so they say where it can be deleted. */
export const ERASURE_HINTS = {
  account: {
    en: "I cannot delete anything from this conversation. On your profile page, under “Delete your account”, you can delete your account and all your data at once and for good. You can download everything there first.",
    hi: "इस बातचीत से मैं कुछ नहीं मिटा सकता। अपने प्रोफ़ाइल पेज पर “अपना खाता मिटाएँ” में आप अपना खाता और सारा डेटा तुरंत और हमेशा के लिए मिटा सकते हैं; वहीं पहले सब डाउनलोड भी कर सकते हैं।",
    hg: "Is baatcheet se main kuch nahi mita sakta. Apne profile page par “Delete your account” mein aap apna khata aur saara data turant aur hamesha ke liye mita sakte hain; wahin pehle sab download bhi kar sakte hain.",
  },
  data: {
    en: "I cannot delete anything from this conversation. To delete all your data, delete your account: on your profile page, under “Delete your account”. You can also delete single things: a kundli on the page Kundlis, a conversation in the list “Conversations”, and what you told about your life under “What I told you”.",
    hi: "इस बातचीत से मैं कुछ नहीं मिटा सकता। आपका सारा डेटा खाते के साथ मिटता है, प्रोफ़ाइल पेज पर “अपना खाता मिटाएँ” में। अलग-अलग चीज़ें वहीं मिटती हैं जहाँ वे हैं: कुंडली कुंडलियों के पेज पर, बातचीत बातचीत की सूची में, और आपने अपने बारे में जो बताया वह “मैंने जो बताया है” में।",
    hg: "Is baatcheet se main kuch nahi mita sakta. Aapka saara data khate ke saath mitta hai, profile page par “Delete your account” mein. Alag alag cheezein wahin mitti hain jahan woh hain: kundli Kundlis page par, baatcheet “Conversations” ki list mein, aur aapne apne baare mein jo bataya woh “What I told you” mein.",
  },
  chart: {
    en: "I cannot delete a kundli from this conversation. You can delete it on the page Kundlis, in its row.",
    hi: "इस बातचीत से मैं कोई कुंडली नहीं मिटा सकता। उसे कुंडलियों के पेज पर, उसकी पंक्ति में, मिटाइए।",
    hg: "Is baatcheet se main koi kundli nahi mita sakta. Use Kundlis page par, uski line mein, mitaiye.",
  },
  link: {
    en: "To unlink a WhatsApp or Telegram chat, go to your profile page, or write Unlink in that chat.",
    hi: "WhatsApp या Telegram की चैट आपके प्रोफ़ाइल पेज पर अलग होती है, या उसी चैट में “खाता हटाओ” लिखने से।",
    hg: "WhatsApp ya Telegram ki chat aapke profile page par alag hoti hai, ya usi chat mein Unlink likhne se.",
  },
} as const satisfies Readonly<Record<EraseRequest["what"], LocalizedText>>;

/** The same in a conversation without an account. */
export const ERASURE_HINT_WITHOUT_ACCOUNT: LocalizedText = {
  en: "I cannot delete anything from this conversation, and it belongs to no account. Write to us on the contact page, and we will take care of it.",
  hi: "इस बातचीत से मैं कुछ नहीं मिटा सकता, और यह किसी खाते की नहीं है। संपर्क पेज से हमें लिखिए, हम इसे देखेंगे।",
  hg: "Is baatcheet se main kuch nahi mita sakta, aur yeh kisi khate ki nahi hai. Contact page se humein likhiye, hum ise dekhenge.",
};

/** Introduces the built-in answer that replaces one whose server died while writing it. */
export const ANSWER_INTERRUPTED: LocalizedText = {
  en: "The answer was cut off while it was being written. This one is from the built-in astrologer.",
  hi: "उत्तर लिखते-लिखते टूट गया था; यह यहाँ के अपने ज्योतिषी का उत्तर है।",
  hg: "Jawab likhte likhte toot gaya tha; yeh yahan ke apne jyotishi ka jawab hai.",
};

/** Shown when every sentence of an answer contradicted the chart. */
export const NO_SUPPORTED_ANSWER: LocalizedText = {
  en: "I could not find an answer that your chart supports. Please ask it another way, or ask about a house, a planet or a time.",
  hi: "इसका ऐसा उत्तर नहीं बन पाया जो आपकी कुंडली पर टिके। इसे दूसरे शब्दों में पूछिए, या किसी भाव, ग्रह या समय के बारे में पूछिए।",
  hg: "Iska aisa uttar nahi ban paya jo aapki kundli par tike. Ise doosre shabdon me poochhiye, ya kisi bhav, grah ya samay ke baare me poochhiye.",
};
