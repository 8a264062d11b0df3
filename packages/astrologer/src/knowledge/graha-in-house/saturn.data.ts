import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Saturn in the twelve houses (SAR 30, PD 8): labour, patience, delay that lasts. */
export const SATURN_IN_HOUSES = buildRowsInOrder(
  "saturn",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "gravity slow_start",
      core: [
        "you were serious early, and become lighter as you get older | you doubt yourself first and outlast everyone in the end",
        "आप छोटी उम्र में गंभीर थे, बड़े होते-होते हल्के होते जाते हैं | पहले अपने पर शक करते हैं, फिर सबसे ज़्यादा टिकते हैं",
        "aap bachpan me serious the, bade hote hote halke hote jaate hain | pehle apne par shak karte hain, phir sabse zyada tikte hain",
      ],
      whenStrong: [
        "people can rely on your word and your hours",
        "आपकी ज़बान और आपका समय, दोनों पर भरोसा रहता है",
        "aapki zabaan aur aapka time, dono par bharosa rehta hai",
      ],
      whenWeak: [
        "you carry the room's worries as if they were yours",
        "सबकी चिंता आप ऐसे ढोते हैं जैसे आपकी अपनी हो",
        "sabki chinta aap aise dhote hain jaise aapki apni ho",
      ],
    },
    {
      themes: "thrift measured_speech",
      core: [
        "you weigh every word and every coin before you part with it | your savings grow slowly, by habit, and they stay",
        "हर शब्द और हर सिक्का आप तौलकर निकालते हैं | बचत धीरे-धीरे आदत से बढ़ती है, और टिकती है",
        "har shabd aur har sikka aap taulkar nikaalte hain | saving dheere dheere aadat se badhti hai, aur tikti hai",
      ],
      whenStrong: [
        "the money you build up lasts beyond one generation",
        "आपका जोड़ा धन एक पीढ़ी से आगे तक चलता है",
        "aapka joda paisa ek peedhi se aage tak chalta hai",
      ],
      whenWeak: [
        "your plain speech sounds colder at home than you mean it",
        "सीधी बात घर में आपके मन से ज़्यादा ठंडी सुनाई देती है",
        "seedhi baat ghar me aapke mann se zyada thandi sunai deti hai",
      ],
    },
    {
      themes: "perseverance practice",
      core: [
        "you improve by practice where others rely on talent | your courage is the kind that comes back after a defeat",
        "जहाँ और लोग प्रतिभा पर टिकें, आप अभ्यास से निखरते हैं | आपका साहस वह है जो हारकर भी लौट आता है",
        "jahan aur log talent par tikein, aap practice se nikharte hain | aapka saahas woh hai jo haarkar bhi laut aata hai",
      ],
      whenStrong: [
        "steady small efforts take you past faster people",
        "लगातार छोटी मेहनत आपको तेज़ लोगों से आगे ले जाती है",
        "lagataar chhoti mehnat aapko tez logon se aage le jaati hai",
      ],
      whenWeak: [
        "you keep your distance from relatives when one call would be enough",
        "एक फ़ोन से जो बात बने, उसमें भी अपनों से दूरी रख लेते हैं",
        "ek phone se jo baat bane, usme bhi apnon se doori rakh lete hain",
      ],
    },
    {
      themes: "old_walls duty_home",
      core: [
        "home meant duty to you before it meant comfort | you settle late, and then in something solid",
        "घर आपके लिए आराम से पहले ज़िम्मेदारी रहा | आप देर से बसते हैं, पर ठोस जगह बसते हैं",
        "ghar aapke liye aaram se pehle zimmedari raha | aap der se settle hote hain, par thos jagah hote hain",
      ],
      whenStrong: [
        "land, old houses and patience with papers reward you",
        "ज़मीन, पुराने मकान और काग़ज़ का धैर्य आपको फल देते हैं",
        "zameen, purane makan aur paperwork ka dhairya aapko phal dete hain",
      ],
      whenWeak: [
        "ease feels like idleness to you, so rest has to be scheduled",
        "चैन भी आलस लगता है, इसलिए आराम का समय बाँधना पड़ता है",
        "chain bhi aalas lagta hai, isliye aaram ka time fix karna padta hai",
      ],
    },
    {
      themes: "serious_mind slow_joy",
      core: [
        "you study slowly and forget nothing | joy comes to you late in the evening, after the work is done",
        "आप धीरे पढ़ते हैं और भूलते कुछ नहीं | ख़ुशी आपको काम निबटाकर, थोड़ी देर से मिलती है",
        "aap dheere padhte hain aur bhoolte kuch nahi | khushi aapko kaam nibtakar, thodi der se milti hai",
      ],
      whenStrong: [
        "depth and method make you a rare kind of expert",
        "गहराई और विधि से आप विरले जानकार बनते हैं",
        "gehraai aur method se aap rare expert bante hain",
      ],
      whenWeak: [
        "you test affection when it was only meant in play",
        "स्नेह खेलना चाहता है और आप उसे परखने लगते हैं",
        "pyar khelna chahta hai aur aap use parakhne lagte hain",
      ],
    },
    {
      themes: "wearing_down dependability",
      core: [
        "you wear opposition down by keeping at it | no one can replace you in hard, unglamorous work",
        "विरोध को आप धैर्य से थका देते हैं | कठिन और बिना चमक वाले काम में आपका कोई विकल्प नहीं",
        "dheere dheere aap virodh ko thaka dete hain | mushkil aur bina chamak wale kaam me aapka koi replacement nahi",
      ],
      whenStrong: [
        "rivals get tired well before you even slow down",
        "आप धीमे पड़ें, उससे बहुत पहले सामने वाला थक जाता है",
        "aap slow hon, usse bahut pehle saamne wala thak jaata hai",
      ],
      whenWeak: [
        "overwork is the price of being the dependable one",
        "भरोसेमंद होने की क़ीमत ज़रूरत से ज़्यादा काम है",
        "bharosemand hone ki keemat zaroorat se zyada kaam hai",
      ],
    },
    {
      themes: "slow_bond contract",
      core: [
        "you commit slowly, and mean it when you do | your relationships are built on kept duties more than on sweet words",
        "वचन आप देर से देते हैं, देते हैं तो निभाते हैं | आपका रिश्ता मीठी बातों से कम, निभाई ज़िम्मेदारी से बनता है",
        "promise aap der se karte hain, karte hain to nibhate hain | aapka rishta meethi baaton se kam, nibhayi zimmedari se banta hai",
      ],
      whenStrong: [
        "the right partner comes with maturity, age or hard experience",
        "परिपक्वता और अनुभव सही साथी तक ले जाते हैं",
        "maturity aur experience sahi partner tak le jaate hain",
      ],
      whenWeak: [
        "your loyalty is clear, but you have to say your warmth aloud",
        "वफ़ादारी आपसे साफ़ झलकती है, स्नेह को बोलकर कहना पड़ता है",
        "wafadari aapse saaf jhalakti hai, pyar ko bolkar kehna padta hai",
      ],
    },
    {
      themes: "endurance long_tangles",
      core: [
        "you endure what would overwhelm others, and speak of it little | your patience untangles long problems of money or paper",
        "जो औरों को बिखेर दे वह आप सह लेते हैं और कम बोलते हैं | पैसे या काग़ज़ की लंबी गुत्थी आपके धैर्य से खुलती है",
        "jo auron ko bikher de woh aap seh lete hain aur kam bolte hain | paise ya kagaz ki lambi gutthi aapke dhairya se khulti hai",
      ],
      whenStrong: [
        "later years bring you the freedom you missed in youth",
        "जो आज़ादी जवानी में न मिली, वह बढ़ती उम्र देती है",
        "jo aazadi jawani me na mili, woh baad ke saal dete hain",
      ],
      whenWeak: [
        "you prepare for the worst so well that good news startles you",
        "बुरे की ऐसी तैयारी रहती है कि अच्छी ख़बर चौंका देती है",
        "bure ki aisi taiyaari rehti hai ki achhi khabar chaunka deti hai",
      ],
    },
    {
      themes: "tested_faith hard_principles",
      core: [
        "you believe only what has stood the test | elders were strict with you, and you became your own authority",
        "आप वही मानते हैं जो कठिनाई में टिका हो | बड़े आप पर सख़्त रहे, और आप अपने मार्गदर्शक ख़ुद बने",
        "aap wohi maante hain jo mushkil me tika ho | bade aap par strict rahe, aur aap apne mentor khud bane",
      ],
      whenStrong: [
        "a sober faith and old traditions keep your luck steady",
        "सादी आस्था और पुरानी परंपराएँ आपके भाग्य को थामती हैं",
        "saadi aastha aur purani paramparayein aapke bhagya ko thaamti hain",
      ],
      whenWeak: [
        "luck makes you wait, and then treats you well",
        "भाग्य आपको क़तार में खड़ा रखता है, फिर पूरा देता है",
        "bhagya aapko line me khada rakhta hai, phir poora deta hai",
      ],
    },
    {
      themes: "long_climb burden_of_post",
      core: [
        "you climb slowly and visibly, and what you reach is hard to undo | you carry a heavy post, and take over what others dropped",
        "आपकी चढ़ाई धीमी है, सबको दिखती है और आसानी से पलटती नहीं | पद भार लेकर आता है, जो औरों से छूटा वह आपको मिलता है",
        "aapki chadhai dheemi hai, sabko dikhti hai aur aasani se palatti nahi | post bojh lekar aati hai, jo auron se chhoota woh aapko milta hai",
      ],
      whenStrong: [
        "discipline in public work makes you hard to replace",
        "काम का अनुशासन आपको बेजोड़ बना देता है",
        "kaam ka discipline aapko bejod bana deta hai",
      ],
      whenWeak: [
        "one fall teaches you more about rank than ten steps up",
        "एक बार फिसलना पद के बारे में सीढ़ियों से ज़्यादा सिखाता है",
        "ek baar phisalna post ke baare me seedhiyon se zyada sikhata hai",
      ],
    },
    {
      themes: "late_gains few_friends",
      core: [
        "your gains come late, but regularly and for a long time | you keep few friends, and keep them for decades",
        "लाभ देर से आता है, पर नियम से और लंबे समय तक | मित्र आपके थोड़े हैं, पर बरसों के हैं",
        "laabh der se aata hai, par regular aur lambe samay tak | dost aapke thode hain, par barson ke hain",
      ],
      whenStrong: [
        "older friends and large organisations stand by you",
        "उम्र में बड़े मित्र और बड़ी संस्थाएँ आपके पीछे रहती हैं",
        "bade dost aur badi companies aapke peeche rehti hain",
      ],
      whenWeak: [
        "your hopes come true after you have stopped asking",
        "इच्छा तब पूरी होती है जब आप माँगना छोड़ चुके हों",
        "ichchha tab poori hoti hai jab aap maangna chhod chuke hon",
      ],
    },
    {
      themes: "withdrawal simple_living",
      core: [
        "you need little, and feel freer as you own less | you use time alone for work: study, service, duty far away",
        "आपको कम चाहिए, और जितना कम हो उतने आज़ाद होते हैं | एकांत आपके लिए काम है: अध्ययन, सेवा, दूर की ज़िम्मेदारी",
        "aapko kam chahiye, aur jitna kam ho utne aazaad hote hain | akelapan aapke liye kaam hai: study, seva, door ki zimmedari",
      ],
      whenStrong: [
        "discipline in private takes you to a distant country",
        "अकेले का अनुशासन आपको दूर सरहद तक ले जाता है",
        "akele ka discipline aapko door sarhad tak le jaata hai",
      ],
      whenWeak: [
        "you quietly pay old debts, so count them before you promise more",
        "पुराने बकाये चुपचाप चुकाते हैं, नया वादा करने से पहले गिन लीजिए",
        "purane bakaye chupchaap chukate hain, naya vaada karne se pehle gin lijiye",
      ],
    },
  ],
);
