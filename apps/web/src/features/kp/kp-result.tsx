import type { KpResponse } from "@lagna/contract";
import { GRAHA_WORDS } from "@lagna/terms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BirthLine } from "../../domain/birth/birth-line.tsx";
import { formatSignedDms } from "../../domain/formatting/format-degrees.ts";
import { useTermFormatter, useTermListFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import type { KpChart } from "./kp-api.ts";
import { CuspsTable, PlanetsTable } from "./kp-tables.tsx";
import { CuspalLinks, GrahaSignificators, HouseSignificators } from "./significator-tables.tsx";

/** The chart in the order in which KP is read: cusps, grahas, significators, ruling planets, cuspal links. */
export function KpResult({ data }: { data: KpResponse["data"] }) {
  const { t } = useTranslation("kp");
  if (data.kp === null) {
    return (
      <Alert tone="warn" className="mt-10">
        {t("needsTime")}
      </Alert>
    );
  }
  return <TimedResult chart={data} />;
}

/** The cusps whose sub lord the uncertain time leaves open. */
const findOpenCusps = ({ kp, uncertainty }: KpChart): ReadonlySet<number> =>
  new Set(
    kp.cusps
      .map(({ house }) => house)
      .filter((house) =>
        uncertainty?.facts.some(({ path, stable }) => path === `kp.cusps.${house}.sub_lord` && !stable),
      ),
  );

function TimedResult({ chart }: { chart: KpChart }) {
  const { t } = useTranslation("kp");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result.
  useEffect(() => heading.current?.focus(), [chart]);
  const { birth, settings, kp } = chart;
  const openCusps = findOpenCusps(chart);
  return (
    <section aria-labelledby="kp-of" className="mt-14">
      <h2 id="kp-of" ref={heading} tabIndex={-1} className="text-title font-light outline-none">
        {birth.name}
      </h2>
      <BirthLine birth={birth} state={null} />
      <p className="text-sm text-ink-muted">
        {t("basis", {
          ayanamsa: format.digits(formatSignedDms(kp.ayanamsa_degrees)),
          node: t(`node.${settings.kp.node}`),
        })}
      </p>
      {!kp.reliable && <p className="mt-3 text-warn">{t("unreliable")}</p>}
      {openCusps.size > 0 && <p className="mt-3 text-warn">{t("open", { count: openCusps.size })}</p>}
      <Button className="no-print mt-4" onClick={() => window.print()}>
        {t("print")}
      </Button>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-2 [&>*]:min-w-0">
        <CuspsTable kp={kp} openCusps={openCusps} />
        <div className="space-y-10">
          <PlanetsTable kp={kp} />
          <RulingPlanets ruling={kp.ruling} />
        </div>
        <HouseSignificators kp={kp} />
        <GrahaSignificators kp={kp} />
        <CuspalLinks kp={kp} />
        <NodeAgents nodes={kp.significators.nodes} />
      </div>
    </section>
  );
}

const RULING = ["day", "moon_sign", "moon_star", "moon_sub", "lagna_sign", "lagna_star", "lagna_sub"] as const;

function RulingPlanets({ ruling }: { ruling: KpChart["kp"]["ruling"] }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  return (
    <section aria-labelledby="kp-ruling">
      <h3 id="kp-ruling" className="text-sm text-ink-muted">
        {t("ruling.title")}
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {RULING.map((key) => (
          <div key={key} className="contents">
            <dt className="text-ink-muted">{t(`ruling.${key}`)}</dt>
            <dd className="font-medium">{say(GRAHA_WORDS[ruling[key]])}</dd>
          </div>
        ))}
        {ruling.agents.length > 0 && (
          <div className="contents">
            <dt className="text-ink-muted">{t("ruling.agents")}</dt>
            <dd className="font-medium">{list(ruling.agents.map((id) => GRAHA_WORDS[id]))}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function NodeAgents({ nodes }: { nodes: KpChart["kp"]["significators"]["nodes"] }) {
  const { t } = useTranslation("kp");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  return (
    <section aria-labelledby="kp-nodes">
      <h3 id="kp-nodes" className="text-sm text-ink-muted">
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
