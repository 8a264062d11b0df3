import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { fetchKundli } from "./kundlis-api.ts";
import { toKundliFields } from "./kundli-fields.ts";
import { rememberAskedForOwnChart } from "./own-chart-asked.ts";
import { saveKundli } from "./outbox.ts";

export interface OwnChartCandidate {
  readonly id: string;
  readonly name: string;
}

interface AskOwnChartProps {
  readonly account: string;
  readonly candidates: readonly OwnChartCandidate[];
  /** Chosen beforehand: its name or the account agrees. */
  readonly preselected: string | null;
  readonly onAnswered: () => void;
  readonly className?: string;
}

async function markAsOwn(account: string, id: string): Promise<void> {
  const kundli = await fetchKundli(id);
  await saveKundli(account, { id, version: kundli.version, fields: { ...toKundliFields(kundli), is_self: true } });
}

/** "Is this you?" Asked once: the answer is the chart that the day and the astrologer are about. */
export function AskOwnChart({ account, candidates, preselected, onAnswered, className }: AskOwnChartProps) {
  const { t } = useTranslation("kundlis");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [only] = candidates.length === 1 ? candidates : [];
  const [chosen, setChosen] = useState(only?.id ?? preselected);
  const close = () => {
    rememberAskedForOwnChart(account);
    onAnswered();
  };
  const marking = useMutation({
    mutationFn: (id: string) => markAsOwn(account, id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["kundlis"] });
      close();
    },
  });
  const name = (candidate: OwnChartCandidate) => candidate.name || t("nameless");
  const question = only ? t("own.ask", { name: name(only) }) : t("own.which");
  return (
    <fieldset className={className}>
      <legend className="font-semibold [overflow-wrap:anywhere]">{question}</legend>
      <p className="text-sm text-ink-muted">{t("own.why")}</p>
      {!only &&
        candidates.map((candidate) => (
          <label key={candidate.id} className="flex min-h-11 items-center gap-3 [overflow-wrap:anywhere]">
            <input
              type="radio"
              name="own-chart"
              className="size-5 shrink-0 accent-accent"
              checked={chosen === candidate.id}
              onChange={() => setChosen(candidate.id)}
            />
            {name(candidate)}
          </label>
        ))}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={marking.isPending}
          disabled={chosen === null}
          onClick={() => chosen !== null && marking.mutate(chosen)}
        >
          {t("own.yes")}
        </Button>
        <Button onClick={close}>{t(only ? "own.no" : "own.none")}</Button>
      </div>
      {marking.isError && <Alert tone="bad">{errorText(marking.error, t("own.failed"))}</Alert>}
    </fieldset>
  );
}
