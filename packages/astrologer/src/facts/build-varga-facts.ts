import { computeSections, placeFrom, type VargaBody } from "@lagna/jyotish";
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
import { getDignityBySign } from "../chart-read-model.ts";
import type { Fact, LocalizedText } from "../fact.ts";
import {
  formatDignity,
  formatGraha,
  formatHouse,
  formatKaraka,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

const LAGNA = createLocalizedText("Lagna", "लग्न", "Lagna");
const formatVargaBody = (body: VargaBody): LocalizedText => (body === "lagna" ? LAGNA : formatGraha(body));

function buildVargaFact(
  { view }: FactContext,
  varga: Exclude<VargaId, "D1">,
  signs: Readonly<Record<VargaBody, Rashi>>,
  body: VargaBody,
): Fact {
  const sign = signs[body];
  const house = placeFrom(signs.lagna, sign);
  const vargottama = varga === "D9" && view.signOf(body) === sign;
  const dignity = body === "lagna" ? null : getDignityBySign(body, sign);
  const [chart, who, where, at] = [
    localizeWord(VARGA_WORDS[varga]),
    formatVargaBody(body),
    formatRashi(sign),
    formatHouse(house, view.countedFrom),
  ];
  const standing = dignity && formatDignity(dignity);
  return createNatalFact({
    id: `varga-${varga}-${body}`,
    section: "vargas",
    subject: body,
    predicate: "varga",
    value: { varga, sign, house, dignity, vargottama },
    frame: varga,
    text: composeLocalizedText((language) => {
      const parts = [
        where[language],
        body !== "lagna" && at[language],
        standing?.[language],
        vargottama && VARGOTTAMA[language],
      ];
      return `${chart[language]} (${varga}), ${who[language]}: ${parts.filter(Boolean).join(", ")}`;
    }),
  });
}

const VARGOTTAMA = createLocalizedText("vargottama", "वर्गोत्तम", "vargottam");

/** The lagna and every graha in every varga. Houses are counted from the lagna of the varga. */
export function buildVargaFacts(context: FactContext): Fact[] {
  const { vargas } = computeSections(context.view.nativity, ["vargas"]);
  const divisional = VARGAS.filter((varga) => varga !== "D1");
  return divisional.flatMap((varga) => {
    return (["lagna", ...GRAHAS] as const).map((body) => buildVargaFact(context, varga, vargas[varga], body));
  });
}

/** The chara karakas of the scheme of seven and, under ids that end in -8, of the scheme of eight. */
export function buildKarakaFacts({ view }: FactContext): Fact[] {
  const { scheme7, scheme8 } = computeSections(view.nativity, ["karakas"]).karakas;
  const createKarakaFact = (karaka: Karaka8, scheme: 7 | 8): Fact => {
    const graha = scheme === 7 ? scheme7[karaka as keyof typeof scheme7] : scheme8[karaka];
    const [name, who] = [formatKaraka(karaka), formatGraha(graha)];
    return createNatalFact({
      id: scheme === 7 ? `karaka-${karaka}` : `karaka-${karaka}-8`,
      section: "karakas",
      subject: graha,
      predicate: "chara_karaka",
      value: { karaka, graha, scheme },
      school: `karaka_scheme_${scheme}`,
      text: createLocalizedText(
        `${name.en} (${karaka}): ${who.en}, of ${scheme} karakas`,
        `${name.hi}: ${who.hi}, ${scheme} कारकों में`,
        `${name.hg}: ${who.hg}, ${scheme} karak me`,
      ),
    });
  };
  return [
    ...KARAKAS_7.map((karaka) => createKarakaFact(karaka, 7)),
    ...KARAKAS_8.map((karaka) => createKarakaFact(karaka, 8)),
  ];
}

/** The common short names: AL for A1, UL for A12. */
export const getArudhaId = (arudha: Arudha): string => (arudha === "A1" ? "AL" : arudha === "A12" ? "UL" : arudha);

/** The arudhas of the houses and the special lagnas. */
export function buildPointFacts({ view }: FactContext): Fact[] {
  const { arudhas, special_lagnas } = computeSections(view.nativity, ["arudhas", "special_lagnas"]);
  const createPointFact = (id: string, name: LocalizedText, sign: Rashi): Fact => {
    const house = view.houseOfSign(sign);
    const [where, at] = [formatRashi(sign), formatHouse(house, view.countedFrom)];
    return createNatalFact({
      id,
      section: "arudhas",
      subject: id,
      predicate: "point",
      value: { sign, house },
      text: composeLocalizedText((language) => `${name[language]}: ${where[language]}, ${at[language]}`),
    });
  };
  const arudhaFacts = ARUDHAS.map((id) =>
    createPointFact(`arudha-${getArudhaId(id)}`, localizeWord(ARUDHA_WORDS[id]), arudhas.bhava[id]),
  );
  const lagnaFacts = SPECIAL_LAGNAS.flatMap((id) => {
    const point = special_lagnas[id];
    return point === null ? [] : [createPointFact(`special-${id}`, localizeWord(SPECIAL_LAGNA_WORDS[id]), point.sign)];
  });
  return [...arudhaFacts, ...lagnaFacts];
}
