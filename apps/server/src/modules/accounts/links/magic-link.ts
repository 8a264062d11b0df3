import type { AccountsParts } from "../parts.ts";
import { requireEmailAddress } from "../people/email-address.ts";
import { verifiedEntry } from "../people/verified-entry.ts";
import type { Client, OpenedSession } from "../sessions/sessions.ts";
import { readLink, refusedLink } from "./reading.ts";

type Parts = Pick<
  AccountsParts,
  "people" | "links" | "sessions" | "mails" | "attempts" | "access" | "setUp" | "notices" | "clock"
>;

/** Sign-in by a mailed link: hashed at rest, used once, good for 15 minutes. Only its page uses it, never a GET. */
export function magicLink(parts: Parts) {
  const { links, mails, attempts, clock } = parts;
  const entry = verifiedEntry(parts);
  return {
    /** The same for every address; a mail goes to each, as the link also makes an account. */
    requestMagicLink: async (given: string, client: Client): Promise<void> => {
      const email = requireEmailAddress(given);
      await attempts.beforeMail(client.address);
      await mails.requestMagicLink(email, client);
    },

    /** Whose link it is, without using it up. @throws AppError 422 as when it is used */
    addressOfMagicLink: async (token: string, client: Client): Promise<string> => {
      await attempts.beforeExchange(client.address);
      return (await readLink(links, "magic_link", token, clock())).email;
    },

    verifyMagicLink: async (token: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      const { email, hash } = await readLink(links, "magic_link", token, clock());
      const name = email.split("@")[0] ?? email;
      const person = { email, name, picture: null, via: "magic_link", subject: null } as const;
      const entered = await entry.enter(person, { kind: "magic_link", hash }, client);
      if (!entered) throw refusedLink("magic_link", "used");
      return entered.opened;
    },
  };
}
