import type { AlmanacTables } from "./schema/almanac.ts";
import type { AccountTables } from "./schema/accounts.ts";
import type { BatchTables } from "./schema/batches.ts";
import type { ChannelTables } from "./schema/channels.ts";
import type { ChatTables } from "./schema/chat.ts";
import type { KundliAndLeadTables } from "./schema/kundlis-and-leads.ts";
import type { LedgerTables } from "./schema/ledger.ts";
import type { JobAndWriteProbeTables } from "./schema/jobs-and-write-probe.ts";

/**
 * Types of the tables for Kysely; `migrations/` creates them. Names are snake_case, instants are ISO 8601 UTC text and booleans are
 * 0 or 1, so that SQLite and PostgreSQL hold the same values. Each module adds its tables to those of its area.
 */
export interface Database
  extends
    AccountTables,
    AlmanacTables,
    BatchTables,
    KundliAndLeadTables,
    LedgerTables,
    ChatTables,
    ChannelTables,
    JobAndWriteProbeTables {}
