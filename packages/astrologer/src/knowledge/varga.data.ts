import { buildTable } from "./knowledge-row.ts";

/** Vargas as secondary evidence, by their topic: wealth, home, children, marriage, work, spiritual practice, study (BPHS 6 and 7). */
export const VARGA_ROWS = buildTable("varga", {
  "D2/exalted": {
    themes: "purse_ripe",
    core: [
      "money matters go well once you handle them yourself | what you own grows quietly and well",
      "पैसा ख़ुद सँभालें तो अच्छा चलता है | आपके पास जो है वह चुपचाप बढ़ता है",
      "paisa khud sambhalein to achha rehta hai | aapke paas jo hai woh chupchaap badhta hai",
    ],
    source: ["BPHS", 6],
  },
  "D2/own": {
    themes: "purse_steady",
    core: [
      "in practice you get the money that was promised",
      "व्यवहार में जेब अपना वादा निभाती है",
      "asal me jeb apna vaada nibhati hai",
    ],
    source: ["BPHS", 6],
  },
  "D2/debilitated": {
    themes: "purse_upkeep",
    core: [
      "your money needs a written plan, or it slips away",
      "जेब को लिखी योजना चाहिए, नहीं तो भूल जाती है",
      "jeb ko likhi planning chahiye, warna bhool jaati hai",
    ],
    source: ["BPHS", 6],
  },
  "D2/kendra": {
    themes: "purse_active",
    core: [
      "your money comes from what you actively do",
      "साधन उसी से आते हैं जो आप ख़ुद करते हैं",
      "saadhan usi se aate hain jo aap khud karte hain",
    ],
    source: ["BPHS", 6],
  },
  "D2/trikona": {
    themes: "purse_grace",
    core: [
      "some of your money is a gift of family or past good deeds",
      "साधनों का कुछ हिस्सा परिवार या पुराने पुण्य की देन है",
      "saadhan ka kuch hissa parivaar ya purane punya se milta hai",
    ],
    source: ["BPHS", 6],
  },
  "D2/dusthana": {
    themes: "purse_toil",
    core: [
      "you make money by repairing, serving or clearing up",
      "पैसा सुधार, सेवा या निबटारे के काम से बनता है",
      "paisa repair, seva ya safai ke kaam se banta hai",
    ],
    source: ["BPHS", 6],
  },
  "D2/other": {
    themes: "purse_small",
    core: [
      "your money gathers in small sums that are better left alone",
      "साधन छोटी रक़मों में जुटते हैं, उन्हें न छेड़ना अच्छा",
      "saadhan chhoti rakam me judte hain, unhe na chhedna achha",
    ],
    source: ["BPHS", 6],
  },
  "D4/exalted": {
    themes: "roof_ripe",
    core: [
      "your home turns out better than you first planned | property rewards your patience well and visibly",
      "घर पहली योजना से बेहतर निकलता है | संपत्ति आपके धैर्य का अच्छा फल देती है",
      "ghar pehli planning se behtar nikalta hai | property aapke dhairya ka achha phal deti hai",
    ],
    source: ["BPHS", 6],
  },
  "D4/own": {
    themes: "roof_steady",
    core: [
      "the home you settle in stays yours",
      "जहाँ आप जमते हैं वह आपका ही रहता है",
      "jahan aap jamte hain woh aapka hi rehta hai",
    ],
    source: ["BPHS", 6],
  },
  "D4/debilitated": {
    themes: "roof_upkeep",
    core: [
      "your house begins well and then needs repair and attention",
      "घर अच्छा शुरू होता है, फिर मरम्मत और ध्यान माँगता है",
      "ghar achha milta hai, phir repair aur dhyan maangta hai",
    ],
    source: ["BPHS", 6],
  },
  "D4/kendra": {
    themes: "roof_active",
    core: [
      "you get a home when you act on it yourself",
      "घर तब बनता है जब आप ख़ुद हाथ लगाते हैं",
      "ghar tab banta hai jab aap khud haath daalte hain",
    ],
    source: ["BPHS", 6],
  },
  "D4/trikona": {
    themes: "roof_grace",
    core: [
      "elders or good fortune make it easier to get a home",
      "बुज़ुर्ग या सौभाग्य छत तक की राह आसान करते हैं",
      "bade log ya achha bhagya chhat ki raah aasan karte hain",
    ],
    source: ["BPHS", 6],
  },
  "D4/dusthana": {
    themes: "roof_toil",
    core: [
      "the house costs you moves, papers or renovation before you can rest",
      "घर ठहरने से पहले बदलाव, काग़ज़ या मरम्मत लेता है",
      "ghar theharne se pehle shifting, kagaz ya repair leta hai",
    ],
    source: ["BPHS", 6],
  },
  "D4/other": {
    themes: "roof_small",
    core: [
      "you reach a home by modest steps: rent, savings, a small place",
      "घर छोटे क़दमों से मिलता है: किराया, बचत, छोटी जगह",
      "ghar chhote kadmon se milta hai: kiraya, saving, chhoti jagah",
    ],
    source: ["BPHS", 6],
  },
  "D7/exalted": {
    themes: "young_ripe",
    core: [
      "your joy in children grows with the years | what you give children comes back as pride",
      "बच्चों का सुख बरसों में बढ़ता है | बच्चों को दिया हुआ गर्व बनकर लौटता है",
      "bachchon ka sukh barson me badhta hai | bachchon ko diya hua garv bankar laut-ta hai",
    ],
    source: ["BPHS", 6],
  },
  "D7/own": {
    themes: "young_steady",
    core: [
      "your bond with children is natural and holds",
      "बच्चों से नाता सहज है और टिकता है",
      "bachchon se rishta natural hai aur tikta hai",
    ],
    source: ["BPHS", 6],
  },
  "D7/debilitated": {
    themes: "young_upkeep",
    core: [
      "this bond needs patience and a softer voice than you expect",
      "यह नाता धैर्य और आपकी सोच से नरम स्वर माँगता है",
      "yeh rishta dhairya aur aapki soch se narm awaaz maangta hai",
    ],
    source: ["BPHS", 6],
  },
  "D7/kendra": {
    themes: "young_active",
    core: [
      "you take an active part in raising or teaching children",
      "पालने या पढ़ाने में आप आगे बढ़कर हाथ बँटाते हैं",
      "paalne ya padhane me aap aage badhkar haath baant-te hain",
    ],
    source: ["BPHS", 6],
  },
  "D7/trikona": {
    themes: "young_grace",
    core: [
      "children bring you blessings without being asked",
      "बच्चे बिना माँगे सौभाग्य लाते हैं",
      "bachche bina maange achha bhagya laate hain",
    ],
    source: ["BPHS", 6],
  },
  "D7/dusthana": {
    themes: "young_toil",
    core: [
      "this joy comes through care, waiting or extra help",
      "यह सुख देखभाल, प्रतीक्षा या सहारे के रास्ते आता है",
      "yeh khushi dekhbhaal, intezaar ya madad ke raaste aati hai",
    ],
    source: ["BPHS", 6],
  },
  "D7/other": {
    themes: "young_small",
    core: [
      "you grow close to children through small shared routines",
      "छोटी साझी आदतों से बच्चों की निकटता बढ़ती है",
      "chhoti chhoti aadaton se bachchon se nazdeeki badhti hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/exalted": {
    themes: "ripening",
    core: [
      "it improves with age and commitment | its inner worth is greater than it looks from outside",
      "उम्र और लगन से यह और अच्छा होता जाता है | बाहर जितना दिखता है, भीतर इसका मोल उससे ऊँचा है",
      "saalon aur vaade ke saath yeh behtar hota jaata hai | bahar jitna dikhta hai, andar iski keemat usse zyada hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/own": {
    themes: "inner_keeping",
    core: [
      "it stands on its own under the surface | your private life keeps what is promised there",
      "भीतर यह अपने पैरों पर खड़ा है | जो वादा है वह निजी जीवन में निभता है",
      "andar yeh apne pairon par khada hai | jo vaada hai woh private zindagi me nibhta hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/debilitated": {
    themes: "inner_upkeep",
    core: [
      "it begins well and then needs care | it needs care in private to last in public",
      "शुरुआत अच्छी है, फिर देखभाल माँगता है | सबके सामने टिके, इसके लिए अकेले में सँभालना पड़ता है",
      "shuruaat achhi hai, phir dekhbhaal maangta hai | sabke beech tike, iske liye akele me sambhalna padta hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/kendra": {
    themes: "inner_delivery",
    core: [
      "commitment is what makes it work well | you carry out the promises you make",
      "वचन देते ही यह असर करता है | जो ठानते हैं वह कर दिखाते हैं",
      "promise karte hi yeh asar karta hai | jo thaan lete hain woh kar dikhate hain",
    ],
    source: ["BPHS", 6],
  },
  "D9/trikona": {
    themes: "inner_grace",
    core: [
      "there is quiet grace behind it, and you feel it more in later years",
      "इसके पीछे शांत कृपा है, जो आगे के वर्षों में ज़्यादा महसूस होती जाती है",
      "iske peeche shaant kripa hai, jo baad ke saalon me zyada mehsoos hoti jaati hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/dusthana": {
    themes: "inner_toil",
    core: [
      "it matures through trials, and honesty helps",
      "यह कसौटियों से पकता है, सच्चाई मदद करती है",
      "yeh imtihaan se pakta hai, sachchai madad karti hai",
    ],
    source: ["BPHS", 6],
  },
  "D9/other": {
    themes: "inner_small",
    core: [
      "it grows through small daily acts of loyalty",
      "यह रोज़ की छोटी वफ़ादारियों से पकता है",
      "yeh roz ki chhoti wafadari se pakta hai",
    ],
    source: ["BPHS", 6],
  },
  "D10/exalted": {
    themes: "work_ripe",
    core: [
      "your working life lets it show all it can do | at work it shows its very best side",
      "कामकाजी जीवन इसे पूरा खुलने देता है | काम में इसका सबसे अच्छा पहलू दिखता है",
      "kaam ki duniya ise poora khulne deti hai | kaam me iska sabse achha pehlu dikhta hai",
    ],
    source: ["BPHS", 6],
  },
  "D10/own": {
    themes: "work_steady",
    core: [
      "it stands securely in your profession, because you are competent",
      "पेशे में यह क्षमता के बल पर पक्का खड़ा है",
      "profession me yeh apni kshamta ke dam par pakka khada hai",
    ],
    source: ["BPHS", 6],
  },
  "D10/debilitated": {
    themes: "work_upkeep",
    core: [
      "at work it starts low, and your skill has to lift it | in your profession, training comes before trust",
      "काम में यह नीचे से चलता है, हुनर उठाता है | पेशा भरोसे से पहले अभ्यास माँगता है",
      "kaam me yeh neeche se aata hai, hunar uthata hai | profession bharose se pehle training maangta hai",
    ],
    source: ["BPHS", 6],
  },
  "D10/kendra": {
    themes: "work_delivery",
    core: [
      "your working life does deliver what was promised | you act on it daily in your profession",
      "जो वादा था, कामकाजी जीवन उसे देता है | पेशे में आप इसे रोज़ बरतते हैं",
      "jo vaada tha, kaam ki zindagi use deti hai | profession me aap ise roz istemaal karte hain",
    ],
    source: ["BPHS", 6],
  },
  "D10/trikona": {
    themes: "work_grace",
    core: [
      "seniors or lucky openings help your work along",
      "वरिष्ठ लोग या अच्छे मौक़े आपके काम को उठाते हैं",
      "seniors ya achhe mauke aapke kaam ko uthate hain",
    ],
    source: ["BPHS", 6],
  },
  "D10/dusthana": {
    themes: "work_toil",
    core: [
      "your work is full of problems, and solving them makes your name",
      "काम समस्याओं का है, और नाम उन्हें सुलझाने का",
      "kaam problems ka hai, aur naam unhe suljhane ka",
    ],
    source: ["BPHS", 6],
  },
  "D10/other": {
    themes: "work_small",
    core: [
      "your profession moves ahead by small steady steps and contacts",
      "पेशा छोटे पक्के क़दमों और संपर्कों से बढ़ता है",
      "profession chhote pakke kadmon aur contacts se badhta hai",
    ],
    source: ["BPHS", 6],
  },
  "D20/exalted": {
    themes: "practice_ripe",
    core: [
      "your practice goes deep once you begin it",
      "साधना एक बार थामें तो गहरी उतरती है",
      "sadhna ek baar thaamein to gehri utarti hai",
    ],
    source: ["BPHS", 6],
  },
  "D20/own": {
    themes: "practice_steady",
    core: [
      "you keep up a practice without being reminded",
      "बिना याद दिलाए आप अपना नियम निभाते हैं",
      "bina yaad dilaye aap apna niyam nibhate hain",
    ],
    source: ["BPHS", 6],
  },
  "D20/debilitated": {
    themes: "practice_upkeep",
    core: [
      "your practice slips unless it is small, fixed and shared",
      "साधना फिसलती है जब तक छोटी, तय और साझी न हो",
      "sadhna phisalti hai jab tak chhoti, fix aur saajhi na ho",
    ],
    source: ["BPHS", 6],
  },
  "D20/kendra": {
    themes: "practice_active",
    core: [
      "your way is active: service, ritual, daily discipline",
      "आपकी राह कर्म की है: सेवा, पूजा-पाठ, रोज़ का अनुशासन",
      "aapki raah karm ki hai: seva, paath, roz ka discipline",
    ],
    source: ["BPHS", 6],
  },
  "D20/trikona": {
    themes: "practice_grace",
    core: [
      "teachers and teachings find you at the right time",
      "शिक्षक और शिक्षा सही घड़ी पर आपको ढूँढ लेते हैं",
      "teacher aur seekh sahi ghadi par aapko dhoondh lete hain",
    ],
    source: ["BPHS", 6],
  },
  "D20/dusthana": {
    themes: "practice_toil",
    core: [
      "hard days are what bring you back to practice",
      "कठिन दिन ही आपको साधना की ओर लौटाते हैं",
      "mushkil samay hi aapko sadhna ki taraf lautata hai",
    ],
    source: ["BPHS", 6],
  },
  "D20/other": {
    themes: "practice_small",
    core: [
      "a little every day suits you better than long retreats",
      "लंबे एकांत से रोज़ का थोड़ा आपको ज़्यादा जँचता है",
      "lambe retreat se roz ka thoda aapko zyada suit karta hai",
    ],
    source: ["BPHS", 6],
  },
  "D24/exalted": {
    themes: "study_ripe",
    core: [
      "your learning turns out excellent, once you have chosen the subject",
      "विषय चुन लें तो पढ़ाई उम्दा निकलती है",
      "subject chun lein to padhai umda nikalti hai",
    ],
    source: ["BPHS", 6],
  },
  "D24/own": {
    themes: "study_steady",
    core: [
      "you remember what you study, and can teach it",
      "जो पढ़ते हैं वह टिकता है, आप सिखा भी सकते हैं",
      "jo padhte hain woh tikta hai, aap sikha bhi sakte hain",
    ],
    source: ["BPHS", 6],
  },
  "D24/debilitated": {
    themes: "study_upkeep",
    core: [
      "your learning needs a tutor, a timetable and less comparing",
      "पढ़ाई को शिक्षक, समय-सारणी और कम तुलना चाहिए",
      "padhai ko tutor, timetable aur kam tulna chahiye",
    ],
    source: ["BPHS", 6],
  },
  "D24/kendra": {
    themes: "study_active",
    core: [
      "you learn by doing, presenting and taking exams",
      "आप करके, बताकर और परीक्षा देकर सीखते हैं",
      "aap karke, samjhakar aur test dekar seekhte hain",
    ],
    source: ["BPHS", 6],
  },
  "D24/trikona": {
    themes: "study_grace",
    core: [
      "a natural gift and good teachers help your study",
      "सहज देन और अच्छे शिक्षक आपकी पढ़ाई को उठाते हैं",
      "natural gift aur achhe teacher aapki padhai ko uthate hain",
    ],
    source: ["BPHS", 6],
  },
  "D24/dusthana": {
    themes: "study_toil",
    core: [
      "your study has interruptions, and gains depth from them",
      "पढ़ाई में रुकावटें आती हैं, उन्हीं से गहराई भी",
      "padhai me rukavatein aati hain, unhi se gehraai bhi",
    ],
    source: ["BPHS", 6],
  },
  "D24/other": {
    themes: "study_small",
    core: [
      "you gather knowledge in short, regular sessions",
      "ज्ञान छोटी और नियमित बैठकों से जुटता है",
      "gyaan chhoti aur regular baithkon se judta hai",
    ],
    source: ["BPHS", 6],
  },
});
