import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Jupiter in the twelve signs (SAR 27): belief and counsel. */
export const JUPITER_IN_SIGNS = buildRowsInOrder(
  "jupiter",
  RASHIS,
  ["SAR", 27],
  [
    {
      themes: "bold_faith",
      core: [
        "you believe in action and teach by going first",
        "आप कर्म में विश्वास रखते हैं और आगे चलकर सिखाते हैं",
        "aap karm me vishwas rakhte hain aur aage chalkar sikhate hain",
      ],
      whenStrong: [
        "new ventures under your guidance tend to grow",
        "आपकी देखरेख में नए काम फलते हैं",
        "aapki guidance me naye kaam phalte hain",
      ],
      whenWeak: [
        "you give advice before the other person has finished explaining",
        "सामने वाला बात पूरी करे उससे पहले आप सलाह दे देते हैं",
        "saamne wala baat khatam kare usse pehle aap salah de dete hain",
      ],
    },
    {
      themes: "rich_faith",
      core: [
        "your wisdom is practical: enough food, fair money, time to enjoy",
        "आपकी समझ व्यावहारिक है: भरपेट भोजन, साफ़ पैसा, जीने का समय",
        "aapki samajh practical hai: bharpet khaana, saaf paisa, jeene ka time",
      ],
      whenStrong: [
        "your patience and good taste bring you money",
        "आपके धैर्य और सुरुचि के आसपास साधन जुटते हैं",
        "aapke dhairya aur achhe taste ke aaspaas saadhan jut-te hain",
      ],
      whenWeak: [
        "comfort gently tempts you to stop growing",
        "आराम बढ़ने के ख़िलाफ़ मीठी दलील देता है",
        "aaram badhne ke khilaaf meethi daleel deta hai",
      ],
    },
    {
      themes: "many_faiths",
      core: [
        "you learn a little of everything and connect it for others",
        "आप हर विषय थोड़ा सीखते हैं और औरों के लिए जोड़ते हैं",
        "aap har subject thoda seekhte hain aur auron ke liye jodte hain",
      ],
      whenStrong: [
        "teaching, publishing or spoken advice goes well for you",
        "पढ़ाना, छपना या बोलकर सलाह देना अच्छा चलता है",
        "padhana, publish karna ya bolkar salah dena achha chalta hai",
      ],
      whenWeak: [
        "you know many truths and rely fully on none",
        "सच बहुत से जानते हैं, पर वज़न किसी पर नहीं रखते",
        "sach bahut se jaante hain, par wazan kisi par nahi rakhte",
      ],
    },
    {
      themes: "caring_faith",
      core: [
        "your wisdom takes care of people: a home, a meal, a kind ear",
        "आपकी समझ लोगों को पोसती है: घर, भोजन, सुनने वाला कान",
        "aapki samajh logon ko poshan deti hai: ghar, khaana, sunne wala kaan",
      ],
      whenStrong: [
        "your goodness comes back to you many times, often through family",
        "आपकी नेकी कई गुना लौटती है, अक्सर परिवार के हाथ से",
        "aapki neki kai guna laut-ti hai, aksar parivaar ke haath se",
      ],
      whenWeak: [
        "you give shelter to some people who should have moved on",
        "जिन्हें चलना सीखना था उन्हें भी आप गोद में रख लेते हैं",
        "jinhe chalna seekhna tha unhe bhi aap god me rakh lete hain",
      ],
    },
    {
      themes: "noble_faith",
      core: [
        "you think generously and like to be asked for your opinion",
        "आप उदार सोचते हैं और चाहते हैं कोई आपकी राय पूछे",
        "aap khule dil se sochte hain aur chahte hain koi aapki raay poochhe",
      ],
      whenStrong: [
        "large tasks and public trust come to you with dignity",
        "बड़े काम और लोगों का भरोसा आपके पास मान से आते हैं",
        "bade kaam aur public ka bharosa aapke paas izzat se aate hain",
      ],
      whenWeak: [
        "you give grandly where a small regular gift was needed",
        "जहाँ थोड़ा-थोड़ा देना था, वहाँ आप एक बार में बहुत दे देते हैं",
        "jahan thoda thoda dena tha, wahan aap ek baar me bahut de dete hain",
      ],
    },
    {
      themes: "careful_faith",
      core: [
        "you trust knowledge that has been tested and put to use",
        "आप परखे हुए और काम में आए ज्ञान पर भरोसा करते हैं",
        "aap parakhe hue aur kaam me aaye gyaan par bharosa karte hain",
      ],
      whenStrong: [
        "your advice is detailed, modest and almost never wrong",
        "आपकी सलाह बारीक और विनम्र है, कम ही चूकती है",
        "aapki salah detailed aur vinamra hai, kam hi chookti hai",
      ],
      whenWeak: [
        "you see so many conditions that little hope is left",
        "इतनी शर्तें दिखती हैं कि उम्मीद को जगह नहीं मिलती",
        "itni conditions dikhti hain ki umeed ko jagah nahi milti",
      ],
    },
    {
      themes: "just_faith",
      core: [
        "fairness is sacred to you, and you grow through alliances",
        "न्याय ही आपका धर्म है, और साझेदारी से आप बढ़ते हैं",
        "insaaf hi aapka dharm hai, aur partnership se aap badhte hain",
      ],
      whenStrong: [
        "people ask you to settle disputes, and accept what you say",
        "लोग आपसे पंच बनने को कहते हैं और बात मानते हैं",
        "log aapse faisla karwate hain aur baat maante hain",
      ],
      whenWeak: [
        "you agree with the last kind person who spoke",
        "जो आख़िर में मीठा बोले, आप उसी से सहमत हो जाते हैं",
        "jo aakhir me meetha bole, aap usi se agree ho jaate hain",
      ],
    },
    {
      themes: "deep_faith",
      core: [
        "you look for truth in hard places and keep what you find",
        "आप सच कठिन जगहों में खोजते हैं और सहेजकर रखते हैं",
        "aap sach mushkil jagah me khojte hain aur sambhalkar rakhte hain",
      ],
      whenStrong: [
        "shared money and hidden knowledge grow in your hands",
        "साझे साधन और छिपा ज्ञान आपके हाथ में बढ़ते हैं",
        "saajhe saadhan aur chhupa gyaan aapke haath me badhte hain",
      ],
      whenWeak: [
        "you preach through silence, and few people understand it",
        "आप चुप्पी से उपदेश देते हैं, जिसे कम लोग समझते हैं",
        "aap chuppi se updesh dete hain, jise kam log samajhte hain",
      ],
    },
    {
      themes: "wide_faith",
      core: [
        "you are at home with big questions, teachers and long journeys",
        "बड़े सवाल, शिक्षक और लंबी राहें आपका घर हैं",
        "bade sawaal, teacher aur lambi raahein aapka ghar hain",
      ],
      whenStrong: [
        "wisdom and luck go together for you",
        "समझ और भाग्य आपके भीतर एक बोली बोलते हैं",
        "samajh aur bhagya aapke andar ek boli bolte hain",
      ],
      whenWeak: [
        "you are sure of the plan and late for the train",
        "नक़्शे पर पूरा भरोसा है, पर ट्रेन छूट जाती है",
        "map par poora bharosa hai, par train chhoot jaati hai",
      ],
    },
    {
      themes: "sober_faith",
      core: [
        "your hope is careful: you believe in work, proof and time",
        "आपकी आशा सँभली हुई है: काम, सबूत और समय पर टिकी",
        "aapki umeed sambhli hui hai: kaam, proof aur time par tiki",
      ],
      whenStrong: [
        "you build your success slowly, and it lasts without show",
        "धीरे बनी आपकी सफलता बिना सजावट खड़ी रहती है",
        "dheere bani aapki success bina sajawat khadi rehti hai",
      ],
      whenWeak: [
        "you expect too little from people, and get little",
        "लोगों से बहुत कम उम्मीद रखते हैं, और उतना ही मिलता है",
        "logon se bahut kam umeed rakhte hain, aur utna hi milta hai",
      ],
    },
    {
      themes: "humane_faith",
      core: [
        "you think for the many, and like to share knowledge",
        "आप सबके लिए सोचते हैं, बाँटा जाने वाला ज्ञान आपको भाता है",
        "aap sabke liye sochte hain, share kiya hua gyaan aapko pasand hai",
      ],
      whenStrong: [
        "networks and good causes take you further than rank",
        "संपर्क और नेक काम आपको ओहदे से आगे ले जाते हैं",
        "network aur nek kaam aapko post se aage le jaate hain",
      ],
      whenWeak: [
        "you love the ideal, and find its followers tiresome",
        "आदर्श आपको प्यारा है, उसके लोग थका देते हैं",
        "ideal aapko pyara hai, uske log thaka dete hain",
      ],
    },
    {
      themes: "gentle_faith",
      core: [
        "you believe easily, forgive easily and are helped unexpectedly",
        "आप सहज विश्वास और सहज क्षमा करते हैं, मदद अनायास मिलती है",
        "aap aasani se vishwas aur maaf karte hain, madad achanak mil jaati hai",
      ],
      whenStrong: [
        "devotion, art or healing comes easily to you",
        "भक्ति, कला या सेवा आपके लिए द्वार खोलती है",
        "bhakti, kala ya seva aapke liye darwaza kholti hai",
      ],
      whenWeak: [
        "you let things carry you along and forget to steer",
        "लहर पर भरोसा करके पतवार भूल जाते हैं",
        "lehar par bharosa karke patwaar bhool jaate hain",
      ],
    },
  ],
);
