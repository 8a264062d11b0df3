import type { SaptaGraha } from "../relation/friendship.data.ts";
import { measureFromNextSign, type Ithasala } from "./ithasala.ts";
import { createYoga, type TajakaYoga, type YogaGround } from "./tajaka-yoga.ts";
import { SPEED_ORDER } from "./tajaka.data.ts";

/** The yogas in which the Moon adds to an ithasala of two others, or fails to. */

const OTHERS = SPEED_ORDER.filter((graha) => graha !== "moon");

/** Kamboola: the Moon has ithasala with one of the two, graded by the dignity of both; the closer one if with both. */
function judgeKamboola({ findPresent, gradeOf }: YogaGround, { grahas }: Ithasala): TajakaYoga | null {
  const [closest] = grahas.flatMap((graha) => findPresent("moon", graha) ?? []).toSorted((a, b) => a.orb - b.orb);
  if (!closest) return null;
  const partner = closest.grahas.find((graha) => graha !== "moon") as SaptaGraha;
  const kind = `${gradeOf("moon")}_${gradeOf(partner)}`;
  return createYoga({ id: "kamboola", grahas, through: "moon", kind, orb: closest.orb });
}

/**
 * Gairi kamboola: a weak Moon without ithasala with either, at the end of her sign, has one from the next sign with a
 * graha in its own or exaltation sign.
 */
function judgeGairiKamboola({ placements, settings, gradeOf, isStrong }: YogaGround, { grahas }: Ithasala) {
  if (isStrong("moon")) return null;
  const [found] = OTHERS.filter((graha) => gradeOf(graha) === "uttama").flatMap((graha) => {
    const next = measureFromNextSign(placements, "moon", graha, settings.use_speed);
    return next ? [{ graha, orb: next.orb }] : [];
  });
  if (!found) return null;
  const reasons = [
    { graha: "moon", reason: "at_sign_end" },
    { graha: found.graha, reason: "strong" },
  ] as const;
  return createYoga({ id: "gairi_kamboola", grahas, through: "moon", orb: found.orb, reasons });
}

/** Khallasara: a Moon without dignity and without ithasala with any graha leaves the two without her help. */
function judgeKhallasara({ findPresent, isStrong }: YogaGround, { grahas }: Ithasala): TajakaYoga | null {
  if (isStrong("moon") || OTHERS.some((graha) => findPresent("moon", graha))) return null;
  const reasons = [{ graha: "moon", reason: "weak" }] as const;
  return createYoga({ id: "khallasara", grahas, through: "moon", reasons });
}

const findMoonYogas = (ground: YogaGround): TajakaYoga[] =>
  ground.placements.moon === undefined
    ? []
    : ground.ithasalas
        .filter(({ grahas }) => !grahas.includes("moon"))
        .flatMap(
          (pair) =>
            judgeKamboola(ground, pair) ?? judgeGairiKamboola(ground, pair) ?? judgeKhallasara(ground, pair) ?? [],
        );

export const MOON_YOGAS = [findMoonYogas];
