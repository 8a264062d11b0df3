/** A time of day in a text; `isAmbiguous` if it may be morning or evening. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly isAmbiguous: boolean;
}

const CLOCK_PATTERN =
  /(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?|o'clock|hrs|hours|baje|bje|बजे)?(?![\d:]|\s*(?:years?|saal|minutes?|minute|मिनट|साल))/giu;
const MORNING = /\b(?:a\.?m\.?|morning|subah|savere|sawere)\b|सुबह|सवेरे|प्रातः/iu;
const EVENING = /\b(?:p\.?m\.?|evening|afternoon|night|shaam|sham|raat|dopahar)\b|शाम|रात|दोपहर/iu;

/** The first time of day in a text, recognised by minutes or by a word: "7:50", "5 pm", "सुबह 7 बजे". */
export function parseClockTime(text: string): ClockTime | null {
  for (const [, hours = "", minutes, word = ""] of text.matchAll(CLOCK_PATTERN)) {
    const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
    const hasPartOfDay = MORNING.test(text) || EVENING.test(text);
    if (hour > 23 || minute > 59 || (minutes === undefined && word === "" && !hasPartOfDay)) continue;
    if (hour > 12 || hour === 0) return { hour, minute, isAmbiguous: false };
    if (EVENING.test(text)) return { hour: (hour % 12) + 12, minute, isAmbiguous: false };
    return { hour: MORNING.test(text) ? hour % 12 : hour, minute, isAmbiguous: !MORNING.test(text) };
  }
  return null;
}
