import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { Area } from "./area.ts";

/** What the areas listed so far store about a person. */
export interface PersonalDataSoFar {
  readonly personalData: readonly PersonalData[];
}

/** Areas in the order of their needs: an area that needs what is only given after it does not compile. */
export interface AreaList<Given extends object> {
  readonly areas: readonly Area[];
  /** What the areas have given. */
  readonly given: Given;
  add<Gives extends object>(wire: (given: Given & PersonalDataSoFar) => Area<Gives>): AreaList<Given & Gives>;
}

/** Starts a list of areas with what is there before all of them. */
export function listAreas<Given extends object>(given: Given, areas: readonly Area[] = []): AreaList<Given> {
  return {
    areas,
    given,
    add: (wire) => {
      const area = wire({ ...given, personalData: areas.flatMap(({ personalData = [] }) => personalData) });
      return listAreas({ ...given, ...area.gives }, [...areas, area]);
    },
  };
}
