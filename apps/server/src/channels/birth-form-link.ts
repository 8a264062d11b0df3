import type { Clock } from "../time/clock.ts";
import type { BirthFormTokens } from "./birth-form-token.ts";
import type { TurnEffect } from "./repository.ts";
import type { ConversationTurn } from "./conversation-turn.ts";
import { formatChannelText } from "./channel-texts.ts";

export interface BirthFormLinkParts {
  readonly tokens: BirthFormTokens;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const LINK_LIFETIME_MS = 24 * 3_600_000;

/**
 * Creates messages that ask for a birth by a link to the form or a line in the chat.
 * @returns the effect of the turn; `lead` is the first sentence
 */
export function createBirthFormLinks({ tokens, publicUrl, clock }: BirthFormLinkParts) {
  return ({ person, language }: Pick<ConversationTurn, "person" | "language">, lead: string): TurnEffect => {
    const id = tokens.newId();
    const expiresAt = new Date(clock().getTime() + LINK_LIFETIME_MS).toISOString();
    const text = [lead, formatChannelText("asks_birth", language), formatChannelText("link_lasts", language)]
      .filter(Boolean)
      .join("\n\n");
    const url = `${publicUrl}/birth-details?token=${tokens.createToken(id)}`;
    const link = { kind: "link", text, label: formatChannelText("form_label", language), url } as const;
    return { link: { id, personId: person.id, expiresAt }, messages: [link] };
  };
}
export type CreateBirthFormLink = ReturnType<typeof createBirthFormLinks>;
