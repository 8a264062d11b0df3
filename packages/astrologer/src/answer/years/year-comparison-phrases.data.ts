import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Comparison of two years for a topic. */
export const YEAR_COMPARISON_PHRASES = {
  clear: variants(
    "Of the two, {one} is the better choice, ahead of {other}. | Between {one} and {other}, I would go with {one}. | {one} is ahead of {other} here.",
    "दोनों में पलड़ा {one} की ओर है, {other} पीछे है। | तुलना में {one} आगे है, {other} पीछे।",
    "Dono me palda {one} ki taraf hai, {other} peeche hai. | Dono me palda {one} ki taraf hai; {other} ka sahara kam hai.",
  ),
  close: variants(
    "{first} and {second} are about equal for this, so choose the one that suits you. | For this, neither {first} nor {second} is far ahead.",
    "{first} और {second} इसके लिए लगभग बराबर हैं, सुविधा देखकर चुनिए। | इसके लिए न {first} बहुत आगे है न {second}।",
    "{first} aur {second} iske liye lagbhag barabar hain, suvidha dekhkar chuniye. | Iske liye na {first} bahut aage hai na {second}.",
  ),
  neither: variants(
    "Neither {first} nor {second} stands out for this; your preparation counts for more than the year. | For this {first} and {second} are both ordinary years, so decide for your own reasons.",
    "इसके लिए न {first} अलग से चमकता है न {second}; जो भी चुनें, साल से ज़्यादा तैयारी काम आएगी।",
    "Iske liye na {first} alag se chamakta hai na {second}; jo bhi chunein, saal se zyada taiyaari kaam aayegi.",
  ),
  part: variants(
    "In {name} the good part is from {from} to {until}. | In {name} it is easiest from {from} to {until}.",
    "अच्छा समय {from} से {until} तक मिलता है। | रास्ता {from} से {until} तक खुलता है।",
    "Achha samay {from} se {until} tak milta hai. | Raasta {from} se {until} tak khulta hai.",
  ),
  empty: variants(
    "{name} shows no such time. | In {name} nothing stands out for this.",
    "{name} में ऐसा कोई समय नहीं दिखता।",
    "{name} me aisa koi samay nahi dikhta.",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
