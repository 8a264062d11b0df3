import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { AccessService } from "../access/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { Attempts } from "./attempts.ts";
import type { LinkMails } from "./links/mails.ts";
import type { LinksRepository } from "./links/repository.ts";
import type { NoticeMails } from "./notices/mails.ts";
import type { PasswordHasher } from "./passwords/hashing.ts";
import type { PeopleRepository } from "./people/repository.ts";
import type { LiveSessions } from "./sessions/sessions.ts";
import type { SetUp } from "./set-up/set-up.ts";

/** What every way in stands on. */
export interface AccountsParts {
  readonly people: PeopleRepository;
  readonly links: LinksRepository;
  readonly sessions: LiveSessions;
  readonly hasher: PasswordHasher;
  readonly mails: LinkMails;
  readonly attempts: Attempts;
  readonly access: AccessService;
  readonly setUp: SetUp;
  readonly notices: NoticeMails;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
}
