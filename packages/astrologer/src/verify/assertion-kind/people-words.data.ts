import { createWordSet } from "./syntax-node-predicates.ts";

/**
 * People who may have their own chart, one kind per row: relatives, acquaintances, people met in a practice. English, Hindi and Hindi in
 * Latin letters. Words that are also names of a graha ("guru") are left out.
 */
const RELATIVES = `
wife|wives|पत्नी|बीवी|पत्नियों|patni|biwi|bivi
husband|husbands|hubby|पति|patidev|पतिदेव|pati
spouse|partner|bf|gf|girlfriend|boyfriend|fiance|fiancee|जीवनसाथी|प्रेमी|प्रेमिका|मंगेतर|jeevansathi|premi|premika|mangetar
mother|mothers|mom|mum|mama|mummy|amma|मां|माता|माताजी|मम्मी|अम्मा|maa|mata|mataji|mummy
father|fathers|dad|daddy|papa|पिता|पिताजी|पापा|बाबूजी|pita|pitaji|babuji
parents|parent|मातापिता
son|sons|बेटा|बेटे|बेटों|पुत्र|beta|bete|putra
daughter|daughters|बेटी|बेटियों|पुत्री|beti|betiyon|putri
child|children|baby|kid|kids|boy|girl|लड़का|लड़के|लड़की|लडका|लडके|लडकी|बच्चा|बच्चे|बच्ची|बच्चों|ladka|ladke|ladki|bachcha|bachche|bacche|bachchi
brother|brothers|bro|sibling|siblings|भाई|भैया|भाइयों|bhai|bhaiya
sister|sisters|बहन|दीदी|बहनजी|बहनों|behan|behen|bahan|bhen|didi|behenji
grandmother|grandma|granny|नानी|दादी|nani|dadi
grandfather|grandpa|नाना|दादा|dada
uncle|uncles|चाचा|मामा|ताऊ|फूफा|मौसा|chacha|tau|foofa|mausa
aunt|aunts|aunty|auntie|चाची|मौसी|बुआ|ताई|chachi|mausi|bua|tai
cousin|cousins|nephew|niece|भतीजा|भतीजे|भतीजी|भांजा|भांजे|भांजी|bhatija|bhatije|bhatiji|bhanja|bhanje|bhanji
inlaw|inlaws|ससुर|सास|साला|साले|साली|जीजा|जीजाजी|देवर|देवरानी|जेठ|जेठानी|ननद|भाभी|बहू|दामाद|समधी|sasur|saas|sala|saale|saali|jija|jijaji|devar|jeth|nanad|bhabhi|bahu|damaad|damad
grandson|granddaughter|पोता|पोते|पोती|नाती|नातिन|pota|pote|poti|naati
relative|relatives|रिश्तेदार|rishtedar
`;
const ACQUAINTANCES = `
friend|friends|buddy|pal|मित्र|मित्रों|दोस्त|दोस्तों|सहेली|यार|mitra|dost|doston|saheli|yaar
neighbour|neighbours|neighbor|neighbors|पड़ोसी|पड़ोसन|पडोसी|पडोसन|padosi|padosan
colleague|colleagues|coworker|boss|manager|roommate|flatmate|classmate|सहकर्मी|सहपाठी|sehkarmi|sahkarmi
client|clients|customer|क्लाइंट|ग्राहक|यजमानों|client|grahak
student|students|pupil|pupils|teacher|teachers|professor|mentor|विद्यार्थी|छात्र|छात्रा|शिष्य|अध्यापक|शिक्षक|vidyarthi|chhatra|shishya|adhyapak|shikshak
actor|actress|singer|politician|minister|cricketer|player|celebrity|celebrities|अभिनेता|अभिनेत्री|गायक|नेता|मंत्री|खिलाड़ी|abhineta|abhinetri|gayak|neta|mantri|khiladi|cricketer
man|woman|men|women|lady|gentleman|guy|chap|fellow|madam|sir|आदमी|औरत|महिला|पुरुष|स्त्री|सज्जन|साहब|मैडम|aadmi|admi|aurat|mahila|purush|stree|sajjan|sahab|madam
doctor|lawyer|tailor|maid|driver|shopkeeper|landlord|barber|डॉक्टर|वकील|दर्ज़ी|दर्जी|ड्राइवर|दुकानदार|vakil|darzi|dukandar
junior|senior|bande|banda|bandi|stranger|someone|somebody|anyone|anybody
`;

export const PERSONS = createWordSet(RELATIVES, ACQUAINTANCES);

/** People who teach, talk or write about charts, and their writings. */
const SPEAKERS = `
astrologer|astrologers|pandit|pandits|panditji|priest|reader|readers|swami|baba|acharya|scholar|scholars|sage|sages|elder|elders|author|authors|critic|critics|expert|experts|blogger|youtuber|commentator|commentators
ज्योतिषी|ज्योतिषियों|पंडित|पंडितों|पुरोहित|आचार्य|आचार्यों|विद्वान|विद्वानों|बुजुर्ग|बुज़ुर्ग|बाबा|गुरुजी|गुरुओं|लेखक|टीकाकार
jyotishi|jyotishiyon|pandit|panditji|purohit|acharya|vidwan|vidvan|bujurg|buzurg|baba|guruji|lekhak
people|folks|others|they|some|many|most|everyone|everybody|who|whoever|लोग|लोगों|कोई|किसी|कुछ|कइयों|बहुतों|log|logon|koi|kisi|kuch|kuchh|kai
वालों|walon|उन्होंने|उसने|इसने|unhone|usne|isne|he|she
`;
const WRITINGS = `
book|books|textbook|textbooks|text|texts|article|articles|post|posts|blog|blogs|magazine|newspaper|column|website|websites|site|sites|app|apps|forum|forums|thread|video|videos|reel|channel|software|program|printout|pdf|comment|google|youtube|internet|chatgpt
किताब|किताबें|किताबों|पुस्तक|पुस्तकें|पुस्तकों|ग्रंथ|ग्रंथों|शास्त्र|शास्त्रों|अखबार|पत्रिकाओं|लेख|ऐप|वेबसाइट|वीडियो|गूगल|इंटरनेट|यूट्यूब|पीडीएफ|टिप्पणी
kitab|kitabein|kitabon|kitaab|kitaabon|pustak|granth|granthon|shastra|shastron|akhbar|akhbaar|lekh|app|website|video|google|internet|youtube|pdf
`;
export const SOURCES = createWordSet(RELATIVES, ACQUAINTANCES, SPEAKERS, WRITINGS);

/** Words for a reading. They mean this chart's reading, unless it is called old or someone else's. */
export const REPORTS = createWordSet(
  "report|reports|reading|readings|patri|patrika|kundli|kundali|chart|horoscope|रिपोर्ट|पत्री|पत्रिका|कुंडली|जन्मपत्री",
);
export const EARLIER_REPORT_WORDS = createWordSet(
  "old|older|earlier|previous|last|other|another|wrong|paste|pasted|पुरानी|पुराने|पिछली|दूसरी|गलत|purani|purane|puraani|pichli|pichhli|doosri|dusri|galat",
);
