import type { Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { WordPatternRow } from "../../question/match-word-patterns.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** A class of options that a chart may weigh, with the houses and significators it is read from. */
export interface OptionClass {
  readonly topic: Topic;
  /** What it is called if the user names it with a word of this: "a job". In Hindi the form before a postposition. */
  readonly name: LocalizedText | null;
  readonly houses: readonly number[];
  /** Significators, if not those of the topic. */
  readonly karakas?: readonly Graha[];
  /** A course of study or a trade. Two of them in a question about marriage are two persons. */
  readonly isField?: true;
  /** The text the houses and significators are from, with its chapter. */
  readonly source: string;
}

const named = createLocalizedText;
const UNNAMED = null;

/**
 * BPHS: Brihat Parashara Hora Shastra (11 houses, 32 significators), PD: Phaladeepika (1 houses, 2 grahas, 5 livelihood, 15 weighing),
 * JP: Jataka Parijata (15 houses), BJ: Brihat Jataka (10 livelihood), UK: Uttara Kalamrita (4 houses and significators).
 * "Twelfth from": a house is spent by the twelfth from it (PD 15).
 */
export const OPTION_CLASSES = {
  government: {
    topic: "career",
    name: named("a government job", "सरकारी नौकरी", "sarkari naukri"),
    houses: [10],
    karakas: ["sun"],
    source: "PD 1, 2: command, the ruler",
  },
  private_job: {
    topic: "career",
    name: named("a private job", "प्राइवेट नौकरी", "private naukri"),
    houses: [6, 11],
    karakas: ["saturn", "mercury"],
    source: "PD 2: service; BPHS 11: gain",
  },
  job: { topic: "career", name: named("a job", "नौकरी", "naukri"), houses: [6, 10], source: "PD 1, 15; BPHS 11" },
  business: {
    topic: "career",
    name: named("a business of your own", "अपने व्यवसाय", "apne business"),
    houses: [7, 3],
    karakas: ["mercury"],
    source: "UK 4: trade; BPHS 32",
  },
  partnership: {
    topic: "career",
    name: named("a partnership", "साझेदारी", "partnership"),
    houses: [7, 11],
    karakas: ["mercury", "venus"],
    source: "BPHS 11; UK 4",
  },
  alone: { topic: "career", name: UNNAMED, houses: [3, 1], karakas: ["mars"], source: "PD 1: own courage" },
  family_trade: { topic: "career", name: UNNAMED, houses: [9, 2], karakas: ["sun"], source: "PD 1: father, family" },
  leave_work: { topic: "career", name: UNNAMED, houses: [9, 3], source: "PD 15: twelfth from the tenth and fourth" },
  stay_at_work: { topic: "career", name: UNNAMED, houses: [10, 6], source: "PD 1, 15" },
  // What is new needs the courage of the third house, what goes on rests on the fourth.
  begin_new: {
    topic: "career",
    name: UNNAMED,
    houses: [3, 11],
    karakas: ["mars"],
    source: "PD 1: courage; BPHS 11: gain",
  },
  keep_on: {
    topic: "career",
    name: UNNAMED,
    houses: [4, 10],
    karakas: ["saturn"],
    source: "PD 1: the ground one stands on",
  },
  exam: { topic: "education", name: UNNAMED, houses: [5, 6], source: "UK 4: learning, contest" },
  study: {
    topic: "education",
    name: named("further study", "आगे पढ़ाई", "aage padhai"),
    houses: [4, 5],
    source: "BPHS 11; UK 4",
  },
  study_abroad: {
    topic: "education",
    name: UNNAMED,
    houses: [9, 12],
    karakas: ["jupiter", "rahu"],
    source: "BPHS 11; PD 8",
  },
  science: {
    topic: "education",
    name: named("science", "विज्ञान", "science"),
    houses: [5, 8],
    karakas: ["mars", "saturn"],
    isField: true,
    source: "UK 4: hidden things; BJ 10: fire, metals",
  },
  engineering: {
    topic: "education",
    name: named("engineering", "इंजीनियरिंग", "engineering"),
    houses: [5, 3],
    karakas: ["mars", "saturn"],
    isField: true,
    source: "BJ 10, PD 5: metals, fire, craft",
  },
  computing: {
    topic: "education",
    name: UNNAMED,
    houses: [5, 3],
    karakas: ["mercury"],
    isField: true,
    source: "PD 5: mathematics, writing, craft",
  },
  commerce: {
    topic: "education",
    name: named("commerce", "कॉमर्स", "commerce"),
    houses: [2, 7],
    karakas: ["mercury"],
    isField: true,
    source: "PD 5: trade, accounts; UK 4",
  },
  medicine: {
    topic: "education",
    name: named("medicine", "मेडिकल", "medical"),
    houses: [6, 12],
    karakas: ["sun", "moon"],
    isField: true,
    source: "PD 5: remedies; UK 4: sickness, beds",
  },
  law: {
    topic: "education",
    name: named("law", "क़ानून", "law"),
    houses: [9, 6],
    karakas: ["jupiter"],
    isField: true,
    source: "PD 1, 5: right, dispute",
  },
  arts: {
    topic: "education",
    name: named("the arts", "कला", "arts"),
    houses: [3, 5],
    karakas: ["venus", "moon"],
    isField: true,
    source: "UK 4; PD 2: music, poetry",
  },
  teaching: {
    topic: "career",
    name: named("teaching", "शिक्षण", "teaching"),
    houses: [2, 9],
    karakas: ["jupiter"],
    isField: true,
    source: "PD 1, 5: speech, the teacher",
  },
  forces: {
    topic: "career",
    name: UNNAMED,
    houses: [3, 6],
    karakas: ["mars"],
    isField: true,
    source: "PD 1, 5: courage, enemies, weapons",
  },
  finance: {
    topic: "career",
    name: UNNAMED,
    houses: [2, 11],
    karakas: ["jupiter", "mercury"],
    isField: true,
    source: "PD 1, 5: treasure, accounts",
  },
  media: {
    topic: "career",
    name: UNNAMED,
    houses: [3, 5],
    karakas: ["venus", "mercury"],
    isField: true,
    source: "UK 4; PD 5: writing, stage",
  },
  farming: {
    topic: "career",
    name: UNNAMED,
    houses: [4, 10],
    karakas: ["moon", "saturn"],
    isField: true,
    source: "PD 5: ploughing; UK 4: land",
  },
  buy: { topic: "home", name: named("buying", "ख़रीदने", "kharidne"), houses: [4, 11], source: "BPHS 11" },
  rent: {
    topic: "home",
    name: named("renting", "किराए पर रहने", "kiraye par rehne"),
    houses: [6, 12],
    source: "PD 1, 15",
  },
  build: {
    topic: "home",
    name: named("building", "बनवाने", "banwane"),
    houses: [4, 10],
    karakas: ["mars", "saturn"],
    source: "BPHS 11; PD 2: land, labour",
  },
  repair: { topic: "home", name: UNNAMED, houses: [4, 3], karakas: ["saturn"], source: "BPHS 11; PD 2: old things" },
  sell: {
    topic: "home",
    name: named("selling", "बेचने", "bechne"),
    houses: [3, 11],
    source: "PD 15: twelfth from the fourth; BPHS 11",
  },
  keep: { topic: "home", name: UNNAMED, houses: [4, 2], source: "BPHS 11" },
  let_out: { topic: "home", name: UNNAMED, houses: [4, 11], source: "BPHS 11: house, gain" },
  land: {
    topic: "home",
    name: named("land", "ज़मीन", "zameen"),
    houses: [4],
    karakas: ["mars"],
    source: "PD 2; BPHS 32: land",
  },
  flat: {
    topic: "home",
    name: named("a flat", "फ़्लैट", "flat"),
    houses: [4, 11],
    karakas: ["moon", "venus"],
    source: "BPHS 11, 32",
  },
  vehicle: {
    topic: "home",
    name: named("a vehicle", "गाड़ी", "gaadi"),
    houses: [4, 11],
    karakas: ["venus"],
    source: "BPHS 32; PD 2: vehicles",
  },
  joint: {
    topic: "home",
    name: UNNAMED,
    houses: [2, 4],
    karakas: ["moon", "jupiter"],
    source: "PD 1: family; BPHS 11",
  },
  separate: {
    topic: "home",
    name: UNNAMED,
    houses: [7, 3],
    karakas: ["venus", "mars"],
    source: "PD 1; UK 4: twelfth from the fourth",
  },
  savings: { topic: "wealth", name: UNNAMED, houses: [2], karakas: ["jupiter"], source: "PD 1, 2: treasure" },
  gold: {
    topic: "wealth",
    name: named("gold", "सोना", "sona"),
    houses: [2, 11],
    karakas: ["jupiter", "sun"],
    source: "PD 1, 2: gold",
  },
  repay: { topic: "wealth", name: UNNAMED, houses: [6], karakas: ["mars", "saturn"], source: "UK 4: debts" },
  invest_in_trade: { topic: "wealth", name: UNNAMED, houses: [7, 11], karakas: ["mercury"], source: "UK 4; BPHS 11" },
  abroad: {
    topic: "travel",
    name: named("going abroad", "विदेश जाने", "videsh jaane"),
    houses: [12, 9],
    source: "PD 8; BPHS 11",
  },
  stay_home: { topic: "travel", name: UNNAMED, houses: [4, 2], source: "BPHS 11" },
  move: { topic: "travel", name: UNNAMED, houses: [3, 12], source: "PD 1; UK 4: journeys, the twelfth from the first" },
  love_marriage: {
    topic: "love",
    name: named("a love marriage", "प्रेम विवाह", "love marriage"),
    houses: [5, 7],
    source: "BPHS 11; UK 4",
  },
  arranged_marriage: {
    topic: "love",
    name: named("an arranged marriage", "तय किए विवाह", "arranged marriage"),
    houses: [2, 9],
    source: "PD 1: family, father",
  },
  marriage: { topic: "love", name: named("marriage", "शादी", "shaadi"), houses: [7, 2], source: "BPHS 11; PD 10" },
  court: {
    topic: "career",
    name: named("court", "कोर्ट", "court"),
    houses: [6],
    karakas: ["mars", "saturn"],
    source: "PD 1; UK 4: disputes",
  },
  compromise: {
    topic: "love",
    name: named("a compromise", "समझौता", "samjhauta"),
    houses: [7, 4],
    karakas: ["venus", "jupiter"],
    source: "PD 1; UK 4: agreement, peace",
  },
} as const satisfies Readonly<Record<string, OptionClass>>;
export type OptionClassId = keyof typeof OPTION_CLASSES;

/** Options that are read from time, or that no chart may weigh. */
export type SpecialClass = "now" | "later" | "unweighed";

const row = (
  value: OptionClassId | SpecialClass,
  parts: string | readonly string[],
  unless?: string,
): WordPatternRow<OptionClassId | SpecialClass> => ({
  value,
  parts: typeof parts === "string" ? [parts] : parts,
  maxGap: 3,
  ...(unless === undefined ? {} : { unless }),
});

const STUDY =
  "study|studies|masters|master's|ms|mba|mtech|m tech|phd|degree|course|padhai|padhu|padhna|college|university|mbbs|पढ़ाई|पढ़|कोर्स|डिग्री|कॉलेज|एमबीए";
const ABROAD = "abroad|foreign|overseas|videsh|bahar desh|विदेश|फॉरेन|onsite|पीआर|pr|h1b";

/** Words of the classes. The first row that matches counts, so what is specific comes before what is general. */
export const OPTION_CLASS_WORDS: readonly WordPatternRow<OptionClassId | SpecialClass>[] = [
  row(
    "unweighed",
    "abortion|abort|ivf|iui|chemo|surgery|operation|operate|medicine band|dawai band|tablets|insulin|injection|गर्भपात|ऑपरेशन|सर्जरी कराऊं|दवाई|bypass|stent|caesarean|c section|divorce|talaq|talak|तलाक|shares|share market|stocks|crypto|bitcoin|mutual fund|sip|trading|intraday|lottery|ipo|शेयर|म्यूचुअल|क्रिप्टो",
  ),
  row(
    "compromise",
    "compromise|settle it|settlement|samjhauta|samjhota|samjauta|sulah|raazinama|rajinama|mediation|panchayat|समझौता|समझौते|सुलह|राजीनामा|पंचायत|मध्यस्थता|settle with|settle out",
  ),
  row(
    "court",
    "court|case|lawsuit|sue|litigation|mukadma|mukadama|kachehri jau|fir|legal action|कोर्ट|मुकदमा|केस|अदालत",
    "court job",
  ),
  row(
    "love_marriage",
    "love marriage|love|प्रेम विवाह|लव मैरिज|लव|प्रेम|jisse pyar|apni pasand|own choice|अपनी पसंद|मेरी पसंद|pasand se|bhaag ke",
  ),
  row(
    "arranged_marriage",
    "arranged|arrange|arange|अरेंज|तय किया|parents choice|parents' choice|gharwalon ki pasand|ghar walon ki pasand|घर वालों की पसंद|घरवालों की पसंद|maa baap ki pasand|family choice",
  ),
  row("study_abroad", [STUDY, ABROAD]),
  row(
    "exam",
    "upsc|ssc|bpsc|mpsc|uppsc|neet|jee|gate|ctet|net|jrf|cat|exam|exams|attempt|drop year|drop|taiyari|tayari|tayyari|preparation|prepare|preparing|competitive|civil services|ias|तैयारी|परीक्षा|नीट|यूपीएससी|एसएससी|ड्रॉप|प्रतियोगी",
  ),
  row("family_trade", [
    "papa|papa's|father|father's|dad|dad's|family|mummy|khandani|pitaji|पापा|पिताजी|पिता|खानदानी|पुश्तैनी|पारिवारिक",
    "business|shop|dukan|dukaan|karobar|vyapar|dhandha|factory|trade|machine|दुकान|व्यापार|कारोबार|धंधा|व्यवसाय",
  ]),
  row("alone", "alone|akele|akela|akeli|solo|by myself|on my own|अकेले|अकेला|अकेली"),
  row(
    "partnership",
    "partnership|partner|partners|saajhedari|sajhedari|saajha|cofounder|co-founder|साझेदारी|साझे|साझा|पार्टनर",
    "life partner",
  ),
  row(
    "forces",
    "army|police|fauj|navy|air force|airforce|defence|defense|nda|cds|crpf|bsf|agniveer|sena|paramilitary|फौज|सेना|पुलिस|आर्मी|नेवी|अग्निवीर",
  ),
  row(
    "government",
    "government|govt|goverment|gov|sarkari|sarkaari|psu|railway|railways|public sector|सरकारी|रेलवे|शासकीय|group d|lekhpal|patwari ki|लेखपाल|पटवारी",
  ),
  row(
    "private_job",
    "private|industry|privet|pvt|prv|corporate|mnc|tcs|infosys|wipro|company|प्राइवेट|प्राईवेट|निजी|कंपनी|प्रायवेट",
  ),
  row(
    "business",
    "business|buisness|bizness|biz|startup|start-up|self employed|freelance|freelancing|vyapar|vyavsay|vyavasay|dhandha|dhanda|dukan|dukaan|shop|store|cafe|restaurant|bakery|boutique|own work|own practice|khud ka|apna kaam|karobar|agency|franchise|e-commerce|व्यवसाय|व्यापार|बिज़नेस|बिजनेस|धंधा|दुकान|कारोबार|अपना काम|खुद का|स्टार्टअप|ठेकेदारी|अपनी प्रैक्टिस",
    "dukan bech|shop close",
  ),
  row(
    "leave_work",
    "quit|resign|resignation|leave the job|leave my job|leave job|change job|change jobs|switch|switch job|job change|new job|new offer|naukri chhod|naukri chod|job chhod|job chod|naukri badal|नौकरी छोड़|नौकरी बदल|इस्तीफा|nayi naukri|nayi company|नई नौकरी|job badal|chhod du|chod du|छोड़ दूं",
  ),
  row(
    "stay_at_work",
    "hang on|stay in job|stay in my job|current job|present job|same job|same company|stay in the job|stay put|purani naukri|yahi naukri|isi naukri|isi company|isi me|yahi kaam|current company|पुरानी नौकरी|यही नौकरी|इसी नौकरी|stay in this job|stay where i am|keep my job|continue",
  ),
  row(
    "medicine",
    "medical|medicine|mbbs|doctor|nursing|nurse|bams|bhms|bds|pharmacy|pharma|physio|dentist|biology|bipc|paramedical|paediatrics|मेडिकल|डॉक्टर|नर्सिंग|फार्मेसी|एमबीबीएस|बीएएमएस|डाक्टर",
  ),
  row(
    "engineering",
    "engineering|engineer|btech|b tech|mechanical|civil|electrical|polytechnic|iti|diploma in|mpc|mtech|m tech|इंजीनियरिंग|इंजीनियर|पॉलिटेक्निक|आईटीआई|बीटेक",
    "civil services",
  ),
  row(
    "computing",
    "bca|mca|computer|computers|coding|python|java|software|data science|it|ai|cyber|programming|web|maths|mathematics|कंप्यूटर|कोडिंग|सॉफ्टवेयर|गणित|बीसीए",
    "it se|make it|is it|do it|keep it",
  ),
  row("law", "law|llb|lawyer|vakil|wakil|vakalat|wakalat|judiciary|judge|advocate|clat|वकालत|वकील|कानून|एलएलबी|न्यायिक"),
  row(
    "commerce",
    "commerce|bcom|b com|mcom|ca|chartered|cs|cma|accounts|accounting|accountancy|bba|marketing|economics|कॉमर्स|वाणिज्य|बीकॉम|सीए|अकाउंट",
  ),
  row(
    "arts",
    "arts|humanities|art|music|singing|dance|painting|painter|fine arts|literature|hindi|sanskrit|history|sociology|psychology|political science|design|designing|fashion|animation|sketching|कला|आर्ट्स|संगीत|नृत्य|साहित्य|इतिहास|समाजशास्त्र|मनोविज्ञान|संस्कृत|डिजाइन",
  ),
  row(
    "science",
    "science|postdoc|post doc|bsc|b sc|msc|physics|chemistry|pcm|pcb|research|zoology|botany|phd|विज्ञान|साइंस|बीएससी|शोध|रिसर्च|पीएचडी",
  ),
  row(
    "teaching",
    "teaching|teacher|teach|bed|b ed|b.ed|d.el.ed|lecturer|professor|school job|tuition|coaching me padhana|masteri|shikshak|शिक्षक|शिक्षिका|अध्यापक|टीचर|मास्टरी|टीचिंग|बीएड|बी.एड|पढ़ाना|padhana|padhau",
  ),
  row(
    "media",
    "youtube|youtuber|acting|actor|film|films|reporter|journalism|journalist|writing|writer|content|blogging|photography|radio|media|anchor|cinema|influencer|यूट्यूब|अभिनय|पत्रकारिता|पत्रकार|फिल्म|लेखन",
  ),
  row("farming", "farming|farm|kheti|agriculture|dairy|poultry|खेती|डेयरी|किसानी"),
  row("finance", "bank|banking|finance|insurance|lic|cfa|frm|बैंक|बैंकिंग|बीमा|फाइनेंस", "bank account"),
  row("let_out", [
    "rent out|let out|kiraye pe|kiraye par|किराए पर|किराये पर",
    "de du|de dun|de de|dedu|दे दूं|दे दें|out|let",
  ]),
  row("sell", "sell|selling|bech|bechu|bechun|बेच|बेचूं|बेचें"),
  row(
    "repay",
    "repay|prepay|pay off|loan chuka|loan chukau|karza utar|karja utar|karz chuka|karza chuka|karza de|clear the loan|close the loan|कर्ज़ चुका|कर्ज चुका|कर्ज उतार|लोन चुका|clear loan|debt",
  ),
  row("savings", "fd|fixed deposit|savings|save|saving|post office|rd|bachat|ppf|deposit|एफडी|बचत|डाकघर|पोस्ट ऑफिस|जमा"),
  row("gold", "gold|sona|silver|chandi|jewellery|jewelry|सोना|सोने|चांदी|गहने|जेवर"),
  row("invest_in_trade", [
    "paisa|paise|money|invest|bonus|laga|lagau|पैसा|लगा",
    "dukan|dukaan|shop|business|दुकान|व्यापार|धंधे",
  ]),
  row("repair", "repair|renovate|renovation|marammat|theek karwa|theek kara|fix the|rebuild|मरम्मत|ठीक करवा|ठीक करा"),
  row(
    "build",
    "build|building|construct|construction|banwau|banwaye|banwana|ghar banau|makan banau|makaan banau|बनवाऊं|बनवाएं|घर बनाऊं|मकान बनाऊं|बनवाना",
    "building wala",
  ),
  row("rent", "rent|renting|rented|kiraya|kiraye|kiraaye|kirae|lease|किराए|किराये|किराया|pg"),
  row("land", "plot|land|zameen|jameen|zamin|jamin|khet|प्लॉट|जमीन|भूखंड|खेत|ज़मीन"),
  row(
    "vehicle",
    "car|bike|scooty|scooter|gaadi|gadi|vehicle|suv|sedan|truck|tempo|auto|tractor|गाड़ी|कार|बाइक|स्कूटी|ट्रैक्टर|ट्रक",
  ),
  row("flat", "flat|apartment|1bhk|2bhk|3bhk|bhk|फ्लैट|फ़्लैट|अपार्टमेंट"),
  row(
    "buy",
    "buy|buying|purchase|khareed|kharid|khareedu|kharidu|khud ka ghar|apna ghar|own house|खरीद|ख़रीद|अपना घर|अपना मकान|makan lu|ghar lu",
  ),
  row("separate", "separate|separately|nuclear|alag ghar|alag ho|alag rahe|alag|अलग|akele rahu|own place|move out"),
  row(
    "joint",
    "joint|in laws|in-laws|inlaws|sasural|saas ke|saas sasur|parents ke saath|with parents|with my parents|parents' house|maa baap ke saath|ससुराल|सास|मां बाप के साथ|संयुक्त|माता पिता के साथ|joint family",
  ),
  row(
    "stay_home",
    "back to india|go back|go home|going back|come home|come back|return|returning|india|home|home town|hometown|native|village|gaon|gaanv|ghar|desh|apne desh|wapas|waapas|vapas|laut|lautu|lautna|yahi|yahin|here|stay here|stay in india|वापस|लौट|देश में|गांव|गाँव|घर|यहीं|यही|भारत|अपने देश",
    "videsh|abroad|home loan|home bakery|work from home",
  ),
  row("abroad", ABROAD),
  row(
    "move",
    "move|moving|relocate|relocating|shift|transfer|city|sheher|shahar|shehar|hostel|migrate|शहर|ट्रांसफर|हॉस्टल|बाहर जा|bahar",
  ),
  row(
    "study",
    `${STUDY}|school|graduation|ba|b a|diploma|higher studies|coaching|class|certificate|स्नातक|डिप्लोमा|कोचिंग|बीए|ma`,
  ),
  row(
    "job",
    "job|jobs|career|करियर|service|naukri|nokri|naukari|employment|work|kaam|offer|campus|placement|shift|salary|office|नौकरी|काम|जॉब|प्लेसमेंट",
  ),
  row("marriage", "marriage|marry|wedding|shaadi|shadi|vivah|byah|biyah|शादी|विवाह|ब्याह"),
  // "Stay in Jammu or go": where nothing more is said.
  row("stay_home", "stay in|staying in|stay at home|rehna|rahna|rahu|rahun|rahen|rahein|रहना|रहूँ|रहूं|रहें|रहे"),
  row(
    "move",
    "go|going|leave|leaving|jau|jaun|jaye|jaaye|jaana|jana|chala|chali|chale|nikal|nikalna|जाऊँ|जाऊं|जाएँ|जाएं|जाना|निकल",
  ),
  row(
    "now",
    "now|abhi|today|immediately|right away|turant|foran|is saal|this year|aaj|jaldi|अभी|आज|तुरंत|इस साल|जल्दी|say yes|haan kar|हां कर",
  ),
  row(
    "later",
    "wait|waiting|later|ruk|ruku|rukun|rukna|intezar|intzar|intezaar|thehar|baad|next year|agle saal|hold|hold on|after|another year|kal|tomorrow|till|रुक|रुकूं|इंतजार|इंतज़ार|बाद|अगले साल|ठहर|कल|थोड़ा रुक",
  ),
  // Where nothing more is said: what is begun against what goes on.
  row(
    "begin_new",
    "start|starting|begin|launch|expand|open|new|naya|nayi|naye|kholu|kholun|khole|kholna|shuru|badhau|badhaun|badhana|doosra|doosri|dusra|dusri|join|accept|switch|invest|नया|नयी|नई|नए|खोलूँ|खोलूं|खोलना|खोलें|शुरू|बढ़ाऊँ|बढ़ाऊं|बढ़ाना|दूसरा|दूसरी",
  ),
  row(
    "keep_on",
    "keep|stay|same|existing|old|hold|wahi|jo hai|yahi wala|yahi wali|chalau|chalaun|chalata|chalate|tika|tiku|sambhalu|sambhalun|purana|purani|वही|जो है|यही वाला|यही वाली|चलाऊँ|चलाऊं|चलाता|चलाते|टिका|टिकूँ|सँभालूँ|संभालूं|पुराना|पुरानी",
  ),
];
