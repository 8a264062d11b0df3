import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "./knowledge-row.ts";

/** Transits of Saturn, Jupiter and Rahu, by the house counted from the lagna and from the natal Moon (PD 26). */
export const TRANSIT_ROWS = buildTable("transit", {
  ...buildRowsInOrder(
    "saturn/lagna",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_saturn_lagna_1",
        core: [
          "you have to rely on yourself, so be more serious and take more rest",
          "अपना सहारा आप बनने को कहा जाता है, गंभीरता और आराम, दोनों चाहिए",
          "apna sahara khud banne ka samay hai, gambhirta bhi chahiye aur aaram bhi",
        ],
      },
      {
        themes: "sky_saturn_lagna_2",
        core: [
          "money and words are limited, and a family duty is settled",
          "पैसा और शब्द नापकर मिलते हैं, परिवार का कोई कर्तव्य पूरा होता जाता है",
          "paisa aur shabd naapkar milte hain, parivaar ki koi zimmedari nipat-ti hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_3",
        core: [
          "patient effort pays, and courage shows in daily work",
          "धैर्य वाली मेहनत फल देती है, साहस रोज़ का है",
          "dhairya wali mehnat phal deti hai, himmat roz ki hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_4",
        core: [
          "your home needs repairs and your presence, and comfort comes slowly",
          "घर मरम्मत और आपकी मौजूदगी माँगता है, सुख धीरे कमाया जाता है",
          "ghar repair aur aapki maujoodgi maangta hai, sukh dheere kamaya jaata hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_5",
        core: [
          "study and affection turn serious, and shortcuts in either fail",
          "पढ़ाई और स्नेह गंभीर होते जाते हैं, छोटे रास्ते काम नहीं आते",
          "padhai aur pyar serious ho jaate hain, shortcut kaam nahi aate",
        ],
      },
      {
        themes: "sky_saturn_lagna_6",
        core: [
          "steady work overcomes old opposition, debts and bad habits",
          "लगातार काम पुराने विरोध, क़र्ज़ और बुरी आदत को हराता है",
          "lagataar kaam purane virodh, karz aur buri aadat ko hara deta hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_7",
        core: [
          "agreements are tested, and loyal ones pass the test",
          "समझौतों का वज़न परखा जाता है, सच्चे टिक जाते हैं",
          "agreement ka wazan parakha jaata hai, sachche tik jaate hain",
        ],
      },
      {
        themes: "sky_saturn_lagna_8",
        core: [
          "slow changes below the surface call for paperwork and patience",
          "ज़मीन के नीचे धीमे बदलाव काग़ज़ और धैर्य माँगते हैं",
          "andar ke dheeme badlaav kagaz aur dhairya maangte hain",
        ],
      },
      {
        themes: "sky_saturn_lagna_9",
        core: [
          "you have to live what you believe, and elders or teachers need your time",
          "आस्था को जीना पड़ता है, बुज़ुर्ग या शिक्षक आपका समय चाहते हैं",
          "aastha ko jeena padta hai, bade ya teacher aapka time chahte hain",
        ],
      },
      {
        themes: "sky_saturn_lagna_10",
        core: [
          "you get more responsibility, and your standing grows with it",
          "भार और ओहदा मिलकर बढ़ते हैं, छोटा रास्ता पकड़ में आता है",
          "bojh aur position ek saath badhte hain, chhota raasta pakad me aata hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_11",
        core: [
          "money owed to you arrives, and long friendships become useful",
          "पुराने बकाये आते हैं, लंबी मित्रता काम आती है",
          "purane bakaye aate hain, lambi dosti kaam aati hai",
        ],
      },
      {
        themes: "sky_saturn_lagna_12",
        core: [
          "you cut costs, close old matters and learn that rest is a duty",
          "ख़र्च कटता है, अध्याय बंद होते जाते हैं, आराम सीखना पड़ता है",
          "kharch kat-ta hai, purane chapter band ho jaate hain, aaram seekhna padta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "saturn/moon",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_saturn_moon_1",
        core: [
          "you need to slow down and carry only your own worries",
          "मन से धीमा चलने और बस अपना भार उठाने को कहा जाता है",
          "mann se dheema rehne aur bas apna bojh uthane ko kaha jaata hai",
        ],
      },
      {
        themes: "sky_saturn_moon_2",
        core: [
          "feelings about money and family call for plain words and a budget",
          "पैसे और परिवार की भावना सीधी बात और हिसाब चाहती है",
          "paise aur parivaar ki feeling seedhi baat aur budget chahti hai",
        ],
      },
      {
        themes: "sky_saturn_moon_3",
        core: [
          "your mind is sturdy, so start what needs long effort",
          "मन दृढ़ है, लंबी साँस वाला काम शुरू कीजिए",
          "mann tagda hai, lambe kaam me haath daaliye",
        ],
      },
      {
        themes: "sky_saturn_moon_4",
        core: [
          "putting your house in order brings you peace of mind",
          "घर को सलीक़े से रखने से मन को शांति मिलती है",
          "ghar ko saleeke se rakhne se mann ko shaanti milti hai",
        ],
      },
      {
        themes: "sky_saturn_moon_5",
        core: [
          "worry troubles your imagination, and study or creative work calms it",
          "चिंता कल्पना में आती है, पढ़ना या कुछ बनाना उसे शांत करता है",
          "chinta kalpana me aati hai, padhna ya kuch banana use shaant karta hai",
        ],
      },
      {
        themes: "sky_saturn_moon_6",
        core: [
          "this is a helpful time, in which effort shows and rivals tire",
          "यह मददगार दौड़ है, मेहनत दिखती है और विरोधी थकते हैं",
          "yeh madadgaar waqt hai, mehnat dikhti hai aur virodhi thakte hain",
        ],
      },
      {
        themes: "sky_saturn_moon_7",
        core: [
          "closeness needs patience, and journeys need extra time",
          "निकटता धैर्य माँगती है, यात्रा खुला समय",
          "nazdeeki dhairya maangti hai, yatra khula time",
        ],
      },
      {
        themes: "sky_saturn_moon_8",
        core: [
          "you are coming to terms with something old, and regular hours help",
          "मन कुछ पुराना पचाता है, बँधा समय मदद करता है",
          "mann kuch purana pachata hai, fix timing madad karti hai",
        ],
      },
      {
        themes: "sky_saturn_moon_9",
        core: [
          "your faith is quieter, and duty to elders steadies you",
          "आस्था शांत रहती है, बड़ों की सेवा आपको थामती है",
          "aastha shaant rehti hai, badon ki seva aapko thaamti hai",
        ],
      },
      {
        themes: "sky_saturn_moon_10",
        core: [
          "work weighs on your mind, so share it and finish it in parts",
          "काम मन पर भारी है, बाँटिए और टुकड़ों में पूरा कीजिए",
          "kaam mann par bhaari hai, baantiye aur tukdon me niptaiye",
        ],
      },
      {
        themes: "sky_saturn_moon_11",
        core: [
          "your hopes turn into plans, and income is regular",
          "आशाएँ योजना में ढलती हैं, आमदनी नियमित रहती है",
          "umeedein planning me dhalti hain, income regular rehti hai",
        ],
      },
      {
        themes: "sky_saturn_moon_12",
        core: [
          "you let go step by step, and sleep needs a fixed hour",
          "मन धीरे-धीरे छोड़ता है, नींद को तय समय चाहिए",
          "mann dheere dheere chhodta hai, neend ko fix time chahiye",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "jupiter/lagna",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_jupiter_lagna_1",
        core: [
          "your confidence grows, advice is good, and beginnings are blessed",
          "भरोसा फैलता है, सलाह अच्छी मिलती है, शुरुआत शुभ है",
          "confidence badhta hai, salah achhi milti hai, nayi shuruaat achhi rehti hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_2",
        core: [
          "money owed to you is paid, people believe you, and there is plenty at your table",
          "बकाया मिलता है, बात मानी जाती है, थाली में जगह बढ़ती है",
          "bakaya milta hai, baat maani jaati hai, thaali me jagah badhti hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_3",
        core: [
          "your effort needs a purpose, and short trips teach you something",
          "मेहनत को उद्देश्य चाहिए, छोटी यात्रा सिखाती है",
          "mehnat ko maqsad chahiye, chhoti trip sikhati hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_4",
        core: [
          "home, learning and your mother bring comfort, and a house comes nearer",
          "घर, विद्या और माँ सुख देते हैं, छत पास आती है",
          "ghar, padhai aur maa sukh dete hain, chhat paas aati hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_5",
        core: [
          "ideas, children and study are favoured, and love is kind",
          "विचार, संतान और पढ़ाई को सहारा है, स्नेह मधुर",
          "ideas, santan aur padhai ko sahara hai, pyar madhur",
        ],
      },
      {
        themes: "sky_jupiter_lagna_6",
        core: [
          "help comes through service, and disputes soften when you advise fairly",
          "सेवा से सहारा मिलता है, न्याय की सलाह से विवाद नरम पड़ते हैं",
          "seva se sahara milta hai, insaaf ki salah se vivaad narm padte hain",
        ],
      },
      {
        themes: "sky_jupiter_lagna_7",
        core: [
          "agreements are easier, and you meet good people",
          "समझौते आसान हैं, भले लोग आपके आगे बैठते हैं",
          "agreement aasan hain, achhe log aapke paas baithte hain",
        ],
      },
      {
        themes: "sky_jupiter_lagna_8",
        core: [
          "endings leave you wiser, and quiet help arrives",
          "जो ख़त्म हो वह समझ देता है, चुपचाप मदद आती है",
          "jo chhoot jaaye woh samajh deta hai, chupchaap madad aati hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_9",
        core: [
          "luck, teachers and travel open doors for you",
          "भाग्य, शिक्षक और यात्रा अपने द्वार खोलते हैं",
          "bhagya, teacher aur yatra apne darwaze kholte hain",
        ],
      },
      {
        themes: "sky_jupiter_lagna_10",
        core: [
          "your work earns trust, and responsibility comes with respect",
          "काम भरोसा कमाता है, ज़िम्मेदारी मान के संग आती है",
          "kaam bharosa kamaata hai, zimmedari izzat ke sang aati hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_11",
        core: [
          "you gain through goodwill, and a wish quietly comes true",
          "सद्भाव से लाभ है, कोई इच्छा चुपचाप पूरी होती जाती है",
          "goodwill se laabh hai, koi ichchha chupchaap mil jaati hai",
        ],
      },
      {
        themes: "sky_jupiter_lagna_12",
        core: [
          "you spend on what has meaning, such as study, giving or travel, and feel richer",
          "अर्थ पर ख़र्च होता जाता है: अध्ययन, दान, दूरी, और मन भरता है",
          "matlab ki cheezon par kharch hai: padhai, daan, doori, aur mann bharta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "jupiter/moon",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_jupiter_moon_1",
        core: [
          "you feel generous, and a little restless about where you live",
          "मन उदार है, जगह को लेकर थोड़ा बेचैन",
          "mann udaar hai, jagah ko lekar thoda bechain",
        ],
      },
      {
        themes: "sky_jupiter_moon_2",
        core: [
          "a feeling of plenty returns, and family talk turns warm",
          "भरे होने का भाव लौटता है, घर की बातें मीठी",
          "bharpoor hone ki feeling laut-ti hai, ghar ki baatein meethi",
        ],
      },
      {
        themes: "sky_jupiter_moon_3",
        core: [
          "your mind wants change, and it does well to wait before moving",
          "मन बदलाव चाहता है, हिलने से पहले रुकना अच्छा",
          "mann badlaav chahta hai, hilne se pehle rukna achha",
        ],
      },
      {
        themes: "sky_jupiter_moon_4",
        core: [
          "home fills your thoughts, and old friends or relatives hope for a visit",
          "मन घर में लगा है, पुराने नाते मिलना चाहते हैं",
          "mann ghar me hai, purane rishte milna chahte hain",
        ],
      },
      {
        themes: "sky_jupiter_moon_5",
        core: [
          "joy comes easily, and children or an art lift your mood",
          "ख़ुशी आसान है, बच्चे या कोई कला मन उठाते हैं",
          "khushi aasan hai, bachche ya koi kala mann ko uthate hain",
        ],
      },
      {
        themes: "sky_jupiter_moon_6",
        core: [
          "small irritations dissolve when you are of use to someone",
          "किसी के काम आएँ तो छोटी चिढ़ घुल जाती है",
          "kisi ke kaam aayein to chhoti chidh ghul jaati hai",
        ],
      },
      {
        themes: "sky_jupiter_moon_7",
        core: [
          "you find company, and your tenderness is returned",
          "मन को संगत मिलती है, कोमलता लौटकर आती है",
          "mann ko apnapan milta hai, narmi lautkar aati hai",
        ],
      },
      {
        themes: "sky_jupiter_moon_8",
        core: [
          "your thoughts turn inward, and a person who listens is worth more than advice",
          "मन भीतर जाता है, सलाह से ज़्यादा कोई भरोसेमंद चाहिए",
          "mann andar jaata hai, salah se zyada koi bharosemand chahiye",
        ],
      },
      {
        themes: "sky_jupiter_moon_9",
        core: [
          "your hope grows, and blessings come with travel or teaching",
          "आशा उठती है, यात्रा या शिक्षा में आशीर्वाद है",
          "umeed uthti hai, yatra ya padhai me ashirvaad hai",
        ],
      },
      {
        themes: "sky_jupiter_moon_10",
        core: [
          "your mind is busy with duty, and praise comes a little later",
          "मन कर्तव्य में लगा है, तारीफ़ थोड़ी रुककर आती है",
          "mann kaam me busy hai, tareef thodi rukkar aati hai",
        ],
      },
      {
        themes: "sky_jupiter_moon_11",
        core: [
          "friends help your wishes come true, and you feel included",
          "मित्र इच्छा पूरी करते हैं, मन को अपनापन मिलता है",
          "dost ichchha mukammal karte hain, mann ko apnapan milta hai",
        ],
      },
      {
        themes: "sky_jupiter_moon_12",
        core: [
          "you give, rest and spend on what you believe in",
          "मन देता है, ठहरता है और विश्वास पर ख़र्च करता है",
          "mann deta hai, theharta hai aur vishwas par kharch karta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "rahu/lagna",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_rahu_lagna_1",
        core: [
          "you are tempted to become a different person, so keep an old friend near",
          "नया बनने का मन है, एक पुराना मित्र पास रखिए",
          "naya banne ka mann hai, ek purana dost paas rakhiye",
        ],
      },
      {
        themes: "sky_rahu_lagna_2",
        core: [
          "you want more money, and you speak boldly",
          "पैसे की भूख बढ़ती है, बोली बेबाक रहती है",
          "paise ki bhookh badhti hai, boli bebaak rehti hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_3",
        core: [
          "your courage is high for new tools, media and daring attempts",
          "नए औज़ार, मीडिया और साहस के लिए हिम्मत ऊँची है",
          "naye tools, media aur himmat ke kaam ke liye josh hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_4",
        core: [
          "you feel restless at home, and a change of place attracts you",
          "घर बेचैन है, जगह बदलना खींचता है",
          "ghar bechain hai, jagah badalna kheenchta hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_5",
        core: [
          "your ideas are original and risks look small, so check the figures",
          "विचार मौलिक हैं, जोखिम छोटा लगता है, हिसाब जाँचिए",
          "ideas original hain, risk chhota lagta hai, hisaab check kijiye",
        ],
      },
      {
        themes: "sky_rahu_lagna_6",
        core: [
          "you can find a clever way out of a tangle, if the fight is worth it",
          "उलझन को चतुराई से काट सकते हैं, लड़ाई लायक़ हो तो",
          "uljhan ko dimaag se kaat sakte hain, ladai layak ho to",
        ],
      },
      {
        themes: "sky_rahu_lagna_7",
        core: [
          "you meet unusual people, and should read their offers twice",
          "अनोखे लोग आते हैं, उनके प्रस्ताव दोबारा पढ़िए",
          "anokhe log aate hain, unke offer dobara padhiye",
        ],
      },
      {
        themes: "sky_rahu_lagna_8",
        core: [
          "hidden matters come up suddenly, and your curiosity deepens",
          "छिपी बातें अचानक उभरती हैं, जिज्ञासा गहराती है",
          "chhupi baatein achanak ubharti hain, curiosity gehraati hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_9",
        core: [
          "your beliefs waver, and distant places look better than near ones",
          "आस्था भटकती है, दूर की राह पास से अच्छी लगती है",
          "aastha bhatakti hai, door ki raah paas se achhi lagti hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_10",
        core: [
          "your ambition grows, and a new field attracts you",
          "महत्त्वाकांक्षा तेज़ है, नया क्षेत्र पुकारता है",
          "ambition tez hai, naya field pukarta hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_11",
        core: [
          "your circle grows quickly, and gains come from strangers",
          "दायरा तेज़ी से फैलता है, लाभ अनजानों से आता है",
          "circle tezi se phailta hai, laabh anjaan logon se aata hai",
        ],
      },
      {
        themes: "sky_rahu_lagna_12",
        core: [
          "faraway places and late nights tempt you, so guard your sleep and your bank cards",
          "दूर की जगह और देर रात ललचाती हैं, नींद और जेब सँभालिए",
          "door ki jagah aur der raat lalchati hai, neend aur jeb sambhaliye",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "rahu/moon",
    TWELVE_HOUSES,
    ["PD", 26],
    [
      {
        themes: "sky_rahu_moon_1",
        core: [
          "your mind is excited and takes in too much, so choose one thing",
          "मन उत्तेजित है, जल्दी भर जाता है, एक चीज़ चुनिए",
          "mann excited hai, jaldi bhar jaata hai, ek cheez chuniye",
        ],
      },
      {
        themes: "sky_rahu_moon_2",
        core: [
          "wanting more disturbs family talk, so name a clear amount",
          "और की चाह घर की बातों को हिलाती है, रक़म तय कीजिए",
          "aur ki chaah ghar ki baaton ko hilati hai, amount fix kijiye",
        ],
      },
      {
        themes: "sky_rahu_moon_3",
        core: [
          "your mind is bold and quick, and enjoys a dare",
          "मन साहसी और तेज़ है, चुनौती में रस लेता है",
          "mann bold aur tez hai, challenge me maza leta hai",
        ],
      },
      {
        themes: "sky_rahu_moon_4",
        core: [
          "peace seems one purchase away, but a walk brings it nearer",
          "चैन एक ख़रीद दूर लगता है, टहलना उसे पास लाता है",
          "chain ek khareed door lagta hai, tehalna use paas laata hai",
        ],
      },
      {
        themes: "sky_rahu_moon_5",
        core: [
          "your imagination is vivid, so sleep on every idea",
          "कल्पनाएँ चटक हैं, हर एक पर एक रात रुकिए",
          "kalpana chatak hai, har ek par ek raat rukiye",
        ],
      },
      {
        themes: "sky_rahu_moon_6",
        core: [
          "your mind is tough, and clever with difficulties",
          "मन मुश्किलों में कड़ा और चतुर रहता है",
          "mann mushkilon me kada aur chatur rehta hai",
        ],
      },
      {
        themes: "sky_rahu_moon_7",
        core: [
          "attraction is wilful, so meet a second time to see clearly",
          "आकर्षण हठीला है, साफ़ समझ को एक और भेंट चाहिए",
          "attraction ziddi hai, saaf samajh ko ek aur mulaqat chahiye",
        ],
      },
      {
        themes: "sky_rahu_moon_8",
        core: [
          "old fears return, and saying them aloud makes them smaller",
          "पुराने डर दस्तक देते हैं, बोल देने से छोटे होते जाते हैं",
          "purane darr dastak dete hain, bol dene se chhote ho jaate hain",
        ],
      },
      {
        themes: "sky_rahu_moon_9",
        core: [
          "you doubt your teachers and look for your own proof",
          "मन शिक्षकों पर शक करता है, अपना सबूत ढूँढता है",
          "mann teachers par shak karta hai, apna proof dhoondhta hai",
        ],
      },
      {
        themes: "sky_rahu_moon_10",
        core: [
          "you want recognition quickly, and the work needs time",
          "मन को पहचान जल्दी चाहिए, काम को समय",
          "mann ko pehchaan jaldi chahiye, kaam ko time",
        ],
      },
      {
        themes: "sky_rahu_moon_11",
        core: [
          "you feel hopeful among many people, and gain feels near",
          "मन कई लोगों में आशावान है, लाभ पास लगता है",
          "mann kai logon me hopeful hai, laabh paas lagta hai",
        ],
      },
      {
        themes: "sky_rahu_moon_12",
        core: [
          "your sleep is light and dreams are many, so turn off screens early",
          "नींद हल्की और सपने बहुत हैं, स्क्रीन जल्दी बंद कीजिए",
          "neend halki aur sapne bahut hain, screen jaldi band kijiye",
        ],
      },
    ],
  ),
});
