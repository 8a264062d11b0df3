import type { AccountsDependencies } from "../accounts-dependencies.ts";
import { parseEmailAddress } from "../users/email-address.ts";
import { createVerifiedSignIn } from "../users/sign-in-verified-user.ts";
import type { Client, OpenedSession } from "../sessions/live-sessions.ts";
import { findValidLink, createLinkError } from "./find-valid-link.ts";

type Parts = Pick<
  AccountsDependencies,
  "users" | "links" | "sessions" | "mails" | "attempts" | "access" | "setUp" | "notices" | "clock"
>;

/** Sign-in by a mailed link: stored hashed, valid once and for 15 minutes. The link's page consumes it by POST, never a GET. */
export function createMagicLinkSignIn(parts: Parts) {
  const { links, mails, attempts, clock } = parts;
  const entry = createVerifiedSignIn(parts);
  return {
    /** The same for every address; each gets a mail, as the link also creates accounts. */
    requestMagicLink: async (typedEmail: string, client: Client): Promise<void> => {
      const email = parseEmailAddress(typedEmail);
      await attempts.beforeMail(client.address);
      await mails.requestMagicLink(email, client);
    },

    /** The e-mail address of the link, without consuming it. @throws AppError 422 as when it is consumed */
    addressOfMagicLink: async (token: string, client: Client): Promise<string> => {
      await attempts.beforeExchange(client.address);
      return (await findValidLink(links, "magic_link", token, clock())).email;
    },

    verifyMagicLink: async (token: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      const { email, hash } = await findValidLink(links, "magic_link", token, clock());
      const name = email.split("@")[0] ?? email;
      const person = { email, name, picture: null, via: "magic_link", subject: null } as const;
      const entered = await entry.enter(person, { kind: "magic_link", hash }, client);
      if (!entered) throw createLinkError("magic_link", "used");
      return entered.opened;
    },
  };
}
