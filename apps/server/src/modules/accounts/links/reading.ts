import { invalidField } from "../../../errors.ts";
import { tokenHash } from "../sessions/tokens.ts";
import type { LinkPurpose, LinksRepository, StoredLink } from "./repository.ts";

type Fault = "used" | "expired" | "unknown";

/** The web app tells these apart by 'already been used' and 'expired'. */
const SENTENCES: Readonly<Record<LinkPurpose, Readonly<Record<Fault, string>>>> = {
  magic_link: {
    used: "This magic link has already been used",
    expired: "This magic link has expired",
    unknown: "Failed to verify magic link",
  },
  password_reset: {
    used: "This link has already been used. Please ask for a new one",
    expired: "This link has expired. Please ask for a new one",
    unknown: "This link is not valid. Please ask for a new one",
  },
  verify_email: {
    used: "This link has already been used",
    expired: "This link has expired. Please ask for a new one",
    unknown: "This link does not belong to the account you are signed in to",
  },
};

export const refusedLink = (purpose: LinkPurpose, fault: Fault) => invalidField("token", SENTENCES[purpose][fault]);

/** Looks without using it up. @throws AppError 422 saying whether it was used, has expired or is unknown */
export async function readLink(
  links: Pick<LinksRepository, "find">,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<StoredLink> {
  const link = await links.find(tokenHash(token), purpose);
  if (!link) throw refusedLink(purpose, "unknown");
  if (link.usedAt !== null) throw refusedLink(purpose, "used");
  if (Date.parse(link.expiresAt) <= now.getTime()) throw refusedLink(purpose, "expired");
  return link;
}
