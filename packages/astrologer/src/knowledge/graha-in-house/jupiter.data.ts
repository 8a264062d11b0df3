import { buildRowsInOrder, TWELVE_HOUSES } from "../knowledge-row.ts";

/** Jupiter in the twelve houses (SAR 30, PD 8): judgement, counsel, children, increase. */
export const JUPITER_IN_HOUSES = buildRowsInOrder(
  "jupiter",
  TWELVE_HOUSES,
  ["SAR", 30],
  [
    {
      themes: "dignity_self generosity",
      core: [
        "people expect good sense from you and usually get it | you have a generous manner that calms a room",
        "लोग आपसे समझदारी की उम्मीद रखते हैं और अक्सर पाते भी हैं | आपके होने में एक फैलाव है जिससे माहौल शांत हो जाता है",
        "log aapse samajhdari ki umeed rakhte hain aur aksar paate bhi hain | aapke hone me ek khulapan hai jisse mahaul shaant ho jaata hai",
      ],
      whenStrong: [
        "your good faith protects you where cunning would have failed",
        "जहाँ चालाकी हार जाती, वहाँ आपकी नेकनीयती बचा लेती है",
        "jahan chalaaki haar jaati, wahan aapki achhi neeyat bacha leti hai",
      ],
      whenWeak: [
        "you find comfort more easily than discipline",
        "अनुशासन से पहले आराम आपके आसपास फैल जाता है",
        "discipline se pehle aaram aapke aaspaas phail jaata hai",
      ],
    },
    {
      themes: "good_word family_wealth",
      core: [
        "people take your word as fair, and your family circle grows | wealth gathers slowly, through advice, teaching and honest dealing",
        "आपकी बात निष्पक्ष मानी जाती है और परिवार का दायरा बढ़ता है | धन धीरे जुटता है, सलाह, शिक्षा और साफ़ लेन-देन से",
        "aapki baat fair maani jaati hai aur parivaar ka daayra badhta hai | paisa dheere judta hai, salah, teaching aur saaf len den se",
      ],
      whenStrong: [
        "people gladly pay for what you say",
        "आपकी कही बात का लोग ख़ुशी से मोल देते हैं",
        "aapki kahi baat ka log khushi se mol dete hain",
      ],
      whenWeak: [
        "you give advice and lend money equally easily",
        "सलाह और उधार दोनों आप एक ही खुले हाथ से देते हैं",
        "salah aur udhaar dono aap ek hi khule haath se dete hain",
      ],
    },
    {
      themes: "kind_effort teaching_near",
      core: [
        "you encourage others to try, and then try yourself | your courage is patient, and built on conviction",
        "आप औरों को हौसला देकर आगे करते हैं, फिर ख़ुद चलते हैं | आपका साहस धीरज वाला है, विश्वास पर टिका",
        "aap auron ko hausla dekar aage karte hain, phir khud chalte hain | aapka saahas dheeraj wala hai, vishwas par tika",
      ],
      whenStrong: [
        "siblings, readers or neighbours profit from your example",
        "भाई-बहन, पाठक या पड़ोसी आपकी मिसाल से सीखते हैं",
        "bhai behen, readers ya padosi aapki misaal se seekhte hain",
      ],
      whenWeak: [
        "you wait for the perfect reason before you make the call",
        "फ़ोन उठाने से पहले आप पूरी वजह ढूँढते रह जाते हैं",
        "phone uthane se pehle aap poori wajah dhoondhte reh jaate hain",
      ],
    },
    {
      themes: "contentment roof",
      core: [
        "contentment at home is your wealth, and guests feel it at the door | your learning began at home, and a house with books suits you",
        "घर का संतोष ही आपका धन है, मेहमान दहलीज़ पर भाँप लेते हैं | सीख घर से शुरू हुई, किताबों वाला घर आपको भाता है",
        "ghar ka santosh hi aapka dhan hai, mehmaan darwaze par bhaanp lete hain | seekh ghar se shuru hui, kitaabon wala ghar aapko bhaata hai",
      ],
      whenStrong: [
        "property, vehicles and elders' blessings come together over time",
        "समय के साथ संपत्ति, वाहन और बड़ों का आशीर्वाद जुड़ते हैं",
        "samay ke saath property, gaadi aur badon ka ashirvaad judte hain",
      ],
      whenWeak: [
        "your love of comfort argues against every necessary move",
        "आराम हर ज़रूरी बदलाव के ख़िलाफ़ बोलता है",
        "aaram har zaroori badlaav ke khilaaf bolta hai",
      ],
    },
    {
      themes: "wise_counsel children_joy",
      core: [
        "you understand a thing by teaching it, and children trust you | good judgement is your gift: you see what will still matter later",
        "सिखाते-सिखाते बात आपकी समझ में उतरती है, बच्चे भरोसा करते हैं | परख आपकी देन है: आगे क्या टिकेगा, यह आप जान लेते हैं",
        "sikhate sikhate baat aapki samajh me utarti hai, bachche bharosa karte hain | parakh aapki khoobi hai: aage kya tikega, yeh aap jaan lete hain",
      ],
      whenStrong: [
        "study, mentoring or children bring you honest pride",
        "पढ़ाई, मार्गदर्शन या बच्चे आपको सच्चा गर्व देते हैं",
        "padhai, mentoring ya bachche aapko sachcha garv dete hain",
      ],
      whenWeak: [
        "you expect the best of people and overlook the small print",
        "आप सबसे अच्छे की आशा रखते हैं, बारीक शर्तें छूट जाती हैं",
        "aap sabse achhe ki aasha rakhte hain, chhoti shartein chhoot jaati hain",
      ],
    },
    {
      themes: "helper fair_fight",
      core: [
        "you disarm opponents by being fair to them | your field of knowledge is service, health or law for other people",
        "विरोधी से भी न्याय करके आप उसका हथियार रखवा देते हैं | सेवा, सेहत या नियम-क़ानून का ज्ञान आपके काम आता है",
        "virodhi se bhi insaaf karke aap uska hathiyaar rakhwa dete hain | seva, sehat ya niyam kanoon ka gyaan aapke kaam aata hai",
      ],
      whenStrong: [
        "even a dispute leaves you with a person who wishes you well",
        "झगड़े से भी आप एक शुभचिंतक लेकर निकलते हैं",
        "jhagde se bhi aap ek shubhchintak lekar nikalte hain",
      ],
      whenWeak: [
        "you say yes to too many people, and take on too much",
        "सबको हाँ कहते-कहते आपकी अपनी थाली भर जाती है",
        "sabko haan kehte kehte aapki apni thaali bhar jaati hai",
      ],
    },
    {
      themes: "noble_partner good_terms",
      core: [
        "you look for a partner you can respect, and grow through a meeting of minds | agreements made in good faith serve you better than clever ones",
        "ऐसा साथी चाहिए जिसका आदर कर सकें, उसी से आप बढ़ते हैं | साफ़ नीयत से किए समझौते आपको चालाक सौदों से ज़्यादा देते हैं",
        "aisa partner chahiye jiski izzat kar sakein, usi se aap badhte hain | saaf neeyat se kiye agreement aapko chalaak deals se zyada dete hain",
      ],
      whenStrong: [
        "a partner, client or adviser widens your world",
        "साथी, ग्राहक या सलाहकार आपकी दुनिया बड़ी करता है",
        "partner, client ya adviser aapki duniya badi karta hai",
      ],
      whenWeak: [
        "you forgive on principle and forget to say what hurt",
        "उसूल से माफ़ कर देते हैं, पर क्या चुभा यह कहना रह जाता है",
        "usool se maaf kar dete hain, par kya chubha yeh kehna reh jaata hai",
      ],
    },
    {
      themes: "quiet_wisdom protected_passage",
      core: [
        "hard times make you wise rather than bitter | you understand endings, and people come to you when something ends",
        "कठिन दौर आपको कड़वा कम, समझदार ज़्यादा बनाता है | आप समाप्ति को समझते हैं, लोग अपने टूटे दिनों में आपके पास आते हैं",
        "kathin samay aapko kadwa kam, samajhdar zyada banata hai | aap ending ko samajhte hain, log apne toote samay me aapke paas aate hain",
      ],
      whenStrong: [
        "help comes late but it does come, often through inheritance or insight",
        "सहारा देर से सही, आता ज़रूर है, कभी विरासत तो कभी समझ बनकर",
        "sahara der se sahi, aata zaroor hai, kabhi virasat to kabhi samajh bankar",
      ],
      whenWeak: [
        "your luck stays hidden, so wealth needs clear papers and patient planning",
        "भाग्य ओट में रहता है, धन को साफ़ काग़ज़ और धीमी योजना चाहिए",
        "bhagya chhupa rehta hai, paise ko saaf kagaz aur dheemi planning chahiye",
      ],
    },
    {
      themes: "grace teacher_bond",
      core: [
        "a teacher, a faith or a long journey changed your life | luck comes to you through principles you kept when no one checked",
        "कोई शिक्षक, आस्था या लंबी यात्रा आपका जीवन मोड़ती है | जब कोई जाँच न थी तब निभाए उसूल ही आपका भाग्य बनते हैं",
        "koi teacher, aastha ya lambi yatra aapki zindagi modti hai | jab koi check karne wala na tha tab nibhaye usool hi aapka bhagya bante hain",
      ],
      whenStrong: [
        "elders bless your plans and share their contacts",
        "बड़े लोग आपकी योजना पर हाथ रखते हैं और अपने परिचय खोलते हैं",
        "bade log aapki planning par haath rakhte hain aur apne contacts kholte hain",
      ],
      whenWeak: [
        "you preach a little when you are unsure",
        "मन डगमगाए तो आप थोड़ा उपदेश देने लगते हैं",
        "mann dagmagaye to aap thoda updesh dene lagte hain",
      ],
    },
    {
      themes: "trusted_judgement standing",
      core: [
        "your judgement is trusted in public matters | you get ahead by giving good advice and staying honest",
        "काम में आपकी राय पर भरोसा किया जाता है | अच्छी सलाह और साफ़ हाथ आपको ऊपर ले जाते हैं",
        "kaam me aapki raay par bharosa kiya jaata hai | achhi salah aur saaf haath aapko upar le jaate hain",
      ],
      whenStrong: [
        "a senior supports you for your character before your results",
        "कोई वरिष्ठ आँकड़ों से पहले आपके चरित्र पर दाँव लगाता है",
        "koi senior figures se pehle aapke character par bharosa karta hai",
      ],
      whenWeak: [
        "you are praised more than you are paid",
        "तारीफ़ जितनी मिलती है, वेतन उतना नहीं बढ़ता",
        "tareef jitni milti hai, salary utni nahi badhti",
      ],
    },
    {
      themes: "wide_gain good_company",
      core: [
        "you gain through goodwill, and choose your friends well | you hope for a lot, and enough of it comes true to keep you hoping",
        "लाभ सद्भाव से बढ़ता है, और मित्र आप सोचकर चुनते हैं | उम्मीद आप बड़ी रखते हैं, और इतनी पूरी होती है कि फिर रखें",
        "laabh sadbhaav se badhta hai, aur dost aap sochkar chunte hain | umeed aap badi rakhte hain, aur itni poori hoti hai ki phir rakhein",
      ],
      whenStrong: [
        "elders and institutions are generous to you",
        "बुज़ुर्ग और संस्थाएँ आपके प्रति उदार रहते हैं",
        "bade log aur sansthayein aapke liye udaar rehte hain",
      ],
      whenWeak: [
        "you rely on promises that friends made in a good mood",
        "मौज में किए मित्रों के वादों पर आप भरोसा कर बैठते हैं",
        "mauj me kiye doston ke vaadon par aap bharosa kar baithte hain",
      ],
    },
    {
      themes: "giving inner_search",
      core: [
        "you spend on learning, giving and journeys, and do not regret it | your faith grows when you withdraw, far more than in debate",
        "सीखने, देने और यात्रा पर ख़र्च करके आपको पछतावा नहीं होता | बहस से ज़्यादा एकांत में आपकी आस्था गहराती है",
        "seekhne, dene aur yatra par kharch karke aapko pachhtava nahi hota | behas se zyada akele me aapki aastha gehraati hai",
      ],
      whenStrong: [
        "a foreign place or a quiet retreat treats you kindly",
        "परदेस या कोई शांत ठिकाना आपसे अच्छा बरतता है",
        "pardes ya koi shaant jagah aapse achha baratti hai",
      ],
      whenWeak: [
        "you trust first and read the bill afterwards",
        "भरोसा पहले करते हैं, बिल बाद में पढ़ते हैं",
        "bharosa pehle karte hain, bill baad me padhte hain",
      ],
    },
  ],
);
