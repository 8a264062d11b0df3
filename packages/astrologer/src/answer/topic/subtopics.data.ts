import type { LocalizedText } from "../../fact.ts";
import type { WordPatternRow } from "../../question/match-word-patterns.ts";
import { createLocalizedText as named } from "../../formatting/format-terms.ts";
import { OPTION_CLASSES, type OptionClass } from "../either-or/option-classes.data.ts";

/** Something asked that is narrower than a topic, with what it is read from. In Hindi the name has the form before a postposition. */
export interface Subtopic extends OptionClass {
  readonly name: LocalizedText;
  /** It is read from the houses of another thing, whose meanings do not fit it: a car is not a house. */
  readonly isThing?: true;
  /** It is the tie to a person whom the topic does not mean: a mother-in-law is not a marriage. */
  readonly isTie?: true;
  /** It is a matter of the writer, whatever person is named with it: "will papa agree", "partner in the shop". */
  readonly isOfWriter?: true;
}

const name = (base: OptionClass, text: LocalizedText): Subtopic => ({ ...base, name: text });
const {
  finance,
  business,
  vehicle,
  government,
  abroad,
  land,
  flat,
  teaching,
  law,
  media,
  forces,
  farming,
  partnership,
} = OPTION_CLASSES;

/** Sources as in `OPTION_CLASSES`. */
export const SUBTOPICS = {
  politics: {
    topic: "career",
    name: named("politics", "राजनीति", "rajneeti"),
    houses: [10, 6],
    karakas: ["sun", "mars", "rahu"],
    source: "PD 1, 2: command, the ruler; UK 4: contest",
  },
  loan: {
    topic: "wealth",
    name: named("a loan", "ऋण", "loan"),
    houses: [6, 11],
    karakas: ["mars", "saturn"],
    source: "UK 4: debts; BPHS 11: gain",
  },
  salary: {
    topic: "wealth",
    name: named("your salary", "वेतन", "salary"),
    houses: [2, 11],
    karakas: ["jupiter", "mercury"],
    source: "BPHS 11: gain; PD 1: treasure",
  },
  transfer: {
    topic: "career",
    name: named("a transfer", "तबादले", "transfer"),
    houses: [3, 10],
    karakas: ["saturn", "moon"],
    source: "UK 4: journeys; PD 15: work",
  },
  superior: {
    topic: "career",
    name: named("relations with your boss", "बॉस से संबंधों", "boss se rishte"),
    houses: [10, 9],
    karakas: ["sun"],
    source: "PD 1, 2: command, the ruler; BPHS 32",
  },
  mother_in_law: {
    topic: "love",
    name: named("the tie with your mother-in-law", "सास से रिश्ते", "saas se rishte"),
    houses: [10],
    karakas: ["moon", "venus"],
    source: "BPHS 11: the fourth from the seventh",
    isThing: true,
    isTie: true,
  },
  father_in_law: {
    topic: "love",
    name: named("the tie with your father-in-law", "ससुर से रिश्ते", "sasur se rishte"),
    houses: [3],
    karakas: ["sun", "jupiter"],
    source: "BPHS 11: the ninth from the seventh",
    isThing: true,
    isTie: true,
  },
  in_laws: {
    topic: "love",
    name: named("the tie with your in-laws", "ससुराल से रिश्ते", "sasural se rishte"),
    houses: [8],
    karakas: ["venus", "jupiter"],
    source: "BPHS 11: the second from the seventh, the family of the spouse",
    isThing: true,
    isTie: true,
  },
  sibling_in_law: {
    topic: "love",
    name: named("the tie with that in-law", "उस रिश्ते", "us rishte"),
    houses: [9],
    karakas: ["mars", "mercury"],
    source: "BPHS 11: the third from the seventh",
    isThing: true,
    isTie: true,
  },
  consent: {
    topic: "love",
    name: named("your family's consent", "घरवालों की सहमति", "gharwalon ki sehmati"),
    houses: [2, 9],
    karakas: ["sun", "jupiter"],
    source: "BPHS 11: the family, the elders and their blessing",
    isThing: true,
    isOfWriter: true,
  },
  former_partner: {
    topic: "love",
    name: named("a former partner", "पुराने साथी", "purane saathi"),
    houses: [5, 12],
    karakas: ["venus", "ketu"],
    source: "PD 15: love, and what has ended",
    isThing: true,
    isTie: true,
  },
  promotion: {
    topic: "career",
    name: named("a promotion", "प्रमोशन", "promotion"),
    houses: [10, 11],
    karakas: ["sun", "jupiter"],
    source: "PD 1: rank; BPHS 11: gain",
  },
  banking: name(finance, named("banking and finance", "बैंकिंग", "banking")),
  business: name(business, named("a business of your own", "अपने व्यवसाय", "apne business")),
  partnership: { ...name(partnership, named("the partnership", "साझेदारी", "partnership")), isOfWriter: true },
  government: name(government, named("a government job", "सरकारी नौकरी", "sarkari naukri")),
  car: { ...name(vehicle, named("a car", "कार", "car")), isThing: true },
  bike: { ...name(vehicle, named("a two-wheeler", "दोपहिया", "bike")), isThing: true },
  vehicle: { ...name(vehicle, named("a vehicle", "गाड़ी", "gaadi")), isThing: true },
  abroad: name(abroad, named("going abroad", "विदेश जाने", "videsh jaane")),
  land: name(land, named("land", "ज़मीन", "zameen")),
  flat: name(flat, named("a flat", "फ़्लैट", "flat")),
  teaching: name(teaching, named("teaching", "शिक्षण", "teaching")),
  law: name(law, named("law", "क़ानून", "law")),
  media: name(media, named("film, media and writing", "फ़िल्म, मीडिया और लेखन", "film, media aur lekhan")),
  forces: name(forces, named("the army and police", "सेना और पुलिस", "sena aur police")),
  farming: name(farming, named("farming", "खेती", "kheti")),
} as const satisfies Readonly<Record<string, Subtopic>>;
export type SubtopicId = keyof typeof SUBTOPICS;

const row = (value: SubtopicId, words: string, unless?: string): WordPatternRow<SubtopicId> => ({
  value,
  parts: [words],
  maxGap: 0,
  ...(unless === undefined ? {} : { unless }),
});

/** The words of each; the first row that matches counts. */
export const SUBTOPIC_WORDS: readonly WordPatternRow<SubtopicId>[] = [
  {
    value: "consent",
    parts: [
      "papa|mummy|mom|dad|daddy|father|mother|maa|parents|family|families|ghar wale|ghar walo|gharwale|gharwalo|ghar waale|maa baap|mata pita|पापा|मम्मी|माँ|पिता|पिताजी|माता पिता|मां बाप|माँ बाप|घर वाले|घरवाले|परिवार",
      "agree|agrees|approve|approves|consent|accept|accepts|convinced|maanenge|manenge|maan jayenge|maan jaayenge|man jayenge|maanegi|maanega|maan jayegi|razi|raazi|raji|maan lenge|मानेंगे|मान जाएँगे|मान जाएंगे|मानेंगी|मानेगी|मानेगा|राज़ी|राजी|मान लेंगे",
    ],
    maxGap: 4,
    ordered: true,
  },
  {
    value: "partnership",
    parts: [
      "partner|partners|bhagidar|saajhedar|sajhedar|पार्टनर|साझेदार|भागीदार",
      "business|dhandha|dhanda|dhandhe|dhande|firm|company|shop|dukaan|dukan|share|stake|factory|cafe|restaurant|startup|vyapar|karobar|homestay|बिजनेस|बिज़नेस|धंधा|धंधे|दुकान|फर्म|कंपनी|कारोबार|व्यापार|हिस्सा",
    ],
    maxGap: 5,
    unless:
      "life partner|jeevan saathi|marriage|marry|wedding|shaadi|shadi|rishta|husband|wife|girlfriend|boyfriend|शादी|विवाह|रिश्ता",
  },
  {
    value: "in_laws",
    parts: [
      "pati|patni|husband|wife|husband's|wife's|पति|पत्नी",
      "ghar wale|ghar walo|gharwale|gharwalo|family|parents|घर वाले|घर वालों|घरवाले|घरवालों|परिवार",
    ],
    maxGap: 2,
    ordered: true,
    unless: "aur|and|or|और",
  },
  row("in_laws", "in laws|in-laws|inlaws|sasural|sasuraal|sasural wale|ससुराल|ससुरालवाले"),
  row("mother_in_law", "mother in law|mother-in-law|mil|saas|saasu|sasu maa|saasuma|सास|सासू"),
  row("father_in_law", "father in law|father-in-law|sasur|ससुर|sasurji|sasur ji"),
  row(
    "sibling_in_law",
    "sister in law|sister-in-law|brother in law|brother-in-law|nanad|devar|jeth|jethani|devrani|saala|saali|ननद|देवर|जेठ|जेठानी|देवरानी|साला|साली",
  ),
  row(
    "former_partner",
    "ex|my ex|ex boyfriend|ex girlfriend|ex husband|ex wife|exes|एक्स",
    "ex employee|ex company|ex boss",
  ),
  row(
    "politics",
    "politics|politician|political career|rajneeti|rajniti|raajneeti|neta|mla|mp banunga|sarpanch|councillor|राजनीति|नेता|विधायक|सरपंच",
    "office politics|political science",
  ),
  row(
    "loan",
    "loan|loans|mortgage|rin|karz milega|karza milega|udhaar milega|लोन|ऋण",
    "repay|pay off|chuka|utar|utrega",
  ),
  row(
    "superior",
    "boss|manager|supervisor|senior officer|team lead|बॉस|मैनेजर|अफ़सर|अफसर",
    "bank manager|become a manager|manager banu|manager banunga",
  ),
  row(
    "transfer",
    "transfer|transferred|posting|tabadla|tabaadla|ट्रांसफर|ट्रांसफ़र|तबादला|पोस्टिंग",
    "money transfer|transfer money|embryo",
  ),
  row(
    "salary",
    "salary|salaries|pay rise|pay hike|raise in pay|increment|hike|vetan|tankhwah|tankhwa|tankha|pagaar|pagar|वेतन|सैलरी|तनख्वाह|तनख़्वाह|इंक्रीमेंट|पगार",
  ),
  row("promotion", "promotion|promoted|padonnati|tarakki|प्रमोशन|पदोन्नति|तरक्की"),
  row("partnership", "partnership|saajhedari|sajhedari|saajha business|साझेदारी|पार्टनरशिप"),
  row("banking", "banking|bank job|bank po|finance sector|bank ki naukri|bank me naukri|बैंकिंग|बैंक की नौकरी|बैंक में नौकरी"),
  row(
    "business",
    "own business|my own business|start a business|business of my own|startup|start up|entrepreneur|my own thing|own thing|khud ka business|khud ka kaam|apna business|apna kaam|apna dhandha|अपना व्यवसाय|अपना बिजनेस|अपना बिज़नेस|अपना काम|अपना धंधा|स्टार्टअप|खुद का काम|खुद का बिजनेस",
  ),
  row(
    "government",
    "government job|govt job|govt jobs|sarkari naukri|sarkari nokri|sarkari job|सरकारी नौकरी|सरकारी जॉब",
  ),
  row("car", "car|cars|suv|sedan|कार"),
  row("bike", "bike|bikes|scooter|scooty|motorcycle|activa|बाइक|स्कूटी|स्कूटर|मोटरसाइकिल"),
  row("vehicle", "vehicle|vehicles|gaadi|gadi|gaari|truck|tractor|taxi|vaahan|vahan|गाड़ी|गाडी|वाहन|ट्रैक्टर|ट्रक", "train"),
  row("land", "plot|land|zameen|jameen|zamin|jamin|प्लॉट|जमीन|ज़मीन", "land a job|land in"),
  row("flat", "flat|apartment|फ्लैट|फ़्लैट"),
  row("teaching", "teaching|teacher|lecturer|professor|शिक्षक|शिक्षिका|अध्यापक|टीचर|प्रोफेसर", "my teacher|teachers"),
  row("law", "lawyer|advocate|judiciary|vakil|vakalat|वकील|वकालत", "my lawyer"),
  row(
    "media",
    "actor|actress|acting|film industry|films|film line|youtuber|youtube channel|journalist|journalism|अभिनेता|अभिनय|यूट्यूबर|पत्रकार",
  ),
  row(
    "forces",
    "army|navy|air force|police|fauj|defence|agniveer|सेना|पुलिस|आर्मी|फौज|अग्निवीर",
    "police case|police complaint",
  ),
  row("farming", "farming|kheti|agriculture|dairy farm|poultry|खेती|डेयरी"),
];
