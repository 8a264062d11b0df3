import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

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
    "It could change with a birth time that differs by more than a few minutes, or with another ayanamsa. | Only a different birth time or another way of calculating would change it.",
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
    "After that, no time stands out for it in the next few years; so make good use of the earlier one.",
    "उसके बाद अगले कुछ वर्षों में कोई समय अलग से नहीं चमकता; पहले वाले समय का किया ही आगे चलता है।",
    "Uske baad agle kuch saalon me koi samay alag se nahi chamakta; pehle wale samay ka kiya hi aage chalta hai.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
