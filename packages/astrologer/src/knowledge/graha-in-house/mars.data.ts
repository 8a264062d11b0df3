import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Mars in the twelve houses (SAR 30, PD 8): drive, courage, land, quarrels. */
export const MARS_IN_HOUSES = buildRowsInOrder(
  "mars",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "drive body_first",
      core: [
        "you act first and explain afterwards, and waiting makes you restless | your energy shows in your step, your tone and your quick replies",
        "आप पहले करते हैं, समझाते बाद में हैं, इंतज़ार बेचैन करता है | ऊर्जा आपकी चाल, आवाज़ और तुरंत जवाब में दिखती है",
        "aap pehle karte hain, samjhate baad me hain, intezaar bechain karta hai | energy aapki chaal, awaaz aur turant jawab me dikhti hai",
      ],
      whenStrong: [
        "others gain courage from how quickly you stand up",
        "आपको झट खड़े होते देख औरों में हिम्मत आती है",
        "aapki phurti se auron me himmat aati hai",
      ],
      whenWeak: [
        "a small scratch becomes a quarrel before anyone sits down",
        "बैठने से पहले ही ज़रा सी बात झगड़ा बन जाती है",
        "baithne se pehle hi zara si baat jhagda ban jaati hai",
      ],
    },
    {
      themes: "blunt_speech earning_push",
      core: [
        "you say hard things plainly, and earn by pushing | you fight for money, and spend it as fast as you won it",
        "कड़वी बात आप सीधे कह देते हैं, और कमाते ज़ोर लगाकर हैं | पैसा लड़कर आता है और उसी तेज़ी से निकलता है",
        "kadwi baat aap seedhe keh dete hain, aur kamaate zor lagakar hain | paisa ladkar aata hai aur usi tezi se nikalta hai",
      ],
      whenStrong: [
        "you bargain hard and bring home what was promised",
        "मोल-भाव में आप डटते हैं और तय रक़म लेकर लौटते हैं",
        "mol bhaav me aap dat-te hain aur tay rakam lekar lautte hain",
      ],
      whenWeak: [
        "your words hurt most the people you provide for",
        "ज़बान उन्हीं पर चलती है जिनके लिए आप कमाते हैं",
        "zabaan unhi par chalti hai jinke liye aap kamaate hain",
      ],
    },
    {
      themes: "nerve hands",
      core: [
        "you trust your own hands and dislike being supervised | risk wakes you up, and you find it hard to refuse a dare",
        "आपको अपने हाथों पर भरोसा है, निगरानी खटकती है | जोखिम आपको जगाता है, चुनौती टालना मुश्किल होता है",
        "aapko apne haathon par bharosa hai, supervision khatakti hai | risk aapko jagata hai, challenge taalna mushkil lagta hai",
      ],
      whenStrong: [
        "what others call courage is an ordinary day for you",
        "जिसे लोग हिम्मत कहें वह आपके लिए रोज़ की बात है",
        "jise log himmat kahein woh aapke liye roz ki baat hai",
      ],
      whenWeak: [
        "a brother, sister or colleague too easily becomes a rival",
        "भाई-बहन या सहकर्मी जल्दी ही प्रतिद्वंद्वी बन जाते हैं",
        "bhai behen ya colleague jaldi hi rival ban jaate hain",
      ],
    },
    {
      themes: "heat_at_home building",
      core: [
        "you want to build, repair or own something solid where you live | home is where your patience is shortest, because it matters most",
        "जहाँ रहें वहाँ कुछ बनाना, सुधारना या ख़रीदना चाहते हैं | घर पर धैर्य सबसे कम रहता है, क्योंकि वहीं सबसे ज़्यादा लगाव है",
        "jahan rahein wahan kuch banana, sudharna ya khareedna chahte hain | ghar par dhairya sabse kam rehta hai, kyunki wahin sabse zyada lagaav hai",
      ],
      whenStrong: [
        "land and tools reward you when you handle them yourself",
        "ज़मीन और औज़ार ख़ुद सँभालें तो वे आपको फल देते हैं",
        "zameen aur auzaar khud sambhalein to woh aapko phal dete hain",
      ],
      whenWeak: [
        "small quarrels at home heat up, so take a walk before you answer",
        "घर की छोटी रगड़ गरमाती है, जवाब से पहले टहल लीजिए",
        "ghar ki chhoti ragad garmaati hai, jawab se pehle tehal lijiye",
      ],
    },
    {
      themes: "sharp_mind bold_bets",
      core: [
        "your mind goes straight at a problem rather than circling it | you love the way you compete, fully and a little impatiently",
        "बुद्धि समस्या पर सीधे टूटती है, चक्कर नहीं काटती | प्रेम में भी आप मुक़ाबले जैसा जोश और थोड़ी जल्दी रखते हैं",
        "buddhi problem par seedhe toot-ti hai, chakkar nahi kaat-ti | pyar me bhi aap mukable jaisa josh aur thodi jaldi rakhte hain",
      ],
      whenStrong: [
        "technical or tactical learning comes quickly to you",
        "तकनीक और दाँव-पेंच की पढ़ाई आप जल्दी पकड़ते हैं",
        "technical aur strategy ki padhai aap jaldi pakadte hain",
      ],
      whenWeak: [
        "a quick bet or an angry reply undoes careful work",
        "जल्दी का दाँव या तेज़ जवाब सँभला काम बिगाड़ देता है",
        "jaldi ka daanv ya tez jawab sambhla kaam bigaad deta hai",
      ],
    },
    {
      themes: "fighter stamina",
      core: [
        "opposition gives you energy, and you outwork the people who doubted you | the difficult file, the broken machine, the angry client: they come to you",
        "विरोध से आपको बल मिलता है, शक करने वालों से आप ज़्यादा कर दिखाते हैं | उलझी फ़ाइल, बिगड़ी मशीन, नाराज़ ग्राहक: सब आपके पास आते हैं",
        "virodh se aapko taakat milti hai, shak karne walon se aap zyada kar dikhate hain | uljhi file, bigdi machine, naaraz client: sab aapke paas aate hain",
      ],
      whenStrong: [
        "you win by stamina where cleverer people give up",
        "जहाँ चतुर लोग छोड़ दें, वहाँ आप दम से जीतते हैं",
        "jahan chatur log chhod dein, wahan aap dam se jeet-te hain",
      ],
      whenWeak: [
        "your body pays for battles you could have spread over more time",
        "जो लड़ाई किस्तों में हो सकती थी, उसका दाम थकान चुकाती है",
        "jo ladai kishton me ho sakti thi, uska daam thakaan chukati hai",
      ],
    },
    {
      themes: "spark bond_heat",
      core: [
        "you are drawn to spirited people, and peace bores you a little | in a partnership you move first and ask about it later",
        "जोशीले लोग आपको खींचते हैं, बहुत शांति थोड़ी फीकी लगती है | साझेदारी में आप पहले क़दम उठाते हैं, पूछते बाद में हैं",
        "joshile log aapko kheenchte hain, bahut shanti thodi pheeki lagti hai | partnership me aap pehle kadam uthate hain, poochhte baad me hain",
      ],
      whenStrong: [
        "together you dare what neither of you would dare alone",
        "मिलकर आप वह कर जाते हैं जो अकेले न हो पाता",
        "milkar aap woh kar jaate hain jo akele na ho paata",
      ],
      whenWeak: [
        "you tend to win the argument and spoil the evening",
        "बहस जीतकर शाम हार जाना, यही पुराना फंदा है",
        "behas jeetkar shaam haar jaana, yahi purana phanda hai",
      ],
    },
    {
      themes: "under_pressure rescue",
      core: [
        "you are calm in an emergency and restless in quiet times | you look into places others avoid: the cellar, the accounts, the motive",
        "संकट में आप शांत रहते हैं और शांति में बेचैन | जहाँ कोई झाँकता नहीं वहाँ आप जाते हैं: तहख़ाना, बही-खाता, इरादा",
        "sankat me aap shaant rehte hain aur shanti me bechain | jahan koi jhaankta nahi wahan aap jaate hain: basement, accounts, iraada",
      ],
      whenStrong: [
        "you can turn around what everyone had given up on",
        "जिसे सबने छोड़ दिया था उसे आप पलट सकते हैं",
        "jise sabne chhod diya tha use aap palat sakte hain",
      ],
      whenWeak: [
        "haste costs you most with shared money, so take your time before signing",
        "साझे पैसे में जल्दबाज़ी महँगी पड़ती है, दस्तख़त से पहले रुकिए",
        "saajhe paise me jaldbaazi mehengi padti hai, sign se pehle rukiye",
      ],
    },
    {
      themes: "crusader quarrel_of_belief",
      core: [
        "you fight for what you believe and test every preacher | luck comes when you act, and seldom when you wait",
        "जो मानते हैं उसके लिए लड़ते हैं और हर उपदेशक को परखते हैं | भाग्य आपकी सुनता है जब आप चल पड़ते हैं, बैठे रहने पर कम",
        "jo maante hain uske liye ladte hain aur har updeshak ko parakhte hain | bhagya aapki sunta hai jab aap chal padte hain, baithe rehne par kam",
      ],
      whenStrong: [
        "a bold move far from home has paid you well",
        "घर से दूर उठाया साहसी क़दम आपको अच्छा फल देता है",
        "ghar se door uthaya bold kadam aapko achha phal deta hai",
      ],
      whenWeak: [
        "with your father or mentor, the old argument needs a kinder tone",
        "पिता या मार्गदर्शक से पुरानी बहस नरम स्वर माँगती है",
        "papa ya mentor se purani behas narm awaaz maangti hai",
      ],
    },
    {
      themes: "command results",
      core: [
        "people hire you to get things moving, and judge you by results | you lead from the front and expect others to keep up",
        "आपको काम चलाने के लिए रखा जाता है और नतीजे से नापा जाता है | आप आगे रहकर काम कराते हैं और सबसे वही रफ़्तार चाहते हैं",
        "aapko kaam chalane ke liye rakha jaata hai aur result se naapa jaata hai | aap aage rehkar kaam karate hain aur sabse wohi speed chahte hain",
      ],
      whenStrong: [
        "a daring decision at work makes your reputation",
        "काम में लिया एक साहसी फ़ैसला आपकी पहचान बन जाता है",
        "kaam me liya ek bold faisla aapki pehchaan ban jaata hai",
      ],
      whenWeak: [
        "you make enemies among your bosses by being right too loudly",
        "सही होते हुए भी ऊँचे स्वर से ऊपर वाले नाराज़ होते हैं",
        "sahi hote hue bhi oonchi awaaz se upar wale naaraz hote hain",
      ],
    },
    {
      themes: "gain_by_push team",
      core: [
        "you gain when you push, ask and close a deal | you gather doers around you, and lose patience with talkers",
        "लाभ तब आता है जब आप ज़ोर लगाएँ, माँगें और सौदा पूरा करें | आप करने वालों को जोड़ते हैं, बातूनी लोगों से ऊब जाते हैं",
        "laabh tab aata hai jab aap zor lagayein, maangein aur deal close karein | aap karne walon ko jodte hain, baatuni logon se oob jaate hain",
      ],
      whenStrong: [
        "you usually reach the targets you set yourself",
        "जो निशाना बाँधते हैं उस तक अक्सर पहुँच जाते हैं",
        "jo target baandhte hain us tak aksar pahunch jaate hain",
      ],
      whenWeak: [
        "a friend and a loan do not mix well for you",
        "दोस्ती और उधार आपके यहाँ एक जगह कम निभते हैं",
        "dosti aur udhaar aapke yahan ek jagah kam nibhte hain",
      ],
    },
    {
      themes: "hidden_fire far_effort",
      core: [
        "you hide your anger, and it comes out as hard work | work abroad or out of sight takes you further than shouting",
        "ग़ुस्सा भीतर उतर जाता है और मेहनत बनकर निकलता है | परदेस या ओट में की मेहनत शोर से आगे ले जाती है",
        "gussa andar utar jaata hai aur mehnat bankar nikalta hai | pardes ya parde ke peeche ki mehnat shor se aage le jaati hai",
      ],
      whenStrong: [
        "you work best where no one interrupts or applauds",
        "जहाँ न कोई टोके न ताली बजाए, वहाँ आपका काम निखरता है",
        "jahan na koi toke na taali bajaye, wahan aapka kaam nikharta hai",
      ],
      whenWeak: [
        "your unfinished arguments cost you your sleep",
        "अधूरी बहस की क़ीमत नींद से चुकानी पड़ती है",
        "adhoori behas ki keemat neend se chukani padti hai",
      ],
    },
  ],
);
