import { buildTable } from "./knowledge-row.ts";

/** The effect of a lord's dignity on its house (BPHS 3 and 45). */
const DIGNITY_ROWS = buildTable("dignity", {
  exalted: {
    themes: "height",
    core: [
      "it gives its very best, and others notice | what it rules comes to you easily and with some splendour | this matter has generous support and seldom lacks chances",
      "यह अपनी पूरी ऊँचाई से फल देता है और सब मानते हैं | इसके विषय सहज और शान से मिलते हैं | इस विषय के सिर पर बड़ा हाथ है, मौक़े कम नहीं पड़ते",
      "yeh apni poori oonchai se phal deta hai aur sab maante hain | iske vishay aasani aur shaan se milte hain | is vishay ke sir par bada haath hai, mauke kam nahi padte",
    ],
    source: ["BPHS", 45],
  },
  moolatrikona: {
    themes: "office",
    core: [
      "it does its work as an officer does, fully and in order | this matter is in a steady hand that knows its job | what it rules goes well without your having to push",
      "यह अपना काम पद पर बैठे व्यक्ति की तरह पूरा और क्रम से करता है | विषय सधे हाथ में है जिसे अपना काम आता है | इसके विषयों की देखभाल बिना धक्के होती जाती है",
      "yeh apna kaam afsar ki tarah poora aur dhang se karta hai | vishay sadhe haath me hai jise apna kaam aata hai | iske vishayon ki dekhbhaal bina dhakke ke ho jaati hai",
    ],
    source: ["BPHS", 45],
  },
  own: {
    themes: "home",
    core: [
      "it is at home, so the matter stands on its own | it needs no one's permission, and keeps what it has | you can rely on this part of life without outside help",
      "यह अपने ठिकाने पर है, इसलिए बात अपने पैरों पर खड़ी रहती है | किसी का मुँह नहीं ताकना पड़ता, अपना अपने पास रहता है | जीवन के इस हिस्से पर बिना बाहरी सहारे के भरोसा कर सकते हैं",
      "yeh apne thikane par hai, isliye baat apne pairon par khadi rehti hai | kisi ka munh nahi taakna padta, apna apne paas rehta hai | zindagi ke is hisse par bina bahari sahare ke bharosa kar sakte hain",
    ],
    source: ["BPHS", 45],
  },
  great_friend: {
    themes: "welcome",
    core: [
      "it is a welcome guest, and help comes before you ask | well-wishers make this part of life easier than it looks | it works in good company, so goodwill does half the work",
      "यह सम्मानित अतिथि की तरह है, मदद माँगने से पहले आ जाती है | शुभचिंतक जीवन के इस हिस्से को आसान करते हैं | यह अच्छी संगत में है, आधा काम सद्भाव कर देता है",
      "yeh izzatdaar mehmaan ki tarah hai, madad maangne se pehle aa jaati hai | shubhchintak zindagi ke is hisse ko aasan karte hain | yeh achhi sangat me hai, aadha kaam sadbhaav kar deta hai",
    ],
    source: ["BPHS", 45],
  },
  friend: {
    themes: "welcome",
    core: [
      "it is among friends, and the right person helps at the right time | cooperation comes easily here, if you are willing to ask | it is well received, so your effort there is seldom wasted",
      "यह मित्रों के बीच है, सही समय पर सही व्यक्ति मदद करता है | यहाँ सहयोग आसानी से मिलता है, बस माँगना पड़ता है | इसका स्वागत होता है, इसलिए मेहनत कम ही बेकार जाती है",
      "yeh doston ke beech hai, sahi samay par sahi insaan madad karta hai | yahan sahyog aasani se milta hai, bas maangna padta hai | iska swagat hai, isliye mehnat kam hi bekaar jaati hai",
    ],
    source: ["BPHS", 45],
  },
  neutral: {
    themes: "plain",
    core: [
      "it is neither helped nor hindered there, so it gives what you work for | results follow effort closely, and luck changes little | it deals with you fairly, and you get what you pay for",
      "वहाँ यह न चमकता है न दबता है, जितनी मेहनत उतना फल देता है | फल मेहनत के पीछे चलता है, भाग्य न जोड़ता है न घटाता | यह ईमानदार दुकानदार सा है, जितना दें उतना दे",
      "wahan yeh na chamakta hai na dabta hai, jitni mehnat utna phal deta hai | phal mehnat ke peeche aata hai, bhagya na jodta hai na ghatata hai | yeh imaandaar dukaandaar jaisa hai, jitna dein utna de",
    ],
    source: ["BPHS", 45],
  },
  enemy: {
    themes: "unease",
    core: [
      "it is uncomfortable there, and gains come with conditions | it has to ask for what others are given | you work in another person's territory here, so learn its rules early",
      "वहाँ यह असहज है, लाभ शर्तों सहित आता है | जो औरों को मिल जाता है वह इसे माँगना पड़ता है | यहाँ आप पराए कमरे में काम करते हैं, उसके नियम पहले समझ लीजिए",
      "wahan yeh asahaj hai, laabh sharton ke sang aata hai | jo auron ko mil jaata hai woh ise maangna padta hai | yahan aap paraye kamre me kaam karte hain, uske niyam pehle samajh lijiye",
    ],
    source: ["BPHS", 45],
  },
  great_enemy: {
    themes: "unease",
    core: [
      "it meets resistance there, so the same result costs more | it gives through friction, and your skill makes this easier | this part of life needs tact first and effort second",
      "वहाँ यह धारा के विपरीत चलता है, वही फल ज़्यादा क़ीमत पर मिलता है | यह रगड़ से फल देता है, हुनर ही तेल है | जीवन का यह हिस्सा पहले सूझ-बूझ माँगता है, फिर मेहनत",
      "wahan yeh dhaara ke ulte jaata hai, wahi phal zyada keemat par milta hai | yeh ragad se phal deta hai, hunar hi tel hai | zindagi ka yeh hissa pehle soojh boojh maangta hai, phir mehnat",
    ],
    source: ["BPHS", 45],
  },
  debilitated: {
    themes: "low",
    core: [
      "it begins low, and skill and patience have to lift it | what it rules needs more care than pride | you build this from the ground up, and know every part of it",
      "यह नीचे से शुरू करता है, इसे हुनर और धैर्य से उठाना पड़ता है | इसके विषय में घमंड की नहीं, देखभाल की ज़रूरत है | इसे आप ज़मीन से खड़ा करते हैं और हर ईंट पहचानते हैं",
      "yeh neeche se aata hai, ise hunar aur dhairya se uthana padta hai | iske vishay me ghamand ki nahi, dekhbhaal ki zaroorat hai | ise aap zameen se khada karte hain aur har eent pehchaante hain",
    ],
    source: ["BPHS", 45],
  },
});

/** The effect of a graha conjunct a lord (PD 15). */
const CONJUNCTION_ROWS = buildTable("pair", {
  sun: {
    themes: "authority",
    core: [
      "it works close to authority, so pride and rank enter the matter | a person of standing has a say in it, and wants to be asked",
      "यह अधिकार की चमक में काम करता है, मान और ओहदा बीच में आते हैं | किसी रुतबे वाले की इसमें चलती है, उससे पूछना अच्छा",
      "yeh authority ki chamak me kaam karta hai, izzat aur ohda beech me aate hain | kisi rutbe wale ki isme raay maani jaati hai, usse poochhna achha",
    ],
    source: ["PD", 15],
  },
  moon: {
    themes: "mood",
    core: [
      "it is close to feeling, so the matter goes up and down with your peace of mind | people and their moods are part of it, and help or delay things",
      "यह भावना के पास रहता है, बात मन की शांति से चढ़ती-उतरती है | लोग और उनका मन इसमें शामिल हैं, भले के लिए भी, देरी के लिए भी",
      "yeh bhavna ke paas rehta hai, baat mann ki shaanti se upar neeche jaati hai | log aur unka mann isme shaamil hain, bhale ke liye bhi, deri ke liye bhi",
    ],
    source: ["PD", 15],
  },
  mars: {
    themes: "drive",
    core: [
      "it comes with haste and courage, so things move when you push | friction comes with the energy, often at a bad time",
      "यह जल्दी और साहस से जुता है, आप ज़ोर लगाएँ तो बात चलती है | ऊर्जा के पीछे रगड़ भी आती है, और बेवक़्त आती है",
      "yeh jaldi aur himmat se juda hai, aap zor lagayein to baat banti hai | energy ke peeche ragad bhi aati hai, aur bewaqt aati hai",
    ],
    source: ["PD", 15],
  },
  mercury: {
    themes: "talk",
    core: [
      "it goes together with words and figures, so talk settles the matter | papers and prices are part of it, and so is a second opinion",
      "यह शब्द और हिसाब की संगत में है, बात से बात बनती है | काग़ज़ और दाम इसका हिस्सा हैं, और एक दूजी राय भी",
      "yeh shabd aur hisaab ki sangat me hai, baat se baat banti hai | kagaz aur daam iska hissa hain, aur kisi aur ki raay bhi",
    ],
    source: ["PD", 15],
  },
  jupiter: {
    themes: "counsel",
    core: [
      "it has good advice at its side, so the matter grows and mistakes are forgiven | a teacher, elder or principle goes along with it",
      "इसके पास अच्छी सलाह है, बात बढ़ती है और ग़लती माफ़ होती जाती है | कोई शिक्षक, बुज़ुर्ग या उसूल इसके बग़ल में चलता है",
      "iske paas achhi salah hai, baat badhti hai aur galti maaf ho jaati hai | koi teacher, bada ya usool iske bagal me rehta hai",
    ],
    source: ["PD", 15],
  },
  venus: {
    themes: "ease",
    core: [
      "ease and affection go with it, so the way is pleasant | taste, comfort or a loving hand plays a part in it",
      "यह सुख और स्नेह का हमराही है, राह मधुर हो जाती है | रुचि, आराम या कोई प्यारा हाथ इसमें शामिल है",
      "yeh sukh aur sneh ka humraahi hai, raah madhur ho jaati hai | taste, aaram ya koi pyara haath isme shaamil hai",
    ],
    source: ["PD", 15],
  },
  saturn: {
    themes: "delay",
    core: [
      "it is tied to patience and duty, so the matter comes late and stays | it has to carry a weight, and learns to carry it well",
      "यह धैर्य और कर्तव्य से बँधा है, बात देर से बनती और टिकती है | इसे चलते-चलते भार ढोना पड़ता है, और यह अच्छा ढोना सीखता है",
      "yeh dhairya aur zimmedari se bandha hai, baat der se banti aur tikti hai | ise raah bhar bojh dhona padta hai, aur yeh achha dhona seekhta hai",
    ],
    source: ["PD", 15],
  },
  rahu: {
    themes: "hunger",
    core: [
      "it is mixed with desire and novelty, so the matter takes unusual turns | wanting too much at once is its weakness, and daring is its charm",
      "इसमें भूख और नयापन घुला है, बात अनोखे मोड़ लेती है | एक साथ बहुत चाहना इसकी कमी है, साहस इसकी शोभा",
      "isme bhookh aur nayapan ghula hai, baat anokhe mod leti hai | ek saath bahut chaahna iski kami hai, himmat iski khoobi",
    ],
    source: ["PD", 15],
  },
  ketu: {
    themes: "letting_go",
    core: [
      "it comes with detachment, so you hold the matter lightly and see it clearly | interest in it comes and goes, and insight stays",
      "यह वैराग्य के पास है, आप बात को हल्के थामते और साफ़ समझते हैं | इसमें रुचि आती-जाती है, समझ टिकती है",
      "yeh vairagya ke paas hai, aap baat ko halke thaamte aur saaf samajhte hain | isme ruchi aati jaati hai, samajh tikti hai",
    ],
    source: ["PD", 15],
  },
});

/** The effect of a graha that aspects a lord (BPHS 26). */
const ASPECT_ON_LORD_ROWS = buildTable("aspect-on-lord", {
  sun: {
    themes: "authority",
    core: [
      "it brings visible responsibility, and makes pride part of the matter | the people in charge keep an eye on it, with favour and with strictness",
      "यह ज़िम्मेदारी सामने लाता है और मान का सवाल भी जोड़ता है | ऊपर वालों की नज़र इस पर रहती है, भले भी और सख़्ती भी",
      "yeh zimmedari saamne laata hai aur maan ka sawaal bhi jodta hai | upar walon ki nazar is par rehti hai, bhalai bhi aur sakhti bhi",
    ],
    source: ["BPHS", 26],
  },
  moon: {
    themes: "mood",
    core: [
      "it brings people and feelings into the matter, and some ups and downs | kindness comes and goes here, and so does worry",
      "यह विषय में लोगों और भावना को लाता है, थोड़ा उतार-चढ़ाव भी | इस तक नेह लहरों में पहुँचता है, और चिंता भी",
      "yeh vishay me logon aur bhavna ko laata hai, thoda utaar chadhaav bhi | is tak pyar lehron me pahunchta hai, aur chinta bhi",
    ],
    source: ["BPHS", 26],
  },
  mars: {
    themes: "drive",
    core: [
      "it speeds things up and gives courage, so choose your quarrels with care | pressure from outside makes the matter move, and sometimes break off",
      "यह गति और हिम्मत देता है, इसलिए झगड़े चुनकर करने पड़ते हैं | बाहर का दबाव बात को चलाता है, कभी तोड़ भी देता है",
      "yeh gati aur himmat deta hai, isliye jhagde chunkar karne padte hain | bahar ka pressure baat ko aage dhakelta hai, kabhi tod bhi deta hai",
    ],
    source: ["BPHS", 26],
  },
  mercury: {
    themes: "talk",
    core: [
      "it turns the matter into words, numbers and bargains | many people give advice about it, so write down the final version",
      "यह विषय को बातचीत, हिसाब और सौदे में बदल देता है | कई मुँहों से सलाह आती है, आख़िरी बात लिख लीजिए",
      "yeh vishay ko baatcheet, hisaab aur saude me badal deta hai | kai munh se salah aati hai, aakhri baat likh lijiye",
    ],
    source: ["BPHS", 26],
  },
  jupiter: {
    themes: "counsel",
    core: [
      "it makes the matter bigger and brings good advice, sometimes too much of it | protection comes from the other side, often through an elder",
      "यह विषय को बड़ा करता है और अच्छी सलाह लाता है, कभी ज़रूरत से ज़्यादा | बचाव दूर से आता है, अक्सर किसी बुज़ुर्ग के स्वर में",
      "yeh vishay ko bada karta hai aur achhi salah laata hai, kabhi zaroorat se zyada | bachaav door se aata hai, aksar kisi bade ki awaaz me",
    ],
    source: ["BPHS", 26],
  },
  venus: {
    themes: "ease",
    core: [
      "it makes things easier through taste and goodwill, and dislikes hard choices | another person's fondness helps the matter along",
      "यह रुचि और सद्भाव से राह आसान करता है, कठोर फ़ैसले टालता है | किसी का स्नेह बात को आगे बढ़ा देता है",
      "yeh ruchi aur sadbhaav se raah aasan karta hai, kathor faisle taalta hai | kisi ka pyar baat ko aage badha deta hai",
    ],
    source: ["BPHS", 26],
  },
  saturn: {
    themes: "delay",
    core: [
      "it slows things and makes them last | it asks for proof again and again before it gives anything",
      "यह गति धीमी करता है और बात को टिकाऊ बनाता है | देने से पहले यह बार-बार परखता है",
      "yeh gati dheemi karta hai aur baat ko tikaau banata hai | dene se pehle yeh baar baar parakhta hai",
    ],
    source: ["BPHS", 26],
  },
  rahu: {
    themes: "hunger",
    core: [
      "it adds restless desire and unusual ways, and a taste for too much at once | a stranger's idea or a new fashion influences the matter",
      "यह भूख और अनोखे रास्ते जोड़ता है, और एक साथ बहुत कुछ पाने की चाह | किसी अनजान का विचार या नया चलन बात को खींचता है",
      "yeh bhookh aur anokhe raaste jodta hai, aur ek saath bahut kuch paane ki chaah | kisi anjaan ka idea ya naya fashion baat ko kheenchta hai",
    ],
    source: ["BPHS", 26],
  },
  ketu: {
    themes: "letting_go",
    core: [
      "it makes you less attached to the matter, and gives you insight in return | you lose interest in the outward show and keep what matters",
      "यह विषय पर पकड़ ढीली करता है और बदले में समझ देता है | इसके दिखावे से मन भरता है, सार बचा रहता है",
      "yeh vishay par pakad dheeli karta hai aur badle me samajh deta hai | iske dikhave se mann bharta hai, saar bacha rehta hai",
    ],
    source: ["BPHS", 26],
  },
});

/** Many or few sarva bindus in a house (BPHS 72). */
const BINDU_ROWS = buildTable("bindus", {
  many: {
    themes: "support",
    core: [
      "circumstances usually help you when you begin something here | you have firm support in this matter, so small efforts achieve a lot | chances come again here, even after you miss one",
      "शुरू करें तो यहाँ परिस्थिति अक्सर मदद करती है | इस विषय के नीचे ज़मीन पक्की है, थोड़ी मेहनत दूर तक जाती है | एक मौक़ा छूटे तब भी यहाँ मौक़े फिर आते हैं",
      "kadam uthayein to yahan paristhiti aksar madad karti hai | is vishay ke neeche zameen pakki hai, thodi mehnat door tak jaati hai | ek mauka chhoote tab bhi yahan mauke phir aate hain",
    ],
    source: ["BPHS", 72],
  },
  few: {
    themes: "thin",
    core: [
      "circumstances give you little help here, so your own effort has to lead | you have little support in this matter, so plan with reserves | here one well-prepared attempt works better for you than many",
      "यहाँ परिस्थिति अपने आप कम देती है, पहल मेहनत को करनी पड़ती है | इस विषय के नीचे ज़मीन पतली है, कुछ बचाकर योजना बनाइए | यहाँ कई अधूरे प्रयास से एक तैयार प्रयास अच्छा है",
      "yahan paristhiti apne aap kam deti hai, pehal mehnat ko karni padti hai | is vishay ke neeche zameen patli hai, kuch bachakar planning kijiye | yahan kai adhoori koshish se ek taiyaar koshish achhi hai",
    ],
    source: ["BPHS", 72],
  },
});

export const LORD_STATE_ROWS = [...DIGNITY_ROWS, ...CONJUNCTION_ROWS, ...ASPECT_ON_LORD_ROWS, ...BINDU_ROWS];
