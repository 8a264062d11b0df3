import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChannelSetUp } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useIdentityProof } from "../../../domain/identity-proof/use-identity-proof.tsx";
import { useSession } from "../../../lib/session.ts";
import { Alert, Badge, Skeleton, type Tone } from "../../../ui/feedback.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { CHANNELS_KEY } from "../channels-api.ts";
import { AccessForm } from "./access-form.tsx";
import { ChannelTests } from "./channel-tests.tsx";
import { type ChannelName, fetchSetUps, SET_UPS_KEY } from "./set-up-api.ts";
import { Steps } from "./steps.tsx";
import { SwitchOff } from "./switch-off.tsx";

const TONES: Record<ChannelSetUp["source"], Tone> = {
  environment: "good",
  browser: "good",
  none: "neutral",
  unreadable: "warn",
};

/** Sets a channel up step by step, for administrators. */
export function ChannelSetUpPage({ name }: { name: ChannelName }) {
  const { t } = useTranslation("setup");
  const query = useQuery({ queryKey: SET_UPS_KEY, queryFn: ({ signal }) => fetchSetUps(signal), gcTime: 0 });
  const setUp = query.data?.channels.find((each) => each.name === name);
  const title = t("title", { platform: t(`platform.${name}`) });
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{title}</PageTitle>
      <Link to="/admin/channels" className="text-sm font-semibold text-accent underline underline-offset-4">
        {t("allChannels")}
      </Link>
      <h1 className="mt-2 text-title font-light">{title}</h1>
      {query.isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {query.isError && <LoadError query={query} fallback={t("notLoaded")} className="mt-6" />}
      {setUp && <LoadedSetUp setUp={setUp} />}
    </div>
  );
}

function LoadedSetUp({ setUp }: { setUp: ChannelSetUp }) {
  const { t } = useTranslation("setup");
  const { user } = useSession();
  const queries = useQueryClient();
  const { withProof, dialog } = useIdentityProof({
    email: user?.email ?? "",
    hasPassword: user?.authMethod === "password",
  });
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: SET_UPS_KEY });
    await queries.invalidateQueries({ queryKey: CHANNELS_KEY });
  };
  const { name, source, account } = setUp;
  const isFixed = source === "environment";
  const isSetUp = source === "browser";
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Badge tone={TONES[source]}>{t(`source.${source}`)}</Badge>
        {account !== null && <span className="font-medium">{account}</span>}
      </p>
      {source === "unreadable" && (
        <Alert tone="warn" className="mt-5">
          {t("unreadable")}
        </Alert>
      )}
      <section aria-labelledby="steps" className="mt-8 border-t border-line pt-6">
        <h2 id="steps" className="text-heading font-medium">
          {t("steps")}
        </h2>
        <Steps
          setUp={setUp}
          form={
            isFixed ? (
              <Alert>{t("ofEnvironment")}</Alert>
            ) : (
              <AccessForm name={name} isSetUp={isSetUp} withProof={withProof} onSaved={reload} />
            )
          }
        />
      </section>
      {(isFixed || isSetUp) && <ChannelTests name={name} />}
      {(isSetUp || source === "unreadable") && <SwitchOff name={name} withProof={withProof} onRemoved={reload} />}
      {dialog}
    </>
  );
}
