import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useEvidenceSentence } from "./evidence-list.tsx";
import type { PrashnaAnswer } from "./prashna-api.ts";

/** Degrees from the edge of a sign within which some minutes give another lagna. */
const EDGE_DEG = 1;

/** The one fact that a verdict for the matter rests on; null if there are several, or none. */
function findOnlySupport({ evidence, verdict }: PrashnaAnswer) {
  if (verdict !== "favourable" && verdict !== "delayed") return null;
  const supports = evidence.filter(
    ({ effect, weight, spoiled }) => !spoiled && weight !== "minor" && (effect === "for" || effect === "delay"),
  );
  return supports.length === 1 ? (supports[0] ?? null) : null;
}

/** What the judgment depends on, and what no chart can tell: what would have to be known. */
export function OpenPoints({ answer }: { answer: PrashnaAnswer }) {
  const { t } = useTranslation("prashna");
  const say = useTermFormatter();
  const format = useFormat();
  const sentence = useEvidenceSentence(answer);
  const { chart, timing, verdict, mode } = answer;
  const { sign, degree_in_sign: degree } = chart.lagna;
  const lagna = { degree: format.digits(formatDmInSign(degree)), sign: say(RASHI_WORDS[sign]) };
  const isAtEdge = degree < EDGE_DEG || degree > 30 - EDGE_DEG;
  const support = findOnlySupport(answer);
  const isTimed = verdict === "favourable" || verdict === "delayed";
  const points = [
    mode === "chart" ? t(isAtEdge ? "open.edge" : "open.moment", lagna) : t("open.number"),
    ...(support ? [t("open.support", { fact: sentence(support) })] : []),
    ...(timing ? [t("open.timing", { graha: say(GRAHA_WORDS[timing.graha]) })] : []),
    ...(isTimed && !timing ? [t("open.noTiming")] : []),
    t("open.people"),
    t("open.once"),
  ];
  return (
    <section aria-labelledby="prashna-open">
      <h3 id="prashna-open" className="text-heading font-medium">
        {t("open.title")}
      </h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
