import { GRAHAS, RASHIS } from "@lagna/terms";
import { ANSWER_KINDS, type ChartData, formatValue } from "./answer-kinds.ts";
import { choose, createRandom } from "./create-random.ts";
import type { BenchClaim, BenchLanguage, Slots, StatementTemplate, ValueType } from "./types.ts";
import { listValues, writeHouse, writeMonth, writeValue } from "./vocabulary.ts";

const CLAIMS = 1_000;
const SEED = 2026;
const BODIES = GRAHAS.filter((graha) => graha !== "rahu" && graha !== "ketu");
const VARGAS = ["D3", "D7", "D9", "D10", "D12", "D16", "D24", "D30", "D60"];
const KARAKAS = ["AK", "AmK", "BK", "MK", "PK", "GK", "DK"];
const KARAKA_NAMES: Readonly<Record<string, readonly [en: string, hi: string]>> = {
  AK: ["Atmakaraka", "आत्मकारक"],
  AmK: ["Amatyakaraka", "अमात्यकारक"],
  BK: ["Bhratrikaraka", "भ्रातृकारक"],
  MK: ["Matrikaraka", "मातृकारक"],
  PK: ["Putrakaraka", "पुत्रकारक"],
  GK: ["Gnatikaraka", "ज्ञातिकारक"],
  DK: ["Darakaraka", "दारकारक"],
};
const MODALITY_NAMES: Readonly<Record<string, readonly [en: string, hi: string]>> = {
  movable: ["movable", "चर"],
  fixed: ["fixed", "स्थिर"],
  dual: ["dual", "द्विस्वभाव"],
};

type Random = () => number;

/** Slots of a statement; only the seven bodies have dignities, ashtakavargas and full aspects. */
function chooseSlots(names: readonly (keyof Slots)[], random: Random): Slots {
  const graha = choose(BODIES, random);
  const makers: Readonly<Record<keyof Slots, () => unknown>> = {
    graha: () => graha,
    other: () =>
      choose(
        BODIES.filter((body) => body !== graha),
        random,
      ),
    house: () => 1 + Math.floor(random() * 12),
    sign: () => choose(RASHIS, random),
    varga: () => choose(VARGAS, random),
    karaka: () => choose(KARAKAS, random),
    date: () => `${2005 + Math.floor(random() * 30)}-0${1 + Math.floor(random() * 9)}-15`,
    modality: () => choose(Object.keys(MODALITY_NAMES), random),
  };
  return Object.fromEntries(names.map((name) => [name, makers[name]()]));
}

const NUMBERS_NEAR = [-3, -2, -1, 1, 2, 3];

/** Another value of the same type, as a mistake would be: a neighbour of a number, any other name. */
function chooseWrong(type: ValueType, value: string, kind: string, random: Random): string {
  const names = listValues(type).filter((other) => other !== value);
  if (names.length > 0) return choose(names, random);
  if (type === "month") {
    const [year, month] = value.split("-").map(Number) as [number, number];
    const moved = year * 12 + month - 1 + choose([-14, -7, 5, 9, 13], random);
    return `${Math.floor(moved / 12)}-${String((moved % 12) + 1).padStart(2, "0")}`;
  }
  const limit = kind === "pada_of" ? 4 : type === "house" || kind === "house_distance" ? 12 : Infinity;
  const lowest = type === "house" || kind === "pada_of" || kind === "house_distance" ? 1 : 0;
  const near = NUMBERS_NEAR.map((step) => Number(value) + step).filter((each) => each >= lowest && each <= limit);
  return String(choose(near, random));
}

function writeSlot(name: keyof Slots, value: unknown, language: BenchLanguage): string {
  const index = language === "hi" ? 1 : 0;
  if (name === "graha" || name === "other") return writeValue("graha", String(value), language);
  if (name === "sign") return writeValue("sign", String(value), language);
  if (name === "house") return writeHouse(Number(value), language);
  if (name === "karaka") return KARAKA_NAMES[String(value)]?.[index] ?? String(value);
  if (name === "modality") return MODALITY_NAMES[String(value)]?.[index] ?? String(value);
  if (name !== "date") return String(value);
  const [year, month, day] = String(value).split("-");
  return `${Number(day)} ${writeMonth(`${year}-${month}`, language)}`;
}

/**
 * True and false statements about the charts, half of each: every template in turn with slots chosen by a fixed seed. A false one has another value of
 * the same type.
 */
export function writeClaims(
  charts: ReadonlyMap<string, ChartData>,
  templates: readonly StatementTemplate[],
): readonly BenchClaim[] {
  const random = createRandom(SEED);
  const ids = [...charts.keys()];
  const claims: BenchClaim[] = [];
  const texts = new Set<string>();
  for (let turn = 0; claims.length < CLAIMS; turn += 1) {
    const template = templates[turn % templates.length];
    const kind = template && ANSWER_KINDS[template.kind];
    if (!template || !kind) throw new Error(`no kind ${template?.kind}`);
    const chart = choose(ids, random);
    const slots = chooseSlots(template.slots, random);
    const isTrue = claims.length % 2 === 0;
    const value = kind.answer(charts.get(chart) as ChartData, slots);
    if (value === null) continue;
    const truth = formatValue(value);
    const stated = isTrue ? truth : chooseWrong(kind.type, truth, template.kind, random);
    const text = template.slots
      .reduce(
        (sentence, name) => sentence.replaceAll(`{${name}}`, writeSlot(name, slots[name], template.language)),
        template.text,
      )
      .replaceAll("{value}", writeValue(kind.type, stated, template.language));
    if (texts.has(chart + text)) continue;
    texts.add(chart + text);
    const id = `t${String(claims.length + 1).padStart(4, "0")}`;
    claims.push({ id, chart, language: template.language, kind: template.kind, text, isTrue });
  }
  return claims;
}
