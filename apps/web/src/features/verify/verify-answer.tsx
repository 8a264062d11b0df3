import type { VerifyResponse } from "@lagna/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SentenceList } from "./sentence-list.tsx";
import { ShareResult } from "./share-result.tsx";

/** A checked reading: how many claims hold, and the text in its own order with the truth beside each claim. */
export function VerifyAnswer({ answer }: { answer: VerifyResponse }) {
  const { t } = useTranslation("verify");
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [answer]);
  const { counts, claims } = answer;
  const turns = claims.filter((claim) => claim.turns === true).length;
  const countByVerdict = { ...counts, turns, undecidable: counts.undecidable - turns };
  const shownVerdicts = (["supported", "contradicted", "turns", "undecidable", "doctrine"] as const).filter(
    (verdict) => countByVerdict[verdict] > 0,
  );
  return (
    <section aria-labelledby="verified" className="mt-12">
      <h2 id="verified" ref={heading} tabIndex={-1} className="text-heading font-medium outline-none">
        {claims.length === 0
          ? t("nothing")
          : shownVerdicts.map((verdict) => t(`count.${verdict}`, { count: countByVerdict[verdict] })).join(" · ")}
      </h2>
      {answer.pressures.length > 0 && (
        <p className="mt-2 text-ink-muted">{t("pressure.count", { count: answer.pressures.length })}</p>
      )}
      {(claims.length > 0 || answer.pressures.length > 0) && (
        <div className="no-print mt-4 flex flex-wrap items-center gap-3">
          <ShareResult answer={answer} />
        </div>
      )}
      <SentenceList answer={answer} />
      {turns > 0 && <p className="measure mt-6 text-sm">{t("turning")}</p>}
      <p className="measure mt-6 text-sm text-ink-muted">{t("limits")}</p>
    </section>
  );
}
