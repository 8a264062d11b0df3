import { GRAHA_WORDS, GRAHAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { GrahaName, GrahaNames } from "./graha-name.tsx";
import type { KpChart } from "./kp-api.ts";

type Kp = KpChart["kp"];
type Signified = Kp["significators"]["planets"]["sun"];

const LEVELS = ["level_1", "level_2", "level_3", "level_4"] as const;

/** The levels, strongest first, with what each means in this direction. */
function LevelHeads({ of }: { of: "houses" | "planets" }) {
  const { t } = useTranslation("kp");
  return LEVELS.map((level, index) => {
    const meaning = of === "houses" ? t(`houses.${level}`) : t(`planets.${level}`);
    return (
      <Th key={level}>
        <abbr title={meaning} className="no-underline">
          {"ABCD"[index]}
        </abbr>{" "}
        <span className="font-normal max-sm:sr-only">{meaning}</span>
      </Th>
    );
  });
}

/** The grahas that signify each house. */
export function HouseSignificators({ kp }: { kp: Kp }) {
  const { t } = useTranslation("kp");
  const { number } = useFormat();
  return (
    <Table caption={t("houses.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("cusps.house")}</Th>
          <LevelHeads of="houses" />
        </tr>
      </thead>
      <tbody>
        {kp.significators.houses.map((row) => (
          <tr key={row.house}>
            <Th scope="row">{number(row.house)}</Th>
            {LEVELS.map((level) => (
              <Td key={level}>
                <GrahaNames ids={row[level]} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same table by graha: the houses each signifies. */
export function GrahaSignificators({ kp }: { kp: Kp }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const houses = useHouses();
  return (
    <Table caption={t("planets.signify")} showCaption>
      <thead>
        <tr>
          <Th>{t("planets.graha")}</Th>
          <LevelHeads of="planets" />
        </tr>
      </thead>
      <tbody>
        {GRAHAS.map((id) => (
          <tr key={id}>
            <Th scope="row">{say(GRAHA_WORDS[id])}</Th>
            {LEVELS.map((level) => (
              <Td key={level}>{houses(kp.significators.planets[id][level])}</Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What each cusp's sub lord and the lord of its star signify. */
export function CuspalLinks({ kp }: { kp: Kp }) {
  const { t } = useTranslation("kp");
  const { number } = useFormat();
  const houses = useHouses();
  const all = (signified: Signified) => {
    const listed = new Set(LEVELS.flatMap((level) => signified[level]));
    return houses([...listed].toSorted((a, b) => a - b));
  };
  return (
    <Table caption={t("links.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("cusps.house")}</Th>
          <Th>{t("links.sub")}</Th>
          <Th>{t("links.signified")}</Th>
          <Th>{t("links.star")}</Th>
          <Th>{t("links.signified")}</Th>
        </tr>
      </thead>
      <tbody>
        {kp.links.map((link) => (
          <tr key={link.house}>
            <Th scope="row">{number(link.house)}</Th>
            <Td>
              <GrahaName id={link.sub_lord} />
            </Td>
            <Td>{all(link.signified)}</Td>
            <Td>
              <GrahaName id={link.star_lord} />
            </Td>
            <Td>{all(link.signified_by_star)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function useHouses(): (houses: readonly number[]) => string {
  const { number } = useFormat();
  return (houses) => (houses.length === 0 ? "–" : houses.map((house) => number(house)).join(" "));
}
