import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Mercury in the twelve houses (SAR 30, PD 8): speech, learning, trade. */
export const MERCURY_IN_HOUSES = buildRowsInOrder(
  "mercury",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "quick_self wit",
      core: [
        "you think aloud, and people notice your wit before they know you | you learn a person or a place by asking questions",
        "आप बोलते-बोलते सोचते हैं, आपसे पहले आपकी हाज़िरजवाबी पहुँचती है | किसी व्यक्ति या जगह को आप सवाल पूछकर जानते हैं",
        "aap bolte bolte sochte hain, aapse pehle aapki haazirjawabi pahunchti hai | kisi insaan ya jagah ko aap sawaal poochhkar jaante hain",
      ],
      whenStrong: [
        "you look younger than your judgement, and both help you",
        "आप अपनी समझ से कम उम्र के लगते हैं, दोनों बातें काम आती हैं",
        "aap apni samajh se zyada young lagte hain, dono baatein kaam aati hain",
      ],
      whenWeak: [
        "you begin ten good things and leave most of them unfinished",
        "एक ही मेज़ पर कई अच्छी शुरुआतें खुली पड़ी रहती हैं",
        "ek hi table par kai achhi shuruaat khuli padi rehti hain",
      ],
    },
    {
      themes: "word_wealth accounts",
      core: [
        "you earn by words, figures and knowing what things are worth | you know what things cost, and you choose your words with care",
        "शब्द, हिसाब और चीज़ की सही क़ीमत जानना आपकी कमाई है | दाम आप जानते हैं, बात का भी और चीज़ का भी",
        "shabd, hisaab aur cheez ki sahi keemat jaanna aapki kamai hai | daam aap jaante hain, baat ka bhi aur cheez ka bhi",
      ],
      whenStrong: [
        "your memory for detail turns into income",
        "बारीकियाँ याद रखने की आदत आमदनी बन जाती है",
        "detail yaad rakhne ki aadat income ban jaati hai",
      ],
      whenWeak: [
        "you explain money so well that you forget to save it",
        "पैसे का हिसाब समझाते-समझाते बचाना रह जाता है",
        "paise ka hisaab samjhate samjhate bachana reh jaata hai",
      ],
    },
    {
      themes: "messages skill_of_hand",
      core: [
        "you write, call and arrange, and things move because you keep in touch | a skill with your hands or a keyboard is your best friend",
        "लिखना, फ़ोन, इंतज़ाम: आपके संपर्क से ही काम आगे सरकता है | हाथ या कीबोर्ड का हुनर आपका पक्का मित्र है",
        "likhna, phone, intezaam: aapke contact se hi kaam aage sarakta hai | haath ya keyboard ka hunar aapka pakka dost hai",
      ],
      whenStrong: [
        "what you publish or pitch finds its readers",
        "जो आप लिखते या पेश करते हैं उसे पढ़ने वाले मिल जाते हैं",
        "jo aap likhte ya pitch karte hain use padhne wale mil jaate hain",
      ],
      whenWeak: [
        "many small errands take the time of the one large task",
        "छोटे-छोटे काम मिलकर बड़े काम का समय खा जाते हैं",
        "chhote chhote kaam milkar bade kaam ka time kha jaate hain",
      ],
    },
    {
      themes: "thinking_home study_room",
      core: [
        "home is also your study, with books or screens in every room | you talk about feelings until they become clear",
        "घर आपका पढ़ने का कमरा भी है, हर कोने में किताब या स्क्रीन | मन की बात आप बोल-बोलकर साफ़ करते हैं",
        "ghar aapka study room bhi hai, har kone me kitaab ya screen | mann ki baat aap bol bolkar saaf karte hain",
      ],
      whenStrong: [
        "property papers and family dealings are safe in your hands",
        "संपत्ति के काग़ज़ और घर के लेन-देन आपके हाथ में सुरक्षित हैं",
        "property ke kagaz aur ghar ke len den aapke haath me safe hain",
      ],
      whenWeak: [
        "your mind keeps working after the lights are out",
        "बत्ती बुझने के बाद भी दिमाग़ चलता रहता है",
        "light band hone ke baad bhi dimaag chalta rehta hai",
      ],
    },
    {
      themes: "play_of_mind counsel",
      core: [
        "you make learning a game, and others learn while laughing | you fall for clever talk more than for good looks",
        "पढ़ाई को आप खेल बना देते हैं, लोग हँसते हुए सीख जाते हैं | सुंदर चेहरे से पहले चतुर बात आपको मोहती है",
        "padhai ko aap khel bana dete hain, log hanste hanste seekh jaate hain | sundar chehre se pehle chatur baat aapko mohti hai",
      ],
      whenStrong: [
        "advice, teaching, design or code can make your name",
        "सलाह, शिक्षा, डिज़ाइन या कोड से आपका नाम बन सकता है",
        "salah, teaching, design ya code se aapka naam ban sakta hai",
      ],
      whenWeak: [
        "you analyse a feeling until it is gone",
        "भाव को इतना तौलते हैं कि वह उड़ जाता है",
        "feeling ko itna taulte hain ki woh ud jaati hai",
      ],
    },
    {
      themes: "fault_finding procedure",
      core: [
        "you see the error in a document at first reading | you win arguments on paper, with dates and copies",
        "काग़ज़ की ग़लती आपको पहली नज़र में दिख जाती है | बहस आप काग़ज़ पर जीतते हैं, सबूत और नक़ल के बल पर",
        "file ki galti aapko turant dikh jaati hai | behas aap kagaz par jeet-te hain, proof aur copy ke dam par",
      ],
      whenStrong: [
        "you have a good eye for audits, tests and repairs of every kind",
        "जाँच, परीक्षा और हर तरह की मरम्मत आपकी नज़र को जँचती है",
        "audit, test aur har tarah ki repair aapki nazar ko janchti hai",
      ],
      whenWeak: [
        "your worries sound as clever as you are, so they convince you",
        "चिंता आपकी ही चतुर आवाज़ में बोलती है, इसलिए सच लगती है",
        "chinta aapki hi chatur awaaz me bolti hai, isliye sach lagti hai",
      ],
    },
    {
      themes: "bargaining talk_bond",
      core: [
        "your relationships depend on conversation and clear terms | you choose a partner you can talk with at breakfast",
        "आपके रिश्ते बातचीत और साफ़ शर्तों पर जीते हैं | आप ऐसा साथी चुनते हैं जिससे रोज़ की बातें हो सकें",
        "aapke rishte baatcheet aur saaf sharton par jeete hain | aap aisa partner chunte hain jisse roz ki baatein ho sakein",
      ],
      whenStrong: [
        "you make deals that both sides are glad about",
        "सौदा आप ऐसा करते हैं कि सामने वाला भी हल्का महसूस करे",
        "deal aap aisi karte hain ki saamne wala bhi halka mehsoos kare",
      ],
      whenWeak: [
        "you negotiate everything, even the tenderness between you",
        "हर बात पर मोल-भाव हो जाता है, प्यार पर भी",
        "har baat par negotiation ho jaata hai, pyar par bhi",
      ],
    },
    {
      themes: "investigation quiet_thought",
      core: [
        "you read between the lines and remember what was left out | hidden systems interest you: tax, code, motive, inheritance",
        "आप पंक्तियों के बीच पढ़ते हैं और छूटी बात याद रखते हैं | छिपी व्यवस्थाएँ आपको खींचती हैं: कर, कोड, इरादा, विरासत",
        "aap lines ke beech padhte hain aur chhooti baat yaad rakhte hain | chhupe system aapko kheenchte hain: tax, code, iraada, virasat",
      ],
      whenStrong: [
        "you find in an hour what others search for weeks",
        "दूसरे जो हफ़्तों ढूँढें, आप थोड़ी देर में खोज लेते हैं",
        "doosre jo hafton dhoondhein, aap thodi der me khoj lete hain",
      ],
      whenWeak: [
        "a half-truth you told comes back as questions",
        "आधी कही आपकी बात सवाल बनकर लौट आती है",
        "aadhi kahi aapki baat sawaal bankar laut aati hai",
      ],
    },
    {
      themes: "scholar many_teachers",
      core: [
        "you collect teachers, books and maps, and compare them all | a belief has to survive your questions before you keep it",
        "शिक्षक, किताबें, नक़्शे: आप सब जुटाते और मिलाते हैं | आस्था को पहले आपके सवालों से गुज़रना पड़ता है",
        "teacher, kitaabein, naksha: aap sab jutate aur milate hain | aastha ko pehle aapke sawaalon se guzarna padta hai",
      ],
      whenStrong: [
        "publishing, teaching or long-distance trade goes well for you",
        "लेखन, शिक्षा या दूर का व्यापार अच्छा चलता है",
        "writing, teaching ya door ka vyapaar achha chalta hai",
      ],
      whenWeak: [
        "you know three ways forward and put off taking one",
        "कई राहें जानते हैं, पर किसी एक पर चलना टलता रहता है",
        "kai raahein jaante hain, par kisi ek par chalna talta rehta hai",
      ],
    },
    {
      themes: "skilled_work versatility",
      core: [
        "you are valued for explaining, arranging and getting details right | you keep reshaping your work, and two trades suit you better than one",
        "समझाना, सजाना और बारीकी ठीक रखना, इसी की आपकी क़द्र है | काम आपके हाथ में शक्ल बदलता है, हुनर एक से ज़्यादा रखिए",
        "samjhana, arrange karna aur detail theek rakhna, isi ki aapki kadr hai | kaam aapke haath me shakal badalta hai, hunar ek se zyada rakhiye",
      ],
      whenStrong: [
        "you are the one they send to speak for everyone",
        "सबकी ओर से बोलने आपको ही भेजा जाता है",
        "sabki taraf se bolne aapko hi bheja jaata hai",
      ],
      whenWeak: [
        "because you are so handy, everyone's work lands on your desk",
        "हर काम में हाथ चलता है, इसलिए सबका काम आपकी मेज़ पर आता है",
        "har kaam me haath chalta hai, isliye sabka kaam aapki table par aata hai",
      ],
    },
    {
      themes: "network ideas_pay",
      core: [
        "ideas become income when you share them with the right ten people | you keep a wide circle of friends together with short messages",
        "सही लोगों तक पहुँचे तो आपके विचार आमदनी बनते हैं | छोटे-छोटे संदेशों से आप बड़ा दायरा जीवित रखते हैं",
        "sahi logon tak pahunche to aapke ideas income bante hain | chhote chhote messages se aap bada circle zinda rakhte hain",
      ],
      whenStrong: [
        "young or clever friends bring you the profitable hint",
        "युवा और चतुर मित्र फ़ायदे का इशारा दे जाते हैं",
        "young aur chatur dost faayde ka ishara de jaate hain",
      ],
      whenWeak: [
        "you have a hundred contacts and few to call at night",
        "संपर्क सैकड़ों हैं, रात को फ़ोन करने लायक थोड़े",
        "contacts bahut hain, raat ko phone karne layak thode",
      ],
    },
    {
      themes: "inner_talk foreign_words",
      core: [
        "you think best in private, in another language or late at night | many of your thoughts are never written down, so keep a notebook",
        "एकांत, दूसरी भाषा या देर रात में आपकी सोच खुलती है | बहुत सी सोच काग़ज़ तक नहीं पहुँचती, एक डायरी रखिए",
        "akele me, kisi aur bhasha ya der raat me aapki soch khulti hai | bahut si soch kagaz tak nahi pahunchti, ek diary rakhiye",
      ],
      whenStrong: [
        "work with foreign clients, archives or images suits you",
        "विदेशी ग्राहक, अभिलेख या चित्रों का काम आपको जँचता है",
        "foreign client, archive ya images ka kaam aapko janchta hai",
      ],
      whenWeak: [
        "small expenses slip away through forgotten subscriptions and promises",
        "भूले हुए वादों और छोटी किस्तों से पैसा रिसता है",
        "bhoole hue vaadon aur chhoti kishton se paisa rista hai",
      ],
    },
  ],
);
