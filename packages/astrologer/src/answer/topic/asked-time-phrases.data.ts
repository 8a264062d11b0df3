import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** A topic within the period that a question names. */
export const ASKED_TIME_PHRASES = {
  told: variants(
    "The times for it are those I named. | For the dates, see what I said before. | The months I gave hold for this as well.",
    "समय वही हैं जो पहले बताए। | कब की बात वही रहती है जो ऊपर कही।",
    "Samay wahi hain jo pehle bataye. | Kab ki baat wahi rehti hai jo upar kahi.",
  ),
  supports: variants(
    "{Name} supports {matter}. | For {matter} {name} is on your side.",
    "{matter} में {name} आपका साथ देता है।",
    "{Matter} me {name} aapka saath deta hai.",
  ),
  mixed: variants(
    "{Name} is mixed for {matter}. | For {matter} {name} is mixed.",
    "{matter} के लिए {name} मिला-जुला है।",
    "{Matter} ke liye {name} mila-jula hai.",
  ),
  part: variants(
    "The better part is from {from} to {until}. | Of that time, I would use {from} to {until}.",
    "उसमें {from} से {until} तक का हिस्सा अच्छा है।",
    "Usme {from} se {until} tak ka hissa achha hai.",
  ),
  none: variants(
    "{Name} is an ordinary time for {matter}. | Nothing in {name} stands out for {matter}, good or bad.",
    "{matter} के लिए {name} साधारण समय है। | {name} में {matter} के लिए कुछ अलग नहीं दिखता, न पक्ष में न विपक्ष में।",
    "{Matter} ke liye {name} sadharan samay hai. | {Name} me {matter} ke liye kuch alag nahi dikhta, na paksh me na vipaksh me.",
  ),
  demanding: variants(
    "{Name} is a demanding time for {matter}: no good stretch falls in it.",
    "{matter} के लिए {name} मेहनत माँगने वाला समय है: कोई अच्छा दौर उसमें नहीं आता।",
    "{Matter} ke liye {name} mehnat maangne wala samay hai: koi achha daur usme nahi aata.",
  ),
  past: variants(
    "{Name} is in the past; ask which period ran then, and I can say what the chart shows for it.",
    "{name} बीत चुका है; बताइए तब क्या हुआ, तो कुंडली से मिलाकर देख सकते हैं।",
    "{Name} beet chuka hai; bataiye tab kya hua, to kundli se milakar dekh sakte hain.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
