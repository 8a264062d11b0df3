import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

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
  duration: variants(
    "Keep it for six weeks, and then only if it does you good; no number of days is binding.",
    "छह हफ़्ते रखकर देखिए, फिर अच्छा लगे तो आगे भी; दिनों की कोई गिनती बाँधती नहीं।",
    "Chhah hafte rakhkar dekhiye, phir achha lage to aage bhi; dinon ki koi ginti baandhti nahi.",
  ),
  free: variants(
    "None of this is a must: you need not buy anything, and skipping a week does no harm. | Take it as a habit, not as a duty: no stone and no paid ritual is needed.",
    "इसमें से कुछ भी अनिवार्य नहीं, कुछ ख़रीदना नहीं है, और एक हफ़्ता छूट जाए तो कोई हानि नहीं।",
    "Isme se kuch bhi zaroori nahi, kuch kharidna nahi hai, aur ek hafta chhoot jaaye to koi nuksaan nahi.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
