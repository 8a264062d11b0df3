import { buildRowsInOrder, buildTable, TWELVE_HOUSES } from "./knowledge-row.ts";

const OWN_AND_HOUSES = ["own", ...TWELVE_HOUSES];

/** The dasha of Jupiter, Venus, Saturn or a node: its general tone, and its results as lord of each house (BPHS 47 to 53; PD 19). */
export const DASHA_ROLE_ROWS_JUPITER_TO_KETU = buildTable("dasha-role", {
  ...buildRowsInOrder(
    "jupiter",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_jupiter_own",
        core: [
          "things grow: advice, learning, family, and sometimes your waist",
          "सब फैलता है: सलाह, विद्या, परिवार, और थोड़ा आराम भी",
          "sab phailta hai: salah, padhai, parivaar, aur thoda aaram bhi",
        ],
      },
      {
        themes: "time_jupiter_1",
        core: [
          "confidence and good advice return, and people trust you more",
          "भरोसा और अच्छी सलाह लौटती है, लोग ज़्यादा मानते हैं",
          "confidence aur achhi salah laut-ti hai, log zyada maante hain",
        ],
      },
      {
        themes: "time_jupiter_2",
        core: [
          "your savings grow, and the family has more guests or a celebration",
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
          "comfort at home improves, and a house or a degree comes nearer",
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
          "service brings you respect, and good advice helps you settle debts",
          "सेवा से मान मिलता है, अच्छी सलाह से क़र्ज़ उतरता है",
          "seva se izzat milti hai, achhi salah se karz utarta hai",
        ],
      },
      {
        themes: "time_jupiter_7",
        core: [
          "you meet good people, and their terms are fair",
          "भले लोग राह में आते हैं, शर्तें न्याय की रहती हैं",
          "achhe log raah me aate hain, shartein fair rehti hain",
        ],
      },
      {
        themes: "time_jupiter_8",
        core: [
          "endings bring you insight, and other people's money quietly helps you",
          "समाप्ति से समझ आती है, औरों के साधन से चुपचाप सहारा",
          "ending se samajh aati hai, auron ke saadhan se chupchaap sahara",
        ],
      },
      {
        themes: "time_jupiter_9",
        core: [
          "good fortune is near: a teacher, a journey, a door that opens",
          "कृपा पास है: शिक्षक, यात्रा, अपने आप खुलता द्वार",
          "kripa paas hai: teacher, yatra, apne aap khulta darwaza",
        ],
      },
      {
        themes: "time_jupiter_10",
        core: [
          "your name grows through good advice, fairness and useful knowledge",
          "सलाह, न्याय और काम के ज्ञान से नाम बढ़ता है",
          "salah, insaaf aur kaam ke gyaan se naam badhta hai",
        ],
      },
      {
        themes: "time_jupiter_11",
        core: [
          "goodwill brings you gains, and elders remember you",
          "सद्भाव लाभ बनता है, बुज़ुर्ग आपको याद करते हैं",
          "goodwill laabh banta hai, bade log aapko yaad karte hain",
        ],
      },
      {
        themes: "time_jupiter_12",
        core: [
          "you spend on learning, giving or travel, and it feels right",
          "सीख, दान या दूरी पर ख़र्च जाता है, और ठीक लगता है",
          "seekh, daan ya doori par kharch jaata hai, aur theek lagta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "venus",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_venus_own",
        core: [
          "pleasure, affection and beautiful things need room in your life",
          "सुख, स्नेह और सुंदर चीज़ें जगह माँगती हैं",
          "sukh, pyar aur sundar cheezein jagah maangti hain",
        ],
      },
      {
        themes: "time_venus_1",
        core: [
          "people notice your charm, and you choose comfort over conflict",
          "आपका आकर्षण झलकता है, कलह से ज़्यादा सुख चुनते हैं",
          "aapka charm dikhta hai, jhagde se zyada sukh chunte hain",
        ],
      },
      {
        themes: "time_venus_2",
        core: [
          "money comes through taste and family, and you spend it on fine things",
          "पैसा रुचि और परिवार से आता है, अच्छी चीज़ों पर जाता है",
          "paisa taste aur parivaar se aata hai, achhi cheezon par jaata hai",
        ],
      },
      {
        themes: "time_venus_3",
        core: [
          "charm and skill get you further than force at this time",
          "सलीक़ा और हुनर ज़ोर से आगे ले जाते हैं",
          "saleeka aur hunar zor se aage le jaate hain",
        ],
      },
      {
        themes: "time_venus_4",
        core: [
          "your house becomes more beautiful, and a vehicle or a move pleases you",
          "घर सँवरता है, वाहन या नई जगह मन को भाती है",
          "ghar sanwarta hai, gaadi ya nayi jagah mann ko pasand aati hai",
        ],
      },
      {
        themes: "time_venus_5",
        core: [
          "the time is good for both love and creative work",
          "प्रेम और रचना का मौसम एक ही समय आता है",
          "pyar aur rachna ka mausam ek hi time aata hai",
        ],
      },
      {
        themes: "time_venus_6",
        core: [
          "you put effort into pleasing others, so set a limit",
          "औरों को ख़ुश रखने में मेहनत जाती है, उसकी हद बाँधिए",
          "auron ko khush rakhne me mehnat jaati hai, uski had baandhiye",
        ],
      },
      {
        themes: "time_venus_7",
        core: [
          "partnership is the main subject, with tenderness and real offers",
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
          "you find beauty, culture and luck together, perhaps abroad",
          "सुंदरता, संस्कृति और भाग्य एक राह चलते हैं, कभी परदेस",
          "sundarta, culture aur bhagya ek raah par hain, kabhi pardes",
        ],
      },
      {
        themes: "time_venus_10",
        core: [
          "people like your work, and pleasant people help it forward",
          "काम पसंद किया जाता है, भले लोग उसे बढ़ाते हैं",
          "kaam pasand kiya jaata hai, achhe log use badhate hain",
        ],
      },
      {
        themes: "time_venus_11",
        core: [
          "friendship and celebrations bring you what effort did not",
          "जो मेहनत से न आया वह मित्रता और उत्सव लाते हैं",
          "jo mehnat se na aaya woh dosti aur utsav laate hain",
        ],
      },
      {
        themes: "time_venus_12",
        core: [
          "you find comfort far away or in private, at a price you accept",
          "सुख दूर या एकांत में मिलता है, दाम आपको मंज़ूर है",
          "sukh door ya akele me milta hai, daam aapko manzoor hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "saturn",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_saturn_own",
        core: [
          "work, patience and the cost of old shortcuts come due together",
          "काम, धैर्य और पुरानी जल्दबाज़ी का हिसाब मिलकर आते हैं",
          "kaam, dhairya aur purani jaldbaazi ka hisaab ek saath aate hain",
        ],
      },
      {
        themes: "time_saturn_1",
        core: [
          "you carry more, promise less, and become stronger for it",
          "आप ज़्यादा ढोते, कम वादा करते और पक्के होते जाते हैं",
          "aap zyada dhote, kam vaada karte aur pakke ho jaate hain",
        ],
      },
      {
        themes: "time_saturn_2",
        core: [
          "money needs a plan, and family needs plain words",
          "पैसे को योजना चाहिए, परिवार को सीधी बात",
          "paise ko plan chahiye, parivaar ko seedhi baat",
        ],
      },
      {
        themes: "time_saturn_3",
        core: [
          "steady practice beats talent, and distant relatives need your attention",
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
          "hard work wears down the obstacle, if your body gets its rest",
          "मेहनत रुकावट घिसती है, बस शरीर को आराम मिलता रहे",
          "mehnat rukavat ghis deti hai, bas shareer ko aaram milta rahe",
        ],
      },
      {
        themes: "time_saturn_7",
        core: [
          "agreements need to be made binding or ended",
          "समझौते पक्के होना चाहते हैं या छोड़ दिए जाना",
          "agreement pakke hona chahte hain ya chhod diye jaana",
        ],
      },
      {
        themes: "time_saturn_8",
        core: [
          "long tangles of papers or feelings are solved one step at a time",
          "काग़ज़ या मन की लंबी गुत्थी एक-एक गाँठ खुलती है",
          "kagaz ya mann ki lambi gutthi ek ek gaanth khulti hai",
        ],
      },
      {
        themes: "time_saturn_9",
        core: [
          "duty tests your beliefs, and elders need your time",
          "आस्था को कर्तव्य परखता है, बुज़ुर्गों को आपका समय चाहिए",
          "aastha ko zimmedari parakhti hai, badon ko aapka time chahiye",
        ],
      },
      {
        themes: "time_saturn_10",
        core: [
          "your workload and your position grow together, and people notice shortcuts",
          "भार और पद मिलकर बढ़ते हैं, छोटे रास्ते पकड़े जाते हैं",
          "bojh aur post ek saath badhte hain, shortcut pakde jaate hain",
        ],
      },
      {
        themes: "time_saturn_11",
        core: [
          "late payments arrive, and old or senior friends prove useful",
          "अटके बकाये आते हैं, पुराने या वरिष्ठ मित्र काम आते हैं",
          "atke hue bakaye aate hain, purane ya senior dost kaam aate hain",
        ],
      },
      {
        themes: "time_saturn_12",
        core: [
          "you pay off, cut down and withdraw, and feel lighter afterwards",
          "आप चुकाते, घटाते, सिमटते हैं, और बाद में हल्के रहते हैं",
          "aap chukate, ghatate, simat-te hain, aur baad me halke rehte hain",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "rahu",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_rahu_own",
        core: [
          "you want more, the unfamiliar attracts you, and luck comes in jumps",
          "भूख बढ़ती है, अनजान खींचता है, भाग्य छलाँगों में चलता है",
          "bhookh badhti hai, anjaan kheenchta hai, bhagya chhalaang me badhta hai",
        ],
      },
    ],
  ),
  ...buildRowsInOrder(
    "ketu",
    OWN_AND_HOUSES,
    ["BPHS", 47],
    [
      {
        themes: "time_ketu_own",
        core: [
          "what no longer fits falls away, and you see things clearly",
          "जो अब नहीं जँचता वह छूटता है, साफ़ समझ बची रहती है",
          "jo ab nahi janchta woh chhoot-ta hai, saaf samajh bachi rehti hai",
        ],
      },
    ],
  ),
});
