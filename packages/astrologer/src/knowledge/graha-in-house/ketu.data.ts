import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Ketu in the twelve houses (PD 8): detachment, insight, release. */
export const KETU_IN_HOUSES = buildRowsInOrder(
  "ketu",
  TWELVE_HOUSES,
  ["PD", 8],
  [
    {
      themes: "detached_self insight",
      core: [
        "you stand a little apart, and watch even yourself | people find it hard to label you, and you like it that way",
        "आप थोड़ा हटकर रहते हैं, अपने को भी जैसे बाहर से परखते हैं | लोग आपको किसी खाँचे में नहीं रख पाते, और आपको यही भाता है",
        "aap thoda hatkar rehte hain, apne ko bhi jaise bahar se parakhte hain | log aapko kisi box me nahi rakh paate, aur aapko yahi pasand hai",
      ],
      whenStrong: [
        "you sense the truth behind what people say",
        "कही बात के नीचे का सच आप भाँप लेते हैं",
        "kahi baat ke neeche ka sach aap bhaanp lete hain",
      ],
      whenWeak: [
        "your thoughts are elsewhere before a conversation is over",
        "कमरे से निकलने से पहले ही मन निकल जाता है",
        "kamre se nikalne se pehle hi mann nikal jaata hai",
      ],
    },
    {
      themes: "few_words loose_purse",
      core: [
        "you say little, and some of it is startlingly exact | money does not hold your attention, so give it a system",
        "आप कम बोलते हैं, पर जो बोलते हैं वह ठीक जगह लगता है | पैसे पर ध्यान नहीं टिकता, इसलिए उसका एक ढाँचा बना लीजिए",
        "aap kam bolte hain, par jo bolte hain woh sahi jagah lagta hai | paise par dhyan nahi tikta, isliye uska ek system bana lijiye",
      ],
      whenStrong: [
        "mantra, music or an old language comes easily to you",
        "मंत्र, संगीत या कोई पुरानी भाषा आपकी ज़बान पर सजती है",
        "mantra, music ya koi purani bhasha aapki zabaan par sajti hai",
      ],
      whenWeak: [
        "people take your silence at the family table for coldness",
        "घर की बैठक में आपकी चुप्पी रूखापन समझी जाती है",
        "ghar ki baithak me aapki chuppi rookhapan samjhi jaati hai",
      ],
    },
    {
      themes: "own_way quiet_courage",
      core: [
        "your courage is quiet and shows without warning | you work by instinct and dislike explaining your method",
        "आपका साहस चुप है और अचानक सामने आता है | आप अंदाज़े से काम करते हैं, तरीक़ा समझाना नहीं भाता",
        "aapka saahas chup hai aur achanak saamne aata hai | aap andaaze se kaam karte hain, tareeka samjhana nahi bhaata",
      ],
      whenStrong: [
        "your hands seem to know a craft before you learn it",
        "हुनर जैसे आपके हाथों में अपने आप याद आ जाता है",
        "hunar jaise aapke haathon me apne aap yaad aa jaata hai",
      ],
      whenWeak: [
        "you leave messages unanswered, and relatives take it as distance",
        "संदेशों के जवाब छूट जाते हैं और अपने उसे दूरी मान लेते हैं",
        "messages ke reply chhoot jaate hain aur apne use doori maan lete hain",
      ],
    },
    {
      themes: "rootless inner_home",
      core: [
        "you live lightly anywhere, and feel fully at home only within yourself | you remember your childhood home more than you visit it",
        "आप कहीं भी हल्के होकर रह लेते हैं, पूरा ठिकाना भीतर ही है | बचपन का घर याद ज़्यादा आता है, जाना कम होता है",
        "aap kahin bhi halke hokar reh lete hain, poora thikana andar hi hai | bachpan ka ghar yaad zyada aata hai, jaana kam rehta hai",
      ],
      whenStrong: [
        "a small, quiet place gives you more than a big one",
        "छोटी शांत जगह आपको बड़े मकान से ज़्यादा देती है",
        "chhoti shaant jagah aapko bade makan se zyada deti hai",
      ],
      whenWeak: [
        "you move on before the boxes are unpacked",
        "सामान खुलने से पहले ही आप चल देते हैं",
        "saamaan khulne se pehle hi aap chal dete hain",
      ],
    },
    {
      themes: "intuition few_bonds",
      core: [
        "answers come to you complete, and the steps come later | you love deeply, and you do not cling",
        "उत्तर आपको एक साथ मिलता है, सीढ़ियाँ बाद में | प्रेम गहरा करते हैं, पकड़ ढीली रखते हैं",
        "jawab aapko ek saath milta hai, steps baad me | pyar gehra karte hain, pakad dheeli rakhte hain",
      ],
      whenStrong: [
        "prayer, mathematics or music comes to you as if you remembered it",
        "प्रार्थना, गणित या संगीत ऐसे आते हैं जैसे पहले से याद हों",
        "prarthna, maths ya music aise aate hain jaise pehle se yaad hon",
      ],
      whenWeak: [
        "you stop a course just before you get the certificate",
        "पढ़ाई आप प्रमाण-पत्र से ठीक पहले छोड़ देते हैं",
        "course aap certificate se theek pehle chhod dete hain",
      ],
    },
    {
      themes: "subtle_healer few_rivals",
      core: [
        "rivals find nothing in you that they can attack | you sense the cause of a problem before its signs appear",
        "सामने वाले को आप में खींचने लायक कुछ मिलता नहीं | तकलीफ़ की जड़ आप लक्षण से पहले भाँप लेते हैं",
        "saamne wale ko aap me kheenchne layak kuch milta nahi | takleef ki jad aap bahar dikhne se pehle bhaanp lete hain",
      ],
      whenStrong: [
        "service without credit gives you unusual skill",
        "बिना श्रेय की सेवा आपको दुर्लभ हुनर देती है",
        "bina credit ki seva aapko rare hunar deti hai",
      ],
      whenWeak: [
        "routines slip away from you, so set fixed hours",
        "दिनचर्या हाथ से फिसलती है, उसे तय समय से बाँधिए",
        "routine haath se phisalta hai, use fix time se baandhiye",
      ],
    },
    {
      themes: "loose_tie inward_partner",
      core: [
        "you need a partner who leaves you space of your own | you see the other person clearly, and expect too little or too much",
        "ऐसा साथी चाहिए जो आपका एकांत आपको लौटा दे | सामने वाले को साफ़ पढ़ते हैं, पर उम्मीद बहुत कम या बहुत ज़्यादा रखते हैं",
        "aisa partner chahiye jo aapka akelapan aapko lauta de | saamne wale ko saaf padhte hain, par umeed bahut kam ya bahut zyada rakhte hain",
      ],
      whenStrong: [
        "the relationship becomes a path of growth rather than a bargain",
        "नाता सौदा कम और साधना ज़्यादा बन जाता है",
        "rishta deal kam aur sadhna zyada ban jaata hai",
      ],
      whenWeak: [
        "you leave inwardly first, so say what is missing",
        "मन पहले दूर होता है, इसलिए जो कमी है वह कह दीजिए",
        "mann pehle door ho jaata hai, isliye jo kami hai woh keh dijiye",
      ],
    },
    {
      themes: "mystic_depth letting_go",
      core: [
        "you let go more easily than most, and learn from it | you are at home with the hidden side of things",
        "औरों से आसानी से आप छोड़ पाते हैं, और उसी से सीखते हैं | चीज़ों का छिपा पहलू आपके लिए जानी ज़मीन है",
        "auron se aasani se aap chhod paate hain, aur usi se seekhte hain | cheezon ka chhupa pehlu aapke liye jaani zameen hai",
      ],
      whenStrong: [
        "healing, research or meditation goes unusually deep for you",
        "शोध, ध्यान या उपचार में आप असाधारण गहराई तक जाते हैं",
        "research, dhyan ya healing me aap bahut gehraai tak jaate hain",
      ],
      whenWeak: [
        "you end a relationship at one stroke and explain it to no one",
        "नाता एक झटके में काट देते हैं और किसी को बताते नहीं",
        "rishta ek jhatke me kaat dete hain aur kisi ko batate nahi",
      ],
    },
    {
      themes: "inner_faith no_sermon",
      core: [
        "your faith needs no building and no sermon | you practise alone what you learnt from one teacher",
        "आपकी आस्था को न इमारत चाहिए न प्रवचन | किसी एक शिक्षक से सीखा, और अकेले साधते हैं",
        "aapki aastha ko na building chahiye na pravachan | kisi ek teacher se seekha, aur akele saadhte hain",
      ],
      whenStrong: [
        "pilgrimage or study abroad quietly changes you",
        "तीर्थ या दूर की पढ़ाई भीतर एक शांत मोड़ लाती है",
        "teerth ya door ki padhai andar ek shaant mod laati hai",
      ],
      whenWeak: [
        "you drop a tradition before you really know it",
        "परंपरा को चखने से पहले ही छोड़ देते हैं",
        "parampara ko chakhne se pehle hi chhod dete hain",
      ],
    },
    {
      themes: "work_as_offering unseen_post",
      core: [
        "you do the work and let another person have the title | a high position bores you, but mastery does not",
        "काम आप करते हैं, पदवी किसी और के पास रहने देते हैं | ओहदा उबाता है, हुनर में निपुणता नहीं",
        "kaam aap karte hain, title kisi aur ke paas rehne dete hain | post bore karti hai, hunar ki gehraai nahi karti",
      ],
      whenStrong: [
        "a special skill makes you hard to do without",
        "बारीक विशेषता के कारण आपके बिना काम रुकता है",
        "ek baareek specialty ke kaaran aapke bina kaam rukta hai",
      ],
      whenWeak: [
        "you resign in your mind long before you write the letter",
        "त्यागपत्र से बहुत पहले आप मन से इस्तीफ़ा दे चुके होते हैं",
        "letter se bahut pehle aap mann se resign kar chuke rehte hain",
      ],
    },
    {
      themes: "selective_circle light_wishes",
      core: [
        "you want less than your friends do, and that sets you free | gains come from unexpected places, when you have stopped chasing them",
        "मित्रों से कम चाहते हैं, और यही आपको आज़ाद रखता है | लाभ तिरछे रास्ते आता है, जब पीछा छोड़ चुके हों",
        "doston se kam chahte hain, aur yahi aapko aazaad rakhta hai | laabh tirchhe raaste aata hai, jab peecha chhod chuke hon",
      ],
      whenStrong: [
        "one unusual friend changes the course of your income",
        "एक अनोखा मित्र आपकी आमदनी की धारा बदल देता है",
        "ek anokha dost aapki income ki dhaara badal deta hai",
      ],
      whenWeak: [
        "you leave the group just when it could have helped you",
        "मंडली तब छोड़ देते हैं जब वह काम आने वाली थी",
        "group tab chhod dete hain jab woh kaam aane wala tha",
      ],
    },
    {
      themes: "release silence",
      core: [
        "silence does you good, and crowds tire you | an ending often feels like a relief to you",
        "चुप्पी आपको भरती है, भीड़ ख़र्च करती है | किसी बात का पूरा होना आपको घर लौटने जैसा लगता है",
        "chuppi aapko bharti hai, bheed kharch karti hai | kisi baat ka pura hona aapko ghar lautne jaisa lagta hai",
      ],
      whenStrong: [
        "prayer, retreat and sleep give you what company cannot",
        "प्रार्थना, एकांत और नींद वह देते हैं जो संगत न दे सके",
        "prarthna, akelapan aur neend woh dete hain jo company na de sake",
      ],
      whenWeak: [
        "papers and bills get lost, so set aside one day for them",
        "चुप्पी में काग़ज़ और बिल खो जाते हैं, उनका एक दिन बाँध लीजिए",
        "is chuppi me kagaz aur bill kho jaate hain, unka ek din fix kar lijiye",
      ],
    },
  ],
);
