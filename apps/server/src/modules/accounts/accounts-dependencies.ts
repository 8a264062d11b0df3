import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { AccessService } from "../access/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import type { LinkMails } from "./links/link-mails.ts";
import type { LinksRepository } from "./links/repository.ts";
import type { NoticeMails } from "./notices/notice-mails.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { PeopleRepository } from "./people/repository.ts";
import type { LiveSessions } from "./sessions/live-sessions.ts";
import type { SetUpCodes } from "./set-up/issue-and-check-set-up-code.ts";

/** Dependencies shared by all sign-in methods. */
export interface AccountsDependencies {
  readonly people: PeopleRepository;
  readonly links: LinksRepository;
  readonly sessions: LiveSessions;
  readonly hasher: PasswordHasher;
  readonly mails: LinkMails;
  readonly attempts: AttemptLimits;
  readonly access: AccessService;
  readonly setUp: SetUpCodes;
  readonly notices: NoticeMails;
  readonly audit: AuditService;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
}
