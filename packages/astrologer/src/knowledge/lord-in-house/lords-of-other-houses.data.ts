import { LORD_IN_HOUSE_TOPIC_TEXTS } from "./lords-by-second-topic.data.ts";
import { buildTable, type KnowledgeRowSource } from "../knowledge-row.ts";

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
    "you stand on your own feet early, and trust your own judgement first | you do best as yourself, and copying other people never suits you",
    "आप जल्दी अपने पैरों पर खड़े होते हैं और पहले अपनी समझ पर चलते हैं | अपना ढंग ही आपका सबसे अच्छा सहारा है, उधार का अंदाज़ आप पर जँचता नहीं",
    "aap jaldi apne pairon par khade hote hain aur pehle apni samajh par chalte hain | apna dhang hi aapka sabse achha sahara hai, udhaar ka andaaz aap par janchta nahi",
  ],
  [
    "earning family",
    "what you earn and how you speak make you who you are | you feel safe when there is enough food at home and people speak kindly",
    "कमाई और वाणी से आप अपने को गढ़ते हैं | भरा घर और मीठे बोल हों तो आप निश्चिंत रहते हैं",
    "kamai aur vaani se aap apne ko gadhte hain | bhari rasoi aur meethe bol hon to aap nishchint rehte hain",
  ],
  [
    "effort courage",
    "things start to move in your life when you make the first attempt yourself | you gain confidence by trying, failing once and trying again",
    "जब पहल आप करते हैं तभी जीवन आगे बढ़ता है | आज़माकर, एक बार चूककर, फिर आज़माकर आपका भरोसा बनता है",
    "jab pehal aap karte hain tabhi zindagi aage badhti hai | try karke, ek baar chookkar, phir try karke aapka bharosa banta hai",
  ],
  [
    "roots peace",
    "your home sets your direction, and you think best in your own room | your childhood home still shapes you, and you return to it in thought when you decide",
    "आपकी दिशा घर से तय होती है, अपने कोने में ही मन साफ़ रहता है | बचपन का घर भीतर बसा है, फ़ैसले आप वहीं लौटकर करते हैं",
    "aapki disha ghar se tay hoti hai, apne kone me hi man saaf rehta hai | bachpan ka ghar andar basa hai, faisle aap wahin lautkar karte hain",
  ],
  [
    "learning play",
    "you are at your best when you learn, create or guide younger people | people learn more about you from what you create or teach than from your words",
    "सीखने, रचने और छोटों को राह दिखाने में आप खिलते हैं | आपकी रचना और शिक्षा आपको बातों से ज़्यादा बयान करती है",
    "seekhne, rachne aur chhoton ko raah dikhane me aap khilte hain | aapka kaam aur sikhana aapko baaton se zyada bayaan karta hai",
  ],
  [
    "service strain",
    "you grow through useful work, but forget to rest before you are tired | a problem to solve brings out your best, and too much ease makes you dull",
    "काम की चीज़ करते हुए आप बढ़ते हैं, पर थकने से पहले आराम भूल जाते हैं | सुलझाने को कुछ हो तो आप निखरते हैं, निरा आराम कुंद करता है",
    "kaam ki cheez karte hue aap badhte hain, par thakne se pehle aaram bhool jaate hain | suljhane ko kuch ho to aap nikharte hain, nira aaram sust karta hai",
  ],
  [
    "others mirror",
    "you see yourself through other people's eyes, so choose your company well | conversation brings you to life, and you decide best after hearing one other person",
    "आप दूसरों की नज़र में अपने को पाते हैं, इसलिए संगत सोचकर चुनिए | बातचीत में आप जी उठते हैं, किसी एक की सुनकर फ़ैसला अच्छा होता है",
    "aap auron ki nazar me apne ko paate hain, isliye sangat sochkar chuniye | baatcheet me aap jee uthte hain, kisi ek ki sunkar faisla achha karte hain",
  ],
  [
    "depth change",
    "you start over more than once in life, and know more each time | a part of you stays private, and shows only in hard times",
    "आप एक से अधिक बार नए सिरे से बनते हैं, हर बार समझ बढ़ती है | आपका एक निजी रुख़ है जिससे केवल कठिन समय मिला है",
    "aap ek se zyada baar naye sire se bante hain, har baar samajh badhti hai | aapka ek private hissa hai jisse sirf mushkil samay mila hai",
  ],
  [
    "fortune teachers",
    "luck comes when you follow your principles, and older people open doors for you | you do well where you can believe in something greater than yourself",
    "भाग्य आपके उसूलों के साथ चलता है और बड़े लोग राह खोलते हैं | जहाँ सिर उठाकर मानने लायक कुछ बड़ा हो, वहाँ आप अच्छा करते हैं",
    "bhagya aapke usoolon ke saath chalta hai aur bade log raah kholte hain | jahan maanne layak kuch bada ho, wahan aap achha karte hain",
  ],
  [
    "work name",
    "people know you for your work, and having nothing to do makes you uneasy | duty shapes your days, and people know you by it",
    "पहचान आपके काम से है, ख़ाली बैठना आपको चुभता है | ज़िम्मेदारी आपके दिन गढ़ती है और वही आपकी सूरत बनती है",
    "pehchaan aapke kaam se hai, khaali baithna aapko chubhta hai | zimmedari aapki zindagi gadhti hai aur wohi aapki soorat banti hai",
  ],
  [
    "gain friends",
    "friends and a wide circle help you further than being alone does | you grow by belonging to a group, and your plans take shape over tea with friends",
    "मित्र और बड़ा दायरा आपको अकेलेपन से आगे ले जाते हैं | जुड़ने से आप बढ़ते हैं, योजनाएँ चाय की बैठकों में पकती हैं",
    "dost aur bada daayra aapko akelepan se aage le jaate hain | judne se aap badhte hain, planning chai ki baithak me pakti hai",
  ],
  [
    "retreat far",
    "you need distance to see clearly, and you give more than you notice | you quietly give a lot to others, and need some nights only for yourself",
    "साफ़ देखने को आपको दूरी चाहिए, और आप गिनने से ज़्यादा देते हैं | औरों के लिए आप चुपचाप ख़र्च होते हैं, कुछ रातें अपनी भी चाहिए",
    "saaf dekhne ko aapko doori chahiye, aur aap ginne se zyada dete hain | auron ke liye aap chupchaap kharch hote hain, kuch raatein apni bhi chahiye",
  ],
]);

const SECOND = buildLordRows(2, [
  [
    "self_earned",
    "money comes through your own name and effort | your name and face sell what you offer, and people buy because it is you",
    "धन अपने नाम और मेहनत से आता है | आपका चेहरा और नाम ही दुकान है, लोग आप से ख़रीदते हैं",
    "paisa apne naam aur mehnat se aata hai | aapka chehra aur naam hi dukaan hai, log aap se khareedte hain",
  ],
  [
    "keeping",
    "what you earn tends to stay, and your family supports you in it | you hold on to money well, thanks to old family habits",
    "जो कमाया वह टिकता है और परिवार साथ खड़ा रहता है | जेब का तला पक्का है, परिवार की पुरानी आदतें उसे बचाती हैं",
    "jo kamaya woh tikta hai aur parivaar saath khada rehta hai | jeb ka tala pakka hai, parivaar ki purani aadatein use bachati hain",
  ],
  [
    "effort trade",
    "your income grows through courage and through what you write or sell | small deals, writing or siblings keep your money moving",
    "हिम्मत और लिखने-बेचने से आमदनी बढ़ती है | छोटे सौदे, लिखना या भाई-बहन सिक्के चलाते रहते हैं",
    "himmat aur likhne bechne se aamdani badhti hai | chhote saude, writing ya bhai behen paisa ghumate rehte hain",
  ],
  [
    "property",
    "your money tends to go into land, a house or a vehicle | you want to turn what you earn into a home of your own",
    "पैसा ज़मीन, मकान या वाहन बनना चाहता है | कमाई आपके नाम का एक कमरा बनना चाहती है",
    "paisa zameen, makan ya gaadi banna chahta hai | kamai aapke naam ka ek kamra banna chahti hai",
  ],
  [
    "skill speculation",
    "skill and advice earn you money, and quick bets lose it again | you earn with what you know, and lose when you only hope",
    "हुनर और सलाह से कमाई है, जल्दी के दाँव उसे लौटा ले जाते हैं | जानकारी से आप कमाते हैं, और केवल उम्मीद पर गँवाते हैं",
    "hunar aur salah se kamai hai, jaldi ke daanv use wapas le jaate hain | jaankari se aap kamaate hain, aur sirf umeed par ganwaate hain",
  ],
  [
    "debts work",
    "your wages are steady, but keep an eye on loans | a salary suits you better than lending or borrowing",
    "वेतन नियमित है, पर उधार पर नज़र रखनी पड़ती है | उधार देने-लेने से वेतन आपको ज़्यादा रास आता है",
    "vetan niyamit hai, par udhaar par nazar rakhni padti hai | udhaar dene lene se salary aapko zyada raas aati hai",
  ],
  [
    "partner trade",
    "your money comes and goes through a partner, a client or a contract | most of your income depends on another person's agreement",
    "धन साझेदार, ग्राहक या अनुबंध के रास्ते चलता है | आपकी ज़्यादातर आमदनी पर किसी और के दस्तख़त हैं",
    "paisa saajhedaar, graahak ya contract ke raaste chalta hai | aapki zyadatar income par kisi aur ke sign hain",
  ],
  [
    "savings others",
    "your money goes through other hands before it stays with you | you get what is yours through claims, shares and patience",
    "पैसा पहले दूसरों के हाथ से गुज़रता है, फिर टिकता है | जो आपका है वह दावे, हिस्से और इंतज़ार से मिलता है",
    "paisa pehle doosron ke haath se guzarta hai, phir tikta hai | jo aapka hai woh daave, hisse aur intezaar se milta hai",
  ],
  [
    "luck elders",
    "your savings grow when you keep your principles, and elders or teachers help | an elder's blessing or good name helps your savings",
    "उसूल से बचत बढ़ती है, बड़ों या गुरुजनों का सहारा रहता है | आपकी बचत के पीछे किसी बड़े का आशीर्वाद या नाम खड़ा है",
    "usool se bachat badhti hai, badon ya gurujano ka sahara rehta hai | aapki saving ke peeche kisi bade ka ashirvaad ya naam khada hai",
  ],
  [
    "office pay",
    "your pay grows with your rank, and your name earns as much as your work | money follows your position, and a good job helps you at the bank",
    "पद के साथ वेतन बढ़ता है, नाम भी काम जितना कमाता है | पैसा आपके ओहदे के पीछे आता है, अच्छी जगह आपकी साख बनती है",
    "pad ke saath vetan badhta hai, naam bhi kaam jitna kamata hai | paisa aapki position ke peeche aata hai, achhi post aapki saakh banti hai",
  ],
  [
    "double gain",
    "earning and saving go well together for you here | your savings grow from many small incomes, and friends bring the newest one",
    "कमाना और बचाना यहाँ एक-दूसरे का साथ देते हैं | बचत कई छोटी धाराओं से बढ़ती है, नई धारा मित्र खोलते हैं",
    "kamana aur bachana yahan ek doosre ka saath dete hain | saving kai chhoti dhaaraon se badhti hai, nayi dhaara dost kholte hain",
  ],
  [
    "spending far",
    "you spend money easily, on comfort, travel or giving | you save by habit and give it away out of kindness, so set yourself a limit",
    "पैसा आसानी से निकलता है, सुख, दूरी या दान के लिए | आदत से बचाया दया में निकल जाता है, देने की एक हद बाँधिए",
    "paisa aasani se nikalta hai, sukh, doori ya daan ke liye | aadat se bachaya daya me nikal jaata hai, dene ki ek had baandhiye",
  ],
]);

const FOURTH = buildLordRows(4, [
  [
    "home_self",
    "the house you live in shapes how you feel, more than you admit | you take home with you wherever you go, in your habits more than in your luggage",
    "जिस घर में रहते हैं वह आपके मन को बनाता है, मानने से ज़्यादा | जहाँ जाएँ घर साथ जाता है, सामान से ज़्यादा आदतों में",
    "jis ghar me rehte hain woh aapke man ko banata hai, maanne se zyada | jahan jaayein ghar aapke andar rehta hai, saamaan se zyada aadaton me",
  ],
  [
    "family purse",
    "family money helps you to a home of your own | family savings and family wishes decide where you live",
    "घर परिवार की पूँजी से बनता है | पता परिवार की बचत और परिवार की मर्ज़ी से तय होता है",
    "ghar parivaar ki poonji se banta hai | pata parivaar ki saving aur parivaar ki marzi se tay hota hai",
  ],
  [
    "own effort",
    "you get your home by your own effort, step by step | you get the house you are willing to work and argue for",
    "दीवारें अपनी मेहनत से, एक-एक ईंट उठती हैं | घर वही मिलता है जिसके लिए आप जुटें और अड़ें",
    "deewarein apni mehnat se, ek ek eent uthti hain | ghar wohi milta hai jiske liye aap jutein aur adein",
  ],
  [
    "settled",
    "home gives you firm support, and leaving it is hard for you | a home of your own, motherly care and familiar neighbours support you",
    "घर आपकी पक्की ज़मीन है, उसे छोड़ना भारी पड़ता है | छत, माँ की ममता और पुराना मोहल्ला आपको थामे रहते हैं",
    "ghar aapki pakki zameen hai, use chhodna bhaari padta hai | chhat, maa ki mamta aur purana mohalla aapko thaame rehte hain",
  ],
  [
    "learning joy",
    "a house full of lessons, music or children suits you | the best room in your home is the one where people learn something",
    "सीख, संगीत या बच्चों से भरा घर आपको जँचता है | आपके घर का सबसे अच्छा कोना वह है जहाँ कुछ सीखा जाए",
    "seekh, sangeet ya bachchon se bhara ghar aapko janchta hai | aapke ghar ka sabse achha kona woh hai jahan kuch seekha jaaye",
  ],
  [
    "repairs",
    "the home you get needs repairs, or its papers need correcting | your house needs work before you can rest in it, so choose one you can repair",
    "घर मरम्मत या काग़ज़ की उलझन के साथ आता है | घर आराम से पहले मेहनत माँगता है, वही लीजिए जिसे सुधार सकें",
    "ghar marammat ya kagaz ki uljhan ke saath aata hai | ghar aaram se pehle mehnat maangta hai, wohi lijiye jise sudhaar sakein",
  ],
  [
    "shared home",
    "you settle down in a home that you share or buy together | your peace depends on who you live with more than on where",
    "घर तब जमता है जब साथ मिलकर लिया या बाँटा जाए | जगह से ज़्यादा आपका चैन इस पर है कि आप रहते किसके पास हैं",
    "ghar tab jamta hai jab saath milkar liya ya baanta jaaye | jagah se zyada aapka chain is par hai ki aap rehte kiske paas hain",
  ],
  [
    "moves",
    "you change homes, and an inheritance needs clear papers | you leave homes suddenly, and the next one suits you better",
    "पता बदलता रहता है, विरासत में साफ़ काग़ज़ चाहिए | घर अचानक छूटता है और अगला पहले से अच्छा निकलता है",
    "pata badalta rehta hai, virasat me saaf kagaz chahiye | ghar achanak chhoot-ta hai aur agla behtar nikalta hai",
  ],
  [
    "blessed roof",
    "you get a home more easily than most people, often through elders | land, faith or your father's help gives you security",
    "छत औरों से आसानी से मिलती है, अक्सर बड़ों के सहारे | ज़मीन, आस्था या पिता का सहारा पैरों तले धरती देता है",
    "chhat auron se aasani se milti hai, aksar badon ke sahare | zameen, aastha ya papa ka sahara pairon tale dharti deta hai",
  ],
  [
    "home and work",
    "you live and work under one roof or on one street | your work pays for your home, and you often work where you live",
    "घर और काम एक छत या एक राह पर रहते हैं | आप काम करके घर बनाते हैं, और घर से काम भी कर लेते हैं",
    "ghar aur kaam ek chhat ya ek raah par rehte hain | aap kaam karke ghar banate hain, aur ghar se kaam bhi kar lete hain",
  ],
  [
    "gain property",
    "property pays when you do not rush it | friends or brothers help you get a house, and its value grows",
    "जल्दी न हो तो संपत्ति लाभ बनती है | मित्र या भाई घर दिलाने में मदद करते हैं, क़ीमत भी बढ़ती है",
    "jaldi na ho to sampatti laabh banti hai | dost ya bhai ghar dilane me madad karte hain, keemat bhi badhti hai",
  ],
  [
    "far home",
    "you settle down far from where you began | you find peace far from home, even in a rented room",
    "जहाँ से चले थे उससे दूर जाकर मन ठहरता है | चैन की क़ीमत दूरी है, और वह किराए के कमरे में भी मिल जाता है",
    "jahan se chale the usse door jaakar man thehrta hai | chain ki keemat doori hai, aur woh kiraye ke kamre me bhi mil jaata hai",
  ],
]);

const FIFTH = buildLordRows(5, [
  [
    "bright",
    "your mind is quick and wants to create something of its own | people see at once that you are clever, but you would rather be useful",
    "बुद्धि तेज़ है और कुछ अपना रचना चाहती है | लोग झट आपको चतुर मान लेते हैं, आपको काम आना ज़्यादा भाता है",
    "buddhi tez hai aur kuch apna rachna chahti hai | log jhat aapko chatur maan lete hain, aapko kaam aana zyada pasand hai",
  ],
  [
    "speech learning",
    "you learn by speaking, and teach well | people hear your knowledge in your speech, and in time it earns you money",
    "बोलकर आप सीखते हैं और अच्छा सिखाते हैं | विद्या आपकी बोली में झलकती है और समय पर कमाती भी है",
    "bolkar aap seekhte hain aur achha sikhate hain | padhai aapki boli me jhalakti hai aur time par kamaati bhi hai",
  ],
  [
    "practice",
    "you learn with your hands as well as from books | you understand best with a pen in your hand, line by line",
    "पढ़ाई में किताब के साथ हाथ का काम भी चाहिए | क़लम हाथ में हो तो बात पंक्ति-दर-पंक्ति समझ आती है",
    "padhai me kitaab ke saath haath ka kaam bhi chahiye | pen haath me ho to baat line by line samajh aati hai",
  ],
  [
    "quiet study",
    "you study best at home and in quiet | for you, love and learning both need a settled home",
    "घर की शांति में आपकी पढ़ाई सबसे अच्छी होती है | प्रेम और पढ़ाई दोनों को पनपने के लिए ठहरा हुआ घर चाहिए",
    "ghar ki shanti me aapki padhai sabse achhi hoti hai | pyar aur padhai dono ko badhne ke liye settled ghar chahiye",
  ],
  [
    "gift",
    "you clearly have a gift for learning, so use it | your first idea is often your best, so write it down at once",
    "सीखने की देन साफ़ है, बस उसे काम में लाना है | आपका पहला विचार अक्सर सबसे अच्छा निकलता है, तुरंत लिख लीजिए",
    "seekhne ki den saaf hai, bas use kaam me laana hai | aapka pehla idea aksar sabse achha nikalta hai, turant likh lijiye",
  ],
  [
    "contest",
    "competition sharpens you, and worrying about it makes you dull | difficulty makes you learn, and you do best in front of an examiner",
    "मुक़ाबला आपको तेज़ करता है, उसकी चिंता कुंद | रोक-टोक में आप सीखते हैं, परीक्षक सामने हो तो निखरते हैं",
    "mukabla aapko tez karta hai, uski chinta kund | rok tok me aap seekhte hain, examiner saamne ho to nikharte hain",
  ],
  [
    "learning together",
    "you learn better with another person than alone | you choose with your heart, and your partner is your best teacher",
    "अकेले से बेहतर आप किसी के साथ सीखते हैं | आप दिल से चुनते हैं, और सबसे अच्छा शिक्षक सामने बैठा साथी है",
    "akele se behtar aap kisi ke saath seekhte hain | aap dil se chunte hain, aur sabse achha teacher saamne baitha partner hai",
  ],
  [
    "research",
    "your mind looks deep, so research suits you and hurry does not | your understanding deepens after a shock that others would call a loss",
    "मन गहरा खोदता है, शोध रास आता है और जल्दबाज़ी नहीं | जिसे लोग नुक़सान कहें, उसके बाद आपकी समझ गहरी होती है",
    "man gehra khodta hai, shodh raas aata hai aur jaldbaazi nahi | jise log nuksaan kahein, uske baad aapki samajh gehri ho jaati hai",
  ],
  [
    "higher learning",
    "higher study brings you to a good teacher | you go further when study means something to you than when you study for marks",
    "ऊँची पढ़ाई और अच्छा शिक्षक एक-दूसरे को ढूँढ लेते हैं | अर्थ वाली पढ़ाई आपको अंकों वाली पढ़ाई से आगे ले जाती है",
    "oonchi padhai aur achha teacher ek doosre ko dhoondh lete hain | matlab wali padhai aapko marks wali padhai se aage le jaati hai",
  ],
  [
    "learning work",
    "what you learn goes straight into your work | your talent grows when you use it in public, and fades when it stays a hobby",
    "जो सीखते हैं वह सीधे काम में लगता है | हुनर को सबके काम आना है, केवल शौक़ रहे तो सिकुड़ता है",
    "jo seekhte hain woh seedhe kaam me lagta hai | talent ko sabke kaam aana hai, sirf shauk rahe to sikudta hai",
  ],
  [
    "reward",
    "your ideas bring rewards through friends and groups | your ideas find buyers, and friends spread the word",
    "विचार मित्रों और समूह के ज़रिए फल देते हैं | मन की उपज को ग्राहक मिलते हैं, मित्र बात फैला देते हैं",
    "vichaar doston aur samooh ke zariye phal dete hain | aapke dimaag ki upaj ko customer milte hain, dost baat phaila dete hain",
  ],
  [
    "distant study",
    "you study well far from home, or far from noise | your best thoughts come when you are alone, travelling or half asleep",
    "घर या शोर से दूर पढ़ाई अच्छी चलती है | सबसे अच्छे विचार अकेले में, सफ़र में या ऊँघते हुए आते हैं",
    "ghar ya shor se door padhai achhi chalti hai | sabse achhe vichaar akele me, safar me ya oonghte hue aate hain",
  ],
]);

const SEVENTH = buildLordRows(7, [
  [
    "close partner",
    "a partner is often on your mind, and shapes your choices | the person you choose shows you who you are, and makes you grow",
    "साथी मन से दूर नहीं रहता और फ़ैसलों पर असर रखता है | जिसे आप चुनें वह आपका आईना है और बढ़ने को कहता है",
    "saathi man se door nahi rehta aur faislon par asar rakhta hai | jise aap chunein woh aapka aaina hai aur badhne ko kehta hai",
  ],
  [
    "family tie",
    "marriage also connects two families and their money | two families are involved, so talk about money early",
    "विवाह परिवारों और पूँजी का भी नाता बनता है | इस मेज़ पर दो परिवार बैठते हैं, पैसे की बात पहले कर लीजिए",
    "shaadi parivaaron aur poonji ka bhi naata banti hai | is rishte me dono parivaar baithte hain, paise ki baat pehle kar lijiye",
  ],
  [
    "meeting by effort",
    "a relationship begins when you take the first step, often near your home | a relationship starts with words: a message, a neighbour, a shared errand",
    "पहला क़दम आप रखें तो बात बनती है, अक्सर आसपास ही | शुरुआत शब्दों से होती है: एक संदेश, पड़ोस या कोई छोटा काम",
    "pehla kadam aap rakhein to baat banti hai, aksar aaspaas hi | shuruaat shabdon se hoti hai: ek message, pados ya koi chhota kaam",
  ],
  [
    "homely bond",
    "your relationship needs a home and unhurried evenings | you want a partner who makes you feel at home",
    "यह रिश्ता घर और ठहरी हुई शामें चाहता है | आपको ऐसा साथी चाहिए जिसके पास लौटना घर लौटने जैसा लगे",
    "yeh rishta ghar aur thehri hui shaamein chahta hai | aapko aisa partner chahiye jiske paas lautna ghar lautne jaisa lage",
  ],
  [
    "love first",
    "affection comes first, and commitment follows it | you have to laugh together first, and the rest follows",
    "पहले स्नेह आता है, वचन उसके पीछे | पहले मिलकर हँसना ज़रूरी है, बाकी सब पीछे आता है",
    "pehle sneh aata hai, vachan uske peeche | pehle milkar hansna zaroori hai, baaki sab peeche aata hai",
  ],
  [
    "delay terms",
    "partnership is tested by duties or family demands before it settles | care shows in shared chores here, and an unfair share of them hurts",
    "ज़िम्मेदारी या घर की माँगें परखकर ही बात जमती है | इस रिश्ते में प्यार काम बाँटने में दिखता है, इकतरफ़ा बोझ उसे खट्टा करता है",
    "zimmedari ya ghar ki maangein parakhkar hi baat jamti hai | is rishte me pyar kaam baantne me dikhta hai, ek tarfa bojh use khatta karta hai",
  ],
  [
    "equal bond",
    "your partner is your equal, and the relationship stands on its own | commitment suits you, and you get on best with people who are your equals",
    "साथी बराबरी का होता है और नाता अपने दम पर टिकता है | वचन निभाना आपको जँचता है, बराबर वालों से आपकी अच्छी बनती है",
    "saathi barabari ka hota hai aur naata apne dam par tikta hai | commitment aapko suit karta hai, barabar walon se aapki achhi banti hai",
  ],
  [
    "deep bond",
    "the relationship goes deep, so talk openly about money and secrets | being close to a person changes you, and half-truths put it at risk",
    "नाता गहरा है, उसमें धन और छिपी बातें साफ़ शब्द माँगती हैं | निकटता आपको बदल देती है, आधा सच ही उसे चोट देता है",
    "naata gehra hai, usme paisa aur chhipi baatein saaf shabd maangti hain | nazdeeki aapko badal deti hai, aadha sach hi use chot deta hai",
  ],
  [
    "blessed tie",
    "a partner brings you luck, faith or a wider world | you choose a partner's view of life as much as the person",
    "साथी भाग्य, आस्था या बड़ी दुनिया साथ लाता है | आप व्यक्ति जितना ही एक जीवन-दृष्टिकोण से नाता जोड़ते हैं",
    "saathi bhagya, aastha ya badi duniya saath laata hai | aap insaan jitna hi zindagi ki ek soch se rishta jodte hain",
  ],
  [
    "working pair",
    "you meet through work, or build something together | your relationship is closely tied to your work, and others see much of it",
    "भेंट काम के रास्ते होती है, या दोनों मिलकर कुछ खड़ा करते हैं | यह रिश्ता काम के कपड़ों में और सबके बीच जिया जाता है",
    "mulaqat kaam ke raaste hoti hai, ya dono milkar kuch khada karte hain | yeh rishta kaam ke kapdon me aur sabke beech jiya jaata hai",
  ],
  [
    "friend partner",
    "friendship turns into love, and the relationship brings you gains | friends introduce you to each other, and shared wishes keep you together",
    "मित्रता रिश्ता बनती है और रिश्ता लाभ | मिलाते साझा मित्र हैं, और थामे रखती हैं साझी इच्छाएँ",
    "dosti rishta banti hai aur rishta laabh | milwaate common dost hain, aur baandhe rakhti hain common ichchhayein",
  ],
  [
    "distance bond",
    "time apart, expense or privacy is part of the relationship | the relationship needs travel, patience or privacy to do well",
    "दूरी, ख़र्च या एकांत इस रिश्ते का हिस्सा है | इस रिश्ते को दूरी, धीरज या बंद दरवाज़े का एकांत चाहिए",
    "doori, kharch ya ekaant is rishte ka hissa hai | is rishte ko doori, dheeraj ya band darwaze ka akelapan chahiye",
  ],
]);

const NINTH = buildLordRows(9, [
  [
    "lucky self",
    "luck is on your side when you act on what you believe | you make your own luck by standing up for something",
    "जो मानते हैं उस पर चलें तो भाग्य साथ रहता है | किसी बात पर टिककर आप अपना भाग्य बनाते हैं",
    "jo maante hain us par chalein to bhagya saath rehta hai | kisi baat par tikkar aap apna bhagya banate hain",
  ],
  [
    "lucky purse",
    "help from elders and kind words add to what you own | your good fortune is a good name, good food and kind speech",
    "बड़ों का साथ और मीठी वाणी आपकी पूँजी बढ़ाती है | भाग्य अच्छे नाम, भरी थाली और साफ़ बोली बनकर आता है",
    "badon ka saath aur meethi vaani aapki poonji badhati hai | bhagya achhe naam, bhari thaali aur saaf boli bankar aata hai",
  ],
  [
    "earned luck",
    "luck comes to you when you make an effort for it | your luck begins when you ask, write or set out",
    "भाग्य को मेहनत से पुकारना पड़ता है, फिर वह सुनता है | दस्तक दें, लिखें या निकल पड़ें तो भाग्य जागता है",
    "bhagya ko mehnat se pukarna padta hai, phir woh sunta hai | dastak dein, likhein ya nikal padein to bhagya jaagta hai",
  ],
  [
    "home luck",
    "your blessings come through home and your mother | your luck begins near home and among old friends",
    "कृपा घर और माँ के रास्ते आती है | आपका शुभ घर और पुराने परिचय के आसपास से शुरू होता है",
    "kripa ghar aur maa ke raaste aati hai | aapka achha ghar aur purani pehchaan ke aaspaas se shuru hota hai",
  ],
  [
    "grace",
    "your faith and your intelligence strengthen each other | children, students or a faith give back what you gave in trust",
    "आस्था और बुद्धि एक-दूसरे को बढ़ाते हैं | जो विश्वास से दिया, वह बच्चे, शिष्य या आस्था लौटाते हैं",
    "aastha aur buddhi ek doosre ko badhate hain | jo vishwas se diya, woh bachche, student ya aastha lautate hain",
  ],
  [
    "luck by service",
    "luck comes to you through serving others | you find luck in the work that others avoid",
    "भाग्य आपके पास सेवा के वेश में आता है | जिस काम को लोग लाँघ जाते हैं, आपका भाग्य उसी में मिलता है",
    "bhagya aapke paas seva ke vesh me aata hai | jis kaam ko log laangh jaate hain, aapka bhagya usi me milta hai",
  ],
  [
    "luck by others",
    "journeys and a partner open up the world for you | a person you meet brings you the luck you could not find alone",
    "यात्रा और साथी बड़ी राह खोलते हैं | जो भाग्य अकेले न मिला, वह किसी मिलने वाले के हाथ आता है",
    "yatra aur saathi badi raah kholte hain | jo bhagya akele na mila, woh kisi milne wale ke haath aata hai",
  ],
  [
    "hidden faith",
    "you find your faith in hard times, and it is truly your own | what you were taught fails you once, and you find a truer belief",
    "कठिन दौर में आस्था मिलती है, और वह अपनी होती है | सिखाया हुआ एक बार टूटता है, वहीं सच्ची आस्था उगती है",
    "kathin daur me aastha milti hai, aur phir tikti hai | sikhaya hua ek baar toot-ta hai, wahin sachchi aastha ugti hai",
  ],
  [
    "strong faith",
    "you keep your principles, and teachers appear when you need them | good advice is never far away, if you ask for it",
    "उसूल टिकते हैं और ज़रूरत पर मार्गदर्शक मिल जाते हैं | अच्छी सलाह आपसे दूर नहीं, बस पूछने की देर है",
    "usool tikte hain aur zaroorat par mentor mil jaate hain | achhi salah aapse door nahi, bas poochhne ki der hai",
  ],
  [
    "duty luck",
    "luck reaches you through the work itself | doing your duty well is what brings you luck",
    "भाग्य काम के रास्ते ही आप तक आता है | अपना काम अच्छे से करना ही आपके लिए शुभ कर्म है",
    "bhagya kaam ke raaste hi aap tak aata hai | apna kaam achhe se karna hi aapke liye shubh kaam hai",
  ],
  [
    "gains of faith",
    "good company and past good deeds bring you gains | your luck comes from people: elders, friends and everyone who remembers you kindly",
    "अच्छी संगत और पुराने पुण्य लाभ बनते हैं | आपका भाग्य लोगों में है: बुज़ुर्ग, मित्र, आपको अच्छे से याद करने वाले",
    "achhi sangat aur purane punya laabh bante hain | aapka bhagya logon me hai: bade, dost, aapko achhe se yaad karne wale",
  ],
  [
    "faith afar",
    "your search for meaning leads you far away, and into yourself | you find your luck by leaving home, giving or sitting still",
    "खोज दूर ले जाती है, और भीतर भी | छोड़कर, देकर या चुप बैठकर आपको अपना भाग्य मिलता है",
    "khoj door le jaati hai, aur bheetar bhi | chhodkar, dekar ya chup baithkar aapko apna bhagya milta hai",
  ],
]);

const TENTH = buildLordRows(10, [
  [
    "own_work",
    "your work shows your own style, and you do not like taking orders | you are your own best boss, even in another person's company",
    "काम पर आपकी अपनी छाप रहती है और हुक्म पर चलना कठिन लगता है | किसी और के यहाँ भी आप अपने मालिक की तरह काम करते हैं",
    "kaam par aapki apni chhaap rehti hai aur hukm par chalna mushkil lagta hai | kisi aur ke yahan bhi aap khud ke boss ki tarah kaam karte hain",
  ],
  [
    "work pays",
    "your work and your income are closely linked, and your voice is a tool | food, finance, family or your voice can be your line of work",
    "काम और कमाई पास-पास हैं, वाणी आपका औज़ार है | आपका काम रसोई और तिजोरी के पास है: भोजन, धन, परिवार या वाणी",
    "kaam aur kamai paas paas hain, vaani aapka auzaar hai | aapka kaam rasoi aur tijori ke paas hai: khaana, finance, parivaar ya awaaz",
  ],
  [
    "courage work",
    "you get ahead by trying what others do not dare | you work with your hands, words and courage, and initiative gets you promoted",
    "जो दूसरे करने से डरते हैं उसे करके आप आगे बढ़ते हैं | हाथ, शब्द और हिम्मत से आप काम करते हैं, पहल पर तरक़्क़ी मिलती है",
    "jo doosre karne se darte hain use karke aap aage badhte hain | haath, shabd aur himmat se aap kaam karte hain, pehal par promotion milta hai",
  ],
  [
    "work at home",
    "you work best from a settled home, and public duty needs private peace | a calm home helps your work most, and land or caring for people can be your job",
    "जमी हुई जगह से आपका काम अच्छा चलता है, बाहर के लिए भीतर की शांति चाहिए | शांत घर ही आपका असली दफ़्तर है, ज़मीन या देखभाल पेशा बन सकती है",
    "jami hui jagah se aapka kaam achha chalta hai, bahar ke liye andar ki shanti chahiye | shaant ghar hi aapka asli office hai, zameen ya care aapka pesha ban sakta hai",
  ],
  [
    "thinking work",
    "work that uses judgement, teaching or craft suits you | you are paid for ideas, and younger people look to you at work",
    "सोच, शिक्षा या कला वाला काम आपको आगे ले जाता है | आपको विचारों का मोल मिलता है, काम पर युवा आपकी ओर ताकते हैं",
    "soch, shiksha ya kala wala kaam aapko aage le jaata hai | aapko ideas ka paisa milta hai, kaam par young log aapki sunte hain",
  ],
  [
    "repair rivals",
    "you rise by fixing what others avoid | you build your career by solving problems, one after another",
    "जिसे दूसरे टालते हैं उसी को सुधारकर आप आगे बढ़ते हैं | आपका पेशा सुलझाई हुई मुश्किलों की ईंटों से बना है",
    "jo kaam doosre taalte hain usi se aap aage badhte hain | aapka career suljhayi hui mushkilon ki eenton se bana hai",
  ],
  [
    "dealing work",
    "your work is about dealing with people: clients, partners, agreements | your career moves ahead when the right person works with you",
    "काम आमने-सामने होता है: ग्राहक, साझेदार, समझौते | सही व्यक्ति सामने बैठे तो आपका काम आगे बढ़ता है",
    "kaam aamne saamne hota hai: graahak, saajhedaar, samjhaute | sahi insaan saamne baithe to aapka kaam aage badhta hai",
  ],
  [
    "breaks work",
    "your career stops and starts again, and each break teaches you a rarer skill | people trust you where things have gone wrong or have been hidden",
    "राह टूटकर फिर जुड़ती है, हर मोड़ एक दुर्लभ हुनर सिखाता है | जहाँ कुछ बिगड़ा या छिपा हो, वहाँ आप पर भरोसा किया जाता है",
    "raah tootkar phir judti hai, har mod ek durlabh hunar sikhata hai | jahan kuch bigda ya chhupa ho, wahan aap par bharosa kiya jaata hai",
  ],
  [
    "principled work",
    "you need purpose in your work, and do well where you can respect it | teachers, law, travel or faith touch your working life",
    "काम में उद्देश्य चाहिए, जहाँ सम्मान हो वहीं बढ़ता है | शिक्षा, क़ानून, यात्रा या आस्था आपके काम को छूते हैं",
    "kaam me uddeshya chahiye, jahan samman ho wahin badhta hai | teaching, kanoon, travel ya aastha aapke kaam ko chhoote hain",
  ],
  [
    "steady office",
    "your position is secure, and people trust you with more than you ask for | you suit a long-term position, and grow into it fully",
    "पद टिकता है और माँगने से ज़्यादा भरोसा मिलता है | आप लंबी पारी के लिए बने हैं और पद के बराबर बड़े होते जाते हैं",
    "pad tikta hai aur maangne se zyada bharosa milta hai | aap lambi paari ke liye bane hain aur post ke barabar bade hote jaate hain",
  ],
  [
    "rewarded work",
    "your effort turns into income without much noise | your contacts help your work more than any application",
    "मेहनत बिना शोर के आमदनी बनती है | कोई अर्ज़ी उतना नहीं करती जितना आपके संपर्क करते हैं",
    "mehnat bina shor ke aamdani banti hai | koi application utna nahi karti jitna aapke contacts karte hain",
  ],
  [
    "work afar",
    "your work takes you far away or behind the scenes, and pays later | you work out of sight, and your work goes further than you do",
    "काम दूर या परदे के पीछे ले जाता है, फल देर से देता है | काम आपका ओट में बनता है और आपसे आगे तक जाता है",
    "kaam door ya parde ke peeche le jaata hai, phal der se deta hai | kaam aapka parde ke peeche banta hai aur aapse aage tak jaata hai",
  ],
]);

const ELEVENTH = buildLordRows(11, [
  [
    "gains self",
    "you earn your gains yourself, not through favours | you attract people without trying, and they bring you opportunities",
    "लाभ आपके अपने बूते आता है, किसी की कृपा से नहीं | लोग बिना कोशिश आपके पास जुटते हैं, मौक़ा वही लाते हैं",
    "laabh aapke apne boote aata hai, kisi ki kripa se nahi | log bina koshish aapke paas judte hain, mauka wohi laate hain",
  ],
  [
    "gains kept",
    "you save what you gain rather than show it | your friends and your income both become part of family life",
    "लाभ दिखाने के बजाय जमा होता है | मित्र और आमदनी दोनों आख़िर परिवार की थाली तक आते हैं",
    "laabh dikhane ke bajaay jama hota hai | dost aur income dono aakhir parivaar ki thaali tak aate hain",
  ],
  [
    "gains by effort",
    "you gain by your own effort, and siblings or neighbours help | you earn more when you ask once more than feels comfortable",
    "लाभ अपनी पहल के पीछे आता है, भाई-पड़ोसी साथ देते हैं | जितना सहज लगे उससे एक बार ज़्यादा माँगने पर मिलता है",
    "laabh apni pehal ke peeche aata hai, bhai padosi saath dete hain | jitna comfortable lage usse ek baar zyada maangne par milta hai",
  ],
  [
    "gains home",
    "your gains go into your home and your comfort | your wishes come true as a home, a vehicle and peace",
    "लाभ घर और सुख में बदलता है | इच्छाएँ कमरे, वाहन और चैन की शक्ल में पूरी होती हैं",
    "laabh ghar aur sukh me badalta hai | ichchhayein kamre, gaadi aur chain ki shakal me mukammal hoti hain",
  ],
  [
    "gains skill",
    "your gains come from ideas, students or younger people | your gains start with something playful: a talent, a class, a clever guess",
    "लाभ विचार, शिष्य या युवाओं से आता है | लाभ की जड़ में खेल है: कोई हुनर, कक्षा या चतुर अनुमान",
    "laabh vichaar, shishya ya yuvaon se aata hai | laabh ki jad me khel hai: koi talent, class ya chatur andaaza",
  ],
  [
    "gains toil",
    "you gain through service, and part of it goes to pay debts | you profit where competition is hard and the hours are regular",
    "लाभ सेवा से आता है, कुछ बकाया चुकाने में जाता है | जहाँ होड़ कड़ी और समय बँधा हो, वहाँ आपको लाभ है",
    "laabh seva se aata hai, kuch bakaya chukane me jaata hai | jahan competition tagda aur time fix ho, wahan aapko laabh hai",
  ],
  [
    "gains partner",
    "you gain through partners and clients | you earn more in an alliance than on your own",
    "लाभ सामने वाले पक्ष के रास्ते आता है | अकेले की मेहनत से ज़्यादा आपको साझेदारी कमाकर देती है",
    "laabh saamne wale paksh ke raaste aata hai | akele ki mehnat se zyada aapko partnership kamakar deti hai",
  ],
  [
    "gains late",
    "your gains are delayed or hidden, and then come all at once | you need reminders, papers and patience to get what others owe you",
    "लाभ देर से या छिपकर, एक साथ आता है | जो आपका निकलता है उसे याद दिलाना, काग़ज़ और धैर्य चाहिए",
    "laabh der se ya chhipkar, ek saath aata hai | jo aapka nikalta hai use reminder, kagaz aur dhairya chahiye",
  ],
  [
    "gains luck",
    "you gain through luck and the goodwill of elders | honest friends and distant places bring you gains",
    "लाभ भाग्य और बड़ों की शुभकामना से आता है | नेक मित्र और दूर की जगहें आपकी झोली भरती हैं",
    "laabh bhagya aur badon ki shubhkaamna se aata hai | nek dost aur door ki jagah aapki jholi bharti hain",
  ],
  [
    "pay rank",
    "your income grows with your position, not with chance | your income depends on your reputation, so protect your good name first",
    "आमदनी पद के साथ बढ़ती है, संयोग से नहीं | कमाई साख पर चलती है, इसलिए पहले नाम सँभालिए",
    "aamdani position ke saath badhti hai, sanyog se nahi | kamai saakh par tiki hai, isliye pehle naam sambhaliye",
  ],
  [
    "gains strong",
    "your circle of friends is itself a source of gain | your wishes are realistic, and enough of them come true",
    "मित्र-मंडली स्वयं लाभ का स्रोत है | आपकी इच्छाएँ ज़मीन पर टिकी हैं, और काफ़ी पूरी होती हैं",
    "doston ka daayra khud laabh ka srot hai | aapki ichchhayein practical hain, aur kaafi mukammal hoti hain",
  ],
  [
    "gains spent",
    "what you earn goes to distant goals, so set a share aside | money comes in easily and goes out even faster, so decide what it is for",
    "जो आता है दूर के कामों में निकलता है, एक हिस्सा अलग रखिए | आमदनी आना जानती है और जाना ज़्यादा, उसका मक़सद तय कर दीजिए",
    "jo aata hai door ke kaamon me nikalta hai, ek hissa alag rakhiye | income aana jaanti hai aur jaana zyada, uska maqsad tay kar dijiye",
  ],
]);

const TWELFTH = buildLordRows(12, [
  [
    "far self",
    "faraway places attract you, and time alone restores you | part of you longs to be elsewhere, and life opens up when you follow that",
    "दूरी आपको बुलाती है और एकांत सँवारता है | आपका आधा मन कहीं और रहता है, उस खिंचाव पर चलें तो जीवन फैलता है",
    "doori aapko bulati hai aur ekaant sanwaarta hai | aapka aadha mann kahin aur rehta hai, us khinchaav par chalein to zindagi phailti hai",
  ],
  [
    "costs purse",
    "going far away costs you money, so plan the expense first | you pay for travel and giving from your savings, so fill them up again",
    "दूरी का ख़र्च जेब से जाता है, पहले हिसाब बनाइए | यात्रा और दान बचत के डिब्बे से जाते हैं, उसे भरते रहिए",
    "doori ka kharch jeb se jaata hai, pehle hisaab banaiye | travel aur daan saving ke dabbe se jaate hain, use bharte rahiye",
  ],
  [
    "far effort",
    "going abroad takes several attempts and papers you arrange yourself | your own courage takes you abroad, after two or three false starts",
    "बाहर जाने में बार-बार प्रयास और अपने काग़ज़ लगते हैं | टिकट आपकी हिम्मत ही कटाती है, कुछ अधूरी शुरुआतों के बाद",
    "bahar jaane me baar baar prayaas aur apne kagaz lagte hain | ticket aapki himmat hi katati hai, kuch adhoori shuruaat ke baad",
  ],
  [
    "far home",
    "your home moves, or has a link to foreign places | you long for home when away, and for faraway places when at home",
    "घर ही स्थान बदलता है, या उसका एक दरवाज़ा परदेस में खुलता है | दूर हों तो घर याद आता है, घर पर हों तो दूरी",
    "ghar hi jagah badalta hai, ya uska ek darwaza pardes me khulta hai | door hon to ghar yaad aata hai, ghar par hon to doori",
  ],
  [
    "far study",
    "study or children lead you to distant places | a scholarship, a child or a passion takes you far away",
    "पढ़ाई या संतान बाहर की राह बनते हैं | छात्रवृत्ति, संतान या कोई लगन आपको बाहर खींचती है",
    "padhai ya santan bahar ki raah bante hain | scholarship, santan ya koi passion aapko bahar kheenchta hai",
  ],
  [
    "loss ends",
    "you can fight what drains your money, so costs can be cut | losses teach you discipline, and you cut a cost each year",
    "जो रिसता है उस पर रोक लगती है, ख़र्च घट सकता है | नुक़सान को आप अनुशासन बना लेते हैं और ख़र्च काटते जाते हैं",
    "jo rista hai us par rok lagti hai, kharch ghat sakta hai | nuksaan ko aap discipline bana lete hain aur kharch kaat-te jaate hain",
  ],
  [
    "far partner",
    "a partner or a contract takes you to distant places | a person who lives in a distant place draws you there too",
    "साथी या अनुबंध बाहर की ओर ले जाता है | कहीं और बसा कोई व्यक्ति आपकी बाहर की राह बनता है",
    "saathi ya contract bahar ki taraf le jaata hai | kahin aur basa koi insaan aapki bahar ki raah banta hai",
  ],
  [
    "letting go",
    "endings set you free sooner than you fear | you let go at the right time, and something new opens up",
    "समाप्ति आपको सोच से जल्दी मुक्त करती है | सही घड़ी पर आप छोड़ देते हैं और पीछे कुछ खुल जाता है",
    "samaapti aapko soch se jaldi mukt karti hai | sahi ghadi par aap chhod dete hain aur peeche kuch khul jaata hai",
  ],
  [
    "pilgrim",
    "long journeys have meaning for you, and your teachers live far away | you gladly spend money on pilgrimage, study or distant travel",
    "लंबी यात्राओं में अर्थ है और सिखाने वाले दूर बसते हैं | तीर्थ, पढ़ाई या दूर के क्षितिज पर आप ख़ुशी से ख़र्च करते हैं",
    "lambi yatraon me arth hai aur sikhane wale door baste hain | teerth, padhai ya door ke safar par aap khushi se kharch karte hain",
  ],
  [
    "work afar",
    "work is what carries you abroad | your profession takes you abroad, or deals with people who travel",
    "बाहर ले जाने वाला आपका काम ही है | आपका पेशा सरहद के पार जाता है, या पार के लोगों से जुड़ा है",
    "bahar le jaane wala aapka kaam hi hai | aapka pesha sarhad ke paar jaata hai, ya paar ke logon se juda hai",
  ],
  [
    "far gains",
    "what you spend on travel comes back as gain | friends abroad turn your spending into opportunity",
    "दूरी पर जो लगता है वह लाभ बनकर लौटता है | परदेस के मित्र आपके ख़र्च को मौक़े में बदल देते हैं",
    "doori par jo lagta hai woh laabh bankar lautta hai | pardes ke dost aapke kharch ko mauke me badal dete hain",
  ],
  [
    "quiet",
    "you rest well away from crowds, and spend on things no one sees | sleep, prayer and quiet rooms far away restore you better than company",
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
