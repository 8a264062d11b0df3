import { matchWords } from "../../language/match-words.ts";

export const BETWEEN = matchWords({
  en: String.raw`,|\(|\)|the|a|an|is|are|was|also|being|as|that is|namely|i\.e|seat|-|which|remains|becomes|serves|happens|turns|out|:|→|for|to|be|chart|horoscope|nativity|birth|=|vests|vested|belongs|goes|falls|lies|rests|obtains|obtained|attains|attained|gets|got|earns|earned|takes|took|holds|held|wears|carries|plays|acts|acting|functions|works|status|role|title|part|position|rank|post|crown|office|place|the planet|the graha|designated|called|named|known|here|in|with|of|too|scheme|system|method|by|chara|planet|played|have|life|person|none other than|no other than|nobody else but|passes|went|comes|came|fell|claimed|taken|filled|occupied|served|job|duty|honour|honor|function|assignment|charge`,
  hi: "यानी|यानि|मतलब|ताज|मुकुट|सेहरा|जिम्मा|ओहदा|कुर्सी|आसन|सीट|गद्दी|है|हैं|भी|ही|होकर|बनकर|होते|हुए|लिए|पास|भूमिका|निभाता|निभाते|रोल|कुंडली|पत्रिका|कहलाता|कहलाते|बनता|बनते|बना|बने|बन|रहा|का|की|के|को|पद|दर्जा|मिला|प्राप्त|हुआ|रूप|जैमिनि|जैमिनी|मत|पद्धति|गया|गई|गए|ठहरा",
  hg: "yani|yaani|gaddi|taj|mukut|sehra|zimma|jimma|ohda|kursi|aasan|hai|hain|h|bhi|hi|hokar|bankar|liye|kundli|paas|nibhata|bhumika|kehlata|jaimini|mat|paddhati|banta|bana|ban|raha|ka|ki|ke|ko|pad|darja|mila|hua|gaya|gayi|gaye|thehra",
});

export const CHART_NOUNS = matchWords({
  en: "chart|horoscope|case",
  hi: "कुंडली|पत्रिका|जन्मपत्री",
  hg: "kundli",
});

export const CHART_OWNER_NOUNS = matchWords({
  en: "case|chart|horoscope|nativity",
  hi: "कुंडली|पत्रिका",
  hg: "kundli|patrika",
});
