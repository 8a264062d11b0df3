import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { activateForm } from "../../lib/activate-form.ts";
import { Button } from "../../ui/button.tsx";
import { AdvancedFields } from "./advanced-fields.tsx";
import {
  birthFormResolver,
  createEmptyBirthForm,
  prefetchBirthSchema,
  preloadBirthSchema,
  type BirthFormValues,
  type ValidBirth,
} from "./birth-form-values.ts";
import { CalculationError } from "./calculation-error.tsx";
import { BirthFormContext } from "./birth-form-context.ts";
import { DateFields, isDefaultTime, TimeFields, isTimeRequired } from "./date-time-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { useBirthFormHandle, useServerErrors } from "./use-birth-errors.ts";
import { clearDraft, loadDraft, usePersistedDraft } from "./birth-form-draft.ts";

interface BirthFormProps {
  /** Storage key of the draft; each page with this form has its own. */
  draftKey: string;
  /** Initial values where there is no draft; empty by default. */
  initial?: BirthFormValues | undefined;
  busy: boolean;
  error: Error | null;
  /** `timeAssumed`: the time is the form's default; the user never edited it. */
  onSubmit: (birth: ValidBirth, values: BirthFormValues, timeAssumed: boolean) => Promise<void>;
  onClear: () => void;
  /** An error of the whole submission, shown by the buttons. */
  failure: ReactNode;
  /** The text of the button, if it does not generate a kundli. */
  action?: string;
  /** Beside the label of the name. */
  nameOffer?: ReactNode;
  /** Fields in place of the whole form's. They do not ask for the gender openly, so none is stated unless it is chosen. */
  fields?: ReactNode;
}

const createEmptyForm = (isShort: boolean): BirthFormValues => ({
  ...createEmptyBirthForm(new Date().getFullYear()),
  ...(isShort && { gender: "other" }),
});

export function BirthForm(props: BirthFormProps) {
  const { draftKey, initial, busy, error, onSubmit, onClear, failure, action, nameOffer, fields } = props;
  const { t } = useTranslation("kundli");
  const isShort = fields !== undefined;
  const [defaultValues] = useState(() => loadDraft(draftKey) ?? initial ?? createEmptyForm(isShort));
  const form = useForm<BirthFormValues, unknown, ValidBirth>({
    defaultValues,
    resolver: birthFormResolver,
    mode: "onBlur",
    reValidateMode: "onChange",
    // The time fields have default values: leaving them unchanged must not show an error while editing, but pressing
    // Generate must.
    shouldFocusError: true,
  });
  const { touchedFields, dirtyFields } = form.formState;
  usePersistedDraft(form, draftKey);
  useServerErrors(form, error);
  const handle = useBirthFormHandle(form);
  const clear = () => {
    clearDraft(draftKey);
    form.reset(createEmptyForm(isShort));
    onClear();
    form.setFocus("name");
  };
  const send = form.handleSubmit((birth) => {
    const values = form.getValues();
    const timeGiven = [touchedFields.hour, touchedFields.minute, dirtyFields.hour, dirtyFields.minute].some(Boolean);
    return onSubmit(birth, values, isTimeRequired(values) && isDefaultTime(values) && !timeGiven);
  });
  const [notLoaded, setNotLoaded] = useState<Error | null>(null);
  // A ref, because a second press may come before the button is rendered as busy.
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
        ref={activateForm}
        noValidate
        onFocus={prefetchBirthSchema}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-7"
        aria-label={t("form.title")}
      >
        {fields ?? (
          <>
            <div className="relative flex flex-col gap-7">
              {nameOffer}
              <PersonFields />
            </div>
            <DateFields />
            <TimeFields />
            <PlaceFields />
            <AdvancedFields />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <div className="w-full empty:hidden">{notLoaded ? <CalculationError error={notLoaded} /> : failure}</div>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            // Keeps focus in the field: its error on blur would move this button down between press and release, so
            // the click would miss it.
            onMouseDown={(event) => event.preventDefault()}
            // Ignores the second click of a double click, even if the response came in between.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            className="flex-1 basis-48"
          >
            {action ?? (busy ? t("form.generating") : t("form.generate"))}
          </Button>
          <Button variant="quiet" onClick={clear} disabled={busy}>
            {t("form.clear")}
          </Button>
        </div>
      </form>
    </BirthFormContext>
  );
}
