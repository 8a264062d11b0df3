import type { HitCounter } from "../http/hit-counter.ts";
import { auditMarks } from "../modules/audit/marks.ts";
import { sqlAudit } from "../modules/audit/sql-repository.ts";
import { presentMessage } from "../modules/contact/presenter.ts";
import { contactRoutes } from "../modules/contact/routes.ts";
import { contactService } from "../modules/contact/service.ts";
import { sqlContact } from "../modules/contact/sql-repository.ts";
import { presentUntimed } from "../modules/kundli/present/uncertainty.ts";
import { presentKundli } from "../modules/kundli/presenter.ts";
import type { KundliService } from "../modules/kundli/service.ts";
import { presentRecord } from "../modules/kundlis/presenter.ts";
import { transitsRoutes } from "../modules/kundli/transits-routes.ts";
import { transitsService } from "../modules/kundli/transits-service.ts";
import { kundlisRoutes } from "../modules/kundlis/routes.ts";
import { type KundlisService, kundlisService } from "../modules/kundlis/service.ts";
import { presentLead } from "../modules/leads/presenter.ts";
import { leadsRoutes } from "../modules/leads/routes.ts";
import { leadsService } from "../modules/leads/service.ts";
import { printsRoutes } from "../modules/prints/routes.ts";
import { printsService } from "../modules/prints/service.ts";
import { verifyRoutes } from "../modules/verify/routes.ts";
import { verifyService } from "../modules/verify/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import { presentOwnShare } from "../modules/shares/presenter.ts";
import { sharePages, sharesRoutes } from "../modules/shares/routes.ts";
import { sharesService } from "../modules/shares/service.ts";
import { sqlShares } from "../modules/shares/sql-repository.ts";
import type { Area } from "./area.ts";
import { publicUrlOf } from "./mail.ts";
import type { AppParts } from "./parts.ts";
import type { KeptRecords } from "./stores.ts";

export interface RecordsWiring extends AppParts {
  readonly counter: HitCounter;
  readonly kundlis: KundliService;
  readonly kept: Pick<KeptRecords, "kundlis" | "leads">;
  /** Whether an account has shown that its address is its owner's; asked once everything is wired. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

export interface WiredRecords extends Area {
  readonly saved: KundlisService;
  /** What is kept here of a person. */
  readonly personalData: readonly PersonalData[];
}

/** What people keep, and leave behind; and what is asked over what they keep. */
export function wireRecords(wiring: RecordsWiring): WiredRecords {
  const { clock, counter, isVerified } = wiring;
  const { db } = wiring.database;
  const prints = printsService({ clock });
  const links = sqlShares(db, sqlAudit({ db, clock }));
  const onRemoved = (ownerId: string, id: string) => links.forget(ownerId, id);
  const kundlis = kundlisService({ records: wiring.kept.kundlis, kundlis: wiring.kundlis, clock, onRemoved });
  const shares = sharesService({ records: links, saved: kundlis, kundlis: wiring.kundlis, prints, clock });
  const leads = leadsService({ records: wiring.kept.leads, clock, isVerified });
  const contact = contactService({ records: sqlContact(db), clock, isVerified });
  const personalData: PersonalData[] = [
    {
      name: "kundlis",
      collect: async (person) => (await kundlis.allOf(person)).map(presentRecord),
      erase: kundlis.erase,
    },
    {
      name: "shares",
      collect: async ({ userId }) => (await shares.ofOwner(userId)).map(presentOwnShare),
      erase: ({ userId }) => shares.erase(userId),
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
  const sharing = { shares, counter, publicUrl: publicUrlOf(wiring.config) };
  return {
    saved: kundlis,
    personalData,
    routes: async (api) => {
      await api.register(kundlisRoutes, { kundlis, presentChart: presentKundli, presentUntimed });
      const transits = transitsService({ kundlis: wiring.kundlis, saved: kundlis, clock });
      await api.register(transitsRoutes, { transits });
      await api.register(leadsRoutes, { leads, counter });
      await api.register(contactRoutes, { contact, counter });
      await api.register(verifyRoutes, {
        verifying: verifyService({ kundlis: wiring.kundlis, saved: kundlis }),
      });
      await api.register(printsRoutes, {
        prints,
        kundlis: wiring.kundlis,
        saved: kundlis,
        counter,
        presentChart: presentKundli,
      });
      await api.register(sharesRoutes, {
        ...sharing,
        marks: auditMarks(wiring.config.AUTH_SECRET),
        presentChart: presentKundli,
      });
    },
    pages: (app) => sharePages(app, { ...sharing, webFolder: wiring.webFolder }),
  };
}
