import { GRAHA_WORDS, type PrashnaEffect, TAJAKA_YOGA_WORDS, TAJAKA_YOGAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter, useTermListFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { PrashnaAnswer } from "./prashna-api.ts";

type Evidence = PrashnaAnswer["evidence"][number];

/** What speaks for, delays or opposes the matter, or is a fact alone; nothing if there is no such evidence. */
export function EvidenceList({ effect, evidence }: { effect: PrashnaEffect; evidence: readonly Evidence[] }) {
  const { t } = useTranslation("prashna");
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby={`evidence-${effect}`}>
      <h3 id={`evidence-${effect}`} className="text-heading font-medium">
        {t(`effect.${effect}`)}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {evidence.map((each, index) => (
          <EvidenceItem key={index} evidence={each} />
        ))}
      </ul>
    </section>
  );
}

function EvidenceItem({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation("prashna");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const { id, grahas, through, orb, spoiled, weight, source } = evidence;
  const yoga = TAJAKA_YOGAS.find((each) => each === id);
  const names = list(grahas.map((graha) => GRAHA_WORDS[graha]));
  return (
    <li className={spoiled || weight === "minor" ? "py-2.5 text-ink-muted" : "py-2.5"}>
      <span className="font-semibold">{names}</span>
      {through && <> ({t("through", { graha: say(GRAHA_WORDS[through]) })})</>}:{" "}
      {yoga ? (
        <>
          {say(TAJAKA_YOGA_WORDS[yoga])}. {say(TAJAKA_YOGA_WORDS[yoga], "sense")}
        </>
      ) : (
        t(`rules.${id}`)
      )}
      .{orb !== null && <> {t("orb", { degrees: format.number(Math.round(orb * 10) / 10) })}</>}
      {spoiled && <> {t("spoiled")}</>}
      {weight === "minor" && <> {t("minor")}</>}{" "}
      <span className="text-sm text-ink-muted">{t(`source.${source.text}`)}</span>
    </li>
  );
}
