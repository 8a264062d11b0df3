const YEAR_PATTERN = /\b(?:years?|yrs?|saal|sal|varsh|baras)\b|साल|वर्ष|बरस/iu;
const HARD_PATTERN =
  /\b(?:hardest|worst|toughest|roughest|heaviest|most (?:difficult|challenging|painful|stressful|unlucky)|(?:hard|bad|tough|difficult) years?|kharab|mushkil|kathin|bura|bhaari|bhari|pareshani)\b|कठिन|मुश्किल|ख़राब|खराब|बुरा|भारी/iu;
const LIGHT_PATTERN =
  /\b(?:best|luckiest|easiest|lightest|happiest|golden|most (?:favou?rable|successful|important)|(?:good|great|lucky) years?|ach+h?[aei]|behtar\w*|badhiya|shubh|sunehr\w*)\b|अच्छ|बेहतर|बढ़िया|शुभ|सुनहर/iu;
/** Words that ask for one of several. */
const ONE_OF_SEVERAL_PATTERN =
  /\b(?:which|what|kaun\w*|konsa|kis|sabse|hardest|worst|best|toughest|luckiest|easiest|happiest|most|heaviest|lightest|golden)\b|कौन|किस|सबसे/iu;
const PAST_PATTERN =
  /\b(?:was|were|has been|had|tha|thi|gaya|gujra|guzra|raha hai|past|last|ago|so far|till now)\b|था|थी|गया|बीत|पिछल/iu;
export const COUNTED_YEARS_PATTERN =
  /(\d{1,2}|two|three|four|five|six|seven|eight|ten|do|teen|char|chaar|paanch|panch|chhe|das|दो|तीन|चार|पाँच|पांच|छह|दस)\s*(?:years?|yrs?|saal\w*|sal|varsh\w*|साल\w*|वर्ष\w*|बरस)/iu;
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 ten 10 do 2 teen 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 das 10 दो 2 तीन 3 चार 4 पाँच 5 पांच 5 छह 6 दस 10"
    .split(" ")
    .flatMap((word, at, every) => (at % 2 === 0 ? [[word, Number(every[at + 1])]] : [])),
);
const DEFAULT_YEARS = 5;
const MAX_YEARS = 10;

export interface YearRankingRequest {
  readonly wants: "hard" | "light";
  readonly count: number;
}

/** Which years are meant where they are surely asked for, in whatever words: "the hard ones ahead", "kaun se saal bhaari". */
export const readYearRanking = (text: string): YearRankingRequest | null =>
  PAST_PATTERN.test(text)
    ? null
    : {
        wants: (HARD_PATTERN.test(text) || HARD_WORD.test(text)) && !LIGHT_PATTERN.test(text) ? "hard" : "light",
        count: DEFAULT_YEARS,
      };
const HARD_WORD = /\b(?:hard|harder|tough|tougher|bad|rough|difficult|heavy)\b/iu;

/** Parses "which year is the hardest of the next five", "sabse achha saal kaunsa"; `null` for other texts. */
export function parseYearRanking(text: string): YearRankingRequest | null {
  const [hard, light] = [HARD_PATTERN.test(text), LIGHT_PATTERN.test(text)];
  if (!YEAR_PATTERN.test(text) || !ONE_OF_SEVERAL_PATTERN.test(text) || PAST_PATTERN.test(text) || !(hard || light))
    return null;
  const word = COUNTED_YEARS_PATTERN.exec(text)?.[1]?.toLowerCase() ?? "";
  const count = NUMBERS[word] ?? Number(word || DEFAULT_YEARS);
  return { wants: hard && !light ? "hard" : "light", count: Math.min(MAX_YEARS, count < 2 ? DEFAULT_YEARS : count) };
}
