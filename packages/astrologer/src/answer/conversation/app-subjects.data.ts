import type { WordPatternRow } from "../../question/match-word-patterns.ts";
import type { TALK_PHRASES } from "./small-talk-phrases.data.ts";

/** What a message about the app may be about, with the phrase that answers it. */
export type AppSubject = Extract<keyof typeof TALK_PHRASES, `app_${string}`>;

const row = (value: AppSubject, ...parts: readonly string[]): WordPatternRow<AppSubject> => ({
  value,
  parts,
  maxGap: 6,
});

/** The words of each subject; the first row that matches counts. */
export const APP_SUBJECT_WORDS: readonly WordPatternRow<AppSubject>[] = [
  row("app_pdf", "pdf|print|printout|download|डाउनलोड|प्रिंट|पीडीएफ"),
  row("app_delete", "delete|remove|erase|hatana|hatao|hataye|हटा|मिटा|डिलीट"),
  row(
    "app_birth",
    "change|correct|edit|update|fix|galat|badal|badlu|badle|sudhar|theek|बदल|सुधार|ग़लत|गलत|ठीक",
    "birth|time|date|place|details|samay|tarikh|janm|जन्म|समय|तारीख|तारीख़|विवरण",
  ),
  row(
    "app_add",
    "add|save|second|another|jod|jodu|dusri|doosri|nayi|जोड़|दूसरी|नई",
    "kundli|chart|person|kundali|member|कुंडली",
  ),
  row("app_language", "language|bhasha|hindi|english|भाषा|हिंदी|अंग्रेज़ी|अंग्रेजी"),
];
