import { matchWords } from "../../language/match-words.ts";

/** Verbs that report speech only when their subject is a person. */
export const SPEECH_VERBS = matchWords({
  en: "say|says|said|think|thinks|told|tells|tell|hold|holds|warn|warns|warned|declare|declares|declared|promise|promises|promised|praise|praises|writes|wrote",
  hi: "कहते|कहती|कहता|कहा|कहेंगे|बोलते|बोलती|बोलेंगे|मानते|मानती|बताते|बताती",
  hg: "kehte|kehti|kehta|bolte|bolti|bolenge|kahenge|maante|mante|manti|batate|batati",
});

export const SPEAKERS = matchWords({
  en: "some|many|most|others|people|they|who|astrologers?|books?|textbooks?|texts?|authors?|critics|colleagues?|elders|sages|scholars|(?:web)?sites?|apps?|blogs?|forums?|friends?|grandmother|grandfather|grandma|grandpa|mother|father|mom|mum|dad|aunt|uncle|neighbou?rs?|teacher|mentor|google|youtube|internet|nani",
  hi: "ज्योतिषी|पंडित|किताबें|ग्रंथ|लोग|विद्वान|आचार्य|बुजुर्ग|नानी|दादी|नाना|दादा|मां|पिताजी|पडोसी|गुरुजी|गूगल|इंटरनेट|वाले",
  hg: "pandits?|guru|guruji|jyotishi|kitabein|kitab|granth|log|vidwan|acharya|bujurg|dadi|nana|dada|maa|pitaji|padosi|wale",
});

export const ADVERB = matchWords({
  en: String.raw`used|to|always|often|once|would|may|might|must|will|have|had|has|never|usually|sometimes|all|also|even|still|do|does|did|\w+ly`,
  hi: "हमेशा|अक्सर|सदा|भी|ही",
  hg: "hamesha|aksar|bhi|hi",
});

/** "Whatever they say", "भले ही कहीं लिखा हो": the report is dismissed, and the author's own statement follows. */
export const CONCESSIVE_WORDS = matchWords({
  en: "contrary|whatever|despite|regardless|although|though",
  hi: "भले|चाहे",
  hg: "bhale|chahe",
});
