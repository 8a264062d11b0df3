import { matchWords } from "../../language/match-words.ts";

export const OUT_AFTER = matchWords({
  en: "excluded|aside|apart|omitted|excepted|out|not",
  hi: "छोडकर|छोड|हटाकर|हटा|निकालकर|निकाल|बिना|अलावा|सिवा|सिवाय|अतिरिक्त|अलग|न|नहीं|मत",
  hg: "chhodkar|chodkar|chhod|chod|hatakar|hata|nikalkar|nikal|bina|alawa|alava|siwa|siva|sivay|siway|atirikt|alag|na|mat|nahi|nahin|nhi",
});

export const IN_AFTER = matchWords({
  en: "included",
  hi: "समेत|सहित|मिलाकर|मिला|जोडकर|गिनकर|शामिल",
  hg: "samet|sahit|milakar|mila|jodkar|ginkar|shamil",
});

/** Words between the names and the marker, or after the marker: "को गिने बिना", "न गिनें तो", "left out of the count". */
export const BESIDE = matchWords({
  en: String.raw`to|counted|count|counting|included|taken|considered|from|for|put|left|are|were|is|the|of|,|\(|\)|and`,
  hi: "को|के|का|गिने|गिनें|गिन|गिना|गिनती|रखकर|रख|दें|दे|कर|तो|में|इसमें|इनमें|हैं|किए|किया|बाद",
  hg: "ko|ke|k|gine|gin|ginein|gino|gina|ginti|rakhkar|rakh|dein|de|kar|toh|me|mein|isme|ismein|inme|hain|kiye|kiya",
});

export const LUNAR_NODE_NOUNS = matchWords({
  en: "nodes|node",
  hi: "छाया",
  hg: "chhaya|chaya",
});
