import type { RectificationData } from "@lagna/contract";
import { LAGNA_WORDS, RASHI_WORDS, RECTIFICATION_TEST_WORDS } from "@lagna/terms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { toBirthLocalDate } from "../../birth/birth-local-time.ts";
import { CopyableTable } from "../../kundli/subjects/copyable-table.tsx";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";

interface RankingProps {
  data: RectificationData;
  /** Whether the ranking was requested just now: it is then scrolled into view. */
  isNew: boolean;
  utcOffset: string;
  onUse: (candidate: RectificationData["candidates"][number]) => void;
}

type Candidate = RectificationData["candidates"][number];

/** Formats a fraction as a percentage; a dash where there was nothing to judge by. */
function usePercentFormatter(): (part: number | null | undefined) => string {
  const format = useFormat();
  return (part) => (part === null || part === undefined ? "–" : format.number(Math.round(part * 100)));
}

function useTimeSpanFormatter(utcOffset: string): (candidate: Pick<Candidate, "from" | "until">) => string {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const clock = (instant: string): string =>
    format.date(toBirthLocalDate(instant, utcOffset), {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
    });
  return ({ from, until }) => t("span", { from: clock(from), until: clock(until) });
}

/** A summary sentence, then a table with one column for each test, then the sources of the tests. */
export function Ranking({ data, isNew, utcOffset, onUse }: RankingProps) {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const { candidates, columns, count, more_equal: equalCount } = data;
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isNew) return;
    sentence.current?.focus({ preventScroll: true });
    sentence.current?.scrollIntoView({ block: "start" });
  }, [isNew, data]);
  return (
    <div className="flex flex-col gap-4">
      <p ref={sentence} tabIndex={-1} className="measure scroll-mt-16 leading-relaxed outline-none">
        <RankingSentence data={data} utcOffset={utcOffset} />
      </p>
      {columns.length > 0 && (
        <>
          <CopyableTable>
            <RankedTimes data={data} utcOffset={utcOffset} onUse={onUse} />
          </CopyableTable>
          {count > candidates.length && (
            <p className="text-sm text-ink-muted">
              {t("cut", { shown: format.number(candidates.length), count: format.number(count) })}
              {equalCount > 0 && ` ${t("more", { count: equalCount, number: format.number(equalCount) })}`}
            </p>
          )}
          <Sources columns={columns} />
        </>
      )}
    </div>
  );
}

function RankingSentence({ data, utcOffset }: Pick<RankingProps, "data" | "utcOffset">) {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const span = useTimeSpanFormatter(utcOffset);
  const ofHundred = usePercentFormatter();
  const [first] = data.candidates;
  if (!first || data.columns.length === 0) return t("even");
  const firstRankCount = data.candidates.filter(({ rank }) => rank === 1).length;
  const tieCount = firstRankCount === data.candidates.length ? firstRankCount + data.more_equal : firstRankCount;
  const sentence = t("first", {
    count: tieCount,
    ties: format.number(tieCount),
    all: format.number(data.count),
    span: span(first),
    total: ofHundred(first.total),
  });
  const { lead, best_by_chance: byChance, found } = data.standing;
  const standing =
    lead === null || byChance === null
      ? ""
      : found
        ? t("found", { lead: ofHundred(lead), chance: ofHundred(byChance) })
        : t("notFound", { chance: ofHundred(byChance) });
  return [sentence, standing, t("aid")].filter(Boolean).join(" ");
}

function RankedTimes({ data: { candidates, columns }, utcOffset, onUse }: Omit<RankingProps, "isNew">) {
  const { t } = useTranslation("rectify");
  const say = useTermFormatter();
  const format = useFormat();
  const span = useTimeSpanFormatter(utcOffset);
  const ofHundred = usePercentFormatter();
  return (
    <Table caption={t("caption")} className="stacked [--stacked-name:2.25rem]">
      <thead>
        <tr>
          <Th className="text-end!">{t("rank")}</Th>
          <Th>{t("time")}</Th>
          <Th className="text-end!">{t("total")}</Th>
          {columns.map(({ id, weight }) => (
            <Th key={id} className="text-end!">
              {say(RECTIFICATION_TEST_WORDS[id])}{" "}
              <span className="block font-normal">{t("weighs", { weight: format.number(weight) })}</span>
            </Th>
          ))}
          <Th>{say(LAGNA_WORDS.lagna)}</Th>
          <Th>{t("lagnaOf", { varga: "D9" })}</Th>
          <Th>{t("lagnaOf", { varga: "D10" })}</Th>
          <Th className="no-print">
            <span className="sr-only">{t("use")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate) => (
          <tr key={candidate.from}>
            <Td className="text-end">{format.number(candidate.rank)}</Td>
            <Th scope="row" className="whitespace-nowrap">
              {span(candidate)}
            </Th>
            <Td className="text-end font-medium">{ofHundred(candidate.total)}</Td>
            {columns.map(({ id }) => (
              <Td key={id} className="text-end">
                {ofHundred(candidate.scores[id])}
              </Td>
            ))}
            <Td>{say(RASHI_WORDS[candidate.lagna])}</Td>
            <Td>{say(RASHI_WORDS[candidate.navamsa])}</Td>
            <Td>{say(RASHI_WORDS[candidate.dashamsa])}</Td>
            {/* Sticky, so that it is reachable however many columns precede it. */}
            <Td className="no-print py-1! max-sm:col-span-3 max-sm:col-start-2 sm:sticky sm:end-0 sm:bg-surface">
              <Button
                variant="quiet"
                className="px-2 text-sm whitespace-nowrap max-sm:-ms-2"
                aria-label={t("useOf", { span: span(candidate) })}
                onClick={() => onUse(candidate)}
              >
                {t("use")}
              </Button>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What each test checks, its weight, and its source. */
function Sources({ columns }: Pick<RectificationData, "columns">) {
  const { t } = useTranslation("rectify");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    <section>
      <h4 className="mb-2 font-medium">{t("tests")}</h4>
      <dl className="measure flex flex-col gap-2 text-sm">
        {columns.map(({ id, sources }) => (
          <div key={id}>
            <dt className="font-medium">{say(RECTIFICATION_TEST_WORDS[id])}</dt>
            <dd>
              {say(RECTIFICATION_TEST_WORDS[id], "sense")}{" "}
              <span className="text-ink-muted">
                {format.list(
                  sources.map(({ text, chapter }) =>
                    chapter === undefined
                      ? t(`text.${text}`)
                      : t("chapter", { text: t(`text.${text}`), chapter: format.number(chapter) }),
                  ),
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
