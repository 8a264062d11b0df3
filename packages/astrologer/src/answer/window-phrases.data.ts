import { type Wordings, wordings } from "../knowledge/row.ts";

const all = (en: string, hi: string, hg: string): Wordings => wordings([en, hi, hg]);

/** Of the times of a matter: {from} and {until} are months. */
export const WINDOW_SENTENCES = {
  now: all(
    "A good time is open now, until {until}. | The months from now to {until} already favour it.",
    "अभी अच्छा समय चल रहा है, {until} तक। | अभी से {until} तक का समय अनुकूल है।",
    "Abhi achha samay chal raha hai, {until} tak. | Abhi se {until} tak ka samay achha hai.",
  ),
  first: all(
    "The first good time is from {from} to {until}. | It opens in {from} and stays open to {until}.",
    "पहला अच्छा समय {from} से {until} तक है। | रास्ता {from} से {until} तक खुलता है।",
    "Pehla achha samay {from} se {until} tak hai. | Raasta {from} se {until} tak khulta hai.",
  ),
  next: all(
    "The next good time is from {from} to {until}. | After it, {from} to {until} is the next good stretch.",
    "अगला अच्छा समय {from} से {until} तक है। | उसके बाद {from} से {until} तक फिर अच्छा समय है।",
    "Agla achha samay {from} se {until} tak hai. | Uske baad {from} se {until} tak phir achha samay hai.",
  ),
  second: all(
    "Another runs from {from} to {until}. | A further one comes from {from} to {until}.",
    "एक और {from} से {until} तक। | फिर {from} से {until} तक।",
    "Ek aur {from} se {until} tak. | Phir {from} se {until} tak.",
  ),
  least: all(
    "No strong time shows in these years; the easiest stretch is from {from} to {until}. | I see no time that stands out; {from} to {until} is the least uphill.",
    "इन वर्षों में बहुत मज़बूत समय नहीं दिखता; सबसे सहज समय {from} से {until} तक है।",
    "In saalon me bahut mazboot samay nahi dikhta; sabse aasan samay {from} se {until} tak hai.",
  ),
} as const satisfies Readonly<Record<string, Wordings>>;
