import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "./knowledge-row.ts";

const OWN_AND_HOUSES = ["own", ...TWELVE_HOUSES];

/** The dasha of a luminary, Mars or Mercury: its general tone, and its results as lord of each house (BPHS 47 to 53; PD 19). */
export const DASHA_ROLE_ROWS_SUN_TO_MERCURY = buildTable("dasha-role", {
  ...buildRowsInOrder(
    "sun",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_sun_own",
        core: [
          "people see what you do, and you have to stand up for it",
          "जो आप करें वह दिखता है, और उसके लिए खड़ा होना पड़ता है",
          "jo aap karein woh dikhta hai, aur uske liye khada hona padta hai",
        ],
      },
      {
        themes: "time_sun_1",
        core: [
          "you step forward, and your health, bearing and self-respect need attention",
          "आप आगे आते हैं, सेहत, ढंग और आत्मसम्मान ही काम बनते हैं",
          "aap aage aate hain, sehat, dhang aur self respect hi kaam bante hain",
        ],
      },
      {
        themes: "time_sun_2",
        core: [
          "you earn honour along with money, and value what you earn",
          "मान कमाना और कमाई का मान रखना मिलकर चलते हैं",
          "izzat kamaana aur kamai ki izzat rakhna ek ho jaate hain",
        ],
      },
      {
        themes: "time_sun_3",
        core: [
          "you are called to do something bold in your own name",
          "अपने नाम से कुछ साहसी करने की पुकार आती है",
          "apne naam se kuch bold karne ki pukaar aati hai",
        ],
      },
      {
        themes: "time_sun_4",
        core: [
          "house, land and parents need a decision from you",
          "मकान, ज़मीन और माता-पिता आपका फ़ैसला माँगते हैं",
          "makan, zameen aur maa baap aapka faisla maangte hain",
        ],
      },
      {
        themes: "time_sun_5",
        core: [
          "your talent needs an audience, and children or students look up to you",
          "हुनर को मंच चाहिए, बच्चे या शिष्य आपकी ओर ताकते हैं",
          "talent ko stage chahiye, bachche ya student aapki sunte hain",
        ],
      },
      {
        themes: "time_sun_6",
        core: [
          "you face rivals and duties openly, and your stamina is tested",
          "होड़ और कर्तव्य खुलकर सामने आते हैं, दम परखा जाता है",
          "competition aur zimmedari khulkar aate hain, dam parakha jaata hai",
        ],
      },
      {
        themes: "time_sun_7",
        core: [
          "partners want to know where you stand, and you have to control your pride",
          "साथी पूछते हैं आप कहाँ खड़े हैं, मान को जगह बाँटनी पड़ती है",
          "partner poochhte hain aap kahan khade hain, izzat ko jagah baantni padti hai",
        ],
      },
      {
        themes: "time_sun_8",
        core: [
          "something hidden about authority or inheritance comes to light",
          "अधिकार या विरासत की छिपी बात उजाले में आती है",
          "authority ya virasat ki chhupi baat ujaale me aati hai",
        ],
      },
      {
        themes: "time_sun_9",
        core: [
          "a father, teacher or principle guides you, and honesty brings you luck",
          "पिता, शिक्षक या उसूल आगे चलते हैं, भाग्य सीधेपन के पीछे",
          "papa, teacher ya usool aage rehte hain, bhagya seedhepan ke peeche",
        ],
      },
      {
        themes: "time_sun_10",
        core: [
          "you rise in rank and visibility, and more people watch you",
          "पद और पहचान मिलकर बढ़ते हैं, नज़रें भी उतनी ही",
          "post aur pehchaan ek saath badhte hain, nazrein bhi utni hi",
        ],
      },
      {
        themes: "time_sun_11",
        core: [
          "influential friends help you with money, and large wishes become reasonable",
          "प्रभावी मित्र राह खोलते हैं, बड़ी इच्छाएँ बस में लगती हैं",
          "influential dost raah kholte hain, badi ichchhayein bas me lagti hain",
        ],
      },
      {
        themes: "time_sun_12",
        core: [
          "you step back from the front row, and work far away or out of sight",
          "आप आगे की क़तार से हटकर दूर या ओट में काम करते हैं",
          "aap aage ki line se hatkar door ya parde ke peeche kaam karte hain",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "moon",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_moon_own",
        core: [
          "feelings lead, people come closer, and plans change with your heart",
          "भावना आगे चलती है, लोग पास आते हैं, योजना मन से बदलती है",
          "feeling aage rehti hai, log paas aate hain, planning mann se badalti hai",
        ],
      },
      {
        themes: "time_moon_1",
        core: [
          "your mood sets the pace, so sleep and company matter a great deal",
          "मन ही रफ़्तार तय करता है, नींद और संगत बहुत कुछ तय करती हैं",
          "mann hi speed tay karta hai, neend aur sangat bahut kuch tay karti hain",
        ],
      },
      {
        themes: "time_moon_2",
        core: [
          "family, food and savings become your daily subject",
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
          "home calls you: a move, your mother, a wish for peace",
          "घर पुकारता है: जगह बदलना, माँ, या चैन की चाह",
          "ghar pukarta hai: shifting, maa, ya chain ki chaah",
        ],
      },
      {
        themes: "time_moon_5",
        core: [
          "your heart opens to romance, children or creative work",
          "मन प्रेम, संतान या किसी रचना की ओर खुलता है",
          "mann pyar, santan ya kisi rachna ki taraf khulta hai",
        ],
      },
      {
        themes: "time_moon_6",
        core: [
          "small worries multiply unless your day has a fixed order",
          "दिनचर्या न बँधे तो छोटी चिंताएँ बढ़ती जाती हैं",
          "routine fix na ho to chhoti chintayein badhti jaati hain",
        ],
      },
      {
        themes: "time_moon_7",
        core: [
          "closeness matters most, and a companion's feelings influence events",
          "निकटता सबसे ज़रूरी लगती है, साथी का मन घटनाओं को मोड़ता है",
          "nazdeeki sabse zaroori lagti hai, partner ka mann cheezon ko modta hai",
        ],
      },
      {
        themes: "time_moon_8",
        core: [
          "old feelings come up to be settled, and you rethink where you place your trust",
          "पुरानी भावनाएँ सुलझने को उठती हैं, भरोसा फिर से छँटता है",
          "purani feelings suljhne ko uthti hain, bharosa phir se chhant-ta hai",
        ],
      },
      {
        themes: "time_moon_9",
        core: [
          "devotion, travel and elders' blessings make your life easier",
          "भक्ति, यात्रा और बड़ों की दुआ राह नरम करते हैं",
          "bhakti, yatra aur badon ki dua raah narm karte hain",
        ],
      },
      {
        themes: "time_moon_10",
        core: [
          "the public notices you warmly, but its taste changes",
          "जनता आपको पहचानती है, स्नेह से और बदलते मन से",
          "public aapko pehchaanti hai, sneh se aur badalte mann se",
        ],
      },
      {
        themes: "time_moon_11",
        core: [
          "friends and gatherings bring gains, especially through women",
          "मित्र और मेल-जोल लाभ लाते हैं, ख़ासकर महिलाओं के रास्ते",
          "dost aur mel jol laabh laate hain, khaaskar mahilaon ke raaste",
        ],
      },
      {
        themes: "time_moon_12",
        core: [
          "you want quiet, distance and sleep, and spend money on them",
          "चुप्पी, दूरी और नींद चाहिए, ख़र्च भी उन्हीं पर",
          "shaanti, doori aur neend chahiye, kharch bhi unhi par",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "mars",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_mars_own",
        core: [
          "things speed up, and bring both courage and quarrels",
          "गति बढ़ती है, साहस और झगड़ा एक ही दरवाज़े से आते हैं",
          "speed badhti hai, himmat aur jhagda ek hi darwaze se aate hain",
        ],
      },
      {
        themes: "time_mars_1",
        core: [
          "your energy returns, and it needs a task before it finds a fight",
          "ऊर्जा लौटती है, लड़ाई ढूँढे उससे पहले उसे काम दीजिए",
          "energy laut-ti hai, ladai dhoondhe usse pehle use kaam dijiye",
        ],
      },
      {
        themes: "time_mars_2",
        core: [
          "you earn by effort, and have to watch your words",
          "पैसा ज़ोर से आता है, बोली पर लगाम रखनी पड़ती है",
          "paisa zor se aata hai, boli par lagaam rakhni padti hai",
        ],
      },
      {
        themes: "time_mars_3",
        core: [
          "your courage is high: begin, apply, compete, write the first line",
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
          "contests, passion and bold ideas need a calm second look",
          "प्रतियोगिता, जोश और साहसी विचार ठंडी नज़र भी माँगते हैं",
          "competition, josh aur bold ideas thandi nazar bhi maangte hain",
        ],
      },
      {
        themes: "time_mars_6",
        core: [
          "you can overcome what has been tiring you: a debt, a rival, a habit",
          "जो थका रहा था उसे हरा सकते हैं: क़र्ज़, विरोधी या आदत",
          "jo thaka raha tha use hara sakte hain: karz, rival ya aadat",
        ],
      },
      {
        themes: "time_mars_7",
        core: [
          "a relationship heats up, towards marriage or towards argument",
          "रिश्ता गरमाता है, विवाह की ओर या बहस की ओर",
          "rishta garmaata hai, shaadi ki taraf ya behas ki taraf",
        ],
      },
      {
        themes: "time_mars_8",
        core: [
          "sudden turns need a steady hand, and shared accounts need care",
          "अचानक मोड़ सधा हाथ माँगते हैं, साझे खाते सँभला हुआ",
          "achanak mod sadha haath maangte hain, joint account sambhla hua",
        ],
      },
      {
        themes: "time_mars_9",
        core: [
          "you fight for a principle, and luck favours the first move",
          "आप उसूल के लिए लड़ते हैं, भाग्य पहल को फल देता है",
          "aap usool ke liye ladte hain, bhagya pehal ko phal deta hai",
        ],
      },
      {
        themes: "time_mars_10",
        core: [
          "your work gains speed and command, and people demand results",
          "काम में तेज़ी और कमान आती है, नतीजे माँगे जाते हैं",
          "kaam me tezi aur command aati hai, result maange jaate hain",
        ],
      },
      {
        themes: "time_mars_11",
        core: [
          "your targets are within reach if you ask for them directly",
          "साफ़ माँगें तो निशाने पहुँच में हैं",
          "saaf saaf maangein to target pahunch me hain",
        ],
      },
      {
        themes: "time_mars_12",
        core: [
          "your effort goes abroad or out of sight, and anger costs you sleep",
          "मेहनत परदेस या ओट में जाती है, ग़ुस्सा नींद लेता है",
          "mehnat pardes ya parde ke peeche jaati hai, gussa neend leta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
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
          "your conversations help you to reinvent yourself",
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
          "you sign papers for the house, and find a quiet place to study",
          "घर के काग़ज़ बनते हैं, पढ़ाई को शांत मेज़ मिलती है",
          "ghar ke kagaz bante hain, padhai ko shaant table milti hai",
        ],
      },
      {
        themes: "time_mercury_5",
        core: [
          "your mind is awake: exams, ideas, playful affection",
          "बुद्धि जागी है: परीक्षा, विचार, चुहल भरा स्नेह",
          "buddhi jaagi hai: exam, ideas, mazaakiya pyar",
        ],
      },
      {
        themes: "time_mercury_6",
        core: [
          "you settle details and disputes with lists and letters",
          "बारीकियाँ और विवाद सूची और चिट्ठी से निबटते हैं",
          "detail aur vivaad list aur likhit se niptate hain",
        ],
      },
      {
        themes: "time_mercury_7",
        core: [
          "agreements are discussed, drafted and sometimes reached with a joke",
          "समझौते चर्चा और हँसी-हँसी में बन जाते हैं",
          "agreement charcha aur hansi mazaak me ban jaate hain",
        ],
      },
      {
        themes: "time_mercury_8",
        core: [
          "you investigate, insure and check what you had taken on trust",
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
          "your work depends on communication, and a second skill becomes useful",
          "काम संवाद पर घूमता है, दूसरा हुनर काम आता है",
          "kaam communication par tika hai, ek aur hunar kaam aata hai",
        ],
      },
      {
        themes: "time_mercury_11",
        core: [
          "contacts turn into contracts, and ideas into a small regular income",
          "संपर्क अनुबंध बनते हैं, विचार छोटी नियमित आमदनी",
          "contacts contract bante hain, ideas chhoti regular income",
        ],
      },
      {
        themes: "time_mercury_12",
        core: [
          "you write to people abroad, study in private, and pay many small bills",
          "परदेस से पत्र-व्यवहार, एकांत की पढ़ाई और कई छोटे बिल",
          "pardes se mail, akele ki padhai aur kai chhote bill",
        ],
      },
    ],
  ),
});
