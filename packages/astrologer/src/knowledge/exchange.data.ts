import { buildTable } from "./knowledge-row.ts";

/** Exchange (parivartana) between the lords of two houses (PD 6). */
export const EXCHANGE_ROWS = buildTable("yoga", {
  parivartana_1_2: {
    themes: "exchange_1_2",
    core: [
      "you and your money are linked: your name earns, and money shapes your name",
      "आप और आपकी पूँजी जगह बदलते हैं: नाम कमाता है, धन नाम गढ़ता है",
      "aap aur aapki poonji jagah badalte hain: naam kamaata hai, paisa naam gadhta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_1_3: {
    themes: "exchange_1_3",
    core: [
      "courage makes you who you are, and brothers or colleagues are much like you",
      "साहस और पहचान एक-दूजे को पोसते हैं, भाई या सहकर्मी आईना हैं",
      "himmat aur pehchaan aapas me judi hain, bhai ya colleague aaina hain",
    ],
    source: ["PD", 6],
  },
  parivartana_1_4: {
    themes: "exchange_1_4",
    core: [
      "home shapes you and you shape the home, so neither can be neglected",
      "घर आपको बनाता है, आप घर को, किसी की अनदेखी नहीं चलती",
      "ghar aapko banata hai, aap ghar ko, kisi ki andekhi nahi honi chahiye",
    ],
    source: ["PD", 6],
  },
  parivartana_1_5: {
    themes: "exchange_1_5",
    core: [
      "your intelligence and your personality are one gift, and you like to use it",
      "आपकी बुद्धि और आप एक ही देन हैं, जो काम में आना चाहती है",
      "aapki buddhi aur aap ek hi den hain, jo kaam me aana chahti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_1_6: {
    themes: "exchange_1_6",
    core: [
      "you put your strength into other people's problems, and gain skill from it",
      "आपका बल औरों की उलझनों में जाता है और हुनर बनकर लौटता है",
      "aapki taakat auron ki uljhan me jaati hai aur hunar bankar laut-ti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_1_7: {
    themes: "exchange_1_7",
    core: [
      "you find yourself in partnership, and partners find themselves through you",
      "साझेदारी में आप अपने को पाते हैं, साथी आपमें अपने को",
      "partnership me aap apne ko paate hain, partner aapme apne ko",
    ],
    source: ["PD", 6],
  },
  parivartana_1_8: {
    themes: "exchange_1_8",
    core: [
      "change takes you apart and rebuilds you, and you come out wiser",
      "बदलाव आपको खोलकर नया जोड़ता है, आप समझदार निकलते हैं",
      "badlaav aapko kholkar naya jodta hai, aap samajhdar nikalte hain",
    ],
    source: ["PD", 6],
  },
  parivartana_1_9: {
    themes: "exchange_1_9",
    core: [
      "your principles and your person are one, so doing right brings you luck",
      "उसूल और आप जुड़े हैं, सही आचरण ही आपका भाग्य है",
      "usool aur aap jude hain, sahi vyavhaar hi aapka bhagya hai",
    ],
    source: ["PD", 6],
  },
  parivartana_1_10: {
    themes: "exchange_1_10",
    core: [
      "you become one with your work, and your work shows who you are",
      "आप अपना काम बन जाते हैं, काम आपकी शक्ल ले लेता है",
      "aap apna kaam ban jaate hain, kaam aapki shakal le leta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_1_11: {
    themes: "exchange_1_11",
    core: [
      "your wishes and your efforts are linked, so friends help you grow",
      "इच्छा और प्रयास जगह बदलते हैं, मित्र आपको बढ़ाते हैं",
      "ichchha aur koshish jagah badalte hain, dost aapko badhate hain",
    ],
    source: ["PD", 6],
  },
  parivartana_1_12: {
    themes: "exchange_1_12",
    core: [
      "you give yourself away easily, and distance helps you recover",
      "आप सहज ही अपने को ख़र्च करते हैं, दूरी आपको लौटाती है",
      "aap aasani se apne ko kharch karte hain, doori aapko lautati hai",
    ],
    source: ["PD", 6],
  },
  parivartana_2_3: {
    themes: "exchange_2_3",
    core: [
      "your effort turns into savings, and savings into new effort",
      "मेहनत बचत बनती है और बचत नई मेहनत",
      "mehnat saving banti hai aur saving nayi mehnat",
    ],
    source: ["PD", 6],
  },
  parivartana_2_4: {
    themes: "exchange_2_4",
    core: [
      "family money and the house depend on each other",
      "परिवार का पैसा और मकान एक-दूजे की जगह खड़े हैं",
      "parivaar ka paisa aur makan aapas me bandhe hain",
    ],
    source: ["PD", 6],
  },
  parivartana_2_5: {
    themes: "exchange_2_5",
    core: [
      "your talent and your family's money work together",
      "हुनर और परिवार की पूँजी एक ही थैली से चलते हैं",
      "talent aur parivaar ki poonji ek hi theli se hain",
    ],
    source: ["PD", 6],
  },
  parivartana_2_6: {
    themes: "exchange_2_6",
    core: [
      "your money goes to debts and service before it stays with you",
      "पैसा क़र्ज़ और सेवा से गुज़रकर ठहरता है",
      "paisa karz aur seva se guzarkar theharta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_2_7: {
    themes: "exchange_2_7",
    core: [
      "family and partner share the money, which works best when you count it",
      "परिवार और साझेदारी एक जेब बाँटते हैं, गिनकर चलें तो अच्छा",
      "parivaar aur partnership ek jeb baant-te hain, ginkar rakhein to achha",
    ],
    source: ["PD", 6],
  },
  parivartana_2_8: {
    themes: "exchange_2_8",
    core: [
      "savings and shared money get mixed, so put inheritances and loans in writing",
      "बचत और साझा धन जगह बदलते हैं, विरासत और उधार लिखकर रखिए",
      "saving aur saajha paisa jagah badalte hain, virasat aur udhaar likhkar rakhiye",
    ],
    source: ["PD", 6],
  },
  parivartana_2_9: {
    themes: "exchange_2_9",
    core: [
      "what you own and what you believe support each other",
      "आपकी पूँजी और आपकी आस्था एक-दूजे को फल देती हैं",
      "aapki poonji aur aapki aastha aapas me phal deti hain",
    ],
    source: ["PD", 6],
  },
  parivartana_2_10: {
    themes: "exchange_2_10",
    core: [
      "your living and family money are one, and your voice is part of your trade",
      "जीविका और घर की जेब एक हैं, वाणी आपके पेशे का हिस्सा है",
      "livelihood aur ghar ki jeb ek hain, awaaz aapke pesha ka hissa hai",
    ],
    source: ["PD", 6],
  },
  parivartana_2_11: {
    themes: "exchange_2_11",
    core: [
      "earning and saving feed each other, which is how wealth grows",
      "कमाना और बचाना आसानी से हाथ बदलते हैं, धन ऐसे ही बढ़ता है",
      "kamana aur bachana aasani se haath badalte hain, paisa aise hi badhta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_2_12: {
    themes: "exchange_2_12",
    core: [
      "saving and spending get mixed up, so give each its own account",
      "बचत और ख़र्च कुर्सी बदलते हैं, हर एक का खाता अलग रखिए",
      "saving aur kharch kursi badalte hain, har ek ka account alag rakhiye",
    ],
    source: ["PD", 6],
  },
  parivartana_3_4: {
    themes: "exchange_3_4",
    core: [
      "effort and rest take turns at home, and courage wins you the house",
      "घर पर मेहनत और आराम बारी-बारी चलते हैं, घर साहस से मिलता है",
      "ghar par mehnat aur aaram baari baari se aate hain, ghar himmat se milta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_3_5: {
    themes: "exchange_3_5",
    core: [
      "practice and play strengthen each other, as with performers and writers",
      "अभ्यास और खेल एक-दूजे को पोसते हैं, जैसे कलाकार और लेखक में",
      "practice aur khel aapas me judte hain, jaise kalakaar aur writer me",
    ],
    source: ["PD", 6],
  },
  parivartana_3_6: {
    themes: "exchange_3_6",
    core: [
      "you fight your own way through, and colleagues make you sharper",
      "आप लड़कर राह बनाते हैं, सहकर्मी आपको तेज़ करते हैं",
      "aap ladkar raah banate hain, colleague aapko tez karte hain",
    ],
    source: ["PD", 6],
  },
  parivartana_3_7: {
    themes: "exchange_3_7",
    core: [
      "courage wins you a partner, and the partner needs courage from you",
      "साहस साथी दिलाता है, और साथी साहस माँगता है",
      "himmat partner dilati hai, aur partner himmat maangta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_3_8: {
    themes: "exchange_3_8",
    core: [
      "your efforts meet sudden turns, so keep a second plan",
      "प्रयास को अचानक मोड़ मिलते हैं, एक और योजना रखिए",
      "koshish ko achanak mod milte hain, ek aur plan rakhiye",
    ],
    source: ["PD", 6],
  },
  parivartana_3_9: {
    themes: "exchange_3_9",
    core: [
      "courage and faith help each other, often on a journey",
      "साहस और आस्था भेंट बदलते हैं, अक्सर यात्रा में",
      "himmat aur aastha gift badalte hain, aksar yatra me",
    ],
    source: ["PD", 6],
  },
  parivartana_3_10: {
    themes: "exchange_3_10",
    core: [
      "a skill of your hands becomes your profession, and the profession needs courage",
      "हाथ का हुनर पेशा बनता है, और पेशा हिम्मत माँगता है",
      "haath ka hunar pesha banta hai, aur pesha himmat maangta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_3_11: {
    themes: "exchange_3_11",
    core: [
      "your own effort and your friends' goodwill keep your income moving",
      "अपनी पहल और मित्रों का सद्भाव आमदनी चलाते हैं",
      "apni pehal aur doston ki dua income banaye rakhte hain",
    ],
    source: ["PD", 6],
  },
  parivartana_3_12: {
    themes: "exchange_3_12",
    core: [
      "your effort goes to faraway places, and pays back by long routes",
      "मेहनत दूर तक जाती है और लंबी राह से लौटती है",
      "mehnat door tak jaati hai aur lambi raah se laut-ti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_4_5: {
    themes: "exchange_4_5",
    core: [
      "a peaceful house and a bright mind help one another",
      "शांत घर और तेज़ बुद्धि एक-दूजे को फल देते हैं",
      "shaant ghar aur tez buddhi aapas me phal dete hain",
    ],
    source: ["PD", 6],
  },
  parivartana_4_6: {
    themes: "exchange_4_6",
    core: [
      "you have to repair and defend your comfort, and then it lasts",
      "सुख को सुधारना और बचाना पड़ता है, तब वह टिकता है",
      "sukh ko sudharna aur bachana padta hai, tab woh tikta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_4_7: {
    themes: "exchange_4_7",
    core: [
      "home and partner are one subject, and both settle together",
      "घर और साथी एक ही विषय हैं, मिलकर ही बसते हैं",
      "ghar aur partner ek hi topic hain, milkar hi settle hote hain",
    ],
    source: ["PD", 6],
  },
  parivartana_4_8: {
    themes: "exchange_4_8",
    core: [
      "your house changes, and old papers about it need a close look",
      "घर शक्ल बदलता है, उसके पुराने काग़ज़ उजाले में रखिए",
      "ghar shakal badalta hai, uske purane kagaz ujaale me rakhiye",
    ],
    source: ["PD", 6],
  },
  parivartana_4_9: {
    themes: "exchange_4_9",
    core: [
      "land, mother and luck go together for you",
      "ज़मीन, माँ और भाग्य हाथ थामे चलते हैं",
      "zameen, maa aur bhagya haath thaame hain",
    ],
    source: ["PD", 6],
  },
  parivartana_4_10: {
    themes: "exchange_4_10",
    core: [
      "home and office are linked: neither can do well against the other",
      "घर और दफ़्तर जगह बदलते हैं: एक के बिना दूजा नहीं फलता",
      "ghar aur office jagah badalte hain: ek ke bina koi nahi phalta",
    ],
    source: ["PD", 6],
  },
  parivartana_4_11: {
    themes: "exchange_4_11",
    core: [
      "your wishes become property, and property brings you friends",
      "इच्छाएँ संपत्ति बनती हैं, और संपत्ति मित्र लाती है",
      "ichchhayein property banti hain, aur property dost laati hai",
    ],
    source: ["PD", 6],
  },
  parivartana_4_12: {
    themes: "exchange_4_12",
    core: [
      "you leave home to find a home, and gladly pay for peace",
      "घर पाने को घर छोड़ते हैं, चैन का दाम ख़ुशी से देते हैं",
      "ghar paane ko ghar chhodte hain, chain ka daam khushi se dete hain",
    ],
    source: ["PD", 6],
  },
  parivartana_5_6: {
    themes: "exchange_5_6",
    core: [
      "contests train your talent, and worry does not help it",
      "हुनर मुक़ाबले से सधता है, चिंता उसकी झूठी सहेली है",
      "talent mukable se saadha jaata hai, chinta uski jhoothi saheli hai",
    ],
    source: ["PD", 6],
  },
  parivartana_5_7: {
    themes: "exchange_5_7",
    core: [
      "affection and commitment go together, so you tend to take love seriously",
      "स्नेह और वचन जगह बदलते हैं, प्रेम गंभीर हो जाता है",
      "pyar aur promise jagah badalte hain, pyar serious ho jaata hai",
    ],
    source: ["PD", 6],
  },
  parivartana_5_8: {
    themes: "exchange_5_8",
    core: [
      "your mind likes depth, and your ideas come back to life after a break",
      "बुद्धि गहराई खोजती है, विचार ठहराव के बाद नए जन्म लेते हैं",
      "buddhi gehraai khojti hai, ideas ruk kar nayi shakal lete hain",
    ],
    source: ["PD", 6],
  },
  parivartana_5_9: {
    themes: "exchange_5_9",
    core: [
      "intelligence and grace strengthen one another, which is a rare good fortune",
      "बुद्धि और कृपा भेंट बदलते हैं, यह दुर्लभ सौभाग्य है",
      "buddhi aur kripa gift badalte hain, yeh rare saubhagya hai",
    ],
    source: ["PD", 6],
  },
  parivartana_5_10: {
    themes: "exchange_5_10",
    core: [
      "creative thinking takes you to office, and the office needs your ideas",
      "सोच पद तक पहुँचती है, और पद को आपके विचार चाहिए",
      "soch post tak pahunchti hai, aur post ko aapke ideas chahiye",
    ],
    source: ["PD", 6],
  },
  parivartana_5_11: {
    themes: "exchange_5_11",
    core: [
      "talent and income help each other, and your friends are your customers",
      "हुनर और आमदनी जगह बदलते हैं, मित्र ही बाज़ार हैं",
      "talent aur income jagah badalte hain, dost hi market hain",
    ],
    source: ["PD", 6],
  },
  parivartana_5_12: {
    themes: "exchange_5_12",
    core: [
      "inspiration comes from far away or from silence, and costs you time",
      "प्रेरणा दूर से या चुप्पी से आती है, समय माँगती है",
      "inspiration door se ya shaanti se aati hai, time maangti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_6_7: {
    themes: "exchange_6_7",
    core: [
      "duty and partnership get mixed, so keep the chores apart from the love",
      "कर्तव्य और रिश्ता घुले हैं, काम और प्यार को अलग रखिए",
      "zimmedari aur rishta ghule hue hain, kaam aur pyar ko alag rakhiye",
    ],
    source: ["PD", 6],
  },
  parivartana_6_8: {
    themes: "exchange_6_8",
    core: [
      "troubles cancel each other, and you learn to stay calm",
      "मुश्किल को मुश्किल काटती है, आप घबराना छोड़ देते हैं",
      "mushkil ko mushkil kaat-ti hai, aap ghabrana chhod dete hain",
    ],
    source: ["PD", 6],
  },
  parivartana_6_9: {
    themes: "exchange_6_9",
    core: [
      "you find luck in service, and disputes test your principles",
      "भाग्य सेवा में छिपा है, उसूल विवाद में परखे जाते हैं",
      "bhagya seva me chhupa hai, usool vivaad me parakhe jaate hain",
    ],
    source: ["PD", 6],
  },
  parivartana_6_10: {
    themes: "exchange_6_10",
    core: [
      "duty and rank support each other: what begins as service ends as a title",
      "सेवा और पद जगह बदलते हैं: जो सेवा थी वह पदवी बनती है",
      "seva aur post jagah badalte hain: jo seva thi woh title banti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_6_11: {
    themes: "exchange_6_11",
    core: [
      "you gain from hard things, and more hard work follows the gain",
      "कठिन से लाभ होता जाता है, और लाभ के पीछे मेहनत आती है",
      "mushkil se laabh milta jaata hai, aur laabh ke peeche mehnat aati hai",
    ],
    source: ["PD", 6],
  },
  parivartana_6_12: {
    themes: "exchange_6_12",
    core: [
      "disputes use up money unless you settle them early and without pride",
      "विवाद पैसा खाते हैं, मान छोड़कर जल्दी निबटाइए",
      "vivaad paisa khaate hain, ego chhodkar jaldi nipta lijiye",
    ],
    source: ["PD", 6],
  },
  parivartana_7_8: {
    themes: "exchange_7_8",
    core: [
      "relationships go through deep change, and honest accounts keep them whole",
      "रिश्ते गहरे बदलाव से गुज़रते हैं, साफ़ हिसाब उन्हें जोड़े रखता है",
      "rishte gehre badlaav se guzarte hain, saaf hisaab unhe jode rakhta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_7_9: {
    themes: "exchange_7_9",
    core: [
      "partner and luck come together, and journeys make the relationship",
      "साथी और भाग्य एक होकर चलते हैं, यात्रा नाता बनाती है",
      "partner aur bhagya ek hokar chalte hain, yatra rishta banati hai",
    ],
    source: ["PD", 6],
  },
  parivartana_7_10: {
    themes: "exchange_7_10",
    core: [
      "work and partnership are one, and rise or rest together",
      "काम और साझेदारी एक नाम ढोते हैं, मिलकर उठते-ठहरते हैं",
      "kaam aur partnership ek naam rakhte hain, milkar uthte theharte hain",
    ],
    source: ["PD", 6],
  },
  parivartana_7_11: {
    themes: "exchange_7_11",
    core: [
      "friendship and partnership turn into each other, to your profit",
      "मित्रता और साझेदारी एक-दूजे में बदलती हैं, लाभ आपका",
      "dosti aur partnership aapas me badalti hain, laabh aapka",
    ],
    source: ["PD", 6],
  },
  parivartana_7_12: {
    themes: "exchange_7_12",
    core: [
      "a relationship spans two places, and needs privacy and patience",
      "नाता दूरी पार करता है, एकांत और धैर्य माँगता है",
      "rishta doori paar karta hai, privacy aur dhairya maangta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_8_9: {
    themes: "exchange_8_9",
    core: [
      "hardship changes your faith, and luck follows the change",
      "आस्था कठिनाई में नई गढ़ी जाती है, भाग्य उसके पीछे चलता है",
      "aastha mushkil me nayi banti hai, bhagya uske peeche aata hai",
    ],
    source: ["PD", 6],
  },
  parivartana_8_10: {
    themes: "exchange_8_10",
    core: [
      "your work has breaks and deep phases, and research suits it",
      "काम ठहराव और गहराई से गुज़रता है, शोध उसे जँचता है",
      "kaam break aur gehraai se guzarta hai, research use suit karti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_8_11: {
    themes: "exchange_8_11",
    core: [
      "gains come suddenly and late, so plan only with the regular part",
      "लाभ अचानक और देर से आता है, योजना नियमित हिस्से पर बनाइए",
      "laabh achanak aur der se aata hai, planning regular hisse par banaiye",
    ],
    source: ["PD", 6],
  },
  parivartana_8_12: {
    themes: "exchange_8_12",
    core: [
      "endings free you, and hidden things lose their hold on you",
      "समाप्ति आपको छुड़ाती है, छिपी बात की पकड़ ढीली पड़ती है",
      "ending aapko aazaad karti hai, chhupi baat ki pakad dheeli padti hai",
    ],
    source: ["PD", 6],
  },
  parivartana_9_10: {
    themes: "exchange_9_10",
    core: [
      "belief and profession support each other, and lift each other high",
      "आस्था और पेशा जगह बदलते हैं, एक-दूजे को ऊँचा उठाते हैं",
      "aastha aur pesha jagah badalte hain, aapas me ooncha uthate hain",
    ],
    source: ["PD", 6],
  },
  parivartana_9_11: {
    themes: "exchange_9_11",
    core: [
      "luck turns into income, and income into good works",
      "भाग्य आमदनी बनता है, और आमदनी नेक काम",
      "bhagya income banta hai, aur income nek kaam",
    ],
    source: ["PD", 6],
  },
  parivartana_9_12: {
    themes: "exchange_9_12",
    core: [
      "you find fortune far away, or by giving something up",
      "भाग्य आपको दूर या कुछ छोड़कर मिलता है",
      "bhagya aapko door ya kuch chhodkar milta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_10_11: {
    themes: "exchange_10_11",
    core: [
      "work and gain go together: effort is paid, and pay brings rank",
      "काम और लाभ जगह बदलते हैं: मेहनत का दाम, दाम से मान",
      "kaam aur laabh jagah badalte hain: mehnat ka paisa, paise se izzat",
    ],
    source: ["PD", 6],
  },
  parivartana_10_12: {
    themes: "exchange_10_12",
    core: [
      "your work goes abroad or behind the scenes, and does well there",
      "काम परदेस या परदे के पीछे जाता है और वहीं फलता है",
      "kaam pardes ya parde ke peeche jaata hai aur wahin phalta hai",
    ],
    source: ["PD", 6],
  },
  parivartana_11_12: {
    themes: "exchange_11_12",
    core: [
      "what comes in goes to distant goals, so decide on the share beforehand",
      "आता धन दूर के कामों में जाता है, हिस्सा पहले तय कीजिए",
      "aata paisa door ke kaamon me jaata hai, hissa pehle tay kijiye",
    ],
    source: ["PD", 6],
  },
});
