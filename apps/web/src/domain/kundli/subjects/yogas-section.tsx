import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, YOGA_GROUP_WORDS, YOGA_WORDS } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { DoshaCards } from "./dosha-cards.tsx";
import { CombinationCard, useSourceCitations, useHighlightedCombination } from "./combination-card.tsx";
import { computeMeanStrength, sortYogas, useYogaFilter, YogaFilter } from "./yoga-filter.tsx";
import { useFrequencyText } from "./use-frequency-text.ts";

type Yogas = NonNullable<KundliData["yogas"]>;
type Doshas = NonNullable<KundliData["doshas"]>;

const NAMES = ["yogas", "doshas"] as const;
/** How many of the strongest yogas are shown before the user asks for all. */
const INITIAL_YOGA_COUNT = 10;

/** Yogas as cards with the placements that form them, then doshas with what cancels them. */
export function YogasSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useYogasSentence();
  const { detailLevel } = props;
  return (
    <SectionsLoader {...props} names={NAMES}>
      {({ yogas, doshas }) => (
        <DetailLevelView
          detailLevel={detailLevel}
          sentence={sentence(sortYogas(yogas, props.data.planets), doshas)}
          figure={
            <div className="flex flex-col gap-8">
              <YogaCards {...props} yogas={yogas} />
              <section aria-label={t("doshas.title")}>
                <h3 className="text-sm text-ink-muted">{t("doshas.title")}</h3>
                <DoshaCards {...props} doshas={doshas} />
              </section>
            </div>
          }
          table={<YogaTable yogas={yogas} planets={props.data.planets} />}
        />
      )}
    </SectionsLoader>
  );
}

const filterHeldYogas = (yogas: Yogas): Yogas => yogas.filter(({ holds }) => holds === true);

function useYogasSentence(): (yogas: Yogas, doshas: Doshas) => string {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const format = useFormat();
  return (yogas, doshas) => {
    const all = filterHeldYogas(yogas);
    const strongest = all.find(({ nature }) => nature === "auspicious");
    const standing = doshas.filter(({ holds }) => holds === true);
    const cancelled = standing.filter(({ degree }) => degree === "cancelled");
    const count = t("yogas.sentence", { count: all.length, yogas: format.number(all.length) });
    const first = strongest ? t("yogas.strongest", { yoga: say(YOGA_WORDS[strongest.id]) }) : "";
    const thirdSentence = t("doshas.sentence", {
      count: standing.length,
      doshas: format.number(standing.length),
      lifted: format.number(cancelled.length),
    });
    return [count, first, thirdSentence].filter((part) => part !== "").join(" ");
  };
}

function YogaCards({ yogas, data, focus }: SectionProps & { yogas: Yogas }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const sources = useSourceCitations();
  const common = useFrequencyText();
  const { pressed, press } = useHighlightedCombination<Yogas[number]["id"]>(focus);
  const [all, setAll] = useState(false);
  const { shown: standing, choice } = useYogaFilter(yogas, data.planets);
  const open = yogas.filter(({ holds }) => holds === null);
  return (
    <section aria-label={t("yogas.title")}>
      <YogaFilter choice={choice} />
      {standing.length === 0 && <p className="text-sm">{t("yogas.filter.none")}</p>}
      <ul>
        {(all ? standing : standing.slice(0, INITIAL_YOGA_COUNT)).map((yoga) => (
          <CombinationCard
            key={yoga.id}
            title={say(YOGA_WORDS[yoga.id])}
            sense={say(YOGA_WORDS[yoga.id], "sense")}
            combination={yoga}
            factPaths={[`yogas.${yoga.id}.holds`]}
            pressed={pressed === yoga.id}
            onPress={() => press(yoga.id, yoga)}
            data={data}
            focus={focus}
          >
            {[common(yoga.frequency), say(YOGA_GROUP_WORDS[yoga.group]), sources(yoga.sources)]
              .filter((part) => part !== null)
              .join(" · ")}
          </CombinationCard>
        ))}
      </ul>
      {!all && standing.length > INITIAL_YOGA_COUNT && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {t("yogas.all", { yogas: format.number(standing.length) })}
        </Button>
      )}
      {open.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("yogas.undecided", { yogas: list(open.map(({ id }) => YOGA_WORDS[id])) })}
        </p>
      )}
    </section>
  );
}

function YogaTable({ yogas, planets }: { yogas: Yogas; planets: KundliData["planets"] }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const sources = useSourceCitations();
  const common = useFrequencyText();
  const { shown, choice } = useYogaFilter(yogas, planets);
  const strengthOf = (yoga: Yogas[number]): string => {
    const mean = computeMeanStrength(yoga);
    return mean === null ? "–" : format.number(mean, { maximumFractionDigits: 2 });
  };
  return (
    <>
      <YogaFilter choice={choice} />
      <Table caption={t("yogas.title")} className="stacked [--stacked-name:6rem]">
        <thead>
          <tr>
            <Th>{t("yogas.yoga")}</Th>
            <Th>{t("yogas.madeBy")}</Th>
            <Th>{t("yogas.houses")}</Th>
            <Th>{t("yogas.strength")}</Th>
            <Th>{t("yogas.howCommon")}</Th>
            <Th>{t("yogas.source")}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map((yoga) => (
            <tr key={yoga.id}>
              <Th scope="row">
                {say(YOGA_WORDS[yoga.id])}
                <UncertaintyMark paths={[`yogas.${yoga.id}.holds`]} />
              </Th>
              <Td>{list(yoga.grahas.map((id) => GRAHA_WORDS[id]))}</Td>
              <Td>{yoga.houses.map((house) => format.number(house)).join(", ")}</Td>
              <Td>{strengthOf(yoga)}</Td>
              <Td>{common(yoga.frequency) ?? "–"}</Td>
              <Td>{sources(yoga.sources)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
