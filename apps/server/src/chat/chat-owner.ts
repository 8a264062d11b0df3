/** Owner of conversations: an account, or a guest without an account, identified by the key of a channel or another system. */
export type ChatOwner =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "guest"; readonly key: string };

/** The owner as one string, for counters and map keys. */
export const formatOwnerKey = (owner: ChatOwner): string =>
  owner.kind === "user" ? `user:${owner.userId}` : `guest:${owner.key}`;

export const toUserOwner = ({ userId }: { readonly userId: string }): ChatOwner => ({ kind: "user", userId });
