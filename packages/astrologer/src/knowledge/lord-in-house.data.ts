import { table, type WrittenRow } from "./row.ts";

/** A lord's place, told in one line: themes, then English, Hindi and Hinglish. */
type Line = readonly [themes: string, en: string, hi: string, hg: string];

/** The lord of one house in the twelve, in their order (BPHS 24). */
const lordOf = (house: number, lines: readonly Line[]): Readonly<Record<string, WrittenRow>> =>
  Object.fromEntries(
    lines.map(([themes, en, hi, hg], index) => [
      `${house}/${index + 1}`,
      { themes, core: [en, hi, hg] as const, source: ["BPHS", 24] as const },
    ]),
  );

const FIRST = lordOf(1, [
  [
    "self_made",
    "you stand on your own feet early, and trust your own judgement first",
    "आप जल्दी अपने पैरों पर खड़े होते हैं और पहले अपनी समझ पर चलते हैं",
    "aap jaldi apne pairon par khade hote hain aur pehle apni samajh par chalte hain",
  ],
  [
    "earning family",
    "you build yourself through what you earn and how you speak",
    "कमाई और वाणी से आप अपने को गढ़ते हैं",
    "kamai aur vaani se aap apne ko gadhte hain",
  ],
  [
    "effort courage",
    "life moves when you make the first attempt yourself",
    "जब पहल आप करते हैं तभी जीवन आगे बढ़ता है",
    "jab pehal aap karte hain tabhi zindagi aage badhti hai",
  ],
  [
    "roots peace",
    "you are steered from home ground, and think best in your own room",
    "आपकी दिशा घर से तय होती है, अपने कोने में ही मन साफ़ रहता है",
    "aapki disha ghar se tay hoti hai, apne kone me hi man saaf rehta hai",
  ],
  [
    "learning play",
    "you become yourself by learning, making and guiding the young",
    "सीखने, रचने और छोटों को राह दिखाने में आप खिलते हैं",
    "seekhne, rachne aur chhoton ko raah dikhane me aap khilte hain",
  ],
  [
    "service strain",
    "you grow by useful work, and forget to rest before you are tired",
    "काम की चीज़ करते हुए आप बढ़ते हैं, पर थकने से पहले आराम भूल जाते हैं",
    "kaam ki cheez karte hue aap badhte hain, par thakne se pehle aaram bhool jaate hain",
  ],
  [
    "others mirror",
    "you find yourself in the eyes of others, so choose the company well",
    "आप दूसरों की नज़र में अपने को पाते हैं, इसलिए संगत सोचकर चुनिए",
    "aap doosron ki nazar me apne ko paate hain, isliye sangat sochkar chuniye",
  ],
  [
    "depth change",
    "you are remade more than once, and each time know more",
    "आप एक से अधिक बार नए सिरे से बनते हैं, हर बार समझ बढ़ती है",
    "aap ek se zyada baar naye sire se bante hain, har baar samajh badhti hai",
  ],
  [
    "fortune teachers",
    "luck follows your principles, and elders open doors",
    "भाग्य आपके उसूलों के साथ चलता है और बड़े लोग राह खोलते हैं",
    "bhagya aapke usoolon ke saath chalta hai aur bade log raah kholte hain",
  ],
  [
    "work name",
    "you are known by what you do, and idleness makes you ill at ease",
    "पहचान आपके काम से है, ख़ाली बैठना आपको चुभता है",
    "pehchaan aapke kaam se hai, khaali baithna aapko chubhta hai",
  ],
  [
    "gain friends",
    "friends and wide circles carry you further than solitude",
    "मित्र और बड़ा दायरा आपको अकेलेपन से आगे ले जाते हैं",
    "dost aur bada daayra aapko akelepan se aage le jaate hain",
  ],
  [
    "retreat far",
    "you need distance to see clearly, and give more than you count",
    "साफ़ देखने को आपको दूरी चाहिए, और आप गिनने से ज़्यादा देते हैं",
    "saaf dekhne ko aapko doori chahiye, aur aap ginne se zyada dete hain",
  ],
]);

const SECOND = lordOf(2, [
  [
    "self_earned",
    "money comes by your own name and effort",
    "धन अपने नाम और मेहनत से आता है",
    "paisa apne naam aur mehnat se aata hai",
  ],
  [
    "keeping",
    "what is earned tends to stay, and the family stands behind it",
    "जो कमाया वह टिकता है और परिवार साथ खड़ा रहता है",
    "jo kamaya woh tikta hai aur parivaar saath khada rehta hai",
  ],
  [
    "effort trade",
    "income grows with nerve and with what you write or sell",
    "हिम्मत और लिखने-बेचने से आमदनी बढ़ती है",
    "himmat aur likhne bechne se aamdani badhti hai",
  ],
  [
    "property",
    "money likes to become land, walls or a vehicle",
    "पैसा ज़मीन, मकान या वाहन बनना चाहता है",
    "paisa zameen, makan ya gaadi banna chahta hai",
  ],
  [
    "skill speculation",
    "skill and advice earn, while quick bets take it back",
    "हुनर और सलाह से कमाई है, जल्दी के दाँव उसे लौटा ले जाते हैं",
    "hunar aur salah se kamai hai, jaldi ke daanv use wapas le jaate hain",
  ],
  [
    "debts work",
    "wages are steady, and loans have to be watched",
    "वेतन नियमित है, पर उधार पर नज़र रखनी पड़ती है",
    "vetan niyamit hai, par udhaar par nazar rakhni padti hai",
  ],
  [
    "partner trade",
    "money moves through a partner, a client or a contract",
    "धन साझेदार, ग्राहक या अनुबंध के रास्ते चलता है",
    "paisa saajhedaar, graahak ya contract ke raaste chalta hai",
  ],
  [
    "savings others",
    "money passes through other hands before it stays with you",
    "पैसा पहले दूसरों के हाथ से गुज़रता है, फिर टिकता है",
    "paisa pehle doosron ke haath se guzarta hai, phir tikta hai",
  ],
  [
    "luck elders",
    "savings grow with principle, and elders or teachers help them",
    "उसूल से बचत बढ़ती है, बड़ों या गुरुजनों का सहारा रहता है",
    "usool se bachat badhti hai, badon ya gurujano ka sahara rehta hai",
  ],
  [
    "office pay",
    "pay rises with rank, and the name earns as much as the work",
    "पद के साथ वेतन बढ़ता है, नाम भी काम जितना कमाता है",
    "pad ke saath vetan badhta hai, naam bhi kaam jitna kamata hai",
  ],
  [
    "double gain",
    "earning and keeping help each other here",
    "कमाना और बचाना यहाँ एक-दूसरे का साथ देते हैं",
    "kamana aur bachana yahan ek doosre ka saath dete hain",
  ],
  [
    "spending far",
    "money leaves easily, for comfort, distance or giving",
    "पैसा आसानी से निकलता है, सुख, दूरी या दान के लिए",
    "paisa aasani se nikalta hai, sukh, doori ya daan ke liye",
  ],
]);

const FOURTH = lordOf(4, [
  [
    "home_self",
    "the house you live in shapes how you feel, more than you admit",
    "जिस घर में रहते हैं वह आपके मन को बनाता है, मानने से ज़्यादा",
    "jis ghar me rehte hain woh aapke man ko banata hai, maanne se zyada",
  ],
  [
    "family purse",
    "a home is gained through the family purse",
    "घर परिवार की पूँजी से बनता है",
    "ghar parivaar ki poonji se banta hai",
  ],
  [
    "own effort",
    "walls rise by your own effort, brick by brick",
    "दीवारें अपनी मेहनत से, एक-एक ईंट उठती हैं",
    "deewarein apni mehnat se, ek ek eent uthti hain",
  ],
  [
    "settled",
    "home is a strong ground, and leaving it costs you",
    "घर मज़बूत ज़मीन है, उसे छोड़ना भारी पड़ता है",
    "ghar mazboot zameen hai, use chhodna bhaari padta hai",
  ],
  [
    "learning joy",
    "a house full of lessons, music or children suits you",
    "सीख, संगीत या बच्चों से भरा घर आपको जँचता है",
    "seekh, sangeet ya bachchon se bhara ghar aapko janchta hai",
  ],
  [
    "repairs",
    "a home comes with repairs or papers to be set right",
    "घर मरम्मत या काग़ज़ की उलझन के साथ आता है",
    "ghar marammat ya kagaz ki uljhan ke saath aata hai",
  ],
  [
    "shared home",
    "a home settles when it is shared, or bought together",
    "घर तब जमता है जब साथ मिलकर लिया या बाँटा जाए",
    "ghar tab jamta hai jab saath milkar liya ya baanta jaaye",
  ],
  [
    "moves",
    "the address changes, and an inheritance needs clear papers",
    "पता बदलता रहता है, विरासत में साफ़ काग़ज़ चाहिए",
    "pata badalta rehta hai, virasat me saaf kagaz chahiye",
  ],
  [
    "blessed roof",
    "a roof comes more easily than to most, often through elders",
    "छत औरों से आसानी से मिलती है, अक्सर बड़ों के सहारे",
    "chhat auron se aasani se milti hai, aksar badon ke sahare",
  ],
  [
    "home and work",
    "house and work share one roof or one street",
    "घर और काम एक छत या एक राह पर रहते हैं",
    "ghar aur kaam ek chhat ya ek raah par rehte hain",
  ],
  [
    "gain property",
    "property turns into gain when it is not hurried",
    "जल्दी न हो तो संपत्ति लाभ बनती है",
    "jaldi na ho to sampatti laabh banti hai",
  ],
  [
    "far home",
    "you come to rest far from where you began",
    "जहाँ से चले थे उससे दूर जाकर मन ठहरता है",
    "jahan se chale the usse door jaakar man thehrta hai",
  ],
]);

const FIFTH = lordOf(5, [
  [
    "bright",
    "the mind is quick and wants to make something of its own",
    "बुद्धि तेज़ है और कुछ अपना रचना चाहती है",
    "buddhi tez hai aur kuch apna rachna chahti hai",
  ],
  [
    "speech learning",
    "you learn by speaking, and teach well",
    "बोलकर आप सीखते हैं और अच्छा सिखाते हैं",
    "bolkar aap seekhte hain aur achha sikhate hain",
  ],
  [
    "practice",
    "learning needs the hand as well as the book",
    "पढ़ाई में किताब के साथ हाथ का काम भी चाहिए",
    "padhai me kitaab ke saath haath ka kaam bhi chahiye",
  ],
  [
    "quiet study",
    "you study best at home and in quiet",
    "घर की शांति में आपकी पढ़ाई सबसे अच्छी होती है",
    "ghar ki shanti me aapki padhai sabse achhi hoti hai",
  ],
  [
    "gift",
    "the gift for learning is plain, and asks to be used",
    "सीखने की देन साफ़ है, बस उसे काम में लाना है",
    "seekhne ki den saaf hai, bas use kaam me laana hai",
  ],
  [
    "contest",
    "contests sharpen you, and worry about them dulls you",
    "मुक़ाबला आपको तेज़ करता है, उसकी चिंता कुंद",
    "mukabla aapko tez karta hai, uski chinta kund",
  ],
  [
    "learning together",
    "you learn beside somebody better than alone",
    "अकेले से बेहतर आप किसी के साथ सीखते हैं",
    "akele se behtar aap kisi ke saath seekhte hain",
  ],
  [
    "research",
    "the mind digs, so research suits it and haste does not",
    "मन गहरा खोदता है, शोध रास आता है और जल्दबाज़ी नहीं",
    "man gehra khodta hai, shodh raas aata hai aur jaldbaazi nahi",
  ],
  [
    "higher learning",
    "higher study and a good teacher find each other",
    "ऊँची पढ़ाई और अच्छा गुरु एक-दूसरे को ढूँढ लेते हैं",
    "oonchi padhai aur achha guru ek doosre ko dhoondh lete hain",
  ],
  [
    "learning work",
    "what you learn goes straight into work",
    "जो सीखते हैं वह सीधे काम में लगता है",
    "jo seekhte hain woh seedhe kaam me lagta hai",
  ],
  [
    "reward",
    "ideas bring reward through friends and groups",
    "विचार मित्रों और समूह के ज़रिए फल देते हैं",
    "vichaar doston aur samooh ke zariye phal dete hain",
  ],
  [
    "distant study",
    "study goes well far from home, or far from noise",
    "घर या शोर से दूर पढ़ाई अच्छी चलती है",
    "ghar ya shor se door padhai achhi chalti hai",
  ],
]);

const SEVENTH = lordOf(7, [
  [
    "close partner",
    "the partner is never far from your mind, and shapes your choices",
    "साथी मन से दूर नहीं रहता और फ़ैसलों पर असर रखता है",
    "saathi man se door nahi rehta aur faislon par asar rakhta hai",
  ],
  [
    "family tie",
    "marriage is also a tie of families and of the purse",
    "विवाह परिवारों और पूँजी का भी नाता बनता है",
    "shaadi parivaaron aur poonji ka bhi naata banti hai",
  ],
  [
    "meeting by effort",
    "the bond begins when you take the first step, often near where you live",
    "पहला क़दम आप रखें तो बात बनती है, अक्सर आसपास ही",
    "pehla kadam aap rakhein to baat banti hai, aksar aaspaas hi",
  ],
  [
    "homely bond",
    "the bond wants a home and slow evenings",
    "यह रिश्ता घर और ठहरी हुई शामें चाहता है",
    "yeh rishta ghar aur thehri hui shaamein chahta hai",
  ],
  [
    "love first",
    "affection comes first, and the promise follows it",
    "पहले स्नेह आता है, वचन उसके पीछे",
    "pehle sneh aata hai, vachan uske peeche",
  ],
  [
    "delay terms",
    "partnership is tested by duties or family demands before it settles",
    "ज़िम्मेदारी या घर की माँगें परखकर ही बात जमती है",
    "zimmedari ya ghar ki maangein parakhkar hi baat jamti hai",
  ],
  [
    "equal bond",
    "the partner is an equal, and the tie stands by itself",
    "साथी बराबरी का होता है और नाता अपने दम पर टिकता है",
    "saathi barabari ka hota hai aur naata apne dam par tikta hai",
  ],
  [
    "deep bond",
    "the tie goes deep, and money or secrets in it need plain words",
    "नाता गहरा है, उसमें धन और छिपी बातें साफ़ शब्द माँगती हैं",
    "naata gehra hai, usme paisa aur chhipi baatein saaf shabd maangti hain",
  ],
  [
    "blessed tie",
    "the partner brings luck, faith or a wider world",
    "साथी भाग्य, आस्था या बड़ी दुनिया साथ लाता है",
    "saathi bhagya, aastha ya badi duniya saath laata hai",
  ],
  [
    "working pair",
    "you meet through work, or build something together",
    "भेंट काम के रास्ते होती है, या दोनों मिलकर कुछ खड़ा करते हैं",
    "mulaqat kaam ke raaste hoti hai, ya dono milkar kuch khada karte hain",
  ],
  [
    "friend partner",
    "friendship turns into the bond, and the bond into gain",
    "मित्रता रिश्ता बनती है और रिश्ता लाभ",
    "dosti rishta banti hai aur rishta laabh",
  ],
  [
    "distance bond",
    "distance, cost or privacy belongs to the bond",
    "दूरी, ख़र्च या एकांत इस रिश्ते का हिस्सा है",
    "doori, kharch ya ekaant is rishte ka hissa hai",
  ],
]);

const NINTH = lordOf(9, [
  [
    "lucky self",
    "luck walks with you when you act on what you believe",
    "जो मानते हैं उस पर चलें तो भाग्य साथ रहता है",
    "jo maante hain us par chalein to bhagya saath rehta hai",
  ],
  [
    "lucky purse",
    "elders and good words add to what you own",
    "बड़ों का साथ और मीठी वाणी आपकी पूँजी बढ़ाती है",
    "badon ka saath aur meethi vaani aapki poonji badhati hai",
  ],
  [
    "earned luck",
    "luck has to be asked for by effort, and then it answers",
    "भाग्य को मेहनत से पुकारना पड़ता है, फिर वह सुनता है",
    "bhagya ko mehnat se pukarna padta hai, phir woh sunta hai",
  ],
  [
    "home luck",
    "blessing comes through home and mother",
    "कृपा घर और माँ के रास्ते आती है",
    "kripa ghar aur maa ke raaste aati hai",
  ],
  [
    "grace",
    "faith and intelligence feed each other",
    "आस्था और बुद्धि एक-दूसरे को बढ़ाते हैं",
    "aastha aur buddhi ek doosre ko badhate hain",
  ],
  ["luck by service", "luck comes disguised as service", "भाग्य सेवा के वेश में आता है", "bhagya seva ke vesh me aata hai"],
  [
    "luck by others",
    "journeys and the partner open the wider road",
    "यात्रा और साथी बड़ी राह खोलते हैं",
    "yatra aur saathi badi raah kholte hain",
  ],
  [
    "hidden faith",
    "faith is found in hard passages, and is your own",
    "कठिन दौर में आस्था मिलती है, और वह अपनी होती है",
    "kathin daur me aastha milti hai, aur woh apni hoti hai",
  ],
  [
    "strong faith",
    "principles hold, and teachers appear when they are needed",
    "उसूल टिकते हैं और ज़रूरत पर गुरु मिल जाते हैं",
    "usool tikte hain aur zaroorat par guru mil jaate hain",
  ],
  [
    "duty luck",
    "luck reaches you through the work itself",
    "भाग्य काम के रास्ते ही आप तक आता है",
    "bhagya kaam ke raaste hi aap tak aata hai",
  ],
  [
    "gains of faith",
    "good company and old merit turn into gain",
    "अच्छी संगत और पुराने पुण्य लाभ बनते हैं",
    "achhi sangat aur purane punya laabh bante hain",
  ],
  [
    "faith afar",
    "the search leads far, and inward",
    "खोज दूर ले जाती है, और भीतर भी",
    "khoj door le jaati hai, aur bheetar bhi",
  ],
]);

const TENTH = lordOf(10, [
  [
    "own_work",
    "work carries your own stamp, and you are slow to take orders",
    "काम पर आपकी अपनी छाप रहती है और हुक्म पर चलना कठिन लगता है",
    "kaam par aapki apni chhaap rehti hai aur hukm par chalna mushkil lagta hai",
  ],
  [
    "work pays",
    "work and income are close, and the voice is one of your tools",
    "काम और कमाई पास-पास हैं, वाणी आपका औज़ार है",
    "kaam aur kamai paas paas hain, vaani aapka auzaar hai",
  ],
  [
    "courage work",
    "you advance by attempts that others do not dare",
    "जो दूसरे करने से डरते हैं उसे करके आप आगे बढ़ते हैं",
    "jo doosre karne se darte hain use karke aap aage badhte hain",
  ],
  [
    "work at home",
    "you work best from a settled base, and public duty needs private peace",
    "जमी हुई जगह से आपका काम अच्छा चलता है, बाहर के लिए भीतर की शांति चाहिए",
    "jami hui jagah se aapka kaam achha chalta hai, bahar ke liye andar ki shanti chahiye",
  ],
  [
    "thinking work",
    "work that uses judgement, teaching or craft carries you",
    "सोच, शिक्षा या कला वाला काम आपको आगे ले जाता है",
    "soch, shiksha ya kala wala kaam aapko aage le jaata hai",
  ],
  [
    "repair rivals",
    "you rise by mending what others avoid",
    "जिसे दूसरे टालते हैं उसी को सुधारकर आप आगे बढ़ते हैं",
    "jo kaam doosre taalte hain usi se aap aage badhte hain",
  ],
  [
    "dealing work",
    "work is done across a table: clients, partners, agreements",
    "काम आमने-सामने होता है: ग्राहक, साझेदार, समझौते",
    "kaam aamne saamne hota hai: graahak, saajhedaar, samjhaute",
  ],
  [
    "breaks work",
    "the path breaks and resumes, and each break teaches a rarer skill",
    "राह टूटकर फिर जुड़ती है, हर मोड़ एक दुर्लभ हुनर सिखाता है",
    "raah tootkar phir judti hai, har mod ek durlabh hunar sikhata hai",
  ],
  [
    "principled work",
    "work wants a purpose, and grows where you can respect it",
    "काम में उद्देश्य चाहिए, जहाँ सम्मान हो वहीं बढ़ता है",
    "kaam me uddeshya chahiye, jahan samman ho wahin badhta hai",
  ],
  [
    "steady office",
    "the post holds, and you are trusted with more than you ask",
    "पद टिकता है और माँगने से ज़्यादा भरोसा मिलता है",
    "pad tikta hai aur maangne se zyada bharosa milta hai",
  ],
  [
    "rewarded work",
    "effort turns into income without much noise",
    "मेहनत बिना शोर के आमदनी बनती है",
    "mehnat bina shor ke aamdani banti hai",
  ],
  [
    "work afar",
    "work draws you far, or behind the scenes, and pays later",
    "काम दूर या परदे के पीछे ले जाता है, फल देर से देता है",
    "kaam door ya parde ke peeche le jaata hai, phal der se deta hai",
  ],
]);

const ELEVENTH = lordOf(11, [
  [
    "gains self",
    "gains come to you in person, not by favour",
    "लाभ आपके अपने बूते आता है, किसी की कृपा से नहीं",
    "laabh aapke apne boote aata hai, kisi ki kripa se nahi",
  ],
  [
    "gains kept",
    "gains are banked rather than shown",
    "लाभ दिखाने के बजाय जमा होता है",
    "laabh dikhane ke bajaay jama hota hai",
  ],
  [
    "gains by effort",
    "gains follow your own push, and siblings or neighbours help",
    "लाभ अपनी पहल के पीछे आता है, भाई-पड़ोसी साथ देते हैं",
    "laabh apni pehal ke peeche aata hai, bhai padosi saath dete hain",
  ],
  ["gains home", "gains settle into home and comfort", "लाभ घर और सुख में बदलता है", "laabh ghar aur sukh me badalta hai"],
  [
    "gains skill",
    "gains come of ideas, students or the young",
    "लाभ विचार, शिष्य या युवाओं से आता है",
    "laabh vichaar, shishya ya yuvaon se aata hai",
  ],
  [
    "gains toil",
    "gains come from service, and some of it goes to settle dues",
    "लाभ सेवा से आता है, कुछ बकाया चुकाने में जाता है",
    "laabh seva se aata hai, kuch bakaya chukane me jaata hai",
  ],
  [
    "gains partner",
    "gains come through the other side of the table",
    "लाभ सामने वाले पक्ष के रास्ते आता है",
    "laabh saamne wale paksh ke raaste aata hai",
  ],
  [
    "gains late",
    "gains are delayed or hidden, and come in lumps",
    "लाभ देर से या छिपकर, एक साथ आता है",
    "laabh der se ya chhipkar, ek saath aata hai",
  ],
  [
    "gains luck",
    "gains come with luck and the goodwill of elders",
    "लाभ भाग्य और बड़ों की शुभकामना से आता है",
    "laabh bhagya aur badon ki shubhkaamna se aata hai",
  ],
  [
    "pay rank",
    "income grows with position, not with chance",
    "आमदनी पद के साथ बढ़ती है, संयोग से नहीं",
    "aamdani pad ke saath badhti hai, sanyog se nahi",
  ],
  [
    "gains strong",
    "the circle of friends is itself a source of gain",
    "मित्र-मंडली स्वयं लाभ का स्रोत है",
    "doston ka daayra khud laabh ka srot hai",
  ],
  [
    "gains spent",
    "what comes in goes out for far aims, so set a share aside",
    "जो आता है दूर के कामों में निकलता है, एक हिस्सा अलग रखिए",
    "jo aata hai door ke kaamon me nikalta hai, ek hissa alag rakhiye",
  ],
]);

const TWELFTH = lordOf(12, [
  [
    "far self",
    "distance calls you, and solitude restores you",
    "दूरी आपको बुलाती है और एकांत सँवारता है",
    "doori aapko bulati hai aur ekaant sanwaarta hai",
  ],
  [
    "costs purse",
    "the purse pays for distance, so plan the cost first",
    "दूरी का ख़र्च जेब से जाता है, पहले हिसाब बनाइए",
    "doori ka kharch jeb se jaata hai, pehle hisaab banaiye",
  ],
  [
    "far effort",
    "going abroad takes repeated attempts and your own papers",
    "बाहर जाने में बार-बार प्रयास और अपने काग़ज़ लगते हैं",
    "bahar jaane me baar baar prayaas aur apne kagaz lagte hain",
  ],
  [
    "far home",
    "home itself moves, or has a foreign door",
    "घर ही स्थान बदलता है, या उसका एक दरवाज़ा परदेस में खुलता है",
    "ghar hi jagah badalta hai, ya uska ek darwaza pardes me khulta hai",
  ],
  [
    "far study",
    "study or the young are the road outward",
    "पढ़ाई या संतान बाहर की राह बनते हैं",
    "padhai ya santan bahar ki raah bante hain",
  ],
  [
    "loss ends",
    "what drains you meets resistance, so costs can be cut",
    "जो रिसता है उस पर रोक लगती है, ख़र्च घट सकता है",
    "jo rista hai us par rok lagti hai, kharch ghat sakta hai",
  ],
  [
    "far partner",
    "a partner or a contract leads outward",
    "साथी या अनुबंध बाहर की ओर ले जाता है",
    "saathi ya contract bahar ki taraf le jaata hai",
  ],
  [
    "letting go",
    "endings free you sooner than you fear",
    "समाप्ति आपको सोच से जल्दी मुक्त करती है",
    "samaapti aapko soch se jaldi mukt karti hai",
  ],
  [
    "pilgrim",
    "long journeys have meaning, and teachers live far away",
    "लंबी यात्राओं में अर्थ है और गुरु दूर बसते हैं",
    "lambi yatraon me arth hai aur guru door baste hain",
  ],
  [
    "work afar",
    "work is what carries you abroad",
    "बाहर ले जाने वाला आपका काम ही है",
    "bahar le jaane wala aapka kaam hi hai",
  ],
  [
    "far gains",
    "what is spent on distance returns as gain",
    "दूरी पर जो लगता है वह लाभ बनकर लौटता है",
    "doori par jo lagta hai woh laabh bankar lautta hai",
  ],
  [
    "quiet",
    "you rest well away from the crowd, and spend on what nobody sees",
    "भीड़ से दूर आप चैन पाते हैं और अनदेखे पर ख़र्च करते हैं",
    "bheed se door aap chain paate hain aur andekhe par kharch karte hain",
  ],
]);

export const LORD_ROWS = table("lord-in-house", {
  ...FIRST,
  ...SECOND,
  ...FOURTH,
  ...FIFTH,
  ...SEVENTH,
  ...NINTH,
  ...TENTH,
  ...ELEVENTH,
  ...TWELFTH,
});
