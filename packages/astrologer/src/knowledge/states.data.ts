import { table } from "./row.ts";

/** What a lord's dignity does to the matter it rules (BPHS 3 and 45, in our own words). */
const DIGNITY_ROWS = table("dignity", {
  exalted: {
    themes: "height",
    core: [
      "it gives at its height, and others notice | what it rules comes to you with ease and some splendour",
      "यह अपनी पूरी ऊँचाई से फल देता है और सब मानते हैं | जिसका यह स्वामी है वह सहज और शान से मिलता है",
      "yeh apni poori oonchai se phal deta hai aur sab maante hain | jiska yeh swami hai woh aasani aur shaan se milta hai",
    ],
    source: ["BPHS", 45],
  },
  moolatrikona: {
    themes: "office",
    core: [
      "it does its work as one does in office, fully and in order",
      "यह अपना काम पद पर बैठे व्यक्ति की तरह पूरा और क्रम से करता है",
      "yeh apna kaam pad par baithe vyakti ki tarah poora aur dhang se karta hai",
    ],
    source: ["BPHS", 45],
  },
  own: {
    themes: "home",
    core: [
      "it is at home, so the matter stands on its own feet | nobody has to be asked, it keeps what is its own",
      "यह अपने घर में है, इसलिए बात अपने पैरों पर खड़ी रहती है | किसी का मुँह नहीं देखना पड़ता, अपना अपने पास रहता है",
      "yeh apne ghar me hai, isliye baat apne pairon par khadi rehti hai | kisi ka munh nahi dekhna padta, apna apne paas rehta hai",
    ],
    source: ["BPHS", 45],
  },
  great_friend: {
    themes: "welcome",
    core: [
      "it is a welcome guest, and help arrives before it is asked for",
      "यह सम्मानित अतिथि की तरह है, मदद माँगने से पहले आ जाती है",
      "yeh sammanit mehmaan ki tarah hai, madad maangne se pehle aa jaati hai",
    ],
    source: ["BPHS", 45],
  },
  friend: {
    themes: "welcome",
    core: [
      "it stands among friends, and the right person helps at the right time",
      "यह मित्रों के बीच है, सही समय पर सही व्यक्ति साथ देता है",
      "yeh doston ke beech hai, sahi samay par sahi vyakti saath deta hai",
    ],
    source: ["BPHS", 45],
  },
  neutral: {
    themes: "plain",
    core: [
      "it neither shines nor suffers there, so it gives what is worked for",
      "वहाँ यह न चमकता है न दबता है, जितनी मेहनत उतना फल देता है",
      "wahan yeh na chamakta hai na dabta hai, jitni mehnat utna phal deta hai",
    ],
    source: ["BPHS", 45],
  },
  enemy: {
    themes: "unease",
    core: [
      "it is ill at ease there, and gains come with conditions | it must ask for what others are given",
      "वहाँ यह असहज है, लाभ शर्तों के साथ आता है | जो औरों को मिल जाता है वह इसे माँगना पड़ता है",
      "wahan yeh asahaj hai, laabh sharton ke saath aata hai | jo auron ko mil jaata hai woh maangna padta hai",
    ],
    source: ["BPHS", 45],
  },
  great_enemy: {
    themes: "unease",
    core: [
      "it works against the grain there, so the same result costs more",
      "वहाँ यह धारा के विपरीत चलता है, वही फल ज़्यादा क़ीमत पर मिलता है",
      "wahan yeh dhaara ke ulte chalta hai, wahi phal zyada keemat par milta hai",
    ],
    source: ["BPHS", 45],
  },
  debilitated: {
    themes: "low",
    core: [
      "it begins from below, and has to be lifted by skill and patience | what it rules asks for more care than pride",
      "यह नीचे से शुरू करता है, इसे हुनर और धैर्य से उठाना पड़ता है | इसके विषय में घमंड नहीं, देखभाल चाहिए",
      "yeh neeche se shuru karta hai, ise hunar aur dhairya se uthana padta hai | iske vishay me ghamand nahi, dekhbhaal chahiye",
    ],
    source: ["BPHS", 45],
  },
});

/** Who keeps a lord company, or sees it or the house: what it brings or takes (BPHS 26, PD 15). */
const BRINGS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  sun: [
    "authority",
    "it asks for visible responsibility, and makes pride part of the matter",
    "यह ज़िम्मेदारी सामने लाता है और मान का सवाल भी जोड़ता है",
    "yeh zimmedari saamne laata hai aur maan ka sawaal bhi jodta hai",
  ],
  moon: [
    "mood",
    "it brings people and feeling into the matter, and some ups and downs",
    "यह विषय में लोगों और भावना को लाता है, थोड़ा उतार-चढ़ाव भी",
    "yeh vishay me logon aur bhavna ko laata hai, thoda utaar-chadhaav bhi",
  ],
  mars: [
    "drive",
    "it hurries things and gives nerve, so quarrels have to be chosen",
    "यह गति और हिम्मत देता है, इसलिए झगड़े चुनकर करने पड़ते हैं",
    "yeh gati aur himmat deta hai, isliye jhagde chunkar karne padte hain",
  ],
  mercury: [
    "talk",
    "it turns the matter into words, numbers and bargains",
    "यह विषय को बातचीत, हिसाब और सौदे में बदल देता है",
    "yeh vishay ko baatcheet, hisaab aur saude me badal deta hai",
  ],
  jupiter: [
    "counsel",
    "it widens the matter and sends good advice, sometimes too much of it",
    "यह विषय को बड़ा करता है और अच्छी सलाह लाता है, कभी ज़रूरत से ज़्यादा",
    "yeh vishay ko bada karta hai aur achhi salah laata hai, kabhi zaroorat se zyada",
  ],
  venus: [
    "ease",
    "it smooths the way by taste and goodwill, and dislikes hard choices",
    "यह रुचि और सद्भाव से राह आसान करता है, कठोर फ़ैसले टालता है",
    "yeh ruchi aur sadbhaav se raah aasan karta hai, kathor faisle taalta hai",
  ],
  saturn: [
    "delay",
    "it slows things and makes them last | it asks for proof, again and again, before it gives",
    "यह गति धीमी करता है और बात को टिकाऊ बनाता है | देने से पहले यह बार-बार परखता है",
    "yeh gati dheemi karta hai aur baat ko tikaau banata hai | dene se pehle yeh baar baar parakhta hai",
  ],
  rahu: [
    "hunger",
    "it adds hunger and unusual ways, and a taste for too much at once",
    "यह भूख और अनोखे रास्ते जोड़ता है, और एक साथ बहुत कुछ पाने की चाह",
    "yeh bhookh aur anokhe raaste jodta hai, aur ek saath bahut kuch paane ki chaah",
  ],
  ketu: [
    "letting_go",
    "it loosens the grip on the matter, and gives insight in return",
    "यह विषय पर पकड़ ढीली करता है और बदले में समझ देता है",
    "yeh vishay par pakad dheeli karta hai aur badle me samajh deta hai",
  ],
};

const brought = (name: string) =>
  table(
    name,
    Object.fromEntries(
      Object.entries(BRINGS).map(([graha, [themes, en, hi, hg]]) => [
        graha,
        { themes, core: [en, hi, hg] as const, source: ["BPHS", 26] as const },
      ]),
    ),
  );

/** Of the sarva bindus of the house (BPHS 72). */
const BINDU_ROWS = table("bindus", {
  many: {
    themes: "support",
    core: [
      "circumstances usually lend a hand here",
      "यहाँ परिस्थिति अक्सर साथ देती है",
      "yahan paristhiti aksar saath deti hai",
    ],
    source: ["BPHS", 72],
  },
  few: {
    themes: "thin",
    core: [
      "circumstances give little here unasked, so effort has to lead",
      "यहाँ परिस्थिति अपने आप कम देती है, पहल मेहनत को करनी पड़ती है",
      "yahan paristhiti apne aap kam deti hai, pehal mehnat ko karni padti hai",
    ],
    source: ["BPHS", 72],
  },
});

export const STATE_ROWS = [...DIGNITY_ROWS, ...brought("pair"), ...brought("aspect-on-lord"), ...BINDU_ROWS];
