import { type BirthForm, kundliRequestSchema } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { Clock } from "../time/clock.ts";
import { AppError, type FieldError, createInvalidFieldError } from "../errors/app-error.ts";
import { toFieldError } from "../errors/parse-schema-issue.ts";
import type { Conversation } from "./conversation.ts";
import type { BirthFormTokens } from "./birth-form-token.ts";
import type { ChannelName } from "./inbound-message.ts";
import type { ChannelRepository } from "./repository.ts";

export interface BirthFormServiceParts {
  readonly records: Pick<ChannelRepository, "findFormLink" | "useFormLink" | "findPerson">;
  readonly conversation: Pick<Conversation, "handleForm">;
  readonly tokens: Pick<BirthFormTokens, "verifyToken">;
  readonly clock: Clock;
}

/** Form field of each birth field: the form has one field for the date and one for the time. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  year: "dob",
  month: "dob",
  day: "dob",
  hour: "tob",
  minute: "tob",
  second: "tob",
};

function toFormErrors(errors: readonly FieldError[]): AppError {
  const renamed = errors.map((error) => {
    const path = error.path.replace(/^birth\./, "");
    return { ...error, path: FORM_FIELDS[path] ?? path };
  });
  return new AppError("invalid_input", { errors: renamed });
}

/** @throws AppError 422 naming the field of the form */
function parseBirthForm(form: BirthForm): KundliInput {
  const [day, month, year] = form.dob.trim().split("/").map(Number);
  const [hour, minute, second = 0] = form.tob.trim().split(":").map(Number);
  const parsed = kundliRequestSchema.safeParse({ ...form, year, month, day, hour, minute, second });
  if (parsed.success) return parsed.data;
  throw toFormErrors(
    parsed.error.issues.map(({ path, code, message, ...params }) =>
      toFieldError({ path: path.join("."), kind: code, message, params }),
    ),
  );
}

/** Error for a used or expired link; names the channel in which the user can get a new one. */
const createLinkError = (code: "form_link_used" | "form_link_expired", channel: ChannelName): AppError =>
  new AppError("invalid_input", { errors: [{ path: "token", code, params: { channel } }] });

/** The birth form that channels link to, for people without an account. */
export function createBirthFormService({ records, conversation, tokens, clock }: BirthFormServiceParts) {
  async function requireLink(token: string) {
    const id = tokens.verifyToken(token);
    const link = id === null ? null : await records.findFormLink(id);
    const person = link && (await records.findPerson(link.personId));
    if (!link || !person) throw createInvalidFieldError("token", "form_link_unknown");
    const { channel } = person;
    if (link.usedAt !== null) throw createLinkError("form_link_used", channel);
    if (link.expiresAt <= clock().toISOString()) throw createLinkError("form_link_expired", channel);
    return { id: link.id, person, expiresAt: link.expiresAt };
  }

  return {
    /** The channel in which a link was sent, and until when it is valid. @throws AppError 422 for an invalid link */
    check: async (token: string) => {
      const { person, expiresAt } = await requireLink(token);
      return { channel: person.channel, expiresAt, linked: person.accountId !== null };
    },

    /**
     * Creates the chart and announces it in the chat; works once per link.
     * @throws AppError 422 naming the link or the invalid field; the link stays valid then
     */
    submit: async (form: BirthForm): Promise<void> => {
      const { id, person } = await requireLink(form.token);
      const effect = await conversation.handleForm(person, parseBirthForm(form), id).catch((error: unknown) => {
        throw error instanceof AppError && error.errors ? toFormErrors(error.errors) : error;
      });
      if (!(await records.useFormLink(id, effect))) throw createLinkError("form_link_used", person.channel);
    },
  };
}
export type BirthFormService = ReturnType<typeof createBirthFormService>;
