import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { deleteOutboxMails, findOutboxMails, getOutboxFolder } from "../mail/outbox-files.ts";
import { createErasure } from "../modules/profile/erase-account.ts";
import { createAlmanacPlaces } from "../modules/almanac/almanac-places.ts";
import {
  createAccessData,
  createAccountsData,
  createAuditData,
  createJobsData,
  createMailFilesData,
} from "../modules/profile/personal-data-sources.ts";
import { profileRoutes } from "../modules/profile/routes.ts";
import { createProfileService } from "../modules/profile/service.ts";
import type { AccountsGives } from "./accounts.ts";
import type { Area } from "./area.ts";
import type { PersonalDataSoFar } from "./list-areas.ts";
import type { SharedParts } from "./shared-parts.ts";

interface ProfileWiring extends SharedParts, PersonalDataSoFar, Pick<AccountsGives, "accounts" | "access" | "audit"> {
  readonly jobs: JobQueue;
}

/** Wires people's own accounts: view, export and deletion of what all areas listed before store about them. */
export function wireProfile(wiring: ProfileWiring): Area {
  const { config, gazetteer, clock, logger: log, jobs, accounts, access, audit } = wiring;
  const outbox = getOutboxFolder(config.DATA_DIR);
  const personalData = [
    ...wiring.personalData,
    createJobsData(jobs),
    // After the jobs that write them.
    createMailFilesData({
      find: (address) => findOutboxMails(outbox, address),
      erase: (address) => deleteOutboxMails(outbox, address),
    }),
    createAccessData(access),
    createAuditData(audit),
    createAccountsData(accounts),
  ];
  const { separateStore } = wiring.recordRepositories;
  const separateStoreErasure = separateStore && { separateStore: { forget: separateStore.forget, jobs } };
  const erasure = createErasure({ accounts, personalData, clock, ...separateStoreErasure });
  const places = createAlmanacPlaces(gazetteer);
  const requirePlace = (id: number) => places.resolve({ place_id: id }, "en");
  const profile = createProfileService({ accounts, access, personalData, erasure, requirePlace, audit, clock, log });
  return {
    gives: {},
    jobs: erasure.handlers,
    routes: async (api) => {
      await api.register(async (scope) => {
        acceptEmptyBodies(scope);
        profileRoutes(scope, { profile });
      });
    },
  };
}
