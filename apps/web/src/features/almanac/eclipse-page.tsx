import { ECLIPSE_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useClock, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { PendingContent } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type AlmanacEclipseData, type EclipseData, useEclipse } from "./almanac-api.ts";
import { Block, Line } from "./almanac-block.tsx";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** One eclipse as it is seen from a place: its phases, and who keeps which sutaka. */
export function Component() {
  return (
    <AlmanacQueries>
      <EclipsePage />
    </AlmanacQueries>
  );
}

function EclipsePage() {
  const { date } = useParams();
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const answer = useEclipse({ ...address.query, ...(date !== undefined && { date }) });
  return (
    <div className="page pt-2 pb-24">
      <PageTitle description={t("eclipse.description")}>{t("eclipse.title")}</PageTitle>
      <AlmanacBar tab={null} placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <PendingContent words={t("pending")} className="mt-8" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Eclipse data={answer.data} address={address} />}
    </div>
  );
}

function Eclipse({ data, address }: { data: EclipseData; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const format = useDateFormat();
  const say = useTermFormatter();
  const { eclipse, place, previous, next } = data;
  const { local, light } = eclipse;
  const date = (local ?? { start: eclipse.maximum }).start.slice(0, 10);
  const clock = useClock(date);
  const linkClass = "inline-flex min-h-11 items-center hover:text-accent";
  return (
    <>
      <p className="mt-5 text-ink-muted">
        {t(`eclipse.kind.${light}`, { kind: say(ECLIPSE_WORDS[local?.kind ?? eclipse.kind]) })}
      </p>
      <h1 className="text-display font-light">
        {format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
      </h1>
      <p className="measure mt-3 text-lg">
        {local
          ? t("eclipse.seen", { place: place.name, from: clock(local.start), until: clock(local.end) })
          : t("eclipse.unseenAt", { place: place.name })}
        {local?.rises_eclipsed && ` ${t(`eclipse.rises.${light}`)}`}
        {local?.sets_eclipsed && ` ${t(`eclipse.sets.${light}`)}`}
        {local?.kind === "penumbral" && ` ${t("eclipse.penumbralOnly")}`}
      </p>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 md:grid-cols-2">
        <Phases eclipse={eclipse} clock={clock} />
        <Sutakas eclipse={eclipse} clock={clock} />
      </div>
      <nav aria-label={t("eclipse.others")} className="no-print mt-10 flex flex-wrap justify-between gap-x-6">
        {previous && (
          <Link to={address.linkTo(`/eclipses/${previous}`)} className={linkClass}>
            {t("eclipse.previous", { date: format(previous) })}
          </Link>
        )}
        {next && (
          <Link to={address.linkTo(`/eclipses/${next}`)} className={linkClass}>
            {t("eclipse.next", { date: format(next) })}
          </Link>
        )}
      </nav>
    </>
  );
}

interface PartProps {
  readonly eclipse: AlmanacEclipseData;
  readonly clock: (instant: string) => string;
}

function Phases({ eclipse, clock }: PartProps) {
  const { t } = useTranslation("almanac");
  const { number } = useFormat();
  const { phases, local, magnitude } = eclipse;
  return (
    <Block title={t("eclipse.phases")}>
      <dl>
        {phases.map(({ id, at, visible }) => (
          <Line key={id} name={t(`eclipse.phase.${id}`)}>
            {visible ? clock(at) : t("eclipse.below", { time: clock(at) })}
          </Line>
        ))}
        <Line name={t("eclipse.magnitude")}>{number(magnitude, { maximumFractionDigits: 3 })}</Line>
        {local && (
          <Line name={t("eclipse.magnitudeHere")}>{number(local.magnitude, { maximumFractionDigits: 3 })}</Line>
        )}
        {local?.penumbra && local.kind !== "penumbral" && (
          <Line name={t("eclipse.penumbra")}>
            {t("range", { from: clock(local.penumbra.start), until: clock(local.penumbra.end) })}
          </Line>
        )}
      </dl>
    </Block>
  );
}

/** The times of abstinence: for those in health, and the shorter one of children, the old and the ill. */
function Sutakas({ eclipse, clock }: PartProps) {
  const { t } = useTranslation("almanac");
  const { sutaka, light } = eclipse;
  if (sutaka.length === 0) {
    return (
      <Block title={t("eclipse.sutaka")}>
        <p className="measure text-ink-muted">{t("eclipse.noSutaka")}</p>
      </Block>
    );
  }
  return (
    <div className="min-w-0 space-y-8">
      {(["healthy", "children_old_ill"] as const).map((observer) => (
        <Block key={observer} title={`${t("eclipse.sutaka")} · ${t(`eclipse.observer.${observer}`)}`}>
          <dl>
            {sutaka
              .filter((one) => one.observer === observer)
              .map(({ school, start, end }) => (
                <Line key={school} name={t(`eclipse.school.${school}`)}>
                  {t("range", { from: clock(start), until: clock(end) })}
                </Line>
              ))}
          </dl>
        </Block>
      ))}
      <p className="measure text-sm text-ink-muted">{t(`eclipse.why.${light}`)}</p>
    </div>
  );
}
