import { type Graha, GRAHAS } from "@lagna/terms";
import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** One thing a person can do about a topic; free, small and safe. */
export const TOPIC_ADVICE: Readonly<Record<Topic, PhraseVariants>> = {
  career: variants(
    "Put one measurable result in writing for the person who decides. | Ask once, in writing, for the one task no one else will take. | Tell one senior person, in a single sentence, which step you want next. | Keep a one-page record of what you fixed this year, and bring it to the next review.",
    "एक ठोस परिणाम लिखकर उसे दिखाइए जो फ़ैसला करता है। | जो ज़िम्मेदारी कोई नहीं लेता, उसे लिखित में एक बार माँगिए। | किसी एक वरिष्ठ को एक वाक्य में बताइए कि आप आगे क्या चाहते हैं। | इस साल क्या-क्या सुधारा, एक पेज पर लिखकर अगली समीक्षा में ले जाइए।",
    "Ek thos result likhkar use dikhaiye jo faisla karta hai. | Jo zimmedari koi nahi leta, use likhit me ek baar maangiye. | Kisi ek senior ko ek line me bataiye ki aap aage kya chahte hain. | Is saal kya kya sudhaara, ek page par likhkar agle review me le jaiye.",
  ),
  love: variants(
    "Write down the three conditions you will not give up, and stay open about the rest. | This week, ask the other person one question, and just listen. | Say one expectation aloud that you have hoped the other would guess. | Meet once without phones, and talk about money and family before you talk about dates.",
    "अपनी तीन अटल शर्तें लिख लीजिए, बाक़ी पर बात खुली रखिए। | इस हफ़्ते साथी से एक सवाल पूछिए और बस सुनिए। | जो उम्मीद अब तक मन में रखी कि बिना कहे समझ ली जाए, उसे एक बार कह दीजिए। | एक बार बिना फ़ोन के मिलिए, और तारीख़ से पहले पैसे और परिवार की बात कीजिए।",
    "Apni teen pakki shartein likh lijiye, baaki par baat khuli rakhiye. | Is hafte partner se ek sawaal poochhiye aur bas suniye. | Jo ummeed ab tak mann me rakhi ki bina kahe samajh li jaaye, use ek baar keh dijiye. | Ek baar bina phone ke miliye, aur tareekh se pehle paise aur parivaar ki baat kijiye.",
  ),
  wealth: variants(
    "Before the month ends, ask in writing for one old debt to be paid. | On the day money arrives, set a fixed part aside before you spend any. | Write down every expense for thirty days, and cut only the biggest waste. | Keep shared money in writing, even with the people you trust most.",
    "महीना ख़त्म होने से पहले एक पुराना बकाया लिखित में माँगिए। | पैसा आते ही एक तय हिस्सा अलग कर दीजिए, बाक़ी सब बाद में। | तीस दिन लिखिए कि पैसा कहाँ जाता है, और बस सबसे बड़ा छेद बंद कीजिए। | साझे का पैसा काग़ज़ पर रखिए, अपनों के साथ भी।",
    "Mahina khatam hone se pehle ek purana bakaya likhit me maangiye. | Paisa aate hi ek tay hissa alag kar dijiye, baaki sab baad me. | Tees din likhiye ki paisa kahan jaata hai, aur bas sabse bada chhed band kijiye. | Saajhe ka paisa kagaz par rakhiye, apno ke saath bhi.",
  ),
  health: variants(
    "Go to bed at the same hour for two weeks and see what changes; for anything that worries you, see a doctor. | Walk at the same hour every day for two weeks; for a symptom, ask a doctor and not a chart. | Eat one meal a day at a fixed hour, and rest before you are tired; for a symptom, see a doctor. | Keep one evening a week free, and see a doctor about any complaint that lasts.",
    "दो हफ़्ते सोने का समय एक रखिए और फ़र्क़ देखिए; कोई लक्षण हो तो डॉक्टर से मिलिए। | पंद्रह दिन रोज़ एक ही समय पर टहलिए; तकलीफ़ हो तो डॉक्टर को दिखाइए, कुंडली को नहीं। | दिन का एक भोजन तय समय पर कीजिए और थकने से पहले आराम; लक्षण डॉक्टर के लिए हैं। | हफ़्ते की एक शाम जानबूझकर ख़ाली रखिए, और जो तकलीफ़ टिके उसे डॉक्टर को दिखाइए।",
    "Do hafte sone ka samay ek rakhiye aur farak dekhiye; koi lakshan ho to doctor se miliye. | Pandrah din roz ek hi samay par tehliye; takleef ho to doctor ko dikhaiye, kundli ko nahi. | Din ka ek khana tay samay par khaiye aur thakne se pehle aaram; lakshan doctor ke liye hain. | Hafte ki ek shaam jaanboojhkar khaali rakhiye, aur jo takleef tike use doctor ko dikhaiye.",
  ),
  education: variants(
    "Study the hardest part first, at the same hour every day. | Explain one page aloud to someone each day. | In the next two weeks, do two old papers against the clock, and study only what they show you. | Put the phone in another room for the first forty minutes.",
    "सबसे कठिन हिस्सा पहले पढ़िए, रोज़ एक ही समय पर। | रोज़ एक पाठ किसी को बोलकर समझाइए। | इस पखवाड़े दो पुराने पर्चे घड़ी देखकर हल कीजिए, और वही पढ़िए जो छूटा। | पहले चालीस मिनट फ़ोन दूसरे कमरे में रखिए।",
    "Sabse kathin hissa pehle padhiye, roz ek hi samay par. | Roz ek paath kisi ko bolkar samjhaiye. | Is pakhwade do purane paper ghadi dekhkar solve kijiye, aur wahi padhiye jo chhoota. | Pehle chalis minute phone doosre kamre me rakhiye.",
  ),
  children: variants(
    "Give this bond one unhurried hour a week. | Talk with your partner about what each of you expects before you plan dates. | Make room at home and in your week first; the dates come after. | For anything about the body, ask a doctor; for a calmer home, start tonight.",
    "हफ़्ते में एक घंटा बिना जल्दी के बस इस रिश्ते को दीजिए। | तारीख़ सोचने से पहले साथी से बात कीजिए कि दोनों क्या चाहते हैं। | घर में और हफ़्ते में पहले जगह बनाइए; तारीख़ जगह के पीछे आती है। | शरीर की बात डॉक्टर से पूछिए; घर की शांति आज शाम से शुरू कीजिए।",
    "Hafte me ek ghanta bina jaldi ke bas is rishte ko dijiye. | Tareekh sochne se pehle saathi se baat kijiye ki dono kya chahte hain. | Ghar me aur hafte me pehle jagah banaiye; tareekh jagah ke peeche aati hai. | Sharir ki baat doctor se poochhiye; ghar ki shaanti aaj shaam se shuru kijiye.",
  ),
  home: variants(
    "Have the papers read by someone who gains nothing from the sale. | Make two lists: what the home must have, and what you would only like. | See the place once in the morning and once at night before you say yes. | Decide the most you will pay, and tell that figure to one person beforehand.",
    "काग़ज़ किसी ऐसे से पढ़वाइए जिसे सौदे से लाभ न हो। | लिख लीजिए कि घर में क्या ज़रूरी है और क्या बस पसंद है। | हाँ कहने से पहले जगह एक बार सुबह और एक बार रात में देखिए। | जिस रक़म से ऊपर नहीं जाना, वह पहले ही किसी एक को बता दीजिए।",
    "Kagaz kisi aise se padhwaiye jise saude se laabh na ho. | Likh lijiye ki ghar me kya zaroori hai aur kya bas pasand hai. | Haan kehne se pehle jagah ek baar subah aur ek baar raat me dekhiye. | Jis rakam se upar nahi jaana, woh pehle hi kisi ek ko bata dijiye.",
  ),
  travel: variants(
    "Prepare one document a week, so that you are ready when the time comes. | Talk once with a person who made the same move. | Work out what the first year there will really cost, rent and loneliness included. | Before you book, settle who looks after what you leave behind.",
    "हर हफ़्ते एक काग़ज़ तैयार कीजिए, ताकि समय आने पर दरवाज़ा खुला मिले। | किसी ऐसे से एक बार बात कीजिए जो यही क़दम उठा चुका हो। | वहाँ के पहले साल का ख़र्च ईमानदारी से जोड़िए, किराया भी और अकेलापन भी। | टिकट से पहले तय कीजिए कि पीछे की ज़िम्मेदारी कौन देखेगा।",
    "Har hafte ek kagaz taiyaar kijiye, taaki samay aane par darwaza khula mile. | Kisi aise se ek baar baat kijiye jo yahi kadam utha chuka ho. | Wahan ke pehle saal ka kharcha imaandari se jodiye, kiraya bhi aur akelapan bhi. | Ticket se pehle tay kijiye ki peeche ki zimmedari kaun dekhega.",
  ),
  spiritual: variants(
    "Choose one practice small enough to do on your worst day. | Sit for ten minutes at the same hour each day, and ask for nothing. | Once a week, do something useful for a person who cannot return it, and tell no one. | Choose one book or one teacher, and leave the rest for later.",
    "एक साधना इतनी छोटी रखिए कि सबसे बुरे दिन भी हो सके। | दस मिनट एक ही समय पर बैठिए, और कुछ माँगिए मत। | हफ़्ते में एक सेवा ऐसे की कीजिए जो लौटा न सके, और किसी को बताइए मत। | एक किताब या एक शिक्षक चुनिए, बाक़ी रहने दीजिए।",
    "Ek sadhna itni chhoti rakhiye ki sabse bure din bhi ho sake. | Das minute ek hi samay par baithiye, aur kuch maangiye mat. | Hafte me ek seva aise ki kijiye jo lauta na sake, aur kisi ko bataiye mat. | Ek kitaab ya ek sikhane wala chuniye, baaki rehne dijiye.",
  ),
  personality: variants(
    "Ask two people who know you well what they rely on you for. | For a week, note when you felt most like yourself, and when you played a part. | Say no once this week where you would usually explain. | For seven days, give your best hour of the day to your own work.",
    "दो क़रीबी लोगों से पूछिए कि वे किस बात के लिए आप पर भरोसा करते हैं। | एक हफ़्ता लिखिए कि कब आप सचमुच अपने थे और कब दिखावे में। | इस हफ़्ते एक बार ना कहिए, जहाँ आप आमतौर पर सफ़ाई देते हैं। | सात दिन, दिन का सबसे अच्छा घंटा अपने काम को दीजिए।",
    "Do kareebi logon se poochhiye ki woh kis baat ke liye aap par bharosa karte hain. | Ek hafta likhiye ki kab aap sach me apne the aur kab dikhave me. | Is hafte ek baar naa kahiye, jahan aap aamtaur par safaai dete hain. | Saat din, din ka sabse achha ghanta apne kaam ko dijiye.",
  ),
};

/** Grahas whose advice suits a topic: a user whose engagement broke must not be told to do the dull part first. */
export const GRAHA_SUITS: Readonly<Record<Topic, readonly Graha[]>> = {
  career: GRAHAS.filter((graha) => graha !== "venus"),
  love: ["venus", "moon", "ketu"],
  wealth: ["mercury", "jupiter", "saturn", "rahu"],
  health: [],
  education: ["mercury", "saturn", "ketu"],
  children: ["moon", "jupiter", "venus"],
  home: ["mercury", "jupiter", "rahu"],
  travel: ["mercury", "jupiter", "saturn", "rahu"],
  spiritual: ["saturn", "ketu"],
  personality: GRAHAS,
};

/** Advice for the graha that weakens a topic. */
export const GRAHA_ADVICE: Readonly<Record<Graha, PhraseVariants>> = {
  sun: variants(
    "Let someone else make the next decision, and support it openly. | Ask for recognition once, clearly, and then let your work speak.",
    "अगला एक फ़ैसला किसी और का होने दीजिए, और खुलकर साथ दीजिए। | मान एक बार साफ़ माँगिए, फिर काम को बोलने दीजिए।",
    "Agla ek faisla kisi aur ka hone dijiye, aur khulkar saath dijiye. | Maan ek baar saaf maangiye, phir kaam ko bolne dijiye.",
  ),
  moon: variants(
    "Decide after a night's sleep, not in the mood of the evening. | Before you answer a hard message, eat something and wait an hour.",
    "फ़ैसला रात भर सोकर कीजिए, शाम के मन से नहीं। | कठिन संदेश का जवाब कुछ खाकर, एक घंटा रुककर दीजिए।",
    "Faisla raat bhar sokar kijiye, shaam ke mood se nahi. | Kathin message ka jawab kuch khaakar, ek ghanta rukkar dijiye.",
  ),
  mars: variants(
    "Choose the one argument that matters, and drop the rest. | Move your body for twenty minutes before you settle a dispute.",
    "एक ही झगड़ा चुनिए जो ज़रूरी है, बाक़ी छोड़ दीजिए। | विवाद सुलझाने से पहले बीस मिनट शरीर को चला लीजिए।",
    "Ek hi jhagda chuniye jo zaroori hai, baaki chhod dijiye. | Vivaad suljhane se pehle bees minute sharir ko chala lijiye.",
  ),
  mercury: variants(
    "Put the terms in writing, in five lines, and read them aloud once. | Before you agree to anything, repeat it in your own words and wait for a yes.",
    "शर्तें पाँच पंक्तियों में लिखिए और एक बार बोलकर पढ़िए। | हाँ कहने से पहले बात अपने शब्दों में दोहराइए और हामी का इंतज़ार कीजिए।",
    "Shartein paanch line me likhiye aur ek baar bolkar padhiye. | Haan kehne se pehle baat apne shabdon me dohraiye aur haami ka intezaar kijiye.",
  ),
  jupiter: variants(
    "Ask one older person for advice, and act on half of it this week. | Promise a little less than you can do, and keep all of it.",
    "किसी एक बड़े से सलाह लीजिए और इसी हफ़्ते आधी पर चलिए। | जितना निभा सकें उससे थोड़ा कम वादा कीजिए, और पूरा निभाइए।",
    "Kisi ek bade se salah lijiye aur isi hafte aadhi par chaliye. | Jitna nibha sakein usse thoda kam vaada kijiye, aur poora nibhaiye.",
  ),
  venus: variants(
    "Say the uncomfortable part first, kindly, and the pleasant part after. | Choose between two good things instead of keeping both open.",
    "पहले असहज बात कहिए, नरमी से, अच्छी बात बाद में। | दो अच्छी चीज़ों में से एक चुनिए, दोनों को लटकाए मत रखिए।",
    "Pehle asahaj baat kahiye, narmi se, achhi baat baad me. | Do achhi cheezon me se ek chuniye, dono ko latkaye mat rakhiye.",
  ),
  saturn: variants(
    "Do the dull part first, at the same hour, for six weeks. | Break the task into twelve small parts, and finish one a week.",
    "नीरस हिस्सा पहले कीजिए, एक ही समय पर, छह हफ़्ते। | काम को बारह छोटे हिस्सों में बाँटिए और हर हफ़्ते एक पूरा कीजिए।",
    "Boring hissa pehle kijiye, ek hi samay par, chhah hafte. | Kaam ko barah chhote hisson me baantiye aur har hafte ek poora kijiye.",
  ),
  rahu: variants(
    "Before you reach for more, list what you already have in hand, and finish one thing on the list. | Wait three days before you spend money on any big idea.",
    "और पाने से पहले लिखिए कि हाथ में क्या-क्या है, और उनमें से एक पूरा कीजिए। | हर बड़े ख़याल को ख़र्च करने से पहले तीन दिन ठहरने दीजिए।",
    "Aur paane se pehle likhiye ki haath me kya kya hai, aur unme se ek poora kijiye. | Har bade idea ko kharch karne se pehle teen din theharne dijiye.",
  ),
  ketu: variants(
    "Finish one thing you left halfway before you start another. | Tell one person why you went quiet; saying it already solves half.",
    "नया शुरू करने से पहले एक अधूरा काम पूरा कीजिए। | किसी एक को बताइए कि आप चुप क्यों हुए; आधी बात कहने से ही सुधर जाती है।",
    "Naya shuru karne se pehle ek adhoora kaam poora kijiye. | Kisi ek ko bataiye ki aap chup kyun hue; aadhi baat kehne se hi sudhar jaati hai.",
  ),
};
