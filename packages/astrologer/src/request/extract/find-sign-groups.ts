import { type Element, type Modality, RASHIS, ELEMENTS, MODALITIES, type Rashi } from "@lagna/terms";

/** A group of signs that a text names, such as the watery or the movable ones. */
export interface SignGroup {
  readonly id: Element | Modality;
  readonly signs: readonly Rashi[];
}

const WORDS: Readonly<Record<Element | Modality, RegExp>> = {
  fire: /(?<![\p{L}\p{M}])(?:fire|fiery|agni|agneya)(?![\p{L}\p{M}])|अग्नि|आग्नेय/iu,
  earth: /(?<![\p{L}\p{M}])(?:earth|earthy|prithvi|prithivi|bhoomi)(?![\p{L}\p{M}])|पृथ्वी|भूमि तत्/iu,
  air: /(?<![\p{L}\p{M}])(?:air|airy|vayu)(?![\p{L}\p{M}])|वायु/iu,
  water: /(?<![\p{L}\p{M}])(?:water|watery|jal)(?![\p{L}\p{M}])|जल/iu,
  movable: /(?<![\p{L}\p{M}])(?:movable|moveable|cardinal|chara?)(?= |$)(?! d)|चर (?=राशि)/iu,
  fixed: /(?<![\p{L}\p{M}])(?:fixed|sthira?)(?![\p{L}\p{M}])|स्थिर/iu,
  dual: /(?<![\p{L}\p{M}])(?:dual|mutable|common|dwiswa?bhav\p{L}*|dvisva?bhav\p{L}*)(?![\p{L}\p{M}])|द्विस्वभाव/iu,
};

const listSigns = (id: Element | Modality): readonly Rashi[] => {
  const element = ELEMENTS.indexOf(id as Element);
  const modality = MODALITIES.indexOf(id as Modality);
  return RASHIS.filter((_, at) =>
    element >= 0 ? at % ELEMENTS.length === element : at % MODALITIES.length === modality,
  );
};

/** The groups of signs that a text names. */
export const findSignGroups = (text: string): readonly SignGroup[] =>
  ([...ELEMENTS, ...MODALITIES] as const).flatMap((id) => (WORDS[id].test(text) ? [{ id, signs: listSigns(id) }] : []));
