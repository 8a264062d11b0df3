import type { Clock } from "../clock.ts";
import type { FormTokens } from "./form-token.ts";
import type { Effect } from "./repository.ts";
import type { Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

export interface FormLinkParts {
  readonly tokens: FormTokens;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const LINK_MS = 24 * 3_600_000;

/** The way to give a birth: a link to the form, or a line in the chat. @returns what says so, after a sentence of its own */
export function formLinks({ tokens, publicUrl, clock }: FormLinkParts) {
  return ({ person, tongue }: Pick<Turn, "person" | "tongue">, lead: string): Effect => {
    const id = tokens.newId();
    const expiresAt = new Date(clock().getTime() + LINK_MS).toISOString();
    const text = [lead, wordsOf("asks_birth", tongue), wordsOf("link_lasts", tongue)].filter(Boolean).join("\n\n");
    const url = `${publicUrl}/birth-details?token=${tokens.tokenOf(id)}`;
    const link = { kind: "link", text, label: wordsOf("form_label", tongue), url } as const;
    return { link: { id, personId: person.id, expiresAt }, says: [link] };
  };
}
export type FormLinks = ReturnType<typeof formLinks>;
