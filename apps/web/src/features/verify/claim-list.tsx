import type { VerifiedClaim } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { toClaimVerdict, VERDICT_INK, VERDICT_SIGN } from "./marked-text.tsx";

/** Contradicted claims come first. */
const VERDICT_ORDER = { contradicted: 0, turns: 1, undecidable: 2, supported: 3, doctrine: 4 } as const;

/** The claims one by one: the words, the verdict, and what the chart has. */
export function ClaimList({ claims }: { claims: readonly VerifiedClaim[] }) {
  const { t } = useTranslation("verify");
  const sorted = claims
    .map((claim, number) => ({ ...claim, number, verdict: toClaimVerdict(claim) }))
    .toSorted((a, b) => VERDICT_ORDER[a.verdict] - VERDICT_ORDER[b.verdict] || a.start - b.start);
  return (
    <ul aria-label={t("claims")} className="mt-6 max-w-3xl divide-y divide-line">
      {sorted.map(({ number, text, verdict, truth, fact_text: fact, by_part: byPart }) => (
        <li key={number} id={`claim-${number}`} className="flex scroll-mt-24 gap-3 py-3 target:bg-accent-wash">
          <span aria-hidden="true" className={cx("w-5 shrink-0 text-center font-semibold", VERDICT_INK[verdict])}>
            {VERDICT_SIGN[verdict]}
          </span>
          <div className="min-w-0">
            <q className="break-words">{text}</q>{" "}
            <span className={cx("font-medium", VERDICT_INK[verdict])}>{t(`verdict.${verdict}`)}</span>
            {byPart && <span className="text-ink-muted"> {t("byPart")}</span>}
            {(truth ?? fact) && (
              <p className="mt-1 text-sm text-ink-muted">{truth ? t("truth", { truth }) : t("fact", { fact })}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
