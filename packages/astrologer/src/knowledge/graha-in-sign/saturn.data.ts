import { RASHIS } from "@lagna/terms";
import { buildRowsInOrder } from "../knowledge-row.ts";

/** Saturn in the twelve signs (SAR 29): labour and endurance. */
export const SATURN_IN_SIGNS = buildRowsInOrder(
  "saturn",
  RASHIS,
  ["SAR", 29],
  [
    {
      themes: "hurried_labour",
      core: [
        "you learn patience the hard way, by starting over",
        "धैर्य आप कठिन राह से सीखते हैं, बार-बार शुरू करके",
        "dhairya aap mushkil raaste se seekhte hain, baar baar naye sire se karke",
      ],
      whenStrong: [
        "once you discipline your energy, you outwork everyone",
        "जोश जब अनुशासन में आए तो आप सबसे ज़्यादा कर दिखाते हैं",
        "josh jab discipline me aaye to aap sabse zyada kar dikhate hain",
      ],
      whenWeak: [
        "you give up just before you would have succeeded",
        "दीवार गिरने ही वाली थी कि आप औज़ार रख देते हैं",
        "deewar girne hi wali thi ki aap haath rok dete hain",
      ],
    },
    {
      themes: "patient_labour",
      core: [
        "you build up money and property slowly, and keep what you build",
        "धन और साधन आप धीरे जोड़ते हैं और सँभालकर रखते हैं",
        "paisa aur saadhan aap dheere jodte hain aur sambhalkar rakhte hain",
      ],
      whenStrong: [
        "endurance brings you property and a calm old age",
        "सहनशक्ति संपत्ति और आगे का चैन बन जाती है",
        "sehne ki taakat property aur aage ka chain ban jaati hai",
      ],
      whenWeak: [
        "fear of having too little makes you refuse small pleasures",
        "कमी का डर छोटे सुख भी रोक देता है",
        "kami ka darr chhote sukh bhi rok deta hai",
      ],
    },
    {
      themes: "mental_labour",
      core: [
        "you train your mind: lists, languages, long study",
        "आप मन को अनुशासन में रखते हैं: सूची, भाषा, लंबी पढ़ाई",
        "aap mann ko discipline me rakhte hain: list, bhasha, lambi padhai",
      ],
      whenStrong: [
        "you explain complicated things calmly, and are paid for it",
        "उलझी बात आप शांति से समझाते हैं और उसका मोल पाते हैं",
        "uljhi baat aap shaanti se samjhate hain aur uska paisa paate hain",
      ],
      whenWeak: [
        "doubts keep you busy and take away your evenings",
        "शक तेज़ बोलता है और आपकी शामें चुरा लेता है",
        "shak tez bolta hai aur aapki shaamein chura leta hai",
      ],
    },
    {
      themes: "family_labour",
      core: [
        "you take on family duty as if it were your job",
        "परिवार का कर्तव्य आप वेतन की नौकरी की तरह निभाते हैं",
        "parivaar ki zimmedari aap naukri ki tarah nibhate hain",
      ],
      whenStrong: [
        "you become the support of the whole house",
        "आप वह दीवार बनते हैं जिसके सहारे पूरा घर रहता है",
        "aap woh deewar bante hain jiske sahare poora ghar rehta hai",
      ],
      whenWeak: [
        "you hold back your feelings until it is too late for them",
        "भाव को इतना रोकते हैं कि उसका समय निकल जाता है",
        "feeling ko itna rokte hain ki uska time nikal jaata hai",
      ],
    },
    {
      themes: "proud_labour",
      core: [
        "you want respect for your effort, and resent giving way to shallower people",
        "मेहनत का आदर चाहिए, हल्के लोगों से झुकना खटकता है",
        "mehnat ki izzat chahiye, halke logon se jhukna khatakta hai",
      ],
      whenStrong: [
        "you take on a heavy position and grow into it",
        "भारी ज़िम्मेदारी लेकर आप उसके बराबर बड़े हो जाते हैं",
        "bhaari zimmedari lekar aap uske barabar bade ho jaate hain",
      ],
      whenWeak: [
        "you wait to be invited to something you could simply begin",
        "जो ख़ुद शुरू हो सकता था उसके लिए आप बुलावे का इंतज़ार करते हैं",
        "jo khud kar sakte the uske liye aap bulawe ka intezaar karte hain",
      ],
    },
    {
      themes: "exact_labour",
      core: [
        "you do careful, thankless work better than anyone",
        "बारीक और बिना वाहवाही का काम आप सबसे अच्छा करते हैं",
        "baareek aur bina tareef wala kaam aap sabse achha karte hain",
      ],
      whenStrong: [
        "your method makes you the person no one can do without",
        "विधि के कारण आपके बिना किसी का काम नहीं चलता",
        "method ke kaaran aapke bina kisi ka kaam nahi nikalta",
      ],
      whenWeak: [
        "you go on correcting yourself long after it was good enough",
        "काम ठीक हो चुका, फिर भी आप सुधारते रहते हैं",
        "kaam theek ho chuka, phir bhi aap sudhaarte rehte hain",
      ],
    },
    {
      themes: "just_labour",
      core: [
        "you keep your side of a bargain and expect the same",
        "सौदे का अपना हिस्सा आप निभाते हैं, सामने से भी यही चाहते हैं",
        "deal ka apna hissa aap nibhate hain, saamne se bhi yahi chahte hain",
      ],
      whenStrong: [
        "public trust, law and lasting contracts favour you",
        "लोगों का भरोसा, क़ानून और टिकाऊ समझौते आपके पक्ष में रहते हैं",
        "logon ka bharosa, kanoon aur tikaau agreement aapke paksh me rehte hain",
      ],
      whenWeak: [
        "you judge affection by the same measure as duty",
        "प्यार को भी आप ज़िम्मेदारी के तराज़ू पर रख देते हैं",
        "pyar ko bhi aap zimmedari ke taraazu par rakh dete hain",
      ],
    },
    {
      themes: "hidden_labour",
      core: [
        "you work in silence, out of sight, and show only the result",
        "आप चुपचाप ओट में काम करते हैं, दिखाते केवल नतीजा",
        "aap chupchaap parde me kaam karte hain, dikhate sirf result",
      ],
      whenStrong: [
        "a crisis finds you prepared when louder people run away",
        "संकट में शोर वाले बिखरते हैं, आप तैयार मिलते हैं",
        "mushkil me shor wale bikharte hain, aap taiyaar milte hain",
      ],
      whenWeak: [
        "you forgive late and remember the debt",
        "क्षमा आप देर से करते हैं और रसीद रख लेते हैं",
        "maaf aap der se karte hain aur raseed rakh lete hain",
      ],
    },
    {
      themes: "principled_labour",
      core: [
        "you serve rules you believe in, and test every teacher",
        "जिन नियमों पर विश्वास हो आप उन्हीं की सेवा करते हैं",
        "jin niyamon par vishwas ho aap unhi ki seva karte hain",
      ],
      whenStrong: [
        "age gives you a teacher's standing and quiet luck",
        "बढ़ती उम्र आपको शिक्षक का मान और शांत भाग्य देती है",
        "baad ke saal aapko teacher ki izzat aur shaant bhagya dete hain",
      ],
      whenWeak: [
        "you see life as an exam without a break",
        "जीवन को आप बिना अवकाश की परीक्षा मान लेते हैं",
        "zindagi ko aap bina chhutti ka exam maan lete hain",
      ],
    },
    {
      themes: "master_labour",
      core: [
        "you are at home with duty, structure and long-term plans",
        "ज़िम्मेदारी, ढाँचा और दूर की सोच आपका अपना इलाक़ा है",
        "zimmedari, structure aur door ki soch aapka apna area hai",
      ],
      whenStrong: [
        "you organise what others only hope for, and it lasts",
        "लोग जिसकी आशा करते हैं आप उसे जमाकर टिका देते हैं",
        "log jiski umeed karte hain aap use jamakar tika dete hain",
      ],
      whenWeak: [
        "you allow yourself rest only for a good reason",
        "आराम को आपके आगे लिखकर सफ़ाई देनी पड़ती है",
        "aaram ko aapke aage likhkar safai deni padti hai",
      ],
    },
    {
      themes: "social_labour",
      core: [
        "you work for systems and for many people, and stand a little apart",
        "आप व्यवस्था और बहुतों के लिए काम करते हैं, थोड़ा हटकर रहते हैं",
        "aap system aur bahut logon ke liye kaam karte hain, thoda hatkar rehte hain",
      ],
      whenStrong: [
        "your fairness to overlooked people builds a lasting name",
        "अनदेखे लोगों से न्याय करके आपका टिकाऊ नाम बनता है",
        "andekhe logon se insaaf karke aapka tikaau naam banta hai",
      ],
      whenWeak: [
        "you are loyal to the principle and forget to call your friends",
        "सिद्धांत के प्रति वफ़ादार रहते हैं और फ़ोन करना भूल जाते हैं",
        "principle ke wafadar rehte hain aur phone karna bhool jaate hain",
      ],
    },
    {
      themes: "quiet_labour",
      core: [
        "you serve quietly, and carry burdens that others cannot name",
        "आप बिना शोर सेवा करते हैं, औरों का अनकहा बोझ ढोते हैं",
        "aap bina shor seva karte hain, auron ka ankaha bojh dhote hain",
      ],
      whenStrong: [
        "solitude and compassion become your discipline",
        "एकांत और करुणा ही आपका अनुशासन बन जाते हैं",
        "akelapan aur karuna hi aapka discipline ban jaate hain",
      ],
      whenWeak: [
        "guilt makes you pay for mistakes that were not yours",
        "जो आपसे टूटा नहीं, उसका दाम भी ग्लानि भरवा लेती है",
        "jo aapse toota nahi, uska daam bhi guilt bharwa leti hai",
      ],
    },
  ],
);
