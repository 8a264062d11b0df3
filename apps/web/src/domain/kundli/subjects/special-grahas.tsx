import { GRAHA_WORDS, GRAHAS, NAKSHATRA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import type { Points } from "./point-rows.ts";

const RELATIVES = [
  "father",
  "mother",
  "siblings",
  "maternal_relatives",
  "husband_and_sons",
  "wife_and_her_parents",
  "elder_brother",
] as const;

/** The fixed karakas of relatives, grahas in the house where they are without strength, and the star that each graha kicks. */
export function SpecialGrahas({ grahas }: { grahas: Points["special_grahas"] }) {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const { sthira_karakas: karakas, marana_karaka_sthana: weak, latta } = grahas;
  return (
    <>
      <Table caption={t("specialGrahas.sthira")} showCaption>
        <thead>
          <tr>
            <Th>{t("specialGrahas.of")}</Th>
            <Th>{t("specialGrahas.graha")}</Th>
          </tr>
        </thead>
        <tbody>
          {RELATIVES.map((id) => (
            <tr key={id}>
              <Th scope="row">{t(`specialGrahas.relative.${id}`)}</Th>
              <Td>
                {say(GRAHA_WORDS[karakas[id]])}
                <UncertaintyMark paths={[`special_grahas.sthira_karakas.${id}`]} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-sm">
        <span className="text-ink-muted">{t("specialGrahas.marana")}: </span>
        {weak.length === 0 ? t("specialGrahas.none") : list(weak.map((id) => GRAHA_WORDS[id]))}
        <UncertaintyMark paths={["special_grahas.marana_karaka_sthana"]} />
      </p>
      <Table caption={t("specialGrahas.latta")} showCaption>
        <thead>
          <tr>
            <Th>{t("specialGrahas.graha")}</Th>
            <Th>{t("specialGrahas.star27")}</Th>
            <Th>{t("specialGrahas.star28")}</Th>
          </tr>
        </thead>
        <tbody>
          {GRAHAS.map((id) => (
            <tr key={id}>
              <Th scope="row">{say(GRAHA_WORDS[id])}</Th>
              <Td>
                {say(NAKSHATRA_WORDS[latta[id].nakshatra])}
                <UncertaintyMark paths={[`special_grahas.latta.${id}`]} />
              </Td>
              <Td>
                {latta[id].with_abhijit === "abhijit"
                  ? t("specialGrahas.abhijit")
                  : say(NAKSHATRA_WORDS[latta[id].with_abhijit])}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
