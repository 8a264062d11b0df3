import type { ChannelRepository } from "./repository.ts";
import { sqlChannelAdministration } from "./sql/administration.ts";
import { sqlFormLinks } from "./sql/effects.ts";
import { sqlInbox } from "./sql/inbox.ts";
import { sqlLeaders } from "./sql/leaders.ts";
import { sqlOutbox } from "./sql/outbox.ts";
import { sqlPaces } from "./sql/paces.ts";
import { sqlPeople } from "./sql/people.ts";
import { type SqlChannelsParts, sqlParts } from "./sql/tools.ts";

/** Channels in SQL, in the same words on SQLite and PostgreSQL. */
export function sqlChannels(given: SqlChannelsParts): ChannelRepository {
  const parts = sqlParts(given);
  return {
    ...sqlPeople(parts),
    ...sqlInbox(parts),
    ...sqlOutbox(parts),
    ...sqlFormLinks(parts),
    ...sqlPaces(parts),
    ...sqlLeaders(parts),
    ...sqlChannelAdministration(parts),
  };
}
