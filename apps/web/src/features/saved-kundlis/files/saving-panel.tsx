import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText, useFieldText } from "../../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback.tsx";
import type { SaveAllState } from "./use-save-all.ts";

type ActiveSaving = Exclude<SaveAllState, { phase: "idle" }>;

interface SavingPanelProps {
  state: ActiveSaving;
  onStop: () => void;
  onResume: () => void;
}

/** The progress, and in the end the result for each kundli. */
export function SavingPanel({ state, onStop, onResume }: SavingPanelProps) {
  const { t } = useTranslation("files");
  const format = useFormat();
  const errorText = useErrorText();
  const { all, results, phase } = state;
  const counts = { count: all.length, done: format.number(results.length), total: format.number(all.length) };
  return (
    <section aria-label={t("saving.title")} className="flex flex-col items-start gap-4">
      <p role="status" className="tabular">
        {t(phase === "done" ? "saving.done" : "saving.progress", counts)}
      </p>
      <progress
        value={results.length}
        max={all.length}
        aria-label={t("saving.title")}
        className="h-2 w-full max-w-xl accent-accent"
      />
      {phase === "running" && <Button onClick={onStop}>{t("saving.stop")}</Button>}
      {phase === "stopped" && <Button onClick={onResume}>{t("saving.goOn")}</Button>}
      {phase === "failed" && (
        <Alert tone="bad" action={<Button onClick={onResume}>{t("saving.goOn")}</Button>}>
          {errorText(state.error, t("saving.failed"))} {t("saving.safe")}
        </Alert>
      )}
      <Results state={state} />
      {phase === "done" && (
        <Link to="/kundlis" className={buttonClass("primary")}>
          {t("saving.open")}
        </Link>
      )}
    </section>
  );
}

const OUTCOMES = ["created", "updated", "known", "full", "id_taken"] as const;
const MAX_NAMED = 100;

function Results({ state: { all, results } }: { state: ActiveSaving }) {
  const { t } = useTranslation("files");
  const { encodeFieldError, formatFieldError } = useFieldText();
  const format = useFormat();
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: results.filter((result) => result.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  const without = results.flatMap(({ problems }, index) =>
    problems[0] ? [{ name: all[index]?.fields.name ?? "", problem: problems[0] }] : [],
  );
  return (
    <>
      <ul>
        {counts.map(({ outcome, count }) => (
          <li key={outcome}>{t(`outcome.${outcome}`, { count, shown: format.number(count) })}</li>
        ))}
      </ul>
      {without.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold text-warn">
            {t("saving.withoutChart", { count: without.length, shown: format.number(without.length) })}
          </p>
          <ul>
            {without.slice(0, MAX_NAMED).map(({ name, problem }, index) => (
              <li key={index} className="[overflow-wrap:anywhere]">
                {name || "–"}: {formatFieldError(encodeFieldError(problem))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
