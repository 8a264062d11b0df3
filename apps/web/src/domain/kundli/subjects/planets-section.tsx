import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useStoredList } from "../../../lib/stored-list.ts";
import { useWordList } from "../../words/use-word.ts";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { columnsPreference, neededSections } from "./graha-columns.ts";
import { GrahaTable } from "./graha-table.tsx";

/** The nine grahas and the lagna, in the columns the person chose. */
export function PlanetsSection(props: SectionProps) {
  const sentence = useSentence();
  const { data, focus, first, depth } = props;
  const [columns] = useStoredList(columnsPreference);
  const names = neededSections(columns);
  return (
    <AtDepth
      depth={depth}
      sentence={sentence(data)}
      choice={<ColumnChoice />}
      table={
        names.length === 0 ? (
          <GrahaTable data={data} columns={columns} focus={focus} first={first} />
        ) : (
          <Fetched {...props} names={names}>
            {(sections) => <GrahaTable data={{ ...data, ...sections }} columns={columns} focus={focus} first={first} />}
          </Fetched>
        )
      }
    />
  );
}

/** Who is strong by dignity, and who is weakened. */
function useSentence(): (data: KundliData) => string {
  const { t } = useTranslation("subjects");
  const list = useWordList();
  return ({ planets }) => {
    const said = (key: "exalted" | "own" | "debilitated" | "retrograde" | "combust", ids: KundliData["planets"]) =>
      ids.length === 0
        ? []
        : [t(`grahas.${key}`, { grahas: list(ids.map(({ id }) => GRAHA_WORDS[id])), count: ids.length })];
    const parts = [
      ...said(
        "exalted",
        planets.filter(({ dignity }) => dignity === "exalted"),
      ),
      ...said(
        "own",
        planets.filter(({ dignity }) => dignity === "own" || dignity === "moolatrikona"),
      ),
      ...said(
        "debilitated",
        planets.filter(({ dignity }) => dignity === "debilitated"),
      ),
      // The nodes always step back, and are not named for it.
      ...said(
        "retrograde",
        planets.filter(({ id, retrograde }) => retrograde && id !== "rahu" && id !== "ketu"),
      ),
      ...said(
        "combust",
        planets.filter(({ combust }) => combust),
      ),
    ];
    return parts.length === 0 ? t("grahas.plain") : parts.join(" ");
  };
}
