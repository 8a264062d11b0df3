import { LORD_IN_HOUSE_TOPIC_TEXTS } from "./lord-in-house-topics.data.ts";
import { buildTable, type KnowledgeRowSource } from "./knowledge-row.ts";

/** One row for the place of a lord: themes, then English, Hindi and Hinglish. */
type Line = readonly [themes: string, en: string, hi: string, hg: string];

const getTopicTexts = (house: number, index: number): NonNullable<KnowledgeRowSource["topics"]> =>
  Object.fromEntries(
    Object.entries(LORD_IN_HOUSE_TOPIC_TEXTS[house] ?? {}).flatMap(([topic, told]) => {
      const written = told[index];
      return written ? [[topic, written]] : [];
    }),
  );

/** The lord of one house in the twelve houses, in order (BPHS 24). */
const buildLordRows = (house: number, lines: readonly Line[]): Readonly<Record<string, KnowledgeRowSource>> =>
  Object.fromEntries(
    lines.map(([themes, en, hi, hg], index) => [
      `${house}/${index + 1}`,
      { themes, core: [en, hi, hg] as const, topics: getTopicTexts(house, index), source: ["BPHS", 24] as const },
    ]),
  );

const FIRST = buildLordRows(1, [
  [
    "self_made",
    "you stand on your own feet early, and trust your own judgement first | being yourself is your best policy, since borrowed manners never fit you",
    "आप जल्दी अपने पैरों पर खड़े होते हैं और पहले अपनी समझ पर चलते हैं | अपना ढंग ही आपका सबसे अच्छा सहारा है, उधार का अंदाज़ आप पर जँचता नहीं",
    "aap jaldi apne pairon par khade hote hain aur pehle apni samajh par chalte hain | apna dhang hi aapka sabse achha sahara hai, udhaar ka andaaz aap par janchta nahi",
  ],
  [
    "earning family",
    "you build yourself through what you earn and how you speak | you feel safe when the pantry is full and the words are kind",
    "कमाई और वाणी से आप अपने को गढ़ते हैं | भरा घर और मीठे बोल हों तो आप निश्चिंत रहते हैं",
    "kamai aur vaani se aap apne ko gadhte hain | bhari rasoi aur meethe bol hon to aap nishchint rehte hain",
  ],
  [
    "effort courage",
    "life moves when you make the first attempt yourself | you become sure of yourself by trying, failing once and trying again",
    "जब पहल आप करते हैं तभी जीवन आगे बढ़ता है | आज़माकर, एक बार चूककर, फिर आज़माकर आपका भरोसा बनता है",
    "jab pehal aap karte hain tabhi zindagi aage badhti hai | try karke, ek baar chookkar, phir try karke aapka bharosa banta hai",
  ],
  [
    "roots peace",
    "you are steered from home ground, and think best in your own room | you carry your childhood home inside you and return to it to decide",
    "आपकी दिशा घर से तय होती है, अपने कोने में ही मन साफ़ रहता है | बचपन का घर भीतर बसा है, फ़ैसले आप वहीं लौटकर करते हैं",
    "aapki disha ghar se tay hoti hai, apne kone me hi man saaf rehta hai | bachpan ka ghar andar basa hai, faisle aap wahin lautkar karte hain",
  ],
  [
    "learning play",
    "you become yourself by learning, making and guiding the young | what you create or teach tells people more of you than your talk",
    "सीखने, रचने और छोटों को राह दिखाने में आप खिलते हैं | आपकी रचना और शिक्षा आपको बातों से ज़्यादा बयान करती है",
    "seekhne, rachne aur chhoton ko raah dikhane me aap khilte hain | aapka kaam aur sikhana aapko baaton se zyada bayaan karta hai",
  ],
  [
    "service strain",
    "you grow by useful work, and forget to rest before you are tired | a problem to solve gives you shape, and ease without one makes you dull",
    "काम की चीज़ करते हुए आप बढ़ते हैं, पर थकने से पहले आराम भूल जाते हैं | सुलझाने को कुछ हो तो आप निखरते हैं, निरा आराम कुंद करता है",
    "kaam ki cheez karte hue aap badhte hain, par thakne se pehle aaram bhool jaate hain | suljhane ko kuch ho to aap nikharte hain, nira aaram sust karta hai",
  ],
  [
    "others mirror",
    "you find yourself in the eyes of others, so choose the company well | you come alive in dialogue, and decide best after hearing one other voice",
    "आप दूसरों की नज़र में अपने को पाते हैं, इसलिए संगत सोचकर चुनिए | बातचीत में आप जी उठते हैं, किसी एक की सुनकर फ़ैसला अच्छा होता है",
    "aap auron ki nazar me apne ko paate hain, isliye sangat sochkar chuniye | baatcheet me aap jee uthte hain, kisi ek ki sunkar faisla achha karte hain",
  ],
  [
    "depth change",
    "you are remade more than once, and each time know more | you keep a private self that only hard times have met",
    "आप एक से अधिक बार नए सिरे से बनते हैं, हर बार समझ बढ़ती है | आपका एक निजी रूख़ है जिससे केवल कठिन समय मिला है",
    "aap ek se zyada baar naye sire se bante hain, har baar samajh badhti hai | aapka ek private hissa hai jisse sirf mushkil samay mila hai",
  ],
  [
    "fortune teachers",
    "luck follows your principles, and elders open doors | you do well where you can look up to something larger",
    "भाग्य आपके उसूलों के साथ चलता है और बड़े लोग राह खोलते हैं | जहाँ सिर उठाकर मानने लायक कुछ बड़ा हो, वहाँ आप अच्छा करते हैं",
    "bhagya aapke usoolon ke saath chalta hai aur bade log raah kholte hain | jahan maanne layak kuch bada ho, wahan aap achha karte hain",
  ],
  [
    "work name",
    "you are known by what you do, and idleness makes you ill at ease | your days take their shape from duty, and duty gives you your face",
    "पहचान आपके काम से है, ख़ाली बैठना आपको चुभता है | ज़िम्मेदारी आपके दिन गढ़ती है और वही आपकी सूरत बनती है",
    "pehchaan aapke kaam se hai, khaali baithna aapko chubhta hai | zimmedari aapki zindagi gadhti hai aur wohi aapki soorat banti hai",
  ],
  [
    "gain friends",
    "friends and wide circles carry you further than solitude | you grow by belonging, and your plans ripen over shared tea",
    "मित्र और बड़ा दायरा आपको अकेलेपन से आगे ले जाते हैं | जुड़ने से आप बढ़ते हैं, योजनाएँ चाय की बैठकों में पकती हैं",
    "dost aur bada daayra aapko akelepan se aage le jaate hain | judne se aap badhte hain, planning chai ki baithak me pakti hai",
  ],
  [
    "retreat far",
    "you need distance to see clearly, and give more than you count | you spend yourself for others unseen, and need nights that are only yours",
    "साफ़ देखने को आपको दूरी चाहिए, और आप गिनने से ज़्यादा देते हैं | औरों के लिए आप चुपचाप ख़र्च होते हैं, कुछ रातें अपनी भी चाहिए",
    "saaf dekhne ko aapko doori chahiye, aur aap ginne se zyada dete hain | auron ke liye aap chupchaap kharch hote hain, kuch raatein apni bhi chahiye",
  ],
]);

const SECOND = buildLordRows(2, [
  [
    "self_earned",
    "money comes by your own name and effort | your face and your name are the shop, and people buy from you",
    "धन अपने नाम और मेहनत से आता है | आपका चेहरा और नाम ही दुकान है, लोग आप से ख़रीदते हैं",
    "paisa apne naam aur mehnat se aata hai | aapka chehra aur naam hi dukaan hai, log aap se khareedte hain",
  ],
  [
    "keeping",
    "what is earned tends to stay, and the family stands behind it | the purse has a good bottom, and old family habits keep it so",
    "जो कमाया वह टिकता है और परिवार साथ खड़ा रहता है | जेब का तला पक्का है, परिवार की पुरानी आदतें उसे बचाती हैं",
    "jo kamaya woh tikta hai aur parivaar saath khada rehta hai | jeb ka tala pakka hai, parivaar ki purani aadatein use bachati hain",
  ],
  [
    "effort trade",
    "income grows with nerve and with what you write or sell | small trades, writing or siblings keep the coins moving",
    "हिम्मत और लिखने-बेचने से आमदनी बढ़ती है | छोटे सौदे, लिखना या भाई-बहन सिक्के चलाते रहते हैं",
    "himmat aur likhne bechne se aamdani badhti hai | chhote saude, writing ya bhai behen paisa ghumate rehte hain",
  ],
  [
    "property",
    "money likes to become land, walls or a vehicle | what you earn wants to become a room with your name on the door",
    "पैसा ज़मीन, मकान या वाहन बनना चाहता है | कमाई आपके नाम का एक कमरा बनना चाहती है",
    "paisa zameen, makan ya gaadi banna chahta hai | kamai aapke naam ka ek kamra banna chahti hai",
  ],
  [
    "skill speculation",
    "skill and advice earn, while quick bets take it back | you earn by what you know, and lose by what you hope",
    "हुनर और सलाह से कमाई है, जल्दी के दाँव उसे लौटा ले जाते हैं | जानकारी से आप कमाते हैं, और केवल उम्मीद पर गँवाते हैं",
    "hunar aur salah se kamai hai, jaldi ke daanv use wapas le jaate hain | jaankari se aap kamaate hain, aur sirf umeed par ganwaate hain",
  ],
  [
    "debts work",
    "wages are steady, and loans have to be watched | a salary suits you better than credit, given or taken",
    "वेतन नियमित है, पर उधार पर नज़र रखनी पड़ती है | उधार देने-लेने से वेतन आपको ज़्यादा रास आता है",
    "vetan niyamit hai, par udhaar par nazar rakhni padti hai | udhaar dene lene se salary aapko zyada raas aati hai",
  ],
  [
    "partner trade",
    "money moves through a partner, a client or a contract | another person's signature stands on most of your income",
    "धन साझेदार, ग्राहक या अनुबंध के रास्ते चलता है | आपकी ज़्यादातर आमदनी पर किसी और के दस्तख़त हैं",
    "paisa saajhedaar, graahak ya contract ke raaste chalta hai | aapki zyadatar income par kisi aur ke sign hain",
  ],
  [
    "savings others",
    "money goes through other hands before it stays with you | what is yours comes through claims, shares and waiting",
    "पैसा पहले दूसरों के हाथ से गुज़रता है, फिर टिकता है | जो आपका है वह दावे, हिस्से और इंतज़ार से मिलता है",
    "paisa pehle doosron ke haath se guzarta hai, phir tikta hai | jo aapka hai woh daave, hisse aur intezaar se milta hai",
  ],
  [
    "luck elders",
    "savings grow with principle, and elders or teachers help them | a blessing or an elder's good name stands behind your savings",
    "उसूल से बचत बढ़ती है, बड़ों या गुरुजनों का सहारा रहता है | आपकी बचत के पीछे किसी बड़े का आशीर्वाद या नाम खड़ा है",
    "usool se bachat badhti hai, badon ya gurujano ka sahara rehta hai | aapki saving ke peeche kisi bade ka ashirvaad ya naam khada hai",
  ],
  [
    "office pay",
    "pay grows with rank, and the name earns as much as the work | money follows your position, and a good post speaks for you at the bank",
    "पद के साथ वेतन बढ़ता है, नाम भी काम जितना कमाता है | पैसा आपके ओहदे के पीछे आता है, अच्छी जगह आपकी साख बनती है",
    "pad ke saath vetan badhta hai, naam bhi kaam jitna kamata hai | paisa aapki position ke peeche aata hai, achhi post aapki saakh banti hai",
  ],
  [
    "double gain",
    "earning and keeping help each other here | savings grow from many small streams, and friends open the newest one",
    "कमाना और बचाना यहाँ एक-दूसरे का साथ देते हैं | बचत कई छोटी धाराओं से बढ़ती है, नई धारा मित्र खोलते हैं",
    "kamana aur bachana yahan ek doosre ka saath dete hain | saving kai chhoti dhaaraon se badhti hai, nayi dhaara dost kholte hain",
  ],
  [
    "spending far",
    "money leaves easily, for comfort, distance or giving | what you save by habit you lose by kindness, so cap the giving",
    "पैसा आसानी से निकलता है, सुख, दूरी या दान के लिए | आदत से बचाया दया में निकल जाता है, देने की एक हद बाँधिए",
    "paisa aasani se nikalta hai, sukh, doori ya daan ke liye | aadat se bachaya daya me nikal jaata hai, dene ki ek had baandhiye",
  ],
]);

const FOURTH = buildLordRows(4, [
  [
    "home_self",
    "the house you live in shapes how you feel, more than you admit | you bring home along wherever you go, in habits more than in boxes",
    "जिस घर में रहते हैं वह आपके मन को बनाता है, मानने से ज़्यादा | जहाँ जाएँ घर साथ जाता है, सामान से ज़्यादा आदतों में",
    "jis ghar me rehte hain woh aapke man ko banata hai, maanne se zyada | jahan jaayein ghar aapke andar rehta hai, saamaan se zyada aadaton me",
  ],
  [
    "family purse",
    "a home is gained through the family purse | family savings and family wishes decide the address",
    "घर परिवार की पूँजी से बनता है | पता परिवार की बचत और परिवार की मर्ज़ी से तय होता है",
    "ghar parivaar ki poonji se banta hai | pata parivaar ki saving aur parivaar ki marzi se tay hota hai",
  ],
  [
    "own effort",
    "walls rise by your own effort, brick by brick | you get the house you are willing to work and argue for",
    "दीवारें अपनी मेहनत से, एक-एक ईंट उठती हैं | घर वही मिलता है जिसके लिए आप जुटें और अड़ें",
    "deewarein apni mehnat se, ek ek eent uthti hain | ghar wohi milta hai jiske liye aap jutein aur adein",
  ],
  [
    "settled",
    "home is firm ground for you, and leaving it costs you | a roof, motherly care and an old neighbourhood hold you well",
    "घर आपकी पक्की ज़मीन है, उसे छोड़ना भारी पड़ता है | छत, माँ की ममता और पुराना मोहल्ला आपको थामे रहते हैं",
    "ghar aapki pakki zameen hai, use chhodna bhaari padta hai | chhat, maa ki mamta aur purana mohalla aapko thaame rehte hain",
  ],
  [
    "learning joy",
    "a house full of lessons, music or children suits you | the best room of your house is the one where something is learnt",
    "सीख, संगीत या बच्चों से भरा घर आपको जँचता है | आपके घर का सबसे अच्छा कोना वह है जहाँ कुछ सीखा जाए",
    "seekh, sangeet ya bachchon se bhara ghar aapko janchta hai | aapke ghar ka sabse achha kona woh hai jahan kuch seekha jaaye",
  ],
  [
    "repairs",
    "a home comes with repairs or papers to be set right | the house asks for labour before it gives rest, so choose one you can mend",
    "घर मरम्मत या काग़ज़ की उलझन के साथ आता है | घर आराम से पहले मेहनत माँगता है, वही लीजिए जिसे सुधार सकें",
    "ghar marammat ya kagaz ki uljhan ke saath aata hai | ghar aaram se pehle mehnat maangta hai, wohi lijiye jise sudhaar sakein",
  ],
  [
    "shared home",
    "a home settles when it is shared, or bought together | your peace depends on who you live with more than on where",
    "घर तब जमता है जब साथ मिलकर लिया या बाँटा जाए | जगह से ज़्यादा आपका चैन इस पर है कि आप रहते किसके पास हैं",
    "ghar tab jamta hai jab saath milkar liya ya baanta jaaye | jagah se zyada aapka chain is par hai ki aap rehte kiske paas hain",
  ],
  [
    "moves",
    "the address changes, and an inheritance needs clear papers | you leave houses suddenly and are better for the next one",
    "पता बदलता रहता है, विरासत में साफ़ काग़ज़ चाहिए | घर अचानक छूटता है और अगला पहले से अच्छा निकलता है",
    "pata badalta rehta hai, virasat me saaf kagaz chahiye | ghar achanak chhoot-ta hai aur agla behtar nikalta hai",
  ],
  [
    "blessed roof",
    "a roof comes more easily than to most, often through elders | land, faith or paternal help gives you ground to stand on",
    "छत औरों से आसानी से मिलती है, अक्सर बड़ों के सहारे | ज़मीन, आस्था या पिता का सहारा पैरों तले धरती देता है",
    "chhat auron se aasani se milti hai, aksar badon ke sahare | zameen, aastha ya papa ka sahara pairon tale dharti deta hai",
  ],
  [
    "home and work",
    "house and work share one roof or one street | you build by working, and often work where you live",
    "घर और काम एक छत या एक राह पर रहते हैं | आप काम करके घर बनाते हैं, और घर से काम भी कर लेते हैं",
    "ghar aur kaam ek chhat ya ek raah par rehte hain | aap kaam karke ghar banate hain, aur ghar se kaam bhi kar lete hain",
  ],
  [
    "gain property",
    "property turns into gain when it is not hurried | friends or brothers help you to a house, and it gains in worth",
    "जल्दी न हो तो संपत्ति लाभ बनती है | मित्र या भाई घर दिलाने में मदद करते हैं, क़ीमत भी बढ़ती है",
    "jaldi na ho to sampatti laabh banti hai | dost ya bhai ghar dilane me madad karte hain, keemat bhi badhti hai",
  ],
  [
    "far home",
    "you come to rest far from where you began | you pay for peace with distance, and find it in a rented room too",
    "जहाँ से चले थे उससे दूर जाकर मन ठहरता है | चैन की क़ीमत दूरी है, और वह किराए के कमरे में भी मिल जाता है",
    "jahan se chale the usse door jaakar man thehrta hai | chain ki keemat doori hai, aur woh kiraye ke kamre me bhi mil jaata hai",
  ],
]);

const FIFTH = buildLordRows(5, [
  [
    "bright",
    "the mind is quick and wants to make something of its own | you are taken for clever at once, and being useful pleases you more",
    "बुद्धि तेज़ है और कुछ अपना रचना चाहती है | लोग झट आपको चतुर मान लेते हैं, आपको काम आना ज़्यादा भाता है",
    "buddhi tez hai aur kuch apna rachna chahti hai | log jhat aapko chatur maan lete hain, aapko kaam aana zyada pasand hai",
  ],
  [
    "speech learning",
    "you learn by speaking, and teach well | your learning shows in your speech, and in time it earns",
    "बोलकर आप सीखते हैं और अच्छा सिखाते हैं | विद्या आपकी बोली में झलकती है और समय पर कमाती भी है",
    "bolkar aap seekhte hain aur achha sikhate hain | padhai aapki boli me jhalakti hai aur time par kamaati bhi hai",
  ],
  [
    "practice",
    "learning needs the hand as well as the book | you understand with a pen in hand, line by line",
    "पढ़ाई में किताब के साथ हाथ का काम भी चाहिए | क़लम हाथ में हो तो बात पंक्ति-दर-पंक्ति समझ आती है",
    "padhai me kitaab ke saath haath ka kaam bhi chahiye | pen haath me ho to baat line by line samajh aati hai",
  ],
  [
    "quiet study",
    "you study best at home and in quiet | love and learning both need a settled home to grow in",
    "घर की शांति में आपकी पढ़ाई सबसे अच्छी होती है | प्रेम और पढ़ाई दोनों को पनपने के लिए ठहरा हुआ घर चाहिए",
    "ghar ki shanti me aapki padhai sabse achhi hoti hai | pyar aur padhai dono ko badhne ke liye settled ghar chahiye",
  ],
  [
    "gift",
    "the gift for learning is plain, and asks to be used | your first idea is often your best, so write it down at once",
    "सीखने की देन साफ़ है, बस उसे काम में लाना है | आपका पहला विचार अक्सर सबसे अच्छा निकलता है, तुरंत लिख लीजिए",
    "seekhne ki den saaf hai, bas use kaam me laana hai | aapka pehla idea aksar sabse achha nikalta hai, turant likh lijiye",
  ],
  [
    "contest",
    "contests sharpen you, and worry about them dulls you | you learn against resistance, and an examiner brings out your best",
    "मुक़ाबला आपको तेज़ करता है, उसकी चिंता कुंद | रोक-टोक में आप सीखते हैं, परीक्षक सामने हो तो निखरते हैं",
    "mukabla aapko tez karta hai, uski chinta kund | rok tok me aap seekhte hain, examiner saamne ho to nikharte hain",
  ],
  [
    "learning together",
    "you learn beside somebody better than alone | you choose with the heart, and your best teacher sits across the table",
    "अकेले से बेहतर आप किसी के साथ सीखते हैं | आप दिल से चुनते हैं, और सबसे अच्छा शिक्षक सामने बैठा साथी है",
    "akele se behtar aap kisi ke saath seekhte hain | aap dil se chunte hain, aur sabse achha teacher saamne baitha partner hai",
  ],
  [
    "research",
    "the mind digs, so research suits it and haste does not | your understanding deepens after a shock that others would call a loss",
    "मन गहरा खोदता है, शोध रास आता है और जल्दबाज़ी नहीं | जिसे लोग नुक़सान कहें, उसके बाद आपकी समझ गहरी होती है",
    "man gehra khodta hai, shodh raas aata hai aur jaldbaazi nahi | jise log nuksaan kahein, uske baad aapki samajh gehri ho jaati hai",
  ],
  [
    "higher learning",
    "higher study and a good teacher find each other | study with meaning carries you further than study for marks",
    "ऊँची पढ़ाई और अच्छा शिक्षक एक-दूसरे को ढूँढ लेते हैं | अर्थ वाली पढ़ाई आपको अंकों वाली पढ़ाई से आगे ले जाती है",
    "oonchi padhai aur achha teacher ek doosre ko dhoondh lete hain | matlab wali padhai aapko marks wali padhai se aage le jaati hai",
  ],
  [
    "learning work",
    "what you learn goes straight into work | your talent wants a public use, and shrinks when it is only a hobby",
    "जो सीखते हैं वह सीधे काम में लगता है | हुनर को सबके काम आना है, केवल शौक़ रहे तो सिकुड़ता है",
    "jo seekhte hain woh seedhe kaam me lagta hai | talent ko sabke kaam aana hai, sirf shauk rahe to sikudta hai",
  ],
  [
    "reward",
    "ideas bring reward through friends and groups | what your mind makes finds buyers, and friends spread the word",
    "विचार मित्रों और समूह के ज़रिए फल देते हैं | मन की उपज को ग्राहक मिलते हैं, मित्र बात फैला देते हैं",
    "vichaar doston aur samooh ke zariye phal dete hain | aapke dimaag ki upaj ko customer milte hain, dost baat phaila dete hain",
  ],
  [
    "distant study",
    "study goes well far from home, or far from noise | your best thoughts come when you are alone, travelling or half asleep",
    "घर या शोर से दूर पढ़ाई अच्छी चलती है | सबसे अच्छे विचार अकेले में, सफ़र में या ऊँघते हुए आते हैं",
    "ghar ya shor se door padhai achhi chalti hai | sabse achhe vichaar akele me, safar me ya oonghte hue aate hain",
  ],
]);

const SEVENTH = buildLordRows(7, [
  [
    "close partner",
    "the partner is never far from your mind, and shapes your choices | the one you choose mirrors you, and asks you to grow",
    "साथी मन से दूर नहीं रहता और फ़ैसलों पर असर रखता है | जिसे आप चुनें वह आपका आईना है और बढ़ने को कहता है",
    "saathi man se door nahi rehta aur faislon par asar rakhta hai | jise aap chunein woh aapka aaina hai aur badhne ko kehta hai",
  ],
  [
    "family tie",
    "marriage is also a tie of families and of the purse | two families sit at this table, so money talk should come early",
    "विवाह परिवारों और पूँजी का भी नाता बनता है | इस मेज़ पर दो परिवार बैठते हैं, पैसे की बात पहले कर लीजिए",
    "shaadi parivaaron aur poonji ka bhi naata banti hai | is rishte me dono parivaar baithte hain, paise ki baat pehle kar lijiye",
  ],
  [
    "meeting by effort",
    "the bond begins when you take the first step, often near where you live | words start it: a message, a neighbour, a shared errand",
    "पहला क़दम आप रखें तो बात बनती है, अक्सर आसपास ही | शुरुआत शब्दों से होती है: एक संदेश, पड़ोस या कोई छोटा काम",
    "pehla kadam aap rakhein to baat banti hai, aksar aaspaas hi | shuruaat shabdon se hoti hai: ek message, pados ya koi chhota kaam",
  ],
  [
    "homely bond",
    "the bond wants a home and slow evenings | you want a companion who feels like coming home",
    "यह रिश्ता घर और ठहरी हुई शामें चाहता है | आपको ऐसा साथी चाहिए जिसके पास लौटना घर लौटने जैसा लगे",
    "yeh rishta ghar aur thehri hui shaamein chahta hai | aapko aisa partner chahiye jiske paas lautna ghar lautne jaisa lage",
  ],
  [
    "love first",
    "affection comes first, and the promise follows it | you have to laugh together first, and the rest follows",
    "पहले स्नेह आता है, वचन उसके पीछे | पहले मिलकर हँसना ज़रूरी है, बाकी सब पीछे आता है",
    "pehle sneh aata hai, vachan uske peeche | pehle milkar hansna zaroori hai, baaki sab peeche aata hai",
  ],
  [
    "delay terms",
    "partnership is tested by duties or family demands before it settles | care shows itself in chores here, and unpaid duty sours it",
    "ज़िम्मेदारी या घर की माँगें परखकर ही बात जमती है | इस रिश्ते में प्यार काम बाँटने में दिखता है, इकतरफ़ा बोझ उसे खट्टा करता है",
    "zimmedari ya ghar ki maangein parakhkar hi baat jamti hai | is rishte me pyar kaam baantne me dikhta hai, ek tarfa bojh use khatta karta hai",
  ],
  [
    "equal bond",
    "the partner is an equal, and the tie stands by itself | commitment suits you, and you deal best with people of equal weight",
    "साथी बराबरी का होता है और नाता अपने दम पर टिकता है | वचन निभाना आपको जँचता है, बराबर वालों से आपकी अच्छी बनती है",
    "saathi barabari ka hota hai aur naata apne dam par tikta hai | commitment aapko suit karta hai, barabar walon se aapki achhi banti hai",
  ],
  [
    "deep bond",
    "the tie goes deep, and money or secrets in it need plain words | closeness changes you, and half-truths are what endanger it",
    "नाता गहरा है, उसमें धन और छिपी बातें साफ़ शब्द माँगती हैं | निकटता आपको बदल देती है, आधा सच ही उसे चोट देता है",
    "naata gehra hai, usme paisa aur chhipi baatein saaf shabd maangti hain | nazdeeki aapko badal deti hai, aadha sach hi use chot deta hai",
  ],
  [
    "blessed tie",
    "the partner brings luck, faith or a wider world | you marry a view of life as much as a person",
    "साथी भाग्य, आस्था या बड़ी दुनिया साथ लाता है | आप व्यक्ति जितना ही एक जीवन-दृष्टिकोण से नाता जोड़ते हैं",
    "saathi bhagya, aastha ya badi duniya saath laata hai | aap insaan jitna hi zindagi ki ek soch se rishta jodte hain",
  ],
  [
    "working pair",
    "you meet through work, or build something together | the bond is lived in public and in work clothes",
    "भेंट काम के रास्ते होती है, या दोनों मिलकर कुछ खड़ा करते हैं | यह रिश्ता काम के कपड़ों में और सबके बीच जिया जाता है",
    "mulaqat kaam ke raaste hoti hai, ya dono milkar kuch khada karte hain | yeh rishta kaam ke kapdon me aur sabke beech jiya jaata hai",
  ],
  [
    "friend partner",
    "friendship turns into the bond, and the bond into gain | common friends do the introducing, and common wishes keep you",
    "मित्रता रिश्ता बनती है और रिश्ता लाभ | मिलाते साझा मित्र हैं, और थामे रखती हैं साझी इच्छाएँ",
    "dosti rishta banti hai aur rishta laabh | milwaate common dost hain, aur baandhe rakhti hain common ichchhayein",
  ],
  [
    "distance bond",
    "distance, cost or privacy is part of the bond | this bond needs airports, patience or a locked door to thrive",
    "दूरी, ख़र्च या एकांत इस रिश्ते का हिस्सा है | इस रिश्ते को दूरी, धीरज या बंद दरवाज़े का एकांत चाहिए",
    "doori, kharch ya ekaant is rishte ka hissa hai | is rishte ko doori, dheeraj ya band darwaze ka akelapan chahiye",
  ],
]);

const NINTH = buildLordRows(9, [
  [
    "lucky self",
    "luck walks with you when you act on what you believe | you make your luck by standing for something",
    "जो मानते हैं उस पर चलें तो भाग्य साथ रहता है | किसी बात पर टिककर आप अपना भाग्य बनाते हैं",
    "jo maante hain us par chalein to bhagya saath rehta hai | kisi baat par tikkar aap apna bhagya banate hain",
  ],
  [
    "lucky purse",
    "elders and good words add to what you own | fortune comes as a good name, a good table and fair speech",
    "बड़ों का साथ और मीठी वाणी आपकी पूँजी बढ़ाती है | भाग्य अच्छे नाम, भरी थाली और साफ़ बोली बनकर आता है",
    "badon ka saath aur meethi vaani aapki poonji badhati hai | bhagya achhe naam, bhari thaali aur saaf boli bankar aata hai",
  ],
  [
    "earned luck",
    "luck has to be asked for by effort, and then it answers | your luck wakes when you knock, write or set out",
    "भाग्य को मेहनत से पुकारना पड़ता है, फिर वह सुनता है | दस्तक दें, लिखें या निकल पड़ें तो भाग्य जागता है",
    "bhagya ko mehnat se pukarna padta hai, phir woh sunta hai | dastak dein, likhein ya nikal padein to bhagya jaagta hai",
  ],
  [
    "home luck",
    "blessing comes through home and mother | what is lucky for you begins near home and near old friends",
    "कृपा घर और माँ के रास्ते आती है | आपका शुभ घर और पुराने परिचय के आसपास से शुरू होता है",
    "kripa ghar aur maa ke raaste aati hai | aapka achha ghar aur purani pehchaan ke aaspaas se shuru hota hai",
  ],
  [
    "grace",
    "faith and intelligence feed each other | children, students or a creed return what you gave in faith",
    "आस्था और बुद्धि एक-दूसरे को बढ़ाते हैं | जो विश्वास से दिया, वह बच्चे, शिष्य या आस्था लौटाते हैं",
    "aastha aur buddhi ek doosre ko badhate hain | jo vishwas se diya, woh bachche, student ya aastha lautate hain",
  ],
  [
    "luck by service",
    "luck comes to you disguised as service | you find luck in the work that others step over",
    "भाग्य आपके पास सेवा के वेश में आता है | जिस काम को लोग लाँघ जाते हैं, आपका भाग्य उसी में मिलता है",
    "bhagya aapke paas seva ke vesh me aata hai | jis kaam ko log laangh jaate hain, aapka bhagya usi me milta hai",
  ],
  [
    "luck by others",
    "journeys and the partner open the wider road | somebody you meet carries the luck you could not find alone",
    "यात्रा और साथी बड़ी राह खोलते हैं | जो भाग्य अकेले न मिला, वह किसी मिलने वाले के हाथ आता है",
    "yatra aur saathi badi raah kholte hain | jo bhagya akele na mila, woh kisi milne wale ke haath aata hai",
  ],
  [
    "hidden faith",
    "faith is found in hard passages, and is your own | what you were taught breaks once, and a truer belief grows there",
    "कठिन दौर में आस्था मिलती है, और वह अपनी होती है | सिखाया हुआ एक बार टूटता है, वहीं सच्ची आस्था उगती है",
    "kathin daur me aastha milti hai, aur phir tikti hai | sikhaya hua ek baar toot-ta hai, wahin sachchi aastha ugti hai",
  ],
  [
    "strong faith",
    "principles hold, and teachers appear when they are needed | good counsel is never far from you, if you care to ask",
    "उसूल टिकते हैं और ज़रूरत पर मार्गदर्शक मिल जाते हैं | अच्छी सलाह आपसे दूर नहीं, बस पूछने की देर है",
    "usool tikte hain aur zaroorat par mentor mil jaate hain | achhi salah aapse door nahi, bas poochhne ki der hai",
  ],
  [
    "duty luck",
    "luck reaches you through the work itself | doing your duty well is, for you, the lucky act",
    "भाग्य काम के रास्ते ही आप तक आता है | अपना काम अच्छे से करना ही आपके लिए शुभ कर्म है",
    "bhagya kaam ke raaste hi aap tak aata hai | apna kaam achhe se karna hi aapke liye shubh kaam hai",
  ],
  [
    "gains of faith",
    "good company and old merit turn into gain | your luck is a crowd: elders, friends, all who remember you kindly",
    "अच्छी संगत और पुराने पुण्य लाभ बनते हैं | आपका भाग्य लोगों में है: बुज़ुर्ग, मित्र, आपको अच्छे से याद करने वाले",
    "achhi sangat aur purane punya laabh bante hain | aapka bhagya logon me hai: bade, dost, aapko achhe se yaad karne wale",
  ],
  [
    "faith afar",
    "the search leads far, and inward | you find your luck by leaving, giving or sitting still",
    "खोज दूर ले जाती है, और भीतर भी | छोड़कर, देकर या चुप बैठकर आपको अपना भाग्य मिलता है",
    "khoj door le jaati hai, aur bheetar bhi | chhodkar, dekar ya chup baithkar aapko apna bhagya milta hai",
  ],
]);

const TENTH = buildLordRows(10, [
  [
    "own_work",
    "work carries your own stamp, and you are slow to take orders | you are your own best employer, even inside another's firm",
    "काम पर आपकी अपनी छाप रहती है और हुक्म पर चलना कठिन लगता है | किसी और के यहाँ भी आप अपने मालिक की तरह काम करते हैं",
    "kaam par aapki apni chhaap rehti hai aur hukm par chalna mushkil lagta hai | kisi aur ke yahan bhi aap khud ke boss ki tarah kaam karte hain",
  ],
  [
    "work pays",
    "work and income are close, and the voice is one of your tools | your trade lives close to the kitchen: food, finance, family or voice",
    "काम और कमाई पास-पास हैं, वाणी आपका औज़ार है | आपका काम रसोई और तिजोरी के पास है: भोजन, धन, परिवार या वाणी",
    "kaam aur kamai paas paas hain, vaani aapka auzaar hai | aapka kaam rasoi aur tijori ke paas hai: khaana, finance, parivaar ya awaaz",
  ],
  [
    "courage work",
    "you advance by attempts that others do not dare | you work with hands, words and nerve, and are promoted for initiative",
    "जो दूसरे करने से डरते हैं उसे करके आप आगे बढ़ते हैं | हाथ, शब्द और हिम्मत से आप काम करते हैं, पहल पर तरक़्क़ी मिलती है",
    "jo doosre karne se darte hain use karke aap aage badhte hain | haath, shabd aur himmat se aap kaam karte hain, pehal par promotion milta hai",
  ],
  [
    "work at home",
    "you work best from a settled base, and public duty needs private peace | a calm home is your real office, and land or care can be your trade",
    "जमी हुई जगह से आपका काम अच्छा चलता है, बाहर के लिए भीतर की शांति चाहिए | शांत घर ही आपका असली दफ़्तर है, ज़मीन या देखभाल पेशा बन सकती है",
    "jami hui jagah se aapka kaam achha chalta hai, bahar ke liye andar ki shanti chahiye | shaant ghar hi aapka asli office hai, zameen ya care aapka pesha ban sakta hai",
  ],
  [
    "thinking work",
    "work that uses judgement, teaching or craft carries you | you are paid for ideas, and younger people look to you at work",
    "सोच, शिक्षा या कला वाला काम आपको आगे ले जाता है | आपको विचारों का मोल मिलता है, काम पर युवा आपकी ओर ताकते हैं",
    "soch, shiksha ya kala wala kaam aapko aage le jaata hai | aapko ideas ka paisa milta hai, kaam par young log aapki sunte hain",
  ],
  [
    "repair rivals",
    "you rise by mending what others avoid | your career is built of problems handled, one after another",
    "जिसे दूसरे टालते हैं उसी को सुधारकर आप आगे बढ़ते हैं | आपका पेशा सुलझाई हुई मुश्किलों की ईंटों से बना है",
    "jo kaam doosre taalte hain usi se aap aage badhte hain | aapka career suljhayi hui mushkilon ki eenton se bana hai",
  ],
  [
    "dealing work",
    "work is done across a table: clients, partners, agreements | your career moves when a certain person sits across from you",
    "काम आमने-सामने होता है: ग्राहक, साझेदार, समझौते | सही व्यक्ति सामने बैठे तो आपका काम आगे बढ़ता है",
    "kaam aamne saamne hota hai: graahak, saajhedaar, samjhaute | sahi insaan saamne baithe to aapka kaam aage badhta hai",
  ],
  [
    "breaks work",
    "the path breaks and resumes, and each break teaches a rarer skill | you earn trust where things have gone wrong or gone hidden",
    "राह टूटकर फिर जुड़ती है, हर मोड़ एक दुर्लभ हुनर सिखाता है | जहाँ कुछ बिगड़ा या छिपा हो, वहाँ आप पर भरोसा किया जाता है",
    "raah tootkar phir judti hai, har mod ek durlabh hunar sikhata hai | jahan kuch bigda ya chhupa ho, wahan aap par bharosa kiya jaata hai",
  ],
  [
    "principled work",
    "work wants a purpose, and grows where you can respect it | teachers, law, travel or faith touch your working life",
    "काम में उद्देश्य चाहिए, जहाँ सम्मान हो वहीं बढ़ता है | शिक्षा, क़ानून, यात्रा या आस्था आपके काम को छूते हैं",
    "kaam me uddeshya chahiye, jahan samman ho wahin badhta hai | teaching, kanoon, travel ya aastha aapke kaam ko chhoote hain",
  ],
  [
    "steady office",
    "the post holds, and you are trusted with more than you ask | you are made for a long post, and grow into its full size",
    "पद टिकता है और माँगने से ज़्यादा भरोसा मिलता है | आप लंबी पारी के लिए बने हैं और पद के बराबर बड़े होते जाते हैं",
    "pad tikta hai aur maangne se zyada bharosa milta hai | aap lambi paari ke liye bane hain aur post ke barabar bade hote jaate hain",
  ],
  [
    "rewarded work",
    "effort turns into income without much noise | contacts carry your work further than any application",
    "मेहनत बिना शोर के आमदनी बनती है | कोई अर्ज़ी उतना नहीं करती जितना आपके संपर्क करते हैं",
    "mehnat bina shor ke aamdani banti hai | koi application utna nahi karti jitna aapke contacts karte hain",
  ],
  [
    "work afar",
    "work draws you far, or behind the scenes, and pays later | your work is done out of sight, and travels further than you do",
    "काम दूर या परदे के पीछे ले जाता है, फल देर से देता है | काम आपका ओट में बनता है और आपसे आगे तक जाता है",
    "kaam door ya parde ke peeche le jaata hai, phal der se deta hai | kaam aapka parde ke peeche banta hai aur aapse aage tak jaata hai",
  ],
]);

const ELEVENTH = buildLordRows(11, [
  [
    "gains self",
    "gains come to you in person, not by favour | you gather people without trying, and they bring the opportunity",
    "लाभ आपके अपने बूते आता है, किसी की कृपा से नहीं | लोग बिना कोशिश आपके पास जुटते हैं, मौक़ा वही लाते हैं",
    "laabh aapke apne boote aata hai, kisi ki kripa se nahi | log bina koshish aapke paas judte hain, mauka wohi laate hain",
  ],
  [
    "gains kept",
    "gains are banked rather than shown | friends and income both end up at the family table",
    "लाभ दिखाने के बजाय जमा होता है | मित्र और आमदनी दोनों आख़िर परिवार की थाली तक आते हैं",
    "laabh dikhane ke bajaay jama hota hai | dost aur income dono aakhir parivaar ki thaali tak aate hain",
  ],
  [
    "gains by effort",
    "gains follow your own push, and siblings or neighbours help | you earn by asking once more than is comfortable",
    "लाभ अपनी पहल के पीछे आता है, भाई-पड़ोसी साथ देते हैं | जितना सहज लगे उससे एक बार ज़्यादा माँगने पर मिलता है",
    "laabh apni pehal ke peeche aata hai, bhai padosi saath dete hain | jitna comfortable lage usse ek baar zyada maangne par milta hai",
  ],
  [
    "gains home",
    "gains settle into home and comfort | wishes come true in the form of rooms, vehicles and quiet",
    "लाभ घर और सुख में बदलता है | इच्छाएँ कमरे, वाहन और चैन की शक्ल में पूरी होती हैं",
    "laabh ghar aur sukh me badalta hai | ichchhayein kamre, gaadi aur chain ki shakal me mukammal hoti hain",
  ],
  [
    "gains skill",
    "gains come of ideas, students or the young | your gains have a playful root: a talent, a class, a clever guess",
    "लाभ विचार, शिष्य या युवाओं से आता है | लाभ की जड़ में खेल है: कोई हुनर, कक्षा या चतुर अनुमान",
    "laabh vichaar, shishya ya yuvaon se aata hai | laabh ki jad me khel hai: koi talent, class ya chatur andaaza",
  ],
  [
    "gains toil",
    "gains come from service, and some of it goes to settle dues | you profit where competition is hard and the hours are regular",
    "लाभ सेवा से आता है, कुछ बकाया चुकाने में जाता है | जहाँ होड़ कड़ी और समय बँधा हो, वहाँ आपको लाभ है",
    "laabh seva se aata hai, kuch bakaya chukane me jaata hai | jahan competition tagda aur time fix ho, wahan aapko laabh hai",
  ],
  [
    "gains partner",
    "gains come through the other side of the table | an alliance earns more for you than a solo effort",
    "लाभ सामने वाले पक्ष के रास्ते आता है | अकेले की मेहनत से ज़्यादा आपको साझेदारी कमाकर देती है",
    "laabh saamne wale paksh ke raaste aata hai | akele ki mehnat se zyada aapko partnership kamakar deti hai",
  ],
  [
    "gains late",
    "gains are delayed or hidden, and come in lumps | what you are owed needs reminders, papers and patience",
    "लाभ देर से या छिपकर, एक साथ आता है | जो आपका निकलता है उसे याद दिलाना, काग़ज़ और धैर्य चाहिए",
    "laabh der se ya chhipkar, ek saath aata hai | jo aapka nikalta hai use reminder, kagaz aur dhairya chahiye",
  ],
  [
    "gains luck",
    "gains come with luck and the goodwill of elders | ethical friends and distant places fill your hands",
    "लाभ भाग्य और बड़ों की शुभकामना से आता है | नेक मित्र और दूर की जगहें आपकी झोली भरती हैं",
    "laabh bhagya aur badon ki shubhkaamna se aata hai | nek dost aur door ki jagah aapki jholi bharti hain",
  ],
  [
    "pay rank",
    "income grows with position, not with chance | your earning rides on reputation, so guard the name first",
    "आमदनी पद के साथ बढ़ती है, संयोग से नहीं | कमाई साख पर चलती है, इसलिए पहले नाम सँभालिए",
    "aamdani position ke saath badhti hai, sanyog se nahi | kamai saakh par tiki hai, isliye pehle naam sambhaliye",
  ],
  [
    "gains strong",
    "the circle of friends is itself a source of gain | your wishes are realistic, and enough of them come true",
    "मित्र-मंडली स्वयं लाभ का स्रोत है | आपकी इच्छाएँ ज़मीन पर टिकी हैं, और काफ़ी पूरी होती हैं",
    "doston ka daayra khud laabh ka srot hai | aapki ichchhayein practical hain, aur kaafi mukammal hoti hain",
  ],
  [
    "gains spent",
    "what comes in goes out for far aims, so set a share aside | income is good at coming and better at going, so name its purpose",
    "जो आता है दूर के कामों में निकलता है, एक हिस्सा अलग रखिए | आमदनी आना जानती है और जाना ज़्यादा, उसका मक़सद तय कर दीजिए",
    "jo aata hai door ke kaamon me nikalta hai, ek hissa alag rakhiye | income aana jaanti hai aur jaana zyada, uska maqsad tay kar dijiye",
  ],
]);

const TWELFTH = buildLordRows(12, [
  [
    "far self",
    "distance calls you, and solitude restores you | you are half elsewhere, and life widens when you follow that pull",
    "दूरी आपको बुलाती है और एकांत सँवारता है | आपका आधा मन कहीं और रहता है, उस खिंचाव पर चलें तो जीवन फैलता है",
    "doori aapko bulati hai aur ekaant sanwaarta hai | aapka aadha mann kahin aur rehta hai, us khinchaav par chalein to zindagi phailti hai",
  ],
  [
    "costs purse",
    "the purse pays for distance, so plan the cost first | travel and giving are paid from the savings jar, so refill it",
    "दूरी का ख़र्च जेब से जाता है, पहले हिसाब बनाइए | यात्रा और दान बचत के डिब्बे से जाते हैं, उसे भरते रहिए",
    "doori ka kharch jeb se jaata hai, pehle hisaab banaiye | travel aur daan saving ke dabbe se jaate hain, use bharte rahiye",
  ],
  [
    "far effort",
    "going abroad takes repeated attempts and your own papers | your own courage books the ticket, after two or three false starts",
    "बाहर जाने में बार-बार प्रयास और अपने काग़ज़ लगते हैं | टिकट आपकी हिम्मत ही कटाती है, कुछ अधूरी शुरुआतों के बाद",
    "bahar jaane me baar baar prayaas aur apne kagaz lagte hain | ticket aapki himmat hi katati hai, kuch adhoori shuruaat ke baad",
  ],
  [
    "far home",
    "home itself moves, or has a foreign door | you long for home when away and for distance when at home",
    "घर ही स्थान बदलता है, या उसका एक दरवाज़ा परदेस में खुलता है | दूर हों तो घर याद आता है, घर पर हों तो दूरी",
    "ghar hi jagah badalta hai, ya uska ek darwaza pardes me khulta hai | door hon to ghar yaad aata hai, ghar par hon to doori",
  ],
  [
    "far study",
    "study or the young are the road outward | a scholarship, a child or a passion draws you outward",
    "पढ़ाई या संतान बाहर की राह बनते हैं | छात्रवृत्ति, संतान या कोई लगन आपको बाहर खींचती है",
    "padhai ya santan bahar ki raah bante hain | scholarship, santan ya koi passion aapko bahar kheenchta hai",
  ],
  [
    "loss ends",
    "what drains you meets resistance, so costs can be cut | you turn losses into discipline, and cut a cost each year",
    "जो रिसता है उस पर रोक लगती है, ख़र्च घट सकता है | नुक़सान को आप अनुशासन बना लेते हैं और ख़र्च काटते जाते हैं",
    "jo rista hai us par rok lagti hai, kharch ghat sakta hai | nuksaan ko aap discipline bana lete hain aur kharch kaat-te jaate hain",
  ],
  [
    "far partner",
    "a partner or a contract leads outward | another person's life elsewhere becomes your way out",
    "साथी या अनुबंध बाहर की ओर ले जाता है | कहीं और बसा कोई व्यक्ति आपकी बाहर की राह बनता है",
    "saathi ya contract bahar ki taraf le jaata hai | kahin aur basa koi insaan aapki bahar ki raah banta hai",
  ],
  [
    "letting go",
    "endings free you sooner than you fear | you let go at the right hour, and something opens behind it",
    "समाप्ति आपको सोच से जल्दी मुक्त करती है | सही घड़ी पर आप छोड़ देते हैं और पीछे कुछ खुल जाता है",
    "samaapti aapko soch se jaldi mukt karti hai | sahi ghadi par aap chhod dete hain aur peeche kuch khul jaata hai",
  ],
  [
    "pilgrim",
    "long journeys have meaning, and teachers live far away | you spend on pilgrimage, study or the far horizon gladly",
    "लंबी यात्राओं में अर्थ है और सिखाने वाले दूर बसते हैं | तीर्थ, पढ़ाई या दूर के क्षितिज पर आप ख़ुशी से ख़र्च करते हैं",
    "lambi yatraon me arth hai aur sikhane wale door baste hain | teerth, padhai ya door ke safar par aap khushi se kharch karte hain",
  ],
  [
    "work afar",
    "work is what carries you abroad | your profession carries a passport, or deals with those who do",
    "बाहर ले जाने वाला आपका काम ही है | आपका पेशा सरहद के पार जाता है, या पार के लोगों से जुड़ा है",
    "bahar le jaane wala aapka kaam hi hai | aapka pesha sarhad ke paar jaata hai, ya paar ke logon se juda hai",
  ],
  [
    "far gains",
    "what is spent on distance returns as gain | friends abroad turn your spending into opportunity",
    "दूरी पर जो लगता है वह लाभ बनकर लौटता है | परदेस के मित्र आपके ख़र्च को मौक़े में बदल देते हैं",
    "doori par jo lagta hai woh laabh bankar lautta hai | pardes ke dost aapke kharch ko mauke me badal dete hain",
  ],
  [
    "quiet",
    "you rest well away from the crowd, and spend on what nobody sees | sleep, prayer and far rooms restore you better than company",
    "भीड़ से दूर आप चैन पाते हैं और अनदेखे पर ख़र्च करते हैं | संगत से ज़्यादा नींद, प्रार्थना और दूर का कमरा आपको सँवारते हैं",
    "bheed se door aap chain paate hain aur andekhe par kharch karte hain | mel jol se zyada neend, prarthna aur door ka kamra aapko sanwaarte hain",
  ],
]);

export const LORD_IN_HOUSE_ROWS = buildTable("lord-in-house", {
  ...FIRST,
  ...SECOND,
  ...FOURTH,
  ...FIFTH,
  ...SEVENTH,
  ...NINTH,
  ...TENTH,
  ...ELEVENTH,
  ...TWELFTH,
});
