import type { LexiconRow } from "./tag-tokens.ts";

/** Hindi numbers from twenty-one on, which are single words, in both scripts. Spellings are separated by "/". */
const NUMBERS: Readonly<Record<number, string>> = {
  21: "इक्कीस ikkis",
  22: "बाईस/बाइस bais/baees",
  23: "तेईस/तेइस teis/teees",
  24: "चौबीस chaubis/chobis",
  25: "पच्चीस pachis/pacchis",
  26: "छब्बीस chabbis/chhabbis",
  27: "सत्ताईस/सत्ताइस sattais",
  28: "अट्ठाईस/अट्ठाइस/अठ्ठाईस atthais/athais",
  29: "उनतीस/उन्तीस untis/unatis",
  31: "इकतीस/इकत्तीस ikattis/iktis",
  32: "बत्तीस battis/batis",
  33: "तैंतीस/तेंतीस taintis/tentis",
  34: "चौंतीस chauntis/chautis",
  35: "पैंतीस paintis/pentis",
  36: "छत्तीस chhattis/chattis",
  37: "सैंतीस saintis",
  38: "अड़तीस adtis/artis",
  39: "उनतालीस/उन्तालीस untalis",
  41: "इकतालीस iktalis",
  42: "बयालीस/बियालीस bayalis/biyalis",
  43: "तैंतालीस taintalis",
  44: "चौवालीस/चवालीस chavalis/chauvalis",
  45: "पैंतालीस paintalis",
  46: "छियालीस chhiyalis/chiyalis",
  47: "सैंतालीस saintalis",
  48: "अड़तालीस adtalis",
  49: "उनचास unchas",
  51: "इक्यावन ikyavan",
  52: "बावन bavan",
  53: "तिरपन/तिरेपन tirpan",
  54: "चौवन/चौअन chauvan",
  55: "पचपन pachpan",
  56: "छप्पन chhappan",
  57: "सत्तावन sattavan",
  58: "अट्ठावन/अठावन atthavan",
  59: "उनसठ unsath",
  60: "साठ",
  61: "इकसठ iksath",
  62: "बासठ basath",
  63: "तिरसठ tirsath",
  64: "चौंसठ chaunsath",
  65: "पैंसठ painsath",
  66: "छियासठ chhiyasath",
  67: "सड़सठ sadsath",
  68: "अड़सठ adsath",
  69: "उनहत्तर unhattar",
  70: "सत्तर sattar",
  71: "इकहत्तर ikhattar",
  72: "बहत्तर bahattar",
  73: "तिहत्तर tihattar",
  74: "चौहत्तर chauhattar",
  75: "पचहत्तर pachhattar",
  76: "छिहत्तर chhihattar",
  77: "सतहत्तर satattar",
  78: "अठहत्तर athattar",
  79: "उनासी unasi",
  80: "अस्सी assi",
  90: "नब्बे nabbe",
};

export const NUMBER_ROWS: readonly LexiconRow[] = [
  ...Object.entries(NUMBERS).map(([value, spellings]): LexiconRow => {
    const [words = "", hg = ""] = spellings.split(" ").map((forms) => forms.replaceAll("/", "|"));
    return { tag: "num", value: Number(value), words, hg };
  }),
  ...["sixty", "seventy", "eighty", "ninety"].map((words, at): LexiconRow => ({
    tag: "num",
    value: 60 + 10 * at,
    words,
  })),
];

/** English tens, to which a following word for a number below ten is added: "thirty-four". */
export const TENS = new Set(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]);
