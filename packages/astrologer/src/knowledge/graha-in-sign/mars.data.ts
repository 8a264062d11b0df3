import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Mars in the twelve signs (SAR 25): how a person makes an effort. */
export const MARS_IN_SIGNS = buildRowsInOrder(
  "mars",
  RASHIS,
  ["SAR", 25],
  [
    {
      themes: "direct_force",
      core: [
        "your effort is quick, head-on and over before others have made a plan",
        "आपकी मेहनत तेज़ और सीधी है, औरों की योजना बनने तक काम निबट जाता है",
        "aapki mehnat tez aur seedhi hai, auron ki planning tak kaam nipat jaata hai",
      ],
      whenStrong: [
        "you are fearless at the start, where most people stop",
        "जहाँ लोग रुक जाते हैं उस शुरुआत में आप निडर हैं",
        "jahan log ruk jaate hain us shuruaat me aap nidar hain",
      ],
      whenWeak: [
        "you use up your strength in the opening hour",
        "शुरुआत में ही आप सारा दम लगा बैठते हैं",
        "shuruaat me hi aap saara dam jhonk dete hain",
      ],
    },
    {
      themes: "steady_force",
      core: [
        "you push slowly and do not let go of what is yours",
        "आप धीरे ज़ोर लगाते हैं और अपना हक़ छोड़ते नहीं",
        "aap dheere zor lagate hain aur apna haq chhodte nahi",
      ],
      whenStrong: [
        "patience and hard work together bring you land, tools, savings",
        "धैर्य और दम मिलकर आपको ज़मीन, साधन और बचत देते हैं",
        "dhairya aur dam milkar aapko zameen, saadhan aur saving dete hain",
      ],
      whenWeak: [
        "your anger stays inside for a long time before it comes out all at once",
        "ग़ुस्सा देर तक भीतर बैठता है, फिर एक बार में निकलता है",
        "gussa der tak andar baithta hai, phir ek baar me nikalta hai",
      ],
    },
    {
      themes: "verbal_force",
      core: [
        "you fight with words and ideas, and have more than one plan",
        "आप शब्द और विचार से लड़ते हैं, योजना एक से ज़्यादा रहती है",
        "aap shabd aur ideas se ladte hain, planning ek se zyada rehti hai",
      ],
      whenStrong: [
        "quick hands and quick words settle the matter for you",
        "तेज़ हाथ और तेज़ ज़बान आपका काम बना देते हैं",
        "tez haath aur tez zabaan aapka kaam bana dete hain",
      ],
      whenWeak: [
        "you spread your energy over three tasks and finish one",
        "आप बल कई मोर्चों पर बिखेरते हैं, पूरा एक होता है",
        "aap taakat kai morchon par bikherte hain, ek hi nipat-ta hai",
      ],
    },
    {
      themes: "emotional_force",
      core: [
        "you fight for family and feelings, and sulk before you strike",
        "आप परिवार और भावना के लिए लड़ते हैं, वार से पहले रूठते हैं",
        "aap parivaar aur feelings ke liye ladte hain, gussa karne se pehle rooth-te hain",
      ],
      whenStrong: [
        "you protect people fiercely, and they know it",
        "आपकी रक्षा में तेज़ी है और लोग यह जानते हैं",
        "aap apnon ko poori shiddat se bachate hain aur log yeh jaante hain",
      ],
      whenWeak: [
        "your effort depends on your mood, so tie it to a fixed hour",
        "मेहनत मन के पीछे चलती है, उसे घड़ी से बाँध दीजिए",
        "mehnat mood ke peeche chalti hai, use ghadi se baandh dijiye",
      ],
    },
    {
      themes: "heroic_force",
      core: [
        "you act in a big way or not at all, and hate petty fights",
        "आप बड़ा काम करते हैं या करते ही नहीं, ओछी लड़ाई नापसंद है",
        "aap bada kaam karte hain ya karte hi nahi, chhoti ladai napasand hai",
      ],
      whenStrong: [
        "you inspire others to try simply by going first",
        "आप आगे चल पड़ते हैं और औरों में जोश आ जाता है",
        "aap aage chal padte hain aur auron me josh aa jaata hai",
      ],
      whenWeak: [
        "you take a simple question as a personal challenge",
        "जो केवल सवाल था उसे आप चुनौती मान लेते हैं",
        "jo sirf sawaal tha use aap challenge maan lete hain",
      ],
    },
    {
      themes: "exact_force",
      core: [
        "you work with precision, and your anger comes out as criticism",
        "आप बारीकी से काम करते हैं, ग़ुस्सा आलोचना बनकर निकलता है",
        "aap baareeki se kaam karte hain, gussa criticism bankar nikalta hai",
      ],
      whenStrong: [
        "technical work and repair bring out great patience in you",
        "तकनीकी काम में आपका हाथ सधा हुआ और सब्र वाला है",
        "technical kaam me aapka haath sadha hua aur sabr wala hai",
      ],
      whenWeak: [
        "you go on perfecting your tools until the fight is over",
        "हथियार चमकाते-चमकाते लड़ाई निकल जाती है",
        "taiyaari karte karte mauka nikal jaata hai",
      ],
    },
    {
      themes: "diplomatic_force",
      core: [
        "you get your way by persuading, and like a rival you can respect",
        "आप मनाकर आगे बढ़ते हैं, और ऐसा प्रतिद्वंद्वी चाहते हैं जिसका आदर हो",
        "aap manakar aage badhte hain, aur aisa rival chahte hain jiski izzat ho",
      ],
      whenStrong: [
        "you fight well on behalf of another person",
        "किसी और के हक़ में आप बहुत अच्छा लड़ते हैं",
        "kisi aur ke haq me aap bahut achha ladte hain",
      ],
      whenWeak: [
        "you hold back a no, and it comes out later as irritation",
        "आप इनकार निगल लेते हैं, वह चिढ़ बनकर लौटता है",
        "aap inkaar nigal lete hain, woh chidh bankar laut-ta hai",
      ],
    },
    {
      themes: "deep_force",
      core: [
        "you save your effort and strike once, at the right place",
        "आप बल बचाकर रखते हैं और सही जगह एक ही बार लगाते हैं",
        "aap taakat bachakar rakhte hain aur sahi jagah ek hi baar lagate hain",
      ],
      whenStrong: [
        "you are an unshakable worker in research, rescue or recovery",
        "खोज, बचाव या सुधार के काम में आप अडिग रहते हैं",
        "research, rescue ya recovery ke kaam me aap tike rehte hain",
      ],
      whenWeak: [
        "you hold a grudge long after peace was offered",
        "सुलह की बात हो चुकी, आप मलाल तेज़ किए रखते हैं",
        "sulah ki baat ho chuki, aap malaal liye baithe rehte hain",
      ],
    },
    {
      themes: "believing_force",
      core: [
        "you fight best for something you believe in",
        "जिस पर विश्वास हो उसके लिए आप सबसे अच्छा लड़ते हैं",
        "jis par vishwas ho uske liye aap sabse achha ladte hain",
      ],
      whenStrong: [
        "your courage has principles, and others join you because of it",
        "आपके साहस में उसूल हैं, लोग उसके पीछे आ जाते हैं",
        "aapki himmat me usool hain, log uske peeche aa jaate hain",
      ],
      whenWeak: [
        "in earnest debates you speak first and think afterwards",
        "बहस में आप पहले बोलते हैं, निशाना बाद में साधते हैं",
        "behas me aap pehle bolte hain, nishana baad me saadhte hain",
      ],
    },
    {
      themes: "disciplined_force",
      core: [
        "you control your energy, and work to a plan and a date",
        "आपकी ऊर्जा आपका कहना मानती है: योजना और तय समय पर चलती है",
        "aapki energy aapka kehna maanti hai: planning aur fix time par kaam karti hai",
      ],
      whenStrong: [
        "with method you reach what others try to get by force",
        "जहाँ लोग ज़ोर आज़माते हैं, आप विधि से ऊपर पहुँचते हैं",
        "jahan log zor aazmate hain, aap method se upar pahunchte hain",
      ],
      whenWeak: [
        "you drive yourself like a hard boss",
        "आप अपने आप को सख़्त मालिक की तरह हाँकते हैं",
        "aap apne aap ko sakht boss ki tarah chalate hain",
      ],
    },
    {
      themes: "inventive_force",
      core: [
        "you fight systems rather than people, in your own odd way",
        "आप व्यक्ति से कम, व्यवस्था से लड़ते हैं, अपने अनोखे ढंग से",
        "aap insaan se kam, system se ladte hain, apne anokhe dhang se",
      ],
      whenStrong: [
        "you put new tools to work before others read the manual",
        "औरों के समझने से पहले आप नए औज़ार काम में ले आते हैं",
        "auron ke samajhne se pehle aap naye tools kaam me le aate hain",
      ],
      whenWeak: [
        "you rebel against advice that would have suited you",
        "जो सलाह आपको जँचती, उसी से आप बग़ावत कर बैठते हैं",
        "jo salah aapko suit karti, usi se aap bagawat kar baithte hain",
      ],
    },
    {
      themes: "flowing_force",
      core: [
        "your effort is flexible, and finds a way around every wall",
        "आपकी मेहनत पानी की तरह दीवार के बग़ल से राह बना लेती है",
        "aapki mehnat paani ki tarah deewar ke bagal se raah bana leti hai",
      ],
      whenStrong: [
        "you work tirelessly for a person in need",
        "किसी ज़रूरतमंद के लिए आप बिना थके जुटते हैं",
        "kisi zaroorat wale ke liye aap bina thake kaam karte hain",
      ],
      whenWeak: [
        "your energy goes into worry and daydreams before noon",
        "दोपहर से पहले ही ऊर्जा चिंता और ख़याल में रिस जाती है",
        "dopahar se pehle hi energy chinta aur khayaal me ris jaati hai",
      ],
    },
  ],
);
