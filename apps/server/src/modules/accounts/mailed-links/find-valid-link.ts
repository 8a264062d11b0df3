import type { FieldCodeWithoutParams } from "@lagna/contract";
import { createInvalidFieldError } from "../../../errors/app-error.ts";
import { hashToken } from "../sessions/tokens.ts";
import type { LinkPurpose, LinksRepository, StoredLink } from "./repository.ts";

type LinkFault = "used" | "expired" | "unknown";

const ERROR_CODES = {
  magic_link: { used: "magic_link_used", expired: "magic_link_expired", unknown: "magic_link_unknown" },
  password_reset: { used: "link_used", expired: "link_expired", unknown: "link_unknown" },
  verify_email: { used: "link_used", expired: "link_expired", unknown: "link_of_another" },
} as const satisfies Readonly<Record<LinkPurpose, Readonly<Record<LinkFault, FieldCodeWithoutParams>>>>;

export const createLinkError = (purpose: LinkPurpose, fault: LinkFault) =>
  createInvalidFieldError("token", ERROR_CODES[purpose][fault]);

/** Reads the link without consuming it. @throws AppError 422 saying whether it was used, has expired or is unknown */
export async function findValidLink(
  links: Pick<LinksRepository, "find">,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<StoredLink> {
  const link = await links.find(hashToken(token), purpose);
  if (!link) throw createLinkError(purpose, "unknown");
  if (link.usedAt !== null) throw createLinkError(purpose, "used");
  if (Date.parse(link.expiresAt) <= now.getTime()) throw createLinkError(purpose, "expired");
  return link;
}
