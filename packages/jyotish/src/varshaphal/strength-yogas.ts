import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import type { TajakaReason } from "@lagna/terms";
import { listPairs, measureFromNextSign } from "./ithasala.ts";
import { createYoga, type TajakaYoga, type YogaGround } from "./tajaka-yoga.ts";

/** The yogas of strength and weakness, in an ithasala or alone. */

const KENDRA_AND_PANAPHARA: readonly number[] = [1, 2, 4, 5, 7, 8, 10, 11];
const DUSTHANA: readonly number[] = [6, 8, 12];

const listGrahas = ({ placements }: YogaGround): SaptaGraha[] => SAPTA_GRAHAS.filter((graha) => placements[graha]);

/** Ikkabala: all seven in kendras and panapharas; induvara: all in apoklimas. */
function findWholeChartYogas(ground: YogaGround): TajakaYoga[] {
  const grahas = listGrahas(ground);
  if (grahas.length < SAPTA_GRAHAS.length) return [];
  const outside = grahas.filter((graha) => !KENDRA_AND_PANAPHARA.includes(ground.houseOf(graha)));
  if (outside.length === 0) return [createYoga({ id: "ikkabala", grahas })];
  return outside.length === grahas.length ? [createYoga({ id: "induvara", grahas })] : [];
}

/** Radda: one of an ithasala is combust, retrograde, debilitated or in the sixth, eighth or twelfth. */
function findRadda({ ithasalas, afflictionsOf, houseOf }: YogaGround): TajakaYoga[] {
  return ithasalas.flatMap(({ grahas, orb }) => {
    const reasons = grahas.flatMap((graha) => {
      const found: TajakaReason[] = [...afflictionsOf(graha)];
      if (DUSTHANA.includes(houseOf(graha))) found.push("in_dusthana");
      return found.map((reason) => ({ graha, reason }));
    });
    const [first] = reasons;
    return first ? [createYoga({ id: "radda", grahas, kind: first.reason, orb, reasons })] : [];
  });
}

/** Duhphali kuttha: in an ithasala the slower has dignity and the faster has none. */
function findDuhphaliKuttha({ ithasalas, isStrong }: YogaGround): TajakaYoga[] {
  return ithasalas.flatMap(({ grahas, orb }) => {
    const [faster, slower] = grahas;
    if (isStrong(faster) || !isStrong(slower)) return [];
    const reasons = [
      { graha: faster, reason: "weak" },
      { graha: slower, reason: "strong" },
    ] as const;
    return [createYoga({ id: "duhphali_kuttha", grahas, orb, reasons })];
  });
}

/** Dutthottha davira: both of an ithasala lack dignity, and one of them has ithasala with a third that has it. */
function findDutthotthaDavira(ground: YogaGround): TajakaYoga[] {
  const { ithasalas, isStrong, findPresent } = ground;
  return ithasalas.flatMap(({ grahas }) => {
    if (grahas.some(isStrong)) return [];
    return listGrahas(ground).flatMap((through) => {
      if (grahas.includes(through) || !isStrong(through)) return [];
      const [link] = grahas.flatMap((graha) => findPresent(graha, through) ?? []);
      if (!link) return [];
      const reasons = [...grahas.map((graha) => ({ graha, reason: "weak" as const })), strong(through)];
      return [createYoga({ id: "dutthottha_davira", grahas, through, orb: link.orb, reasons })];
    });
  });
}

const strong = (graha: SaptaGraha) => ({ graha, reason: "strong" as const });

/** Tambira: one at the end of its sign, without present ithasala, will have one from the next with a graha of dignity. */
function findTambira({ placements, settings, isStrong, findPresent }: YogaGround): TajakaYoga[] {
  return listPairs(placements).flatMap(([faster, slower]) => {
    if (!isStrong(slower) || findPresent(faster, slower)) return [];
    const next = measureFromNextSign(placements, faster, slower, settings.use_speed);
    if (!next) return [];
    const reasons = [{ graha: faster, reason: "at_sign_end" as const }, strong(slower)];
    return [createYoga({ id: "tambira", grahas: [faster, slower], orb: next.orb, reasons })];
  });
}

/** Kuttha: a graha of dignity in a kendra or panaphara; durapha: one without dignity in the sixth, eighth or twelfth. */
function findKutthaAndDurapha(ground: YogaGround): TajakaYoga[] {
  const { isStrong, houseOf } = ground;
  return listGrahas(ground).flatMap((graha) => {
    const house = houseOf(graha);
    if (isStrong(graha) && KENDRA_AND_PANAPHARA.includes(house)) {
      const reasons = [strong(graha), { graha, reason: "in_kendra_or_panaphara" as const }];
      return [createYoga({ id: "kuttha", grahas: [graha], reasons })];
    }
    if (isStrong(graha) || !DUSTHANA.includes(house)) return [];
    const reasons = [
      { graha, reason: "weak" },
      { graha, reason: "in_dusthana" },
    ] as const;
    return [createYoga({ id: "durapha", grahas: [graha], reasons })];
  });
}

export const STRENGTH_YOGAS = [
  findWholeChartYogas,
  findRadda,
  findDuhphaliKuttha,
  findDutthotthaDavira,
  findTambira,
  findKutthaAndDurapha,
];
