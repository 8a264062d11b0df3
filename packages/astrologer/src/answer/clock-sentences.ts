import { SADE_SATI_PHASE_WORDS, type SadeSatiPhase, type Graha, DASHA_LEVEL_WORDS, DASHA_LEVELS } from "@lagna/terms";
import { type LocalCalendar } from "../local-calendar.ts";
import { type Fact, type Said } from "../fact.ts";
import { opened } from "./voice.ts";
import { grahaSaid, houseSaid, rashiSaid, said, tell, the, wordSaid } from "../words/say.ts";
import { type Teller, day, type PlaceValue } from "./fact-teller.ts";

interface PeriodValue {
  readonly lords: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

function chain(lords: readonly Graha[]): Said {
  return tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));
}

function periodTold({ lords, start, end }: PeriodValue, _: Fact, calendar: LocalCalendar): Said {
  const level = wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  const [name, from, until] = [chain(lords), day(calendar, start), day(calendar, end)];
  const isOver = calendar.jdOf(Date.parse(end)) <= calendar.nowJd;
  return said(
    `The ${name.en} ${level.en.toLowerCase()} ${isOver ? "ran" : "runs"} from ${from.en} to ${until.en}.`,
    `${name.hi} ${level.hi} ${from.hi} से ${until.hi} तक ${isOver ? "थी" : "है"}।`,
    `${name.hg} ${level.hg.toLowerCase()} ${from.hg} se ${until.hg} tak ${isOver ? "thi" : "hai"}.`,
  );
}

function runningTold({ lords, end }: PeriodValue, _: Fact, calendar: LocalCalendar): Said {
  const [name, until] = [chain(lords), day(calendar, end)];
  const level = wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  return said(
    `You are in the ${name.en} ${level.en.toLowerCase()} now, until ${until.en}.`,
    `अभी आपकी ${name.hi} ${level.hi} चल रही है, ${until.hi} तक।`,
    `Abhi aapki ${name.hg} ${level.hg.toLowerCase()} chal rahi hai, ${until.hg} tak.`,
  );
}

interface SadeSatiValue {
  readonly running: boolean;
  readonly phase: SadeSatiPhase | null;
  readonly roundEnd: string | null;
  readonly lastEnd: string | null;
  readonly nextStart: string | null;
}

function sadeSatiTold(
  { running, phase, roundEnd, lastEnd, nextStart }: SadeSatiValue,
  _: Fact,
  calendar: LocalCalendar,
): Said {
  if (running && phase && roundEnd) {
    // The end of the round, which is asked for: a phase may end and come again.
    const [name, until] = [wordSaid(SADE_SATI_PHASE_WORDS[phase]), day(calendar, roundEnd)];
    const again = nextStart && nextStart > roundEnd ? day(calendar, nextStart) : null;
    return said(
      `Sade sati is running for you, in its ${name.en.toLowerCase()} phase, and this round lasts until ${until.en}${again ? `; the next begins on ${again.en}` : ""}.`,
      `आपकी ${name.hi} साढ़ेसाती चल रही है, और यह दौर ${until.hi} तक है${again ? `; अगली ${again.hi} को शुरू होगी` : ""}।`,
      `Aapki ${name.hg.toLowerCase()} sade sati chal rahi hai, aur yeh daur ${until.hg} tak hai${again ? `; agli ${again.hg} ko shuru hogi` : ""}.`,
    );
  }
  const [last, next] = [lastEnd && day(calendar, lastEnd), nextStart && day(calendar, nextStart)];
  return said(
    `Sade sati is not running for you now${last ? `; the last one ended on ${last.en}` : ""}${next ? `, and the next begins on ${next.en}` : ""}.`,
    `अभी आपकी साढ़ेसाती नहीं चल रही${last ? `; पिछली ${last.hi} को समाप्त हुई` : ""}${next ? `, अगली ${next.hi} को शुरू होगी` : ""}।`,
    `Abhi aapki sade sati nahi chal rahi${last ? `; pichhli ${last.hg} ko khatam hui` : ""}${next ? `, agli ${next.hg} ko shuru hogi` : ""}.`,
  );
}

/** Of periods and of the sky as it moves. */
export const CLOCK_TELLERS: Readonly<Record<string, Teller>> = {
  "transits/ingress": ({ sign, house, at }: PlaceValue & { at: string }, fact: Fact, calendar: LocalCalendar) => {
    const [who, where, there, on] = [
      the(fact.subject as Graha),
      rashiSaid(sign),
      houseSaid(house, fact.counted),
      day(calendar, at),
    ];
    const isOver = calendar.jdOf(Date.parse(at)) <= calendar.nowJd;
    return said(
      `${opened(who.en)} ${isOver ? "entered" : "enters"} ${where.en}, your ${there.en}, on ${on.en}.`,
      `${who.hi} ${on.hi} को ${where.hi} राशि में, आपके ${there.hi} में ${isOver ? "आया" : "आएगा"}।`,
      `${who.hg} ${on.hg} ko ${where.hg} rashi me, aapke ${there.hg} me ${isOver ? "aaya" : "aayega"}.`,
    );
  },
  "dashas/period": periodTold,
  "dashas/running": runningTold,
  "dashas/next": (value: PeriodValue, _: Fact, calendar: LocalCalendar) => {
    const [name, from, until] = [chain(value.lords), day(calendar, value.start), day(calendar, value.end)];
    return said(
      `Next comes the ${name.en} antardasha, from ${from.en} to ${until.en}.`,
      `अगली ${name.hi} अंतर्दशा ${from.hi} से ${until.hi} तक रहेगी।`,
      `Agli ${name.hg} antardasha ${from.hg} se ${until.hg} tak rahegi.`,
    );
  },
  "sade_sati/sade_sati": sadeSatiTold,
  "transits/transit": ({ sign, house, retrograde }: PlaceValue, fact: Fact) => {
    const [who, where, at] = [the(fact.subject as Graha), rashiSaid(sign), houseSaid(house, fact.counted)];
    const back = retrograde && fact.subject !== "rahu" && fact.subject !== "ketu";
    return said(
      `${opened(who.en)} is now in ${where.en}, your ${at.en}${back ? ", retrograde" : ""}.`,
      `${who.hi} अभी ${where.hi} में, आपके ${at.hi} में है${back ? ", वक्री" : ""}।`,
      `${who.hg} abhi ${where.hg} me, aapke ${at.hg} me hai${back ? ", vakri" : ""}.`,
    );
  },
};
