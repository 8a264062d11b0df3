import { listShownSahams } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS, SAHAM_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { Year } from "./varshaphal-api.ts";

/** The sahams: what each stands for, where it is, and its lord. */
export function SahamTable({ sahams }: Pick<Year, "sahams">) {
  const { t } = useTranslation("varshaphal");
  const say = useTermFormatter();
  const { digits } = useFormat();
  const shown = listShownSahams(sahams);
  return (
    <details className="border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">{t("sahams.title")}</span>{" "}
        <span className="text-ink-muted">{t("sahams.brief", { count: shown.length })}</span>
      </summary>
      <div className="pb-4">
        <Table caption={t("sahams.title")}>
          <thead>
            <tr>
              <Th>{t("sahams.name")}</Th>
              <Th>{t("sahams.sense")}</Th>
              <Th>{t("sahams.place")}</Th>
              <Th>{t("sahams.lord")}</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, longitude, sign, lord }) => (
              <tr key={id}>
                <Th scope="row">{say(SAHAM_WORDS[id])}</Th>
                <Td>{say(SAHAM_WORDS[id], "sense")}</Td>
                <Td>
                  {longitude === null || sign === null
                    ? "–"
                    : `${say(RASHI_WORDS[sign])} ${digits(formatDmInSign(longitude % 30))}`}
                </Td>
                <Td>{lord === null ? "–" : say(GRAHA_WORDS[lord])}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </details>
  );
}
