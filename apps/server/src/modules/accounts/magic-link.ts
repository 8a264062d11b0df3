import { requireEmailAddress } from "./email-address.ts";
import { spendMailedToken } from "./mailed-tokens.ts";
import type { AccountsParts } from "./parts.ts";
import type { Client, OpenedSession } from "./sessions.ts";
import { verifiedEntry } from "./verified-entry.ts";

/** Sign-in by a mailed link: hashed at rest, used once, good for 15 minutes. Only the button on its page uses it, never a GET. */
export function magicLink(parts: AccountsParts) {
  const { attempts, clock, mails } = parts;
  const entry = verifiedEntry(parts);
  return {
    /** The same for every address; a mail goes to each, as the link also makes an account. */
    requestMagicLink: async (given: string, client: Client): Promise<void> => {
      const email = requireEmailAddress(given);
      await attempts.beforeMail(client.address);
      mails.sendMagicLink(email, client);
    },

    verifyMagicLink: async (token: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      return entry.enter(async (trx) => {
        const { email } = await spendMailedToken(trx, "magic_link", token, clock());
        return { email, name: email.split("@")[0] ?? email, picture: null, via: "magic_link", subject: null };
      }, client);
    },
  };
}
