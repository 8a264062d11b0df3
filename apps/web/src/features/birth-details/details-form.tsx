import { awaken } from "../../lib/awaken.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ChannelName } from "@lagna/contract";
import { useRef, useState, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BirthFormContext } from "../../domain/birth/birth-form-context.ts";
import {
  birthFormResolver,
  emptyBirthForm,
  fetchBirthSchema,
  type BirthFormValues,
  type ValidBirth,
} from "../../domain/birth/birth-form-values.ts";
import { DateFields, TimeFields } from "../../domain/birth/date-time-fields.tsx";
import { PersonFields } from "../../domain/birth/person-fields.tsx";
import { PlaceFields } from "../../domain/birth/place-fields.tsx";
import { useBirthFormHandle, useServerErrors } from "../../domain/birth/use-birth-errors.ts";
import { clearDraft, loadDraft, useKeptDraft } from "../../domain/birth/use-draft.ts";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { sendBirthDetails } from "./birth-details-api.ts";
import { ChatDoor } from "./chat-door.tsx";
import { payloadOf } from "./payload.ts";
import { StatusLine, type Sending } from "./status-line.tsx";

/** What was typed outlives the page: an old phone may drop it while its owner looks for a certificate. */
const DRAFT_KEY = "lagna_birth_details";
const GENDERS = ["male", "female"] as const;
/** The server names the fields as they are sent. */
const FIELD_OF = { dob: "day", tob: "hour" } as const;

/** Nothing stands for a birth before its giver says it. */
const EMPTY: BirthFormValues = {
  ...emptyBirthForm(2000),
  gender: "",
  year: "",
  day: "",
  hour: "",
  minute: "",
  second: "",
};

/** The link was refused, not what was typed: a new one comes from the chat. */
const linkRefused = (sending: Sending): boolean =>
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
  const [defaultValues] = useState(() => loadDraft(DRAFT_KEY) ?? EMPTY);
  const [client] = useState(() => new QueryClient());
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const form = useForm<BirthFormValues, unknown, ValidBirth>({
    defaultValues,
    resolver: birthFormResolver,
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  useKeptDraft(form, DRAFT_KEY);
  useServerErrors(form, sending.step === "failed" && sending.error instanceof Error ? sending.error : null, FIELD_OF);
  const handle = useBirthFormHandle(form);
  const send = form.handleSubmit(async () => {
    setSending({ step: "submitting" });
    try {
      await sendBirthDetails(payloadOf(token, form.getValues()));
      clearDraft(DRAFT_KEY);
      onSent();
    } catch (error) {
      setSending({ step: "failed", error });
    }
  });
  const busy = form.formState.isSubmitting;
  const running = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Pressed again before its button is drawn busy: the link is good once.
    if (running.current) return;
    running.current = true;
    await send(event);
    running.current = false;
  };
  return (
    <QueryClientProvider client={client}>
      <BirthFormContext value={handle}>
        <form
          ref={awaken}
          noValidate
          onFocus={fetchBirthSchema}
          onSubmit={(event) => void submit(event)}
          aria-label={t("title")}
          className="flex flex-col gap-7"
        >
          <PersonFields genders={GENDERS} />
          <DateFields />
          <TimeFields exactOnly />
          <PlaceFields none={t("placeUnknown")} />
          <StatusLine sending={sending} />
          {linkRefused(sending) && <ChatDoor channel={channel} />}
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            // The field left by the press would say its error, push this button down, and the press would end beside it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t("submit")}
          </Button>
        </form>
      </BirthFormContext>
    </QueryClientProvider>
  );
}
