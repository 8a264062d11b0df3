import { GRAHA_WORDS, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { DetailLevelView } from "./detail-level-view.tsx";
import { SectionsLoader } from "../sections-loader.tsx";
import type { SectionProps } from "../section-props.ts";
import {
  buildArudhaRows,
  countHouseFromLagna,
  buildLagnaRows,
  POINT_SECTIONS,
  buildSphutaRows,
  buildUpagrahaRows,
  type Points,
} from "./point-rows.ts";
import { SpecialGrahas } from "./special-grahas.tsx";
import { PointsByHouse } from "./points-by-house.tsx";
import { Devatas, OtherPoints, PointTable } from "./point-tables.tsx";

/** Points read in addition to grahas and houses: arudhas, karakamsa, special lagnas, upagrahas, sphutas, badhaka. */
export function PointsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = usePointsSentence();
  const { data, focus, detailLevel } = props;
  const lagna = data.lagna.sign;
  return (
    <SectionsLoader {...props} names={POINT_SECTIONS}>
      {(points) => (
        <DetailLevelView
          detailLevel={detailLevel}
          sentence={sentence(points, lagna)}
          figure={<PointsByHouse points={points} lagna={lagna} focus={focus} />}
          table={
            <div className="flex flex-col gap-8">
              <PointTable caption={t("points.arudhas")} rows={buildArudhaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.lagnas")} rows={buildLagnaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.upagrahas")} rows={buildUpagrahaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.sphutas")} rows={buildSphutaRows(points)} lagna={lagna} />
              {points.upagrahas.reason && <p className="text-sm text-ink-muted">{t("points.noSunrise")}</p>}
              <Devatas points={points} />
              <OtherPoints points={points} />
              <SpecialGrahas grahas={points.special_grahas} />
            </div>
          }
        />
      )}
    </SectionsLoader>
  );
}

/** A sentence on the arudha lagna (how the person is seen), the karakamsa (the self) and the badhaka (obstacles). */
function usePointsSentence(): (points: Points, lagna: Rashi) => string {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  return ({ arudhas, karakamsa, badhaka }, lagna) => {
    const arudha = arudhas.bhava.A1;
    return t("points.sentence", {
      arudha: say(RASHI_WORDS[arudha]),
      house: format.number(countHouseFromLagna(arudha, lagna)),
      karakamsa: say(RASHI_WORDS[karakamsa.sign]),
      atmakaraka: say(GRAHA_WORDS[karakamsa.graha]),
      badhaka: format.number(badhaka.house),
      lords: list(badhaka.lords.map((id) => GRAHA_WORDS[id])),
    });
  };
}
