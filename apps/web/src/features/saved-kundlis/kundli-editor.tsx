import { GENDER_WORDS, GENDERS, MONTH_NAMES } from "@lagna/terms";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText, useFieldText } from "../../lib/i18n/use-error-text.ts";
import { createEmptyKundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { saveKundli, type SaveRequest } from "../../domain/saved-kundlis/outbox.ts";
import { TIME_CERTAINTIES } from "../../domain/birth/time-certainty.ts";
import { UncertainTimeFields } from "../../domain/birth/uncertain-time-fields.tsx";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Select, Textarea } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type EditorTarget, type EditorValues, toKundliFields, toEditorValues } from "./editor-values.ts";
import { saveEditorDraft, readEditorDraft } from "./editor-draft.ts";
import type { KundliRow } from "./use-kundlis.ts";

interface EditorProps {
  account: string;
  editing: EditorTarget;
  onClose: () => void;
}

const NUMBERS = ["day", "year", "hour", "minute", "second"] as const;

/** The draft typed earlier for the same record, or for the same new one. */
function readMatchingDraft(account: string, editing: EditorTarget) {
  const draft = readEditorDraft(account);
  if (draft === null) return null;
  const isSameRecord = editing === "new" ? draft.editing === "new" : draft.editing !== "new" && draft.id === editing.id;
  return isSameRecord ? draft : null;
}

/** No field is validated: whatever is typed is saved, and the list says what prevents a chart. */
export function KundliEditor({ account, editing, onClose }: EditorProps) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  const [before] = useState(() =>
    editing === "new" ? createEmptyKundliFields(new Date().getFullYear()) : editing.fields,
  );
  const [initialDraft] = useState(() => readMatchingDraft(account, editing));
  const [values, setValues] = useState<EditorValues>(() => initialDraft?.values ?? toEditorValues(before));
  const [target] = useState<Omit<SaveRequest, "fields">>(() =>
    editing === "new"
      ? { id: initialDraft?.id ?? crypto.randomUUID(), version: null }
      : { id: editing.id, version: editing.version },
  );
  const change = (changes: Partial<EditorValues>) => {
    const now = { ...values, ...changes };
    setValues(now);
    saveEditorDraft({ account, editing, id: target.id, values: now });
  };
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const card = useRef<HTMLFormElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
    card.current?.querySelector("input")?.focus();
  }, []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await saveKundli(account, { ...target, fields: toKundliFields(values, before) });
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  const title = t(editing === "new" ? "editor.create" : "editor.edit");
  return (
    <form
      ref={card}
      noValidate
      aria-label={title}
      onSubmit={(event) => void save(event)}
      className="my-6 scroll-mt-20 rounded-md border border-line-strong bg-surface-raised p-5 sm:p-6"
    >
      <h2 className="text-heading mb-5 font-medium">{title}</h2>
      <EditorFields values={values} problems={editing === "new" ? [] : editing.problems} onChange={change} />
      {problem !== null && (
        <Alert tone="bad" className="mt-5">
          {errorText(problem, t("editor.failed"))}
        </Alert>
      )}
      <FormButtons
        submit={t("editor.save")}
        busy={busy}
        cancel={t("editor.cancel")}
        onCancel={onClose}
        className="mt-6"
      />
    </form>
  );
}

interface FieldsProps {
  values: EditorValues;
  problems: KundliRow["problems"];
  onChange: (changes: Partial<EditorValues>) => void;
}

function EditorFields({ values, problems, onChange }: FieldsProps) {
  const { t } = useTranslation("kundlis");
  const { t: form } = useTranslation("kundli");
  const { encodeFieldError, formatFieldError } = useFieldText();
  const formatTerm = useTermFormatter();
  const months = useId();
  /** The problem that prevented a chart when the record was last saved. */
  const getHint = (field: keyof EditorValues) => {
    const problem = problems.find(({ path }) => path === field);
    return problem && <span className="text-warn">{formatFieldError(encodeFieldError(problem))}</span>;
  };
  const renderInput = (
    field: "name" | "month" | "city" | "country" | "tags" | (typeof NUMBERS)[number],
    label: string,
  ) => {
    const number = NUMBERS.some((name) => name === field);
    return (
      <Field label={label} hint={field === "tags" ? t("editor.tagsHint") : getHint(field)}>
        {(control) => (
          <Input
            {...control}
            value={values[field]}
            maxLength={field === "tags" ? 400 : field === "month" ? 40 : 120}
            {...(number && { inputMode: "numeric", className: "tabular" })}
            {...(field === "month" && { list: months })}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )}
      </Field>
    );
  };
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
      <div className="sm:col-span-4">{renderInput("name", t("editor.name"))}</div>
      <Field label={form("form.gender")} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={values.gender}
            onChange={(event) => onChange({ gender: event.target.value as EditorValues["gender"] })}
          >
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {formatTerm(GENDER_WORDS[gender])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="sm:col-span-2">{renderInput("year", form("form.year"))}</div>
      <div className="sm:col-span-2">{renderInput("month", form("form.month"))}</div>
      <div className="sm:col-span-2">{renderInput("day", form("form.day"))}</div>
      <datalist id={months}>
        {MONTH_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="sm:col-span-6">
        <Segmented
          label={form("form.certainty")}
          showLabel
          value={values.certainty}
          options={TIME_CERTAINTIES.map((value) => ({ value, label: form(`form.certainties.${value}`) }))}
          onChange={(certainty) => onChange({ certainty })}
        />
        {values.certainty !== "exact" && (
          <UncertainTimeFields
            values={values}
            onAbout={(about) => onChange({ about })}
            onPart={(part) => onChange({ part })}
          />
        )}
      </div>
      {(values.certainty === "exact" || values.certainty === "about") && (
        <>
          <div className="sm:col-span-2">{renderInput("hour", form("form.hour"))}</div>
          <div className="sm:col-span-2">{renderInput("minute", form("form.minute"))}</div>
          <div className="sm:col-span-2">{renderInput("second", form("form.second"))}</div>
        </>
      )}
      <div className="sm:col-span-3">{renderInput("city", form("form.city"))}</div>
      <div className="sm:col-span-3">{renderInput("country", form("form.country"))}</div>
      <div className="sm:col-span-6">{renderInput("tags", t("editor.tags"))}</div>
      <Field label={t("editor.notes")} className="sm:col-span-6">
        {(control) => (
          <Textarea
            {...control}
            value={values.notes}
            maxLength={4000}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-6">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={values.is_self}
          onChange={(event) => onChange({ is_self: event.target.checked })}
        />
        <span>
          {t("self")} <span className="text-sm text-ink-muted">{t("editor.selfHint")}</span>
        </span>
      </label>
    </div>
  );
}
