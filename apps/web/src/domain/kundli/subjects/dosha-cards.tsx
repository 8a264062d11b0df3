import type { KundliData } from "@lagna/contract";
import { DOSHA_CANCELLATION_WORDS, DOSHA_CAUSE_WORDS, DOSHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import type { SectionProps } from "../section-props.ts";
import { CombinationCard, useSourceCitations, useHighlightedCombination } from "./combination-card.tsx";
import { useFrequencyText } from "./use-frequency-text.ts";

type Doshas = NonNullable<KundliData["doshas"]>;

/** Each dosha: first what cancels it, then what causes it and how common it is, stated as a fact, not a fate. */
export function DoshaCards({ doshas, data, focus }: Pick<SectionProps, "data" | "focus"> & { doshas: Doshas }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const sources = useSourceCitations();
  const common = useFrequencyText();
  const { pressed, press } = useHighlightedCombination<Doshas[number]["id"]>(focus);
  const presentDoshas = doshas.filter(({ degree }) => degree !== null);
  if (presentDoshas.length === 0) return <p className="mt-2">{t("doshas.none")}</p>;
  return (
    <ul>
      {presentDoshas.map((dosha) => (
        <CombinationCard
          key={dosha.id}
          title={`${say(DOSHA_WORDS[dosha.id])}: ${t(`doshas.degree.${dosha.degree ?? "full"}`)}`}
          sense={say(DOSHA_WORDS[dosha.id], "sense")}
          combination={dosha}
          factPaths={[`doshas.${dosha.id}.holds`, `doshas.${dosha.id}.degree`]}
          pressed={pressed === dosha.id}
          onPress={() => press(dosha.id, dosha)}
          data={data}
          focus={focus}
          cancellation={
            dosha.cancellations.length > 0 && (
              <p className="measure text-sm font-medium text-good">
                {t("doshas.liftedBy", {
                  reasons: list(dosha.cancellations.map(({ id }) => DOSHA_CANCELLATION_WORDS[id])),
                })}
              </p>
            )
          }
        >
          {[
            dosha.causes.length > 0 &&
              t("doshas.causes", { causes: list(dosha.causes.map(({ id }) => DOSHA_CAUSE_WORDS[id])) }),
            common(dosha.frequency),
            isCommonlyCancelled(dosha) && t("doshas.oftenLifted"),
            sources(dosha.sources),
          ]
            .filter((part) => typeof part === "string")
            .join(" · ")}
        </CombinationCard>
      ))}
    </ul>
  );
}

/**
 * Whether most charts with the dosha also have something that cancels it. The two frequencies may come from samples
 * of different size.
 */
const isCommonlyCancelled = ({ frequency, lifted }: Doshas[number]): boolean =>
  frequency !== null && lifted !== null && (lifted.births / lifted.of) * 2 > frequency.births / frequency.of;
