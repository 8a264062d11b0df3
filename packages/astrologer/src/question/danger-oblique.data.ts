import type { Danger } from "./danger.ts";
import type { SceneRow } from "./scenes.ts";

const any = (...fields: readonly string[]): string => fields.join("|");

const NOT = "not|no|never|dont|don't|wont|won't|nahi|nahin|nhi|nai|na|mat|न|ना|नहीं|मत";
const TO_LEAVE =
  "chala jau|chali jau|chala jaun|chali jaun|mere jaane|mere jane|mere na rehne|main na rahu|mai na rahu|main na rahun|चला जाऊं|चली जाऊं|मेरे जाने|मेरे न रहने|मैं न रहूं|without me|once i'm gone|once im gone|when i'm gone|when im gone|if i go|if i was gone|if i were gone|if i leave them";
const RELIEF =
  "sukhi|chain|karza utar|karz utar|karza chuk|karz chuk|khush|bojh|bhaar|aaram|sukoon|सुखी|चैन|कर्ज उतर|कर्जा उतर|खुश|बोझ|भार|आराम|सुकून|insurance|bima|बीमा|relief|relieved|better off|happier|freed|lighter";
const ELSEWHERE =
  "videsh|abroad|canada|dubai|naukri|job|shahar|city|hostel|sasural|maike|company|office|transfer|team|party|wedding|meeting|shaadi|event|function|trip|class|exam|विदेश|नौकरी|शहर|ससुराल|मायके|दफ्तर|शादी|दुकान|dukan";
const PILLS =
  "pills|tablets|tabs|sleeping pill|sleeping tabs|medicines|meds|goli|goliya|goliyan|dawai|dawaiyan|गोली|गोलियां|दवा|दवाई|दवाइयां";
const UPON_ONESELF = "haath|hath|arm|arms|wrist|wrists|thigh|thighs|skin|kalai|jaangh|stomach|legs|हाथ|कलाई|जांघ|बांह";
const EDGES = "blade|razor|knife|compass|scissors|glass piece|chaku|chaaku|ब्लेड|चाकू|रेजर|कांच";
const HOUSEHOLD =
  "husband|hubby|wife|he|she|they|wo|woh|vo|father|dad|mother|mom|uncle|aunty|cousin|brother|son|daughter in law|stepfather|stepmother|new husband|boyfriend|bf|ex|sir|teacher|coach|boss|warden|landlord|malik|pati|sasur|saas|devar|jeth|nanad|papa|chacha|mama|fufa|tau|bhai|bhaiya|bhaiyya|bhabhi|beta|bete|bahu|damad|jija|pujari|baba|पति|ससुर|सास|देवर|जेठ|ननद|पापा|पिता|चाचा|मामा|फूफा|ताऊ|भाई|भैया|भाभी|बेटा|बेटे|बहू|दामाद|जीजा|मालिक|सर|बाबा|वो|वह|sasural wale|ससुराल वाले";
const ME = "me|my|mujhe|mujhko|mujh|mere|meri|hume|humein|us|मुझे|मुझको|मुझ|मेरे|मेरी|हमें";
const A_BODY =
  "he|she|my|baby|child|toddler|kid|son|daughter|father|mother|dad|mom|husband|wife|brother|sister|grandma|grandpa|papa|maa|mummy|dadi|dada|nani|nana|bachcha|bachche|bachchi|beta|bete|beti|pota|poti|bhai|behan|pati|patni|chacha|पापा|पिता|मां|मम्मी|दादी|दादा|नानी|नाना|बच्चा|बच्चे|बच्ची|बेटा|बेटे|बेटी|भाई|बहन|पति|पत्नी|लड़का|लड़की";
const LONG_AGO =
  "last year|years ago|months ago|in childhood|used to|bachpan|pichhle saal|sapna|sapne|dream|dreamt|dreams|film|movie|song|serial|novel|बचपन|सपना|सपने|पिछले साल|chance|risk|afraid of|fear of|dar lagta|डर लगता";
const NO_PAIN =
  "startup|company|business|market|shares|stock|phone|laptop|car|gaadi|bike|app|project|team|match|game|chess|cricket|budget|गाड़ी|बाज़ार|बाजार";

/** The same as `DANGER_SCENES`, of what is said in other words than those of dying and hitting: leaving, lightening others, what is at hand. */
export const OBLIQUE_SCENES: readonly SceneRow<Danger>[] = [
  // Who may not want to live.
  {
    value: "veiled",
    parts: [
      "wont be there|won't be there|wont be around|won't be around|wont be here|won't be here|not be here|not going to be here|not be around|will be gone|i'll be gone|ill be gone|main nahi hounga|main nahi hungi|main nahi rahunga|main nahi rahungi|nahi dekhunga|nahi dekhungi|nahi dekh paunga|मैं नहीं रहूंगा|मैं नहीं रहूंगी|मैं नहीं देखूंगा|नहीं देखूंगा|नहीं देखूंगी",
      "point|planning|plan|why bother|next year|2027|2028|tomorrow|birthday|kal|suraj|diwali|subah|कल|सूरज|सुबह|दिवाली|by then|to see it",
    ],
    apart: 8,
    unless: any(ELSEWHERE, "tv|film|movie"),
  },
  {
    value: "crisis",
    parts: [
      "leave my body|leave this body|leave early|leave this earth|leave this world|exit early|check out early|unalive|unaliving|delete me|delete myself|erase me|erase myself|disappear|vanish|cease to exist",
      "auspicious|remaining years|from earth|from the earth|from this world|for good|tonight|forever|myself|only option|don't want|dont want|like delete|fr|sharir|body|meant to",
    ],
    apart: 6,
    unless: any(NO_PAIN, "hills|mountains|himalaya|account|photo|instagram|job|office|for a month|weekend|debt"),
  },
  { value: "veiled", parts: [TO_LEAVE, RELIEF], apart: 6, unless: any(ELSEWHERE, NO_PAIN) },
  {
    value: "crisis",
    parts: ["saved|saved up|collected|collecting|stashed|hoard|hiding|jama|ikattha|chhupa|जमा|इकट्ठ|छुपा|छिपा", PILLS],
    apart: 6,
    unless: "for the flood|camp|donate|donation|shop|pharmacy|medical store",
  },
  {
    value: "crisis",
    parts: [
      "metro|train|truck|lorry|traffic|local|bus|ट्रेन|मेट्रो|ट्रक|रेल",
      "one step|step in front|stepping in front|walk in front|walk into|jump|ke aage|ke saamne aa|and its quiet|and it's quiet|and its over|and it's over|let go|के आगे|के सामने आ",
    ],
    apart: 6,
    unless: "seat|ticket|announce|late|station ke saamne|ghar ke aage|job|घर|makaan",
  },
  {
    value: "crisis",
    parts: [
      "pul|bridge|nadi|river|paani|pani|water|sea|samundar|kuan|chhat|roof|पुल|नदी|पानी|समुद्र|कुआं|छत",
      "bula raha|bula rahi|bulata|bulati|calls me|calling me|call me|pulls me|pulling me|बुला रहा|बुला रही|बुलाता|बुलाती|खींच रहा",
    ],
    apart: 4,
    unless: "phone|friend|dost|cruise|travel|ghoomne",
  },
  {
    value: "crisis",
    parts: [EDGES, UPON_ONESELF],
    apart: 3,
    unless: any(
      LONG_AGO,
      "surgery|kitchen|cook|sabzi|vegetable|accident|galti|by mistake|barber|shave|doctor|ne mere|he|usne|husband|pati|wax|hair|सब्जी|गलती|डॉक्टर|पति",
    ),
  },
  {
    value: "crisis",
    parts: [
      "kitni|kitne|how many|how much|कितनी|कितने",
      PILLS,
      "hamesha|forever|never wake|not wake|dose|lethal|ek saath|sab khatam|हमेशा|एक साथ|overdose|marne|die",
    ],
    apart: 6,
    unless: "doctor|bp|sugar|thyroid|din me|a day|डॉक्टर",
  },
  {
    value: "crisis",
    parts: ["jeena|jina|zinda rehna|jinda rehna|जीना|जिंदा रहना", "nahi|nahin|nhi|nai|नहीं"],
    apart: 0,
    unless: "aata|sikha|sikhaya|aasan|mushkil|chhoda|chhodna|bhoola|आता|सिखा|आसान|छोड़ा|छोड़ना|भूल",
  },
  {
    value: "veiled",
    parts: [
      "wish|wished|kaash|kash|should have|hoping|काश",
      "finished me|finished me off|killed me|taken me|took me|le jaata|le jaati|khatam kar deta|maar deta|ले जाता|ले जाती|खत्म कर देता|not survived|hadn't survived|hadnt survived|na bachta|na bachti|न बचता|न बचती",
    ],
    apart: 6,
    unless: any("job|company|abroad|selected|team|along|with them|ghoomne", NO_PAIN),
  },
  {
    value: "veiled",
    parts: [
      "waiting to go|waiting to join|go to him|go to her|join him|join her|be with him|unke paas|us ke paas|उनके पास|उसके पास",
      "stopped my|stopped taking|stop taking|not taking my|band kar di|chhod di|chod di|बंद कर दी|छोड़ दी|leave this|passed|mar gaye|chal base|nothing else",
    ],
    apart: 10,
    unless: any(ELSEWHERE, "flight|station|school"),
  },
  {
    value: "veiled",
    parts: [
      "my existence|existence|my birth|my being here|mera hona|mera janm|मेरा होना|मेरा जन्म",
      "mistake|waste|error|galti|bekaar|bekar|bojh|pointless|गलती|बेकार|बोझ",
    ],
    apart: 3,
    unless: "certificate|time|chart|date|samay|tarikh|समय|तारीख",
  },
  {
    value: "veiled",
    parts: [
      "ek hi rasta|ek hi raasta|only way|only way out|only option|one way left|koi wajah nahi|koi vajah nahi|no reason|koi rasta nahi|koi raasta nahi|एक ही रास्ता|कोई वजह नहीं|कोई रास्ता नहीं",
      "chhat|neeche|maut|death|duniya|rukne|jeene|to stay|to live|to stay alive|end it|unaliv|छत|नीचे|मौत|दुनिया|रुकने|जीने|rope|fan",
    ],
    apart: 7,
    unless: any(ELSEWHERE, NO_PAIN, "loan|debt|karz"),
  },
  {
    value: "veiled",
    parts: ["duniya|world|earth|दुनिया", "rukne|rehne|ruk|to stay|stay|रुकने|रहने", "wajah|reason|mann|man|वजह|मन|कारण"],
    apart: 4,
    unless: any(ELSEWHERE, "ghoomne|travel"),
  },
  {
    value: "crisis",
    parts: [
      "jeevan|jivan|zindagi|jindagi|zindgi|jindgi|life|जीवन|जिंदगी|खुद को|khud ko|myself",
      "samapt|khatam|khatm|end|finish|समाप्त|खत्म",
      "karne|karna|kar du|kar lu|kar dun|kar lun|muhurat|करने|करना|कर दूं|कर लूं|मुहूर्त|my own|by myself",
    ],
    apart: 2,
    unless: any("akela|single|unmarried|goal|padhai|course|struggle ka", NO_PAIN),
  },
  {
    value: "crisis",
    parts: [
      "khatam karne|khatm karne|khatam karu|end it|ending it|end everything|खत्म करने|खत्म करूं",
      "himmat|courage|guts|हिम्मत|brave enough|takat",
    ],
    apart: 6,
    unless:
      "rishta|relationship|marriage|shaadi|loan|karz|naukri|job|project|contract|friendship|dosti|रिश्ता|शादी|कर्ज|नौकरी",
  },
  {
    value: "veiled",
    parts: [
      "main bhi|mai bhi|me too|i too|i'm next|im next|मैं भी",
      "chali|chala|ja rahi|ja raha|going|follow|चली|चला|जा रहा|जा रही",
      "bye|alvida|hamesha|sabko|forever|अलविदा|हमेशा|सबको|after him|after her|uske peeche|unke peeche",
    ],
    apart: 4,
    ordered: true,
    unless: ELSEWHERE,
  },
  {
    value: "veiled",
    parts: [
      "zindgi|jindgi|zindagi|jindagi|life|जिंदगी|जीवन",
      "haar gaya|haar gayi|haar chuk|हार गया|हार गई|हार चुक|have lost to|lost to",
      "aakhri|akhri|last|bas|thak|आखिरी|बस|थक",
    ],
    apart: 4,
    unless: any("game|election|chunav|match|khel|चुनाव"),
  },
  {
    value: "veiled",
    parts: [
      any(NOT, "can't|cant|cannot"),
      "stay here past|stay past|make it to|make it past|live to see|reach my|see my next|dekh paunga|dekh paungi|टिक पाऊंगा",
      "tonight|birthday|morning|christmas|new year|this month|next month|20th|21st|30th|exams|diwali|सुबह",
    ],
    apart: 6,
    unless: any(ELSEWHERE, "top|rank|final round|deadline|list|interview"),
  },
  {
    value: "veiled",
    parts: [
      "nobody|no one|noone|anyone|koi|kisi ko|mummy ko|mumma ko|papa ko|they|कोई|किसी को|मम्मी को",
      "notice|pata|find|realise|realize|know|पता",
      "stopped coming|didn't come home|ja chuka|ja chuki|if i disappeared|if i vanished|i'm missing|not there|जा चुका|जा चुकी|if i left|am gone",
    ],
    apart: 7,
    unless: any(ELSEWHERE, NO_PAIN),
  },
  {
    value: "veiled",
    parts: [
      "how high|how tall|how deep|kitni unchi|kitni oonchi|kitni gehri|कितनी ऊंची|कितनी गहरी",
      "building|garage|bridge|roof|terrace|floor|river|lake|pul|chhat|nadi|imarat|पुल|छत|नदी|इमारत",
    ],
    apart: 4,
    unless: "build|construct|vastu|boundary|plot|banwa|banau|rise",
  },
  {
    value: "veiled",
    parts: [
      "need|want|wanna|wish|just|bas|chahta|chahti|बस|चाहता|चाहती",
      "silent|silence|quiet|go dark|blank|switch off|turn off|shut off|shaant|शांत",
      "for good|forever|permanently|hamesha|हमेशा",
    ],
    apart: 6,
    unless: any(ELSEWHERE, NO_PAIN, "neighbour|colony|flat|meditat"),
  },
  {
    value: "crisis",
    parts: ["yeet|yeeting|throw|throwing|fling|hurl|drop|phenk|गिरा|फेंक", "myself|khud ko|apne aap ko|खुद को|अपने आप को"],
    apart: 1,
    unless: "into work|into my|at him|at her|in studies|in the job|kaam me",
  },
  {
    value: "crisis",
    parts: [
      "crash|crashing|drive|driving|ride|accident|thok|ठोक",
      "on purpose|purposely|intentionally|jaan bujh|jaan boojh|jaanbujh|into a wall|into the divider|into a tree|off the road|जानबूझ",
    ],
    apart: 5,
    unless: "he|she|his|someone|usne|उसने",
  },
  {
    value: "veiled",
    parts: [
      "i feel|i'm|im|i am|feel like|feels like|main|mai|hu|hun|मैं|हूं",
      "like a ghost|a ghost already|dead inside|already dead|dead already|zinda laash|jinda laash|walking corpse|जिंदा लाश",
    ],
    apart: 3,
    unless: "tired after|movie|costume|halloween",
  },
  {
    value: "crisis",
    parts: [
      "sona hai|so jana|so jau|so jaun|sleep|सोना है|सो जाऊं|सो जाना",
      "uthna nahi|uthna hi nahi|na uthu|kabhi na uthu|not wake|never wake|never get up|dont get up|उठना नहीं|न उठूं",
    ],
    apart: 4,
    unless: "alarm|early|late|jaldi|subah 5|office|जल्दी",
  },
  {
    value: "veiled",
    parts: [
      "last baar|aakhri baar|akhri baar|one last time|for the last time|आखिरी बार",
      "poochh|pooch|puch|ask|write|writing|likh|talk|baat|पूछ|लिख|बात",
    ],
    apart: 3,
    unless: any(
      ELSEWHERE,
      NO_PAIN,
      "exam|attempt|girl|ladki|ladka|rishta|pyar|love|karz|loan|upsc|neet|रिश्ता|परीक्षा|कर्ज",
    ),
  },
  {
    value: "veiled",
    parts: [
      "mera na hona|mere na hone|mera na rehna|meri wajah se|because of me|main na hota|main na hoti|मेरा न होना|मेरी वजह से|मैं न होता|मैं न होती",
      "theek|thik|kharab|accha|acha|behtar|barbad|barbaad|ruin|better|suffer|ठीक|खराब|अच्छा|बेहतर|बर्बाद",
      "sabki|sab|sabka|everyone|family|ghar|mera na|zindagi|सबकी|सब|घर|जिंदगी|hi",
    ],
    apart: 6,
    unless: any(NO_PAIN, "office|promotion"),
  },
  {
    value: "veiled",
    parts: [
      "meri|mera|mere|my|apni|apna|apne|मेरी|मेरा|मेरे|अपनी|अपना|अपने",
      "terahvi|terahvin|antim sanskar|cremation|funeral|kafan|chita|arthi|तेरहवीं|अंतिम संस्कार|कफन|चिता|अर्थी",
    ],
    apart: 0,
    unless: "chinta|insurance policy",
  },
  {
    value: "crisis",
    parts: [
      "jeene|jine|जीने|to live|living",
      "chah|ichha|iccha|tamanna|shauk|चाह|इच्छा|तमन्ना|desire",
      "nahi|nahin|na|khatam|no|lost|नहीं|न|खत्म|gone",
    ],
    apart: 3,
    unless: "abroad|videsh|alone|akele|saath|with him|with her|विदेश|अकेले|साथ",
  },
  {
    value: "veiled",
    parts: [
      "saans|saans lena|breathing|zindagi|jindagi|zindgi|jeevan|life|सांस|जिंदगी|जीवन",
      "bojh|burden|heavy|बोझ",
      "lagta|lagti|ban gayi|ban gaya|utar|utaar|लगता|लगती|बन गई|बन गया|उतार|feels",
    ],
    apart: 3,
    unless: any("karz|loan|kaam ka|work|job|emi|कर्ज|नौकरी|काम", "saans ki"),
  },
  {
    value: "crisis",
    parts: ["counting|count|gin raha|gin rahi|ginta|staring at|looking at|गिन रहा|गिन रही", PILLS],
    apart: 3,
    unless: "bp|sugar|diabet|shop|stock|calorie",
  },
  {
    value: "veiled",
    parts: [
      "suraj|kal|subah|tomorrow|morning|next year|सूरज|कल|सुबह",
      "dekhne|dekhna|see|face|jaagne|uthne|देखने|देखना|जागने|उठने",
      "mann nahi|man nahi|nahi chahta|nahi chahti|don't want|dont want|no wish|without me|मन नहीं|नहीं चाहता|नहीं चाहती",
    ],
    apart: 3,
    unless: any(ELSEWHERE, "grahan|alarm|movie|match|result"),
  },
  {
    value: "veiled",
    parts: [
      "maaf kar diya|maf kar diya|forgave everyone|forgiven everyone|माफ कर दिया|intezaar nahi|इंतजार नहीं|kisi se shikayat nahi|कोई शिकायत नहीं",
      "chalne ka samay|jaane ka samay|aankhein moond|aankh moond|time to go|ready to go|let go|चलने का समय|जाने का समय|आंखें मूंद|आंख मूंद|बस जाना",
    ],
    apart: 6,
    unless: ELSEWHERE,
  },
  {
    value: "veiled",
    parts: [
      "wont need|won't need|not need|need nahi|zarurat nahi|जरूरत नहीं",
      "after tonight|after today|anymore after|after this week|aaj ke baad|kal ke baad|आज के बाद|where i'm going|where im going",
    ],
    apart: 5,
    unless: any(ELSEWHERE, "loan|subscription|doctor|crutches|specs"),
  },
  // Who is being hurt.
  {
    value: "violence",
    parts: [
      "cigarette|cigaret|beedi|lighter|candle|iron|matchstick|hot spoon|सिगरेट|बीड़ी|मोमबत्ती|माचिस",
      "out on my|on my arm|on my hand|on my leg|on my back|on my skin|on me|burns me|mere haath|mere upar|मेरे हाथ|मेरे ऊपर|daag",
    ],
    apart: 3,
    unless: any(LONG_AGO, "galti|by mistake|accident|weak iron|iron deficiency"),
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "locked|lock me|locks me|keep me locked|keeps me locked|kept me locked|took my phone|taken my phone|takes my phone|took my passport|has my passport|keeps my passport|phone chheen|phone cheen|passport rakh|tala laga|ताला लगा|फोन छीन|पासपोर्ट रख",
      ME,
    ],
    apart: 4,
    unless: any("lockdown|exam|contract|screen time|repair|stolen|police|galti", "my phone in"),
  },
  {
    value: "violence",
    parts: [
      "leak|viral|post|upload|daal dega|daal dunga|phaila|failane|bhej dega|वायरल|फैला|डाल देगा",
      "pics|pic|photos|photo|nudes|video|videos|pictures|chats|फोटो|वीडियो|तस्वीर",
      "threat|threatens|threatening|if i|warna|nahi to|dhamki|blackmail|says he|bolta|kehta|वरना|नहीं तो|धमकी",
    ],
    apart: 7,
    unless: any("paper|channel|youtube|reels|business|marketing|astrolog"),
  },
  {
    value: "violence",
    parts: [
      "galat jagah|gandi jagah|private jagah|private parts|wrong places|wrong place|गलत जगह|गंदी जगह",
      "haath|hath|touch|touches|chhu|chhoo|chhua|हाथ|छू|टच",
    ],
    apart: 3,
    unless: "investment|paisa|marriage|job",
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "belt|danda|dande|chappal|joota|jute|rod|chaku|chaaku|talwar|bandook|gun|बेल्ट|डंडा|चप्पल|जूता|चाकू|रॉड",
      "nikali|nikala|nikaali|uthaya|uthayi|phir|fir|again|took out|pulls out|se maar|se peet|dikha|निकाली|निकाला|उठाया|उठाई|फिर|से मार|से पीट|दिखा",
    ],
    apart: 4,
    ordered: true,
    unless: any("karate|black belt|seat belt|judo|film|shop|dukan|temple|mandir|license", LONG_AGO),
  },
  {
    value: "violence",
    parts: [
      any(HOUSEHOLD, ME),
      "peet|peet te|pit te|peetta|peette|peetti|thappad|laat|ghoonsa|lappad|baal kheench|baal khinch|पीट|पीटते|थप्पड़|घूंसा|बाल खींच|लात",
      any(HOUSEHOLD, ME),
    ],
    apart: 3,
    unless: any("table|drum|dhol|naukri pe laat|kismat|competition|chess|cricket|match", LONG_AGO),
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      ME,
      "dhakka|dhakke|bhukha|bhookha|bhookhi|nahi khane|gaali|galiyan|pushes|shoves|starves|धक्का|धक्के|भूखा|भूखी|गाली|गालियां",
    ],
    apart: 4,
    unless: any(NO_PAIN, "metro|bheed|crowd|pyar ka bhookha|bazaar", LONG_AGO),
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "neeyat|niyat|nazar|najar|नीयत|नियत|नजर",
      "theek nahi|thik nahi|kharab|gandi|buri|galat|ठीक नहीं|खराब|गंदी|बुरी|गलत",
    ],
    apart: 3,
    ordered: true,
    unless:
      "property|paisa|paise|business|zameen|sampatti|nazar lagi|nazar utar|पैसा|पैसे|जमीन|संपत्ति|कारोबार|lag gayi|लग गई|chashma",
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "into my room|in my room|my room|my bed|mere kamre|mere bistar|मेरे कमरे|मेरे बिस्तर|under my clothes|my clothes",
      "night|at night|when everyone|when my husband|when mom|raat|akele|alone|रात|अकेल|asleep",
    ],
    apart: 6,
    unless: any("ghost|bhoot|snore|sleeps early|ac|fan|rent|vastu", LONG_AGO),
  },
  {
    value: "violence",
    parts: [
      "he|she|they|husband|pati|wo|woh|papa|dad|पति|वो|पापा",
      "drinks|drunk|sharab|daaru|peeke|pi ke|शराब|दारू|पीकर",
      "bleed|bleeding|bruise|bruises|khoon|neela|nishan|chot|my turn|on me|haath|खून|चोट|निशान|हाथ",
    ],
    apart: 6,
    ordered: true,
    unless: any(LONG_AGO, "liver|vomit|ulti|उल्टी"),
  },
  {
    value: "violence",
    parts: [
      "sleep with|saath so|sath so|hotel me mil|hotel bula|saath sone|साथ सो|होटल",
      "or|warna|nahi to|unless|otherwise|lose|else|tabhi|नहीं तो|वरना|तभी|job|marks|promotion|role|नौकरी",
      "boss|manager|sir|teacher|professor|director|producer|coach|he|they|hr|मैनेजर|सर|बॉस|malik|मालिक",
    ],
    apart: 8,
    unless: "wife|husband|baby|bachcha|room mate",
  },
  {
    value: "violence",
    parts: [
      "forc|forcing|forced|zabardasti|jabardasti|जबरदस्ती|jabran",
      "marry|marriage|shaadi|shadi|nikah|vivah|शादी|विवाह|निकाह",
      "13|14|15|16|17|minor|phone|locked|against my|nahi chahti|nahi chahta|don't want|dont want|school|नहीं चाहती|beat|maar",
    ],
    apart: 10,
    unless: "my son|my daughter|mera beta|dasha",
  },
  {
    value: "violence",
    parts: [
      any(HOUSEHOLD, "padosi|neighbour|neighbor|man|driver|doctor|पड़ोसी"),
      "kapde|kapdo|clothes|shirt|dress|कपड़े|कपड़ों",
      "utarne|utaarne|utaro|utaaro|utarwa|utare|utarta|utarte|remove|take off|undress|उतार",
    ],
    apart: 5,
    unless: "wash|dhone|dhoye|sukh|laundry|धोने|check up",
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "gala|gale|neck|throat|baal|hair|collar|गला|गले|बाल",
      "pakad|pakda|pakadta|pakadte|kheench|kheenchta|grab|grabs|pull|pulls|drag|पकड़|खींच",
    ],
    apart: 8,
    ordered: true,
    unless: any(LONG_AGO, "cold|infection|doctor|hair fall|hairfall|massage"),
  },
  {
    value: "violence",
    parts: [
      "jala denge|jala dega|jala degi|jala dungi|jala dunga|zinda jala|burn me|burn you|maar denge|maar degi|kaat denge|जला देंगे|जला देगा|जला देगी|मार देंगे|काट देंगे",
      "kehti|kehta|kehte|bolti|bolta|bolte|says|say|agar|if|warna|dhamki|कहती|कहता|कहते|बोलती|अगर|वरना|धमकी",
    ],
    apart: 5,
    unless: "film|serial|neta|party|diya|pandit|shani|rahu",
  },
  {
    value: "violence",
    parts: [
      "ghar se nikal|ghar se nikaal|ghar se bahar nikal|threw me out|thrown me out|kicked me out|throw me out|घर से निकाल",
      "maar|maarke|peet|raat|night|beat|beaten|hit|bachch|मार|पीट|रात|बच्च",
    ],
    apart: 6,
    unless: "party|der se|late",
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "roz|rozana|daily|every day|paise ke liye|sharab|daaru|pension|रोज|पैसे के लिए|शराब|दारू|पेंशन",
      "maarta|maarte|maarti|peetta|peette|hits|beats|मारता|मारती|मारते|पीटता|पीटते",
    ],
    apart: 5,
    unless: any(
      "chakka|chauka|chakke|chauke|gol|line maarta|dialogue|dukaan|gym|six|चौके|छक्के",
      LONG_AGO,
      "cricket|match|chess|game",
    ),
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "gandi|ganda|gande|dirty|galat|ashleel|vulgar|गंदी|गंदा|गंदे|गलत|अश्लील",
      "chhu|chhoo|chhute|chhuta|touch|touches|haath lagat|छू|छूते|हाथ लगा|chipak",
    ],
    apart: 7,
    unless: any(LONG_AGO, "kaam|investment"),
  },
  {
    value: "violence",
    parts: [
      HOUSEHOLD,
      "twist|twists|twisted|bends|pins|pinned|squeezes|marod|marodta|marodte|मरोड़|दबोच",
      "my arm|my wrist|my hand|my fingers|me|mera haath|haath|हाथ|कलाई",
    ],
    apart: 3,
    ordered: true,
    unless: any(LONG_AGO, "yoga|dance|physio|cricket"),
  },
  {
    value: "violence",
    parts: [
      "coach|sir|teacher|uncle|boss|manager|doctor|driver|baba|pujari|guru|cousin|brother in law|jija|devar|sasur|stepfather|padosi|टीचर|अंकल|जीजा|देवर|ससुर",
      "touches my|touched my|rubs my|strokes my|puts his hand|his hand on|feels my|haath pherta|haath ferta|chipakta|हाथ फेर",
    ],
    apart: 8,
    ordered: true,
    unless: any(LONG_AGO, "feet for blessing|heart|shoulder surgery|head to bless"),
  },
  {
    value: "violence",
    parts: [
      "devar|jeth|sasur|uncle|cousin|jija|chacha|mama|fufa|stepfather|step dad|bhai ka dost|landlord|warden|देवर|जेठ|ससुर|अंकल|जीजा|चाचा|मामा|फूफा",
      "raat|night|akele|alone|रात|अकेले",
      "kamre|room|bed|bistar|कमरे|बिस्तर",
    ],
    apart: 5,
    unless: any(LONG_AGO, "rent|vastu|ac|shaadi|banwa"),
  },
  // Whose body cannot wait.
  {
    value: "emergency",
    parts: [
      "gir gaya|gir gayi|gir gaye|gir pada|gir padi|fell|fallen|fell down|गिर गया|गिर गई|गिर गए|गिर पड़",
      "uth nahi|uth hi nahi|hil nahi|bol nahi|aankhein ulti|aankh ulti|not getting up|not moving|can't get up|cant get up|won't move|not speaking|उठ नहीं|हिल नहीं|बोल नहीं|आंखें उलट|आंखें उलटी",
    ],
    apart: 6,
    unless: any(LONG_AGO, NO_PAIN),
  },
  {
    value: "emergency",
    parts: [
      "baby|newborn|lips|face|nails|bachcha|bachche|bachchi|honth|hoth|chehra|naakhun|child|son|daughter|he|she|बच्चा|बच्चे|बच्ची|होंठ|चेहरा|नाखून",
      "blue|bluish|neela|neele|neeli|नीला|नीले|नीली",
      "turn|turned|turning|gone|went|pad|pada|pade|padi|ho gaya|ho gaye|ho gayi|ho rahe|has|looks|हो गया|हो गए|हो गई|पड़|हो रहे",
    ],
    apart: 4,
    unless: any(LONG_AGO, "sapphire|neelam|shirt|dress|colour|color|rang|wear|eyes|saree|paint|team|jersey|tick"),
  },
  {
    value: "emergency",
    parts: [
      "chest|seena|seene|chhati|सीना|सीने|छाती",
      "sitting|heavy|weight|pressure|crushing|squeez|patthar|pathar|bhaari|bhari|jal raha|भारी|दबाव|पत्थर|जल रहा",
      "arm|numb|jaw|sweat|hour|minutes|since morning|abhi|now|haath|pasina|sunn|बांह|हाथ|पसीना|सुन्न|अभी|सुबह से",
    ],
    apart: 8,
    unless: any(LONG_AGO, "gym|workout|exercise|break up|breakup|sad|he left|after reading"),
  },
  {
    value: "emergency",
    parts: [
      A_BODY,
      "phenyl|poison|harpic|acid|kerosene|bleach|detergent|rat kill|pesticide|battery|coin|sindoor|nail polish|phenol|zeher|zehar|jahar|mushroom|mushrooms|dhatura|फिनाइल|जहर|तेजाब|केरोसिन|धतूरा|कीटनाशक",
      "pi liya|pi li|pi gaya|pi gayi|pee liya|kha liya|kha li|kha gaya|kha gayi|nigal|nigla|drank|drunk|swallow|ate|eaten|पी लिया|पी ली|पी गया|पी गई|खा लिया|खा ली|खा गया|निगल",
    ],
    apart: 4,
    unless: any(LONG_AGO, "reflux|shop|soup|recipe"),
  },
  {
    value: "emergency",
    parts: [
      "ate|eaten|eating|khaya|khane|kha liya|खाया|खाने|खा लिया",
      "vomit|vomiting|ulti|ultiyan|उल्टी|उल्टियां",
      "wont wake|won't wake|not waking|behosh|unconscious|everyone|sab|blood|khoon|बेहोश|सब|सबको|खून",
    ],
    apart: 8,
    unless: LONG_AGO,
  },
  {
    value: "emergency",
    parts: ["munh|muh|muuh|mouth|मुंह", "jhaag|jhag|froth|frothing|foam|foaming|झाग"],
    apart: 4,
    unless: any(LONG_AGO, "toothpaste|soap|brush"),
  },
  {
    value: "emergency",
    parts: [
      "current|shock|electric|करंट|बिजली",
      "laga|lag gaya|lag gayi|got|लगा|लग गया|लग गई",
      "hil nahi|bol nahi|behosh|gir|not moving|unconscious|saans|हिल नहीं|बोल नहीं|बेहोश|गिर|सांस",
    ],
    apart: 5,
    unless: LONG_AGO,
  },
  {
    value: "emergency",
    parts: [
      "pregnan|pregnant|months|garbhvati|garbh|गर्भवती|गर्भ",
      "water|paani|pani|blood|khoon|पानी|खून",
      "leak|leaking|broke|with blood|bleeding|toot|beh|blood|बह|टूट|खून",
    ],
    apart: 7,
    ordered: true,
    unless: any(LONG_AGO, "house|flat|ghar me|vastu|report|group|sugar"),
  },
  {
    value: "emergency",
    parts: [
      "suddenly|sudden|achanak|all of a sudden|अचानक|since morning|abhi",
      "speak|talk|bol|speech|see|बोल|दिखाई",
      "hand|arm|leg|side|face|dead|numb|haath|pair|muh|हाथ|पैर|मुंह|nahi pa|नहीं पा",
    ],
    apart: 7,
    unless: any(LONG_AGO, "stage|english|interview|to me|mujhse|rishta"),
  },
  {
    value: "emergency",
    parts: [
      "no pulse|pulse nahi|nabz nahi|heart stopped|heart has stopped|dhadkan nahi|dhadkan band|नब्ज नहीं|धड़कन नहीं|धड़कन बंद",
    ],
    apart: 0,
    unless: any(LONG_AGO, "when i saw|when he"),
  },
  {
    value: "emergency",
    parts: [
      "throat|tongue|lips|face|gala|jeebh|गला|जीभ|होंठ|चेहरा",
      "swell|swelling|swollen|sooj|soojan|सूज",
      "breath|breathe|swallow|sting|bee|saans|after eating|nuts|peanut|allerg|सांस|निगल",
    ],
    apart: 7,
    unless: any(LONG_AGO, "tonsil|thyroid|since months"),
  },
  {
    value: "emergency",
    parts: [
      "gas leak|gas leaking|gas lik|cylinder|aag lag|aag lagi|on fire|fire in|गैस लीक|सिलेंडर|आग लग",
      "chakkar|dizzy|behosh|faint|trapped|andar|phas|phans|abhi|now|चक्कर|बेहोश|फंस|अंदर|अभी",
    ],
    apart: 7,
    unless: any(LONG_AGO, "agency|insurance|business|connection|passion|price|booking"),
  },
  {
    value: "emergency",
    parts: [
      "took|taken|ate|swallowed|kha li|kha liya|kha gaya|kha gayi|kha lin|खा ली|खा लीं|खा लिया",
      any(PILLS, "crocin|paracetamol|dolo|alprax|goliyaan|गोलियाँ"),
      "vomit|vomiting|behosh|hosh nahi|hosh me nahi|drowsy|unconscious|ulti|होश में नहीं|बेहोश|उल्टी",
    ],
    apart: 6,
    unless: any(LONG_AGO, "i|main|maine|मैंने"),
  },
  {
    value: "emergency",
    parts: [
      "clutching|clutches|holding his chest|holding her chest|chest pakad|seena pakad|सीना पकड़",
      "chest|words|speak|breath|gasping|seena|saans|बोल|सांस|सीना",
    ],
    apart: 6,
    unless: LONG_AGO,
  },
  {
    value: "emergency",
    parts: [
      A_BODY,
      "drank|drunk|swallowed|ate|pi liya|pi gaya|pi gayi|kha liya|kha gaya|पी लिया|पी गया|खा लिया|खा गया",
      "cleaner|floor cleaner|toilet cleaner|turpentine|thinner|petrol|mosquito|odonil|naphthalene|button battery|medicine bottle|all the medicine|फिनायल",
    ],
    apart: 4,
    unless: LONG_AGO,
  },
];

/** Said of oneself, and of nothing else, these are asked about kindly even where nothing stands beside them. */
export const OBLIQUE_SIGNS = {
  three:
    "nobody has to carry me|no one has to carry me|nobody has to deal with me|no one has to deal with me|nobody will have to deal with me|wont have to deal with me anymore|won't have to deal with me anymore|waiting for everyone to sleep|once everyone is asleep tonight|sab so jaye phir|sabke sone ka intezaar|tired of existing|done existing|done with existing|stop existing",
  two: "feels light now|feel light now|at peace with it now|finally calm now|said my goodbyes|giving away my things|gave away my things|given away my things|gave all my things|last wish|aakhri ichha|aakhri khwahish|आखिरी इच्छा",
  one: "gave away my|giving away my|done pretending|it will be over|it'll be over|will all be over|waiting for everyone|no one left|kisi ko nahi bataya|himmat chahiye|just need courage|pul pe|bridge at night|itni raat|blackout forever",
} as const;
