import type { KundliData } from "@lagna/contract";
import { DOSHA_CANCELLATION_WORDS, DOSHA_CAUSE_WORDS, DOSHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useWord, useWordList } from "../../words/use-word.ts";
import type { SectionProps } from "../section-props.ts";
import { MakingCard, useSources, useWashed } from "./making.tsx";
import { useHowCommon } from "./use-how-common.ts";

type Doshas = NonNullable<KundliData["doshas"]>;

/** Each dosha with what lifts it first, then what causes it and how common it is: a fact, not a fate. */
export function DoshaCards({ doshas, data, focus }: Pick<SectionProps, "data" | "focus"> & { doshas: Doshas }) {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const sources = useSources();
  const common = useHowCommon();
  const { pressed, press } = useWashed<Doshas[number]["id"]>(focus);
  const told = doshas.filter(({ degree }) => degree !== null);
  if (told.length === 0) return <p className="mt-2">{t("doshas.none")}</p>;
  return (
    <ul>
      {told.map((dosha) => (
        <MakingCard
          key={dosha.id}
          title={`${say(DOSHA_WORDS[dosha.id])}: ${t(`doshas.degree.${dosha.degree ?? "full"}`)}`}
          sense={say(DOSHA_WORDS[dosha.id], "sense")}
          making={dosha}
          turns={[`doshas.${dosha.id}.holds`, `doshas.${dosha.id}.degree`]}
          pressed={pressed === dosha.id}
          onPress={() => press(dosha.id, dosha)}
          data={data}
          focus={focus}
          first={
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
            commonlyLifted(dosha) && t("doshas.oftenLifted"),
            sources(dosha.sources),
          ]
            .filter((part) => typeof part === "string")
            .join(" · ")}
        </MakingCard>
      ))}
    </ul>
  );
}

/** Whether most of those who have it have something that lifts it too; the two may have been counted in different numbers of births. */
const commonlyLifted = ({ frequency, lifted }: Doshas[number]): boolean =>
  frequency !== null && lifted !== null && (lifted.births / lifted.of) * 2 > frequency.births / frequency.of;
