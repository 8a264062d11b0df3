import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { BirthForm } from "../../domain/birth/birth-form.tsx";
import { CalculationError } from "../../domain/birth/calculation-error.tsx";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { TRIAL_DRAFT_KEY } from "../../lib/storage.ts";
import { useSession } from "../../lib/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { DeviceChoice } from "./device-choice.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { ShortFields } from "./short-fields.tsx";
import { type TrialState, useTrial } from "./use-trial.ts";
import { BirthSecrecyContext } from "../../domain/birth/birth-secrecy.ts";
import { createQueryClient } from "../../lib/query-cache.ts";

const loadResult = async () => {
  const [file] = await Promise.all([import("./trial-result.tsx"), loadNamespaces(["assistant", "uncertain"])]);
  return { default: file.TrialResult };
};
const TrialResult = lazy(loadResult);

/** A chart and five questions without an account. Nothing is stored on the server. */
export function Component() {
  const { t } = useTranslation("try");
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <PageTitle description={t("lead")}>{t("title")}</PageTitle>
      <TryPanel />
    </QueryClientProvider>
  );
}

/** Only where the server offers it; users with an account have the generator. */
function TryPanel() {
  const { t } = useTranslation("try");
  const { isAuthorized } = useSession();
  const config = usePublicConfig();
  if (isAuthorized)
    return (
      <EmptyState
        headingLevel={1}
        title={t("account.title")}
        action={
          <Link to="/generate-kundali" className={buttonClass("primary")}>
            {t("common:nav.createKundli")}
          </Link>
        }
      />
    );
  if (config.status === "failed")
    return (
      <EmptyState
        headingLevel={1}
        title={t("failed")}
        action={<Button onClick={config.retry}>{t("common:retry")}</Button>}
      />
    );
  if (config.status === "ready" && !config.config.try_without_account)
    return (
      <EmptyState
        headingLevel={1}
        title={t("closed")}
        action={
          <Link to="/signup" className={buttonClass("primary")}>
            {t("signUp")}
          </Link>
        }
      />
    );
  return <Trying />;
}

/** The form first; then the chart, from which the form can be opened again. */
function Trying() {
  const state = useTrial();
  // Another birth was typed on the landing page.
  const { state: arrival } = useLocation() as { state: { hasNewBirth?: boolean } | null };
  const [isEditing, setIsEditing] = useState(arrival?.hasNewBirth === true);
  const { trial } = state;
  if (!trial || isEditing) return <TrialForm state={state} onMade={() => setIsEditing(false)} />;
  return (
    <Suspense fallback={<Skeleton className="page my-6 aspect-square max-h-144 w-full max-w-144" />}>
      <TrialResult trial={trial} state={state} onEdit={() => setIsEditing(true)} />
    </Suspense>
  );
}

function TrialForm({ state: { trial, making }, onMade }: { state: TrialState; onMade: () => void }) {
  const { t } = useTranslation("try");
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOnDevice, setIsOnDevice] = useState(trial?.isOnDevice === true);
  const isReopened = trial !== null;
  useEffect(() => void (isReopened && heading.current?.focus()), [isReopened]);
  return (
    <div className="page flex-1 py-8 lg:py-12">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="lg:order-last lg:pt-1">
          <h1 ref={heading} tabIndex={-1} className="text-title font-light text-balance outline-none lg:text-display">
            {t("heading")}
          </h1>
          <p className="measure mt-3 text-ink-muted lg:mt-5 lg:text-lg">{t("lead")}</p>
          <div className="mt-4 max-w-md lg:mt-8">
            <PrivacyNote isOnDevice={isOnDevice} />
          </div>
        </div>
        <div className="min-w-0" onFocus={() => void loadResult().catch(() => undefined)}>
          <BirthSecrecyContext value={isOnDevice ? "device" : "server"}>
            <BirthForm
              fields={
                <>
                  <ShortFields />
                  <DeviceChoice isChosen={isOnDevice} onChoose={setIsOnDevice} />
                </>
              }
              draftKey={TRIAL_DRAFT_KEY}
              initial={trial?.values}
              action={t("make")}
              busy={making.isPending}
              error={making.error}
              failure={<CalculationError error={making.error} />}
              onClear={making.reset}
              onSubmit={async (birth, values, timeAssumed) => {
                await making.mutateAsync({ birth, values, timeAssumed, isOnDevice }).then(onMade, () => undefined);
              }}
            />
          </BirthSecrecyContext>
        </div>
      </div>
    </div>
  );
}
