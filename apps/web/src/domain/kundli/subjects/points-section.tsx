import { GRAHA_WORDS, type Rashi, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useWord, useWordList } from "../../words/use-word.ts";
import { AtDepth } from "./at-depth.tsx";
import { Fetched } from "../fetched.tsx";
import type { SectionProps } from "../section-props.ts";
import { arudhaRows, houseOf, lagnaRows, POINT_SECTIONS, sphutaRows, upagrahaRows, type Points } from "./point-rows.ts";
import { HouseOfPoints } from "./points-by-house.tsx";
import { Devatas, OtherPoints, PointTable } from "./point-tables.tsx";

/** What is read beside grahas and houses: arudhas, karakamsa, special lagnas, upagrahas, sphutas, badhaka. */
export function PointsSection(props: SectionProps) {
  const { t } = useTranslation("subjects");
  const sentence = useSentence();
  const { data, focus, depth } = props;
  const lagna = data.lagna.sign;
  return (
    <Fetched {...props} names={POINT_SECTIONS}>
      {(points) => (
        <AtDepth
          depth={depth}
          sentence={sentence(points, lagna)}
          figure={<HouseOfPoints points={points} lagna={lagna} focus={focus} />}
          table={
            <div className="flex flex-col gap-8">
              <PointTable caption={t("points.arudhas")} rows={arudhaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.lagnas")} rows={lagnaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.upagrahas")} rows={upagrahaRows(points)} lagna={lagna} />
              <PointTable caption={t("points.sphutas")} rows={sphutaRows(points)} lagna={lagna} />
              {points.upagrahas.reason && <p className="text-sm text-ink-muted">{t("points.noSunrise")}</p>}
              <Devatas points={points} />
              <OtherPoints points={points} />
            </div>
          }
        />
      )}
    </Fetched>
  );
}

/** How the person is seen (arudha lagna), where the self is at home (karakamsa), what stands in the way (badhaka). */
function useSentence(): (points: Points, lagna: Rashi) => string {
  const { t } = useTranslation("subjects");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  return ({ arudhas, karakamsa, badhaka }, lagna) => {
    const arudha = arudhas.bhava.A1;
    return t("points.sentence", {
      arudha: say(RASHI_WORDS[arudha]),
      house: format.number(houseOf(arudha, lagna)),
      karakamsa: say(RASHI_WORDS[karakamsa.sign]),
      atmakaraka: say(GRAHA_WORDS[karakamsa.graha]),
      badhaka: format.number(badhaka.house),
      lords: list(badhaka.lords.map((id) => GRAHA_WORDS[id])),
    });
  };
}
