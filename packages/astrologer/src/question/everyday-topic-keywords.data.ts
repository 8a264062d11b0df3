import type { LexiconRow } from "../language/tag-tokens.ts";

/**
 * Everyday words that lead to a topic: a user who writes "my knees ache" never says "health". Grouped by field, then by language; Hindi in
 * Latin letters comes last and is matched by sound.
 */
const createTopicKeyword = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "topic", value, words, hg });
/** Weak keywords, which count only if no other topic is named: questions about marriage mention parents too. */
const createWeakTopicKeyword = (value: string, words: string, hg = ""): LexiconRow => ({
  tag: "weak",
  value,
  words,
  hg,
});

const PROFESSIONS = createTopicKeyword(
  "career",
  "accountant|accounting|actor|actress|agriculture|architect|artist|author|banker|banking|bureaucrat|chef|civil servant|civil services|coder|coding|consultant|consulting|contractor|content creator|counsellor|designer|developer|driver|engineer|farmer|farming|fashion|film industry|films|hotel management|hr|influencer|it sector|journalism|journalist|judge|lawyer|lecturer|marketing|media|musician|nurse|nursing|photographer|photography|pilot|police officer|producer|professor|programmer|sales|scientist|singer|singing|software|soldier|sportsman|teacher|teaching|trader|tutor|writer|youtube|youtuber|chartered accountant|अध्यापक|शिक्षक|इंजीनियर|वकील|पत्रकार|लेखक|गायक|अभिनेता|किसान|खेती|सैनिक|फ़ौजी|फौजी|पुलिस|वैज्ञानिक|कलाकार|शिक्षण",
  "adhyapak|shikshak|vakil|vakeel|patrakar|lekhak|gayak|abhinet|kisan|kheti|fauji|fauj|vaigyanik|kalakar|modeling",
);

const WORK = createTopicKeyword(
  "career",
  "was let go|been let go|got let go|let me go from|made redundant|redundancy|cofounder|co-founder|co founder|business partner|head office|branch|shop|my shop|customers|clients|night shift|night shifts|contract|my contract|set up shop|firm|firms|offer|job offer|counter offer|stay put|workload|overworked|deadline pressure|team|project|projects|recognised|recognized|recognition|appreciated|appreciation|seniority|seniors|superiors|subordinates|desk|tender|franchise|import export|export business|line of work|what line|which line|right line|stable work|steady work|new role|role change|higher position|position|designation|authority|power at work|out of work|jobless|sacked|terminated|termination|probation|contract renewed|क्षेत्र में जाना|किस क्षेत्र|कौन सी लाइन|कौन सा क्षेत्र|कौन सा काम|बेरोज़गार|बेरोजगार|पदभार|ज़िम्मेदारी का पद|स्थायी नौकरी|ठेकेदारी|साझेदारी का काम",
  "dukaan|dukan|dhandhe|dhande|branch kholu|grahak|kholu|khol lu|dhaba|dhaaba|thela|kaunsi line|konsi line|kaun si line|kis line|kaunse field|kis field|kis kshetra|kaunsa kaam|konsa kaam|kaun sa kaam|apna kaam|khud ka kaam|naya kaam|berozgar|berojgar|permanent naukri|padbhar|sarkari post|kaam dhanda|kaam nahi mil|kaam milega|kaam chalega|kaam nahi chal",
);

const RELATIONSHIPS = createTopicKeyword(
  "love",
  "divorces|abandonment|betrayed in love|meant to be|soulmates|needs space|soul connection|unmarried|bachelor|spinster|hubby|wifey|sweetheart|beloved|ghosted|ghosting|misses me|miss me|miss him|miss her|talking to me|talk to me anymore|come back to me|blocked me|move on|moving on|toxic relationship|one sided|one-sided|unrequited|matchmaker|match for me|good match|alliance|in laws|inlaws|kids and marriage|second wife|second husband|two marriages|late marriage|early marriage|marriage age|delay in marriage|wedding date|sexual|cohabit|live in|live-in|engaged to|fiance|fiancee|fiancé|fiancée|choice of partner|someone else|another woman|another man|couple|अविवाहित|कुंवारा|कुंवारी|कुँवारा|कुँवारी|बात नहीं करता|बात नहीं करती|दूसरा विवाह|विवाह में देरी|शादी में देरी|मनपसंद|अंतरजातीय|प्रेम संबंध|एकतरफ़ा|एकतरफा|जोड़ी|हमदम|मिलन|मंगनी|लड़की वाले|लड़के वाले|अनबन",
  "rishtey|rishte aate|baat nahi banti|baat pakki|mangni|ladki wale|ladke wale|anban|maike|avivahit|kunwara|kunwari|kuwara|kuwari|baat nahi karta|baat nahi karti|baat nahi kar raha|baat nahi kar rahi|antarjatiya|intercaste|inter caste|manpasand|ek tarfa|ektarfa|jodi|dulhaniya|shaadi me deri|shadi me deri|shaadi me der|mann ka milan|haath peele|hath pile",
);

const POSSESSIONS = createTopicKeyword(
  "wealth",
  "bitcoin|ethereum|btc|raise funds|raise money|seed round|बिटकॉइन|owe|owed|owes|payment|payments|refund|dues|pay off|cost of living|expensive|business money|capital|investor money|funding|profits|turnover|commission|rental income|royalty|wages|pension money|cheque|bank balance|overdraft|fortune in money|spendthrift|overspend|overspending|spend too much|scam|scammed|fraud|duped|theft|stolen|jewellery|wealth creation|retire rich|भुगतान|पूँजी|पूंजी|बैंक बैलेंस|धोखाधड़ी|ठगी|चोरी|गहने|जायदाद|कंगाल|मालामाल|फिजूलखर्ची|फ़िज़ूलखर्ची|आवक",
  "paisa atka|paise atke|paisa fasa|paise fase|punji|poonji|bhugtan|thagi|chori|gehne|jaydad|jaidad|kangaal|malamal|fizool kharchi|fijul kharchi|aavak|udhari",
);

const BODY = createTopicKeyword(
  "health",
  "awake all night|lie awake|mind won't stop|mind races|racing mind|रात भर जाग|नींद उड़|period problem|periods problem|gas problem|feel empty|empty inside|feel numb|hopeless|feel low|feeling low|worrying|worry|worries|crying|hurts|hurting|ache|aches|aching|knee|knees|back ache|backache|neck|shoulder|ankle|foot|feet|throat|chest pain|lungs|bones|nerves|nervous system|blood|sugar level|high sugar|cholesterol|hormones|hormonal|pcos|pcod|periods|menstrual|cyst|ulcer|allergy|allergies|swelling|weakness in my body|weak body|asleep|sleepless|sleeping problem|snoring|oversleeping|appetite|vomiting|nausea|dizzy|dizziness|infection|virus|chronic|arthritis|cure|cured|heal|healing|ailment|ailments|sickly|worry too much|worried|constant worry|nervousness|tense|mental peace|phobia|ocd|adhd|trauma|rehab|physio|ayurveda|homeopathy|bedridden|hypertension|घुटना|घुटनों|आँखें|आंखें|दाँत|दांत|कान में|मासिक धर्म|उदासी|रोना आता|पीठ|गला|सीना|साँस|सांस|हड्डी|ख़ून|खून|एलर्जी|सूजन|चक्कर|कमज़ोरी रहती|कमजोरी रहती|भूख नहीं|उल्टी|गठिया|मन परेशान|परेशान रहता|परेशान रहती|बेचैन|नर्वस|निरोग|अनिद्रा",
  "raat bhar jaag|raat bhar jag|neend ud|dimaag chalta|dimag chalta|masik dharm|maasik dharm|rona aata|ro raha|ro rahi|aankhein|aankhen|ghutna|ghutno|peeth|gala kharab|seene me|saans|haddi|khoon|soojan|chakkar aate|chakkar aata|kamzori rehti|bhookh nahi|ulti|gathiya|mann pareshan|man pareshan|mann bahut pareshan|man bahut pareshan|bechain|nirog|anidra|so nahi pata|so nahi pati|bp high|sugar high|migraine",
);

const EDUCATION = createTopicKeyword(
  "education",
  "percent in|percentage in|kitne percent|competition exam|competitive exam|iit|iits|iim|nit|books|engineering|medical|science stream|commerce stream|arts stream|humanities|maths|mathematics|physics|chemistry|biology|mbbs seat|law school|ca final|ca inter|cs exam|cat exam|clat|cuet|gate|ssc exam|bank exam|mains|prelims|viva|practicals|assignment|assignments|homework|syllabus|revision|learning disability|slow learner|memory|memorise|memorize|language course|certification|diploma|doctorate|fellowship|alumni|hostel|campus|drop out|dropout|दाख़िला|दाखिला|विज्ञान विषय|गणित|इंजीनियरिंग|मेडिकल|डिप्लोमा|पाठ्यक्रम|छात्रवृत्ति|मेधावी|किताब|किताबों|पढ़ता नहीं|पढ़ती नहीं",
  "kitab|kitaab|kitabo|science lu|commerce lu|arts lu|daakhila|ganit|vigyan|pathyakram|chhatravritti|medhavi|padhta nahi|padhti nahi|padhta likhta|board ka result|ca final",
);

const HOUSING = createTopicKeyword(
  "home",
  "rented|rent house|landed property|housing|roof over my head|housewarming|house warming|roommate|roommates|interior|own place|place of my own|domestic peace|fights at home|peace at home|family business dispute|family feud|partition|property dispute|builder delay|registry|क्लेश|कलह|बँटवारा|बंटवारा|घर की कलह|अपनी छत|रजिस्ट्री|पुश्तैनी|ज़मीन-जायदाद|घर का माहौल",
  "klesh|kalesh|kalah|batwara|bantwara|registri|pushtaini|apni chhat|ghar ki kalah|ghar me ladai|ghar me ladai jhagda|property ka jhagda",
);

const TRAVEL = createTopicKeyword(
  "travel",
  "village|back to my village|far from home|away from home|out of town|long distance move|hometown|native place|return home|go back home|settle down in|expat|nri|emigration|student visa|work permit|work visa|tourist visa|permanent residency|residency|flight|cruise|world tour|घर से दूर|परदेसी|विदेश में बस|एनआरआई",
  "gaon|gaanv|wapas gaon|ghar se door|ghar se dur|ghar se bahar|bahar rehna|videsh me bas|nri",
);

const SPIRITUALITY = createTopicKeyword(
  "spiritual",
  "inner calm|calm mind|stillness|my guru|find a guru|spiritual teacher|satguru|past births|previous birth|other lives|astral|occult|tantra|tarot|psychic powers|third eye|aura|vipassana|yoga and meditation|ashram|monk|sannyas|sanyas|renounce|renunciation|detach|detachment|divine|worship|which god|pray|praying|gita|bhagavad gita|scripture|surrender|सन्यास|संन्यास|वैराग्य|गुरु मिलेगा|सद्गुरु|पिछले जनम|तंत्र|आश्रम|पूजा-पाठ|उपासना|आराधना",
  "sanyas|sannyas|vairagya|guru milega|guru kab milega|sadguru|satguru|pichhle janam|pichle janam|pichla janam|purv janam|aashram|upasana|aradhana|tantra|gita",
);

const PERSONALITY = createTopicKeyword(
  "personality",
  "too soft|soft hearted|angry|so angry|get angry|temper|weak points|weak point|strong points|strong point|my nature|understand myself|know myself|people pleaser|overthinker|indecisive|confused person|jealous|possessive|loyal|honest|kind hearted|generous|selfish|dominating|quiet|talkative|moody|serious person|funny|humour|humor|leadership style|what kind of|who i am|self doubt|self-doubt|misunderstood|understand me|मूडी|कंजूस|दयालु|ईमानदार|स्वार्थी|समझते नहीं|समझता नहीं|मेरा मिज़ाज|मिजाज|मेरी सोच|चिड़चिड़ा",
  "moody|kanjoos|dayalu|imandar|swarthi|samajhte kyu|samajhte nahi|samajhta nahi|mijaz|mijaj|meri soch|chidchida|chidchidi|gusse wala|gussa bahut",
);

const RELATIVES: readonly LexiconRow[] = [
  createWeakTopicKeyword("home", "parents|mom and dad|माता-पिता|माता पिता", "maa baap|mata pita|mummy papa"),
  createWeakTopicKeyword("education", "subject|subjects|result|results|course|विषय|परिणाम", "vishay|parinam"),
  createWeakTopicKeyword("wealth", "family business"),
  createWeakTopicKeyword("health", "मन नहीं लगता", "mann nahi lagta|man nahi lagta"),
  createWeakTopicKeyword("career", "become|बनना|बनूंगा|बनूंगी|बनने", "banunga|banungi|banna|banne"),
];

/** Words about life as a whole, not about one topic. */
export const LIFE_KEYWORDS: readonly LexiconRow[] = [
  {
    tag: "kind",
    value: "ahead",
    words:
      "bad year|good year|lucky year|tough year|hard year|badlega|badlegi|going on in my life|my life right now|life these days|everything going wrong|going wrong|goes wrong|nothing works|nothing moves|nothing is working|nothing goes right|any change coming|change coming|any hope|is there hope|bad luck|setback|setbacks|delays|delay in everything|why me|what next for me|what should i expect|what to expect|what awaits|turning point|new beginning|fresh start|peak of my life|golden period|golden time|best years|best phase|worst phase|good years|सब उल्टा|उल्टा हो रहा|कुछ ठीक नहीं|कुछ सही नहीं|अच्छा वक़्त|स्वर्णिम समय|उम्मीद|क्या होने वाला|बदलाव",
    hg: "sab ulta|sab kuch ulta|ulta ho raha|kuch theek nahi|kuch thik nahi|kuch sahi nahi|kuch sahi nhi|achha waqt|accha waqt|acha waqt|acche waqt|ummeed|umeed|kya hone wala|kya hoga aage|badlav|badlaav|golden time|sunehra samay",
  },
];

/** More everyday words, by topic, used by people who never name the topic. */
const MORE_EVERYDAY_TOPIC_KEYWORDS: readonly LexiconRow[] = [
  createTopicKeyword(
    "career",
    "retired|two offers|both offers|offers|appraisals|on the bench|benched|work pressure|youtube channel|instagram page|followers|subscribers|podcast|blog|rank in office|seniority|pink slip|sacked|let go from|laying off|jobb|naukari|सेवा निवृत्त|निकाल दिया|निकाल देंगे|काम से निकाल|काम धंधा|काम-धंधा|धंधे में|नौकरी वाला",
    "nikal denge|nikaal denge|nikal diya|nikaal diya|naukri se nikal|bench par|bench pe|kaam chalega|dhanda chalega|retire ho|channel chalega",
  ),
  createTopicKeyword(
    "love",
    "divorced|get divorced|end up alone|alone forever|alone for life|die alone|be alone|always alone|single forever|still single|single all my life|stay single|kind of partner|what kind of partner|what sort of partner|what type of partner|sort of partner|type of partner|right partner|find someone|find somebody|meet someone|someone special|life partner|ghosted|stopped replying|blocked me|situationship|second chance with|getting back together|proposal|proposals|rishtey|रिश्ते आ|रिश्ता पक्का|रिश्ता टूट|अकेला रह|अकेली रह|अकेले रह|कुंवारा|कुंवारी|हमसफर|हमसफ़र|जीवन साथी",
    "akela reh|akeli reh|akele reh|akela hi|akeli hi|kunwara|kunwari|humsafar|hamsafar|jeevan saathi|jivan sathi|rishta pakka|rishta tay|baat pakki|kaisa ladka|kaisi ladki|ladka kaisa|ladki kaisi|block kar diya|reply nahi",
  ),
  createTopicKeyword(
    "wealth",
    "spend so much|spending|overspend|overspending|spendthrift|go broke|फ़िज़ूलख़र्च|ख़र्च बहुत|खर्च बहुत|lakh|lakhs|crore|crores|borrow|borrowed|lend|lent|rupees|owe|owes|overdraft|bankrupt|bankruptcy|broke|monthly expenses|emi|emis|stingy|make ends meet|लाख रुपये|करोड़|करोड़पति|उधार|दिवालिया|तंगी|पैसों की तंगी|रुपये|रुपए",
    "karodpati|crorepati|udhaar|udhar diya|diwaliya|tangi|rupaye|rupay|paise wale|ameer banunga|ameer banungi",
  ),
  createTopicKeyword(
    "health",
    "can't sleep|cannot sleep|cant sleep|mind races|racing mind|racing thoughts|up all night|awake all night|wake up tired|run down|under the weather|helth|heath issues|helth isues|sugar badh|blood sugar|bp badh|loose motion|hair fall|hair loss|skin problem|weight gain|weight loss|lose weight|burnout|शुगर|रक्तचाप|नींद उड़|नींद टूट|वज़न|वजन|बाल झड़|चक्कर|थका रहता|थकी रहती|जोड़ों|घबराहट|बेचैनी",
    "sugar badh|sugar ki|bp badh|wazan|vajan|baal jhad|ghabrahat|bechaini|neend ud|neend toot|thaka rehta|thaki rehti|jodo me|tabiyat kharab|tabiyat",
  ),
  createTopicKeyword(
    "education",
    "second degree|another degree|degree course|after 12th|after 10th|after twelfth|after tenth|which stream|12वीं के बाद|10वीं के बाद|ssc cgl|ssc chsl|cgl|chsl|upsc prelims|net exam|ugc net|ctet|tet exam|nda exam|cds exam|jee mains|jee|re-exam|reattempt|attempt left|last attempt|attempt|backlog|backlogs|supplementary|focus on studies|focus in studies|concentrate|concentration|msc|bsc|btech|mtech|ध्यान पढ़ाई|पढ़ाई में ध्यान|ध्यान नहीं टिकता|ध्यान भटकता|एकाग्रता|बोर्ड परीक्षा|प्रतियोगी परीक्षा|दोबारा परीक्षा",
    "12th ke baad|10th ke baad|barahvi ke baad|dasvi ke baad|dhyan padhai|padhai me dhyan|padhai mein dhyan|dhyan nahi tikta|dhyan bhatakta|ekagrata|pratiyogi pariksha|attempt hai|padhai chhod",
  ),
  createTopicKeyword(
    "children",
    "गोद भरेगी|गोद भराई|सूनी गोद|मां बनूंगी|माँ बनूँगी|पिता बनूंगा",
    "god bharegi|godh bharegi|maa banungi|papa banunga|baap banunga",
  ),
  createTopicKeyword("travel", "deported|deportation|overstay|file kab khulegi|draw result|निर्वासित", "desh nikala"),
  createTopicKeyword(
    "home",
    "gaon ki zameen|village land|ancestral land|farm land|possession of my flat|गांव की ज़मीन|गाँव की ज़मीन|पुश्तैनी ज़मीन",
    "gaon ki zameen|gaon ki jameen|gaon wali zameen|khet bech|zameen bech|jameen bech|makan bech|flat bech",
  ),
  createTopicKeyword(
    "personality",
    "trust anyone|trust people|trust issues|trust easily|good about me|best thing about me|मेरी अच्छी बात|मेरी ख़ूबी|मेरी खूबी|biggest weakness|greatest weakness|my weakness|weaknesses|biggest strength|greatest strength|my strength|my strengths|my flaws|worst quality|best quality|taqat meri|मेरी ताक़त|मेरी ताकत|मेरी कमज़ोरी|मेरी कमजोरी|बड़ी कमज़ोरी|बड़ी ताक़त|कमज़ोरी|कमजोरी|अवगुण",
    "meri achhi baat|meri acchi baat|meri achi baat|meri khoobi|meri khubi|meri kamzori|meri kamjori|badi kamzori|badi taqat|badi takat|meri taqat|meri takat|avgun",
  ),
];

export const EVERYDAY_TOPIC_KEYWORDS: readonly LexiconRow[] = [
  PROFESSIONS,
  WORK,
  RELATIONSHIPS,
  POSSESSIONS,
  BODY,
  EDUCATION,
  HOUSING,
  TRAVEL,
  SPIRITUALITY,
  PERSONALITY,
  ...RELATIVES,
  ...MORE_EVERYDAY_TOPIC_KEYWORDS,
];
