import { presentMessage } from "../modules/contact/presenter.ts";
import { contactRoutes } from "../modules/contact/routes.ts";
import { createContactService } from "../modules/contact/service.ts";
import { createSqlContactRepository } from "../modules/contact/sql-repository.ts";
import { presentLead } from "../modules/leads/presenter.ts";
import { leadsRoutes } from "../modules/leads/routes.ts";
import { createLeadsService } from "../modules/leads/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

interface LeadsAndContactWiring extends Pick<SharedParts, "clock" | "counter" | "database" | "recordRepositories"> {
  /** Whether an account's address is verified. */
  readonly isVerified: (userId: string) => Promise<boolean>;
}

/** Wires what people send to us: leads and contact messages. */
export function wireLeadsAndContact(wiring: LeadsAndContactWiring): Area {
  const { clock, counter, database, isVerified, recordRepositories } = wiring;
  const leads = createLeadsService({ records: recordRepositories.leads, clock, isVerified });
  const contact = createContactService({ records: createSqlContactRepository(database.db), clock, isVerified });
  return {
    gives: {},
    personalData: [
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
    ],
    routes: async (api) => {
      await api.register(leadsRoutes, { leads, counter });
      await api.register(contactRoutes, { contact, counter });
    },
  };
}
