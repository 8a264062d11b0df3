import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ModelSettingsResponse } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useIdentityProof } from "../../domain/identity-proof/use-identity-proof.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Badge, Skeleton, type Tone } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { fetchModel, MODEL_KEY, testModel } from "./model-api.ts";
import { ModelForm } from "./model-form.tsx";
import { ModelOutcome } from "./model-outcome.tsx";
import { RemoveModel } from "./remove-model.tsx";

const TONES: Record<ModelSettingsResponse["source"], Tone> = {
  environment: "good",
  browser: "good",
  none: "neutral",
  unreadable: "warn",
};

/** Sets up and tests the language model that writes answers, for administrators. */
export function ModelPage() {
  const { t } = useTranslation("model");
  const query = useQuery({ queryKey: MODEL_KEY, queryFn: ({ signal }) => fetchModel(signal), gcTime: 0 });
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      {query.isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {query.isError && <LoadError query={query} fallback={t("notLoaded")} className="mt-6" />}
      {query.data && <LoadedModel found={query.data} />}
    </div>
  );
}

function LoadedModel({ found }: { found: ModelSettingsResponse }) {
  const { t } = useTranslation("model");
  const { number } = useFormat();
  const { user } = useSession();
  const queries = useQueryClient();
  const { withProof, dialog } = useIdentityProof({
    email: user?.email ?? "",
    hasPassword: user?.authMethod === "password",
  });
  const reload = () => queries.invalidateQueries({ queryKey: MODEL_KEY });
  const { source, model, used_tokens: used, monthly_tokens: limit } = found;
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Badge tone={TONES[source]}>{t(`source.${source}`)}</Badge>
        {model !== null && <span className="font-medium [overflow-wrap:anywhere]">{model}</span>}
      </p>
      {model !== null && (
        <p className="mt-2 text-ink-muted">
          {limit === null
            ? t("used", { used: number(used) })
            : t("usedOf", { used: number(used), limit: number(limit) })}
        </p>
      )}
      {source === "unreadable" && (
        <Alert tone="warn" className="mt-5">
          {t("unreadable")}
        </Alert>
      )}
      {source === "environment" ? (
        <Alert className="mt-6">{t("ofEnvironment")}</Alert>
      ) : (
        <ModelForm stored={found} withProof={withProof} onSaved={reload} />
      )}
      {model !== null && <ModelTest />}
      {(source === "browser" || source === "unreadable") && <RemoveModel withProof={withProof} onRemoved={reload} />}
      {dialog}
    </>
  );
}

/** Asks the model that is set up one small question. */
function ModelTest() {
  const { t } = useTranslation("model");
  const errorText = useErrorText();
  const test = useMutation({ mutationFn: testModel });
  return (
    <section aria-labelledby="test" className="mt-10 border-t border-line pt-6">
      <h2 id="test" className="text-heading font-medium">
        {t("test.title")}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t("test.lead")}</p>
      <Button className="mt-4" busy={test.isPending} onClick={() => test.mutate()}>
        {t("test.ask")}
      </Button>
      {test.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(test.error, t("test.notAsked"))}
        </Alert>
      )}
      {test.data && <ModelOutcome outcome={test.data} hasSaved={false} />}
    </section>
  );
}
