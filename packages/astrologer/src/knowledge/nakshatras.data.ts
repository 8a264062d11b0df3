import { buildTable } from "./knowledge-row.ts";

/** The nakshatra of the Moon: the mind (BJ 16). */
export const MOON_NAKSHATRA_ROWS = buildTable("star-moon", {
  ashwini: {
    themes: "quick_healer",
    core: [
      "you arrive first and like to fix things before anyone asks | your mind runs fast, and rests only after a task done quickly",
      "आप सबसे पहले पहुँचते हैं और बिना कहे सुधार देते हैं | मन सरपट चलता है, फुर्ती से काम निबटे तभी ठहरता है",
      "aap sabse pehle pahunchte hain aur bina kahe sudhaar dete hain | mann sarpat chalta hai, phurti se kaam nipte tabhi theharta hai",
    ],
    source: ["BJ", 16],
  },
  bharani: {
    themes: "bearing_much",
    core: [
      "you carry more than you show, and finish what others could not bear | your feelings are deep and creative, and hard to stop halfway",
      "आप दिखाते कम, ढोते ज़्यादा हैं, जो औरों से न निभा वह पूरा करते हैं | भावनाएँ तीव्र और रचने वाली हैं, आधे में रुकना कठिन है",
      "aap dikhate kam, dhote zyada hain, jo auron se na nibha woh poora karte hain | feelings tez aur rachne wali hain, aadhe me rukna mushkil hai",
    ],
    source: ["BJ", 16],
  },
  krittika: {
    themes: "cutting_truth",
    core: [
      "you see through pretence, and hide your warmth behind sharp words | your mind is clear: it wants the plain truth and a proper meal",
      "बनावट आप काट देते हैं, गरमाहट तीखेपन के पीछे रहती है | मन साफ़ जलता है: सीधा सच और ठीक से बना भोजन चाहिए",
      "dikhava aap kaat dete hain, garmahat teekhepan ke peeche rehti hai | mann saaf jalta hai: seedha sach aur dhang ka khaana chahiye",
    ],
    source: ["BJ", 16],
  },
  rohini: {
    themes: "growing_beauty",
    core: [
      "you make things grow, and want beauty close to you | your heart is at peace where there is colour, food and faithful company",
      "आप चीज़ों को पनपाते हैं, सुंदरता हाथ की पहुँच में चाहिए | रंग, भोजन और सच्ची संगत हो तो मन बस जाता है",
      "aap cheezon ko badhate hain, sundarta haath ki pahunch me chahiye | rang, khaana aur sachchi sangat ho to mann bas jaata hai",
    ],
    source: ["BJ", 16],
  },
  mrigashira: {
    themes: "searching",
    core: [
      "you go on searching after you have found, gently and with curiosity | your mind follows a trail from place to place, and dislikes being cornered",
      "पा लेने के बाद भी आप खोजते रहते हैं, कोमलता और जिज्ञासा से | मन ख़ुशबू के पीछे घूमता है, घेरे जाना उसे नहीं भाता",
      "paa lene ke baad bhi aap khojte rehte hain, narmi aur curiosity se | mann khushboo ke peeche ghoomta hai, ghere jaana use nahi bhaata",
    ],
    source: ["BJ", 16],
  },
  ardra: {
    themes: "storm_and_clear",
    core: [
      "you think best after tears or anger have cleared your view | your mind takes things apart, sometimes its own happiness too",
      "तूफ़ान के बाद आपकी सोच साफ़ रहती है, जब आँसू या ग़ुस्सा बह चुके | मन चीज़ों को खोलकर परखता है, कभी अपनी ख़ुशी को भी",
      "toofan ke baad aapki soch saaf rehti hai, jab aansu ya gussa beh chuke | mann cheezon ko kholkar parakhta hai, kabhi apni khushi ko bhi",
    ],
    source: ["BJ", 16],
  },
  punarvasu: {
    themes: "coming_back",
    core: [
      "you return to people, places and hope, and feel lighter each time | your heart believes that everything gets another chance",
      "आप लौट आते हैं: लोगों, जगहों और उम्मीद के पास, हर बार हल्के | मन मानता है कि हर बात को एक और सुबह मिलती है",
      "aap laut aate hain: logon, jagah aur umeed ke paas, har baar halke | mann maanta hai ki har baat ko ek aur subah milti hai",
    ],
    source: ["BJ", 16],
  },
  pushya: {
    themes: "feeding_others",
    core: [
      "you feed, teach and steady the people around you, and forget yourself | your mind likes rules that protect small and helpless people",
      "आप आसपास वालों को खिलाते, सिखाते, सँभालते हैं, अपनी थाली भूल जाते हैं | मन को वे नियम भाते हैं जो छोटे को बचाएँ",
      "aap aaspaas walon ko khilate, sikhate, sambhalte hain, apni thaali bhool jaate hain | mann ko woh niyam pasand hain jo chhote ko bachayein",
    ],
    source: ["BJ", 16],
  },
  ashlesha: {
    themes: "coiled_insight",
    core: [
      "you sense what people hide and rarely show that you know | your mind holds on to a matter and does not let it go",
      "लोग क्या छिपाते हैं यह आप भाँप लेते हैं, जताते कम हैं | मन बात के चारों ओर लिपट जाता है, उसे फिसलने नहीं देता",
      "log kya chhupate hain yeh aap bhaanp lete hain, jatate kam hain | mann baat ke chaaron taraf lipat jaata hai, use phisalne nahi deta",
    ],
    source: ["BJ", 16],
  },
  magha: {
    themes: "ancestral_seat",
    core: [
      "you feel your ancestors behind you and act as if they watched | your heart wants honour, a place of its own, and old customs kept",
      "पुरखे पीठ पीछे खड़े लगते हैं, आप उन्हीं के मान से चलते हैं | मन को मान, अपनी गद्दी और पुरानी रीति का निभना चाहिए",
      "purkhe peeth peeche khade lagte hain, aap unhi ke maan se chalte hain | mann ko izzat, apni gaddi aur purani reet ka nibhna chahiye",
    ],
    source: ["BJ", 16],
  },
  purva_phalguni: {
    themes: "delight_in_company",
    core: [
      "you know how to rest, love and celebrate, and work better for it | your mind does best in company, with comfort and music",
      "आप ठहरना, चाहना और उत्सव करना जानते हैं, काम उसी से निखरता है | संगत, आराम और संगीत में आपका मन खिलता है",
      "aap theharna, chaahna aur celebrate karna jaante hain, kaam usi se nikharta hai | mehfil, aaram aur sangeet me aapka mann khilta hai",
    ],
    source: ["BJ", 16],
  },
  uttara_phalguni: {
    themes: "kept_promise",
    core: [
      "you keep promises, and people build their plans on them | your heart is steady when you are useful and formally needed",
      "आप वचन निभाते हैं, लोग आपकी ज़बान पर योजना बनाते हैं | मन तब स्थिर रहता है जब किसी को सच में आपकी ज़रूरत हो",
      "aap promise nibhate hain, log aapki zabaan par planning karte hain | mann tab steady rehta hai jab kisi ko sach me aapki zaroorat ho",
    ],
    source: ["BJ", 16],
  },
  hasta: {
    themes: "clever_hands",
    core: [
      "work with your hands calms your mind: making, sorting, fixing, cooking | you hold on to many things, jokes and worries alike",
      "हाथ चलें तो मन शांत: बनाना, सजाना, सुधारना, पकाना | आपकी मुट्ठी में बहुत कुछ रहता है, हँसी भी और चिंता भी",
      "haath chalein to mann shaant: banana, sajana, sudharna, pakana | aapki mutthi me bahut kuch rehta hai, hansi bhi aur chinta bhi",
    ],
    source: ["BJ", 16],
  },
  chitra: {
    themes: "shaping_form",
    core: [
      "you work on things until they shine, and notice every crooked line | your mind wants admiration for what it has made",
      "आप चीज़ों को तब तक गढ़ते हैं जब तक वे चमक न उठें | मन चाहता है कि उसकी रचना की तारीफ़ हो",
      "aap cheezon ko tab tak gadhte hain jab tak woh chamak na uthein | mann chahta hai ki uske banaye kaam ki tareef ho",
    ],
    source: ["BJ", 16],
  },
  swati: {
    themes: "bending_free",
    core: [
      "you bend and yet stay rooted, and need space of your own | your mind trades, moves and bargains, and dislikes being tied down",
      "आप घास की तरह झुकते हैं, जड़ नहीं छोड़ते, हवा अपनी चाहिए | मन सौदा करता, चलता, शर्त बनाता है, बंधन उसे नहीं भाता",
      "aap ghaas ki tarah jhukte hain, jad nahi chhodte, hawa apni chahiye | mann deal karta, ghoomta, shart banata hai, bandhan use nahi bhaata",
    ],
    source: ["BJ", 16],
  },
  vishakha: {
    themes: "chosen_mark",
    core: [
      "you cannot rest until you reach the goal you have chosen | your mind holds two wishes, and works hard for the harder one",
      "चुना हुआ लक्ष्य मिले बिना आपको चैन नहीं | मन में दोहरी चाह रहती है और वह कठिन वाली की ओर ज़ोर लगाता है",
      "chuna hua lakshya mile bina aapko chain nahi | mann me dohri chaah rehti hai aur woh mushkil wali ki taraf zor lagata hai",
    ],
    source: ["BJ", 16],
  },
  anuradha: {
    themes: "devoted_friend",
    core: [
      "you make friends far from home and stay loyal to them | your heart works unseen for the people it loves",
      "घर से दूर आप मित्र बनाते हैं और उनसे निभाते हैं | जिन्हें चाहे उनके लिए मन अँधेरे में भी काम करता है",
      "ghar se door aap dost banate hain aur unse nibhate hain | jinhe chahe unke liye mann andhere me bhi kaam karta hai",
    ],
    source: ["BJ", 16],
  },
  jyeshtha: {
    themes: "eldest_burden",
    core: [
      "you took on the elder's role early, and still have it | your mind protects its own people and keeps its best plan hidden",
      "बड़े की ज़िम्मेदारी आपने जल्दी उठाई और अब तक ढो रहे हैं | मन अपनों की पहरेदारी करता है, सबसे तेज़ हथियार छिपाकर",
      "bade ki zimmedari aapne jaldi uthayi aur ab tak dho rahe hain | mann apnon ki pehredari karta hai, sabse tez hathiyaar chhupakar",
    ],
    source: ["BJ", 16],
  },
  mula: {
    themes: "digging_roots",
    core: [
      "you go to the root of things, even when it disturbs what was comfortable | your mind lets go of side issues and keeps the one thing that is true",
      "आप जड़ तक खोदते हैं, चाहे जमा-जमाया उखड़ जाए | मन टहनियाँ छोड़ देता है और एक सच्ची बात पकड़े रहता है",
      "aap jad tak khodte hain, chahe jama jamaya ukhad jaaye | mann tehniyan chhod deta hai aur ek sachchi baat pakde rehta hai",
    ],
    source: ["BJ", 16],
  },
  purva_ashadha: {
    themes: "undefeated_hope",
    core: [
      "you do not accept defeat while you can still speak | your heart is persuasive, proud and hard to turn back",
      "बोल सकें तब तक आप हार नहीं मानते | मन नदी जैसा है: मना लेने वाला, स्वाभिमानी, न मुड़ने वाला",
      "bol sakein tab tak aap haar nahi maante | mann nadi jaisa hai: mana lene wala, swabhimani, na mudne wala",
    ],
    source: ["BJ", 16],
  },
  uttara_ashadha: {
    themes: "lasting_victory",
    core: [
      "you win late and for good, because you stand firm longer than others | your mind wants a goal that will still look right in old age",
      "आप देर से और पक्का जीतते हैं, औरों से ज़्यादा देर सीधे रहकर | मन ऐसा लक्ष्य चाहता है जो आगे भी सही लगे",
      "aap der se aur pakka jeet-te hain, auron se zyada der seedhe rehkar | mann aisa goal chahta hai jo aage bhi sahi lage",
    ],
    source: ["BJ", 16],
  },
  shravana: {
    themes: "listening",
    core: [
      "you learn by listening, and remember the tone as well as the words | your mind rests when it hears a voice it trusts",
      "आप सुनकर सीखते हैं, शब्द के साथ लहजा भी याद रखते हैं | मन किसी भरोसे की आवाज़ पर टिकता है",
      "aap sunkar seekhte hain, shabd bhi aur lehja bhi yaad rakhte hain | mann kisi bharose ki awaaz par tikta hai",
    ],
    source: ["BJ", 16],
  },
  dhanishta: {
    themes: "keeping_time",
    core: [
      "you have a sense of rhythm, in work, music or money | you feel at home among many people, and empty without an occupation",
      "काम, संगीत या धन, हर जगह आपको ताल की समझ है | मन टोली की ताल पर चलता है, ख़ाली बैठे तो सूना लगता है",
      "kaam, sangeet ya paisa, har jagah aapko taal ki samajh hai | mann group ki taal par chalta hai, khaali baithe to soona lagta hai",
    ],
    source: ["BJ", 16],
  },
  shatabhisha: {
    themes: "veiled_healer",
    core: [
      "you keep to yourself, and heal people from a distance | your mind counts, doubts and then knows, all on its own",
      "आप अपने चारों ओर परदा रखते हैं और उसी ओट से मरहम देते हैं | मन गिनता है, शक करता है, फिर अकेले ही जान जाता है",
      "aap apne chaaron taraf parda rakhte hain aur usi ke peeche se marham dete hain | mann ginta hai, shak karta hai, phir akele hi jaan jaata hai",
    ],
    source: ["BJ", 16],
  },
  purva_bhadrapada: {
    themes: "two_faced_fire",
    core: [
      "you are gentle on the surface, with a fierce idea inside | your mind goes to extremes and comes back with an insight",
      "ऊपर से आप कोमल हैं, भीतर एक तेज़ विचार जलता रहता है | मन सीमा के पार जाता है और समझ लेकर लौटता है",
      "upar se aap narm hain, andar ek tez vichaar jalta rehta hai | mann had ke paar jaata hai aur samajh lekar laut-ta hai",
    ],
    source: ["BJ", 16],
  },
  uttara_bhadrapada: {
    themes: "deep_calm",
    core: [
      "you are calm and deep, and slow to anger or to tell | your heart keeps other people's secrets and its own decisions",
      "आप गहरे पानी जैसे शांत हैं, क्रोध और भेद दोनों में धीमे | मन में औरों के भेद और अपने फ़ैसले सँभले रहते हैं",
      "aap gehre paani jaise shaant hain, gusse aur raaz dono me dheeme | mann me auron ke raaz aur apne faisle sambhle rehte hain",
    ],
    source: ["BJ", 16],
  },
  revati: {
    themes: "guiding_home",
    core: [
      "you help others safely through, and stay until the last has arrived | your mind is soft, well travelled and easily moved by music or loss",
      "आप औरों को सुरक्षित पार पहुँचाते हैं, आख़िरी के आने तक रुकते हैं | मन कोमल है, दूर तक घूमा है, धुन या विछोह से भीग जाता है",
      "aap auron ko safe paar pahunchate hain, aakhri ke aane tak rukte hain | mann narm hai, door tak ghooma hai, dhun ya bichhadne se bheeg jaata hai",
    ],
    source: ["BJ", 16],
  },
});

/** The nakshatra of the lagna: how a person meets the world. */
export const LAGNA_NAKSHATRA_ROWS = buildTable("star-lagna", {
  ashwini: {
    themes: "quick_step",
    core: [
      "you set out before you have packed, and people follow your speed",
      "सामान बँधने से पहले आप निकल पड़ते हैं, लोग आपकी रफ़्तार पकड़ते हैं",
      "saamaan bandhne se pehle aap nikal padte hain, log aapki speed pakadte hain",
    ],
    source: ["own"],
  },
  bharani: {
    themes: "firm_gate",
    core: [
      "you stand firm at turning points, and settle things for good",
      "दहलीज़ पर आप अडिग रहते हैं, जो आपसे गुज़रे वह तय हो चुका",
      "darwaze par aap tike rehte hain, jo aapse guzre woh tay ho chuka",
    ],
    source: ["own"],
  },
  krittika: {
    themes: "bright_edge",
    core: [
      "you face the world directly: frank, hungry and protective",
      "आप दुनिया से साफ़ धार लेकर मिलते हैं: खरे, भूखे और रक्षक",
      "aap duniya se saaf dhaar lekar milte hain: khare, bhookhe aur rakshak",
    ],
    source: ["own"],
  },
  rohini: {
    themes: "magnetic_ease",
    core: [
      "people and things come to you without your seeming to try",
      "बिना खींचे लोग और चीज़ें आपकी ओर चले आते हैं",
      "bina kheenche log aur cheezein aapki taraf chale aate hain",
    ],
    source: ["own"],
  },
  mrigashira: {
    themes: "alert_grace",
    core: [
      "you move lightly, and are soon ready for the next thing",
      "आप हल्के और चौकन्ने चलते हैं, अगली राह की ओर आधे मुड़े हुए",
      "aap halke aur chaukanne chalte hain, agli raah ki taraf aadhe mude hue",
    ],
    source: ["own"],
  },
  ardra: {
    themes: "restless_edge",
    core: [
      "you come across as intense, and calm places become lively around you",
      "आप तीव्र लगते हैं, शांत जगह भी आपके आने से जाग उठती है",
      "aap intense lagte hain, shaant jagah bhi aapke aane se jaag uthti hai",
    ],
    source: ["own"],
  },
  punarvasu: {
    themes: "light_restart",
    core: [
      "you begin again after a setback, and feel lighter than before",
      "ठोकर के बाद आप फिर शुरू करते हैं, पहले से हल्के",
      "thokar ke baad aap phir se chal padte hain, pehle se halke",
    ],
    source: ["own"],
  },
  pushya: {
    themes: "reliable_presence",
    core: [
      "you look like a person to lean on, and people seldom ask for less",
      "आप सहारे जैसे लगते हैं, लोग आपसे इससे कम नहीं माँगते",
      "aap sahare jaise lagte hain, log aapse isse kam nahi maangte",
    ],
    source: ["own"],
  },
  ashlesha: {
    themes: "watchful_eyes",
    core: [
      "your eyes take in more than your manner shows",
      "आपकी आँखें जितना पकड़ती हैं, ढंग उतना बताता नहीं",
      "aapki aankhein jitna pakadti hain, dhang utna batata nahi",
    ],
    source: ["own"],
  },
  magha: {
    themes: "seated_dignity",
    core: [
      "you have a quiet dignity, and treat guests as a good host should",
      "आप अपनी गद्दी साथ लिए चलते हैं, और मेज़बान सा बरतते हैं",
      "aap apni gaddi liye chalte hain, aur mezbaan jaisa baratte hain",
    ],
    source: ["own"],
  },
  purva_phalguni: {
    themes: "easy_charm",
    core: [
      "you turn an ordinary evening into an occasion",
      "साधारण शाम को भी आप उत्सव बना देते हैं",
      "ordinary shaam ko bhi aap utsav bana dete hain",
    ],
    source: ["own"],
  },
  uttara_phalguni: {
    themes: "dependable_ally",
    core: [
      "you come into a room as a friend, and agreements form around you",
      "आप सहयोगी की तरह आते हैं, समझौते आपके आसपास बनते हैं",
      "aap saathi ki tarah aate hain, agreement aapke aaspaas bante hain",
    ],
    source: ["own"],
  },
  hasta: {
    themes: "deft_manner",
    core: [
      "you are skilful, and quick to joke and to put things right",
      "आप हाथ के सधे हैं, हँसी और सुधार दोनों में फुर्तीले",
      "aapka haath sadha hua hai, hansi aur sudhaar dono me phurti hai",
    ],
    source: ["own"],
  },
  chitra: {
    themes: "striking_look",
    core: [
      "you stand out by your style and your exact taste",
      "आपका सँवरना और सटीक रुचि आपको भीड़ में अलग करती है",
      "aapka sanwarna aur exact taste aapko bheed me alag karta hai",
    ],
    source: ["own"],
  },
  swati: {
    themes: "independent_air",
    core: [
      "you go your own way politely, and return when it suits both",
      "आप शालीनता से अपनी राह चलते हैं, जँचे तो लौट आते हैं",
      "aap tameez se apni raah chalte hain, janche to laut aate hain",
    ],
    source: ["own"],
  },
  vishakha: {
    themes: "aimed_life",
    core: [
      "you prepare for a long time, and then arrive suddenly",
      "आपका जीवन तीर जैसा है: देर तक खिंचा, फिर अचानक पहुँचा",
      "aapki zindagi teer jaisi hai: der tak khinchi, phir achanak pahunchi",
    ],
    source: ["own"],
  },
  anuradha: {
    themes: "warm_order",
    core: [
      "you bring people together and keep them in step, kindly",
      "आप लोगों को जोड़ते हैं और प्यार से क़दम मिलवाते हैं",
      "aap logon ko jodte hain aur pyar se kadam milwate hain",
    ],
    source: ["own"],
  },
  jyeshtha: {
    themes: "senior_manner",
    core: [
      "you seem older and more experienced than others, and people ask your advice",
      "आप सबसे अनुभवी लगते हैं, लोग आपसे पूछकर चलते हैं",
      "aap sabse experienced lagte hain, log aapse poochhkar chalte hain",
    ],
    source: ["own"],
  },
  mula: {
    themes: "to_the_root",
    core: [
      "you ask the question that unsettles a meeting and improves it",
      "आप वह सवाल पूछते हैं जो बैठक हिला दे और सुधार भी दे",
      "aap woh sawaal poochhte hain jo meeting hila de aur sudhaar bhi de",
    ],
    source: ["own"],
  },
  purva_ashadha: {
    themes: "spirited_front",
    core: [
      "you meet the world in good spirits, sure that you can persuade it",
      "आप ख़ुशमिज़ाजी से दुनिया से मिलते हैं, मना लेने के भरोसे",
      "aap khushmizaaji se duniya se milte hain, mana lene ke bharose",
    ],
    source: ["own"],
  },
  uttara_ashadha: {
    themes: "upright_bearing",
    core: [
      "people know you as upright, slow to start and hard to stop",
      "आप सीधे माने जाते हैं, चलने में धीमे, रुकने में कठिन",
      "aap seedhe maane jaate hain, chalne me dheeme, rukne me mushkil",
    ],
    source: ["own"],
  },
  shravana: {
    themes: "attentive_way",
    core: [
      "you listen so well that people tell you the whole story",
      "आप इतना ध्यान से सुनते हैं कि लोग पूरी कहानी कह देते हैं",
      "aap itne dhyan se sunte hain ki log saari kahani keh dete hain",
    ],
    source: ["own"],
  },
  dhanishta: {
    themes: "confident_beat",
    core: [
      "you bring pace and good ideas to any group you join",
      "जिस टोली में आएँ, वहाँ ताल और साधन ले आते हैं",
      "jis group me aayein, wahan taal aur saadhan le aate hain",
    ],
    source: ["own"],
  },
  shatabhisha: {
    themes: "unreadable",
    core: [
      "you are hard to read, exact in thought and fond of open space",
      "आप पढ़े नहीं जाते, सोच सटीक है और खुली जगह भाती है",
      "aap padhe nahi jaate, soch sateek hai aur khuli jagah pasand hai",
    ],
    source: ["own"],
  },
  purva_bhadrapada: {
    themes: "intense_idealist",
    core: [
      "you live for an idea, and comfort comes second",
      "आप किसी विचार के लिए जीते हैं, आराम पीछे बैठता है",
      "aap kisi vichaar ke liye jeete hain, aaram peeche baith-ta hai",
    ],
    source: ["own"],
  },
  uttara_bhadrapada: {
    themes: "patient_depth",
    core: [
      "you seem unhurried, and turn out to have thought it all through",
      "आप बेफ़िक्र लगते हैं, पर सब सोच चुके होते हैं",
      "aap befikr lagte hain, par sab soch chuke rehte hain",
    ],
    source: ["own"],
  },
  revati: {
    themes: "kind_guide",
    core: [
      "you seem gentle and a little dreamy, and you are the one who finds the way",
      "आप कोमल और थोड़े खोए लगते हैं, पर राह आप ही खोजते हैं",
      "aap narm aur thode khoye lagte hain, par raah aap hi khojte hain",
    ],
    source: ["own"],
  },
});
