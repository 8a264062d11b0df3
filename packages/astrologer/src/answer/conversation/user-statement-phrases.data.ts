import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** Replies to what users state about their lives, by the subject and value of the fact; {value} is a number or a profession. */
export const USER_FACT_PHRASES: Readonly<Record<string, PhraseVariants>> = {
  "marriage/married": variants(
    "So you are married; from here on I'll read your partnership, not the search for one. | You are married, then; that changes how I read the seventh house for you.",
    "तो आप विवाहित हैं; अब से बात साथ के जीवन की होगी, रिश्ता ढूँढने की नहीं।",
    "To aap shaadishuda hain; ab se baat saath ki zindagi ki hogi, rishta dhoondhne ki nahi.",
  ),
  "marriage/single": variants(
    "You are single, then; I'll keep that in mind when we talk about marriage.",
    "तो आप अविवाहित हैं; विवाह की बात इसी हिसाब से होगी।",
    "To aap single hain; shaadi ki baat isi hisaab se hogi.",
  ),
  "marriage/engaged": variants(
    "You are engaged: my warm wishes to both of you.",
    "आपकी सगाई हो चुकी है: दोनों को शुभकामनाएँ।",
    "Aapki sagai ho chuki hai: dono ko shubhkaamnayein.",
  ),
  "marriage/divorced": variants(
    "Thank you for telling me about the divorce; that is a lot to carry, and I'll keep it in mind.",
    "तलाक़ की बात बताने के लिए धन्यवाद; यह हल्की बात नहीं, ध्यान में रहेगी।",
    "Talaq ki baat batane ke liye dhanyavaad; yeh halki baat nahi, dhyan me rahegi.",
  ),
  "marriage/separated": variants(
    "Thank you for telling me that you live apart; that is not easy, and I'll keep it in mind.",
    "अलग रहने की बात बताने के लिए धन्यवाद; यह आसान नहीं होता, ध्यान में रहेगा।",
    "Alag rehne ki baat batane ke liye dhanyavaad; yeh aasaan nahi hota, dhyan me rahega.",
  ),
  "marriage/widowed": variants(
    "I'm so sorry for your loss; thank you for trusting me with it.",
    "आपकी इस क्षति का बहुत दुख है; बताने के लिए धन्यवाद।",
    "Aapke is nuksaan ka bahut dukh hai; batane ke liye dhanyavaad.",
  ),
  "marriage/partnered": variants(
    "So there is someone in your life; I'll keep that in mind when we talk about love.",
    "तो आपके जीवन में कोई है; प्रेम की बात इसी हिसाब से होगी।",
    "To aapki zindagi me koi hai; pyaar ki baat isi hisaab se hogi.",
  ),
  "children/0": variants(
    "You have no children; thank you for telling me, I'll keep it in mind.",
    "आपकी संतान नहीं है; बताने के लिए धन्यवाद, ध्यान रहेगा।",
    "Aapke bachche nahi hain; batane ke liye dhanyavaad, dhyan rahega.",
  ),
  children: variants(
    "There are children in your family, then ({value}): thank you for telling me.",
    "घर में बच्चे हैं, संख्या {value}: परिवार के बारे में बताने के लिए धन्यवाद।",
    "Ghar me bachche hain, {value}: parivaar ke baare me batane ke liye dhanyavaad.",
  ),
  "work/unemployed": variants(
    "I'm sorry about the job; being without work is hard, and I'll keep it in mind.",
    "नौकरी की बात सुनकर बुरा लगा; बिना काम के दिन कठिन होते हैं, ध्यान रहेगा।",
    "Naukri ki baat sunkar bura laga; bina kaam ke din mushkil hote hain, dhyan rahega.",
  ),
  "work/employed": variants(
    "You have a job, then; I'll read questions about work with that in mind.",
    "तो आप नौकरी में हैं; काम की बात इसी हिसाब से होगी।",
    "To aap naukri me hain; kaam ki baat isi hisaab se hogi.",
  ),
  "work/business": variants(
    "You run your own business, then; I'll read questions about work with that in mind.",
    "तो आपका अपना व्यवसाय है; काम की बात इसी हिसाब से होगी।",
    "To aapka apna business hai; kaam ki baat isi hisaab se hogi.",
  ),
  "work/retired": variants(
    "You are retired, then; I'll keep that in mind when we talk about work.",
    "तो आप सेवानिवृत्त हैं; यह ध्यान में रहेगा।",
    "To aap retire ho chuke hain; yeh dhyan me rahega.",
  ),
  "work/homemaker": variants(
    "You keep the home: that is work too, and I'll keep it in mind.",
    "आप घर सँभालती हैं: वह भी काम है, ध्यान में रहेगा।",
    "Aap ghar sambhalti hain: woh bhi kaam hai, dhyan me rahega.",
  ),
  work: variants(
    "Your work, then: {value}. Thank you for telling me; I'll keep it in mind.",
    "तो आपका काम: {value}। बताने के लिए धन्यवाद, ध्यान रहेगा।",
    "To aapka kaam: {value}. Batane ke liye dhanyavaad, dhyan rahega.",
  ),
  study: variants(
    "You are studying, then; I'll keep that in mind.",
    "तो आप पढ़ाई में लगे हैं; यह ध्यान में रहेगा।",
    "To aap padhai me lage hain; yeh dhyan me rahega.",
  ),
  abroad: variants(
    "You live abroad, then; I'll keep that in mind.",
    "तो आप विदेश में हैं; यह ध्यान में रहेगा।",
    "To aap videsh me hain; yeh dhyan me rahega.",
  ),
  home: variants(
    "You have a home of your own: good to know, I'll keep it in mind.",
    "तो आपका अपना घर है; यह ध्यान में रहेगा।",
    "To aapka apna ghar hai; yeh dhyan me rahega.",
  ),
};

/** Replies to other statements, and to courtesies. */
export const USER_STATEMENT_PHRASES = {
  year: variants("I note the year {year}.", "वर्ष {year} ध्यान में रहेगा।", "Saal {year} dhyan me rahega."),
  person: variants(
    "Thank you for telling me about {person}. | I'm glad you told me about {person}.",
    "{person} के बारे में बताने के लिए धन्यवाद।",
    "{Person} ke baare me batane ke liye dhanyavaad.",
  ),
  matter: variants(
    "Thank you for telling me how things stand with {matter}.",
    "{matter} के बारे में बताने के लिए धन्यवाद।",
    "{Matter} ke baare me batane ke liye dhanyavaad.",
  ),
  plain: variants(
    "Thank you for telling me. | I hear you; thank you for sharing that.",
    "बताने के लिए धन्यवाद। | आपकी बात सुन ली; बताने के लिए धन्यवाद।",
    "Batane ke liye dhanyavaad. | Aapki baat sun li; batane ke liye dhanyavaad.",
  ),
  bad: variants(
    "I'm sorry to hear that; it is a real blow, so take your time with it. | That is hard news, and I'm sorry.",
    "सुनकर बहुत बुरा लगा; यह सचमुच कठिन है, और इससे सँभलने में समय लगना ठीक है। | यह कठिन ख़बर है, सुनकर दुख हुआ।",
    "Sunkar bahut bura laga; yeh sach me mushkil hai, aur isse sambhalne me samay lagna theek hai. | Yeh mushkil khabar hai, sunkar dukh hua.",
  ),
  bad_person: variants(
    "I'm sorry to hear that about {person}; it is hard on all of you.",
    "{person} के बारे में यह सुनकर बुरा लगा; यह आप सबके लिए कठिन है।",
    "{Person} ke baare me yeh sunkar bura laga; yeh aap sabke liye mushkil hai.",
  ),
  low: variants(
    "I'm sorry it feels so heavy right now; many people go through such a time, and it does pass.",
    "बुरा लगा कि इस समय मन पर इतना भार है; ऐसा दौर बहुतों के जीवन में आता है, और बीतता भी है।",
    "Bura laga ki is samay mann par itna bhaar hai; aisa daur bahuton ki zindagi me aata hai, aur beet bhi jaata hai.",
  ),
  good: variants(
    "Congratulations, that is wonderful news! | How lovely, warm congratulations!",
    "बहुत-बहुत बधाई, यह बड़ी ख़ुशी की बात है!",
    "Bahut bahut badhai, yeh badi khushi ki baat hai!",
  ),
  good_person: variants(
    "Warm congratulations to {person} and to you!",
    "{person} को और आपको बहुत-बहुत बधाई!",
    "{Person} ko aur aapko bahut bahut badhai!",
  ),
  offer_hard: variants(
    "If you like, ask me when things get easier for {matter}, and I'll look.",
    "चाहें तो पूछिए कि {matter} के लिए समय कब हल्का होगा, देख लेंगे।",
    "Chahein to poochhiye ki {matter} ke liye samay kab halka hoga, dekh lenge.",
  ),
  offer_any: variants(
    "If you like, tell me what you would like to look at next.",
    "चाहें तो बताइए कि आगे क्या देखना है।",
    "Chahein to bataiye ki aage kya dekhna hai.",
  ),
  offer_good: variants(
    "If you like, ask me what the coming months hold for {matter}.",
    "चाहें तो पूछिए कि आने वाले महीने {matter} के लिए कैसे हैं।",
    "Chahein to poochhiye ki aane wale mahine {matter} ke liye kaise hain.",
  ),
  birth: variants(
    "Those are birth details, and this chat uses the chart that is open; save them as a new chart and I can read from it.",
    "यह जन्म विवरण है, और यहाँ खुली हुई कुंडली ही पढ़ी जाती है; इसे नई कुंडली के रूप में दर्ज कीजिए, तो उससे उत्तर मिलेगा।",
    "Yeh janm vivran hai, aur yahan khuli hui kundli hi padhi jaati hai; ise nayi kundli ke roop me darj kijiye, to usse jawab milega.",
  ),
  windows_change: variants(
    "The months I named for marriage are then for your life together, not for a wedding.",
    "विवाह के लिए जो महीने पहले बताए थे, वे अब साथ के जीवन के लिए समझिए, शादी के लिए नहीं।",
    "Shaadi ke liye jo mahine pehle bataye the, woh ab saath ki zindagi ke liye samajhiye, shaadi ke liye nahi.",
  ),
  invite: variants(
    "Would you like to ask something about it?",
    "क्या इसी पर कुछ पूछना चाहेंगे?",
    "Kya isi par kuch poochhna chahenge?",
  ),
  night: variants("Good night, and rest well.", "शुभ रात्रि, अच्छी नींद लीजिए।", "Shubh raatri, achhi neend lijiye."),
} as const satisfies Readonly<Record<string, PhraseVariants>>;

export const NIGHT_PATTERN =
  /\b(?:good ?ni(?:ght|te)|gn|shubh raa?tri|so (?:raha|rahi|jata|jati|ja))\b|शुभ रात्रि|शुभरात्रि|गुड नाइट/iu;
