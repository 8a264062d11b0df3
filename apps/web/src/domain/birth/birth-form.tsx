import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { awaken } from "../../lib/awaken.ts";
import { Button } from "../../ui/button.tsx";
import { AdvancedFields } from "./advanced-fields.tsx";
import {
  birthFormResolver,
  emptyBirthForm,
  fetchBirthSchema,
  preloadBirthSchema,
  type BirthFormValues,
  type ValidBirth,
} from "./birth-form-values.ts";
import { Failure } from "./failure.tsx";
import { BirthFormContext } from "./birth-form-context.ts";
import { DateFields, isDefaultTime, TimeFields, timeNeeded } from "./date-time-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { useBirthFormHandle, useServerErrors } from "./use-birth-errors.ts";
import { clearDraft, loadDraft, useKeptDraft } from "./use-draft.ts";

interface BirthFormProps {
  /** Where half-typed words are kept in this browser; each place that shows the form has its own. */
  draftKey: string;
  /** What stands in the boxes where there is no draft; empty unless given. */
  initial?: BirthFormValues | undefined;
  busy: boolean;
  error: Error | null;
  /** `timeAssumed`: the time is the form's own, the person never touched it. */
  onSubmit: (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => Promise<void>;
  onClear: () => void;
  /** What went wrong as a whole, shown by the buttons. */
  failure: ReactNode;
}

export function BirthForm({ draftKey, initial, busy, error, onSubmit, onClear, failure }: BirthFormProps) {
  const { t } = useTranslation("kundli");
  const [defaultValues] = useState(() => loadDraft(draftKey) ?? initial ?? emptyBirthForm(new Date().getFullYear()));
  const form = useForm<BirthFormValues, unknown, ValidBirth>({
    defaultValues,
    resolver: birthFormResolver,
    mode: "onBlur",
    reValidateMode: "onChange",
    // The time's boxes come filled: leaving them alone must not scold, but a press on Generate must.
    shouldFocusError: true,
  });
  const { touchedFields, dirtyFields } = form.formState;
  useKeptDraft(form, draftKey);
  useServerErrors(form, error);
  const handle = useBirthFormHandle(form);
  const clear = () => {
    clearDraft(draftKey);
    form.reset(emptyBirthForm(new Date().getFullYear()));
    onClear();
    form.setFocus("name");
  };
  const send = form.handleSubmit((birth) => {
    const values = form.getValues();
    const timeGiven = [touchedFields.hour, touchedFields.minute, dirtyFields.hour, dirtyFields.minute].some(Boolean);
    return onSubmit(birth, values, timeNeeded(values) && isDefaultTime(values) && !timeGiven);
  });
  const [notLoaded, setNotLoaded] = useState<Error | null>(null);
  // A second press may come before the button has been drawn busy.
  const sending = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || busy) return;
    sending.current = true;
    try {
      const missing = await preloadBirthSchema().then(
        () => null,
        (cause: Error) => cause,
      );
      setNotLoaded(missing);
      if (missing === null) await send(event);
    } finally {
      sending.current = false;
    }
  };
  return (
    <BirthFormContext value={handle}>
      <form
        ref={awaken}
        noValidate
        onFocus={fetchBirthSchema}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-7"
        aria-label={t("form.title")}
      >
        <PersonFields />
        <DateFields />
        <TimeFields />
        <PlaceFields />
        <AdvancedFields />
        <div className="flex flex-wrap gap-3">
          <div className="w-full empty:hidden">{notLoaded ? <Failure error={notLoaded} /> : failure}</div>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            // The field left by the press would say its error, push this button down, and the press would end beside it.
            onMouseDown={(event) => event.preventDefault()}
            // The second half of a double click is the same press, also where the answer came in between.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className="flex-1 basis-48"
          >
            {busy ? t("form.generating") : t("form.generate")}
          </Button>
          <Button variant="quiet" onClick={clear} disabled={busy}>
            {t("form.clear")}
          </Button>
        </div>
      </form>
    </BirthFormContext>
  );
}
