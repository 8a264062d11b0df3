import type { SpecialStar, SpecialStarRule } from "@lagna/terms";

/**
 * The stars of special meaning, counted from the birth star (itself the first) in the 28 with Abhijit.
 *
 * `narasimha_rao`: P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", and Jagannatha Hora.
 * `narapati`: Narapatijayacharya. Maitreya has the same nine, but counts the last three one star earlier, in 27 stars.
 *
 * A rule that has no entry for a star does not count it.
 */
export const SPECIAL_STAR_COUNTS: Readonly<Record<SpecialStarRule, Readonly<Partial<Record<SpecialStar, number>>>>> = {
  narasimha_rao: {
    janma: 1,
    karma: 10,
    samudayika: 18,
    sanghatika: 16,
    jati: 4,
    naidhana: 7,
    desha: 12,
    abhisheka: 13,
    adhana: 19,
    vinasha: 22,
    manasa: 25,
  },
  narapati: {
    janma: 1,
    karma: 10,
    samudayika: 18,
    sanghatika: 16,
    jati: 26,
    desha: 27,
    abhisheka: 28,
    adhana: 19,
    vinasha: 23,
  },
};
