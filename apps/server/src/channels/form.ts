import { type BirthForm, kundliRequestSchema } from "@lagna/contract";
import type { Clock } from "../clock.ts";
import { AppError, type FieldError, invalidField } from "../errors.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import { fieldErrorOf } from "../schema-issue.ts";
import type { Conversation } from "./conversation.ts";
import type { FormTokens } from "./form-token.ts";
import type { ChannelName } from "./inbound.ts";
import type { ChannelRepository } from "./repository.ts";

export interface FormParts {
  readonly records: Pick<ChannelRepository, "formLink" | "useFormLink" | "person">;
  readonly conversation: Pick<Conversation, "formSent">;
  readonly tokens: Pick<FormTokens, "idIn">;
  readonly clock: Clock;
}

/** The fields of a birth as the form has them: date and time in one each. */
const FIELDS: Readonly<Record<string, string>> = {
  year: "dob",
  month: "dob",
  day: "dob",
  hour: "tob",
  minute: "tob",
  second: "tob",
};

function underForm(errors: readonly FieldError[]): AppError {
  const renamed = errors.map((error) => {
    const path = error.path.replace(/^birth\./, "");
    return { ...error, path: FIELDS[path] ?? path };
  });
  return new AppError("invalid_input", { errors: renamed });
}

/** @throws AppError 422 naming the field of the form */
function birthOf(form: BirthForm): KundliInput {
  const [day, month, year] = form.dob.trim().split("/").map(Number);
  const [hour, minute, second = 0] = form.tob.trim().split(":").map(Number);
  const read = kundliRequestSchema.safeParse({ ...form, year, month, day, hour, minute, second });
  if (read.success) return read.data;
  throw underForm(
    read.error.issues.map(({ path, code, message, ...params }) =>
      fieldErrorOf({ path: path.join("."), kind: code, message, params }),
    ),
  );
}

/** Of a link that was good once: with the chat in which there is a new one. */
const refused = (code: "form_link_used" | "form_link_expired", channel: ChannelName): AppError =>
  new AppError("invalid_input", { errors: [{ path: "token", code, params: { channel } }] });

/** The form behind a channel's link, for people who have no account. */
export function formService({ records, conversation, tokens, clock }: FormParts) {
  async function linkOf(token: string) {
    const id = tokens.idIn(token);
    const link = id === null ? null : await records.formLink(id);
    const person = link && (await records.person(link.personId));
    if (!link || !person) throw invalidField("token", "form_link_unknown");
    const { channel } = person;
    if (link.usedAt !== null) throw refused("form_link_used", channel);
    if (link.expiresAt <= clock().toISOString()) throw refused("form_link_expired", channel);
    return { id: link.id, person, expiresAt: link.expiresAt };
  }

  return {
    /** Where a link was sent, and how long it is good. @throws AppError 422 saying what is wrong with it */
    check: async (token: string) => {
      const { person, expiresAt } = await linkOf(token);
      return { channel: person.channel, expiresAt, linked: person.accountId !== null };
    },

    /** Makes the chart and says so in the chat, once. @throws AppError 422 naming the link or the field that is wrong; then the link is good still */
    submit: async (form: BirthForm): Promise<void> => {
      const { id, person } = await linkOf(form.token);
      const effect = await conversation.formSent(person, birthOf(form), id).catch((error: unknown) => {
        throw error instanceof AppError && error.errors ? underForm(error.errors) : error;
      });
      if (!(await records.useFormLink(id, effect))) throw refused("form_link_used", person.channel);
    },
  };
}
export type FormService = ReturnType<typeof formService>;
