import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

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
  own_instead: variants(
    "This is your own chart, not that of {person}; theirs I can read once that kundli is saved.",
    "यह आपकी अपनी कुंडली है, {person} की नहीं; उनकी कुंडली सहेज लें तो उसी से बताया जा सकता है।",
    "Yeh aapki apni kundli hai, {person} ki nahi; unki kundli save kar lein to usi se bataya ja sakta hai.",
  ),
  match_needs_chart: variants(
    "To match the two of you I need that second chart: save a kundli with this birth date, and put both into the match page; without a birth time the Moon's star still gives most of the points.",
    "मिलान के लिए दूसरी कुंडली भी चाहिए: इस जन्म तारीख़ से कुंडली बनाकर सहेजिए और मिलान के पन्ने पर दोनों रखिए; जन्म समय न हो तो भी चंद्र के नक्षत्र से ज़्यादातर गुण मिल जाते हैं।",
    "Milan ke liye doosri kundli bhi chahiye: is janm tareekh se kundli banakar save kijiye aur milan ke page par dono rakhiye; janm samay na ho to bhi Chandra ke nakshatra se zyadatar gun mil jaate hain.",
  ),
  time_of_other: variants(
    "Without the birth time of the other person, the lagna and the houses of that chart stay open; the Moon's sign and most of the matching points do not need it. Save that kundli with the time left out, and I compare from there.",
    "दूसरे व्यक्ति का जन्म समय न हो तो उस कुंडली का लग्न और भाव खुले रहते हैं; चंद्र राशि और ज़्यादातर गुण मिलान समय के बिना भी होता है। समय ख़ाली छोड़कर वह कुंडली सहेजिए, फिर वहीं से मिला लेंगे।",
    "Doosre vyakti ka janm samay na ho to us kundli ka lagna aur ghar khule rehte hain; Chandra rashi aur zyadatar gun milan samay ke bina bhi hota hai. Samay khaali chhodkar woh kundli save kijiye, phir wahin se mila lenge.",
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
