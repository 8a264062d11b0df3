import type { Graha } from "@lagna/terms";

/** The house of the writer's own chart that stands for a person, and the significator where the texts name one. */
export interface HouseOfPerson {
  readonly house: number;
  readonly karaka?: Graha;
}

const SPOUSE: HouseOfPerson = { house: 7, karaka: "venus" };
const CHILD: HouseOfPerson = { house: 5, karaka: "jupiter" };

/**
 * By the id of the relation. Spouse, children, parents, siblings, friends and those who serve or rule: BPHS 11 and 32, Phaladeepika 1 and 15. A relative's
 * relative is counted from the house of the relative (BPHS 11): a mother-in-law is the fourth from the seventh. Elder siblings and friends: the eleventh.
 */
export const HOUSES_OF_PERSONS: Readonly<Record<string, HouseOfPerson>> = {
  spouse: SPOUSE,
  wife: SPOUSE,
  husband: SPOUSE,
  partner: SPOUSE,
  match: SPOUSE,
  child: CHILD,
  son: CHILD,
  daughter: CHILD,
  mother: { house: 4, karaka: "moon" },
  father: { house: 9, karaka: "sun" },
  sister: { house: 3, karaka: "mars" },
  brother: { house: 3, karaka: "mars" },
  friend: { house: 11 },
  boss: { house: 10, karaka: "sun" },
  colleague: { house: 7 },
  neighbour: { house: 3 },
  mother_in_law: { house: 10 },
  father_in_law: { house: 3 },
  in_laws: { house: 8 },
  sister_in_law: { house: 9 },
  brother_in_law: { house: 9 },
  daughter_in_law: { house: 11 },
  son_in_law: { house: 11 },
  grandchild: { house: 9 },
  granddaughter: { house: 9 },
  grandson: { house: 9 },
  grandparent: { house: 5 },
  uncle: { house: 11 },
  aunt: { house: 11 },
  nephew: { house: 7 },
};
