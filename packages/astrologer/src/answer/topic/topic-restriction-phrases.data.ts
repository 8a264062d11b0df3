import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Sentences for the user's age or stated facts. */
export const TOPIC_RESTRICTION_PHRASES = {
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
