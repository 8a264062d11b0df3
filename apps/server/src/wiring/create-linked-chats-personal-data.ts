import type { JobQueue } from "../jobs/queue.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { ChatServiceAdapter } from "../channels/chat-service-adapter.ts";
import type { ChannelRepository } from "../channels/repository.ts";
import type { LinkRepository } from "../channels/linking/repository.ts";

interface LinkedChatsDataParts {
  readonly links: LinkRepository;
  readonly records: Pick<ChannelRepository, "findCharts">;
  readonly chatAdapter: Pick<ChatServiceAdapter, "listConversations" | "deleteConversations">;
  readonly jobs: Pick<JobQueue, "deleteByPerson">;
}

/** The chats linked to an account with their charts and messages, as part of the account's personal data. */
export function createLinkedChatsDataSource({ links, records, chatAdapter, jobs }: LinkedChatsDataParts): PersonalData {
  return {
    name: "linked_chats",
    collect: async ({ userId }) => {
      const chats = await links.findByAccount(userId);
      const collected = chats.map(async ({ id, channel, externalId, name, linkedAt }) => {
        const charts = await records.findCharts(id);
        const kundlis = charts.map((chart) => ({ name: chart.name, birth: chart.birth, created_at: chart.createdAt }));
        const conversations = await chatAdapter.listConversations({ id, channel }, [
          null,
          ...charts.map((chart) => chart.id),
        ]);
        return { channel, external_id: externalId, name, linked_at: linkedAt, kundlis, talks: conversations };
      });
      return Promise.all(collected);
    },
    erase: async ({ userId }) => {
      for (const { id, channel } of await links.findByAccount(userId)) {
        const charts = await records.findCharts(id);
        await chatAdapter.deleteConversations({ id, channel }, [null, ...charts.map((chart) => chart.id)]);
        await jobs.deleteByPerson([id]);
        await links.erase(id);
      }
    },
  };
}
