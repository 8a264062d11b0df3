import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { QuestionPlaceField } from "../../domain/question/question-place-field.tsx";
import type { QuestionPlaceState } from "../../domain/question/use-question-place.ts";
import { useTermFormatter, useTermListFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { KpChart, KpRuling } from "./kp-api.ts";

const RULING = ["day", "moon_sign", "moon_star", "moon_sub", "lagna_sign", "lagna_star", "lagna_sub"] as const;

/** The ruling planets of now, which are renewed by a press. */
export interface RulingNow {
  readonly data: KpRuling | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface RulingPlanetsProps {
  readonly chart: KpChart;
  /** Whether the chart is of a question. */
  readonly isQuestion: boolean;
  readonly now: RulingNow;
  readonly place: QuestionPlaceState;
}

/** The lords that rule the moment of the chart, and those that rule now where one judges it; both agreeing confirms. */
export function RulingPlanets({ chart: { kp }, isQuestion, now, place }: RulingPlanetsProps) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const errorText = useErrorText();
  const all = [kp.ruling, ...(now.data ? [now.data.ruling] : [])];
  const time = now.data && {
    timeStyle: "medium" as const,
    timeZone: now.data.place.time_zone ?? "UTC",
  };
  return (
    <section aria-labelledby="kp-ruling">
      <h3 id="kp-ruling" className="text-heading font-medium">
        {t("ruling.title")}
      </h3>
      <Table caption={t("ruling.title")} className="mt-2">
        <thead>
          <tr>
            <Th>{t("ruling.of")}</Th>
            <Th>{t(isQuestion ? "ruling.question" : "ruling.birth")}</Th>
            {now.data && time && <Th>{t("ruling.now", { time: format.date(now.data.at, time) })}</Th>}
          </tr>
        </thead>
        <tbody>
          {RULING.map((key) => (
            <tr key={key}>
              <Th scope="row">{t(`ruling.${key}`)}</Th>
              {all.map((ruling, index) => (
                <Td key={index}>{say(GRAHA_WORDS[ruling[key]])}</Td>
              ))}
            </tr>
          ))}
          <tr>
            <Th scope="row">{t("ruling.agents")}</Th>
            {all.map(({ agents }, index) => (
              <Td key={index}>{agents.length === 0 ? "–" : list(agents.map((id) => GRAHA_WORDS[id]))}</Td>
            ))}
          </tr>
        </tbody>
      </Table>
      <div className="no-print mt-4 flex flex-col items-start gap-3">
        <QuestionPlaceField state={place} label={t("ruling.place")} error={null} />
        {now.error && (
          <p role="alert" className="text-bad">
            {errorText(now.error, t("ruling.failed"))}
          </p>
        )}
        {place.place && (
          <Button busy={now.isFetching} onClick={() => void now.refetch()}>
            {t("ruling.refresh")}
          </Button>
        )}
      </div>
    </section>
  );
}
