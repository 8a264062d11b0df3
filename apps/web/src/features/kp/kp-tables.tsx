import { GRAHA_STATE_WORDS, GRAHA_WORDS, GRAHAS, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmsInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import { GrahaName } from "./graha-name.tsx";
import type { KpChart } from "./kp-api.ts";

type Kp = KpChart["kp"];
type Lords = Pick<Kp["cusps"][number], "sign_lord" | "star_lord" | "sub_lord" | "sub_sub_lord" | "sub_sub_sub_lord">;

const LORDS = ["sign_lord", "star_lord", "sub_lord", "sub_sub_lord", "sub_sub_sub_lord"] as const;

/** The columns of lords: a fifth only if the chart has it. */
const listLords = ({ cusps }: Kp): readonly (typeof LORDS)[number][] =>
  LORDS.filter((key) => cusps[0]?.[key] !== undefined);

function LordHeads({ kp }: { kp: Kp }) {
  const { t } = useTranslation("kp");
  return listLords(kp).map((key) => (
    <Th key={key} title={t(`lords.${key}.name`)}>
      <span aria-hidden="true">{t(`lords.${key}.short`)}</span>
      <span className="sr-only">{t(`lords.${key}.name`)}</span>
    </Th>
  ));
}

function LordCells({ kp, of }: { kp: Kp; of: Lords }) {
  return listLords(kp).map((key) => <Td key={key}>{of[key] && <GrahaName id={of[key]} />}</Td>);
}

function Longitude({ sign, degrees }: { sign: Rashi; degrees: number }) {
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <>
      <span className="text-ink-muted">
        <span aria-hidden="true">{say(RASHI_WORDS[sign], "short")}</span>
        <span className="sr-only">{say(RASHI_WORDS[sign])}</span>
      </span>{" "}
      {format.digits(formatDmsInSign(degrees % 30))}
    </>
  );
}

/** The twelve Placidus cusps with their lords; ± where the time of birth leaves the sub lord open. */
export function CuspsTable({ kp, openCusps }: { kp: Kp; openCusps: ReadonlySet<number> }) {
  const { t } = useTranslation("kp");
  const { number } = useFormat();
  return (
    <Table caption={t("cusps.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("cusps.house")}</Th>
          <Th>{t("cusps.longitude")}</Th>
          <LordHeads kp={kp} />
        </tr>
      </thead>
      <tbody>
        {kp.cusps.map((cusp) => (
          <tr key={cusp.house}>
            <Th scope="row">
              {number(cusp.house)}
              {openCusps.has(cusp.house) && <span className="text-warn"> ±</span>}
            </Th>
            <Td className="whitespace-nowrap">
              <Longitude sign={cusp.sign} degrees={cusp.longitude} />
            </Td>
            <LordCells kp={kp} of={cusp} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The nine grahas with their lords, and the house each is in from cusp to cusp. */
export function PlanetsTable({ kp }: { kp: Kp }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const { number } = useFormat();
  return (
    <Table caption={t("planets.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("planets.graha")}</Th>
          <Th>{t("cusps.longitude")}</Th>
          <LordHeads kp={kp} />
          <Th>{t("planets.house")}</Th>
        </tr>
      </thead>
      <tbody>
        {GRAHAS.map((id) => {
          const planet = kp.planets[id];
          return (
            <tr key={id}>
              <Th scope="row">
                {say(GRAHA_WORDS[id])}
                {planet.retrograde && (
                  <span className="text-ink-muted">
                    {" "}
                    <span aria-hidden="true">{say(GRAHA_STATE_WORDS.retrograde, "short")}</span>
                    <span className="sr-only">{say(GRAHA_STATE_WORDS.retrograde)}</span>
                  </span>
                )}
              </Th>
              <Td className="whitespace-nowrap">
                <Longitude sign={planet.sign} degrees={planet.longitude} />
              </Td>
              <LordCells kp={kp} of={planet} />
              <Td>{number(planet.house)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
