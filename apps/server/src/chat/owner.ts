/** Whose talks they are: an account's, or of somebody without one, whom a channel or another system knows by a key of its own. */
export type ChatOwner =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "guest"; readonly key: string };

/** One word for it, for counting and for keeping things apart in memory. */
export const ownerKey = (owner: ChatOwner): string =>
  owner.kind === "user" ? `user:${owner.userId}` : `guest:${owner.key}`;

export const userOwner = ({ userId }: { readonly userId: string }): ChatOwner => ({ kind: "user", userId });
