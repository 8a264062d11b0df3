import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIsTryOffered, usePublicConfig } from "../../lib/public-config.ts";
import { useSession } from "../../lib/session.ts";
import { Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { PANCHANG_ITEM, VISITOR_ITEMS, VISITOR_TOOL_ITEMS } from "../navigation.ts";
import { StartLink } from "../start-link.tsx";
import { CheckBox } from "./check-box.tsx";
import { LandingProof } from "./landing-proof.tsx";
import { Columns, Steps } from "./page-sections.tsx";
import { SkyHero } from "./sky-hero.tsx";
import { TrialStartForm } from "./trial-start.tsx";
import { useSky } from "./use-sky.ts";

/** Below the fold: the first screen does not wait for the form's code. */
const loadPilotForm = () => import("../../features/leads/pilot-form.tsx");
const PilotForm = lazy(async () => ({ default: (await loadPilotForm()).PilotForm }));
const PilotBenefits = lazy(async () => ({ default: (await loadPilotForm()).PilotBenefits }));

export function Component() {
  const { t } = useTranslation("public");
  const now = useSky();
  return (
    <>
      <PageTitle description={t("landing.lead")}>{t("landing.title")}</PageTitle>
      <div className="overflow-hidden border-b border-line">
        <div className="page grid items-center gap-x-10 lg:min-h-[34rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
          <div className="relative z-10 pt-8 pb-6 sm:pt-14 lg:py-10">
            <h1 className="text-display font-light">{t("landing.line")}</h1>
            <p className="mt-5 max-w-[46ch] text-lg text-ink-muted">{t("landing.lead")}</p>
            <Doors />
          </div>
          <SkyHero {...now} className="mx-auto w-full max-w-xl pb-8 lg:py-10" />
        </div>
      </div>
      <LandingProof />
      <div className="page below-fold">
        <Columns
          title={t("landing.proofTitle")}
          items={(["arcsecond", "clock", "school"] as const).map((key) => ({
            key,
            title: t(`landing.${key}Title`),
            text: t(`landing.${key}`),
          }))}
        />
        <Tools />
        <Columns
          title={t("landing.promiseTitle")}
          items={(["meter", "data", "licence"] as const).map((key) => ({
            key,
            title: t(`landing.${key}Title`),
            text: key === "data" ? <DataProtectionNote /> : t(`landing.${key}`),
          }))}
        />
        <section aria-label={t("landing.join")} className="grid gap-x-16 gap-y-8 pt-16 sm:pt-24 lg:grid-cols-2">
          <div>
            <h2 className="text-title font-light">{t("landing.join")}</h2>
            <p className="measure mt-3 mb-6 text-ink-muted">{t("landing.joinLead")}</p>
            <Suspense fallback={null}>
              <PilotBenefits />
            </Suspense>
          </div>
          <div className="max-w-xl">
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <PilotForm />
            </Suspense>
          </div>
        </section>
        <Steps title={t("landing.stepsTitle")} steps={[t("landing.step1"), t("landing.step2"), t("landing.step3")]} />
      </div>
    </>
  );
}

/** The other branches, by name. */
function Tools() {
  const { t } = useTranslation("public");
  return (
    <section className="pt-16 sm:pt-24">
      <h2 className="text-title font-light">{t("landing.toolsTitle")}</h2>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3 text-lg">
        {[PANCHANG_ITEM, ...VISITOR_TOOL_ITEMS, ...VISITOR_ITEMS].map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="inline-flex min-h-11 items-center text-accent hover:underline">
              {t(`common:nav.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two ways in without an account, where the server offers them, and the way to an account. */
function Doors() {
  const { hasSession } = useSession();
  const isTryOffered = useIsTryOffered(!hasSession) && !hasSession;
  if (!isTryOffered)
    return (
      <div className="mt-9">
        <StartLink />
      </div>
    );
  return (
    <div className="mt-6 max-w-xl">
      <TrialStartForm />
      <div className="mt-6 border-t border-line pt-5">
        <CheckBox />
      </div>
      <div className="mt-4">
        <StartLink isSecondary />
      </div>
    </div>
  );
}

/**
 * Adds a sentence if no birth data is sent to a third party: no language model writes the answers and no cloud stores the records.
 * A separate component, so that the arrival of the server's configuration does not re-render the page while its forms are being hydrated.
 */
function DataProtectionNote() {
  const { t } = useTranslation("public");
  const config = usePublicConfig();
  const dataStays =
    config.status === "ready" && config.config.astrologer === "built-in" && config.config.records === "server";
  return dataStays ? `${t("landing.data")} ${t("landing.dataStays")}` : t("landing.data");
}
