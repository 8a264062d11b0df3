import { calculate, placeFrom, type VargaBody } from "@lagna/jyotish";
import {
  ARUDHA_WORDS,
  GRAHAS,
  KARAKAS_7,
  KARAKAS_8,
  SPECIAL_LAGNA_WORDS,
  SPECIAL_LAGNAS,
  VARGA_WORDS,
  VARGAS,
} from "@lagna/terms";
import { ARUDHAS, type Arudha, type Karaka8, type Rashi, type VargaId } from "@lagna/terms";
import { dignityBySign } from "../chart-view.ts";
import type { Fact, Said } from "../fact.ts";
import { dignitySaid, grahaSaid, houseSaid, karakaSaid, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

const LAGNA = said("Lagna", "लग्न", "Lagna");
const bodySaid = (body: VargaBody): Said => (body === "lagna" ? LAGNA : grahaSaid(body));

function vargaFact(
  { view }: Ground,
  varga: Exclude<VargaId, "D1">,
  signs: Readonly<Record<VargaBody, Rashi>>,
  body: VargaBody,
): Fact {
  const sign = signs[body];
  const house = placeFrom(signs.lagna, sign);
  const vargottama = varga === "D9" && view.signOf(body) === sign;
  const dignity = body === "lagna" ? null : dignityBySign(body, sign);
  const [chart, who, where, at] = [
    wordSaid(VARGA_WORDS[varga]),
    bodySaid(body),
    rashiSaid(sign),
    houseSaid(house, view.counted),
  ];
  const standing = dignity && dignitySaid(dignity);
  return natal({
    id: `varga-${varga}-${body}`,
    section: "vargas",
    subject: body,
    predicate: "varga",
    value: { varga, sign, house, dignity, vargottama },
    frame: varga,
    text: tell((tongue) => {
      const parts = [
        where[tongue],
        body !== "lagna" && at[tongue],
        standing?.[tongue],
        vargottama && VARGOTTAMA[tongue],
      ];
      return `${chart[tongue]} (${varga}), ${who[tongue]}: ${parts.filter(Boolean).join(", ")}`;
    }),
  });
}

const VARGOTTAMA = said("vargottama", "वर्गोत्तम", "vargottam");

/** The lagna and every graha in every varga, houses counted from the varga's own lagna. */
export function vargaFacts(ground: Ground): Fact[] {
  const { vargas } = calculate(ground.view.nativity, ["vargas"]);
  const divisional = VARGAS.filter((varga) => varga !== "D1");
  return divisional.flatMap((varga) => {
    return (["lagna", ...GRAHAS] as const).map((body) => vargaFact(ground, varga, vargas[varga], body));
  });
}

/** The chara karakas of the seven, and under ids that end in -8 of the eight. */
export function karakaFacts({ view }: Ground): Fact[] {
  const { scheme7, scheme8 } = calculate(view.nativity, ["karakas"]).karakas;
  const fact = (karaka: Karaka8, scheme: 7 | 8): Fact => {
    const graha = scheme === 7 ? scheme7[karaka as keyof typeof scheme7] : scheme8[karaka];
    const [name, who] = [karakaSaid(karaka), grahaSaid(graha)];
    return natal({
      id: scheme === 7 ? `karaka-${karaka}` : `karaka-${karaka}-8`,
      section: "karakas",
      subject: graha,
      predicate: "chara_karaka",
      value: { karaka, graha, scheme },
      school: `karaka_scheme_${scheme}`,
      text: said(
        `${name.en} (${karaka}): ${who.en}, of ${scheme} karakas`,
        `${name.hi}: ${who.hi}, ${scheme} कारकों में`,
        `${name.hg}: ${who.hg}, ${scheme} karak me`,
      ),
    });
  };
  return [...KARAKAS_7.map((karaka) => fact(karaka, 7)), ...KARAKAS_8.map((karaka) => fact(karaka, 8))];
}

/** The names an arudha is best known by. */
export const arudhaId = (arudha: Arudha): string => (arudha === "A1" ? "AL" : arudha === "A12" ? "UL" : arudha);

/** The arudhas of the houses and the special lagnas. */
export function pointFacts({ view }: Ground): Fact[] {
  const { arudhas, special_lagnas } = calculate(view.nativity, ["arudhas", "special_lagnas"]);
  const place = (id: string, name: Said, sign: Rashi): Fact => {
    const house = view.houseOfSign(sign);
    const [where, at] = [rashiSaid(sign), houseSaid(house, view.counted)];
    return natal({
      id,
      section: "arudhas",
      subject: id,
      predicate: "point",
      value: { sign, house },
      text: tell((tongue) => `${name[tongue]}: ${where[tongue]}, ${at[tongue]}`),
    });
  };
  const images = ARUDHAS.map((id) => place(`arudha-${arudhaId(id)}`, wordSaid(ARUDHA_WORDS[id]), arudhas.bhava[id]));
  const lagnas = SPECIAL_LAGNAS.flatMap((id) => {
    const point = special_lagnas[id];
    return point === null ? [] : [place(`special-${id}`, wordSaid(SPECIAL_LAGNA_WORDS[id]), point.sign)];
  });
  return [...images, ...lagnas];
}
