import { matchWords } from "../../language/match-words.ts";

/** "82 के हो गए हैं", "tu 38 ka hai". */
export const BEING = matchWords({
  hi: "है|हैं|हो|हुए|हुई|हुआ",
  hg: "hai|hain|ho|h|hue|hui|hua",
});

/** "You have completed 82 years", "आपने 44 वर्ष पूरे किए". */
export const COMPLETED = matchWords({
  en: "completed|complete|completing|finished|lived",
  hi: "पूरे|पूरा|पूर्ण",
  hg: "poore|pure|pura|poora|purn|purna",
});

export const YOU_AS_AGENT = matchWords({
  hi: "आपने|तुमने|तूने",
  hg: "aapne|tumne|tune",
});
