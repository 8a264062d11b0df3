import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Venus in the twelve signs (SAR 28): love and enjoyment. */
export const VENUS_IN_SIGNS = buildRowsInOrder(
  "venus",
  RASHIS,
  ["SAR", 28],
  [
    {
      themes: "ardent_love",
      core: [
        "you fall in love at once, and like the chase",
        "प्रेम आपमें चिनगारी सा लगता है, पीछा करना भाता है",
        "pyar aapme chingari sa jalta hai, peecha karna pasand hai",
      ],
      whenStrong: [
        "your affection is honest, playful and brave",
        "आपका स्नेह सच्चा, चंचल और साहसी है",
        "aapka pyar sachcha, chanchal aur himmat wala hai",
      ],
      whenWeak: [
        "you get bored as soon as the answer is yes",
        "हाँ मिलते ही ऊब दबे पाँव आ जाती है",
        "haan milte hi boredom chupke se aa jaati hai",
      ],
    },
    {
      themes: "sensual_love",
      core: [
        "you love slowly, through touch, food and being there",
        "आप धीरे-धीरे प्रेम करते हैं, स्पर्श, भोजन और ठहराव से",
        "aap dheere dheere pyar karte hain, touch, khaana aur thehraav se",
      ],
      whenStrong: [
        "beauty, comfort and loyalty gather where you settle",
        "जहाँ आप बसें वहाँ सुंदरता, सुख और वफ़ा जुटते हैं",
        "jahan aap rehein wahan sundarta, sukh aur wafa jut-te hain",
      ],
      whenWeak: [
        "you find it hard to let things go",
        "रख लेना आपको आसान लगता है, छोड़ना कठिन",
        "rakh lena aapko aasan lagta hai, chhodna mushkil",
      ],
    },
    {
      themes: "witty_love",
      core: [
        "you love with words, and laughter is your first gift",
        "आप शब्दों से प्रेम करते हैं, हँसी आपका पहला उपहार है",
        "aap shabdon se pyar karte hain, hansi aapka pehla gift hai",
      ],
      whenStrong: [
        "your charming speech brings you friends, clients and affection",
        "बोली की मिठास मित्र, ग्राहक और स्नेह लाती है",
        "boli ki mithaas dost, client aur pyar laati hai",
      ],
      whenWeak: [
        "you show two moods at once and confuse the other person",
        "दो मन एक साथ रखते हैं और सामने वाला उलझ जाता है",
        "dohre mann rakhte hain aur saamne wala ulajh jaata hai",
      ],
    },
    {
      themes: "nursing_love",
      core: [
        "you love by feeding, remembering and making a home",
        "खिलाकर, याद रखकर और घोंसला बनाकर आप प्रेम करते हैं",
        "khilakar, yaad rakhkar aur ghosla banakar aap pyar karte hain",
      ],
      whenStrong: [
        "the people you love feel safe enough to be vulnerable",
        "जिन्हें आप चाहते हैं वे आपके पास बच्चे बन सकते हैं",
        "jinhe aap chahte hain woh aapke paas bachche ban sakte hain",
      ],
      whenWeak: [
        "you only hint at a need, and are hurt when others miss it",
        "ज़रूरत का इशारा करते हैं और कोई न समझे तो दुखते हैं",
        "zaroorat ka ishara karte hain aur koi na samjhe to hurt hote hain",
      ],
    },
    {
      themes: "splendid_love",
      core: [
        "you love in a grand way, and want to be proud of your choice",
        "आप धूमधाम से प्रेम करते हैं, अपनी पसंद पर नाज़ चाहते हैं",
        "aap dhoomdhaam se pyar karte hain, apni pasand par naaz chahte hain",
      ],
      whenStrong: [
        "your generosity and style make it a delight to be loved by you",
        "उदारता और अंदाज़ से आपका प्यार उत्सव लगता है",
        "udaarta aur style se aapka pyar utsav lagta hai",
      ],
      whenWeak: [
        "you live on admiration, and it shows when there is little of it",
        "तारीफ़ आपकी रोटी है, कम मिले तो चेहरा बता देता है",
        "tareef aapki roti hai, kam mile to chehra bata deta hai",
      ],
    },
    {
      themes: "careful_love",
      core: [
        "you love with a critical eye, and improve what you love",
        "आप जिसे चाहते हैं उसे सुधारते रहते हैं, यही आपका प्यार है",
        "aap jise chahte hain use sudhaarte rehte hain, yahi aapka pyar hai",
      ],
      whenStrong: [
        "your small, faithful services make your love dependable",
        "छोटी-छोटी सेवाओं से आपका प्रेम भरोसेमंद बनता है",
        "chhoti chhoti seva se aapka pyar bharosemand banta hai",
      ],
      whenWeak: [
        "you look for a fault and find it, in yourself first",
        "आप कमी ढूँढते हैं और पहले अपने में पा लेते हैं",
        "aap kami dhoondhte hain aur pehle apne me paa lete hain",
      ],
    },
    {
      themes: "gracious_love",
      core: [
        "you love with balance: good manners, beauty and fair shares",
        "आप संतुलन से प्रेम करते हैं: शिष्टाचार, सुंदरता और बराबर हिस्सा",
        "aap santulan se pyar karte hain: tameez, sundarta aur barabar hissa",
      ],
      whenStrong: [
        "your sense of harmony makes houses and meetings more beautiful",
        "आपके तालमेल से घर और बैठकें सुंदर बन जाती हैं",
        "aapke taalmel se ghar aur meetings sundar ban jaati hain",
      ],
      whenWeak: [
        "you stay polite when you should have spoken plainly",
        "जहाँ साफ़ बोलना था वहाँ भी आप शालीन बने रहते हैं",
        "jahan saaf bolna tha wahan bhi aap polite bane rehte hain",
      ],
    },
    {
      themes: "consuming_love",
      core: [
        "you love completely or not at all, and protect it well",
        "आप पूरा प्रेम करते हैं या करते ही नहीं, और उसे सँभालकर रखते हैं",
        "aap poora pyar karte hain ya karte hi nahi, aur use sambhalkar rakhte hain",
      ],
      whenStrong: [
        "your devotion survives what would break a lighter relationship",
        "हल्के रिश्ते जहाँ टूटें, आपका समर्पण वहाँ भी बचता है",
        "halke rishte jahan tootein, aapka samarpan wahan bhi bachta hai",
      ],
      whenWeak: [
        "you watch for betrayal and wear out loyal people",
        "धोखे की चौकसी में आप वफ़ादार को भी थका देते हैं",
        "dhokhe ki chaukasi me aap wafadar ko bhi thaka dete hain",
      ],
    },
    {
      themes: "roaming_love",
      core: [
        "you love freedom and fellow travellers, and laugh a lot",
        "आपको आज़ादी और राह के साथी प्यारे हैं, हँसी भी ख़ूब",
        "aapko aazaadi aur raah ke saathi pyare hain, hansi bhi khoob",
      ],
      whenStrong: [
        "culture, travel and honest friendship make your love sweeter",
        "संस्कृति, सफ़र और सच्ची मित्रता आपके प्रेम को मीठा करते हैं",
        "culture, safar aur sachchi dosti aapke pyar ko meetha karte hain",
      ],
      whenWeak: [
        "you promise the world and neglect the ordinary evening",
        "दुनिया का वादा करते हैं, रोज़ की शाम भूल जाते हैं",
        "duniya ka vaada karte hain, roz ki shaam bhool jaate hain",
      ],
    },
    {
      themes: "loyal_love",
      core: [
        "you love seriously, choose late and stay",
        "आप सँभलकर प्रेम करते हैं, देर से चुनते हैं और टिकते हैं",
        "aap sambhalkar pyar karte hain, der se chunte hain aur tikte hain",
      ],
      whenStrong: [
        "duty and tenderness become one thing for you",
        "ज़िम्मेदारी और कोमलता आपके हाथ में एक हो जाती हैं",
        "zimmedari aur narmi aapke haath me ek ho jaati hain",
      ],
      whenWeak: [
        "you talk about the cost before you give the flowers",
        "गुलदस्ते से पहले आप हिसाब सामने रख देते हैं",
        "phool se pehle aap hisaab saamne rakh dete hain",
      ],
    },
    {
      themes: "free_love",
      core: [
        "you love as a friend first, and dislike being owned",
        "आप पहले मित्र बनकर प्रेम करते हैं, किसी का क़ब्ज़ा नहीं भाता",
        "aap pehle dost bankar pyar karte hain, kisi ka kabza pasand nahi",
      ],
      whenStrong: [
        "unusual people and causes bring you true affection",
        "अनोखे लोग और नेक काम आपको सच्चा स्नेह देते हैं",
        "anokhe log aur nek kaam aapko sachcha pyar dete hain",
      ],
      whenWeak: [
        "people at home take your coolness for indifference",
        "आपका ठंडापन घर में बेपरवाही समझा जाता है",
        "aapka thandapan ghar me beparvaahi samjha jaata hai",
      ],
    },
    {
      themes: "boundless_love",
      core: [
        "you love without limits, and art or prayer is part of it",
        "आपका प्रेम नाप नहीं जानता, कला या प्रार्थना उसमें घुली है",
        "aapka pyar naap nahi jaanta, kala ya prarthna usme ghuli hai",
      ],
      whenStrong: [
        "your tenderness is at its fullest and heals people near you",
        "आपकी कोमलता भरपूर है और पास के लोगों का मरहम बनती है",
        "aapki narmi bharpoor hai aur paas ke logon ka marham banti hai",
      ],
      whenWeak: [
        "you fall in love with what a person might become",
        "कोई क्या बन सकता है, आप उसी कल्पना से प्रेम कर बैठते हैं",
        "koi kya ban sakta hai, aap usi kalpana se pyar kar baithte hain",
      ],
    },
  ],
);
