import type { ChartStyle } from "@lagna/chart-drawing";
import type { PaperName } from "@lagna/contract";
import { useMutation } from "@tanstack/react-query";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../lib/preferences.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { chartStylePreference } from "../chart/chart-preferences.ts";
import { getDefaultPaper } from "./get-default-paper.ts";

interface SavePdfButtonProps {
  /** Of the button. */
  readonly label: string;
  /** Of the file, without its ending. */
  readonly fileName: string;
  /** Said where the server gives no reason. */
  readonly failed: string;
  readonly fetchPdf: (look: { readonly paper: PaperName; readonly style: ChartStyle }) => Promise<Blob>;
}

/** Saves a PDF on the reader's paper, with charts in the reader's style. */
export function SavePdfButton({ label, fileName, failed, fetchPdf }: SavePdfButtonProps) {
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const printing = useMutation({
    mutationFn: async () => {
      const file = await fetchPdf({ paper: getDefaultPaper(), style });
      saveFile(`${fileName}.pdf`, "application/pdf", file);
    },
  });
  return (
    <div className="no-print">
      <Button busy={printing.isPending} onClick={() => printing.mutate()}>
        {label}
      </Button>
      {printing.isError && (
        <Alert tone="bad" className="mt-3">
          {errorText(printing.error, failed)}
        </Alert>
      )}
    </div>
  );
}
