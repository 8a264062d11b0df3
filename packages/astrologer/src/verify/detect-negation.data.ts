import { matchWords } from "../language/match-words.ts";

/** Words that may stand between a negation and what it negates, or that are themselves negated in a statement of place. */
export const NEUTRAL_WORDS = matchWords({
  en: String.raw`the|a|an|any|own|at|all|really|actually|currently|presently|technically|strictly|also|even|yet|still|here|there|be|been|being|have|has|had|having|is|are|was|does|do|did|contain|contains|hold|hosts?|house|sit|sits|sitting|stand|stands|standing|placed|posited|positioned|located|situated|lie|lies|lying|reside|resides|stay|stays|found|live|lives|dwell|fall|falls|cast|casts|throw|show|shows|get|gets|find|finds|see|touch|reach|cross|crossing|outrank|pass|passing|aspect|receive|receives|carry|form|formed|present|apply|applies|used|made|true|counted|count|possess|conjoin|share|your|tenant|finish|start|begin|begins?|move|moves|happen|become|remain|remains|come|comes|go|goes|going|operate|anywhere|near|join|joins|native|affected|under|suffer|undergo|undergoing|running|put|puts|place|places|give|meet|active|change|he|the|to|,|-|\(|\)|:|"|'`,
  hi: "कदापि|तनिक|बिल्कुल|एकदम|कभी|ज़रा|जरा|योग|दोष|प्रभाव|जगह|मान|दर्जा|गौरव|सौभाग्य|सच|सही|लागू|निर्माण|पुष्टि|प्राप्त|मिला|मिली|मिलता|मिलती|सक्रिय|दिखता|दिखती|दिखाई|पाया|पायी|आया|आयी|कतई|हरगिज|किसी|तरह|सूरत|जातक|कुंडली|पत्रिका|कोई|अता|पता|ऊपर|ठिकाना|नामोनिशान|है|हैं|था|थी|थे|हो|हुआ|हुई|हुए|होता|होती|होते|होगा|होगी|होंगे|रहा|रही|रहे|बैठा|बैठे|बैठी|स्थित|विराजमान|मौजूद|विद्यमान|उपस्थित|पड़ा|पडा|पड़ता|पडता|पड़ती|पडती|पड़े|पडे|बनता|बनती|बन|बना|करता|करते|करती|करेगा|करेगी|कर|लिया|गया|गई|गए|लगा|लगी|जाता|जाती|आता|आती|पर|को|से|का|की|के|ही|भी|तो|अभी|यहां|वहां|द्वारा",
  hg: "bilkul|ekdum|kadapi|kataee|kabhi|zara|yog|yoga|dosh|dosha|prabhav|jagah|darja|gaurav|saubhagya|sach|sahi|grah|lagu|pushti|nirmaan|nirman|bethe|betha|bethi|katai|hargiz|kisi|tarah|surat|jataka|jatak|kundli|kundali|patrika|upar|thikana|prapt|mila|milta|milti|dikhta|paya|aaya|hai|hain|h|tha|thi|ho|hua|hui|hue|hota|hoti|hote|hoga|hogi|raha|rahi|rahe|baitha|baithe|baithi|sthit|virajman|maujood|pada|pade|padta|padti|banta|banti|ban|bana|karta|karte|karti|karega|kar|liya|gaya|gayi|laga|lagi|jata|jati|jayega|aata|aati|bhi|hi|toh|abhi|yahan|wahan|ye|yeh|woh|wo",
});

export const HINDI_AUXILIARIES = matchWords({
  hi: "है|हैं|हो|था|थी|हुआ|हुई",
  hg: "hai|hain|h|ho|tha|thi|hua|hui",
});

export const OPINION_LINKS = matchWords({
  hi: "से|में|के",
  hg: "se|me|mein|ke",
});

/** "Tension mat le", "चिंता मत करो". */
export const WORRY = matchWords({
  en: "tension",
  hi: "चिंता|फिक्र|फ़िक्र|टेंशन",
  hg: "chinta|fikr|fikar",
});

export const REASSURANCE = matchWords({
  en: "worry|panic|fear|stress|fret|tension",
  hi: String.raw`घबरा\S*`,
  hg: String.raw`ghabra\S*`,
});

export const SPEECH_NOUNS = matchWords({
  hi: "बात|बातें|राय|कहा",
  hg: "baat|baatein|raay|kaha",
});

export const FORBIDDEN_ACTS = matchWords({
  hi: String.raw`देख\S*|कीजि\S*|कर\S*|जा\S*|भूल\S*|डर\S*|छोड\S*|रुक\S*`,
  hg: String.raw`dekh\S*|kij\S*|kar\S*|ja\S*|bhool\S*|bhul\S*|dar\S*|chhod\S*|ruk\S*`,
});

export const SO_OR_THAT = matchWords({
  en: "that|so",
  hi: "ऐसा|कि",
  hg: "aisa|ki",
});
