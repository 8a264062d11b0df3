import type { MuhurtaActivityId } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import type { ActId } from "../../request/extract/find-named-activity.ts";

/** An act for which a day is named, and the activity of the almanac by whose rules it is judged. */
interface Act {
  /** As it follows "for". */
  readonly name: LocalizedText;
  readonly activity: MuhurtaActivityId;
  /** The almanac has no rules of its own for it: those of the nearest act count, which the answer names. */
  readonly isNearest?: true;
}

/** The activities of the almanac as they follow "for". */
const ACTIVITY_NAMES = {
  vivaha: createLocalizedText("a wedding", "विवाह", "vivah"),
  griha_pravesha: createLocalizedText("moving into a house", "गृह प्रवेश", "griha pravesh"),
  namakarana: createLocalizedText("the naming of a child", "नामकरण", "naamkaran"),
  annaprashana: createLocalizedText("a child's first rice", "अन्नप्राशन", "annaprashan"),
  vidyarambha: createLocalizedText("the beginning of studies", "विद्यारंभ", "vidyarambh"),
  upanayana: createLocalizedText("the sacred thread", "उपनयन", "janeu"),
  vehicle: createLocalizedText("a vehicle", "गाड़ी लेने", "gaadi lene"),
  travel: createLocalizedText("setting out", "यात्रा शुरू करने", "yatra shuru karne"),
  business: createLocalizedText("opening a business", "काम या दुकान खोलने", "kaam ya dukaan kholne"),
  surgery: createLocalizedText("an operation", "ऑपरेशन", "operation"),
  property: createLocalizedText("land, a house or its registry", "ज़मीन, मकान या रजिस्ट्री", "zameen, makaan ya registry"),
} as const satisfies Readonly<Record<MuhurtaActivityId, LocalizedText>>;

export const nameActivity = (id: MuhurtaActivityId): LocalizedText => ACTIVITY_NAMES[id];

const own = (activity: MuhurtaActivityId): Act => ({ name: ACTIVITY_NAMES[activity], activity });
const like = (activity: MuhurtaActivityId, name: LocalizedText): Act => ({ name, activity, isNearest: true });

/** Nearest is the activity whose stars and weekdays the texts share with the act. */
export const ACTS: Readonly<Record<ActId, Act>> = {
  wedding: own("vivaha"),
  house_entry: own("griha_pravesha"),
  naming: own("namakarana"),
  first_rice: own("annaprashana"),
  thread: own("upanayana"),
  vehicle: own("vehicle"),
  travel: own("travel"),
  business: own("business"),
  property: own("property"),
  study: {
    name: createLocalizedText("study and admission", "पढ़ाई या दाख़िले", "padhai ya admission"),
    activity: "vidyarambha",
  },
  betrothal: like(
    "vivaha",
    createLocalizedText("talks of marriage or an engagement", "रिश्ते की बात या सगाई", "rishte ki baat ya sagai"),
  ),
  building: like("griha_pravesha", createLocalizedText("starting to build", "निर्माण शुरू करने", "nirmaan shuru karne")),
  service: like(
    "business",
    createLocalizedText("an interview or a new job", "इंटरव्यू या नई नौकरी", "interview ya nayi naukri"),
  ),
  talk_at_work: like("business", createLocalizedText("a talk at work", "काम पर बातचीत", "kaam par baatcheet")),
  papers: like("property", createLocalizedText("papers and signatures", "काग़ज़ और दस्तख़त", "kagaz aur sign")),
  purchase: like("vehicle", createLocalizedText("a purchase", "ख़रीदारी", "kharidari")),
  ornaments: like("vehicle", createLocalizedText("gold and ornaments", "सोना और गहने लेने", "sona aur gehne lene")),
  haircut: like(
    "vidyarambha",
    createLocalizedText("a haircut or mundan", "बाल कटवाने या मुंडन", "baal katwane ya mundan"),
  ),
  child_rite: like("namakarana", createLocalizedText("a family ceremony", "घर के संस्कार", "ghar ke sanskar")),
  consecration: like(
    "griha_pravesha",
    createLocalizedText(
      "the consecration of an image or a temple",
      "मूर्ति या मंदिर की प्रतिष्ठा",
      "murti ya mandir ki pratishtha",
    ),
  ),
  worship: like("namakarana", createLocalizedText("a puja", "पूजा", "puja")),
  // Never named: what two days are compared for where the texts have no rules for it.
  any_matter: like("business", createLocalizedText("this matter", "इस काम", "is kaam")),
};

/** Rites for which families keep to the customary months. */
export const FAMILY_RITES: ReadonlySet<ActId> = new Set([
  "betrothal",
  "wedding",
  "house_entry",
  "haircut",
  "naming",
  "first_rice",
  "thread",
  "child_rite",
  "consecration",
]);
