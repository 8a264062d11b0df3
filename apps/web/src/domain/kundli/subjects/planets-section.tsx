import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { OneTabStop } from "../../../ui/one-tab-stop.tsx";
import { useStoredList } from "../../../lib/stored-list.ts";
import { useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { columnsPreference, getRequiredSections } from "./graha-columns.ts";
import { GrahaTable } from "./graha-table.tsx";

/** The nine grahas and the lagna, in the columns the user chose. */
export function PlanetsSection(props: SectionProps) {
  const sentence = usePlanetsSentence();
  const { data, focus, firstHouse, detailLevel } = props;
  const [columns] = useStoredList(columnsPreference);
  const names = getRequiredSections(columns);
  return (
    <OneTabStop>
      <DetailLevelView
        detailLevel={detailLevel}
        sentence={sentence(data)}
        tableOptions={<ColumnChoice />}
        table={
          names.length === 0 ? (
            <GrahaTable data={data} columns={columns} focus={focus} first={firstHouse} />
          ) : (
            <SectionsLoader {...props} names={names}>
              {(sections) => (
                <GrahaTable data={{ ...data, ...sections }} columns={columns} focus={focus} first={firstHouse} />
              )}
            </SectionsLoader>
          )
        }
      />
    </OneTabStop>
  );
}

/** Which grahas are strong by dignity, and which are weakened. */
function usePlanetsSentence(): (data: KundliData) => string {
  const { t } = useTranslation("subjects");
  const list = useTermListFormatter();
  return ({ planets }) => {
    const describeGrahas = (
      key: "exalted" | "own" | "debilitated" | "retrograde" | "combust",
      ids: KundliData["planets"],
    ) =>
      ids.length === 0
        ? []
        : [t(`grahas.${key}`, { grahas: list(ids.map(({ id }) => GRAHA_WORDS[id])), count: ids.length })];
    const parts = [
      ...describeGrahas(
        "exalted",
        planets.filter(({ dignity }) => dignity === "exalted"),
      ),
      ...describeGrahas(
        "own",
        planets.filter(({ dignity }) => dignity === "own" || dignity === "moolatrikona"),
      ),
      ...describeGrahas(
        "debilitated",
        planets.filter(({ dignity }) => dignity === "debilitated"),
      ),
      // The nodes are always retrograde, so they are not listed as such.
      ...describeGrahas(
        "retrograde",
        planets.filter(({ id, retrograde }) => retrograde && id !== "rahu" && id !== "ketu"),
      ),
      ...describeGrahas(
        "combust",
        planets.filter(({ combust }) => combust),
      ),
    ];
    return parts.length === 0 ? t("grahas.plain") : parts.join(" ");
  };
}
