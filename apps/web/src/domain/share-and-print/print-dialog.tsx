import { PRINT_SUBJECTS, type PaperName, type PrintExtent, type PrintSubject } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../lib/preferences.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { chartStylePreference } from "../chart/chart-preferences.ts";
import { getDefaultPaper } from "./get-default-paper.ts";
import { fetchPdf, type PrintSource } from "./share-and-print-api.ts";

interface PrintDialogProps {
  open: boolean;
  onClose: () => void;
  source: PrintSource;
  name: string;
}

/** Lets the user choose the parts of a kundli to print, and the paper. */
export function PrintDialog({ open, onClose, source, name }: PrintDialogProps) {
  const { t } = useTranslation("share");
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const [extent, setExtent] = useState<PrintExtent>("page");
  const [subjects, setSubjects] = useState<readonly PrintSubject[]>(PRINT_SUBJECTS);
  const [paper, setPaper] = useState<PaperName>(getDefaultPaper);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const download = async () => {
    setBusy(true);
    setError(null);
    try {
      saveFile(
        `${name || "kundli"}.pdf`,
        "application/pdf",
        await fetchPdf(source, { extent, paper, style }, subjects),
      );
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("print.title")}
      description={t("print.description")}
      closeLabel={t("common:close")}
      footer={
        <Button variant="primary" busy={busy} onClick={() => void download()}>
          {t("print.download")}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Segmented
          label={t("print.extent")}
          showLabel
          value={extent}
          onChange={setExtent}
          options={[
            { value: "page", label: t("print.page") },
            { value: "whole", label: t("print.whole") },
          ]}
        />
        {extent === "whole" && <SubjectChoice chosen={subjects} onChange={setSubjects} />}
        <Segmented
          label={t("print.paper")}
          showLabel
          value={paper}
          onChange={setPaper}
          options={[
            { value: "a4", label: t("print.a4") },
            { value: "letter", label: t("print.letter") },
          ]}
        />
        {error !== null && <Alert tone="bad">{errorText(error, t("print.failed"))}</Alert>}
      </div>
    </Dialog>
  );
}

interface SubjectChoiceProps {
  chosen: readonly PrintSubject[];
  onChange: (chosen: readonly PrintSubject[]) => void;
}

function SubjectChoice({ chosen, onChange }: SubjectChoiceProps) {
  const { t } = useTranslation("share");
  const toggle = (subject: PrintSubject, isOn: boolean) =>
    onChange(PRINT_SUBJECTS.filter((each) => (each === subject ? isOn : chosen.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t("print.subjects")}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {PRINT_SUBJECTS.map((subject) => (
          <label key={subject} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(subject)}
              onChange={(event) => toggle(subject, event.target.checked)}
              className="size-4 accent-accent"
            />
            {t(`print.subject.${subject}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
