import { type Graha, GRAHA_WORDS, type Karaka8, KARAKA_WORDS, KARAKAS_7, KARAKAS_8 } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { SectionProps } from "./section-props.ts";
import { toConceptTerm } from "../glossary/term-id.ts";
import { Term } from "../glossary/term.tsx";
import { UncertaintyMark } from "../birth-time-uncertainty/uncertainty-mark.tsx";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

export function KarakasSection({ data: { karakas } }: SectionProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Scheme count={7} ids={KARAKAS_7} grahas={karakas.scheme7} />
      <Scheme count={8} ids={KARAKAS_8} grahas={karakas.scheme8} />
    </div>
  );
}

function Scheme({ count, ids, grahas }: { count: number; ids: readonly Karaka8[]; grahas: Record<string, Graha> }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <Table caption={t("karakas.scheme", { count, number: format.number(count) })} showCaption>
      <thead>
        <tr>
          <Th>
            <Term term={toConceptTerm("chara_karaka")}>{t("karakas.karaka")}</Term>
          </Th>
          <Th>{t("karakas.stands")}</Th>
          <Th>{t("planets.graha")}</Th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const graha = grahas[id];
          return (
            <tr key={id}>
              <Th scope="row">
                {say(KARAKA_WORDS[id])} <span className="font-normal text-ink-muted">{id}</span>
              </Th>
              <Td className="text-ink-muted">{say(KARAKA_WORDS[id], "sense")}</Td>
              <Td className="font-medium">
                {graha ? say(GRAHA_WORDS[graha]) : "–"}
                <UncertaintyMark paths={[`karakas.scheme${count}.${id}`]} />
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
