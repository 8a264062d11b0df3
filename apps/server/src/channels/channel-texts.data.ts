import type { LocalizedText } from "@lagna/astrologer";

/** All texts of the channels except answers to questions; placeholders such as `{name}` are filled in. */
export const CHANNEL_TEXTS = {
  greeting: {
    en: "Namaste{name}. I am Lagna, and I read kundlis. I make your Vedic birth chart and answer your questions about it.",
    hi: "नमस्ते{name}। मैं लग्न हूँ, मैं कुंडली पढ़ता हूँ: वैदिक गणना से आपकी जन्म कुंडली, और उस पर आपके प्रश्न।",
    hg: "Namaste{name}. Main Lagna hoon, main kundli padhta hoon: Vedic ganana se aapki janm kundli, aur us par aapke sawaal.",
  },
  welcome_back: {
    en: "Namaste{name}, welcome back. {kundli} is open. What would you like to know?",
    hi: "नमस्ते{name}, फिर से स्वागत है। {kundli} खुली है: जो जानना हो, पूछिए।",
    hg: "Namaste{name}, phir se swagat hai. {kundli} khuli hai: jo jaanna ho, poochhiye.",
  },
  asks_birth: {
    en: "Please enter the birth details on this page. Or write them here in one line, like: 15 Aug 1990, 7:35 am, Delhi. For someone else, put their name first.",
    hi: "कृपया इस पृष्ठ पर जन्म विवरण दीजिए। या यहीं एक पंक्ति में लिखिए, जैसे: 15 अगस्त 1990, सुबह 7:35, दिल्ली। किसी और के लिए उनका नाम पहले लिखिए।",
    hg: "Kripya is page par janm vivran dijiye. Ya yahin ek line mein likhiye, jaise: 15 Aug 1990, subah 7:35, Delhi. Kisi aur ke liye unka naam pehle likhiye.",
  },
  /** Button label: at most twenty characters. */
  form_label: { en: "Give birth details", hi: "जन्म विवरण दें", hg: "Janm vivran dein" },
  link_lasts: {
    en: "The link is only for you. It works once, within 24 hours.",
    hi: "यह लिंक केवल आपके लिए है, एक बार और 24 घंटे तक चलता है।",
    hg: "Yeh link sirf aapke liye hai, ek baar aur 24 ghante tak chalta hai.",
  },
  help: {
    en: "Ask me about career, love and marriage, wealth, health, education or spiritual growth, in your own words. You can also write:\nMy chart: the chart as a picture\nToday: what today looks like\nNew chart: another birth, in the family for example\nCharts: the kundlis that are here\nStop: I send nothing until you write Start\nDelete my data: deletes everything about you here",
    hi: "करियर, प्रेम और विवाह, धन, स्वास्थ्य, शिक्षा या अध्यात्म के बारे में अपने शब्दों में पूछिए। और आप लिख सकते हैं:\nमेरी कुंडली: कुंडली का चित्र\nआज: आज का दिन कैसा है\nनई कुंडली: कोई और जन्म, परिवार का भी\nपरिवार: यहाँ किन-किन की कुंडली है\nबंद करो: जब तक आप शुरू न लिखें, मैं मौन रहूँगा\nमेरा डेटा हटाओ: यहाँ आपका सब कुछ हटा दिया जाएगा",
    hg: "Career, pyaar aur shaadi, paisa, sehat, padhai ya adhyatm ke baare mein apne shabdon mein poochhiye. Aur aap likh sakte hain:\nMeri kundli: kundli ka chitra\nAaj: aaj ka din kaisa hai\nNayi kundli: koi aur janm, parivar ka bhi\nParivar: yahan kin-kin ki kundli hai\nBand karo: jab tak aap Start na likhein, main chup rahunga\nMera data hatao: yahan aapka sab kuch hata diya jayega",
  },
  read_back: {
    en: "Please check before I make the kundli:\n{name}\n{date}\n{time}\n{place}\nIs that right? Answer yes or no.",
    hi: "कुंडली बनाने से पहले जाँच लीजिए:\n{name}\n{date}\n{time}\n{place}\nक्या यह सही है? हाँ या नहीं लिखिए।",
    hg: "Kundli banane se pehle dekh lijiye:\n{name}\n{date}\n{time}\n{place}\nKya yeh sahi hai? Haan ya nahi likhiye.",
  },
  yes: { en: "Yes", hi: "हाँ", hg: "Haan" },
  no: { en: "No", hi: "नहीं", hg: "Nahi" },
  /** Name of a birth for which no name was given. */
  nameless: { en: "My kundli", hi: "मेरी कुंडली", hg: "Meri kundli" },
  not_right: {
    en: "Then write the details again in one line, like: 15 Aug 1990, 7:35 am, Delhi. Or write New chart to get the page.",
    hi: "तो विवरण फिर एक पंक्ति में लिखिए, जैसे: 15 अगस्त 1990, सुबह 7:35, दिल्ली। या पृष्ठ के लिए नई कुंडली लिखिए।",
    hg: "To vivran phir ek line mein likhiye, jaise: 15 Aug 1990, subah 7:35, Delhi. Ya page ke liye Nayi kundli likhiye.",
  },
  /** Reply to a message of emojis or punctuation only: the person may be crying, or just waiting. */
  only_signs: {
    en: "I am here. Tell me in words what is on your mind.",
    hi: "मैं यहीं हूँ। मन में जो हो, शब्दों में लिखिए।",
    hg: "Main yahin hoon. Mann mein jo ho, shabdon mein likhiye.",
  },
  waits: {
    en: "Take your time. I am here.",
    hi: "आराम से। मैं यहीं हूँ।",
    hg: "Aaram se. Main yahin hoon.",
  },
  nothing_to_confirm: {
    en: "Gladly. Ask me something, or write Help.",
    hi: "जी। कुछ पूछिए, या मदद लिखिए।",
    hg: "Ji. Kuch poochhiye, ya Help likhiye.",
  },
  kundli_of: { en: "The kundli of {name}", hi: "{name} की कुंडली", hg: "{name} ki kundli" },
  /** For a birth without a name. */
  your_kundli: { en: "Your kundli", hi: "आपकी कुंडली", hg: "Aapki kundli" },
  chart_made: {
    en: "{kundli} is ready.\n{facts}",
    hi: "{kundli} तैयार है।\n{facts}",
    hg: "{kundli} taiyaar hai.\n{facts}",
  },
  chart_kept: {
    en: "{kundli} is ready and saved in your account.\n{facts}",
    hi: "{kundli} तैयार है, और आपके खाते में रख दी गई है।\n{facts}",
    hg: "{kundli} taiyaar hai, aur aapke khate mein rakh di gayi hai.\n{facts}",
  },
  chart_open: { en: "{kundli}.\n{facts}", hi: "{kundli}।\n{facts}", hg: "{kundli}.\n{facts}" },
  untimed: {
    en: "Without the time of birth there is no lagna and there are no houses. Ask your family, or look for the hospital slip, and give the details again.",
    hi: "जन्म समय के बिना न लग्न मिलता है, न भाव। घर पर पूछिए, या अस्पताल की पर्ची देखिए, और विवरण फिर दीजिए।",
    hg: "Janm samay ke bina na lagna milta hai, na bhav. Ghar par poochhiye, ya hospital ki parchi dekhiye, aur vivran phir dijiye.",
  },
  ask_now: { en: "What would you like to know?", hi: "आप क्या जानना चाहेंगे?", hg: "Aap kya jaanna chahenge?" },
  /** On what opens a list of them: twenty letters at the most. */
  questions_label: { en: "Questions", hi: "प्रश्न चुनिए", hg: "Sawaal chuniye" },
  sample_1: { en: "When will I get promoted?", hi: "मेरी पदोन्नति कब होगी?", hg: "Mera promotion kab hoga?" },
  sample_2: { en: "When will I marry?", hi: "मेरा विवाह कब होगा?", hg: "Meri shaadi kab hogi?" },
  sample_3: { en: "Which dasha is running?", hi: "कौन सी दशा चल रही है?", hg: "Kaunsi dasha chal rahi hai?" },
  sample_child_1: { en: "Which subject suits me?", hi: "कौन-सा विषय ठीक रहेगा?", hg: "Kaun sa subject theek hai?" },
  sample_child_2: { en: "How is my nature?", hi: "मेरा स्वभाव कैसा है?", hg: "Mera swabhav kaisa hai?" },
  today: { en: "How is today?", hi: "आज का दिन कैसा है?", hg: "Aaj ka din kaisa hai?" },
  charts: {
    en: "Kundlis here:\n{names}\nWrite a name to open one. For a single question, write: “{first}: how is my health?”",
    hi: "यहाँ ये कुंडलियाँ हैं:\n{names}\nकोई खोलने के लिए नाम लिखिए। एक प्रश्न के लिए: “{first}: सेहत कैसी रहेगी?”",
    hg: "Yahan yeh kundliyan hain:\n{names}\nKoi kholne ke liye naam likhiye. Ek sawaal ke liye: “{first}: sehat kaisi rahegi?”",
  },
  /** Reply to a question about oneself when the chat has only other people's kundlis. */
  own_missing: {
    en: "You are asking about yourself, but your own kundli is not here yet.",
    hi: "आप अपने बारे में पूछ रहे हैं, और आपकी अपनी कुंडली अभी यहाँ नहीं है।",
    hg: "Aap apne baare mein pooch rahe hain, aur aapki apni kundli abhi yahan nahi hai.",
  },
  other_missing: {
    en: "I have no kundli of {name}, and I do not read one person's life from another person's kundli. Give me that person's birth details and ask again.",
    hi: "मेरे पास {name} की कुंडली नहीं है, और एक की बात दूसरे की कुंडली से नहीं पढ़ी जाती। उनका जन्म विवरण दीजिए, और फिर पूछिए।",
    hg: "Mere paas {name} ki kundli nahi hai, aur ek ki baat doosre ki kundli se nahi padhi jaati. Unka janm vivran dijiye, aur phir poochhiye.",
  },
  pair_needs_both: {
    en: "A match needs two births. Give me the one of the first person, best your own; then I ask for the other. I read both back before I compare them.",
    hi: "मिलान के लिए दो जन्म चाहिए। पहले एक का विवरण दीजिए, अच्छा हो कि अपना; फिर मैं दूसरे का पूछूँगा। तुलना से पहले मैं दोनों पढ़कर सुनाऊँगा।",
    hg: "Milan ke liye do janm chahiye. Pehle ek ka vivran dijiye, achha ho ki apna; phir main doosre ka poochhunga. Tulna se pehle main dono padhkar sunaunga.",
  },
  pair_needs_other: {
    en: "For the match with {name} I need the birth of the other person. I read it back before I compare the two.",
    hi: "{name} के साथ मिलान के लिए दूसरे व्यक्ति का जन्म चाहिए। तुलना से पहले मैं उसे पढ़कर सुनाऊँगा।",
    hg: "{name} ke saath milan ke liye doosre vyakti ka janm chahiye. Tulna se pehle main use padhkar sunaunga.",
  },
  pair_other_name: { en: "Partner", hi: "साथी", hg: "Saathi" },
  pair_births: {
    en: "I compare these two births:\n• bride's side: {girl}\n• groom's side: {boy}",
    hi: "इन दो जन्मों की तुलना:\n• वधू पक्ष: {girl}\n• वर पक्ष: {boy}",
    hg: "In do janmon ki tulna:\n• vadhu paksh: {girl}\n• var paksh: {boy}",
  },
  which_other: {
    en: "With whose kundli do I compare the one of {name}?\n{names}",
    hi: "{name} की कुंडली किसकी कुंडली से मिलाऊँ?\n{names}",
    hg: "{name} ki kundli kiski kundli se milaun?\n{names}",
  },
  which_chart: {
    en: "Whose kundli do you mean?\n{names}",
    hi: "किसकी कुंडली?\n{names}",
    hg: "Kiski kundli?\n{names}",
  },
  asks_own: {
    en: "Is the kundli of {name} your own? I answer questions about you only from your own kundli. Answer yes or no.",
    hi: "क्या {name} की कुंडली आपकी अपनी है? आपके बारे में मैं केवल आपकी अपनी कुंडली से पढ़ता हूँ। हाँ या नहीं लिखिए।",
    hg: "Kya {name} ki kundli aapki apni hai? Aapke baare mein main sirf aapki apni kundli se padhta hoon. Haan ya nahi likhiye.",
  },
  own_opened: {
    en: "You are asking about yourself, so this is from your own kundli, the one of {name}.",
    hi: "आपने अपने बारे में पूछा: यह आपकी अपनी कुंडली से है, {name} की।",
    hg: "Aapne apne baare mein poocha: yeh aapki apni kundli se hai, {name} ki.",
  },
  privacy: {
    en: "From this chat I keep the birth details you give, your questions and my answers, so that I can answer you. The messaging service carries the messages and has its own rules. Write Delete my data to delete everything about you here. The privacy policy says more: {url}",
    hi: "इस चैट से मैं आपके दिए जन्म विवरण, आपके प्रश्न और मेरे उत्तर रखता हूँ, ताकि आपको उत्तर दे सकूँ; संदेश जिस सेवा से आते-जाते हैं, उसके अपने नियम हैं। मेरा डेटा हटाओ लिखिए, तो यहाँ आपका सब कुछ हटा दिया जाएगा। बाकी गोपनीयता नीति में लिखा है: {url}",
    hg: "Is chat se main aapke diye janm vivran, aapke sawaal aur mere jawab rakhta hoon, taaki aapko jawab de sakun; sandesh jis seva se aate jaate hain, uske apne niyam hain. Mera data hatao likhiye, to yahan aapka sab kuch hata diya jayega. Baaki privacy policy mein likha hai: {url}",
  },
  from_chart: { en: "From the chart:", hi: "कुंडली से:", hg: "Kundli se:" },
  stopped: {
    en: "I will send you nothing more. Write Start to continue, or Delete my data to have everything deleted.",
    hi: "अब मैं आपको कुछ नहीं लिखूँगा। आगे बात करनी हो तो शुरू लिखिए, या सब कुछ हटाने के लिए मेरा डेटा हटाओ।",
    hg: "Ab main aapko kuch nahi likhunga. Aage baat karni ho to Start likhiye, ya sab kuch hatane ke liye Mera data hatao.",
  },
  asks_erase: {
    en: "This deletes your kundlis, your questions and my answers here for good. Shall I do it? Answer yes or no.",
    hi: "इससे यहाँ की आपकी कुंडलियाँ, आपके प्रश्न और मेरे उत्तर सदा के लिए हट जाएँगे। हटा दूँ? हाँ या नहीं लिखिए।",
    hg: "Isse yahan ki aapki kundliyan, aapke sawaal aur mere jawab hamesha ke liye hat jayenge. Hata doon? Haan ya nahi likhiye.",
  },
  erased: {
    en: "Everything is deleted, and I will not write to you again. Write Start if you would like to begin again.",
    hi: "सब कुछ हटा दिया गया है, और अब मैं आपको नहीं लिखूँगा। नए सिरे से शुरू करना हो तो शुरू लिखिए।",
    hg: "Sab kuch hata diya gaya hai, aur ab main aapko nahi likhunga. Naye sire se shuru karna ho to Start likhiye.",
  },
  account_stays: {
    en: "Your account and its kundlis stay. This chat is unlinked from it. To delete the account and everything in it, use your profile page: {url}",
    hi: "आपका खाता और उसकी कुंडलियाँ रहेंगी; यह चैट उससे अलग हो जाएगी। खाता और उसमें जो कुछ है, आप अपने प्रोफ़ाइल पेज पर मिटा सकते हैं: {url}",
    hg: "Aapka khata aur uski kundliyan rahengi; yeh chat usse alag ho jayegi. Khata aur usme jo kuch hai, aap apne profile page par mita sakte hain: {url}",
  },
  no_account: {
    en: "This chat is not linked to an account. If you have an account on the website, delete it on its profile page: {url}",
    hi: "यह चैट किसी खाते से नहीं जुड़ी है; वेबसाइट पर आपका खाता हो, तो उसे उसके प्रोफ़ाइल पेज पर मिटाइए: {url}",
    hg: "Yeh chat kisi khate se nahi judi hai; website par aapka khata ho, to use uske profile page par mitaiye: {url}",
  },
  asks_forget: {
    en: "This deletes the kundli of {name} here, and what we said about it, for good. Shall I do it? Answer yes or no.",
    hi: "इससे यहाँ {name} की कुंडली, और उस पर हमारी बातें, सदा के लिए हट जाएँगी। हटा दूँ? हाँ या नहीं लिखिए।",
    hg: "Isse yahan {name} ki kundli, aur us par hamari baatein, hamesha ke liye hat jayengi. Hata doon? Haan ya nahi likhiye.",
  },
  forgotten: {
    en: "The kundli of {name} is deleted.",
    hi: "{name} की कुंडली हटा दी गई है।",
    hg: "{name} ki kundli hata di gayi hai.",
  },
  kundli_in_account: {
    en: "The kundli of {name} is saved in your account. I cannot delete it from this chat. Delete it here: {url}",
    hi: "{name} की कुंडली आपके खाते में है, और मैं उसे इस चैट से नहीं हटा सकता। उसे यहाँ हटाइए: {url}",
    hg: "{name} ki kundli aapke khate mein hai, aur main use is chat se nahi hata sakta. Use yahan hataiye: {url}",
  },
  no_kundli: {
    en: "There is no kundli here to delete.",
    hi: "यहाँ कोई कुंडली नहीं है जिसे हटाया जाए।",
    hg: "Yahan koi kundli nahi hai jise hataya jaye.",
  },
  no_kundli_of: {
    en: "There is no kundli of {name} here.",
    hi: "यहाँ {name} की कोई कुंडली नहीं है।",
    hg: "Yahan {name} ki koi kundli nahi hai.",
  },
  asks_link: {
    en: "Shall I link this chat to the account {email}? Anyone who writes here can then ask about the kundlis of that account. Say yes only if it is yours. Answer yes or no.",
    hi: "क्या यह चैट खाते {email} से जोड़ दूँ? फिर यहाँ लिखने वाला उस खाते की कुंडलियों के बारे में पूछ सकेगा। खाता आपका हो तभी हाँ कहें। हाँ या नहीं लिखिए।",
    hg: "Kya yeh chat khate {email} se jod doon? Phir yahan likhne wala us khate ki kundliyon ke baare mein poochh sakega. Khata aapka ho tabhi haan kahein. Haan ya nahi likhiye.",
  },
  linked: {
    en: "This chat is linked to {email}. Write My chart to open your own kundli, a name to open one of the family, or Charts to see all names. Write Unlink to separate the two again.",
    hi: "यह चैट {email} से जुड़ गई है। मेरी कुंडली लिखने से आपकी अपनी कुंडली खुलेगी, नाम लिखने से परिवार में किसी की, और परिवार लिखने से सबके नाम आएँगे। खाता हटाओ लिखने से दोनों फिर अलग हो जाएँगे।",
    hg: "Yeh chat {email} se jud gayi hai. Meri kundli likhne se aapki apni kundli khulegi, naam likhne se parivar mein kisi ki, aur Parivar likhne se sabke naam aayenge. Khata hatao likhne se dono phir alag ho jayenge.",
  },
  linked_already: {
    en: "This chat is already linked to {email}.",
    hi: "यह चैट {email} से पहले से जुड़ी है।",
    hg: "Yeh chat {email} se pehle se judi hai.",
  },
  link_unknown: {
    en: "This code is not valid, or no longer valid. Get a new one on your profile page.",
    hi: "यह कोड मान्य नहीं है, या अब नहीं रहा। अपने प्रोफ़ाइल पेज पर नया कोड लीजिए।",
    hg: "Yeh code maanya nahi hai, ya ab nahi raha. Apne profile page par naya code lijiye.",
  },
  not_linked: { en: "All right, nothing is linked.", hi: "तो कुछ नहीं जोड़ा गया।", hg: "To kuch nahi joda gaya." },
  unlinked: {
    en: "This chat is no longer linked to an account. The kundlis stay in the account.",
    hi: "यह चैट अब किसी खाते से नहीं जुड़ी है। खाते की कुंडलियाँ वहीं रहेंगी।",
    hg: "Yeh chat ab kisi khate se nahi judi hai. Khate ki kundliyan wahin rahengi.",
  },
  linked_to_none: {
    en: "This chat is not linked to an account.",
    hi: "यह चैट किसी खाते से नहीं जुड़ी है।",
    hg: "Yeh chat kisi khate se nahi judi hai.",
  },
  not_erased: { en: "All right, nothing is deleted.", hi: "तो कुछ नहीं हटाया गया।", hg: "To kuch nahi hataya gaya." },
  photo: {
    en: "Thank you for the picture. I cannot look at pictures here. Please write to me in words, with the birth details in one line.",
    hi: "चित्र के लिए धन्यवाद। यहाँ मैं चित्र नहीं देख पाता: मुझे शब्दों में लिखिए, और जन्म विवरण एक पंक्ति में।",
    hg: "Chitra ke liye dhanyavaad. Yahan main chitra nahi dekh paata: mujhe shabdon mein likhiye, aur janm vivran ek line mein.",
  },
  voice: {
    en: "Thank you for the voice message. I cannot listen here yet. Please write it; a few words are enough.",
    hi: "बोलकर भेजने के लिए धन्यवाद। यहाँ मैं अभी सुन नहीं पाता: कृपया लिख दीजिए, दो शब्द भी बहुत हैं।",
    hg: "Bolkar bhejne ke liye dhanyavaad. Yahan main abhi sun nahi paata: kripya likh dijiye, do shabd bhi kaafi hain.",
  },
  other: {
    en: "I can only read words here. Write what you would like to know, or Help.",
    hi: "यहाँ मैं केवल शब्द पढ़ पाता हूँ। जो जानना हो लिखिए, या मदद।",
    hg: "Yahan main sirf shabd padh paata hoon. Jo jaanna ho likhiye, ya Help.",
  },
  enough_today: {
    en: "That was a lot for one day. Take your time with the answers, and ask me again tomorrow.",
    hi: "आज के लिए इतने ही प्रश्न। इन उत्तरों पर विचार कीजिए, और कल फिर पूछिए।",
    hg: "Aaj ke liye bahut ho gaya. Ise thaharne dijiye, aur kal phir poochhiye.",
  },
  failed: {
    en: "I am sorry, I could not answer this. Please ask again in a while.",
    hi: "क्षमा कीजिए, मैं इसका उत्तर नहीं दे सका। कृपया थोड़ी देर बाद फिर पूछिए।",
    hg: "Maaf kijiye, main iska jawab nahi de saka. Kripya thodi der baad phir poochhiye.",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type ChannelTextKey = keyof typeof CHANNEL_TEXTS;
