import type { JobEnqueuer } from "../jobs/queue.ts";
import { createSqlPersonalCalendarRepository } from "../modules/almanac/personal-calendar/sql-repository.ts";
import { createAuditPseudonyms } from "../modules/audit/pseudonyms.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { presentMessage } from "../modules/contact/presenter.ts";
import { contactRoutes } from "../modules/contact/routes.ts";
import { createContactService } from "../modules/contact/service.ts";
import { createSqlContactRepository } from "../modules/contact/sql-repository.ts";
import { presentKundli } from "../modules/charts/presenter.ts";
import type { ChartService } from "../modules/charts/service.ts";
import { presentRecord } from "../modules/saved-kundlis/presenter.ts";
import { transitsRoutes } from "../modules/charts/transits-routes.ts";
import { createTransitsService } from "../modules/charts/transits-service.ts";
import { savedKundlisRoutes } from "../modules/saved-kundlis/routes.ts";
import { type SavedKundlisService, createSavedKundlisService } from "../modules/saved-kundlis/service.ts";
import { presentLead } from "../modules/leads/presenter.ts";
import { leadsRoutes } from "../modules/leads/routes.ts";
import { createLeadsService } from "../modules/leads/service.ts";
import { createKpService } from "../modules/kp/service.ts";
import { kpRoutes } from "../modules/kp/routes.ts";
import { presentOwnInvitation } from "../modules/matching/invitations/presenter.ts";
import { invitationsRoutes } from "../modules/matching/invitations/routes.ts";
import { createInvitationsService } from "../modules/matching/invitations/service.ts";
import { createSqlInvitationRepository } from "../modules/matching/invitations/sql-repository.ts";
import { matchingPrintRoutes } from "../modules/matching/print-routes.ts";
import { matchingRoutes } from "../modules/matching/routes.ts";
import { createMatchingService } from "../modules/matching/service.ts";
import { prashnaRoutes } from "../modules/prashna/routes.ts";
import { createPrashnaService } from "../modules/prashna/service.ts";
import { vargaRoutes } from "../modules/charts/varga-routes.ts";
import { createVargaService } from "../modules/charts/varga-service.ts";
import { varshaphalRoutes } from "../modules/varshaphal/routes.ts";
import { createVarshaphalService } from "../modules/varshaphal/service.ts";
import { printsRoutes } from "../modules/prints/routes.ts";
import { createPrintsService } from "../modules/prints/service.ts";
import { verifyRoutes } from "../modules/verify/routes.ts";
import { createVerifyService } from "../modules/verify/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { presentOwnShare } from "../modules/shares/presenter.ts";
import { registerSharePages, sharesRoutes } from "../modules/shares/routes.ts";
import { tryCardRoute } from "../modules/shares/try-card-route.ts";
import { createSharesService } from "../modules/shares/service.ts";
import { createSqlShareRepository } from "../modules/shares/sql-repository.ts";
import type { Area } from "./area.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface KundlisAndLeadsWiring extends Omit<SharedParts, "logger" | "mailer"> {
  readonly jobs: JobEnqueuer;
  readonly charts: ChartService;
  /** Whether an account's address is verified. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

export interface KundlisAndLeadsGives {
  readonly savedKundlis: SavedKundlisService;
}

/** Wires saved kundlis, shares, leads and contact messages, and the features based on saved kundlis. */
export function wireKundlisAndLeads(wiring: KundlisAndLeadsWiring): Area<KundlisAndLeadsGives> {
  const { clock, counter, isVerified } = wiring;
  const { db } = wiring.database;
  const prints = createPrintsService({ clock });
  const links = createSqlShareRepository(db, createSqlAuditRepository({ db, clock }));
  const calendars = createSqlPersonalCalendarRepository(db, wiring.jobs, clock);
  const onRemoved = (ownerId: string, id: string) => links.delete(ownerId, id);
  const kundlis = createSavedKundlisService({
    records: wiring.recordRepositories.kundlis,
    charts: wiring.charts,
    clock,
    onRemoved,
    onChanged: (ownerId) => calendars.noteChange(ownerId),
  });
  const shares = createSharesService({
    records: links,
    savedKundlis: kundlis,
    charts: wiring.charts,
    tasks: wiring.tasks,
    prints,
    clock,
  });
  const matching = createMatchingService({ charts: wiring.charts, savedKundlis: kundlis });
  const invitations = createInvitationsService({ records: createSqlInvitationRepository(db), matching, clock });
  const leads = createLeadsService({ records: wiring.recordRepositories.leads, clock, isVerified });
  const contact = createContactService({ records: createSqlContactRepository(db), clock, isVerified });
  const personalData: PersonalData[] = [
    {
      name: "kundlis",
      collect: async (person) => (await kundlis.exportAll(person)).map(presentRecord),
      erase: kundlis.erase,
    },
    {
      name: "shares",
      collect: async ({ userId }) => (await shares.ofOwner(userId)).map(presentOwnShare),
      erase: ({ userId }) => shares.erase(userId),
    },
    {
      name: "matching_invitations",
      collect: async (person) => (await invitations.list(person)).map(presentOwnInvitation),
      erase: invitations.erase,
    },
    {
      name: "leads",
      collect: async (person) => (await leads.ofPerson(person)).map(presentLead),
      erase: leads.erase,
    },
    {
      name: "contact_messages",
      collect: async (person) => (await contact.ofPerson(person)).map(presentMessage),
      erase: contact.erase,
    },
  ];
  const sharing = { shares, counter, publicUrl: resolvePublicUrl(wiring.config) };
  return {
    gives: { savedKundlis: kundlis },
    personalData,
    routes: async (api) => {
      await api.register(savedKundlisRoutes, { kundlis });
      const transits = createTransitsService({ charts: wiring.charts, savedKundlis: kundlis, clock });
      await api.register(transitsRoutes, { transits });
      const toUtcMilliseconds = (jd: number) => wiring.charts.toUtcMilliseconds(jd);
      await api.register(matchingRoutes, { matching, toUtcMilliseconds });
      await api.register(matchingPrintRoutes, { matching, prints, counter, toUtcMilliseconds });
      const { publicUrl } = sharing;
      await api.register(invitationsRoutes, { invitations, counter, toUtcMilliseconds, publicUrl });
      await api.register(kpRoutes, { kp: createKpService({ charts: wiring.charts, savedKundlis: kundlis }) });
      await api.register(vargaRoutes, { vargas: createVargaService({ charts: wiring.charts, savedKundlis: kundlis }) });
      await api.register(prashnaRoutes, { prashna: createPrashnaService({ charts: wiring.charts, clock }) });
      await api.register(varshaphalRoutes, {
        varshaphal: createVarshaphalService({
          charts: wiring.charts,
          savedKundlis: kundlis,
          gazetteer: wiring.gazetteer,
        }),
      });
      await api.register(leadsRoutes, { leads, counter });
      await api.register(contactRoutes, { contact, counter });
      await api.register(verifyRoutes, {
        verifying: createVerifyService({ charts: wiring.charts, savedKundlis: kundlis }),
      });
      await api.register(printsRoutes, {
        prints,
        charts: wiring.charts,
        savedKundlis: kundlis,
        counter,
        presentChart: presentKundli,
      });
      await api.register(sharesRoutes, {
        ...sharing,
        pseudonyms: createAuditPseudonyms(wiring.config.AUTH_SECRET),
      });
      if (wiring.config.TRY_WITHOUT_ACCOUNT === "on") await api.register(tryCardRoute, { shares, counter });
    },
    pages: (app) => registerSharePages(app, { ...sharing, webFolder: wiring.webFolder }),
  };
}
