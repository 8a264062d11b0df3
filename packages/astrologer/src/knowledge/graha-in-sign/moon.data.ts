import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** The Moon in the twelve signs (SAR 23): feeling and rest. */
export const MOON_IN_SIGNS = buildRowsInOrder(
  "moon",
  RASHIS,
  ["SAR", 23],
  [
    {
      themes: "impulse_heart",
      core: [
        "your heart decides in an instant and cools just as quickly",
        "मन पल में फ़ैसला कर लेता है और उतनी ही जल्दी ठंडा पड़ता है",
        "mann pal me faisla kar leta hai aur utni hi jaldi thanda pad jaata hai",
      ],
      whenStrong: [
        "your enthusiasm moves everyone who was hesitating",
        "आपका उत्साह हिचकने वालों को भी जगा देता है",
        "aapka josh hichakne walon ko bhi jaga deta hai",
      ],
      whenWeak: [
        "waiting feels like an insult, so you answer before the question ends",
        "इंतज़ार अपमान लगता है, इसलिए सवाल पूरा होने से पहले जवाब दे देते हैं",
        "intezaar insult lagta hai, isliye sawaal khatam hone se pehle jawab de dete hain",
      ],
    },
    {
      themes: "settled_heart",
      core: [
        "good food, familiar faces and steady days keep your mind calm",
        "अच्छा खाना, जाने चेहरे और ठहरी दिनचर्या मन को ठीक रखते हैं",
        "achha khaana, jaane pehchaane chehre aur steady routine mann ko theek rakhte hain",
      ],
      whenStrong: [
        "other people come to you to share your calm",
        "आपका ठहराव वह जगह है जहाँ लोग आकर बैठ जाते हैं",
        "aapka thehraav woh jagah hai jahan log aakar baith jaate hain",
      ],
      whenWeak: [
        "you hold on to a comfort after it has stopped helping you",
        "सुख फीका पड़ जाए तब भी उसे पकड़े रहते हैं",
        "sukh pheeka pad jaaye tab bhi use pakde rehte hain",
      ],
    },
    {
      themes: "talking_heart",
      core: [
        "you understand your feelings by talking about them, often to several people",
        "मन की बात आप बोलकर समझते हैं, अक्सर कई लोगों से",
        "mann ki baat aap bolkar samajhte hain, aksar kai logon se",
      ],
      whenStrong: [
        "you find the light remark that saves a heavy evening",
        "भारी माहौल को हल्का करने वाली बात आपको सूझ जाती है",
        "bhaari mahaul ko halka karne wali baat aapko soojh jaati hai",
      ],
      whenWeak: [
        "your thoughts race at night and go round in circles",
        "रात को विचार एक के पीछे एक दौड़ते रहते हैं",
        "raat ko vichaar ek ke peeche ek daudte rehte hain",
      ],
    },
    {
      themes: "caring_heart",
      core: [
        "you remember how everyone felt, years after they forgot it",
        "किसको कब कैसा लगा, यह आपको बरसों बाद भी याद रहता है",
        "kisne kab kya mehsoos kiya, yeh aapko barson baad bhi yaad rehta hai",
      ],
      whenStrong: [
        "people feel mothered by you and come back for it",
        "लोगों को आपके पास माँ जैसा अपनापन मिलता है, वे लौटते हैं",
        "logon ko aapke paas maa jaisa apnapan milta hai, woh laut-te hain",
      ],
      whenWeak: [
        "you withdraw into a shell and hope that others will knock",
        "आप खोल में सिमट जाते हैं और चाहते हैं कोई दस्तक दे",
        "aap khol me simat jaate hain aur chahte hain koi dastak de",
      ],
    },
    {
      themes: "proud_heart",
      core: [
        "your heart is large and loyal, and needs to be seen",
        "आपका दिल बड़ा और वफ़ादार है, बस उसे कोई पहचाने",
        "aapka dil bada aur wafadar hai, bas use koi pehchaane",
      ],
      whenStrong: [
        "your warmth makes others braver than they were",
        "आपकी गरमाहट पाकर लोग पहले से ज़्यादा साहसी हो जाते हैं",
        "aapki garmahat paakar log pehle se zyada himmat wale ho jaate hain",
      ],
      whenWeak: [
        "a small slight spoils the whole celebration for you",
        "ज़रा सी अनदेखी पूरी दावत का मज़ा बिगाड़ देती है",
        "zara si andekhi poori daawat ka maza bigaad deti hai",
      ],
    },
    {
      themes: "orderly_heart",
      core: [
        "your mind calms down when you have finished something useful",
        "कोई काम की चीज़ पूरी हो जाए तो मन शांत होता है",
        "koi kaam ki cheez khatam ho jaaye to mann shaant ho jaata hai",
      ],
      whenStrong: [
        "you help quietly, and exactly in the way that is needed",
        "आप चुपचाप ठीक वही मदद करते हैं जो चाहिए थी",
        "aap chupchaap theek wohi madad karte hain jo chahiye thi",
      ],
      whenWeak: [
        "you go over your own mistakes like a person checking a bill",
        "अपनी ग़लती को आप बिल की तरह बार-बार जाँचते हैं",
        "apni galti ko aap bill ki tarah baar baar check karte hain",
      ],
    },
    {
      themes: "balanced_heart",
      core: [
        "you weigh every side before your mind can rest",
        "हर पक्ष तौलकर ही आपका मन ठहरता है",
        "har taraf tolkar hi aapka mann theharta hai",
      ],
      whenStrong: [
        "you make peace between people and keep sight of what matters",
        "बात का सिरा छोड़े बिना आप लोगों में मेल करा देते हैं",
        "baat ka sira chhode bina aap logon me mel kara dete hain",
      ],
      whenWeak: [
        "you decide late, mostly to spare others a quarrel",
        "आप देर से तय करते हैं, ज़्यादातर झगड़ा टालने को",
        "aap der se decide karte hain, zyadatar jhagda taalne ko",
      ],
    },
    {
      themes: "intense_heart",
      core: [
        "you feel everything twice: once when it happens and once when you remember it",
        "आप हर बात को दोहरा जीते हैं: होते समय और फिर याद में",
        "aap har baat ko dohra jeete hain: hote samay aur phir yaad me",
      ],
      whenStrong: [
        "you are the one who stays in another person's crisis",
        "किसी के संकट में टिककर रहने वाले आप ही हैं",
        "kisi ke mushkil samay me tikkar rehne wale aap hi hain",
      ],
      whenWeak: [
        "you test the people you love by saying nothing",
        "जिन्हें चाहते हैं उन्हें चुप रहकर परखते हैं",
        "jinhe chahte hain unhe chup rehkar parakhte hain",
      ],
    },
    {
      themes: "open_heart",
      core: [
        "you need open space, and closed rooms or closed minds tire you",
        "आपको खुला क्षितिज चाहिए, बंद कमरे और बंद सोच थका देते हैं",
        "aapko khula aasmaan chahiye, band kamre aur band soch thaka dete hain",
      ],
      whenStrong: [
        "your belief that things will turn out well spreads to others",
        "सब ठीक होगा, आपका यह विश्वास औरों में भी फैलता है",
        "sab theek hoga, aapka yeh vishwas auron me bhi phailta hai",
      ],
      whenWeak: [
        "you joke or travel to get away from a feeling that needs attention",
        "जिस भाव को सुनना था उसे हँसी या सफ़र में टाल देते हैं",
        "jis feeling ko sunna tha use hansi ya safar me taal dete hain",
      ],
    },
    {
      themes: "guarded_heart",
      core: [
        "you hold your feelings back until the work is done",
        "काम पूरा होने तक आप भावना को रोककर रखते हैं",
        "kaam khatam hone tak aap feelings ko rokkar rakhte hain",
      ],
      whenStrong: [
        "people rely on your calm when everything is uncertain",
        "सब डगमगाए तो लोग आपके संयम का सहारा लेते हैं",
        "sab dagmagaye to log aapke sanyam ka sahara lete hain",
      ],
      whenWeak: [
        "you work for affection that people would have given freely",
        "जो प्यार यूँ ही मिलता, उसे भी आप कमाने में लगे रहते हैं",
        "jo pyar yun hi milta, use bhi aap kamaane me lage rehte hain",
      ],
    },
    {
      themes: "friendly_distance",
      core: [
        "you care about people in general, and need distance from each of them",
        "सबकी परवाह करते हैं, पर हर एक से थोड़ी खुली हवा चाहिए",
        "sabki parvaah karte hain, par har ek se thodi khuli hawa chahiye",
      ],
      whenStrong: [
        "you accept odd people as they are, and they relax with you",
        "औरों का अनोखापन आप मान लेते हैं, वे आपके पास सहज रहते हैं",
        "auron ka anokhapan aap maan lete hain, woh aapke paas relaxed rehte hain",
      ],
      whenWeak: [
        "you explain a feeling so coolly that no one comforts you",
        "दुख को इतने ठंडे ढंग से बताते हैं कि कोई दिलासा नहीं देता",
        "dukh ko itne thande dhang se batate hain ki koi dilasa nahi deta",
      ],
    },
    {
      themes: "porous_heart",
      core: [
        "you take in the mood of every room you enter",
        "जिस माहौल में जाएँ उसका रंग आपके मन पर चढ़ जाता है",
        "jis mahaul me jaayein uska rang aapke mann par chadh jaata hai",
      ],
      whenStrong: [
        "your tenderness and imagination comfort people more than words can",
        "आपकी कोमलता और कल्पना शब्दों से आगे जाकर दिलासा देती है",
        "aapki narmi aur kalpana shabdon se aage jaakar dilasa deti hai",
      ],
      whenWeak: [
        "you say yes out of pity and have nothing left for yourself",
        "तरस खाकर हाँ कर देते हैं और अपने लिए कुछ बचता नहीं",
        "taras khaakar haan kar dete hain aur apne liye kuch bachta nahi",
      ],
    },
  ],
);
