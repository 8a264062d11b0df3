import type { JobQueue } from "../jobs/queue.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { Answering } from "../channels/answering.ts";
import type { ChannelRepository } from "../channels/repository.ts";
import type { LinkRepository } from "../channels/linking/repository.ts";

interface LinkedDataParts {
  readonly links: LinkRepository;
  readonly records: Pick<ChannelRepository, "charts">;
  readonly asking: Pick<Answering, "talksOf" | "forget">;
  readonly jobs: Pick<JobQueue, "forgetPerson">;
}

/** The chats an account has linked, with what was given and said in them: its person's as much as what is kept with the account. */
export function linkedData({ links, records, asking, jobs }: LinkedDataParts): PersonalData {
  return {
    name: "linked_chats",
    collect: async ({ userId }) => {
      const chats = await links.linkedTo(userId);
      const collected = chats.map(async ({ id, channel, externalId, name, linkedAt }) => {
        const charts = await records.charts(id);
        const kundlis = charts.map((chart) => ({ name: chart.name, birth: chart.birth, created_at: chart.createdAt }));
        const talks = await asking.talksOf({ id, channel }, [null, ...charts.map((chart) => chart.id)]);
        return { channel, external_id: externalId, name, linked_at: linkedAt, kundlis, talks };
      });
      return Promise.all(collected);
    },
    erase: async ({ userId }) => {
      for (const { id, channel } of await links.linkedTo(userId)) {
        const charts = await records.charts(id);
        await asking.forget({ id, channel }, [null, ...charts.map((chart) => chart.id)]);
        await jobs.forgetPerson([id]);
        await links.erase(id);
      }
    },
  };
}
