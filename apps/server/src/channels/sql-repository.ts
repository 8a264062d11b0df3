import type { ChannelRepository } from "./repository.ts";
import { createSqlChannelAdministration } from "./sql/administration.ts";
import { createSqlFormLinks } from "./sql/store-turn-effect.ts";
import { createSqlInbox } from "./sql/inbox.ts";
import { createSqlPollingServerElection } from "./sql/elect-polling-server.ts";
import { createSqlOutbox } from "./sql/outbox.ts";
import { createSqlRateLimits } from "./sql/rate-limits.ts";
import { createSqlChannelPeople } from "./sql/channel-people.ts";
import { type SqlChannelsParts, createSqlDependencies } from "./sql/sql-dependencies.ts";

/** Channel repository in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlChannelRepository(options: SqlChannelsParts): ChannelRepository {
  const parts = createSqlDependencies(options);
  return {
    ...createSqlChannelPeople(parts),
    ...createSqlInbox(parts),
    ...createSqlOutbox(parts),
    ...createSqlFormLinks(parts),
    ...createSqlRateLimits(parts),
    ...createSqlPollingServerElection(parts),
    ...createSqlChannelAdministration(parts),
  };
}
