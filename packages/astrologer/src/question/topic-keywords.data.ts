import type { LexiconRow } from "../language/tag-tokens.ts";

/** Words that show the topic of a question, in the three languages; several rows per topic, each for one aspect of it. */
const createTopicKeyword = (value: string, words: string, hg = ""): LexiconRow => ({ tag: "topic", value, words, hg });

export const TOPIC_KEYWORDS: readonly LexiconRow[] = [
  createTopicKeyword(
    "career",
    "placement|placements|campus placement|campus placements|layoffs|something of my own|my own thing|own practice|ctc|lpa|stipend|package|पेंशन|पैकेज|प्लेसमेंट|career|careers|carreer|carrer|profession|professional life|professionally|occupation|vocation|work|working|work life|workplace|job|jobs|govt job|government job|service|employment|unemployed|promotion|promoted|appraisal|increment|hike|boss|manager|office|colleague|colleagues|layoff|laid off|fired|resign|resignation|switch|job change|transfer|posting|interview|startup|start-up|business|businesses|buisness|bussiness|trade|shop|client|clients|freelance|company|companies|corporate|field|which field|good at|talent|talents|skills|करियर|कैरियर|नौकरी|सरकारी नौकरी|रोज़गार|रोजगार|पेशा|व्यवसाय|व्यापार|कारोबार|धंधा|प्रमोशन|तरक्की|तरक़्क़ी|पदोन्नति|तबादला|बॉस|दफ़्तर|दफ्तर|ऑफिस|कामकाज|काम-काज|इंटरव्यू|साक्षात्कार|कंपनी|बिज़नेस|बिजनेस|हुनर",
    "apna kuch|khud ka kuch|kuch apna|naukri|nokri|naukari|sarkari naukri|rozgar|rojgar|pesha|vyavsay|vyapar|vyapaar|karobar|dhandha|dhanda|tarakki|taraqqi|padonnati|tabadla|daftar|kaam kaj|kaam kaaj|kaam dhandha|hunar",
  ),
  // Occupation and workplace.
  createTopicKeyword(
    "career",
    "team lead|manager role|leadership role|ceo|entrepreneur|entrepreneurship|self employed|self-employed|own venture|venture|side hustle|gig|contract job|internship|intern|resume|cv|hiring|hired|recruiter|offer letter|joining date|notice period|retire|retirement|pension|work from home|performance review|ias|ips|bank po|ssc|railways|army|police|defence services|navy|politics|politician|acting career|modelling|become a doctor|be a doctor|become an engineer|become a lawyer|fame|famous|reputation|switch companies|change companies|change my company|factory|agency|restaurant|work life|professional growth|promotions|raise|pay hike|demotion|demoted|suspended|suspension|toxic workplace|side business|kaam|काम|काम में|नियुक्ति|पोस्टिंग|रिटायर|सेवानिवृत्ति|दुकान|फैक्ट्री|ठेका|उद्योग|राजनीति|अफ़सर|अफसर|अधिकारी|प्रसिद्धि|शोहरत|मान सम्मान|सरकारी|रोज़ी|रोजी|जॉब|मैनेजर|वकील बन|डॉक्टर बन",
    "kam dhanda|sarkari|dukan|dukaan|factory|theka|udyog|rajneeti|rajniti|afsar|adhikari|joining|posting|niyukti|shohrat|maan samman|doctor banu|engineer banu|doctor banna|rozi roti|rozi|boss se|job me|job chod|job chhod|naukri chod|naukri chhod|promoshan",
  ),
  createTopicKeyword(
    "love",
    "parents agree|parents accept|family agree|family accept|घरवाले मान|ladki milegi|ladka milega|naukri wali|naukri wala|working wife|working girl|वधू|वर कैसा|कैसी लड़की|love|lover|loves|in love|crush|relationship|relationships|romance|romantic|boyfriend|girlfriend|bf|gf|partner|dating|date someone|breakup|break up|broke up|ex|my ex|patch up|marriage|marriages|marry|married|marrying|get married|wedding|wed|spouse|husband|wife|engagement|engaged|divorce|separation|separated|rishta|proposal|arranged|love marriage|soulmate|second marriage|in-laws|in laws|विवाह|शादी|ब्याह|प्रेम|प्यार|मोहब्बत|इश्क|इश्क़|रिश्ता|रिश्ते|जीवनसाथी|जीवन साथी|पति|पत्नी|दांपत्य|दाम्पत्य|वैवाहिक|सगाई|तलाक|तलाक़|ससुराल|प्रेमी|प्रेमिका|दूसरी शादी",
    "gharwale maan|gharwale manenge|ghar wale maan|parents manenge|vadhu|kaisi ladki|kaisa ladka|shaadi|shadi|shaadhi|sadi|vivah|byah|byaah|prem|pyar|pyaar|mohabbat|ishq|rishta|rishte|jeevansathi|jeevan saathi|jivansathi|pati|patni|vaivahik|sagai|talaq|talak|sasural|premi|premika|dulhan|dulha",
  ),
  // Meeting, keeping and losing a partner.
  createTopicKeyword(
    "love",
    "maried|marrid|mariage|marrige|marraige|merriage|stay together|staying together|be together|remain together|साथ रहेंगे|साथ रह पाएंगे|साथ रह पाएँगे|meet the one|find the one|found the one|the one for me|meet someone|meet somebody|meet my|find someone|find somebody|find love|fall in love|falling in love|likes me|likes me back|feelings for me|right girl|right guy|right boy|right person|right man|right woman|life partner|better half|bride|groom|mother in law|mother-in-law|father in law|father-in-law|daughter in law|son in law|going on a date|tinder|situationship|long distance|commitment|commit|propose|proposing|proposed|am i single|stay single|still single|single forever|lonely|loneliness|heartbreak|heartbroken|broken heart|trust issues|remarry|remarriage|widow|alimony|marital|married life|love life|sex life|intimacy|honeymoon|husband's family|settle down|tie the knot|matrimony|matrimonial|soul mate|twin flame|हमसफ़र|हमसफर|मंगेतर|दूल्हा|दुल्हन|बहू|दामाद|सास|ससुर|ननद|देवर|अकेला|अकेली|अकेलापन|दिल टूट|बिछड़|ब्रेकअप|गर्लफ्रेंड|बॉयफ्रेंड|लव मैरिज|अरेंज मैरिज|पसंद करता|पसंद करती|निकाह|घर बसेगा|जीवनसंगिनी",
    "saath rahenge|sath rahenge|humsafar|hamsafar|mangetar|bahu|damaad|saas|sasur|nanad|devar|akela|akeli|akelapan|dil toot|dil tut|bichhad|pasand karta|pasand karti|nikah|biwi|ghar basega|shaadishuda|vivahit|jeevan sangini|lugai|gharwali|gharwale maan|love marriage",
  ),
  createTopicKeyword(
    "wealth",
    "wealth|wealthy|money|finance|finances|financial|financially|income|salary|savings|save|saving|rich|debt|debts|loan|loans|emi|invest|investment|investments|shares|stocks|stock market|share market|mutual fund|crypto|trading|profit|loss|losses|cash|funds|inheritance|lottery|gambling|expenses|prosperity|धन|पैसा|पैसे|आर्थिक|कमाई|आय|आमदनी|बचत|कर्ज|क़र्ज़|कर्ज़|ऋण|निवेश|शेयर|लॉटरी|मुनाफ़ा|मुनाफा|संपत्ति कब|दौलत|अमीर|लाभ कब|खर्च|ख़र्च",
    "paisa|paise|paiso|dhan|aarthik|arthik|kamai|kamaai|aamdani|amdani|bachat|karz|karza|karj|karja|udhaar|udhar|nivesh|munafa|daulat|ameer|kharch|kharcha",
  ),
  // Wealth, income and debt.
  createTopicKeyword(
    "wealth",
    "earn|earning|earnings|passive income|budget|afford|broke|poverty|bankrupt|bankruptcy|repay|credit card|mortgage|fixed deposit|sip|gold|bonus|net worth|millionaire|billionaire|crorepati|lakhpati|financial freedom|windfall|tax|money stuck|stuck money|family business money|ग़रीब|गरीब|गरीबी|तंगी|उधार|क़िस्त|किस्त|ब्याज|दिवालिया|करोड़पति|लखपति|रुपया|रुपये|रुपए|वेतन|तनख़्वाह|तनख्वाह|पगार|बोनस|कमाऊंगा|कमाऊंगी|लक्ष्मी|पैसों|घाटा|नुकसान",
    "garib|gareeb|garibi|tangi|kist|byaj|rupaya|rupaye|vetan|tankhwah|tankha|pagaar|pagar|crorepati|karodpati|lakhpati|kamaunga|kamaungi|kamana|lakshmi|laxmi|ghata|nuksan|nuksaan|paisa tikta|qarz|rokda",
  ),
  createTopicKeyword(
    "health",
    "addicted|लत|व्यसन|health|healthy|healthwise|illness|ill|sick|sickness|disease|diseases|tired|tiredness|energy|stamina|fitness|surgery|operation|sleep|insomnia|stress|stressed|anxiety|anxious|depressed|depression|mental health|headache|pain|recovery|recover|weight|immunity|स्वास्थ्य|सेहत|तबीयत|तबियत|बीमारी|बीमार|रोग|नींद|थकान|थका|तनाव|चिंता|घबराहट|ऑपरेशन|दर्द",
    "ki lat|lat chhute|lat lag|lat lagi|vyasan|sehat|tabiyat|tabiyet|tabeeyat|bimari|beemari|bimaar|beemar|rog|neend|nind|thakan|thakaan|tanav|chinta|ghabrahat|swasthya|dard",
  ),
  // Body and mind.
  createTopicKeyword(
    "health",
    "fever|diabetes|blood pressure|thyroid|asthma|migraine|back pain|knee pain|joint pain|stomach|digestion|acidity|skin problem|eyesight|hair fall|obesity|lose weight|diet|gym|exercise|injury|accident|accidents|hospital|hospitalised|hospitalized|vitality|panic|panic attack|panic attacks|mood swings|addiction|alcohol|smoking|drinking problem|overthinking|overthink|nightmares|therapy|physically|mentally|burnout|burnt out|burned out|my body|fatigue|बुख़ार|बुखार|शुगर|ब्लड प्रेशर|थायरॉइड|सिरदर्द|पेट|घुटने|कमर|चोट|दुर्घटना|हादसा|अस्पताल|इलाज|दवा|दवाई|शराब|नशा|वजन|मोटापा|शरीर|मानसिक|बेचैनी|उदास|अवसाद|डिप्रेशन|डर लगता|स्वस्थ|आरोग्य",
    "bukhar|sir dard|sirdard|pet dard|pet kharab|ghutne|kamar dard|chot|durghatna|hadsa|aspatal|ilaj|ilaaj|dawa|dawai|sharab|nasha|vajan|wajan|motapa|sharir|shareer|mansik|bechaini|udaas|avsaad|dar lagta|darr lagta|swasth|arogya|tension",
  ),
  createTopicKeyword(
    "education",
    "a levels|a-levels|a level|gcse|gcses|btec|sixth form|uni|results day|results season|internals|back lag|viva|practicals|ca final|ca finals|finals|cma|icai|medicine|semester exams|education|educational|field of study|fields of study|which field of study|study|studies|studying|student|exam|exams|examination|college|university|degree course|school|admission|course|upsc|neet|jee|gate exam|ielts|phd|masters|mba|board|boards|marks|research|scholarship|competitive|crack|शिक्षा|पढ़ाई|पढाई|परीक्षा|इम्तिहान|विद्या|कॉलेज|स्कूल|प्रवेश|एडमिशन|डिग्री|प्रतियोगी",
    "vidhya|padhai|padhaai|padai|pariksha|imtihan|imtehan|shiksha|vidya|exam|dakhila",
  ),
  // Studies and exams.
  createTopicKeyword(
    "education",
    "tuition|coaching|semester|gpa|cgpa|grades|topper|backlog|thesis|dissertation|graduation|graduate|bachelors|btech|mbbs|gre|gmat|toefl|class 10|class 12|10th board|12th board|10th boards|12th boards|10th class|12th class|which stream|science or commerce|commerce or science|engineering or medical|concentration in studies|concentrate|memory power|drop year|gap year|entrance|entrance test|pass in exam|fail in exam|पढ़|पढ़ना|पढ़ने|नतीजा|रिजल्ट|रिज़ल्ट|परीक्षा परिणाम|कोचिंग|अंक|कक्षा|विद्यार्थी|छात्र|शोध|एकाग्रता|याददाश्त|विद्यालय|विश्वविद्यालय|नीट|यूपीएससी",
    "padhna|padhne|padhta|padhti|natija|nateeja|coaching|kaksha|vidyarthi|chhatra|yaad nahi rehta|yaaddasht|yaddasht|ekagrata|exam clear|upsc clear|neet clear|college me",
  ),
  createTopicKeyword(
    "children",
    "child|children|kid|kids|baby|babies|pregnancy|pregnant|conceive|conception|son|sons|daughter|daughters|parenthood|fertility|become a mother|become a father|संतान|बच्चा|बच्चे|बच्चों|पुत्र|पुत्री|बेटा|बेटी|गर्भ|औलाद|मां बन|माँ बन|पिता बन",
    "santan|santaan|bachcha|bacha|bachche|bache|baccha|bacche|putra|putri|beta|beti|aulad|aulaad|garbh|ladka hoga|ladki hogi",
  ),
  // Having children.
  createTopicKeyword(
    "children",
    "ivf|miscarriage|infertility|adopt|adoption|family planning|start a family|starting a family|grandchild|grandchildren|heir|motherhood|fatherhood|twins|delivery of my baby|expecting a baby|parenting|progeny|be a mom|be a dad|be a mother|be a father|become parents|गोद लेना|गोद लेने|संतान सुख|गर्भवती|गर्भपात|प्रसव|मातृत्व|पितृत्व|वंश|पोता|पोती|जुड़वां|बच्चों का सुख|बच्चा होगा",
    "god lena|god lene|garbhvati|garbhpat|maa banungi|maa banne|baap banunga|papa banunga|mummy banungi|vansh|pota|poti|judwa|bachho|bachchon|bacchon|santan sukh|pita banunga|mom banungi",
  ),
  createTopicKeyword(
    "home",
    "house|home|homes|property|flat|apartment|land|plot|real estate|build a house|buy a house|own house|vehicle|car|bike|mother|construction|rent|shift house|घर कब|घर बन|मकान|अपना घर|ज़मीन|जमीन|प्लॉट|फ़्लैट|फ्लैट|गाड़ी|वाहन|संपत्ति|प्रॉपर्टी|भूमि",
    "ghar kab|ghar banega|ghar bnega|apna ghar|khud ka ghar|makan|makaan|zameen|jameen|jamin|zamin|gaadi|gadi|vahan|vaahan|sampatti|flat",
  ),
  // House, vehicles and family.
  createTopicKeyword(
    "home",
    "builder|registry of|possession of|tenant|landlord|ancestral|villa|bungalow|farmhouse|vastu|renovation|renovate|scooter|two wheeler|suv|household|neighbours|neighbors|home loan|family life|family peace|family problems|family dispute|joint family|my family|domestic|बंगला|कोठी|किराया|किराए|पैतृक|वास्तु|गृह प्रवेश|गृह क्लेश|स्कूटर|बाइक|परिवार|पारिवारिक|घर की शांति|घर में शांति|घर में कलह|घर में झगड़ा|नया घर|घर ले|घर खरीद|कार कब",
    "bangla|kothi|kiraya|kiraye|vastu|grah pravesh|griha pravesh|grah klesh|griha klesh|paitrik|scooty|parivar|parivaar|ghar ka mahaul|ghar me shanti|ghar me jhagda|ghar lena|ghar le|ghar kharid|ghar banana|ghar bana|naya ghar|naya makan|car kab|car le|car lunga",
  ),
  createTopicKeyword(
    "travel",
    "move out|moving out|leave this city|leave town|a move|the move|wapas aa|wapas india|india wapas|go back to india|going back home|लौटेगा|लौटेगी|लौटूं|लौटूँ|लौट आ|abroad|move back|back to india|return to india|foreign|overseas|immigration|emigrate|migrate|visa|pr|green card|settle abroad|travel|travels|journey|trip|relocate|relocation|move abroad|canada|usa|america|australia|germany|dubai|london|uk|विदेश|यात्रा|परदेश|वीज़ा|वीजा|विदेशी|अमेरिका|कनाडा",
    "videsh|bidesh|pardes|yatra|vilayat|foreign|videsi",
  ),
  // Moving and destinations.
  createTopicKeyword(
    "travel",
    "settle in|settled abroad|go abroad|going abroad|study abroad|work abroad|onsite|on-site|passport|embassy|citizenship|h1b|h1-b|move to|moving to|shift to|shifting to|europe|singapore|gulf|saudi|new zealand|ireland|vacation|holiday|pilgrimage|char dham|another country|other country|out of india|outside india|different city|another city|परदेस|बाहर जाना|बाहर जाने|बाहर बस|पासपोर्ट|दुबई|लंदन|जर्मनी|ऑस्ट्रेलिया|घूमने|सफ़र|सफर|देश से बाहर|शहर बदल",
    "bahar jana|bahar jaa|bahar jane|bahar settle|foren|pasport|ghoomne|ghumne|safar|shahar badal|sheher badal|desh se bahar|bahar desh|dusre desh|doosre desh|india se bahar|usa me|canada me",
  ),
  createTopicKeyword(
    "spiritual",
    "next birth|next life|अगला जन्म|अगले जन्म|बद्रीनाथ|केदारनाथ|चार धाम|तीर्थ|तीर्थयात्रा|तीर्थ यात्रा|तीर्थाटन|spiritual|spirituality|spiritually|purpose|life purpose|purpose of life|soul|dharma|meditation|meditate|sadhana|moksha|god|ishta|ishta devta|ishta devata|devotion|bhakti|mantra|puja|prayer|faith|guru kab|karma|आध्यात्म|आध्यात्मिक|अध्यात्म|ध्यान|साधना|मोक्ष|भक्ति|इष्ट|इष्टदेव|इष्ट देव|जीवन का उद्देश्य|मंत्र|पूजा|धर्म",
    "agla janm|agle janm|badrinath|kedarnath|vaishno devi|tirth|teerth|tirth yatra|teerth yatra|adhyatm|adhyatmik|aadhyatmik|dhyan|dhyaan|sadhna|moksh|bhakti|isht dev|ishta devta|ishtdev|jeevan ka uddeshya|puja path|mantra",
  ),
  // Purpose of life.
  createTopicKeyword(
    "spiritual",
    "enlightenment|awakening|inner peace|peace of mind|past life|past lives|previous life|last birth|reincarnation|rebirth|karmic|karmas|temple|higher self|mindfulness|deity|kuldevi|kuldevta|fasting|japa|rudraksha|ancestors|intuition|psychic|kundalini|meaning of life|meaning of my life|why was i born|why am i here|reason for my birth|my calling|true calling|soul's purpose|भगवान|ईश्वर|देवता|देवी|कुलदेवी|कुलदेवता|मंदिर|व्रत|जप|पूर्व जन्म|पिछला जन्म|पिछले जन्म|पुनर्जन्म|मन की शांति|प्रारब्ध|नियति|मुक्ति|सत्संग|आस्था|जीवन का लक्ष्य|जीवन का मक़सद|जीवन का मकसद|ज़िंदगी का मक़सद",
    "bhagwan|bhagvan|ishwar|eeshwar|devta|devi|kuldevi|kuldevta|mandir|vrat|jaap|purva janm|poorv janm|pichla janm|pichle janm|punarjanm|mann ki shanti|man ki shanti|prarabdh|niyati|mukti|satsang|aastha|zindagi ka maqsad|jindagi ka maksad|jeevan ka lakshya|jeevan ka maksad|bhagwan ki|kis devta|kaunse bhagwan",
  ),
  createTopicKeyword(
    "personality",
    "something good|something nice|good thing about|koi achhi baat|कोई अच्छी बात|about my chart|about my kundli|about my horoscope|read my chart|मेरी कुंडली के बारे|personality|nature|character|who am i|what am i like|kind of person|temperament|strengths|weaknesses|strength and weakness|about me|myself|tell me about me|describe me|my chart say about me|behaviour|behavior|confidence|anger|स्वभाव|व्यक्तित्व|मेरे बारे में|मैं कैसा|मैं कैसी|ताकत|कमज़ोरी|कमजोरी|गुस्सा|आत्मविश्वास",
    "swabhav|svabhav|vyaktitva|mere baare me|mere bare me|main kaisa|main kaisi|mai kaisa|taakat|kamzori|kamjori|gussa|aatmavishwas",
  ),
  // Character.
  createTopicKeyword(
    "personality",
    "introvert|introverted|extrovert|extroverted|shy|bold|lazy|stubborn|sensitive|emotional person|too emotional|ego|egoistic|short tempered|short-tempered|short temper|born leader|leadership qualities|creative|creativity|intelligent|intelligence|appearance|attractive|good looking|charisma|flaws|flaw|bad habits|habits|good qualities|qualities|hidden talent|self esteem|self-esteem|self confidence|insecure|insecurity|mindset|attitude|think of me|see me as|impression of me|my mind|how i think|what makes me|शर्मीला|शर्मीली|ज़िद्दी|जिद्दी|आलसी|भावुक|अहंकार|घमंड|क्रोध|बुद्धिमान|आदत|आदतें|गुण|अवगुण|खूबियां|ख़ूबियां|खूबी|ख़ूबी|खासियत|इंसान हूं|इंसान हूँ|सोच कैसी|कैसा इंसान",
    "sharmila|sharmili|ziddi|jiddi|aalsi|alsi|bhavuk|ahankar|ghamand|krodh|buddhiman|aadat|aadatein|avgun|khoobi|khubi|khoobiyan|khubiyan|khasiyat|kaisa insan|kaisi insan|kis tarah ka insan|insan hu|soch kaisi|meri kamiyan|meri kami",
  ),
];
