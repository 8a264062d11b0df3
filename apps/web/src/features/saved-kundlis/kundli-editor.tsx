import { createEmptyKundliFields } from "@lagna/birth-tables";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { createId } from "../../lib/create-id.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { saveKundli, type SaveRequest } from "../../domain/saved-kundlis/outbox.ts";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { type EditorTarget, type EditorValues, toKundliFields, toEditorValues } from "./editor-values.ts";
import { EditorFields } from "./editor-fields.tsx";
import { saveEditorDraft, readEditorDraft } from "./editor-draft.ts";

interface EditorProps {
  account: string;
  editing: EditorTarget;
  onClose: () => void;
}

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
  const [values, setValues] = useState<EditorValues>(() => ({ ...toEditorValues(before), ...initialDraft?.values }));
  const [target] = useState<Omit<SaveRequest, "fields">>(() =>
    editing === "new"
      ? { id: initialDraft?.id ?? createId(), version: null }
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
