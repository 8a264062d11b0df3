import { activateForm } from "../../lib/activate-form.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ChannelName } from "@lagna/contract";
import { useRef, useState, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BirthFormContext } from "../../domain/birth/birth-form-context.ts";
import {
  birthFormResolver,
  createEmptyBirthForm,
  prefetchBirthSchema,
  type BirthFormValues,
  type ValidBirth,
} from "../../domain/birth/birth-form-values.ts";
import { DateFields, TimeFields } from "../../domain/birth/date-time-fields.tsx";
import { PersonFields } from "../../domain/birth/person-fields.tsx";
import { PlaceFields } from "../../domain/birth/place-fields.tsx";
import { useBirthFormHandle, useServerErrors } from "../../domain/birth/use-birth-errors.ts";
import { clearDraft, loadDraft, usePersistedDraft } from "../../domain/birth/birth-form-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { sendBirthDetails } from "./birth-details-api.ts";
import { ChatLink } from "./chat-link.tsx";
import { buildBirthForm } from "./build-birth-form.ts";
import { StatusLine, type SendingState } from "./status-line.tsx";
import { createQueryClient } from "../../lib/query-cache.ts";

/** Keeps typed values: an old phone may unload the page while its user looks for a certificate. */
const DRAFT_KEY = "lagna_birth_details";
const GENDERS = ["male", "female"] as const;
/** Maps the server's field names to those of the form. */
const FORM_FIELDS = { dob: "day", tob: "hour" } as const;

/** No defaults: the user enters every birth value. */
const EMPTY_VALUES: BirthFormValues = {
  ...createEmptyBirthForm(2000),
  gender: "",
  year: "",
  day: "",
  hour: "",
  minute: "",
  second: "",
};

/** The link was refused, not the typed values: a new one comes from the chat. */
const isLinkRefused = (sending: SendingState): boolean =>
  sending.step === "failed" &&
  sending.error instanceof ApiError &&
  sending.error.fields.some(({ path }) => path === "token");

interface DetailsFormProps {
  token: string;
  channel: ChannelName;
  onSent: () => void;
}

export function DetailsForm({ token, channel, onSent }: DetailsFormProps) {
  const { t } = useTranslation("details");
  const [defaultValues] = useState(() => loadDraft(DRAFT_KEY) ?? EMPTY_VALUES);
  const [client] = useState(() => createQueryClient());
  const [sending, setSending] = useState<SendingState>({ step: "idle" });
  const form = useForm<BirthFormValues, unknown, ValidBirth>({
    defaultValues,
    resolver: birthFormResolver,
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  usePersistedDraft(form, DRAFT_KEY);
  useServerErrors(
    form,
    sending.step === "failed" && sending.error instanceof Error ? sending.error : null,
    FORM_FIELDS,
  );
  const handle = useBirthFormHandle(form);
  const send = form.handleSubmit(async () => {
    setSending({ step: "submitting" });
    try {
      await sendBirthDetails(buildBirthForm(token, form.getValues()));
      clearDraft(DRAFT_KEY);
      onSent();
    } catch (error) {
      setSending({ step: "failed", error });
    }
  });
  const busy = form.formState.isSubmitting;
  const submitting = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ignores a second press before the button is drawn busy, because the link works only once.
    if (submitting.current) return;
    submitting.current = true;
    await send(event);
    submitting.current = false;
  };
  return (
    <QueryClientProvider client={client}>
      <BirthFormContext value={handle}>
        <form
          ref={activateForm}
          noValidate
          onFocus={prefetchBirthSchema}
          onSubmit={(event) => void submit(event)}
          aria-label={t("title")}
          className="flex flex-col gap-7"
        >
          <PersonFields genders={GENDERS} />
          <DateFields modernOnly />
          <TimeFields exactOnly />
          <PlaceFields notFoundText={t("placeUnknown")} />
          <StatusLine sending={sending} />
          {isLinkRefused(sending) && <ChatLink channel={channel} />}
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            // Otherwise the field that loses focus would show its error, push this button down, and the press would end beside it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t("submit")}
          </Button>
        </form>
      </BirthFormContext>
    </QueryClientProvider>
  );
}
