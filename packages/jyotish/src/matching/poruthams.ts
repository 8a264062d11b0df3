import { type Porutham, PORUTHAMS, type RajjuPart } from "@lagna/terms";
import type { MatchingSettings } from "./koota.data.ts";
import { countSigns, countStars, getGana, type MoonPair, scoreKoota } from "./kootas.ts";
import type { MoonPlace } from "./moon-place.ts";
import {
  BAD_RASI_COUNTS,
  DINA_COUNTS,
  HEAD_OF_NINE,
  MAHENDRA_COUNTS,
  RAJJU_OF_STARS,
  RASI_ABOVE,
  TAMIL_FRIENDS,
  TAMIL_RAKSHASA_ABOVE_STAR,
  VASHYA_SIGNS,
  VEDHA_GROUPS,
  VEDHA_SUMS,
} from "./porutham.data.ts";

/** Whether one of the ten holds, and the facts it is decided by. */
export interface PoruthamResult {
  readonly good: boolean;
  /** For those that count: from the girl's star or sign, unless a setting says otherwise. */
  readonly count?: number;
  /** For the others, an id of each side. */
  readonly boy?: string;
  readonly girl?: string;
}

type Judge = (moons: MoonPair, settings: MatchingSettings) => PoruthamResult;

const judgeDina: Judge = ({ boy, girl }, { dina, dina_from, dina_27 }) => {
  const count = dina_from === "girl" ? countStars(girl, boy) : countStars(boy, girl);
  if (count === 27 && dina_27 !== "by_table") return { good: dina_27 === "one_sign" && boy.sign === girl.sign, count };
  return { good: DINA_COUNTS[dina].includes(count), count };
};

const judgeGana: Judge = ({ boy, girl }, { gana_porutham: rule }) => {
  const [his, hers] = [getGana(boy), getGana(girl)];
  const same = his === hers && !(rule === "tamil" && hers === "rakshasa" && girl.star <= TAMIL_RAKSHASA_ABOVE_STAR);
  const mixed = rule !== "same" && his !== hers && his !== "rakshasa" && hers !== "rakshasa";
  return { good: same || mixed, boy: his, girl: hers };
};

const judgeRasi: Judge = ({ boy, girl }, { rasi }) => {
  const count = countSigns(girl, boy);
  return { good: rasi === "above_6" ? count > RASI_ABOVE : !BAD_RASI_COUNTS.includes(count), count };
};

const MIN_MAITRI = { from_3: 3, from_4: 4, from_5: 5 } as const;
const judgeRasyadhipati: Judge = (moons, settings) => {
  const { boy, girl } = moons;
  const rule = settings.rasyadhipati;
  const good =
    rule === "tamil"
      ? TAMIL_FRIENDS[girl.lord].includes(boy.lord)
      : scoreKoota("graha_maitri", moons, settings).score >= MIN_MAITRI[rule];
  return { good, boy: boy.lord, girl: girl.lord };
};

const attracts = (from: MoonPlace, to: MoonPlace): boolean => VASHYA_SIGNS[from.sign]?.includes(to.sign) === true;
const judgeVashya: Judge = ({ boy, girl }, { vashya_porutham: who }) => ({
  good: (who !== "boy" && attracts(girl, boy)) || (who !== "girl" && attracts(boy, girl)),
  boy: boy.rashi,
  girl: girl.rashi,
});

export const getRajjuPart = ({ star }: MoonPlace): RajjuPart => RAJJU_OF_STARS[star - 1] as RajjuPart;
/** Below 0 on the way up, above on the way down, 0 at the head. */
const findRajjuWay = ({ star }: MoonPlace): number => Math.sign(((star - 1) % 9) - HEAD_OF_NINE);

const judgeRajju: Judge = ({ boy, girl }, { rajju }) => {
  const [his, hers] = [getRajjuPart(boy), getRajjuPart(girl)];
  const otherWay = rajju === "same_way" && findRajjuWay(boy) !== findRajjuWay(girl);
  return { good: his !== hers || otherWay, boy: his, girl: hers };
};

function isVedha({ boy, girl }: MoonPair, rule: MatchingSettings["vedha"]): boolean {
  if (rule === "sums") return VEDHA_SUMS.includes(boy.star + girl.star);
  return boy.star !== girl.star && VEDHA_GROUPS.some((group) => group.includes(boy.star) && group.includes(girl.star));
}

const JUDGES: Readonly<Record<Porutham, Judge>> = {
  dina: judgeDina,
  gana: judgeGana,
  mahendra({ boy, girl }) {
    const count = countStars(girl, boy);
    return { good: MAHENDRA_COUNTS.includes(count), count };
  },
  stree_deergha({ boy, girl }, settings) {
    const count = countStars(girl, boy);
    return { good: count > settings.stree_deergha_above, count };
  },
  yoni(moons, settings) {
    const { score, boy, girl } = scoreKoota("yoni", moons, settings);
    return { good: score > 0, boy: String(boy), girl: String(girl) };
  },
  rasi: judgeRasi,
  rasyadhipati: judgeRasyadhipati,
  vashya: judgeVashya,
  rajju: judgeRajju,
  vedha: (moons, { vedha }) => ({ good: !isVedha(moons, vedha), boy: moons.boy.nakshatra, girl: moons.girl.nakshatra }),
};

export type PoruthamResults = Readonly<Record<Porutham, PoruthamResult>>;

/** The ten poruthams (Kalaprakasika; Raman, "Muhurta"), by the rules chosen in the settings. */
export function judgePoruthams(moons: MoonPair, settings: MatchingSettings): PoruthamResults {
  const results = {} as Record<Porutham, PoruthamResult>;
  for (const porutham of PORUTHAMS) results[porutham] = JUDGES[porutham](moons, settings);
  return results;
}
