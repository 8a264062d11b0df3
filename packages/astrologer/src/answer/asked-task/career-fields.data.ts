import type { Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";

/** Kinds of work that a follow-up narrows the fields to. */
export type FieldKind = "creative" | "government" | "technical" | "money" | "people";

interface WorkField {
  readonly name: LocalizedText;
  readonly kinds: readonly FieldKind[];
}

const field = (kinds: string, en: string, hi: string, hg: string): WorkField => ({
  name: createLocalizedText(en, hi, hg),
  kinds: kinds.split(" ").filter(Boolean) as FieldKind[],
});

/** The livelihoods of each graha (PD 5, BJ 10), in the words of today. */
export const WORK_FIELDS: Readonly<Record<Graha, readonly WorkField[]>> = {
  sun: [
    field(
      "government",
      "government, administration and leading a team",
      "सरकार, प्रशासन और नेतृत्व",
      "sarkar, prashasan aur netritva",
    ),
    field("people", "medicine", "चिकित्सा", "chikitsa"),
  ],
  moon: [
    field(
      "people",
      "care, food, hospitality and the public",
      "देखभाल, खानपान, होटल और जनता से जुड़ा काम",
      "dekhbhaal, khaanpaan, hotel aur janta se juda kaam",
    ),
    field("creative", "writing from feeling, and music", "भाव का लेखन और संगीत", "bhaav ka lekhan aur sangeet"),
  ],
  mars: [
    field(
      "technical",
      "engineering, machines, land and building",
      "इंजीनियरिंग, मशीन, ज़मीन और निर्माण",
      "engineering, machine, zameen aur nirmaan",
    ),
    field("government", "police, forces and security", "पुलिस, सेना और सुरक्षा", "police, sena aur suraksha"),
  ],
  mercury: [
    field(
      "money people",
      "accounts, trade, sales and communication",
      "लेखा, व्यापार, बिक्री और संचार",
      "lekha, vyapar, bikri aur sanchar",
    ),
    field(
      "creative technical",
      "writing, design of information and software",
      "लेखन, सूचना की डिज़ाइन और सॉफ़्टवेयर",
      "lekhan, information design aur software",
    ),
  ],
  jupiter: [
    field("people", "teaching, law and advising", "शिक्षण, क़ानून और सलाह", "teaching, kanoon aur salaah"),
    field(
      "money government",
      "banking, audit and public education",
      "बैंकिंग, लेखा-जाँच और सार्वजनिक शिक्षा",
      "banking, audit aur sarkari shiksha",
    ),
  ],
  venus: [
    field(
      "creative",
      "design, film, fashion and the arts",
      "डिज़ाइन, फ़िल्म, फ़ैशन और कला",
      "design, film, fashion aur kala",
    ),
    field(
      "money",
      "luxury goods, beauty and hospitality",
      "सुंदरता, सजावट और आतिथ्य का कारोबार",
      "beauty, sajawat aur hospitality ka karobar",
    ),
  ],
  saturn: [
    field(
      "technical",
      "operations, construction, mining and old industries",
      "संचालन, निर्माण, खनन और पुराने उद्योग",
      "operations, nirmaan, khanan aur purane udyog",
    ),
    field(
      "government people",
      "public service, labour and social work",
      "जनसेवा, श्रम और समाज-कार्य",
      "jan seva, shram aur samaj karya",
    ),
  ],
  rahu: [
    field(
      "technical",
      "technology, foreign firms and new media",
      "तकनीक, विदेशी कंपनियाँ और नया मीडिया",
      "technology, videshi companies aur naya media",
    ),
    field(
      "creative",
      "film, photography and advertising",
      "फ़िल्म, फ़ोटोग्राफ़ी और विज्ञापन",
      "film, photography aur vigyapan",
    ),
  ],
  ketu: [
    field("technical", "research, coding and diagnosis", "शोध, कोडिंग और जाँच", "research, coding aur jaanch"),
    field("people", "healing and spiritual work", "उपचार और आध्यात्मिक काम", "upchar aur adhyatmik kaam"),
  ],
};

/** Words that ask for a field of work, besides those of the question itself. */
export const FIELD_WORDS =
  "career field fields line profession occupation job jobs work business department sector industry stream करियर कैरियर क्षेत्र फ़ील्ड फील्ड लाइन पेशा काम नौकरी व्यवसाय बिज़नेस विभाग kaam naukri pesha kshetra vyavsay vibhag dhandha";
/** Words that ask which one; they stand before the field. */
export const WHICH_WORDS = "which what कौन कौनसा कौनसी किस kaun kaunsa kaunsi konsa konsi kis";
/** Words that ask what fits. */
export const FITTING_WORDS = "suit suits suited suitable best right उचित अनुकूल suitable uchit anukool";

/** Words that narrow it. */
export const FIELD_KIND_WORDS: Readonly<Record<FieldKind, string>> = {
  creative: "creative artistic art arts design music कला रचनात्मक क्रिएटिव kala rachnatmak",
  government: "government govt sarkari department सरकारी विभाग gov",
  technical: "technical engineering computer computers tech software it तकनीकी टेक्निकल इंजीनियरिंग",
  money: "finance banking accounts बैंकिंग वित्त",
  people: "teaching social medical शिक्षण समाज मेडिकल",
};
