import type { PlainFieldCode } from "@lagna/contract";
import { invalidField } from "../../../errors.ts";
import { tokenHash } from "../sessions/tokens.ts";
import type { LinkPurpose, LinksRepository, StoredLink } from "./repository.ts";

type Fault = "used" | "expired" | "unknown";

const CODES = {
  magic_link: { used: "magic_link_used", expired: "magic_link_expired", unknown: "magic_link_unknown" },
  password_reset: { used: "link_used", expired: "link_expired", unknown: "link_unknown" },
  verify_email: { used: "link_used", expired: "link_expired", unknown: "link_of_another" },
} as const satisfies Readonly<Record<LinkPurpose, Readonly<Record<Fault, PlainFieldCode>>>>;

export const refusedLink = (purpose: LinkPurpose, fault: Fault) => invalidField("token", CODES[purpose][fault]);

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
