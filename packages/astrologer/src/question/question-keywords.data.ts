import type { LexiconRow } from "../language/tag-tokens.ts";
import { EVERYDAY_TOPIC_KEYWORDS, LIFE_KEYWORDS } from "./everyday-topic-keywords.data.ts";
import { TOPIC_KEYWORDS } from "./topic-keywords.data.ts";

/** Words that show what a question asks, in the three languages. Hindi in Latin letters is matched by sound, and one wrong letter is tolerated. */
const createFormCue = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "form", value, words, hg });
const createKindCue = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "kind", value, words, hg });

const FORM_CUES: readonly LexiconRow[] = [
  createFormCue(
    "when",
    "when|by when|how soon|how long|till when|until when|what time|which year|which month|timing|right time|best time|good time|कब|कब तक|कितने दिन|कितने साल|किस साल|किस महीने|समय कब",
    "kab|kab tak|kabtak|kitne din|kitne saal|kis saal|kaun se saal",
  ),
  createFormCue(
    "why",
    "why|how come|what is the reason|reason|क्यों|किसलिए|वजह|कारण",
    "kyun|kyu|kyon|kyo|wajah|vajah|kaaran",
  ),
  createFormCue(
    "yes_no",
    "will i|will my|is my|is it|am i|are my|do i|does my|can i|should i|shall i|would i|did i|have i|has my|is there|are there|क्या मैं|क्या मेरा|क्या मेरी|क्या मुझे|क्या मेरे|है क्या|हूं क्या|होगा क्या|होगी क्या|करूं या नहीं|या नहीं",
    "hai kya|hu kya|hoon kya|hoga kya|hogi kya|lu ya|karu ya|kare ya nahi|karu ya nahi|ya nahi|jayega kya|milega kya|lagegi kya|banega kya|kya main|kya mai|kya mera|kya meri|kya mujhe|kya mere",
  ),
  createFormCue(
    "what",
    "how is|how are|how will|how was|how does|how do|what|which|who|where|कैसा|कैसी|कैसे|कौन|कौन सा|कौन सी|कहां|कहाँ",
    "kaisa|kaisi|kaise|kaun|kaunsa|kaunsi|kahan|kaha",
  ),
  createFormCue(
    "compare",
    "or|versus|vs|better than|which is better|stronger than|compare|या|बनाम|तुलना|से बेहतर",
    "ya fir|ya phir|tulna|compare|behtar",
  ),
  createFormCue("if", "what if|if i was born|if i were born|if i|if we|suppose|अगर|यदि|मान लो", "agar|yadi|maan lo"),
  createFormCue(
    "define",
    "how to read|how do you read|कैसे देखते|कैसे पढ़ते|difference between|what is the difference|में क्या अंतर|में क्या फ़र्क|में क्या फर्क|what is a|what is an|what do you mean by|what did you mean by|meaning of|means|mean|define|explain what|explain the term|explain to me what|tell me what|concept of|stand for|significance of|what are|क्या होता|क्या होती|क्या होते|का मतलब|का अर्थ|मतलब क्या|किसे कहते",
    "kaise dekhte|kaise padhte|me kya antar|me kya fark|me kya farq|kya hota|kya hoti|kya hote|matlab|ka matlab|kise kehte|kise kahte|arth",
  ),
  createFormCue(
    "verify",
    "are you sure|you sure|u sure|really|is that right|is it true|sure about|double check|check again|पक्का|सच में|सही में|दोबारा देख",
    "pakka|sach me|sahi me|sure ho|dobara dekh",
  ),
];

const KIND_CUES: readonly LexiconRow[] = [
  createKindCue(
    "remedy",
    "which fast|which vrat|kaun sa vrat|व्रत रखूं|व्रत रखूँ|कौन सा व्रत|किस दिन व्रत|remedy|remedies|costly puja|expensive puja|paid puja|do the puja|perform a puja|पूजा करवाऊं|पूजा करवाऊँ|पूजा करवानी|पूजा करानी|हवन करवा|solution|cure for|how to strengthen|strengthen my|how do i fix|how can i fix|improve my|which mantra|upay|what should i do to improve|gemstone|gem|stone|blue sapphire|yellow sapphire|emerald|ruby|pearl|red coral|hessonite|cat's eye|नीलम|पुखराज|पन्ना|मूंगा|मूँगा|मोती पहन|हीरा पहन|गोमेद|लहसुनिया|nazar utar|नज़र उतार|ratna|उपाय|टोटका|रत्न|समाधान",
    "kaun sa vrat|kaunsa vrat|kis din vrat|vrat rakhu|vrat rakhna chahiye|neelam|pukhraj|panna|moonga|munga|moti pehn|heera pehn|gomed|lehsunia|nazar utarne|nazar utaarne|kya pehnu|pehnu kya|puja karwau|puja karwaun|puja karwa|puja karwao|pooja karwau|puja karaun|puja ke paise|havan karwau|havan karwana|puja karwani|upay|upaay|totka|ratna|samadhan|nag pehnu",
  ),
  createKindCue(
    "day",
    "today|this day|day today|how is today|my day|tomorrow|this week|the week|आज का दिन|आज कैसा|आज का|कल का दिन|इस हफ़्ते|इस हफ्ते|इस सप्ताह",
    "aaj ka din|aaj kaisa|aaj ka|kal ka din|is hafte|iss hafte",
  ),
  createKindCue(
    "month",
    "this month|next month|month ahead|coming month|इस महीने|अगले महीने|इस माह",
    "is mahine|iss mahine|agle mahine|agla mahina",
  ),
  createKindCue(
    "ahead",
    "आगे का समय|आगे का जीवन|what now for me|this year|next year|coming year|year ahead|coming months|next six months|next 6 months|future|coming time|near future|luck|lucky|unlucky|my fate|my fortune|good fortune|good days|bad days|better days|get better|gets better|getting better|turn around|things improve|life improve|life change|life changes|struggle|struggles|struggling|hard times|bad phase|rough patch|bad time|good phase|difficult phase|obstacles|problems end|stuck in life|success|successful|succeed|my time come|coming days|what's coming|what is coming|what lies ahead|in store for me|in store|next few|rest of the year|focus on|भाग्य|भाग्योदय|किस्मत|क़िस्मत|नसीब|तक़दीर|तकदीर|अच्छे दिन|बुरे दिन|अच्छा समय|बुरा समय|बुरा वक़्त|बुरा वक्त|अच्छा वक्त|संघर्ष|परेशानी|परेशानियां|मुसीबत|मुश्किलें|मुश्किल|दिक्कत|दिक्कतें|सफलता|कामयाबी|सफल|जीवन|ज़िंदगी|जिंदगी|आने वाला|आने वाले|इस साल|अगले साल|अगला साल|आने वाला समय|आने वाले समय|भविष्य|आगे क्या|अगले छह महीने",
    "ke baad ka samay|samay kaisa|time kaisa|pairon pe khad|pairon par khad|aage ka samay|aage ka jeevan|aage ki zindagi|is saal|iss saal|agle saal|agla saal|aane wala samay|aane wale samay|bhavishya|luck|bhagya|bhagyoday|bhagyodaya|kismat|kismet|naseeb|nasib|taqdeer|takdir|acche din|achhe din|ache din|bure din|accha time|acha time|accha samay|achha samay|bura samay|bura waqt|bura time|sangharsh|pareshani|pareshaniyan|museebat|musibat|mushkil|mushkilein|dikkat|dikkatein|safalta|kamyabi|kaamyaab|kamyab|safal|zindagi|jindagi|jeevan|life kab|life me kab|kuch accha|kuch achha|kuch acha|aane wala|aane wale|aage kya|agle 6 mahine|agle chhe mahine",
  ),
  createKindCue(
    "match",
    "my yoni|my gana|yoni and gana|nadi and gana|ashtakoot|ashtakoota|36 guna|36 gun|bhakoot|compatible|match making|matchmaking|kundli matching|horoscope matching|guna milan|gun milan|match our charts|match kundli|मिलान|कुंडली मिलान|गुण मिलान|अनुकूलता",
    "kundli milan|kundali milan|kundli match|gun milan|guna milan|milan karo|kundli milao",
  ),
  createKindCue(
    "greeting",
    "hi|hello|hey|hii|hiii|namaste|namaskar|namaskaram|good morning|good evening|good afternoon|pranam|नमस्ते|नमस्कार|प्रणाम|राम राम|जय श्री राम|सुप्रभात",
    "namaste|namaskar|pranam|ram ram|jai shri ram|jai shree ram",
  ),
  createKindCue(
    "thanks",
    "ठीक है|अच्छा|thanks|ok got it|got it|okay got it|makes sense|noted|समझ गया|समझ गई|thank you|ty|tysm|much appreciated|that helps|that helped|thank u|thx|great thanks|bye|ok thanks|धन्यवाद|शुक्रिया|आभार|अलविदा",
    "theek hai|thik hai|dhanyavad|samajh gaya|samajh gayi|dhanyawad|shukriya|dhanyavaad",
  ),
  createKindCue(
    "about_you",
    "is it chatgpt|is this chatgpt|chatgpt|is this ai|is this a bot|is this a person|am i talking to|who is answering|are you human|what is this|whats this|what's this|यह क्या है|ये क्या है|are you real|real person|are you a robot|are you ai|who are you|who made you|are you chatgpt|are you gpt|are you a bot|are you a person|are you a machine|are you an astrologer|real astrologer|talk to a human|talk to a person|human astrologer|speak to someone|customer care|your name|what can you do|how do you work|how accurate|how reliable|can i trust|should i trust|is astrology true|is astrology real|believe in astrology|trust astrology|why should i believe|प्रोग्राम हो|सच बताते|कितने सही|कितना सही|ज्योतिष सच|भरोसा करूं|भरोसा करूँ|which model|आप कौन|तुम कौन|आप इंसान|क्या तुम इंसान",
    "aap kaun|yeh kya hai|ye kya hai|kitna sahi batate|kitne sahi|kitna accurate|kitne accurate|bharosa karu|jyotish sach|tum kaun|tu kaun|insaan ho|kya kar sakte ho|robot ho",
  ),
  createKindCue(
    "privacy",
    "with my data|my data|my details safe|save my data|store my data|keep my data|save my details|save my birth|data stored|do you save|do you store|do you keep|मेरा डाटा|my data safe|is my data|are my details|delete my data|delete my account|my privacy|data private|who can see my|share my data|मेरा डेटा|मेरी जानकारी सुरक्षित|डेटा मिटा",
    "mera data|data save|details save|meri details safe|meri jaankari safe|data delete",
  ),
  createKindCue(
    "setting",
    "which ayanamsa|ayanamsa do you use|which system|house system|what settings|अयनांश कौन|कौन सा अयनांश",
    "kaunsa ayanamsa|konsa ayanamsa",
  ),
  createKindCue(
    "death",
    "when will i die|will i die|going to die|how long will i live|years will i live|my death|life span|lifespan|longevity|how will i die|age of death|how long do i have|time do i have left|when is my end|will i live long|live long|die young|early death|मृत्यु कब|कब तक जिऊंगा|कब तक जिऊंगी|कब तक जीऊंगा|कितने दिन जिऊंगा|ज़िंदा रहूंगा|जिंदा रहूंगा|मृत्यु योग|अकाल मृत्यु|मौत कब|कितना जिऊंगा|कितने साल जिऊंगा|आयु कितनी|कब मरूंगा|मेरी मौत|मर जाऊंगा|मर जाऊंगी|मर जाऊँगा|मर जाऊँगी",
    "kitne saal aur jiyunga|kitne saal aur jiyungi|kitna aur jiyunga|saal aur jiyunga|saal aur jiyungi|saal aur zinda|aur kitna jiyunga|aur kitna jiyungi|maut kab|mrityu kab|mauth kab|kab tak jiyunga|kab tak jiunga|kab tak jiyungi|kab tak jeeunga|kab tak zinda|kitne din jiunga|kitne saal jiyunga|lambi umar|mrityu yog|akal mrityu|meri mrityu|kab marunga|kab marungi|mar jaunga|mar jaungi|mar jaoonga|mar jaoongi|kitna jiunga|kitne saal jiunga|meri maut|umar kitni likhi",
  ),
  createKindCue(
    "medical",
    "do i have cancer|will my father survive|will my mother survive|will my husband survive|will my wife survive|will my son survive|will he survive|will she survive|survive the surgery|survive the operation|survive this illness|will the operation succeed|is the operation safe|is it cancer|what disease|which disease|diagnose|diagnosis|will i survive|is surgery safe|will the surgery|which medicine|medicine for|take medicine|take my medicine|stop my medicine|change my medicine|tumour|tumor|covid|कैंसर है|कौन सी बीमारी|ऑपरेशन सफल",
    "cancer hai|bach jayenge|bach jayegi kya|bach jayega kya|bachenge kya|kaunsi bimari|konsi bimari|operation safal|operation sahi",
  ),
  createKindCue(
    "verdict",
    "stanley cup|super bowl|champions league|premier league|formula 1|olympics|oscars|who's going to win|who is going to win|will i win the case|will bjp win|will congress win|will modi win|will india win|next cm|next pm|chief minister|next president|मुख्यमंत्री|प्रधानमंत्री|which party|sensex|nifty|share market go|market crash|stock market tomorrow|market tomorrow|will the market|सेंसेक्स|निफ्टी|शेयर बाज़ार|शेयर बाजार|court case|win the case|verdict|election|who wins|will win the match|prime minister|the president|world cup|ipl|t20|cricket match|match prediction|who will win|lottery number|winning number|share tip|stock tip|which stock|buy shares now|which crypto|bitcoin price|मुकदमा|चुनाव|केस जीत|सट्टा|लॉटरी लगेगी|कौन सा शेयर",
    "mukhyamantri|pradhan mantri|pradhanmantri|kaun jeetega|sensex|nifty|share bazaar|share bazar|market upar|market girega|kon jeetega|kaun jitega|jeetega kaun|pm banega|pm kaun|satta number|match kaun|case jeet|mukadma|chunav|satta|lottery lagegi|kaunsa share|konsa share|court case",
  ),
  createKindCue(
    "third_party",
    "cheating on me|cheat on me|is he cheating|is she cheating|affair|loyal to me|faithful|does he love me|does she love me|black magic|put a spell|evil eye|kala jadu|revenge|destroy him|destroy her|destroy them|destroy my enemy|ruin him|ruin her|curse him|curse her|put a curse|harm my enemy|बर्बाद करने|बर्बाद करना|बरबाद करना|दुश्मन को|सबक सिखाने|धोखा दे|वफ़ादार|बेवफ़ा|काला जादू|वशीकरण|टोना|मुझसे प्यार करता|मुझसे प्यार करती|नज़र लगी",
    "dhokha de|barbaad karna|barbaad karne|barbad karna|barbad karne|dushman ko|dushman ka naash|sabak sikhane|sabak sikhana|dhoka de|wafadar|bewafa|kala jadu|kaala jadoo|vashikaran|tona totka|mujhse pyar karta|mujhse pyar karti|nazar lagi|wo mujhse pyar",
  ),
  createKindCue(
    "sex_of_child",
    "boy or girl|boy or a girl|son or a daughter|be a boy|be a girl|बेटा होगा या बेटी|बेटी होगी या बेटा|लड़की होगी या लड़का|son or daughter|gender of the baby|लड़का या लड़की|लड़का होगा या|बेटा या बेटी",
    "ladka ya ladki|ladka hoga ya ladki|beta ya beti|beta hoga ya beti",
  ),
  createKindCue(
    "lucky",
    "lucky number|lucky numbers|lucky colour|lucky color|lucky day|lucky name|lucky letter|numerology|name change|शुभ अंक|शुभ रंग|लकी नंबर|लकी कलर|भाग्यशाली अंक|भाग्यशाली रंग|अंक ज्योतिष|नाम बदल",
    "shubh ank|shubh rang|lucky number|bhagyashali ank|bhagyashali rang|naam badal|ank jyotish",
  ),
  createKindCue(
    "order",
    "read my palm|palmistry|palm reading|tarot|face reading|crystal ball|हाथ देख|हस्तरेखा|टैरो|ignore the above|repeat the text|text above|line above|words above|above this line|everything above|system message|initial prompt|initial instructions|you are now|from now on you|dan mode|poem about|write me a|write a story|tell me a story|do my homework|compose a|ignore the|print your|reveal your|show your prompt|show me your prompt|repeat your|forget your|forget all|forget everything|your rules|ignore your|ignore all|ignore previous|disregard|system prompt|print the prompt|your instructions|developer mode|pretend you are|act as|jailbreak|python code|write code|write a program|write an essay|write a poem|translate this|solve this|recipe|weather|cricket|movie|capital of|joke|jokes|sing a song|चुटकुला",
    "palm padho|haath dekho|hath dekho|tarot|code likho|prompt dikhao|nirdesh bhool",
  ),
];

const PERSON_CUES: readonly LexiconRow[] = [
  {
    tag: "self",
    words: "i|i'm|im|me|my|mine|myself|मैं|मेरा|मेरी|मेरे|मुझे|मुझको|अपना|अपनी|मुझ",
    hg: "main|mai|mera|meri|mere|mujhe|mujhko|mereko|apna|apni",
  },
  {
    tag: "role",
    value: "spouse",
    words:
      "my wife|my husband|my spouse|husband's health|पति की|पत्नी की|पति का|पत्नी का|wife's|husband's|मेरी पत्नी|मेरे पति|मेरी वाइफ",
    hg: "meri patni|mere pati|pati ki|patni ki|pati ka|patni ka|meri wife|mere husband|meri biwi",
  },
  {
    tag: "role",
    value: "mother",
    words:
      "my mother|my mom|my mum|mother's|my mummy|my mother's|मां की|माँ की|मम्मी की|मां का|माँ का|मम्मी का|माताजी|मेरी मां|मेरी माँ|मेरी मम्मी|माता जी",
    hg: "maa se|mummy se|meri maa|meri mummy|mummy ki|mummy ka|maa ki|maa ka|mataji|meri mata",
  },
  {
    tag: "role",
    value: "father",
    words:
      "my father|my dad|father's|my papa|पिता से|पापा से|पापा की|पापा का|पिता की|पिता का|पिताजी की|मेरे पिता|मेरे पापा|पिताजी",
    hg: "pita ji|pita se|papa se|mere pita|mere papa|papa ki|papa ka|pitaji ki|pitaji ka|mere pitaji",
  },
  {
    tag: "role",
    value: "child",
    words: "my son|my daughter|बेटे की|बेटी की|बेटे का|बेटी का|my child|my kid|son's|daughter's|मेरा बेटा|मेरी बेटी|मेरे बेटे|मेरे बच्चे",
    hg: "mera beta|meri beti|bete ki|beti ki|bete ka|beti ka|mere bete|mere bachche|mere bacche",
  },
  {
    tag: "role",
    value: "sibling",
    words: "my brother|my sister|बहन की|भाई की|भाई का|बहन का|दीदी की|brother's|sister's|मेरा भाई|मेरी बहन|मेरे भाई",
    hg: "mera bhai|meri behen|behen ki|behan ki|bahan ki|bhai ki|didi ki|mere bhai|meri behan|meri bahan",
  },
  {
    tag: "role",
    value: "friend",
    words: "my friend|friend's|my colleague|मेरा दोस्त|मेरी दोस्त|मेरे दोस्त",
    hg: "mera dost|meri dost|mere dost",
  },
];

/** Words that refer back to the previous turn. */
const FOLLOW_CUES: readonly LexiconRow[] = [
  {
    tag: "follow",
    value: "and",
    words: "and for|and my|and what about|what about|how about|and in|also|और मेरा|और मेरी|और के बारे|के बारे में क्या|और",
    hg: "aur mera|aur meri|aur",
  },
  {
    tag: "follow",
    value: "after",
    words: "after that|after this|then what|what next|what then|उसके बाद|इसके बाद|फिर क्या|आगे",
    hg: "uske baad|iske baad|fir kya|phir kya",
  },
  {
    tag: "follow",
    value: "earlier",
    words:
      "earlier you said|you said earlier|you said before|before you said|you said something else|you said something different|you told me something else|you told me otherwise|last time you said|you said last time|you contradict yourself|you contradicted yourself|you just said|that contradicts|but you said|first you said|पहले आपने|आपने पहले|आपने तो|पहले तो आपने|अभी तो आपने|पहले कुछ और कहा",
    hg: "pehle aapne|aapne pehle|pehle to aapne|aapne to kaha|abhi to aapne|pehle kuch aur kaha|pehle kuch aur bola|pehle bola tha|pehle kaha tha",
  },
  {
    tag: "follow",
    value: "do",
    words:
      "what should i do|what do i do|what can i do|what to do|what shall i do|what must i do|until then|till then|meanwhile|क्या करूं|क्या करूँ|क्या करना चाहिए|तब तक",
    hg: "kya karu|kya karun|kya karna chahiye|kya karna chaiye|tab tak",
  },
  {
    tag: "follow",
    value: "simple",
    words:
      "summarise|summarize|summary|in one line|in a line|one line|in a nutshell|nutshell|tldr|tl dr|shorter please|make it short|एक वाक्य में|एक लाइन में|सार में|थोड़े में|simple words|simply|in short|briefly|too long|didn't understand|did not understand|don't understand|सरल|आसान|समझ नहीं आया|संक्षेप",
    hg: "ek line me|ek vakya me|saar me|thode me|short me|chhota karke|simple me|aasan bhasha|samajh nahi aaya|samjha nahi",
  },
  {
    tag: "follow",
    value: "more",
    words:
      "tell me more|tell more|say more|know more|some more|more about that|more about this|more about it|more please|explain more|more detail|more details|in detail|in more detail|in depth|elaborate|go deeper|what else can you|what else do you see|anything else|keep going|please continue|please go on|और बताओ|और बताइए|और बताएं|और बताएँ|और बताइये|और बता|कुछ और|आगे बताओ|आगे बताइए|विस्तार|और जानना|और सुनाइए",
    hg: "vistar|detail me|aur batao|aur bataiye|aur bataye|aur btao|aur bata|or batao|aur bolo|kuch aur batao|aage batao|aage bataiye|aage bolo|thoda aur|aur sunao|aur jaanna|aur janna|poora batao|pura batao",
  },
  {
    tag: "follow",
    value: "other",
    words: "the other one|not that|i meant|no i meant|वो नहीं|मेरा मतलब",
    hg: "mera matlab|wo nahi|woh nahi",
  },
  {
    tag: "follow",
    value: "wrong",
    words:
      "worst app|useless app|rubbish app|फालतू|फ़ालतू|ur wrong|u r wrong|you were wrong|youre wrong|got it wrong|got that wrong|that isn't right|that is not right|not correct|you are wrong|you're wrong|that's wrong|that is wrong|not true|incorrect|you are a fraud|you are frauds|you people are frauds|people are frauds|all frauds|you are fake|you are cheats|you people are cheats|you are cheaters|you are scammers|this is a scam|bullshit|you people are liars|you are a liar|you are lying|this is fake|this is nonsense|all lies|बकवास|सब झूठ|झूठ बोल|झूठे हो|चोर हो|ठग हो|ठगते हो|बेवकूफ़ बना|बेवकूफ बना|मूर्ख बना|गलत|ग़लत|सही नहीं",
    hg: "phaltu|faltu|na ho payega|bekaar app|bekar app|galat|galat hai|sahi nahi|bakwas|sab jhooth|sab jhoot|jhooth bol|jhoot bol|jhuth bol|tum fraud|fraud ho|chor ho|thag ho|bewakoof bana|bewkoof bana|bevkuf bana|ullu bana",
  },
];

/** The verb "to mind" is not a keyword for meditation. */
const MIND_VERB_CUE: LexiconRow = {
  tag: "w",
  words:
    "should i worry|should i be worried|need to worry|needs to worry|anything to worry|reason to worry|worry about this|worry about that|worry about it|be worried about|चिंता करूं|चिंता करूँ|चिंता की बात|live in an|live in a|live in the|my brother in law|my sister in law|my sister-in-law|my brother-in-law|ध्यान रखूं|ध्यान रखना|ध्यान रखें|ध्यान रखो|ध्यान दूं|ध्यान देना|ध्यान दें",
  hg: "chinta karu|chinta karun|chinta ki baat|tension lu|tension ki baat|fikar karu|ghabrana chahiye|dhyan rakhu|dhyan rakhna|dhyan rakhe|dhyan rakho|dhyan du|dhyan dena|dhyan de",
};

/** A mother-in-law is a keyword for the topic home, not for the user's own mother. */
const IN_LAWS_CUE: LexiconRow = {
  tag: "topic",
  value: "home",
  words: "my mother-in-law|my mother in law|my father-in-law|my father in law|my in-laws|my in laws",
};

export const QUESTION_KEYWORD_ROWS: readonly LexiconRow[] = [
  MIND_VERB_CUE,
  IN_LAWS_CUE,
  ...KIND_CUES,
  ...LIFE_KEYWORDS,
  ...FORM_CUES,
  ...FOLLOW_CUES,
  ...PERSON_CUES,
  ...TOPIC_KEYWORDS,
  ...EVERYDAY_TOPIC_KEYWORDS,
];
