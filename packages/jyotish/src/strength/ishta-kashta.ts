/** Ishta (good) and kashta (bad) phala and rashmis (rays) of a graha, from its exaltation and its motion (BPHS 28). */

export interface IshtaKashta {
  /** [0, 60]. */
  readonly ishta: number;
  /** [0, 60]. */
  readonly kashta: number;
}

/** The geometric means of the two strengths, and of what each lacks to sixty. */
export function computeIshtaKashta(uccha: number, cheshta: number): IshtaKashta {
  // Avoids the square root of a negative rounding error.
  const lack = (bala: number): number => Math.max(0, 60 - bala);
  return { ishta: Math.sqrt(uccha * cheshta), kashta: Math.sqrt(lack(uccha) * lack(cheshta)) };
}

export interface Rashmis {
  /** [2, 14]. */
  readonly uccha: number;
  /** [2, 14]. */
  readonly cheshta: number;
  /** The mean of both. */
  readonly subha: number;
}

/**
 * Rashmis: two, plus two for every thirty degrees from debilitation, and for those of the cheshta kendra; both in [0,
 * 180].
 */
export function computeRashmis(fromDebilitationDeg: number, cheshtaKendraDeg: number): Rashmis {
  const uccha = (2 * (fromDebilitationDeg + 30)) / 30;
  const cheshta = (2 * (cheshtaKendraDeg + 30)) / 30;
  return { uccha, cheshta, subha: (uccha + cheshta) / 2 };
}
