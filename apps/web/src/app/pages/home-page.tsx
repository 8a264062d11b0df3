import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { GRAHA_WORDS, GRAHAS } from "@lagna/terms";
import { cx } from "../../lib/cx.ts";
import { useTermFormatter } from "../../domain/formatting/use-term-formatter.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Panel } from "../../ui/panel.tsx";
import { StartLink } from "../start-link.tsx";
import { DayPanchanga } from "./day-panchanga.tsx";
import { Columns } from "./page-sections.tsx";
import { SkyHero } from "./sky-hero.tsx";
import { useSky } from "./use-sky.ts";

/** Loaded after the first screen, which does not wait for it. If it fails to load, the page stays without it. */
const Today = lazy<ComponentType<{ className?: string; isQuiet?: boolean }>>(() =>
  import("../../domain/almanac/today.tsx").then(
    (module) => ({ default: module.Today }),
    () => ({ default: () => null }),
  ),
);

/** Tools besides the generator. Tools that do not exist yet are not listed. */
const TOOLS = [
  { key: "assistant", to: "/ai-assistant" },
  { key: "kundlis", to: "/kundlis" },
  { key: "verify", to: "/verify" },
  { key: "import", to: "/kundlis/files" },
  { key: "match", to: "/generate-kundali" },
  { key: "example", to: "/example" },
  { key: "whatsapp", to: "/whatsapp" },
] as const;
const ADVANTAGES = ["advantage1", "advantage2", "advantage3"] as const;

export function Component() {
  const { t } = useTranslation("public");
  const now = useSky();
  return (
    <div className="page">
      <PageTitle description={t("home.lead")}>{t("home.title")}</PageTitle>
      <div className="grid items-center gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className="pt-14 pb-6 sm:pt-20 lg:py-20">
          <h1 className="max-w-3xl text-display font-light">{t("home.hero")}</h1>
          <p className="measure mt-5 text-lg text-ink-muted">{t("home.lead")}</p>
          <div className="mt-9">
            <StartLink />
          </div>
        </div>
        <SkyHero {...now} className="mx-auto w-full max-w-xl lg:py-8" />
      </div>
      {now.sky ? (
        <Suspense fallback={<TodayPlace />}>
          <Today isQuiet className="pt-12" />
        </Suspense>
      ) : (
        !now.unavailable && <TodayPlace />
      )}
      <DayPanchanga sky={now.sky} />
      <Tools />
      <Grahas />
      <Columns
        title={t("home.advantageTitle")}
        items={ADVANTAGES.map((key) => ({ key, title: t(`home.${key}Title`), text: t(`home.${key}`) }))}
      />
      <section className="mt-20 border-y border-line py-14 text-center">
        <h2 className="mx-auto mb-8 max-w-2xl text-title font-light">{t("home.closing")}</h2>
        <div className="flex justify-center">
          <StartLink />
        </div>
      </section>
    </div>
  );
}

/** As high as the window, as the day is until it has loaded: what is below is out of view, so nothing visible moves. */
const TodayPlace = () => (
  <div className="pt-12">
    <Skeleton className="h-dvh w-full" />
  </div>
);

/** The tools: the chart generator first, the others beside it. */
function Tools() {
  const { t } = useTranslation("public");
  return (
    <section aria-label={t("home.toolsTitle")} className="pt-16 sm:pt-24">
      <h2 className="text-title font-light">{t("home.toolsTitle")}</h2>
      <Panel className="mt-6 flex flex-wrap items-center justify-between gap-6">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-heading font-medium">{t("home.generateTitle")}</h3>
          <p className="measure mt-1 text-ink-muted">{t("home.generate")}</p>
        </div>
        <Link to="/generate-kundali" className={buttonClass("secondary")}>
          {t("home.generateAction")}
        </Link>
      </Panel>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {TOOLS.map(({ key, to }) => (
          <li key={key} className="border-b border-line">
            <Link to={to} className="group block py-4">
              <h3 className="font-medium text-accent underline-offset-4 group-hover:underline">
                {t(`home.tool.${key}`)}
              </h3>
              <p className="measure mt-1 text-ink-muted">{t(`home.tool.${key}Text`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Classes instead of style attributes: the content security policy allows no inline styles on prerendered elements. */
const GRAHA_CLASSES = {
  sun: "border-graha-sun text-graha-sun",
  moon: "border-graha-moon text-graha-moon",
  mars: "border-graha-mars text-graha-mars",
  mercury: "border-graha-mercury text-graha-mercury",
  jupiter: "border-graha-jupiter text-graha-jupiter",
  venus: "border-graha-venus text-graha-venus",
  saturn: "border-graha-saturn text-graha-saturn",
  rahu: "border-graha-rahu text-graha-rahu",
  ketu: "border-graha-ketu text-graha-ketu",
} as const;

function Grahas() {
  const { t } = useTranslation("public");
  const formatTerm = useTermFormatter();
  return (
    <section className="pt-16 sm:pt-24">
      <h2 className="text-title font-light">{t("home.planetsTitle")}</h2>
      <p className="measure mt-2 text-ink-muted">{t("home.planetsLead")}</p>
      <ul className="mt-8 grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line min-[26rem]:grid-cols-2 md:grid-cols-3">
        {GRAHAS.map((id) => (
          <li key={id} className="flex items-center gap-4 bg-surface-raised px-4 py-3 sm:p-4">
            <span
              aria-hidden="true"
              className={cx(
                "grid size-12 shrink-0 place-items-center rounded-full border text-lg font-medium",
                GRAHA_CLASSES[id],
              )}
            >
              {formatTerm(GRAHA_WORDS[id], "short")}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{formatTerm(GRAHA_WORDS[id])}</span>
              <span className="block text-sm text-ink-muted">{t(`home.planet.${id}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
