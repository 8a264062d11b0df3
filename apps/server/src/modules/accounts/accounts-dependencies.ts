import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../time/clock.ts";
import type { AccessService } from "../access-approval/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { AttemptLimits } from "./attempt-limits.ts";
import type { LinkMails } from "./mailed-links/send-link-mails.ts";
import type { LinksRepository } from "./mailed-links/repository.ts";
import type { NoticeMails } from "./notices/notice-mails.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { UserRepository } from "./users/repository.ts";
import type { LiveSessions } from "./sessions/live-sessions.ts";
import type { SetUpCodes } from "./first-administrator/issue-and-check-set-up-code.ts";

/** Dependencies shared by all sign-in methods. */
export interface AccountsDependencies {
  readonly users: UserRepository;
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
