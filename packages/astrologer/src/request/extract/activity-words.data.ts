/** The acts that a question may name. */
export type NamedAct =
  | "service"
  | "papers"
  | "travel"
  | "vehicle"
  | "house_entry"
  | "property"
  | "building"
  | "business"
  | "purchase"
  | "ornaments"
  | "study"
  | "betrothal"
  | "wedding"
  | "haircut"
  | "child_rite"
  | "worship";

/** Things no day is chosen for: `shraddha` is kept on its own lunar day, `medical` is decided with a doctor. */
export type NoChoice = "shraddha" | "medical";

const WORK =
  "(?<!\\p{L})(?:interview|intervew|job|naukri|join(?:ing|ed)?|audition|opening|launch|inauguration|udghatan|इंटरव्यू|नौकरी|उद्घाटन)(?![\\p{L}\\p{M}])";
/** Nowhere in the text is work spoken of. */
const WITHOUT_WORK = `(?<!${WORK}[^]{0,300})(?![^]{0,300}${WORK})`;

/** The objects of an act, as whole words, in the order in which they decide: the first row with a word in the question. */
const ROWS: readonly (readonly [NamedAct | NoChoice, string])[] = [
  [
    "shraddha",
    "shraddh|shradh|shraddha|pind ?daan|pinddan|tarpan|asthi|ashes|barsi|श्राद्ध|पिंडदान|पिंड दान|तर्पण|अस्थि\\w*|अस्थियाँ|बरसी",
  ],
  [
    "medical",
    "surgery|operat\\w*|caesarean|cesarean|c[- ]?section|transplant|bypass|biopsy|angioplasty|chemo\\w*|dialysis|ivf|iui|embryo|vasectomy|nasbandi|tubectomy|sterili[sz]ation|knee replacement|appendix|stent|सर्जरी|सिजेरियन|ट्रांसप्लांट|बाईपास|कीमो|डायलिसिस|नसबंदी|आईवीएफ|cataract|hernia|root canal|dentures|braces|check-?up|full body|blood test|bloods|scan|mri|vaccine|booster|tika|injection|physiotherapy|ऑपरेशन|मोतियाबिंद|जाँच|जांच|टीका|दाँत|daant|opration|ilaaj|इलाज",
  ],
  // Where care is given, unless the act is work there: "opening a dental clinic", "interview with a hospital".
  ["medical", `${WITHOUT_WORK}(?:doctor|hospital|dentist|dental|डॉक्टर|अस्पताल)`],
  ["haircut", "mundan|hair ?cut|hair|baal|bal|mundane|head shaved|choti|मुंडन|बाल|चोटी|चूड़ाकर्म"],
  [
    "child_rite",
    "valaika+p\\w*|s[ei]+mantha?m|simantonnayan\\w*|naamkaran|namkaran|naam karan|naming|name our|annaprashan\\w*|annprashan|first rice|chhathi|barsa|kaan ched\\w*|kaan chhed\\w*|ear piercing|kanchhedan|janeu|upanayan\\w*|thread ceremony|godh bharai|baby shower|सीमंत\\S*|नामकरण|अन्नप्राशन|कनछेदन|कान छेद\\w*|जनेऊ|उपनयन|छठी|गोद भराई",
  ],
  [
    "betrothal",
    "engagement|roka|sagai|sagaai|tilak|rishta|rishte|mangni|ring ceremony|shaadi ki baat|shadi ki baat|ladki dekhne|ladka dekhne|propose|proposal|girl seeing|bride seeing|pelli ?ch(?:oo|u)pulu|papa se|parents se milne|meet (?:her|his) parents|सगाई|रोका|तिलक|रिश्ता|रिश्ते|मंगनी|शादी की बात|लड़की देखने|लड़का देखने|प्रपोज़|लगन|देखने आ\\S*|देखने (?:जा|वाले)\\S*",
  ],
  [
    "wedding",
    "wedding|marriage|vivah|shaadi|shadi|shaddi|court marriage|baraat|barat|nikah|phere|pheras?|विवाह|शादी|बारात|ब्याह|फेर[ेों]+",
  ],
  [
    "house_entry",
    "griha ?pravesh\\w*|grih ?pravesh\\w*|housewarming|house ?warming|shift(?:ing)?|move (?:in|into)|moving|new house|new home|new flat|possession|naye ghar|naya ghar|kiraye ke ghar|गृह ?प्रवेश|शिफ्ट|शिफ़्ट|नए घर|नया घर|नये घर",
  ],
  [
    "building",
    "neev|foundation|bhoomi ?pujan|bhumi ?pujan|borewell|bore|nirmaan|construction|बोर|नींव|भूमि ?पूजन|बोरिंग|निर्माण",
  ],
  [
    "property",
    "registry|property|plot|land|zameen|jameen|flat|makaan|makan|gift deed|token|रजिस्ट्री|ज़मीन|जमीन|प्लॉट|मकान|फ्लैट",
  ],
  [
    "travel",
    "travel|trip|yatra|journey|flight|fly|train|ticket|trek|drive|driving|safar|nikalna|niklu|nikle|niklein|nikalu|visa|pilgrimage|disha ?sh?ool|यात्रा|सफ़र|सफर|ट्रेन|टिकट|निकलना|निकलूँ|निकलें|वीज़ा|तीर्थ|दिशा ?शूल",
  ],
  [
    "vehicle",
    "car|bike|scooty|scooter|activa|truck|tractor|tempo|auto|ev|vehicle|gaadi|gadi|gaari|motorcycle|cycle|कार|बाइक|स्कूटी|ट्रक|ट्रैक्टर|टेम्पो|गाड़ी|गाडी|मोटरसाइकिल",
  ],
  [
    "ornaments",
    "gold|silver|sona|sone|chandi|jewell?ery|ornaments?|chain|ring|bangles?|kade|सोना|सोने|चाँदी|चांदी|गहने|ज़ेवर|जेवर|चेन|बाली|कड़े",
  ],
  [
    "service",
    "interview|intervew|job|naukri|join(?:ing)?|resign\\w*|istifa|duty|boss|बॉस|मैनेजर|hr|audition|joining|promotion|appraisal|इंटरव्यू|साक्षात्कार|नौकरी|जॉइन\\w*|ज्वाइन\\w*|इस्तीफ़ा|इस्तीफा",
  ],
  [
    "study",
    "admission|exam|school|college|vidyarambh\\w*|padhai|thesis|viva|course|class|classes|tuition|alphabet|aksharabhyas\\w*|दाख़िला|दाखिला|स्कूल|कॉलेज|पढ़ाई|पट्टी|विद्यारंभ|अक्षर",
  ],
  [
    "business",
    "shop|dukan|dukaan|store|salon|parlou?r|signboard|sign board|machine|office|business|startup|launch|opening|inaugurat\\w*|udghatan|factory|karobar|vyapar|dhandha|website|kitchen|bahi|दुकान|दूकान|ऑफिस|ऑफ़िस|कारोबार|व्यापार|उद्घाटन|धंधा|लॉन्च|फैक्ट्री",
  ],
  [
    "papers",
    "sign|signing|agreement|rent agreement|kirayanama|kiraayanama|kirayanaama|किरायानामा|इक़रारनामा|इकरारनामा|contract|form|papers?|kagaz|kaagaz|documents?|my will|a will|loan|policy|bank account|fixed deposit|fd|file|case|mukadma|mukadme|lease|दस्तख़त|हस्ताक्षर|काग़ज़|कागज|फॉर्म|फ़ॉर्म|अनुबंध|लोन|पॉलिसी|वसीयत|मुक़दमा|मुकदमा",
  ],
  [
    "worship",
    "jaap|anushthan|अनुष्ठान|जाप|puja|pooja|havan|hawan|katha|vrat|fast|jagrata|kirtan|abhishek|rudrabhishek|sthapana|pujan|पूजा|हवन|कथा|पाठ|व्रत|जागरण|कीर्तन|अभिषेक|रुद्राभिषेक|स्थापना",
  ],
  // What is opened and is none of these is a place of work: "doubles stand", "किराने की नयी ब्रांच".
  [
    "business",
    "open(?:ing)? (?:\\p{L}+ ){0,5}?(?:stand|stall|branch|outlet|counter|clinic|cafe|restaurant|dhaba|school|centre|center)|branch|outlet|stall|thela|dhaba|(?:nay[ai] |doosr[ai] |dusr[ai] )?branch|dispatch|shipment|consignment|maal|khol(?:na|ni|ne|u|un|e)|ब्रांच|शाखा|ठेला|ढाबा|माल|खोल(?:ना|नी|ने|ूँ|ूं|ें)",
  ],
  ["travel", "leave (?:for|on|from)|nikl\\w*|jaana|jana|jau|jaun|jaye|जाना|जाऊँ|जाऊं|जाएँ|निकल\\S*"],
  [
    "purchase",
    "buy|purchase|kharid\\w*|khareed\\w*|lena|leni|mobile|phone|laptop|fridge|tv|furniture|ख़रीद\\S*|खरीद\\S*|लेना|लेनी|मोबाइल|फ़ोन|फोन|लैपटॉप",
  ],
];

const compile = (words: string): RegExp => {
  const pattern = words.replaceAll("\\w", "[\\p{L}\\p{M}]").replaceAll("\\S", "[\\p{L}\\p{M}]");
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, "iu");
};

/** The rites of a child that the almanac has rules of their own for. */
export const RITE_WORDS = {
  naming: compile("naamkaran|namkaran|naam karan|naming|name our|barsa|नामकरण"),
  first_rice: compile("annaprashan\\w*|annprashan|first rice|अन्नप्राशन"),
  thread: compile("janeu|upanayan\\w*|thread ceremony|जनेऊ|उपनयन"),
} as const;

/** The consecration of an image or of a temple. */
export const CONSECRATION_WORDS = compile(
  "(?:pr[aā]+n[- ]?)?prati?shth?a\\w*|pratistha\\w*|kumb[ha]*bh?ish[ei]?kh?\\w*|murti (?:sthapana|sthapna)|(?:प्राण[- ]?)?प्रतिष्ठा|कुंभाभिषेक\\w*|मूर्ति स्थापना",
);

export const ACTIVITY_WORDS: readonly { readonly id: NamedAct | NoChoice; readonly words: RegExp }[] = ROWS.map(
  ([id, words]) => ({ id, words: compile(words) }),
);

/** Acts besides the list that a word of the list may stand beside: parting, a vow of renunciation, a debt. */
export const UNLISTED_ACTS = compile(
  "divorce|talaa?[kq]|break ?-?up|separat\\w*|leave (?:my|him|her|them|the) ?(?:husband|wife|family|parents|home|house|marriage|him|her)?|leaving (?:my|him|her|them)|leave (?:him|her|them)|run away|elope|bhaag(?:ne|na|kar)?|bhag(?:ne|na|kar)|chh?odn?[ae]|chh?ornae?|sann?yas|वैराग्य|संन्यास|सन्यास|तलाक़?|तलाक|छोड़\\S*|भाग\\S*|सेपरेट|अलग होने",
);
