import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { KnowledgeRowSource } from "../knowledge-row.ts";

type LocalizedSource = KnowledgeRowSource["core"];

/**
 * For houses that serve several topics: the meaning of the lord's place for the topic that the main row does not cover, in the order of the
 * twelve houses (BPHS 24).
 */
export const LORD_IN_HOUSE_TOPIC_TEXTS: Readonly<
  Record<number, Readonly<Partial<Record<Topic, readonly LocalizedSource[]>>>>
> = {
  1: {
    health: [
      [
        "your energy depends on your own will, so a routine you choose yourself works best",
        "ऊर्जा आपकी इच्छा से चलती है, अपना बनाया नियम सबसे अच्छा काम करता है",
        "energy aapki marzi se hai, apna banaya routine sabse achha kaam karta hai",
      ],
      [
        "good food and regular meals give you more strength than exercise does",
        "कसरत से ज़्यादा आपका बल समय पर और सादे भोजन से बनता है",
        "kasrat se zyada aapki taakat time par aur saade khaane se hai",
      ],
      [
        "short walks and work with your hands and arms restore your strength",
        "हाथों का काम और छोटी सैर आपको ताज़ा करते हैं",
        "haathon ka kaam aur chhoti walk aapko fresh karte hain",
      ],
      [
        "your strength returns at home, with quiet and enough sleep",
        "बल घर पर लौटता है, चुप्पी और पूरी नींद से",
        "taakat ghar par laut-ti hai, shaanti aur poori neend se",
      ],
      [
        "play and laughter do you good, and worry about results does not",
        "खेल और हँसी आपकी औषधि हैं, नतीजे की चिंता नहीं",
        "khel aur hansi aapki dawa hain, result ki chinta nahi",
      ],
      [
        "you work on when you are tired, so plan your rest as firmly as your work",
        "थकान में भी आप जुटे रहते हैं, आराम को काम की तरह लिख लीजिए",
        "thakaan me bhi aap kaam karte hain, aaram ko bhi calendar me likh lijiye",
      ],
      [
        "your energy depends on the people around you, so share your meals with good company",
        "ऊर्जा संगत के पीछे चलती है, किसके पास बैठकर खाएँ यह चुनिए",
        "energy dost dekhkar chalti hai, khaane par kaun ho yeh chuniye",
      ],
      [
        "your strength comes and goes in cycles, so rest when it is low",
        "बल चक्र में आता है, बीच के विराम का आदर कीजिए",
        "taakat cycle me aati hai, beech ke break ki izzat kijiye",
      ],
      [
        "hope and long walks in the open air keep you well",
        "आशा और खुले आसमान तले लंबी सैर आपको ठीक रखती है",
        "umeed aur khule aasmaan ke neeche lambi walk aapko theek rakhti hai",
      ],
      [
        "work uses up your strength first, so stop at a fixed hour",
        "काम सबसे पहले आपकी जमा ऊर्जा खाता है, तय समय पर रुकिए",
        "kaam sabse pehle aapki energy khaata hai, fix time par rukiye",
      ],
      [
        "friends who exercise with you help you keep good habits",
        "मिलकर चलने वाले मित्र आपकी अच्छी आदतें जीवित रखते हैं",
        "milkar walk karne wale dost aapki achhi aadatein zinda rakhte hain",
      ],
      [
        "sleep restores you best, and crowds tire you most",
        "नींद ही आपका मुख्य सहारा है, भीड़ आपको ख़र्च करती है",
        "neend hi aapka main sahara hai, bheed aapko thaka deti hai",
      ],
    ],
  },
  4: {
    education: [
      [
        "study becomes part of who you are, once the place for it feels right",
        "जगह मन की हो तो पढ़ाई आपके स्वभाव का हिस्सा बन जाती है",
        "jagah mann ki ho to padhai aapke swabhav ka hissa ban jaati hai",
      ],
      [
        "your family supports your education with money, and expects a lot from it",
        "परिवार आपकी पढ़ाई के पीछे खड़ा है, पैसे से भी, उम्मीद से भी",
        "parivaar aapki padhai ke peeche khada hai, paise se bhi, umeed se bhi",
      ],
      [
        "you learn by copying out, practising and doing it again",
        "लिखकर, अभ्यास करके और दोहराकर आप सीखते हैं",
        "likhkar, practice karke aur dohrakar aap seekhte hain",
      ],
      [
        "you learn easily, and need only a quiet room",
        "पढ़ाई का माथा आपका अच्छा है, बस शांत कमरा चाहिए",
        "padhai ka dimaag aapka achha hai, bas shaant kamra chahiye",
      ],
      [
        "you enjoy study most when you can create something with it",
        "रचने को मिले तो पढ़ाई आनंद बन जाती है",
        "rachne ko mile to padhai mazedaar ban jaati hai",
      ],
      [
        "your education has interruptions, and you catch up through discipline",
        "पढ़ाई में रुकावट आती है, अनुशासन से आप बराबर आ जाते हैं",
        "padhai me rukavat aati hai, discipline se aap barabar aa jaate hain",
      ],
      [
        "a study partner or a good tutor helps you learn twice as much",
        "पढ़ाई का साथी या अच्छा शिक्षक आपकी समझ दुगुनी करता है",
        "study partner ya achha tutor aapki samajh dugni karta hai",
      ],
      [
        "you change your course of study once, and the second choice suits you better",
        "आप एक बार विषय बदलते हैं, नया चुनाव बेहतर जँचता है",
        "aap ek baar course badalte hain, naya chunaav behtar rehta hai",
      ],
      [
        "you earn degrees with the help of good teachers, and higher study suits you",
        "अच्छे शिक्षकों से उपाधि आती है, आगे की पढ़ाई आपको जँचती है",
        "achhe teachers se degree aati hai, aage ki padhai aapko suit karti hai",
      ],
      [
        "you study what is useful, and learn most on the job",
        "आप काम के लिए पढ़ते हैं, सबसे ज़्यादा काम पर सीखते हैं",
        "aap kaam ke liye padhte hain, sabse zyada kaam par seekhte hain",
      ],
      [
        "friends, seniors and study groups help you through your courses",
        "मित्र, वरिष्ठ और समूह आपको पाठ्यक्रम पार कराते हैं",
        "dost, senior aur group aapko syllabus paar karate hain",
      ],
      [
        "study away from home brings out more in you than home could",
        "घर से दूर की पढ़ाई वह निखारती है जो घर पर न निखरा",
        "ghar se door ki padhai woh nikhaarti hai jo ghar par na nikhra",
      ],
    ],
  },
  5: {
    children: [
      [
        "children copy how you behave, so they learn from how you live",
        "बच्चे आपका ढंग लेते हैं, जो आप जिएँ वही सीखते हैं",
        "bachche aapka dhang lete hain, jo aap jeete hain wohi seekhte hain",
      ],
      [
        "family meals and family stories bring you close to children",
        "परिवार का भोजन और घर की कहानियाँ बच्चों से नाता बनाती हैं",
        "parivaar ka khaana aur ghar ki kahaniyan bachchon se rishta banati hain",
      ],
      [
        "you grow close to children by doing things together",
        "मिलकर कुछ करने से बच्चों की निकटता बढ़ती है",
        "milkar kuch karne se bachchon se nazdeeki badhti hai",
      ],
      [
        "a peaceful house is the best thing you can give children",
        "शांत घर ही बच्चों को आपकी सबसे अच्छी भेंट है",
        "shaant ghar hi bachchon ko aapka sabse achha gift hai",
      ],
      [
        "you enjoy children naturally, and they enjoy you too",
        "बच्चों में आनंद आपको सहज है, और वह लौटकर आता है",
        "bachchon me khushi aapko natural hai, aur woh lautkar aati hai",
      ],
      [
        "caring for children takes patience with routines and small quarrels",
        "बच्चों की देखभाल नियम और छोटे झगड़ों में धीरज माँगती है",
        "bachchon ki dekhbhaal routine aur chhote jhagdon me dheeraj maangti hai",
      ],
      [
        "this is a shared decision, and it goes well when you talk it over",
        "यह विषय साझा फ़ैसला है, बात करके अच्छा चलता है",
        "yeh vishay saajha faisla hai, baat karke achha rehta hai",
      ],
      [
        "your feelings about this go deep, and time with a patient elder helps",
        "इस विषय की भावना गहरी है, किसी धैर्यवान बुज़ुर्ग का समय मदद करता है",
        "is vishay ki feeling gehri hai, kisi sabr wale bade ka time madad karta hai",
      ],
      [
        "through you, children receive blessings and a good example",
        "आशीर्वाद और अच्छी मिसाल आपके हाथ से बच्चों तक जाते हैं",
        "ashirvaad aur achhi misaal aapke haath se bachchon ko milte hain",
      ],
      [
        "you are proud of children, and should let them choose their own path",
        "बच्चों पर आपको गर्व है, सीढ़ी उन्हें अपनी चुनने दीजिए",
        "bachchon par aapko garv hai, seedhi unhe apni chunne dijiye",
      ],
      [
        "children and your friends get on well, and bring you good news",
        "बच्चे और आपके मित्र घुलते-मिलते हैं, अच्छी ख़बर लाते हैं",
        "bachche aur aapke dost ghulte milte hain, achhi khabar laate hain",
      ],
      [
        "time apart is part of this relationship, and messages keep it warm",
        "इस नाते में दूरी या चुप्पी है, संदेश उसे गरम रखते हैं",
        "is rishte me doori ya chuppi hai, message use garam rakhte hain",
      ],
    ],
  },
  9: {
    travel: [
      [
        "you travel well on your own, and come home more sure of yourself",
        "अकेले यात्रा आपको रास आती है, लौटकर आप और अपने होते हैं",
        "akele travel aapko raas aata hai, lautkar aap aur apne hote hain",
      ],
      [
        "journeys pay off when family or money gives you a reason for them",
        "यात्रा तब फलती है जब परिवार या पूँजी को कारण हो",
        "yatra tab phalti hai jab parivaar ya paise ki wajah ho",
      ],
      [
        "short trips lead to a long one, and your own effort makes it happen",
        "छोटी यात्रा लंबी तक ले जाती है, आपकी पहल उसे खोलती है",
        "chhoti trip lambi yatra ki raah banati hai, aapki pehal use kholti hai",
      ],
      [
        "you take home with you abroad, and settle where things feel familiar",
        "परदेस में भी घर आपके मन में रहता है, जहाँ अपना लगे वहीं टिकते हैं",
        "pardes me bhi ghar aapke mann me hai, jahan apna lage wahin tikte hain",
      ],
      [
        "study or creative work is your best reason to travel",
        "पढ़ाई या रचना का कारण आपका सबसे अच्छा टिकट है",
        "padhai ya creative wajah aapka sabse achha ticket hai",
      ],
      [
        "your way abroad goes through paperwork, service or a competition",
        "बाहर की राह काग़ज़, सेवा या मुक़ाबले से होकर जाती है",
        "bahar ki raah kagaz, seva ya mukable se hokar jaati hai",
      ],
      [
        "a partner or client in another place gives you a reason to travel",
        "कहीं और का साथी या ग्राहक आपको बुलाता है",
        "kahin aur ka partner ya client aapko bulata hai",
      ],
      [
        "your travel plans change suddenly once, and the new route is better",
        "जाने की योजना एक बार अचानक बदलती है, राह बेहतर निकलती है",
        "jaane ki planning ek baar achanak badalti hai, raah behtar nikalti hai",
      ],
      [
        "long journeys are lucky for you, and teach you more than classrooms",
        "लंबी यात्रा आपके लिए शुभ है, कक्षा से ज़्यादा सिखाती है",
        "lambi yatra aapke liye achhi hai, class se zyada sikhati hai",
      ],
      [
        "work sends you far, and you are well received there",
        "काम आपको दूर भेजता है, वहाँ आपका अच्छा स्वागत है",
        "kaam aapko door bhejta hai, wahan aapka achha swagat hai",
      ],
      [
        "friends who already live abroad make your way easier",
        "पहले से बाहर बसे मित्र राह छोटी कर देते हैं",
        "pehle se bahar base dost raah chhoti kar dete hain",
      ],
      [
        "you want to go far away, and there is a deeper reason for it",
        "दूर जाने का खिंचाव है, और उसमें अर्थ भी है",
        "door jaane ka khinchaav hai, aur usme arth bhi hai",
      ],
    ],
  },
  12: {
    spiritual: [
      [
        "you find silence on your own, and come back kinder",
        "चुप्पी आप अकेले पाते हैं, और नरम होकर लौटते हैं",
        "shaanti aap akele paate hain, aur narm hokar laut-te hain",
      ],
      [
        "quiet giving from what you own is your spiritual practice",
        "जो पास है उसमें से चुपचाप देना ही आपकी साधना है",
        "jo paas hai usme se chupchaap dena hi aapki sadhna hai",
      ],
      [
        "your practice is one of effort: walking, copying, repeating, helping nearby",
        "आपकी साधना प्रयास से है: चलना, लिखना, दोहराना, पास की सेवा",
        "aapki sadhna koshish se hai: walk, likhna, dohrana, paas ki seva",
      ],
      [
        "a quiet corner at home is the right place for your practice",
        "घर का एक कोना चुप्पी की जगह बनना चाहता है",
        "ghar ka ek kona shaanti ki jagah banna chahta hai",
      ],
      [
        "song, study or time with children opens your heart to devotion",
        "भजन, अध्ययन या बच्चों के रास्ते भक्ति आपको खोलती है",
        "bhajan, padhai ya bachchon ke raaste bhakti aapko kholti hai",
      ],
      [
        "serving others quiets your mind, and heals old resentment",
        "सेवा ही आपकी चुप्पी है, पुरानी कड़वाहट को भरती है",
        "seva hi aapki shaanti hai, purani kadwahat ko bhar deti hai",
      ],
      [
        "another person helps you to see your own inner life",
        "किसी और के आईने में आप अपने भीतर को पाते हैं",
        "kisi aur ke aaine me aap apne andar ko paate hain",
      ],
      [
        "you let go easily when life changes, and it frees you",
        "मोड़ आते ही छोड़ना आपको सहज है, और वही मुक्त करता है",
        "mod aate hi chhodna aapko aasan hai, aur wohi mukt karta hai",
      ],
      [
        "pilgrimage, teachers and old texts help you on your inner path",
        "तीर्थ, शिक्षक और पुराने ग्रंथ आपके खुले द्वार हैं",
        "teerth, teacher aur purane granth aapke khule darwaze hain",
      ],
      [
        "your work itself can be a prayer, if you keep it to yourself",
        "काम को ही प्रार्थना बना सकते हैं, बस किसी को बताए बिना",
        "kaam ko hi prarthna bana sakte hain, bas kisi ko bataye bina",
      ],
      [
        "a group of fellow seekers helps you more than practising alone",
        "साधकों की मंडली आपको अकेले संकल्प से ज़्यादा सहारा देती है",
        "sadhakon ka group aapko akele sankalp se zyada sahara deta hai",
      ],
      [
        "you have a gift for being alone, and find peace in sleep and prayer",
        "एकांत आपकी देन है, नींद और प्रार्थना पड़ोसी हैं",
        "akele rehna aapki khoobi hai, neend aur prarthna padosi hain",
      ],
    ],
  },
};
