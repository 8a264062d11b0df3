import type { KundliService } from "../modules/kundli/service.ts";
import { presentKundli } from "../modules/kundli/presenter.ts";
import { presentRecord } from "../modules/kundlis/presenter.ts";
import { kundlisRoutes } from "../modules/kundlis/routes.ts";
import { kundlisService } from "../modules/kundlis/service.ts";
import { sqlKundlis } from "../modules/kundlis/sql-repository.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

export interface WiredRecords extends Area {
  /** What is kept here of a person. */
  readonly personalData: readonly PersonalData[];
}

/** What people keep. */
export function wireRecords(
  { database, clock }: AppParts,
  { kundlis: made }: { kundlis: KundliService },
): WiredRecords {
  const kundlis = kundlisService({ records: sqlKundlis(database.db), kundlis: made, clock });
  const kept: PersonalData = {
    name: "kundlis",
    collect: async (person) => (await kundlis.allOf(person)).map(presentRecord),
    erase: kundlis.erase,
  };
  return {
    personalData: [kept],
    routes: async (api) => {
      await api.register(kundlisRoutes, { kundlis, presentChart: presentKundli });
    },
  };
}
