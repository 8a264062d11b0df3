import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { getDefaultPaper } from "../../domain/share-and-print/get-default-paper.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../lib/preferences.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { fetchYearPdf, type YearChoice } from "./varshaphal-api.ts";

/** Saves the year as a PDF, with charts in the reader's style. */
export function YearPdfButton({ choice, name }: { choice: YearChoice; name: string }) {
  const { t } = useTranslation("varshaphal");
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const printing = useMutation({
    mutationFn: async () => {
      const file = await fetchYearPdf(choice, { paper: getDefaultPaper(), style });
      saveFile(`${t("pdf.file", { name, year: choice.year })}.pdf`, "application/pdf", file);
    },
  });
  return (
    <div className="no-print">
      <Button busy={printing.isPending} onClick={() => printing.mutate()}>
        {t("pdf.download")}
      </Button>
      {printing.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(printing.error, t("pdf.failed"))}
        </Alert>
      )}
    </div>
  );
}
