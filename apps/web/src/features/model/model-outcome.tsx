import type { ModelTestResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Alert } from "../../ui/feedback.tsx";

/** The latency of the answer, or why there was none and what mends it. */
export function ModelOutcome({ outcome, hasSaved }: { outcome: ModelTestResponse; hasSaved: boolean }) {
  const { t } = useTranslation("model");
  const { number } = useFormat();
  const { problem, said, latency_ms: ms } = outcome;
  if (problem === null)
    return (
      <Alert tone="good" className="mt-4">
        {t(hasSaved ? "saved" : "works", { ms: number(ms ?? 0) })}
      </Alert>
    );
  return (
    <Alert tone="bad" title={t(`problem.${problem}`)} className="mt-4">
      <p>{t(`fix.${problem}`)}</p>
      {said !== null && (
        <p className="mt-1 text-ink-muted [overflow-wrap:anywhere]">
          {t("said")} <span lang="en">{said}</span>
        </p>
      )}
    </Alert>
  );
}
