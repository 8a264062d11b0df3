import type { LedgerFigures, LedgerMeasure } from "@lagna/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { inlineLinkClass } from "../mailto-sentence.tsx";

const PATH = "/api/v1/ledger/figures";
const RULES = ["asked", "hit", "shuffled", "known"] as const;

/** Whether the windows that answers named held, beside windows of shuffled charts. The figures are fetched; the rest is in the page. */
export function LedgerFiguresBlock() {
  const { t } = useTranslation("truth");
  return (
    <>
      <p className="measure mt-2">{t("ledger.lead")}</p>
      <Figures />
      <ul className="measure mt-4 list-disc ps-5 text-ink-muted">
        {RULES.map((key) => (
          <li key={key} className="py-1">
            {t(`ledger.${key}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/profile#ledger" className={inlineLinkClass}>
          {t("ledger.join")}
        </Link>
      </p>
    </>
  );
}

/** Undefined until they have come, also on the prerendered page; null if they cannot be fetched. */
function useFigures(): LedgerFigures | null | undefined {
  const [figures, setFigures] = useState<LedgerFigures | null>();
  useEffect(() => {
    const controller = new AbortController();
    api<LedgerFigures>(PATH, { anonymous: true, signal: controller.signal }).then(
      (found) => setFigures(found),
      () => {
        if (!controller.signal.aborted) setFigures(null);
      },
    );
    return () => controller.abort();
  }, []);
  return figures;
}

function Figures() {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const figures = useFigures();
  if (!figures)
    return <p className="mt-3 text-ink-muted">{t(figures === undefined ? "ledger.loading" : "ledger.failed")}</p>;
  const { needed, people, computed_on: day, due, told, good, weak } = figures;
  if (good === null)
    return (
      <p className="measure mt-3 font-medium">
        {t("ledger.few", { people: format.number(people), needed: format.number(needed) })}
      </p>
    );
  return (
    <>
      <dl className="mt-4 border-t border-line">
        <Measure name={t("ledger.good")} measure={good} />
        {weak && <Measure name={t("ledger.weak")} measure={weak} />}
      </dl>
      <p className="mt-2 text-sm text-ink-muted">
        {due !== null && told !== null && t("ledger.response", { told: format.number(told), due: format.number(due) })}{" "}
        {day !== null &&
          t("ledger.computed", { date: format.date(`${day}T12:00:00Z`, { dateStyle: "long", timeZone: "UTC" }) })}
      </p>
    </>
  );
}

function Measure({ name, measure }: { name: string; measure: LedgerMeasure }) {
  const { t } = useTranslation("truth");
  const format = useFormat();
  const { people, entries, hits, shuffled_mean: mean, shuffled_low: low, shuffled_high: high, p } = measure;
  const share = (count: number): string =>
    format.number(count / entries, { style: "percent", maximumFractionDigits: 1 });
  return (
    <div className="border-b border-line py-3">
      <dt className="font-medium">{name}</dt>
      <dd>
        {t("ledger.hits", {
          hits: format.number(hits),
          entries: format.number(entries),
          people: format.number(people),
          share: share(hits),
        })}
      </dd>
      <dd className="text-ink-muted">
        {t("ledger.control", { mean: share(mean), low: share(low), high: share(high) })}
      </dd>
      <dd className="text-ink-muted">{t("ledger.p", { p: format.number(p, { maximumFractionDigits: 3 }) })}</dd>
    </div>
  );
}
