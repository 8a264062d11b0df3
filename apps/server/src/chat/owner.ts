/** Owner of conversations: an account, or a guest without one, whom a channel or another system identifies by its own key. */
export type ChatOwner =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "guest"; readonly key: string };

/** The owner as one string, for counters and map keys. */
export const formatOwnerKey = (owner: ChatOwner): string =>
  owner.kind === "user" ? `user:${owner.userId}` : `guest:${owner.key}`;

export const toUserOwner = ({ userId }: { readonly userId: string }): ChatOwner => ({ kind: "user", userId });
