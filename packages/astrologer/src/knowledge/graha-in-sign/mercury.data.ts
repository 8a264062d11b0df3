import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Mercury in the twelve signs (SAR 26): thinking and speech. */
export const MERCURY_IN_SIGNS = buildRowsInOrder(
  "mercury",
  RASHIS,
  ["SAR", 26],
  [
    {
      themes: "blunt_mind",
      core: [
        "you think in headlines and say the conclusion before the reasons",
        "आप सीधे निष्कर्ष सोचते हैं, कारण बाद में बताते हैं",
        "aap seedhe nateeja sochte hain, reason baad me batate hain",
      ],
      whenStrong: [
        "your fast, brave mind finds the way out while others discuss",
        "औरों की चर्चा के बीच आपकी तेज़ बुद्धि राह खोज लेती है",
        "auron ki discussion ke beech aapki tez buddhi raasta khoj leti hai",
      ],
      whenWeak: [
        "you send the message first and read it again afterwards",
        "आप संदेश पहले भेजते हैं, पढ़ते बाद में हैं",
        "aap message pehle bhejte hain, padhte baad me hain",
      ],
    },
    {
      themes: "practical_mind",
      core: [
        "you think slowly and practically, and remember what was agreed",
        "आप धीरे और काम की बात सोचते हैं, तय बात याद रखते हैं",
        "aap dheere aur kaam ki baat sochte hain, tay hui baat yaad rakhte hain",
      ],
      whenStrong: [
        "you have a sound sense of value, in money and in words",
        "धन और बोली दोनों का मोल आप ठीक आँकते हैं",
        "paise aur boli dono ki value aap sahi samajhte hain",
      ],
      whenWeak: [
        "you need to hear a new idea three times before you accept it",
        "नए विचार को आपके यहाँ बार-बार दस्तक देनी पड़ती है",
        "naye idea ko aapke yahan baar baar dastak deni padti hai",
      ],
    },
    {
      themes: "brilliant_mind",
      core: [
        "your mind is quick and curious, and follows several conversations at once",
        "बुद्धि तेज़ और जिज्ञासु है, एक साथ कई बातें चलाती है",
        "buddhi tez aur curious hai, ek saath kai baatein sambhalti hai",
      ],
      whenStrong: [
        "writing, teaching, selling or code come easily to you",
        "लिखना, पढ़ाना, बेचना या कोड आपको सहज आता है",
        "likhna, padhana, bechna ya code aapko aasani se aata hai",
      ],
      whenWeak: [
        "your interest moves on before you have learnt the thing",
        "सीख पूरी होने से पहले रुचि आगे निकल जाती है",
        "seekh mukammal hone se pehle interest aage nikal jaata hai",
      ],
    },
    {
      themes: "remembering_mind",
      core: [
        "you think with memory and feeling, and remember whole scenes",
        "आप याद और भाव से सोचते हैं, पूरा दृश्य मन में रहता है",
        "aap yaad aur feeling se sochte hain, poora scene mann me rehta hai",
      ],
      whenStrong: [
        "you say the thing that makes people feel understood",
        "आप वह बात कहते हैं जिससे लोगों को लगे कि कोई समझा",
        "aap woh baat kehte hain jisse logon ko lage ki koi samjha",
      ],
      whenWeak: [
        "your mood affects your judgement, so sleep on it once",
        "मन का मौसम फ़ैसला बदल देता है, एक रात रुककर तय कीजिए",
        "mood faisla badal deta hai, ek raat rukkar tay kijiye",
      ],
    },
    {
      themes: "declaring_mind",
      core: [
        "you speak with conviction, and like your name on your ideas",
        "आप पक्के स्वर में बोलते हैं, विचार पर अपना नाम चाहते हैं",
        "aap confidence se bolte hain, idea par apna naam chahte hain",
      ],
      whenStrong: [
        "you explain so vividly that people remember it",
        "आप ऐसे समझाते हैं कि बात लोगों को याद रह जाती है",
        "aap aise samjhate hain ki baat logon ko yaad reh jaati hai",
      ],
      whenWeak: [
        "changing your mind in public feels like losing",
        "सबके बीच राय बदलना आपको हार जैसा लगता है",
        "sabke beech raay badalna aapko haar jaisa lagta hai",
      ],
    },
    {
      themes: "analytic_mind",
      core: [
        "you take things apart, name each piece and put them back together better",
        "आप चीज़ को खोलते हैं, हर पुर्ज़ा पहचानकर बेहतर जोड़ते हैं",
        "aap cheez ko kholte hain, har part pehchaankar behtar jodte hain",
      ],
      whenStrong: [
        "your mind is at its finest: exact, modest and very useful",
        "आपकी बुद्धि अपने उम्दा ढंग में है: सटीक, विनम्र और काम की",
        "aapki buddhi apne best par hai: sateek, vinamra aur kaam ki",
      ],
      whenWeak: [
        "you see the flaw first and the kindness after",
        "कमी पहले दिखती है, नेकी बाद में",
        "kami pehle dikhti hai, neki thodi baad me",
      ],
    },
    {
      themes: "fair_mind",
      core: [
        "you think in comparisons and argue both sides politely",
        "आप तुलना करके सोचते हैं और हर पक्ष शालीनता से रखते हैं",
        "aap compare karke sochte hain aur har paksh tameez se rakhte hain",
      ],
      whenStrong: [
        "contracts, design or advice suit your sense of balance",
        "अनुबंध, डिज़ाइन या सलाह में आपका संतुलन काम आता है",
        "contract, design ya salah me aapka santulan kaam aata hai",
      ],
      whenWeak: [
        "you soften a truth until it no longer says anything",
        "सच को इतना नरम कर देते हैं कि वह कुछ कहता नहीं",
        "sach ko itna narm kar dete hain ki woh kuch kehta nahi",
      ],
    },
    {
      themes: "probing_mind",
      core: [
        "you ask what lies behind the question",
        "आप सवाल के पीछे का सवाल पूछते हैं",
        "aap sawaal ke peeche ka asli sawaal poochhte hain",
      ],
      whenStrong: [
        "secrets, numbers and motives become clear to you",
        "भेद, आँकड़े और इरादे आपके आगे खुल जाते हैं",
        "raaz, numbers aur iraade aapke aage khul jaate hain",
      ],
      whenWeak: [
        "your suspicion completes the story before the facts are in",
        "तथ्य आने से पहले शक कहानी पूरी कर देता है",
        "facts aane se pehle shak kahani bana leta hai",
      ],
    },
    {
      themes: "broad_mind",
      core: [
        "you see the big picture and skip the small print",
        "बड़ी तस्वीर आप पकड़ लेते हैं, बारीक शर्तें छूट जाती हैं",
        "badi picture aap pakad lete hain, chhoti shartein chhoot jaati hain",
      ],
      whenStrong: [
        "you explain what things mean, where others teach facts",
        "जहाँ लोग तथ्य पढ़ाते हैं, आप अर्थ समझाते हैं",
        "jahan log facts padhate hain, aap matlab samjhate hain",
      ],
      whenWeak: [
        "you make general promises and forget the details",
        "मोटे तौर पर वादा करते हैं, बारीकी में भूल जाते हैं",
        "mote taur par vaada karte hain, detail me bhool jaate hain",
      ],
    },
    {
      themes: "methodical_mind",
      core: [
        "you think in steps, keep records and trust what can be checked",
        "आप क़दम-दर-क़दम सोचते हैं, हिसाब रखते हैं, जाँची बात मानते हैं",
        "aap step by step sochte hain, record rakhte hain, check ki hui baat maante hain",
      ],
      whenStrong: [
        "planning is your craft, and your plans hold",
        "योजना बनाना आपका हुनर है, और वह टिकती है",
        "planning aapka hunar hai, aur woh tikti hai",
      ],
      whenWeak: [
        "you doubt what cannot be measured, even when it is true",
        "जो नापा न जा सके उस पर शक रहता है, चाहे सच हो",
        "jo naapa na ja sake us par shak rehta hai, chahe sach ho",
      ],
    },
    {
      themes: "original_mind",
      core: [
        "your mind likes systems, patterns and people unlike yourself",
        "व्यवस्था, ढाँचे और अपने से अलग लोग आपकी बुद्धि को भाते हैं",
        "system, pattern aur apne se alag log aapki buddhi ko pasand hain",
      ],
      whenStrong: [
        "you see the connection that makes an odd idea work",
        "अनोखे विचार को चलाने वाला जोड़ आपको दिख जाता है",
        "anokhe idea ko chalane wala connection aapko dikh jaata hai",
      ],
      whenWeak: [
        "you defend your theory even after the other person has left, hurt",
        "सामने वाला आहत होकर जा चुका, आप सिद्धांत पर अड़े रहते हैं",
        "saamne wala hurt hokar ja chuka, aap theory par ade rehte hain",
      ],
    },
    {
      themes: "intuitive_mind",
      core: [
        "you think in pictures and guesses, and are right before you can prove it",
        "आप चित्रों और अंदाज़ से सोचते हैं, सबूत से पहले सही होते हैं",
        "aap pictures aur andaaze se sochte hain, proof se pehle sahi nikalte hain",
      ],
      whenStrong: [
        "poetry, music or listening brings out your intelligence",
        "कविता, संगीत या सुनने की कला में आपकी बुद्धि बहती है",
        "kavita, music ya sunne ki kala me aapki buddhi behti hai",
      ],
      whenWeak: [
        "you lose track of details, so write down figures and dates at once",
        "बारीकियाँ घुल जाती हैं, आँकड़े और तारीख़ तुरंत लिख लीजिए",
        "details ghul jaati hain, figures aur tareekh turant likh lijiye",
      ],
    },
  ],
);
