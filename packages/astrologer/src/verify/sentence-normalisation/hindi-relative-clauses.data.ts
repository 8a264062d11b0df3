import { matchWords } from "../../language/match-words.ts";

export const TOPIC_VERBS = matchWords({
  hi: String.raw`देख\S*|डाल\S*|दौड़?ा\S*|जा\S*|कर\S*|कीजिए|खोल\S*|झां?क\S*|ढूं?ढ\S*|पढ़?\S*|पूछ\S*|आएं|आइए|लें|चलें|निकाल\S*`,
  hg: String.raw`daal\S*|dal\S*|doudao|jaa\S*|dekh\S*|kar\S*|khol\S*|jhaa?nk\S*|dhoo?n?dh?\S*|dhundh?\S*|padh\S*|po?o?ch\S*|aaye\S*|aaiye|lein|le|chalein|nikal\S*`,
});

export const LOOK_AT = matchWords({
  en: "chart|kundali|chakra|or",
  hi: "नजर|निगाह|दृष्टि|ध्यान|गौर|कुंडली|चार्ट|चक्र|की|के|को|पर|में|ओर|तरफ|तरफ़|बात|बारे|जाए|ज़रा|जरा|भी",
  hg: "nazar|nigah|dhyan|gaur|kundli|ki|ke|ko|par|pe|me|mein|taraf|baat|baare|jaye|zara|bhi",
});

export const SPOKEN_OF = matchWords({
  hi: "वहां|वहीं|यहां|उसमें|इसमें|वह|वो|यह|ये",
  hg: "wahan|wahin|vahan|yahan|usme|usmein|isme|ismein|wo|woh|vo|vah|yeh|ye",
});

export const THEN = matchWords({
  hi: "तो",
  hg: "to|toh",
});

export const WHERE = matchWords({
  hi: "जहां|जहाँ",
  hg: "jahan|jahaan|jaha",
});

export const PLACE_NOUNS = matchWords({
  hi: "घर|भाव|राशि",
  hg: "ghar|bhav|rashi",
});
