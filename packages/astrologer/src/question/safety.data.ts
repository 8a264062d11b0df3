import type { LexiconRow } from "../language/tag.ts";

/**
 * What is decided before everything else, on every channel. `crisis`: somebody may not want to live. `veiled`: it may be so, and is asked
 * kindly. `violence`: somebody is being hurt. `calm` are words that hold one of these and mean none.
 */
const safety = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "safety", value, words, hg });

/** What is over by tonight is work: "aaj raat sab khatam ho jayega kaam", "kal tak sab padhai khatam". */
const WORK = "kaam|padhai|project|assignment|paper|papers|exam|exams|report|packing|syllabus|homework|revision".split(
  "|",
);
const OVER =
  "sab khatam ho jayega|sab khatam ho jayegi|sab khatam ho jayenge|sab khatam hoga|sab khatam kar dunga|sab khatam kar dungi|sab khatam kar lunga|sab khatam".split(
    "|",
  );
const BY_WHEN = ["", "raat ", "aaj ", "raat tak ", "aaj hi "];
const WORK_DONE = BY_WHEN.flatMap((when) =>
  WORK.flatMap((work) => [...OVER.map((over) => `${when}${over} ${work}`), `${when}sab ${work} khatam`]),
).join("|");

export const SAFETY_ROWS: readonly LexiconRow[] = [
  safety(
    "crisis",
    [
      "want to die|wanna die|want to be dead|wish i was dead|wish i were dead|better off dead|rather be dead|ready to die|going to die by my own hand",
      "kill myself|killing myself|kil my self|kill my self|kil myself|wish i didn't exist|wish i did not exist|rather not exist|want it all to end|all the sleeping pills|all the pills|all my pills|want everything to end|make it all stop|end my life|ending my life|end it all|ending it all|take my own life|take my life|take my own life|suicide|suicidal|self harm|self-harm|hurt myself|cut myself|cutting myself|hang myself|overdose|jump from the roof|slit my wrist|poison myself",
      "no reason to live|nothing to live for|don't want to live|do not want to live|dont want to live|can't go on|cannot go on|cant go on|can't live anymore|tired of living|tired of life|not want to wake up|don't want to wake up|dont want to wake up|life is not worth living|what is the point of living",
      "मरना चाहता|मरना चाहती|मर जाना चाहता|मर जाना चाहती|मर जाऊं|मर जाऊँ|मरने का मन|जीने का मन नहीं|जीना नहीं चाहता|जीना नहीं चाहती|जीने की इच्छा नहीं|अब जीना नहीं|आत्महत्या|ख़ुदकुशी|खुदकुशी|खुदखुशी|ज़हर खा|जहर खा|जान दे दूं|जान दे दूँ|जान देना|फांसी लगा|फाँसी लगा|ज़िंदगी ख़त्म|जिंदगी खत्म|जीवन समाप्त कर|अपने को ख़त्म|खुद को खत्म|खुद को मार|नस काट",
    ].join("|"),
    "marna chahta|marna chahti|mar jana chahta|mar jana chahti|mar jau|mar jaun|marne ka man|marne ka mann|mar jaana hai|jeene ka mann nahi|jeene ka man nahi|jine ka man nahi|jeena nahi chahta|jeena nahi chahti|jina nahi chahta|jina nahi chahti|nahi jeena|nahi jina|jeena nahi hai|jina nahi hai|ab jeena nahi|ab jina nahi|khudkushi|khudkhushi|aatmahatya|atmahatya|zeher kha|zehar kha|jahar kha|jaan de du|jaan de dun|jaan dena|fansi laga|phansi laga|zindagi khatam kar|jindagi khatam kar|khud ko khatam|khud ko maar|nas kaat|suicide",
  ),
  safety(
    "veiled",
    "wish i was never born|wish i were never born|never been born|never born|nobody needs me|no one needs me|should be gone|be better gone|end things tonight|all be over tonight|all be over tomorrow|all be over soon|be over by tonight|letters to everyone|farewell letter|last letter|goodbye letter|आख़िरी चिट्ठी|आखिरी चिट्ठी|nobody will care if|no one will care if|no one cares if i|when i am gone|if i am gone|if i was gone|after i am gone|not be here anymore|to be here anymore|no way out|given up on life|giving up on life|standing on the roof|standing on the ledge|standing on the edge|छत पर खड़ा|छत पर खड़ी|पुल पर खड़ा|पुल पर खड़ी|ट्रेन के आगे|ट्रेन के सामने|कूद जाऊं|कूद जाऊँ|मैं न रहूं|मैं न रहूँ|मैं नहीं रहूंगा|मैं नहीं रहूंगी|कोई रास्ता नहीं बचा|जीने की हिम्मत|किसी को फर्क नहीं|cannot take it anymore|cant take it anymore|can't take it anymore|सहा नहीं जाता|नहीं सहा जाता|सबको छोड़कर|सब छोड़कर चला|आज सब खत्म|burden to everyone|burden on everyone|burden on my family|burden to my family|nobody would miss me|no one would miss me|everyone would be better without me|better without me|goodbye everyone|this is my last message|last time i write|when will my suffering end forever|बोझ हूं|बोझ हूँ|मैं बोझ|किसी को मेरी ज़रूरत नहीं|सबको अलविदा|मेरे बिना सब ठीक",
    "aakhri chitthi|akhri chitthi|aakhri khat|main na rahu|main na rahun|main nahi rahunga|main nahi rahungi|chhat par khada|chhat par khadi|chhat pe khada|chhat pe khadi|pul par khada|pul par khadi|train ke aage|train ke saamne|train ke samne|kood jau|kood jaun|kood jana|koi rasta nahi bacha|koi raasta nahi bacha|jeene ki himmat|jine ki himmat|kisi ko farak nahi|kisi ko farq nahi|nahi saha jata|saha nahi jata|bardasht nahi hota|sabko chhod ke|sabko chhod kar|sabko chod ke|sabko chod kar|sab chhod kar chala|aaj sab khatam|raat sab khatam|bojh hu|bojh hun|bojh hoon|sab par bojh|mere bina sab thik|mere bina sab theek|kisi ko meri zarurat nahi|kisi ko meri jarurat nahi|sabko alvida",
  ),
  safety(
    "violence",
    "hits me|beats me|is beating me|hit me|slaps me|abuses me|is abusing me|raped|rapes me|forces himself|molested|molests|threatens to kill me|locked me up|मारता है मुझे|मुझे मारता|मुझे मारते|मुझे पीटता|मुझे पीटते|मारपीट|बलात्कार|ज़बरदस्ती करता|घरेलू हिंसा",
    "mujhe maarta|mujhe marta|maarta hai mujhe|marta hai mujhe|maarte hain mujhe|marte hai mujhe|mujhe maarte|mujhe marte|mujhe peetta|mujhe peette|mujhe pitta|maarpeet|marpeet|maar peet|balatkar|zabardasti karta|jabardasti karta|gharelu hinsa|domestic violence",
  ),
  safety(
    "calm",
    "छत पर खड़ा होकर सूर्य|छत पर खड़ी होकर सूर्य|छत पर खड़े होकर|love life|married life|work life|sex life|professional life|family life|career life|social life|die hard|dying to get|dying to know|dying to hear|dying of curiosity|sab kaam khatam|kaam sab khatam|sab khatam ho jayega kaam|suicide squad|suicide bomber|beats me at chess|beats me in chess|beats me at carrom|beats me at cards|beats me in cards|beats me at ludo|beats me at badminton|beats me at tennis|beats me in every game|beats me at everything|career suicide|social suicide|suicide of a celebrity|deadline|died laughing|dying for a|to die for|kill time|killing time|killing it|kill the interview|मर गया यार|मरते दम तक|मारक",
    `${WORK_DONE}|chhat par khada hokar surya|chhat par khada hokar patang|chhat par khade hokar|mujhpe marta|mujh par marta|mujhpar marta|mujh pe marta|mar gaya yaar|mar gayi yaar|mar gaye yaar|marte dam tak|maraka|marak grah|marak planet`,
  ),
];
