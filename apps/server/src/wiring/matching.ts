import type { ChartService } from "../modules/charts/service.ts";
import { presentOwnInvitation } from "../modules/matching/invitations/presenter.ts";
import { invitationsRoutes } from "../modules/matching/invitations/routes.ts";
import { createInvitationsService } from "../modules/matching/invitations/service.ts";
import { createSqlInvitationRepository } from "../modules/matching/invitations/sql-repository.ts";
import { matchingPrintRoutes } from "../modules/matching/print-routes.ts";
import { matchingRoutes } from "../modules/matching/routes.ts";
import { createMatchingService } from "../modules/matching/service.ts";
import type { PrintsService } from "../modules/prints/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { Area } from "./area.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";

interface MatchingWiring extends Pick<SharedParts, "clock" | "config" | "counter" | "database" | "tasks"> {
  readonly charts: ChartService;
  readonly savedKundlis: SavedKundlisService;
  readonly prints: PrintsService;
}

/** Wires the matching of two kundlis, and the invitations to it. */
export function wireMatching(wiring: MatchingWiring): Area {
  const { charts, clock, config, counter, database, prints, savedKundlis, tasks } = wiring;
  const matching = createMatchingService({ charts, savedKundlis, tasks });
  const records = createSqlInvitationRepository(database.db);
  const invitations = createInvitationsService({ records, matching, clock });
  const publicUrl = resolvePublicUrl(config);
  const toUtcMilliseconds = (jd: number) => charts.toUtcMilliseconds(jd);
  return {
    gives: {},
    personalData: [
      {
        name: "matching_invitations",
        collect: async (person) => (await invitations.list(person)).map(presentOwnInvitation),
        erase: invitations.erase,
      },
    ],
    routes: async (api) => {
      await api.register(matchingRoutes, { matching, toUtcMilliseconds });
      await api.register(matchingPrintRoutes, { matching, prints, counter, toUtcMilliseconds });
      await api.register(invitationsRoutes, { invitations, counter, toUtcMilliseconds, publicUrl });
    },
  };
}
