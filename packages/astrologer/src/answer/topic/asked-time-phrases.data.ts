import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** A topic within the period that a question names. */
export const ASKED_TIME_PHRASES = {
  told: variants(
    "The times for it are those I named. | For the dates, see what I said before. | The months I gave hold for this as well.",
    "समय वही हैं जो पहले बताए। | कब की बात वही रहती है जो ऊपर कही।",
    "Samay wahi hain jo pehle bataye. | Kab ki baat wahi rehti hai jo upar kahi.",
  ),
  good: variants(
    "Within the time you name, the better part is from {from} to {until}. | Of that time, I would use {from} to {until}.",
    "जो समय आपने पूछा, उसमें {from} से {until} तक का हिस्सा अच्छा है।",
    "Jo samay aapne poochha, usme {from} se {until} tak ka hissa achha hai.",
  ),
  none: variants(
    "{Name} is no more than an ordinary time for this. | Nothing in {name} stands out for this, good or bad.",
    "{name} इसके लिए साधारण समय है। | {name} में इसके लिए कुछ अलग नहीं दिखता, न पक्ष में न विपक्ष में।",
    "{Name} iske liye sadharan samay hai. | {Name} me iske liye kuch alag nahi dikhta, na paksh me na vipaksh me.",
  ),
  past: variants(
    "{Name} is in the past; ask which period ran then, and I can say what the chart shows for it.",
    "{name} बीत चुका है; बताइए तब क्या हुआ, तो कुंडली से मिलाकर देख सकते हैं।",
    "{Name} beet chuka hai; bataiye tab kya hua, to kundli se milakar dekh sakte hain.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
