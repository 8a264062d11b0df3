import { GRAHA_WORDS, PRASHNA_EFFECTS, RASHI_WORDS } from "@lagna/terms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatDmInSign } from "../../domain/formatting/format-degrees.ts";
import { usePlaceFormatter } from "../../domain/formatting/use-place-formatter.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Table, Td, Th } from "../../ui/table.tsx";
import type { PrashnaAnswer } from "./prashna-api.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { OpenPoints } from "./open-points.tsx";
import { QuestionChart } from "./question-chart.tsx";

/** The judgment with its evidence, the three grahas it rests on, and facts beside it. */
export function PrashnaResult({ answer, message }: { answer: PrashnaAnswer; message: string }) {
  const { t } = useTranslation("prashna");
  const format = useFormat();
  const formatPlace = usePlaceFormatter();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [answer]);
  const { verdict, timing, karya, place, at, withheld } = answer;
  return (
    <section aria-labelledby="judged" className="mt-14">
      <p className="text-sm text-ink-muted">
        {karya.matter && <>{t(`matters.${karya.matter}`)} · </>}
        {format.date(at, { dateStyle: "long", timeStyle: "short", timeZone: place.time_zone ?? "UTC" })}
        {` · ${formatPlace(place).whole}`}
        {answer.number !== undefined && <> · {t("number.of", { number: format.number(answer.number) })}</>}
      </p>
      <h2 id="judged" ref={heading} tabIndex={-1} className="text-title font-light outline-none">
        {t(withheld === null ? `verdict.${verdict}` : "verdict.withheld")}
      </h2>
      {timing && (
        <p className="mt-2 text-heading">
          {t(`timing.${timing.unit}`, { from: format.number(timing.from), to: format.number(timing.to) })}
        </p>
      )}
      <p className="measure mt-3 text-ink-muted">{withheld === null ? t("says") : message}</p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="space-y-10">
          {PRASHNA_EFFECTS.map((effect) => (
            <EvidenceList key={effect} effect={effect} answer={answer} />
          ))}
          {withheld === null && answer.evidence.length === 0 && <p>{t("noEvidence")}</p>}
          {withheld === null && <OpenPoints answer={answer} />}
        </div>
        <div className="space-y-10">
          <QuestionChart answer={answer} />
          <Significators answer={answer} />
          <Extras answer={answer} />
        </div>
      </div>
    </section>
  );
}

const ROLES = ["lagna_lord", "karya_lord", "moon"] as const;

function Significators({ answer: { significators, karya } }: { answer: PrashnaAnswer }) {
  const { t } = useTranslation("prashna");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <Table caption={t("significators.caption")} showCaption>
      <thead>
        <tr>
          <Th>{t("significators.role")}</Th>
          <Th>{t("significators.graha")}</Th>
          <Th>{t("significators.place")}</Th>
          <Th>{t("significators.house")}</Th>
        </tr>
      </thead>
      <tbody>
        {ROLES.map((role) => {
          const { id, sign, degree_in_sign, house } = significators[role];
          return (
            <tr key={role}>
              <Th scope="row">{t(`significators.${role}`, { house: format.number(karya.house) })}</Th>
              <Td>{say(GRAHA_WORDS[id])}</Td>
              <Td>
                {say(RASHI_WORDS[sign])} {format.digits(formatDmInSign(degree_in_sign))}
              </Td>
              <Td>{format.number(house)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Facts of the moment that do not enter the judgment. */
function Extras({ answer: { extras, arudha } }: { answer: PrashnaAnswer }) {
  const { t } = useTranslation(["prashna", "pakshi"]);
  const say = useTermFormatter();
  const facts: readonly (readonly [string, string])[] = [
    [t("extras.arudha"), say(RASHI_WORDS[arudha])],
    [t("extras.chatra"), say(RASHI_WORDS[extras.chatra_rashi])],
    ...(extras.trisphuta ? [[t("extras.trisphuta"), say(RASHI_WORDS[extras.trisphuta.sign])] as const] : []),
    ...(extras.swara ? [[t("extras.swara"), t(`swara.${extras.swara.flows}`)] as const] : []),
    [t("extras.pakshi"), t(`pakshi:bird.${extras.pancha_pakshi.bird}`)],
  ];
  return (
    <section aria-labelledby="prashna-extras">
      <h3 id="prashna-extras" className="text-sm text-ink-muted">
        {t("extras.title")}
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
