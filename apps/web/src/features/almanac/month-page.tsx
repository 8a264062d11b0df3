import { getWord, MASA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { shiftMonth, useDateFormat } from "../../domain/almanac/almanac-time.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { cx } from "../../lib/cx.ts";
import { useSentMedia } from "../../lib/use-media.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { PendingContent } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { type PanchangMonth, usePanchangMonth } from "./almanac-api.ts";
import { Chevron } from "./almanac-block.tsx";
import { AlmanacQueries } from "../../domain/almanac/almanac-queries.tsx";
import { AlmanacBar } from "./almanac-frame.tsx";
import { useFestivalChoices } from "../../domain/almanac/festival-choices.ts";
import { MonthAside } from "./month-aside.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthList } from "./month-list.tsx";
import { type AlmanacAddress, useAlmanacAddress } from "./use-almanac-address.ts";

/** The almanac of a month, for the screen and for the wall. */
export function Component() {
  return (
    <AlmanacQueries>
      <MonthPage />
    </AlmanacQueries>
  );
}

function MonthPage() {
  const { t } = useTranslation("almanac");
  const address = useAlmanacAddress();
  const month = address.params.get("month");
  const answer = usePanchangMonth({ ...address.query, ...(month !== null && { month }) });
  return (
    <div className="page-wide pt-2 pb-24">
      <PageTitle description={t("month.description")}>{t("month.title")}</PageTitle>
      <AlmanacBar tab="month" placeName={answer.data?.place.name} address={address} />
      {answer.isPending && <PendingContent words={t("pending")} className="mt-8" />}
      {answer.isError && <LoadError query={answer} fallback={t("failed")} className="mt-6" />}
      {answer.data && <Month data={answer.data} address={address} />}
    </div>
  );
}

function Month({ data, address }: { data: PanchangMonth; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const choices = useFestivalChoices();
  const isNarrow = useSentMedia("(width < 48rem)");
  const props = { data, address, choices };
  return (
    <div className="gap-x-9 xl:grid xl:grid-cols-[1fr_15rem] print:block">
      <div className="min-w-0">
        <MonthHeading data={data} address={address} />
        {isNarrow !== false && (
          <div className={cx(isNarrow === null && "md:hidden")}>
            <MonthList {...props} />
          </div>
        )}
        {isNarrow !== true && (
          <div className={cx(isNarrow === null && "max-md:hidden")}>
            <MonthGrid {...props} />
          </div>
        )}
        <p className="mt-3 text-sm text-ink-muted">{t("month.legend")}</p>
      </div>
      <MonthAside {...props} />
    </div>
  );
}

function MonthHeading({ data, address }: { data: PanchangMonth; address: AlmanacAddress }) {
  const { t } = useTranslation("almanac");
  const language = useLanguage();
  const format = useDateFormat();
  const go = (months: number) => address.change({ month: shiftMonth(data.month, months) });
  const masas = [...new Set(data.days.flatMap(({ masa }) => (masa ? [masa.amanta] : [])))];
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center">
        <h1 className="text-display me-2 font-light">
          {format(`${data.month}-01`, { month: "long", year: "numeric" })}
        </h1>
        <div className="no-print flex">
          <IconButton label={t("month.before")} onClick={() => go(-1)}>
            <Chevron back />
          </IconButton>
          <IconButton label={t("month.after")} onClick={() => go(1)}>
            <Chevron />
          </IconButton>
        </div>
        {address.params.has("month") && (
          <Button variant="quiet" className="no-print px-3" onClick={() => address.change({ month: null })}>
            {t("month.this")}
          </Button>
        )}
      </div>
      <p className="text-ink-muted">
        {data.place.name} · {masas.map((masa) => getWord(MASA_WORDS[masa], language)).join(", ")}
      </p>
    </>
  );
}
