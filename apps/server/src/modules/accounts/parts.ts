import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import type { AccessService } from "../access/service.ts";
import type { Attempts } from "./attempts.ts";
import type { AccountMails } from "./mails.ts";
import type { Sessions } from "./sessions.ts";

/** What every way in stands on. */
export interface AccountsParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly access: AccessService;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly mails: AccountMails;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
}
