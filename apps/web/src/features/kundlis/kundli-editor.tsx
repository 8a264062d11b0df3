import { GENDER_WORDS, GENDERS, MONTH_NAMES } from "@lagna/terms";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText, useFieldText } from "../../lib/i18n/error-text.ts";
import { newKundli } from "../../domain/saved-kundlis/kundli-fields.ts";
import { saveKundli, type SaveRequest } from "../../domain/saved-kundlis/outbox.ts";
import { TIME_CERTAINTIES } from "../../domain/birth/time-certainty.ts";
import { UncertainTime } from "../../domain/birth/uncertain-time.tsx";
import { useWord } from "../../domain/words/use-word.ts";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input, Select, Textarea } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { type Editing, type EditorValues, fieldsOfValues, valuesOf } from "./editor-values.ts";
import { keepEditor, keptEditor } from "./kept-editor.ts";
import type { Row } from "./use-kundlis.ts";

interface EditorProps {
  account: string;
  editing: Editing;
  onClose: () => void;
}

const NUMBERS = ["day", "year", "hour", "minute", "second"] as const;

/** What was typed before of the same record, or of the same new one. */
function keptOf(account: string, editing: Editing) {
  const kept = keptEditor(account);
  if (kept === null) return null;
  const same = editing === "new" ? kept.editing === "new" : kept.editing !== "new" && kept.id === editing.id;
  return same ? kept : null;
}

/** No field has a rule: whatever is typed is kept, and the list says what keeps a chart from being made of it. */
export function KundliEditor({ account, editing, onClose }: EditorProps) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  const [before] = useState(() => (editing === "new" ? newKundli(new Date().getFullYear()) : editing.fields));
  const [kept] = useState(() => keptOf(account, editing));
  const [values, setValues] = useState<EditorValues>(() => kept?.values ?? valuesOf(before));
  const [target] = useState<Omit<SaveRequest, "fields">>(() =>
    editing === "new"
      ? { id: kept?.id ?? crypto.randomUUID(), version: null }
      : { id: editing.id, version: editing.version },
  );
  const change = (changes: Partial<EditorValues>) => {
    const now = { ...values, ...changes };
    setValues(now);
    keepEditor({ account, editing, id: target.id, values: now });
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
      await saveKundli(account, { ...target, fields: fieldsOfValues(values, before) });
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
  problems: Row["problems"];
  onChange: (changes: Partial<EditorValues>) => void;
}

function EditorFields({ values, problems, onChange }: FieldsProps) {
  const { t } = useTranslation("kundlis");
  const { t: form } = useTranslation("kundli");
  const { kept, textOf } = useFieldText();
  const say = useWord();
  const months = useId();
  /** What kept a chart from being made, as it was saved last. */
  const hintOf = (field: keyof EditorValues) => {
    const problem = problems.find(({ path }) => path === field);
    return problem && <span className="text-warn">{textOf(kept(problem))}</span>;
  };
  const box = (field: "name" | "month" | "city" | "country" | "tags" | (typeof NUMBERS)[number], label: string) => {
    const number = NUMBERS.some((name) => name === field);
    return (
      <Field label={label} hint={field === "tags" ? t("editor.tagsHint") : hintOf(field)}>
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
      <div className="sm:col-span-4">{box("name", t("editor.name"))}</div>
      <Field label={form("form.gender")} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={values.gender}
            onChange={(event) => onChange({ gender: event.target.value as EditorValues["gender"] })}
          >
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {say(GENDER_WORDS[gender])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="sm:col-span-2">{box("year", form("form.year"))}</div>
      <div className="sm:col-span-2">{box("month", form("form.month"))}</div>
      <div className="sm:col-span-2">{box("day", form("form.day"))}</div>
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
          <UncertainTime
            values={values}
            onAbout={(about) => onChange({ about })}
            onPart={(part) => onChange({ part })}
          />
        )}
      </div>
      {(values.certainty === "exact" || values.certainty === "about") && (
        <>
          <div className="sm:col-span-2">{box("hour", form("form.hour"))}</div>
          <div className="sm:col-span-2">{box("minute", form("form.minute"))}</div>
          <div className="sm:col-span-2">{box("second", form("form.second"))}</div>
        </>
      )}
      <div className="sm:col-span-3">{box("city", form("form.city"))}</div>
      <div className="sm:col-span-3">{box("country", form("form.country"))}</div>
      <div className="sm:col-span-6">{box("tags", t("editor.tags"))}</div>
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
