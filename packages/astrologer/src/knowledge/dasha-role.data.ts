import { inOrder, table, TWELVE_HOUSES } from "./row.ts";

const OWN_AND_HOUSES = ["own", ...TWELVE_HOUSES];

/** What the period of a graha brings by its own tone, and as lord of a house (BPHS 47 to 53; PD 19). */
export const DASHA_ROLE_ROWS = table("dasha-role", {
  ...inOrder(
    "sun",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_sun_own",
        core: [
          "what you do is seen, and you are asked to stand up for it",
          "जो आप करें वह दिखता है, और उसके लिए खड़ा होना पड़ता है",
          "jo aap karein woh dikhta hai, aur uske liye khada hona padta hai",
        ],
      },
      {
        themes: "time_sun_1",
        core: [
          "you step forward, and health, bearing and self-respect become the work",
          "आप आगे आते हैं, सेहत, ढंग और आत्मसम्मान ही काम बनते हैं",
          "aap aage aate hain, sehat, dhang aur self respect hi kaam bante hain",
        ],
      },
      {
        themes: "time_sun_2",
        core: [
          "earning honour and honouring what you earn come together",
          "मान कमाना और कमाई का मान रखना मिलकर चलते हैं",
          "izzat kamaana aur kamai ki izzat rakhna ek ho jaate hain",
        ],
      },
      {
        themes: "time_sun_3",
        core: [
          "you are called to dare something in your own name",
          "अपने नाम से कुछ साहसी करने की पुकार आती है",
          "apne naam se kuch bold karne ki pukaar aati hai",
        ],
      },
      {
        themes: "time_sun_4",
        core: [
          "house, land and parents ask for your decision",
          "मकान, ज़मीन और माता-पिता आपका फ़ैसला माँगते हैं",
          "makan, zameen aur maa baap aapka faisla maangte hain",
        ],
      },
      {
        themes: "time_sun_5",
        core: [
          "talent wants a stage, and children or students look to you",
          "हुनर को मंच चाहिए, बच्चे या शिष्य आपकी ओर ताकते हैं",
          "talent ko stage chahiye, bachche ya student aapki sunte hain",
        ],
      },
      {
        themes: "time_sun_6",
        core: [
          "rivals and duties are met openly, and your stamina gets tested",
          "होड़ और कर्तव्य खुलकर सामने आते हैं, दम परखा जाता है",
          "competition aur zimmedari khulkar aate hain, dam parakha jaata hai",
        ],
      },
      {
        themes: "time_sun_7",
        core: [
          "partners want to know where you stand, and pride has to share a chair",
          "साथी पूछते हैं आप कहाँ खड़े हैं, मान को जगह बाँटनी पड़ती है",
          "partner poochhte hain aap kahan khade hain, izzat ko jagah baantni padti hai",
        ],
      },
      {
        themes: "time_sun_8",
        core: [
          "something hidden about authority or inheritance comes into the light",
          "अधिकार या विरासत की छिपी बात उजाले में आती है",
          "authority ya virasat ki chhupi baat ujaale me aati hai",
        ],
      },
      {
        themes: "time_sun_9",
        core: [
          "a father, teacher or principle leads, and luck follows your uprightness",
          "पिता, शिक्षक या उसूल आगे चलते हैं, भाग्य सीधेपन के पीछे",
          "papa, teacher ya usool aage rehte hain, bhagya seedhepan ke peeche",
        ],
      },
      {
        themes: "time_sun_10",
        core: [
          "rank and visibility rise together, and so does the number of eyes",
          "पद और पहचान मिलकर बढ़ते हैं, नज़रें भी उतनी ही",
          "post aur pehchaan ek saath badhte hain, nazrein bhi utni hi",
        ],
      },
      {
        themes: "time_sun_11",
        core: [
          "influential friends open the purse, and large wishes become reasonable",
          "प्रभावी मित्र राह खोलते हैं, बड़ी इच्छाएँ बस में लगती हैं",
          "influential dost raah kholte hain, badi ichchhayein bas me lagti hain",
        ],
      },
      {
        themes: "time_sun_12",
        core: [
          "you withdraw from the front row, and work far off or unseen",
          "आप आगे की क़तार से हटकर दूर या ओट में काम करते हैं",
          "aap aage ki line se hatkar door ya parde ke peeche kaam karte hain",
        ],
      },
    ],
  ),
  ...inOrder(
    "moon",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_moon_own",
        core: [
          "feeling leads, people come closer, and plans change with the heart",
          "भावना आगे चलती है, लोग पास आते हैं, योजना मन से बदलती है",
          "feeling aage rehti hai, log paas aate hain, planning mann se badalti hai",
        ],
      },
      {
        themes: "time_moon_1",
        core: [
          "your mood sets the pace, so sleep and company decide a great deal",
          "मन ही रफ़्तार तय करता है, नींद और संगत बहुत कुछ तय करती हैं",
          "mann hi speed tay karta hai, neend aur sangat bahut kuch tay karti hain",
        ],
      },
      {
        themes: "time_moon_2",
        core: [
          "family, food and savings become the daily subject",
          "परिवार, भोजन और बचत रोज़ का विषय बनते हैं",
          "parivaar, khaana aur saving roz ka topic bante hain",
        ],
      },
      {
        themes: "time_moon_3",
        core: [
          "short journeys, messages and siblings keep you moving",
          "छोटी यात्राएँ, संदेश और भाई-बहन आपको चलाए रखते हैं",
          "chhoti yatrayein, message aur bhai behen aapko busy rakhte hain",
        ],
      },
      {
        themes: "time_moon_4",
        core: [
          "home calls: a move, a mother, a wish for peace",
          "घर पुकारता है: जगह बदलना, माँ, या चैन की चाह",
          "ghar pukarta hai: shifting, maa, ya chain ki chaah",
        ],
      },
      {
        themes: "time_moon_5",
        core: [
          "the heart opens to romance, children or something to make",
          "मन प्रेम, संतान या किसी रचना की ओर खुलता है",
          "mann pyar, santan ya kisi rachna ki taraf khulta hai",
        ],
      },
      {
        themes: "time_moon_6",
        core: [
          "small worries multiply unless the day has a fixed order",
          "दिनचर्या न बँधे तो छोटी चिंताएँ बढ़ती जाती हैं",
          "routine fix na ho to chhoti chintayein badhti jaati hain",
        ],
      },
      {
        themes: "time_moon_7",
        core: [
          "closeness matters most, and the feelings of a companion steer events",
          "निकटता सबसे ज़रूरी लगती है, साथी का मन घटनाओं को मोड़ता है",
          "nazdeeki sabse zaroori lagti hai, partner ka mann cheezon ko modta hai",
        ],
      },
      {
        themes: "time_moon_8",
        core: [
          "old feelings rise to be settled, and trust is sorted anew",
          "पुरानी भावनाएँ सुलझने को उठती हैं, भरोसा फिर से छँटता है",
          "purani feelings suljhne ko uthti hain, bharosa phir se chhant-ta hai",
        ],
      },
      {
        themes: "time_moon_9",
        core: [
          "devotion, travel and elders' blessings soften your road",
          "भक्ति, यात्रा और बड़ों की दुआ राह नरम करते हैं",
          "bhakti, yatra aur badon ki dua raah narm karte hain",
        ],
      },
      {
        themes: "time_moon_10",
        core: [
          "the public notices you, warmly and with changing taste",
          "जनता आपको पहचानती है, स्नेह से और बदलते मन से",
          "public aapko pehchaanti hai, sneh se aur badalte mann se",
        ],
      },
      {
        themes: "time_moon_11",
        core: [
          "friends and gatherings bring gain, especially through women",
          "मित्र और मेल-जोल लाभ लाते हैं, ख़ासकर महिलाओं के रास्ते",
          "dost aur mel jol laabh laate hain, khaaskar mahilaon ke raaste",
        ],
      },
      {
        themes: "time_moon_12",
        core: [
          "you want quiet, distance and sleep, and spend on them",
          "चुप्पी, दूरी और नींद चाहिए, ख़र्च भी उन्हीं पर",
          "shaanti, doori aur neend chahiye, kharch bhi unhi par",
        ],
      },
    ],
  ),
  ...inOrder(
    "mars",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_mars_own",
        core: [
          "things speed up, and courage and quarrels arrive by the same door",
          "गति बढ़ती है, साहस और झगड़ा एक ही दरवाज़े से आते हैं",
          "speed badhti hai, himmat aur jhagda ek hi darwaze se aate hain",
        ],
      },
      {
        themes: "time_mars_1",
        core: [
          "energy returns to you, and it wants a task before it finds a fight",
          "ऊर्जा लौटती है, लड़ाई ढूँढे उससे पहले उसे काम दीजिए",
          "energy laut-ti hai, ladai dhoondhe usse pehle use kaam dijiye",
        ],
      },
      {
        themes: "time_mars_2",
        core: [
          "money is won by push, and words have to be held on a rein",
          "पैसा ज़ोर से आता है, बोली पर लगाम रखनी पड़ती है",
          "paisa zor se aata hai, boli par lagaam rakhni padti hai",
        ],
      },
      {
        themes: "time_mars_3",
        core: [
          "nerve is high: begin, apply, compete, write the first line",
          "हिम्मत ऊँची है: शुरू कीजिए, आवेदन कीजिए, पहली पंक्ति लिखिए",
          "himmat oonchi hai: kadam uthaiye, apply kijiye, pehli line likhiye",
        ],
      },
      {
        themes: "time_mars_4",
        core: [
          "property matters come to a head, and the house gets noisy",
          "संपत्ति की बातें पकती हैं, घर में शोर बढ़ता है",
          "property ki baatein pakti hain, ghar me shor badhta hai",
        ],
      },
      {
        themes: "time_mars_5",
        core: [
          "contests, passion and bold ideas ask for a cool second look",
          "प्रतियोगिता, जोश और साहसी विचार ठंडी नज़र भी माँगते हैं",
          "competition, josh aur bold ideas thandi nazar bhi maangte hain",
        ],
      },
      {
        themes: "time_mars_6",
        core: [
          "you can defeat what has been tiring you: a debt, a rival, a habit",
          "जो थका रहा था उसे हरा सकते हैं: क़र्ज़, विरोधी या आदत",
          "jo thaka raha tha use hara sakte hain: karz, rival ya aadat",
        ],
      },
      {
        themes: "time_mars_7",
        core: [
          "a bond heats up, towards marriage or towards argument",
          "रिश्ता गरमाता है, विवाह की ओर या बहस की ओर",
          "rishta garmaata hai, shaadi ki taraf ya behas ki taraf",
        ],
      },
      {
        themes: "time_mars_8",
        core: [
          "sudden turns need a steady hand, and shared accounts a careful one",
          "अचानक मोड़ सधा हाथ माँगते हैं, साझे खाते सँभला हुआ",
          "achanak mod sadha haath maangte hain, joint account sambhla hua",
        ],
      },
      {
        themes: "time_mars_9",
        core: [
          "you fight for a principle, and luck rewards the first move",
          "आप उसूल के लिए लड़ते हैं, भाग्य पहल को फल देता है",
          "aap usool ke liye ladte hain, bhagya pehal ko phal deta hai",
        ],
      },
      {
        themes: "time_mars_10",
        core: [
          "work gains speed and command, and results are demanded",
          "काम में तेज़ी और कमान आती है, नतीजे माँगे जाते हैं",
          "kaam me tezi aur command aati hai, result maange jaate hain",
        ],
      },
      {
        themes: "time_mars_11",
        core: [
          "targets are within reach if you ask for them outright",
          "साफ़ माँगें तो निशाने पहुँच में हैं",
          "saaf saaf maangein to target pahunch me hain",
        ],
      },
      {
        themes: "time_mars_12",
        core: [
          "effort goes abroad or underground, and anger costs sleep",
          "मेहनत परदेस या ओट में जाती है, ग़ुस्सा नींद लेता है",
          "mehnat pardes ya parde ke peeche jaati hai, gussa neend leta hai",
        ],
      },
    ],
  ),
  ...inOrder(
    "mercury",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_mercury_own",
        core: [
          "talks, papers, learning and trade fill the days",
          "बातचीत, काग़ज़, सीख और व्यापार दिनों को भरते हैं",
          "baatcheet, kagaz, seekh aur vyapaar zindagi ko bharte hain",
        ],
      },
      {
        themes: "time_mercury_1",
        core: [
          "you talk your way into a new version of yourself",
          "बात करते-करते आप अपना नया ढंग गढ़ते हैं",
          "baat karte karte aap apna naya dhang gadhte hain",
        ],
      },
      {
        themes: "time_mercury_2",
        core: [
          "income comes from words, accounts and family dealings",
          "कमाई शब्द, हिसाब और परिवार के लेन-देन से आती है",
          "kamai shabd, hisaab aur parivaar ke len den se aati hai",
        ],
      },
      {
        themes: "time_mercury_3",
        core: [
          "writing, courses and small trips pay unexpectedly well",
          "लिखना, पढ़ाई और छोटी यात्राएँ सोच से अच्छा फल देती हैं",
          "likhna, course aur chhoti yatrayein soch se achha phal deti hain",
        ],
      },
      {
        themes: "time_mercury_4",
        core: [
          "papers of the house get signed, and study finds a quiet desk",
          "घर के काग़ज़ बनते हैं, पढ़ाई को शांत मेज़ मिलती है",
          "ghar ke kagaz bante hain, padhai ko shaant table milti hai",
        ],
      },
      {
        themes: "time_mercury_5",
        core: [
          "the mind is awake: examinations, ideas, playful affection",
          "बुद्धि जागी है: परीक्षा, विचार, चुहल भरा स्नेह",
          "buddhi jaagi hai: exam, ideas, mazaakiya pyar",
        ],
      },
      {
        themes: "time_mercury_6",
        core: [
          "details and disputes are settled by list and by letter",
          "बारीकियाँ और विवाद सूची और चिट्ठी से निबटते हैं",
          "detail aur vivaad list aur likhit se niptate hain",
        ],
      },
      {
        themes: "time_mercury_7",
        core: [
          "agreements are discussed, drafted and sometimes joked into being",
          "समझौते चर्चा और हँसी-हँसी में बन जाते हैं",
          "agreement charcha aur hansi mazaak me ban jaate hain",
        ],
      },
      {
        themes: "time_mercury_8",
        core: [
          "you investigate, insure and audit what you had taken on trust",
          "जो भरोसे पर छोड़ा था उसकी जाँच और बीमा करते हैं",
          "jo bharose par chhoda tha uska audit aur insurance karte hain",
        ],
      },
      {
        themes: "time_mercury_9",
        core: [
          "a teacher, a book or a distant contact changes your plans",
          "शिक्षक, किताब या दूर का संपर्क योजना बदल देता है",
          "teacher, kitaab ya door ka contact planning badal deta hai",
        ],
      },
      {
        themes: "time_mercury_10",
        core: [
          "work turns on communication, and a second skill comes into use",
          "काम संवाद पर घूमता है, दूसरा हुनर काम आता है",
          "kaam communication par tika hai, ek aur hunar kaam aata hai",
        ],
      },
      {
        themes: "time_mercury_11",
        core: [
          "contacts turn into contracts, and ideas into small regular income",
          "संपर्क अनुबंध बनते हैं, विचार छोटी नियमित आमदनी",
          "contacts contract bante hain, ideas chhoti regular income",
        ],
      },
      {
        themes: "time_mercury_12",
        core: [
          "foreign correspondence, study in private, and many small bills",
          "परदेस से पत्र-व्यवहार, एकांत की पढ़ाई और कई छोटे बिल",
          "pardes se mail, akele ki padhai aur kai chhote bill",
        ],
      },
    ],
  ),
  ...inOrder(
    "jupiter",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_jupiter_own",
        core: [
          "things widen: counsel, learning, family, and sometimes the waist",
          "सब फैलता है: सलाह, विद्या, परिवार, और थोड़ा आराम भी",
          "sab phailta hai: salah, padhai, parivaar, aur thoda aaram bhi",
        ],
      },
      {
        themes: "time_jupiter_1",
        core: [
          "confidence and good counsel return, and people trust you more",
          "भरोसा और अच्छी सलाह लौटती है, लोग ज़्यादा मानते हैं",
          "confidence aur achhi salah laut-ti hai, log zyada maante hain",
        ],
      },
      {
        themes: "time_jupiter_2",
        core: [
          "savings grow, and the family adds a chair or a celebration",
          "बचत बढ़ती है, परिवार में कुर्सी या उत्सव जुड़ता है",
          "saving badhti hai, parivaar me kursi ya utsav judta hai",
        ],
      },
      {
        themes: "time_jupiter_3",
        core: [
          "you attempt what you believe in, and siblings or students benefit",
          "जिस पर विश्वास हो वही आप करते हैं, अपनों को लाभ होता है",
          "jis par vishwas ho wohi aap karte hain, apnon ko faayda hai",
        ],
      },
      {
        themes: "time_jupiter_4",
        core: [
          "comfort at home improves, and a roof or a degree comes nearer",
          "घर का सुख बढ़ता है, छत या उपाधि पास आती है",
          "ghar ka sukh badhta hai, chhat ya degree paas aati hai",
        ],
      },
      {
        themes: "time_jupiter_5",
        core: [
          "learning, children and sound judgement flourish",
          "विद्या, संतान और सही परख फलते-फूलते हैं",
          "padhai, santan aur sahi parakh phalte phoolte hain",
        ],
      },
      {
        themes: "time_jupiter_6",
        core: [
          "service brings respect, and debts are settled with good advice",
          "सेवा से मान मिलता है, अच्छी सलाह से क़र्ज़ उतरता है",
          "seva se izzat milti hai, achhi salah se karz utarta hai",
        ],
      },
      {
        themes: "time_jupiter_7",
        core: [
          "good people come across your path, and terms are fair",
          "भले लोग राह में आते हैं, शर्तें न्याय की रहती हैं",
          "achhe log raah me aate hain, shartein fair rehti hain",
        ],
      },
      {
        themes: "time_jupiter_8",
        core: [
          "insight comes through what ends, and quiet help through others' means",
          "समाप्ति से समझ आती है, औरों के साधन से चुपचाप सहारा",
          "ending se samajh aati hai, auron ke saadhan se chupchaap sahara",
        ],
      },
      {
        themes: "time_jupiter_9",
        core: [
          "grace is near: a teacher, a journey, a door that opens politely",
          "कृपा पास है: शिक्षक, यात्रा, अपने आप खुलता द्वार",
          "kripa paas hai: teacher, yatra, apne aap khulta darwaza",
        ],
      },
      {
        themes: "time_jupiter_10",
        core: [
          "your name grows through counsel, fairness and useful knowledge",
          "सलाह, न्याय और काम के ज्ञान से नाम बढ़ता है",
          "salah, insaaf aur kaam ke gyaan se naam badhta hai",
        ],
      },
      {
        themes: "time_jupiter_11",
        core: [
          "goodwill turns into gain, and elders remember you",
          "सद्भाव लाभ बनता है, बुज़ुर्ग आपको याद करते हैं",
          "goodwill laabh banta hai, bade log aapko yaad karte hain",
        ],
      },
      {
        themes: "time_jupiter_12",
        core: [
          "you spend on learning, giving or distance, and it feels right",
          "सीख, दान या दूरी पर ख़र्च जाता है, और ठीक लगता है",
          "seekh, daan ya doori par kharch jaata hai, aur theek lagta hai",
        ],
      },
    ],
  ),
  ...inOrder(
    "venus",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_venus_own",
        core: [
          "pleasure, affection and beautiful things ask for room",
          "सुख, स्नेह और सुंदर चीज़ें जगह माँगती हैं",
          "sukh, pyar aur sundar cheezein jagah maangti hain",
        ],
      },
      {
        themes: "time_venus_1",
        core: [
          "you become more visible in your charm, and choose comfort over strife",
          "आपका आकर्षण झलकता है, कलह से ज़्यादा सुख चुनते हैं",
          "aapka charm dikhta hai, jhagde se zyada sukh chunte hain",
        ],
      },
      {
        themes: "time_venus_2",
        core: [
          "money comes through taste and family, and goes to fine things",
          "पैसा रुचि और परिवार से आता है, अच्छी चीज़ों पर जाता है",
          "paisa taste aur parivaar se aata hai, achhi cheezon par jaata hai",
        ],
      },
      {
        themes: "time_venus_3",
        core: [
          "charm and craft get you further than force just here",
          "सलीक़ा और हुनर ज़ोर से आगे ले जाते हैं",
          "saleeka aur hunar zor se aage le jaate hain",
        ],
      },
      {
        themes: "time_venus_4",
        core: [
          "the house becomes lovelier, and a vehicle or a move pleases you",
          "घर सँवरता है, वाहन या नई जगह मन को भाती है",
          "ghar sanwarta hai, gaadi ya nayi jagah mann ko pasand aati hai",
        ],
      },
      {
        themes: "time_venus_5",
        core: [
          "love and creative work are in season together",
          "प्रेम और रचना का मौसम एक ही समय आता है",
          "pyar aur rachna ka mausam ek hi time aata hai",
        ],
      },
      {
        themes: "time_venus_6",
        core: [
          "effort goes into pleasing others, and it deserves a limit",
          "औरों को ख़ुश रखने में मेहनत जाती है, उसकी हद बाँधिए",
          "auron ko khush rakhne me mehnat jaati hai, uski had baandhiye",
        ],
      },
      {
        themes: "time_venus_7",
        core: [
          "partnership is the subject, tenderly and with real offers",
          "साझेदारी ही विषय है, कोमलता और सच्चे प्रस्तावों सहित",
          "partnership hi topic hai, narmi se aur sachche offers ke sang",
        ],
      },
      {
        themes: "time_venus_8",
        core: [
          "private feelings deepen, and shared resources help",
          "निजी भावनाएँ गहराती हैं, साझे साधन काम आते हैं",
          "private feelings gehri ho jaati hain, saajhe saadhan kaam aate hain",
        ],
      },
      {
        themes: "time_venus_9",
        core: [
          "beauty, culture and luck travel together, perhaps abroad",
          "सुंदरता, संस्कृति और भाग्य एक राह चलते हैं, कभी परदेस",
          "sundarta, culture aur bhagya ek raah par hain, kabhi pardes",
        ],
      },
      {
        themes: "time_venus_10",
        core: [
          "work is liked, and pleasant people advance it",
          "काम पसंद किया जाता है, भले लोग उसे बढ़ाते हैं",
          "kaam pasand kiya jaata hai, achhe log use badhate hain",
        ],
      },
      {
        themes: "time_venus_11",
        core: [
          "friendship and celebration bring what effort did not",
          "जो मेहनत से न आया वह मित्रता और उत्सव लाते हैं",
          "jo mehnat se na aaya woh dosti aur utsav laate hain",
        ],
      },
      {
        themes: "time_venus_12",
        core: [
          "comfort is found far off or in private, at a price you accept",
          "सुख दूर या एकांत में मिलता है, दाम आपको मंज़ूर है",
          "sukh door ya akele me milta hai, daam aapko manzoor hai",
        ],
      },
    ],
  ),
  ...inOrder(
    "saturn",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_saturn_own",
        core: [
          "work, patience and the bill for old shortcuts come due together",
          "काम, धैर्य और पुरानी जल्दबाज़ी का हिसाब मिलकर आते हैं",
          "kaam, dhairya aur purani jaldbaazi ka hisaab ek saath aate hain",
        ],
      },
      {
        themes: "time_saturn_1",
        core: [
          "you carry more, promise less, and grow solid by it",
          "आप ज़्यादा ढोते, कम वादा करते और पक्के होते जाते हैं",
          "aap zyada dhote, kam vaada karte aur pakke ho jaate hain",
        ],
      },
      {
        themes: "time_saturn_2",
        core: [
          "money wants a plan, and family a plain word",
          "पैसे को योजना चाहिए, परिवार को सीधी बात",
          "paise ko plan chahiye, parivaar ko seedhi baat",
        ],
      },
      {
        themes: "time_saturn_3",
        core: [
          "steady practice beats talent, and distance from kin asks to be bridged",
          "अभ्यास प्रतिभा से जीतता है, अपनों की दूरी पुल माँगती है",
          "practice talent se jeet-ti hai, apnon ki doori pul maangti hai",
        ],
      },
      {
        themes: "time_saturn_4",
        core: [
          "home duties are heavy, and what you settle now stays settled",
          "घर के कर्तव्य भारी हैं, जो जमाया वह जमा रहता है",
          "ghar ki zimmedari bhaari hai, jo jamaya woh jama rehta hai",
        ],
      },
      {
        themes: "time_saturn_5",
        core: [
          "study and affection go slowly, and what survives is real",
          "पढ़ाई और स्नेह धीमे हैं, जो बचे वह सच्चा है",
          "padhai aur pyar dheeme hain, jo bache woh sachcha hai",
        ],
      },
      {
        themes: "time_saturn_6",
        core: [
          "toil wears down the obstacle, if the body is given its hours",
          "मेहनत रुकावट घिसती है, बस शरीर को आराम मिलता रहे",
          "mehnat rukavat ghis deti hai, bas shareer ko aaram milta rahe",
        ],
      },
      {
        themes: "time_saturn_7",
        core: [
          "agreements ask to be made binding or put down",
          "समझौते पक्के होना चाहते हैं या छोड़ दिए जाना",
          "agreement pakke hona chahte hain ya chhod diye jaana",
        ],
      },
      {
        themes: "time_saturn_8",
        core: [
          "long tangles of paper or feeling are undone one knot at a time",
          "काग़ज़ या मन की लंबी गुत्थी एक-एक गाँठ खुलती है",
          "kagaz ya mann ki lambi gutthi ek ek gaanth khulti hai",
        ],
      },
      {
        themes: "time_saturn_9",
        core: [
          "belief is tested by duty, and elders need your time",
          "आस्था को कर्तव्य परखता है, बुज़ुर्गों को आपका समय चाहिए",
          "aastha ko zimmedari parakhti hai, badon ko aapka time chahiye",
        ],
      },
      {
        themes: "time_saturn_10",
        core: [
          "load and post grow together, and shortcuts are noticed",
          "भार और पद मिलकर बढ़ते हैं, छोटे रास्ते पकड़े जाते हैं",
          "bojh aur post ek saath badhte hain, shortcut pakde jaate hain",
        ],
      },
      {
        themes: "time_saturn_11",
        core: [
          "late dues arrive, and old or senior friends prove useful",
          "अटके बकाये आते हैं, पुराने या वरिष्ठ मित्र काम आते हैं",
          "atke hue bakaye aate hain, purane ya senior dost kaam aate hain",
        ],
      },
      {
        themes: "time_saturn_12",
        core: [
          "you pay off, cut down and withdraw, and feel lighter after",
          "आप चुकाते, घटाते, सिमटते हैं, और बाद में हल्के रहते हैं",
          "aap chukate, ghatate, simat-te hain, aur baad me halke rehte hain",
        ],
      },
    ],
  ),
  ...inOrder(
    "rahu",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_rahu_own",
        core: [
          "appetite grows, the unfamiliar attracts, and luck moves in jumps",
          "भूख बढ़ती है, अनजान खींचता है, भाग्य छलाँगों में चलता है",
          "bhookh badhti hai, anjaan kheenchta hai, bhagya chhalaang me badhta hai",
        ],
      },
    ],
  ),
  ...inOrder(
    "ketu",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_ketu_own",
        core: [
          "what no longer fits falls away, and clear sight is what remains",
          "जो अब नहीं जँचता वह छूटता है, साफ़ समझ बची रहती है",
          "jo ab nahi janchta woh chhoot-ta hai, saaf samajh bachi rehti hai",
        ],
      },
    ],
  ),
});
