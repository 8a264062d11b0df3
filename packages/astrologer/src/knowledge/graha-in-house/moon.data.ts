import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** The Moon in the twelve houses (SAR 30, PD 8): feeling, habit, the mother, the public. */
export const MOON_IN_HOUSES = buildRowsInOrder(
  "moon",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "mood readable",
      core: [
        "your face shows your feelings before you decide to | your moods change often, and people feel them as soon as they meet you",
        "आप तय करें उससे पहले चेहरा मन की बात कह देता है | आप मन के मौसम से चलते हैं, मिलने वाला तुरंत भाँप लेता है",
        "aap tay karein usse pehle chehra mann ki baat keh deta hai | aap mann ke mausam se chalte hain, milne wala turant bhaanp leta hai",
      ],
      whenStrong: [
        "strangers soften with you and tell you what they tell no one else",
        "अनजान लोग भी आपसे वह कह जाते हैं जो किसी से न कहें",
        "anjaan log bhi aapse woh keh jaate hain jo kisi se na kahein",
      ],
      whenWeak: [
        "one cold word can spoil an otherwise good morning",
        "एक रूखी बात अच्छी-भली सुबह बिगाड़ सकती है",
        "ek rookhi baat achhi bhali subah bigaad sakti hai",
      ],
    },
    {
      themes: "nourish family_purse",
      core: [
        "food, voice and family fill your heart, and a full kitchen calms you | your spending follows your feelings more closely than your budget",
        "खाना, मीठी बोली और परिवार आपका मन बाँधे रखते हैं, भरी रसोई से सुकून मिलता है | ख़र्च हिसाब से कम, मन के हाल से ज़्यादा चलता है",
        "khaana, meethi boli aur parivaar aapka mann baandhe rakhte hain, bhari rasoi se sukoon milta hai | kharch budget se kam, mann ke haal se zyada chalta hai",
      ],
      whenStrong: [
        "your warm way of speaking brings you customers and goodwill",
        "आपकी अपनेपन वाली बोली ग्राहक और स्नेह दोनों खींचती है",
        "aapki apnepan wali boli customer aur sneh dono kheenchti hai",
      ],
      whenWeak: [
        "money comes and goes like the tide, so set some aside early",
        "पैसा ज्वार की तरह आता-जाता है, कुछ हिस्सा पहले ही अलग रखिए",
        "paisa jwaar ki tarah aata jaata hai, kuch hissa pehle hi alag rakhiye",
      ],
    },
    {
      themes: "curiosity short_trips",
      core: [
        "your mind wanders, and a short journey or a long message calms it | you need someone to tell things to: a sister, a neighbour, a notebook",
        "मन घूमता रहता है, छोटी यात्रा या लंबी बातचीत से ठहरता है | आपको कोई सुनने वाला चाहिए: बहन, पड़ोसी या एक डायरी",
        "mann ghoomta rehta hai, chhoti trip ya lambi baatcheet se theharta hai | aapko koi sunne wala chahiye: behen, padosi ya ek diary",
      ],
      whenStrong: [
        "your writing and talking carry feelings that reach other people",
        "आपके लिखने-बोलने में भाव है जो सीधे दिल तक जाता है",
        "aapke likhne bolne me bhaav hai jo seedhe dil tak jaata hai",
      ],
      whenWeak: [
        "you change plans halfway and confuse the people who came along",
        "बीच रास्ते मन बदल जाता है और साथ चले लोग उलझ जाते हैं",
        "beech raaste mann badal jaata hai aur aapke log ulajh jaate hain",
      ],
    },
    {
      themes: "home_peace mother",
      core: [
        "peace of mind begins with the room you live in | your bond with mother and home affects every big decision",
        "मन की शांति उसी कमरे से शुरू होती है जिसमें आप रहते हैं | माँ और घर का नाता हर बड़े फ़ैसले में बोलता है",
        "mann ki shanti usi kamre se shuru hoti hai jisme aap rehte hain | maa aur ghar ka naata har bade faisle me bolta hai",
      ],
      whenStrong: [
        "others come to your home to feel looked after",
        "लोग आपके यहाँ इसलिए आते हैं कि कोई उनकी फ़िक्र करे",
        "log aapke yahan isliye aate hain ki koi unki fikr kare",
      ],
      whenWeak: [
        "your moods depend on the mood of the household",
        "घर का माहौल जैसा, वैसा ही आपका मन हो जाता है",
        "ghar ka mahaul jaisa, waisa hi aapka mann ho jaata hai",
      ],
    },
    {
      themes: "imagination attachment",
      core: [
        "you love with imagination, warmly and with pictures of the future | ideas come to you first as feelings and later as words",
        "आप प्रेम भी कल्पना की तरह करते हैं, आने वाले कल की तस्वीरों सहित | विचार पहले एहसास बनकर आते हैं, शब्द बाद में मिलते हैं",
        "aap pyar bhi kalpana ki tarah karte hain, aane wale kal ki tasveeron sahit | vichaar pehle feeling bankar aate hain, shabd baad me milte hain",
      ],
      whenStrong: [
        "children and students open up in your company",
        "बच्चे और सीखने वाले आपके पास जल्दी खुल जाते हैं",
        "bachche aur seekhne wale aapke paas jaldi khul jaate hain",
      ],
      whenWeak: [
        "you easily take a passing feeling for a lasting one",
        "पल भर का लगाव आसानी से उम्र भर का समझ बैठते हैं",
        "pal bhar ka lagaav aasani se zindagi bhar ka samajh baithte hain",
      ],
    },
    {
      themes: "worry usefulness",
      core: [
        "you care by being useful, and worry by making lists | disorder at work unsettles you, and a tidy desk restores you",
        "आपका लगाव काम आने में दिखता है और चिंता सूची बनाने में | काम का बिखराव आपको बेचैन करता है, साफ़ मेज़ चैन लौटाती है",
        "aapka lagaav kaam aane me dikhta hai aur chinta list banane me | kaam ka bikhraav aapko bechain karta hai, saaf table chain lautati hai",
      ],
      whenStrong: [
        "you notice what is wrong while it is still small",
        "गड़बड़ छोटी रहते ही आपकी नज़र में आ जाती है",
        "gadbad chhoti rehte hi aapki nazar me aa jaati hai",
      ],
      whenWeak: [
        "old hurts come back at night, so give your evenings a routine",
        "पुरानी शिकायतें रात में लौटती हैं, शाम की एक दिनचर्या बाँध लीजिए",
        "purani shikayatein raat me lautti hain, shaam ka ek routine bana lijiye",
      ],
    },
    {
      themes: "company responsiveness",
      core: [
        "you feel most like yourself beside a person who responds to you | you sense a partner's mood before a word is said",
        "कोई जवाब देने वाला पास हो तभी आप पूरे-पूरे अपने होते हैं | सामने वाले का मन आप शब्दों से पहले पढ़ लेते हैं",
        "koi jawab dene wala paas ho tabhi aap poori tarah apne hote hain | saamne wale ka mann aap shabdon se pehle padh lete hain",
      ],
      whenStrong: [
        "clients and partners stay because they feel understood",
        "ग्राहक और साथी टिकते हैं क्योंकि उन्हें लगता है कोई समझता है",
        "client aur partner tikte hain kyunki unhe lagta hai koi samajhta hai",
      ],
      whenWeak: [
        "you take on the other person's mood and lose touch with your own",
        "अपना मन किसी और को सौंप देते हैं, फिर उसी को ढूँढते हैं",
        "apna mann kisi aur ko saunp dete hain, phir usi ko dhoondhte hain",
      ],
    },
    {
      themes: "deep_feeling trust",
      core: [
        "you feel things deeply and show only the surface | trust comes slowly to you, and then it is complete",
        "आप बात को तह तक महसूस करते हैं, दिखाते बस ऊपर का हिस्सा | भरोसा आप देर से करते हैं, और फिर पूरा करते हैं",
        "aap baat ko teh tak mehsoos karte hain, dikhate bas upar ka hissa | bharosa aap der se karte hain, aur phir poora karte hain",
      ],
      whenStrong: [
        "you can sit with another person's pain and not turn away",
        "किसी का दुख हो तो आप मुँह फेरे बिना पास बैठ सकते हैं",
        "kisi ka dukh ho to aap munh phere bina paas baith sakte hain",
      ],
      whenWeak: [
        "what stays unsaid keeps you awake, so say it to one person you trust",
        "जो कहा नहीं गया वही जगाए रखता है, किसी एक भरोसेमंद से कह दीजिए",
        "jo kaha nahi gaya wohi jagaye rakhta hai, kisi ek bharosemand se keh dijiye",
      ],
    },
    {
      themes: "faithful wandering",
      core: [
        "your heart needs meaning, a shrine or a distant place to find rest | you learn from teachers you love, and hardly from others",
        "मन को टिकने के लिए कोई अर्थ, कोई देवस्थान या लंबी राह चाहिए | जिनसे लगाव हो उन्हीं शिक्षकों से आप सच में सीखते हैं",
        "mann ko tikne ke liye koi arth, koi devsthal ya lambi raah chahiye | jinse lagaav ho unhi teachers se aap sach me seekhte hain",
      ],
      whenStrong: [
        "people take to you quickly, and strangers help you on journeys",
        "आपके पहुँचने से पहले शुभकामना पहुँचती है, राह में अनजान मदद करते हैं",
        "aapke pahunchne se pehle dua pahunchti hai, raah me anjaan madad karte hain",
      ],
      whenWeak: [
        "your faith depends on how well you slept",
        "आस्था का चढ़ना-उतरना नींद और मन पर टिका रहता है",
        "aastha ka chadhna utarna neend aur mann par tika rehta hai",
      ],
    },
    {
      themes: "public_touch changeable_work",
      core: [
        "you sense what the public wants, and work that serves it suits you | you make your name among ordinary people rather than in private circles",
        "जनता क्या चाहती है यह आप भाँप लेते हैं, वैसा ही काम रास आता है | नाम आपका आम लोगों के बीच बनता है, बंद कमरों में कम",
        "public kya chahti hai yeh aap bhaanp lete hain, waisa hi kaam raas aata hai | naam aapka aam logon ke beech banta hai, band kamron me kam",
      ],
      whenStrong: [
        "a kind public image does half of your work for you",
        "आपकी सहृदय छवि आधा काम अपने आप कर देती है",
        "aapki narm image aadha kaam apne aap kar deti hai",
      ],
      whenWeak: [
        "you change roles when your heart is no longer in it, sometimes too soon",
        "मन हटते ही भूमिका बदल देते हैं, कभी थोड़ी जल्दी",
        "mann hat-te hi role badal dete hain, kabhi thodi jaldi",
      ],
    },
    {
      themes: "friend_warmth many_wishes",
      core: [
        "friends are your second family, and much comes to you through them | you wish for many things at once, and your friends help you choose",
        "मित्र आपका दूसरा परिवार हैं, बहुत कुछ उन्हीं के रास्ते आता है | एक साथ कई इच्छाएँ उठती हैं, संगत चुनने में मदद करती है",
        "dost aapka doosra parivaar hain, bahut kuch unhi ke raaste aata hai | ek saath kai ichchhayein uthti hain, dost chunne me madad karte hain",
      ],
      whenStrong: [
        "women and elders among your friends quietly push you forward",
        "आपके दायरे की महिलाएँ और बुज़ुर्ग चुपचाप आपको आगे करते हैं",
        "aapke circle ki mahilayein aur bade log chupchaap aapko aage karte hain",
      ],
      whenWeak: [
        "you keep a full calendar to avoid an empty evening",
        "ख़ाली शाम से बचने को कैलेंडर भर लेते हैं",
        "khaali shaam se bachne ko calendar bhar lete hain",
      ],
    },
    {
      themes: "solitude dreams",
      core: [
        "you recover on your own, near water, in sleep or in prayer | you feel for people far away, and spend on them without telling anyone",
        "अकेले में, पानी, नींद या प्रार्थना के पास आप फिर भर जाते हैं | दूर के लोगों के लिए मन भीगता है और आप बिना बताए ख़र्च करते हैं",
        "akele me, paani, neend ya prarthna ke paas aap phir bhar jaate hain | door ke logon ke liye mann bheegta hai aur aap bina bataye kharch karte hain",
      ],
      whenStrong: [
        "imagination, caring for others or a faraway country sustains you",
        "कल्पना, सेवा या दूर देश आपके मन को पोसते हैं",
        "kalpana, seva ya door desh aapke mann ko poste hain",
      ],
      whenWeak: [
        "you carry a hurt in silence longer than it deserves",
        "चोट को आप चुपचाप ज़रूरत से ज़्यादा समय ढोते हैं",
        "chot ko aap chupchaap zaroorat se zyada samay dhote hain",
      ],
    },
  ],
);
