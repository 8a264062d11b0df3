/** How the texts of Tajika rate what stands in a year's chart: used wherever a year is put into sentences. */

export type BalaGrade = "strong" | "middling" | "weak";

/** Tajika Neelakanthi, samjna tantra: from ten of twenty a graha is strong, under five weak. */
const STRONG_BALA = 10;
const WEAK_BALA = 5;

/** Grades a panchavargiya total, 0 to 20. */
export const gradePanchavargiya = (total: number): BalaGrade =>
  total >= STRONG_BALA ? "strong" : total < WEAK_BALA ? "weak" : "middling";

/** Tajika Neelakanthi, varsha tantra: muntha in these houses of the year's chart asks for effort. */
const HARD_MUNTHA_HOUSES: readonly number[] = [4, 6, 7, 8, 12];
/** The same of a lord of the year, or of muntha. */
const HARD_HOUSES_OF_LORDS: readonly number[] = [6, 8, 12];

export const isHardHouseForMuntha = (house: number): boolean => HARD_MUNTHA_HOUSES.includes(house);
export const isHardHouseForLord = (house: number): boolean => HARD_HOUSES_OF_LORDS.includes(house);
