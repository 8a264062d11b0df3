import type { KpHoraryData, KpResponse } from "@lagna/contract";
import { GRAHA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { ChartStyleSwitch } from "../../domain/chart/chart-style-switch.tsx";
import { CuspChart } from "../../domain/chart/cusp-chart.tsx";
import { formatDmsInSign, formatSignedDms } from "../../domain/formatting/format-degrees.ts";
import { usePlaceFormatter } from "../../domain/formatting/use-place-formatter.ts";
import { useTermFormatter, useTermListFormatter } from "../../domain/formatting/use-term-formatter.ts";
import type { QuestionPlaceState } from "../../domain/question/use-question-place.ts";
import { SavePdfButton } from "../../domain/share-and-print/save-pdf-button.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { Alert } from "../../ui/feedback.tsx";
import { fetchKpPdf, fetchRuling, isHorary, type KpChart, type KpChoices, type KpSubject } from "./kp-api.ts";
import { CuspsTable, PlanetsTable } from "./kp-tables.tsx";
import { RulingPlanets } from "./ruling-planets.tsx";
import { CuspalLinks, GrahaSignificators, HouseSignificators } from "./significator-tables.tsx";

interface ResultProps {
  readonly subject: KpSubject;
  readonly choices: KpChoices;
  /** Where the chart is judged, for the ruling planets of now. */
  readonly place: QuestionPlaceState;
  /** How often a chart was asked for: focus moves to the result each time. */
  readonly asked: number;
}

/** The chart in the order in which KP is read: cusps, grahas, significators both ways, cuspal links, ruling planets. */
export function KpResult({ data, ...props }: ResultProps & { data: KpResponse["data"] | KpHoraryData }) {
  const { t } = useTranslation("kp");
  if (data.kp === null) {
    return (
      <Alert tone="warn" className="mt-10">
        {t("needsTime")}
      </Alert>
    );
  }
  return <TimedResult chart={data} {...props} />;
}

/** The cusps whose sub lord the uncertain time leaves open. */
function findOpenCusps(chart: KpChart): ReadonlySet<number> {
  if (isHorary(chart)) return new Set();
  const { kp, uncertainty } = chart;
  const isOpen = (house: number): boolean =>
    uncertainty?.facts.some(({ path, stable }) => path === `kp.cusps.${house}.sub_lord` && !stable) ?? false;
  return new Set(kp.cusps.map(({ house }) => house).filter(isOpen));
}

function TimedResult({ chart, subject, choices, place, asked }: ResultProps & { chart: KpChart }) {
  const { t } = useTranslation("kp");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [asked]);
  const now = useQuery({
    queryKey: ["kp", "ruling", place.place?.id, choices],
    queryFn: ({ signal }) => fetchRuling(place.place?.id ?? 0, choices, signal),
    enabled: place.place !== null,
    retry: false,
  });
  const { kp } = chart;
  const openCusps = findOpenCusps(chart);
  const name = isHorary(chart)
    ? t("horary.name", { number: format.number(chart.number.number) })
    : chart.birth.name || t("of.birth");
  const ruling = now.data && place.place ? { at: now.data.at, place: { place_id: place.place.id } } : null;
  return (
    <section aria-labelledby="kp-of" className="mt-14">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="kp-of" ref={heading} tabIndex={-1} className="text-title font-light outline-none">
            {name}
          </h2>
          {isHorary(chart) ? (
            <QuestionLine chart={chart} />
          ) : (
            <BirthLine birth={{ ...chart.birth, name: "" }} state={null} />
          )}
          <Basis chart={chart} />
        </div>
        <SavePdfButton
          label={t("pdf.download")}
          fileName={t("pdf.file", { name })}
          failed={t("pdf.failed")}
          fetchPdf={(look) => fetchKpPdf({ subject, choices, ruling, ...look })}
        />
      </div>
      {!kp.reliable && <p className="mt-3 text-warn">{t("unreliable")}</p>}
      {openCusps.size > 0 && <p className="mt-3 text-warn">{t("open", { count: openCusps.size })}</p>}
      <div className="no-print mt-8">
        <ChartStyleSwitch />
      </div>
      <div className="mt-4 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2 [&>*]:min-w-0">
        <figure>
          <CuspChart kp={kp} label={t("chart.label", { name })} />
          <figcaption className="measure mt-2 text-sm text-ink-muted">{t("chart.note")}</figcaption>
        </figure>
        <RulingPlanets chart={chart} isQuestion={isHorary(chart)} now={now} place={place} />
        <CuspsTable kp={kp} openCusps={openCusps} />
        <PlanetsTable kp={kp} />
        <HouseSignificators kp={kp} />
        <GrahaSignificators kp={kp} />
        <CuspalLinks kp={kp} />
        <NodeAgents nodes={kp.significators.nodes} />
      </div>
      <p className="measure mt-10 text-sm text-ink-muted">{t("source")}</p>
    </section>
  );
}

/** Ayanamsa and node of the chart. */
function Basis({ chart: { kp, settings } }: { chart: KpChart }) {
  const { t } = useTranslation("kp");
  const { digits } = useFormat();
  return (
    <p className="text-sm text-ink-muted">
      {t("basis", {
        ayanamsa: digits(formatSignedDms(kp.ayanamsa_degrees)),
        node: t(`node.${settings.kp.node}`),
      })}
    </p>
  );
}

/** When and where the question was asked, and what its number is. */
function QuestionLine({ chart: { at, place, number } }: { chart: KpHoraryData }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const { date, digits } = useFormat();
  const { whole } = usePlaceFormatter()(place);
  const moment = date(at, { dateStyle: "long", timeStyle: "medium", timeZone: place.time_zone ?? "UTC" });
  return (
    <p className="py-2 text-sm text-ink-muted">
      {moment} · {whole}
      <br />
      {t("horary.part", {
        sign: say(RASHI_WORDS[number.sign]),
        from: digits(formatDmsInSign(number.start % 30)),
        signLord: say(GRAHA_WORDS[number.sign_lord]),
        star: say(GRAHA_WORDS[number.star_lord]),
        sub: say(GRAHA_WORDS[number.sub_lord]),
      })}
    </p>
  );
}

function NodeAgents({ nodes }: { nodes: KpChart["kp"]["significators"]["nodes"] }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  return (
    <section aria-labelledby="kp-nodes">
      <h3 id="kp-nodes" className="text-heading font-medium">
        {t("nodes.title")}
      </h3>
      <ul className="mt-2 space-y-1.5 text-sm">
        {(["rahu", "ketu"] as const).map((id) => {
          const { conjoined, aspecting, star_lord, sign_lord } = nodes[id];
          const names = {
            conjoined: list(conjoined.map((graha) => GRAHA_WORDS[graha])),
            aspecting: list(aspecting.map((graha) => GRAHA_WORDS[graha])),
            star: say(GRAHA_WORDS[star_lord]),
            sign: say(GRAHA_WORDS[sign_lord]),
          };
          return (
            <li key={id}>
              <span className="font-medium">{say(GRAHA_WORDS[id])}</span>: {t("nodes.of", names)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
