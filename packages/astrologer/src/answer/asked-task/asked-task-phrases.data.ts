import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** First sentences of answers to what a conversation goes on about. */
export const TASK_PHRASES = {
  overall_good: variants(
    "On the whole {name} is on your side, in {good}.",
    "कुल मिलाकर {name} आपके लिए अच्छा है: {good} में साथ देता है।",
    "Kul milakar {name} aapke liye achha hai: {good} me saath deta hai.",
  ),
  overall_partly: variants(
    "On the whole {name} is mixed: it supports {good} in part.",
    "कुल मिलाकर {name} मिला-जुला है: {good} में कुछ हिस्सा साथ देता है।",
    "Kul milakar {name} mila-jula hai: {good} me kuch hissa saath deta hai.",
  ),
  overall_mixed: variants(
    "On the whole {name} is mixed: better for {good}, ordinary for {plain}.",
    "कुल मिलाकर {name} मिला-जुला है: {good} के लिए बेहतर, {plain} के लिए साधारण।",
    "Kul milakar {name} mila-jula hai: {good} ke liye behtar, {plain} ke liye sadharan.",
  ),
  overall_plain: variants(
    "On the whole {name} is ordinary: nothing stands out for {plain}, good or bad.",
    "कुल मिलाकर {name} साधारण है: {plain} में न कुछ बहुत अच्छा, न बुरा।",
    "Kul milakar {name} sadharan hai: {plain} me na kuch bahut achha, na bura.",
  ),
  overall_part: variants(
    "The better part for {matter} is {from} to {until}.",
    "{matter} के लिए अच्छा हिस्सा {from} से {until} तक है।",
    "{Matter} ke liye achha hissa {from} se {until} tak hai.",
  ),
  better_now: variants(
    "It is already easier for {matter}, until {until}. | A better time has begun for {matter}; it lasts until {until}.",
    "{matter} के लिए बेहतर समय अभी चल रहा है, {until} तक।",
    "{Matter} ke liye behtar samay abhi chal raha hai, {until} tak.",
  ),
  better_from: variants(
    "Things get better from {from}, first in {matter}, until {until}.",
    "{from} से समय बेहतर होता है, पहले {matter} में, {until} तक।",
    "{from} se samay behtar hota hai, pehle {matter} me, {until} tak.",
  ),
  better_next: variants(
    "For {matter} the good time is {from} to {until}.",
    "{matter} के लिए अच्छा समय {from} से {until} तक है।",
    "{Matter} ke liye achha samay {from} se {until} tak hai.",
  ),
  other_against: variants("{Other} is behind because", "{other} पीछे इसलिए है कि", "{Other} peeche isliye hai ki"),
  other_no_cost: variants(
    "Nothing in the chart speaks against {other}; {one} only has more behind it.",
    "{other} के विरुद्ध कुंडली में कुछ नहीं; {one} के पीछे बस ज़्यादा सहारा है।",
    "{Other} ke viruddh kundli me kuch nahi; {one} ke peeche bas zyada sahara hai.",
  ),
  effect: variants("Its effect is this: {meaning}.", "इसका असर यह है: {meaning}।", "Iska asar yeh hai: {meaning}."),
  yogakaraka: variants(
    "Yes: {who} is your yogakaraka, since it rules a kendra and a trikona, the {one} and {other} houses.",
    "हाँ: {who} आपका योगकारक है, क्योंकि वह केंद्र और त्रिकोण दोनों का स्वामी है, यानी {one} और {other} भाव का।",
    "Haan: {who} aapka yogakaraka hai, kyunki woh kendra aur trikona dono ka swami hai, yaani {one} aur {other} ghar ka.",
  ),
  fields: variants(
    "Work that suits you: {first}; next to it {second}. | Your chart points to {first}, and after that to {second}.",
    "आपके लिए ठीक काम: {first}; उसके बाद {second}। | कुंडली पहले {first} की ओर इशारा करती है, फिर {second} की ओर।",
    "Aapke liye theek kaam: {first}; uske baad {second}. | Kundli pehle {first} ki taraf ishaara karti hai, phir {second} ki taraf.",
  ),
  fields_of_kind: variants(
    "Of such work, your chart supports {first} most, then {second}.",
    "ऐसे काम में कुंडली सबसे ज़्यादा {first} का साथ देती है, फिर {second} का।",
    "Aise kaam me kundli sabse zyada {first} ka saath deti hai, phir {second} ka.",
  ),
  fields_lord: variants(
    "{who} rules your tenth house, the house of work.",
    "दसवें भाव यानी काम का स्वामी {who} है।",
    "Dasve ghar yaani kaam ka swami {who} hai.",
  ),
  fields_karaka: variants(
    "{who} is your Amatyakaraka, which shows the trade.",
    "{who} आपका अमात्यकारक है, जो पेशा दिखाता है।",
    "{who} aapka Amatyakarak hai, jo pesha dikhata hai.",
  ),
  fields_occupant: variants(
    "{who} stands in your tenth house.",
    "{who} आपके दसवें भाव में बैठा है।",
    "{who} aapke dasve ghar me baitha hai.",
  ),
  fields_advice: variants(
    "Take from it what you also like to do on an ordinary day; skill and training decide the rest.",
    "इसमें से वह लीजिए जो आम दिन भी करना अच्छा लगे; बाकी हुनर और सीख तय करते हैं।",
    "Isme se woh lijiye jo aam din bhi karna achha lage; baaki hunar aur seekh tay karte hain.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
