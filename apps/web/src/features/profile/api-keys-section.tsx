import type { ApiKey, ApiKeyListResponse, ApiKeyScope, NewApiKeyResponse, ProfileResponse } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIdentityProof } from "../../domain/identity-proof/use-identity-proof.tsx";
import { api } from "../../lib/api.ts";
import { copyText } from "../../lib/copy-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { Choice } from "./calendar-section.tsx";
import { ProfileSection } from "./profile-section.tsx";

const KEYS_KEY = ["profile", "api-keys"];
const PATH = "/api/v1/profile/api-keys";

/** Repeated here because importing the contract's list would bundle its schemas. */
const SCOPES: readonly ApiKeyScope[] = [
  "charts",
  "almanac",
  "matching",
  "ask",
  "verify",
  "records_read",
  "records_write",
];

/** The keys of the account's programs: each is named, does what was chosen, and can be removed. */
export function ApiKeysSection({ profile }: { profile: ProfileResponse }) {
  const { t } = useTranslation("apiKeys");
  const query = useQuery({
    queryKey: KEYS_KEY,
    queryFn: ({ signal }) => api<ApiKeyListResponse>(PATH, { signal }),
  });
  return (
    <ProfileSection title={t("title")} lead={t("lead")}>
      <p>
        <a href="/api/docs" className="text-accent underline">
          {t("docs")}
        </a>
      </p>
      {query.isPending && (
        <div aria-busy="true" className="mt-4">
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {query.isError && !query.data && <LoadError query={query} fallback={t("failed")} />}
      {query.data && (
        <>
          <KeyList keys={query.data.keys} />
          <NewKey profile={profile} list={query.data} />
        </>
      )}
    </ProfileSection>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation("apiKeys");
  const format = useFormat();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: (id: string) => api(`${PATH}/${encodeURIComponent(id)}`, { method: "DELETE" }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS_KEY }),
  });
  const formatInstant = (instant: string) => format.date(instant, { dateStyle: "medium", timeStyle: "short" });
  if (keys.length === 0) return <p className="mt-4 text-ink-muted">{t("none")}</p>;
  return (
    <>
      <ul className="mt-4">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
            <span className="font-medium wrap-anywhere">{key.name}</span>
            <span className="font-mono text-sm text-ink-muted" translate="no">
              {t("begins", { begins: key.begins })}
            </span>
            <span className="tabular text-sm text-ink-muted sm:ms-auto">
              {key.last_used_at === null ? t("unused") : t("used", { when: formatInstant(key.last_used_at) })}
            </span>
            <span className="tabular text-sm text-ink-muted">{t("made", { when: formatInstant(key.created_at) })}</span>
            <span className="basis-full text-sm text-ink-muted">
              {key.scopes.map((scope) => t(`scope.${scope}`)).join(" · ")}
            </span>
            <Button
              variant="quiet"
              className="ms-auto"
              busy={removing.isPending && removing.variables === key.id}
              aria-label={t("removeOne", { name: key.name })}
              onClick={() => removing.mutate(key.id)}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      {removing.isError && <Alert tone="bad">{errorText(removing.error, t("notRemoved"))}</Alert>}
    </>
  );
}

function NewKey({ profile, list }: { profile: ProfileResponse; list: ApiKeyListResponse }) {
  const { t } = useTranslation("apiKeys");
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { withProof, dialog } = useIdentityProof({
    email: profile.email,
    hasPassword: profile.auth_methods.includes("password"),
  });
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(["charts"]);
  const [isAsked, setIsAsked] = useState(false);
  const creating = useMutation({
    mutationFn: () =>
      withProof(() => api<NewApiKeyResponse>(PATH, { method: "POST", body: { name: name.trim(), scopes } })),
    onSuccess: () => {
      setName("");
      setIsAsked(false);
      return queries.invalidateQueries({ queryKey: KEYS_KEY });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (name.trim() !== "" && scopes.length > 0) creating.mutate();
  };
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    setScopes((before) => SCOPES.filter((each) => (each === scope ? isOn : before.includes(each))));
  if (creating.data) return <NewToken token={creating.data.token} onKept={() => creating.reset()} />;
  if (list.keys.length >= list.most) return <p className="mt-5 text-ink-muted">{t("full", { most: list.most })}</p>;
  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-xl">
      <h3 className="font-medium">{t("new")}</h3>
      <Field
        label={t("name")}
        hint={t("nameHint")}
        error={isAsked && name.trim() === "" ? t("nameMissing") : null}
        className="mt-3"
        required
      >
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <fieldset className="mt-4">
        <legend className="text-sm font-medium">{t("may")}</legend>
        {SCOPES.map((scope) => (
          <Choice
            key={scope}
            label={t(`scope.${scope}`)}
            isOn={scopes.includes(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          />
        ))}
        {isAsked && scopes.length === 0 && (
          <p role="alert" className="text-sm text-bad">
            {t("scopeMissing")}
          </p>
        )}
      </fieldset>
      {creating.isError && <Alert tone="bad">{errorText(creating.error, t("notCreated"))}</Alert>}
      <Button type="submit" busy={creating.isPending} className="mt-4">
        {t("create")}
      </Button>
      {dialog}
    </form>
  );
}

/** The key, until the user has kept it. */
function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  const { t } = useTranslation("apiKeys");
  const [note, setNote] = useState<"copied" | "notCopied" | null>(null);
  return (
    <div className="mt-6 border-s-2 border-accent bg-surface-sunken p-4 sm:p-5">
      <p className="font-semibold">{t("shownOnce")}</p>
      <Field label={t("token")} className="mt-3">
        {(control) => (
          <Input
            {...control}
            readOnly
            translate="no"
            value={token}
            onFocus={({ target }) => target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copyText(token).then((isCopied) => setNote(isCopied ? "copied" : "notCopied"))}>
          {t("copy")}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t("kept")}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {note && t(note)}
      </p>
    </div>
  );
}
