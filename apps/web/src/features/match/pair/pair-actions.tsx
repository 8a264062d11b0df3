import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { chartStylePreference } from "../../../domain/chart/chart-preferences.ts";
import { useErrorText } from "../../../lib/i18n/use-error-text.ts";
import { usePreference } from "../../../lib/preferences.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import { fetchMatchFile, type MatchPeople } from "../match-api.ts";

/** The match as a PDF, and as a picture without births. */
export function PairActions({ people }: { people: MatchPeople }) {
  const { t } = useTranslation("matching");
  const errorText = useErrorText();
  const [style] = usePreference(chartStylePreference);
  const print = useMutation({
    mutationFn: () => fetchMatchFile("print", { ...people, style }),
    onSuccess: (file) => saveFile("match.pdf", "application/pdf", file),
  });
  const card = useMutation({
    mutationFn: () => fetchMatchFile("card", { ...people, names: true }),
    onSuccess: (file) => saveFile("match.png", "image/png", file),
  });
  const failed = print.error ?? card.error;
  return (
    <div className="no-print mt-4">
      <div className="flex flex-wrap gap-3">
        <Button busy={print.isPending} onClick={() => print.mutate()}>
          {t("pair.print")}
        </Button>
        <Button busy={card.isPending} onClick={() => card.mutate()}>
          {t("pair.card")}
        </Button>
      </div>
      {failed && (
        <Alert tone="bad" className="mt-3">
          {errorText(failed, t("pair.fileFailed"))}
        </Alert>
      )}
    </div>
  );
}
