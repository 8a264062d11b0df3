/** Words of comparison in the normalised form of tokens: Devanagari without nukta. */

const createWords = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((line) => line.split(" ")));

/** Words for what is compared: degrees within a sign, or strength. */
export const DEGREE_WORDS = createWords("degree degrees अंश अंशों ansh anshon डिग्री digri");
export const STRENGTH_WORDS = createWords(
  "strength power might muscle force शक्ति बल ताकत सामर्थ्य जोर shakti bal bala taakat takat taqat samarthya",
);

export const MORE_WORDS = createWords(
  "more greater higher larger bigger ahead above over beyond past superior better mightier further farther advanced forward",
  "beat beats beaten exceed exceeds surpass surpasses outdo outdoes outscore outscores outrank outranks outshine outshines",
  "outweigh outweighs overtake overtakes win wins lead leads defeat defeats trump trumps top tops excel excels outclass outclasses >",
  "अधिक ज्यादा आगे ऊपर उपर बढकर बेहतर श्रेष्ठ भारी बडा जीतता जीत बलवान बली बलशाली ताकतवर मजबूत शक्तिशाली अग्रणी",
  "adhik zyada jyada zada jada aage agey upar oopar uper badhkar badhke badh behtar bhaari bhari jeet jeetta balwan bali taakatvar",
  "takatvar takatwar mazboot majboot shaktishali powerful strong",
);
export const LESS_WORDS = createWords(
  "less lower lesser smaller fewer behind below beneath under trail trails trailing lag lags lagging lose loses lost losing yield yields",
  "bow bows inferior weaker feebler short pale pales <",
  "कम कमतर पीछे पिछे नीचे घटकर हार हारता हारा हारे पिछड पिछडता पिछडा उन्नीस फीका फीकी निर्बल कमजोर दुर्बल",
  "kam kamtar peeche pichhe piche neeche niche haar haarta harta pichhad pichad unnis feeka pheeka kamzor kamjor weak",
);
/** Words for equality; negated they mean less. */
export const EQUAL_WORDS = createWords(
  "match matches equal equals rival rivals peer reach reaches catch touch compare compares compete keep",
  "बराबरी बराबर टिक टिकता टिकती टिकते मुकाबला मुकाबले सानी टक्कर जोड छू पहुंच पहुंचता",
  "barabari barabar tik tikta tikti muqabla mukabla saani takkar chhoo pahunch pahunchta",
);

/** Words that mark the standard of comparison: before the name in English, after it in Hindi. */
export const COMPARISON_WORDS = createWords(
  "than behind below beneath under above over beyond past against versus vs unlike beside",
);
export const COMPARISON_WORDS_WITH_TO = createWords(
  "compared next lose loses lost losing yield yields inferior superior second relative bow bows close equal comparison",
);
export const COMPARISON_WORDS_WITH_OF = createWords("ahead short front top shy");
export const HINDI_COMPARISON_WORDS = createWords(
  "से आगे सामने समक्ष मुकाबले तुलना अपेक्षा बनिस्बत पीछे नीचे ऊपर उपर बराबर बराबरी मुकाबला टक्कर बजाय",
  "se aage agey saamne samne muqable mukable mukabale tulna apeksha banisbat peeche pichhe piche neeche niche upar oopar",
  "barabar barabari muqabla mukabla takkar bajay",
);

export const MOST_WORDS = createWords(
  "most highest greatest best maximum max topmost top tops topping topper leads leader champion foremost",
  "अधिकतम सर्वाधिक सर्वोच्च शीर्ष प्रथम अव्वल adhiktam sarvadhik sarvochch sheersh shirsh pratham avval awwal",
);
export const LEAST_WORDS = createWords(
  "least lowest minimum min last bottom poorest smallest fewest tail rear bottommost lastmost",
  "न्यूनतम अंतिम आखिरी आखिर अल्पतम फिसड्डी antim aakhri akhri aakhiri akhiri nyuntam nyoontam alptam fisaddi",
);

export const EVERY_WORDS = createWords(
  "every all each rest others everyone everybody any बाकी सब सभी शेष हर सारे समस्त अन्य baaki baki sab sabhi sabse har saare sare",
);
