import type { VerifyResponse } from "@lagna/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ClaimList } from "./claim-list.tsx";
import { MarkedText } from "./marked-text.tsx";

/** A checked reading: how many claims hold, the text with its marks, and the claims one by one. */
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
      <div className="mt-5 rounded-md border border-line bg-surface-raised p-5">
        <MarkedText answer={answer} />
      </div>
      {claims.length > 0 && <ClaimList claims={claims} />}
      {turns > 0 && <p className="measure mt-6 text-sm">{t("turning")}</p>}
      <p className="measure mt-6 text-sm text-ink-muted">{t("limits")}</p>
    </section>
  );
}
