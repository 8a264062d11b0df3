import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { BinduGrid } from "./bindu-grid.tsx";
import { PindaTable, PrastaraTable, ReducedTable, type Ashtakavarga } from "./ashtakavarga-tables.tsx";

const SECTION_NAMES = ["ashtakavarga"] as const;

/** Bindus by house, also drawn into the chart. */
export function AshtakavargaSection(props: SectionProps) {
  const sentence = useAshtakavargaSentence();
  const { data, focus, detailLevel } = props;
  return (
    <SectionsLoader {...props} names={SECTION_NAMES}>
      {({ ashtakavarga }) => {
        const grid = (
          <BinduGrid
            ashtakavarga={ashtakavarga}
            lagna={data.lagna.sign}
            focus={focus}
            showsInChart={detailLevel !== "all"}
          />
        );
        return (
          <DetailLevelView
            detailLevel={detailLevel}
            sentence={sentence(ashtakavarga)}
            figure={grid}
            table={
              <div className="flex flex-col gap-8">
                {detailLevel === "table" && grid}
                <ReducedTable ashtakavarga={ashtakavarga} />
                <PindaTable ashtakavarga={ashtakavarga} />
                <PrastaraTable ashtakavarga={ashtakavarga} />
              </div>
            }
          />
        );
      }}
    </SectionsLoader>
  );
}

/**
 * The houses with most and fewest bindus, and the basic reading given in every book: the 11th house (income) against
 * the 12th (expense).
 */
function useAshtakavargaSentence(): (ashtakavarga: Ashtakavarga) => string {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return ({ by_house: { sarva }, readings }) => {
    const listHousesWith = (figure: number) =>
      format.list(sarva.flatMap((bindus, index) => (bindus === figure ? [format.number(index + 1)] : [])));
    const [most, fewest] = [Math.max(...sarva), Math.min(...sarva)];
    const houses = t("ashtakavarga.sentence", {
      most: listHousesWith(most),
      mostBindus: format.number(most),
      fewest: listHousesWith(fewest),
      fewestBindus: format.number(fewest),
    });
    return `${houses} ${t(readings.twelfth_under_eleventh ? "ashtakavarga.gain" : "ashtakavarga.spend")}`;
  };
}
