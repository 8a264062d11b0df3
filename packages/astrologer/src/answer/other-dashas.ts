import { dashaOfNativity, type Nativity } from "@lagna/jyotish";
import { DASHA_WORDS, type DashaId, type Graha, type Rashi } from "@lagna/terms";
import type { Fact, FactIndex, Said } from "../fact.ts";
import { natal } from "../facts/ground.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { daySaid, grahaSaid, rashiSaid, said, wordSaid } from "../words/say.ts";
import { YOGINI_NAMES } from "./roles.data.ts";
import { OTHER_DASHA } from "./talk-phrases.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain } from "./uncertain.ts";
import { spoken } from "./voice.ts";

/** The dashas beside Vimshottari that people ask for by name. */
const NAMED: readonly (readonly [RegExp, DashaId])[] = [
  [/\byogini\b|योगिनी/iu, "yogini"],
  [/\b(?:chara?|char|jaimini) dasha\b|(?:चर|जैमिनी) दशा/iu, "chara"],
  [/\bnarayana? dasha\b|नारायण दशा/iu, "narayana"],
];
const ASKS_NOW =
  /\b(?:my|meri|mera|mere|now|current\w*|running|run|runs|abhi|chal|which|kaun\w*|till|until|kab|when)\b|मेरी|अभी|चल|कौन|कब/iu;

interface Ruled {
  readonly lord?: Graha;
  readonly sign?: Rashi;
  readonly startJd: number;
  readonly endJd: number;
}

/** The maha dasha and the antardasha that run at an instant. */
function runningOf(nativity: Nativity, id: DashaId, jd: number): readonly Ruled[] {
  const { periods, sensitive } = dashaOfNativity(nativity, id, { levels: 2 });
  const here = ({ startJd, endJd }: Ruled): boolean => startJd <= jd && jd < endJd;
  const maha = sensitive ? undefined : periods.find(here);
  const antar = maha?.sub?.find(here);
  return [maha, antar].flatMap((one) => (one ? [one as Ruled] : []));
}

function rulerSaid(id: DashaId, { lord, sign }: Ruled): Said {
  const yogini = id === "yogini" && lord ? YOGINI_NAMES[lord] : undefined;
  return yogini ?? (lord ? grahaSaid(lord) : sign ? rashiSaid(sign) : said("", "", ""));
}

function runningFact({ nativity, about }: FactIndex, id: DashaId, [maha, antar]: readonly Ruled[]): Fact | null {
  if (!maha) return null;
  const calendar = localCalendarOf(nativity, about);
  const until = ({ endJd }: Ruled): Said => daySaid(calendar.dayOf(endJd));
  const [name, ruler, end] = [wordSaid(DASHA_WORDS[id]), rulerSaid(id, maha), until(maha)];
  const inner = antar && { ruler: rulerSaid(id, antar), end: until(antar) };
  return natal({
    id: `other-dasha-${id}`,
    section: "dashas",
    subject: id,
    predicate: "other",
    value: {
      dasha: id,
      ruler: maha.lord ?? maha.sign,
      start: calendar.iso(maha.startJd),
      end: calendar.iso(maha.endJd),
    },
    text: said(
      `In the ${name.en.toLowerCase()} ${ruler.en} runs until ${end.en}${inner ? `, and within it ${inner.ruler.en} until ${inner.end.en}` : ""}`,
      `${name.hi} में अभी ${ruler.hi} चल रही है, ${end.hi} तक${inner ? `; उसके भीतर ${inner.ruler.hi}, ${inner.end.hi} तक` : ""}`,
      `${name.hg} me abhi ${ruler.hg} chal rahi hai, ${end.hg} tak${inner ? `; uske andar ${inner.ruler.hg}, ${inner.end.hg} tak` : ""}`,
    ),
  });
}

/** What runs now in a dasha that is asked for by its name, beside which times are still told by Vimshottari. */
export function otherDasha({ question, index, voice }: Turn): Body | null {
  const [, id] = NAMED.find(([words]) => words.test(question.text)) ?? [];
  if (id === undefined || question.form === "define" || !ASKS_NOW.test(question.text) || isUncertain(index))
    return null;
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const fact = runningFact(index, id, runningOf(index.nativity, id, nowJd));
  if (!fact) return null;
  return {
    kind: "fact",
    made: [fact],
    sentences: [spoken(voice, fact.text[voice.tongue], [fact.id]), says(voice, OTHER_DASHA)],
  };
}
