/** Words for relatives in questions and tags, one relation per row; Hindi in Latin letters is matched by sound. */
export const RELATION_WORDS: readonly (readonly string[])[] = [
  "wife patni biwi bivi gharwali वाइफ पत्नी बीवी",
  "husband pati shauhar पति शौहर हसबैंड",
  "mother mom mum mummy maa mata ammi मां माता मम्मी अम्मी",
  "father dad papa pita pitaji abbu पिता पापा पिताजी अब्बू",
  "son beta bete putra लड़का बेटा बेटे पुत्र",
  "daughter beti putri लड़की बेटी पुत्री",
  "brother bhai bhaiya भाई भैया",
  "sister behen behan bahan didi बहन बहिन दीदी",
  "friend dost mitra दोस्त मित्र",
].map((words) => words.split(" "));

/** The gender of the person that a relation names. */
export const GENDER_OF_RELATION: Readonly<Record<string, "female" | "male">> = {
  wife: "female",
  husband: "male",
  mother: "female",
  father: "male",
  son: "male",
  daughter: "female",
  brother: "male",
  sister: "female",
  granddaughter: "female",
  grandson: "male",
};

/** Words that cover several relations. */
export const BROADER_RELATIONS: Readonly<Record<string, readonly string[]>> = {
  spouse: ["wife", "husband"],
  partner: ["wife", "husband"],
  parent: ["mother", "father"],
  parents: ["mother", "father"],
  child: ["son", "daughter"],
  kid: ["son", "daughter"],
  bachcha: ["son", "daughter"],
  bachche: ["son", "daughter"],
  बच्चा: ["son", "daughter"],
  बच्चे: ["son", "daughter"],
};

/** Words between a name and what is asked about that person: "Arjun's chart". */
export const POSSESSIVE_WORDS: ReadonlySet<string> = new Set("'s ki ka ke ko की का के को ji जी".split(" "));
/** Words before the name of a person the question is about. */
export const ABOUT_WORDS: ReadonlySet<string> = new Set("for about of is will does can should has did".split(" "));
/** Words for a chart. */
export const CHART_WORDS: ReadonlySet<string> = new Set(
  "chart kundli kundali horoscope patrika janmpatri कुंडली कुण्डली पत्रिका जन्मपत्री".split(" "),
);

/** Words before a colon or a comma that are not a person's name: "question: …". */
export const NON_ADDRESSEE_WORDS: ReadonlySet<string> = new Set(
  (
    "question questions ques query q ps note topic subject re doubt problem issue update fyi hi hello hey sir madam mam maam guru guruji pandit panditji swami baba acharya maharaj bhai bhaiya didi dear friend " +
    "ok okay so well also and but actually please pls plz thanks first second next then now later today birth dob tob pob date time place name gender wait listen look yes no sorry " +
    "sawal sawaal prashn prashna samasya vishay ji haan nahi accha acha achha are arre suno suniye dekho kripya ab aur lekin " +
    "सवाल प्रश्न समस्या विषय गुरु गुरुजी पंडित जी हां नहीं अच्छा अरे सुनो सुनिए कृपया अब और लेकिन सर"
  ).split(" "),
);

/** Words before "'s" or "की" that are not a person's name. */
export const NON_NAME_WORDS: ReadonlySet<string> = new Set(
  (
    "what that it let here there who how he she today tomorrow tonight everyone anyone someone somebody nobody one this next last year month week day life god india " +
    "mera meri mere uska uski uske iska iski iske apna apni apne aap tum hum sab kis kiski kiska kya jo is us in un ghar shaadi shadi naukri paisa aaj kal janm " +
    "मेरा मेरी मेरे उस इस उसकी इसकी अपनी अपना अपने आप तुम हम सब किस जो उन इन जन्म आज कल"
  ).split(" "),
);
