import type { RectificationData } from "@lagna/contract";
import { LAGNA_WORDS, RASHI_WORDS, RECTIFICATION_TEST_WORDS } from "@lagna/terms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { onBirthClock } from "../../birth/birth-clock.ts";
import { Copyable } from "../../kundli/subjects/copy-table.tsx";
import { useWord } from "../../words/use-word.ts";

interface RankingProps {
  data: RectificationData;
  /** Asked for just now: whoever asked is led to it, also where it lies below what is in sight. */
  arrived: boolean;
  utcOffset: string;
  onUse: (candidate: RectificationData["candidates"][number]) => void;
}

type Candidate = RectificationData["candidates"][number];

/** A part of one as so many of a hundred; a dash where there was nothing to judge by. */
function useOfHundred(): (part: number | null | undefined) => string {
  const format = useFormat();
  return (part) => (part === null || part === undefined ? "–" : format.number(Math.round(part * 100)));
}

function useSpan(utcOffset: string): (candidate: Pick<Candidate, "from" | "until">) => string {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const clock = (instant: string): string =>
    format.date(onBirthClock(instant, utcOffset), {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
    });
  return ({ from, until }) => t("span", { from: clock(from), until: clock(until) });
}

/** Said first; then every test in a column of its own, and where each is from. */
export function Ranking({ data, arrived, utcOffset, onUse }: RankingProps) {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const { candidates, columns, count, more_equal: more } = data;
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!arrived) return;
    sentence.current?.focus({ preventScroll: true });
    sentence.current?.scrollIntoView({ block: "start" });
  }, [arrived, data]);
  return (
    <div className="flex flex-col gap-4">
      <p ref={sentence} tabIndex={-1} className="measure scroll-mt-16 leading-relaxed outline-none">
        <Sentence data={data} utcOffset={utcOffset} />
      </p>
      {columns.length > 0 && (
        <>
          <Copyable>
            <RankedTimes data={data} utcOffset={utcOffset} onUse={onUse} />
          </Copyable>
          {count > candidates.length && (
            <p className="text-sm text-ink-muted">
              {t("cut", { shown: format.number(candidates.length), count: format.number(count) })}
              {more > 0 && ` ${t("more", { count: more, number: format.number(more) })}`}
            </p>
          )}
          <Sources columns={columns} />
        </>
      )}
    </div>
  );
}

function Sentence({ data, utcOffset }: Pick<RankingProps, "data" | "utcOffset">) {
  const { t } = useTranslation("rectify");
  const format = useFormat();
  const span = useSpan(utcOffset);
  const ofHundred = useOfHundred();
  const [first] = data.candidates;
  if (!first || data.columns.length === 0) return t("even");
  const shown = data.candidates.filter(({ rank }) => rank === 1).length;
  const ties = shown === data.candidates.length ? shown + data.more_equal : shown;
  const said = t("first", {
    count: ties,
    ties: format.number(ties),
    all: format.number(data.count),
    span: span(first),
    total: ofHundred(first.total),
  });
  return `${said} ${t("aid")}`;
}

function RankedTimes({ data: { candidates, columns }, utcOffset, onUse }: Omit<RankingProps, "arrived">) {
  const { t } = useTranslation("rectify");
  const say = useWord();
  const format = useFormat();
  const span = useSpan(utcOffset);
  const ofHundred = useOfHundred();
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
            {/* Within reach, however many tests stand before it. */}
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

/** What each test asks, what it weighs, and where it is from. */
function Sources({ columns }: Pick<RectificationData, "columns">) {
  const { t } = useTranslation("rectify");
  const say = useWord();
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
