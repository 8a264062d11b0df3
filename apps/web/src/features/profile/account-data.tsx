import { encodeFieldError } from "@lagna/contract";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { readUnsentLeads } from "../../domain/unsent-submissions/unsent-leads.ts";
import { readUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { getEntries } from "../../domain/saved-kundlis/outbox-store.ts";
import { focusIfLost } from "../../lib/focus.ts";
import { useFormFailure } from "../../lib/use-form-failure.ts";
import { createRulesResolver } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { deleteAccount, fetchExport } from "./profile-api.ts";
import { type AccountIdentity, useIdentityProof } from "../../domain/identity-proof/use-identity-proof.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** Data on this device that the server does not have yet; an empty object if there is none. */
function collectUnsynced(email: string): object {
  const kundlis = getEntries(email).flatMap((entry) => (entry.kind === "save" ? [entry.fields] : []));
  const filterOwn = <Record extends { email: string }>(records: readonly Record[]) =>
    records.filter((record) => isSameEmail(record.email, email));
  const message = readUnsentMessage();
  const unsynced = {
    kundlis,
    leads: filterOwn(readUnsentLeads()),
    contact_messages: filterOwn(message ? [message] : []),
  };
  const nonEmpty = Object.entries(unsynced).filter(([, records]) => records.length > 0);
  return nonEmpty.length === 0 ? {} : { not_synced_yet: Object.fromEntries(nonEmpty) };
}

const isSameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Everything stored about this user, as one JSON file. */
export function DownloadData({ account }: { account: Pick<AccountIdentity, "email"> }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const data = { ...(await fetchExport()), ...collectUnsynced(account.email) };
      saveFile("lagna-my-data.json", "application/json", JSON.stringify(data, null, 2));
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <ProfileSection title={t("data.title")} lead={t("data.lead")}>
      <Button busy={busy} onClick={() => void download()}>
        {t("data.download")}
      </Button>
      {problem !== null && (
        <Alert tone="bad" className="mt-4">
          {errorText(problem, t("data.failed"))}
        </Alert>
      )}
    </ProfileSection>
  );
}

/** Deletes the account after the user has typed its email address as confirmation. */
export function DeleteAccount({ account, isConfirmed }: { account: AccountIdentity; isConfirmed: boolean }) {
  const { t } = useTranslation("profile");
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setOpen(next);
    focusIfLost(() => container.current);
  };
  return (
    <ProfileSection title={t("delete.title")} lead={t("delete.lead")}>
      {!isConfirmed && <p className="measure mb-4 text-sm text-ink-muted">{t("delete.unconfirmed")}</p>}
      <div ref={container}>
        {open ? (
          <DeleteForm account={account} onCancel={() => show(false)} />
        ) : (
          <Button variant="danger" onClick={() => show(true)}>
            {t("delete.open")}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}

function DeleteForm({ account, onCancel }: { account: AccountIdentity; onCancel: () => void }) {
  const { t } = useTranslation("profile");
  const { email } = account;
  const { withProof, dialog } = useIdentityProof(account);
  const navigate = useNavigate();
  const resolver = createRulesResolver<{ confirm: string }>({
    confirm: { validate: (typed) => (isSameEmail(typed, email) ? undefined : encodeFieldError("confirm_own_email")) },
  });
  const form = useForm({ resolver, defaultValues: { confirm: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("delete.failed"));
  const submit = ({ confirm }: { confirm: string }) =>
    attempt(async () => {
      await withProof(() => deleteAccount(confirm));
      // That page then ends the session; ending it here would redirect to the start page.
      await navigate("/account-deleted", { replace: true, state: { deleted: true } });
    });
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      {dialog}
      <form noValidate onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-5">
        {error && <Alert tone="bad">{error}</Alert>}
        <Field
          label={t("delete.confirm")}
          hint={t("delete.hint", { email })}
          error={fieldText(errors.confirm)}
          required
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register("confirm")}
            />
          )}
        </Field>
        <FormButtons
          submit={t("delete.delete")}
          busy={isSubmitting}
          variant="danger"
          cancel={t("delete.keep")}
          onCancel={onCancel}
        />
      </form>
    </>
  );
}
