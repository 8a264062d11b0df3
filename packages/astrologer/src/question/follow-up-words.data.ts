/**
 * The words that a short follow-up consists of: question words, pronouns, auxiliaries, particles, times, and verbs of happening. A short
 * message with any other word is about something else and does not inherit the topic of the previous turn: "when exactly?" inherits it,
 * "am I dying?" does not.
 */
export const FOLLOW_UP_WORDS: Readonly<Record<"en" | "hi" | "hg", string>> = {
  en:
    "a an the i im me my mine we us our you your it its this that these those he she him her his they them one ones another again same other first second third next last " +
    "what when where which who why how long much many soon sooner earlier later before after till until by from in on at of for to with about into and or but so then than if as " +
    "is am are was were be been being do does did done have has had will would shall should can could may might must going get gets got not no yes ok okay really sure exactly exact precisely " +
    "happen happens happening come comes coming last lasts continue end ends ending start starts change changes improve improves work works out better best good great bad worse worst possible chance chances likely " +
    "time times date dates day days week weeks month months year years today tomorrow tonight now this then early late half part around approximately january february march april may june july august september october november december " +
    "jan feb mar apr jun jul aug sep sept oct nov dec diwali holi please sir maam ji tell show say said mean more any some there here also too still even only just ever something anything else right also way so hmm oh yes yeah ya bhai yaar " +
    "serious clear specific simple short detail details explain age direction country place side number numbers marks kind type go on tell truth honestly",
  hi:
    "मैं मेरा मेरी मेरे मुझे मुझको हम हमारा आप आपका यह ये वह वो इस उस इसका इसकी इसके उसका उसकी उसके इसमें उसमें इससे उससे क्या कब कहां कहाँ कौन किस कैसे कैसा कैसी क्यों कितना कितनी कितने तक से में को का की के पर ने भी ही तो और या फिर लेकिन अगर " +
    "है हैं हूँ हूं था थी थे हो होगा होगी होंगे होता होती गा गी जाएगा जाएगी जायेगा जायेगी रहेगा रहेगी पाएगा पाएगी सकता सकती सकते नहीं नही ना न मत हाँ हां सच पक्का सही ठीक अच्छा अच्छी बुरा बेहतर जल्दी देर पहले बाद अब अभी आज कल परसों " +
    "दिन हफ़्ते हफ्ते महीने महीना साल वर्ष समय तारीख अगला अगले अगली पिछला पिछले दूसरा दूसरी तीसरा तीसरी एक दो तीन बदलेगा बदलेगी सुधरेगा सुधरेगी चलेगा चलेगी रुकेगा खत्म शुरू आएगा आएगी आएंगे आयेंगे हुआ हुई हुए न मिलेगा मिलेगी बनेगा बनेगी लगेगा लगेगी संभव संभावना कुछ कोई और बताइए बताओ बता दीजिए जी सर यार भाई मतलब " +
    "कौनसा कौनसी कौन-सा दिशा देश उम्र अंतर नंबर अंक निकलेगा निकलेगी सच बोलना बोलो " +
    "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर दिवाली होली",
  hg:
    "main mai mera meri mere mujhe mujhko hum hamara aap aapka yeh ye wo woh vo is us iska iski iske uska uski uske isme usme isse usse kya kab kaha kahan kaun kis kaise kaisa kaisi kyu kyun kyon kitna kitni kitne tak se me mein ko ka ki ke par pe ne bhi hi to toh aur ya phir fir lekin agar " +
    "hai hain hu hoon hun tha thi the ho hoga hogi honge hota hoti jayega jayegi jaega jaegi rahega rahegi payega payegi sakta sakti sakte nahi nahin nai na mat haan han sach pakka sahi theek thik accha acha achha bura behtar jaldi der pehle baad ab abhi aaj kal parso " +
    "din hafte mahine mahina saal varsh samay time tareekh agla agle agli pichla pichle doosra dusra doosri dusri teesra tisra ek do teen badlega badlegi sudhrega sudhregi chalega chalegi rukega khatam khatm shuru aayega aayegi ayega ayegi milega milegi banega banegi lagega lagegi sambhav sambhavna kuch koi bataiye batao bata dijiye do ji sir yaar bhai matlab exact exactly kaunsa kaunsi konsa konsi disha direction desh umar umr antar number marks nikal nikla niklega niklegi jaye bolna bolo aage se",
};
