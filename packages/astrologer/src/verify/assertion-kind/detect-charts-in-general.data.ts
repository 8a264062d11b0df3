import { matchWords } from "../../language/match-words.ts";

/** Words for habits and general truths. */
export const HABITUAL_WORDS = matchWords({
  en: "usually|ordinarily|often|commonly|typically|sometimes|mostly|normally|traditionally|generally|classically|tends|tend|wherever|always|ever",
  hi: "प्रायः|अक्सर|अमूमन|सामान्यतः|सामान्यतया|आमतौर|प्राय|बहुधा|हमेशा|सबको|सबका",
  hg: "aksar|praya|prayah|aamtaur|amtaur|hamesha|hmesha|sabko|sbko",
});

/** "The horoscope shows", "कुंडली के अनुसार", "the native has": refers to the chart at hand without addressing the reader. */
export const OTHER_CHART = matchWords({
  en: "a|an|any|some|every|one|another",
  hi: "एक|किसी|ऐसी|जिस|हर|कई|दूसरी|उस",
  hg: "ek|kisi|aisi|jis|har|kai|doosri",
});

export const NATIVE = matchWords({
  en: "native|querent|client",
  hi: "यजमान|जातक",
  hg: "jataka|jatak",
});

export const POSSESSION_LINKS = matchWords({
  en: "has|have",
  hi: "का|के|की",
  hg: "ka|ke|ki",
});
