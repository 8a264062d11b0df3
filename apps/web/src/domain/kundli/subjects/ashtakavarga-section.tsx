import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { BinduGrid } from "./bindu-grid.tsx";
import { PindaTable, Prastara, ReducedTable, type Ashtakavarga } from "./ashtakavarga-tables.tsx";

const NAMES = ["ashtakavarga"] as const;

/** Bindus by house, standing in the chart too. */
export function AshtakavargaSection(props: SectionProps) {
  const sentence = useSentence();
  const { data, focus, depth } = props;
  return (
    <Fetched {...props} names={NAMES}>
      {({ ashtakavarga }) => {
        const grid = (
          <BinduGrid ashtakavarga={ashtakavarga} lagna={data.lagna.sign} focus={focus} paints={depth !== "all"} />
        );
        return (
          <AtDepth
            depth={depth}
            sentence={sentence(ashtakavarga)}
            figure={grid}
            table={
              <div className="flex flex-col gap-8">
                {depth === "table" && grid}
                <ReducedTable ashtakavarga={ashtakavarga} />
                <PindaTable ashtakavarga={ashtakavarga} />
                <Prastara ashtakavarga={ashtakavarga} />
              </div>
            }
          />
        );
      }}
    </Fetched>
  );
}

/** Where most and fewest bindus fall, and the first reading every book gives: what comes in against what goes out. */
function useSentence(): (ashtakavarga: Ashtakavarga) => string {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return ({ by_house: { sarva }, readings }) => {
    const at = (figure: number) =>
      format.list(sarva.flatMap((own, index) => (own === figure ? [format.number(index + 1)] : [])));
    const [most, fewest] = [Math.max(...sarva), Math.min(...sarva)];
    const houses = t("ashtakavarga.sentence", {
      most: at(most),
      mostBindus: format.number(most),
      fewest: at(fewest),
      fewestBindus: format.number(fewest),
    });
    return `${houses} ${t(readings.twelfth_under_eleventh ? "ashtakavarga.gain" : "ashtakavarga.spend")}`;
  };
}
