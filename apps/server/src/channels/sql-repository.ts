import type { ChannelRepository } from "./repository.ts";
import { createSqlChannelAdministration } from "./sql/administration.ts";
import { createSqlFormLinks } from "./sql/store-message-effect.ts";
import { createSqlInbox } from "./sql/inbox.ts";
import { createSqlPollLeaderElection } from "./sql/poll-leader-election.ts";
import { createSqlOutbox } from "./sql/outbox.ts";
import { createSqlRateLimits } from "./sql/rate-limits.ts";
import { createSqlPeople } from "./sql/people.ts";
import { type SqlChannelsParts, createSqlDependencies } from "./sql/sql-dependencies.ts";

/** Channel repository in SQL; the same queries run on SQLite and PostgreSQL. */
export function createSqlChannelRepository(options: SqlChannelsParts): ChannelRepository {
  const parts = createSqlDependencies(options);
  return {
    ...createSqlPeople(parts),
    ...createSqlInbox(parts),
    ...createSqlOutbox(parts),
    ...createSqlFormLinks(parts),
    ...createSqlRateLimits(parts),
    ...createSqlPollLeaderElection(parts),
    ...createSqlChannelAdministration(parts),
  };
}
