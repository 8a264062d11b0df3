import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { chartStylePreference } from "../../domain/chart/chart-preferences.ts";
import { getDefaultPaper } from "../../domain/share-and-print/get-default-paper.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../lib/preferences.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { fetchKpPdf, type KpPrint } from "./kp-api.ts";

interface KpPdfButtonProps extends Omit<KpPrint, "paper" | "style"> {
  /** Of the file. */
  readonly name: string;
}

/** Saves the chart as a PDF in the layout of KP, in the reader's chart style. */
export function KpPdfButton({ name, ...printed }: KpPdfButtonProps) {
  const { t } = useTranslation("kp");
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const printing = useMutation({
    mutationFn: async () => {
      const file = await fetchKpPdf({ ...printed, paper: getDefaultPaper(), style });
      saveFile(`${t("pdf.file", { name })}.pdf`, "application/pdf", file);
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
