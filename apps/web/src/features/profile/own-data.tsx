import { refusal } from "@lagna/contract";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { keptLeads } from "../../domain/kept-here/kept-leads.ts";
import { keptMessage } from "../../domain/kept-here/kept-message.ts";
import { entriesOf } from "../../domain/saved-kundlis/outbox-store.ts";
import { focusIfLost } from "../../lib/focus.ts";
import { useFormFailure } from "../../lib/form-failure.ts";
import { byRules } from "../../lib/form-rules.ts";
import { useErrorText } from "../../lib/i18n/error-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { FormButtons } from "../../ui/form-buttons.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { Field, Input } from "../../ui/field.tsx";
import { deleteAccount, fetchExport } from "./profile-api.ts";
import { type OwnAccount, useProof } from "./proof.tsx";
import { Section } from "./section.tsx";

/** What this device keeps of a person until the server has it; nothing is said where it keeps nothing. */
function notSyncedOf(email: string): object {
  const kundlis = entriesOf(email).flatMap((entry) => (entry.kind === "save" ? [entry.fields] : []));
  const theirs = <Record extends { email: string }>(kept: readonly Record[]) =>
    kept.filter((record) => same(record.email, email));
  const message = keptMessage();
  const waiting = { kundlis, leads: theirs(keptLeads()), contact_messages: theirs(message ? [message] : []) };
  const some = Object.entries(waiting).filter(([, records]) => records.length > 0);
  return some.length === 0 ? {} : { not_synced_yet: Object.fromEntries(some) };
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Everything that is kept of this person, as one JSON file. */
export function DownloadData({ account }: { account: Pick<OwnAccount, "email"> }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const data = { ...(await fetchExport()), ...notSyncedOf(account.email) };
      saveFile("lagna-my-data.json", "application/json", JSON.stringify(data, null, 2));
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <Section title={t("data.title")} lead={t("data.lead")}>
      <Button busy={busy} onClick={() => void download()}>
        {t("data.download")}
      </Button>
      {problem !== null && (
        <Alert tone="bad" className="mt-4">
          {errorText(problem, t("data.failed"))}
        </Alert>
      )}
    </Section>
  );
}

/** One action, confirmed by typing what only its owner would: the account's own address. */
export function DeleteAccount({ account }: { account: OwnAccount }) {
  const { t } = useTranslation("profile");
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    setOpen(next);
    focusIfLost(() => place.current);
  };
  return (
    <Section title={t("delete.title")} lead={t("delete.lead")}>
      <div ref={place}>
        {open ? (
          <DeleteForm account={account} onCancel={() => show(false)} />
        ) : (
          <Button variant="danger" onClick={() => show(true)}>
            {t("delete.open")}
          </Button>
        )}
      </div>
    </Section>
  );
}

function DeleteForm({ account, onCancel }: { account: OwnAccount; onCancel: () => void }) {
  const { t } = useTranslation("profile");
  const { email } = account;
  const { proved, dialog } = useProof(account);
  const navigate = useNavigate();
  const resolver = byRules<{ confirm: string }>({
    confirm: { problem: (typed) => (same(typed, email) ? undefined : refusal("confirm_own_email")) },
  });
  const form = useForm({ resolver, defaultValues: { confirm: "" } });
  const { attempt, fieldText, error } = useFormFailure(form, t("delete.failed"));
  const submit = ({ confirm }: { confirm: string }) =>
    attempt(async () => {
      await proved(() => deleteAccount(confirm));
      // That page then lets go of the session: done here, the way out would lead by the start page.
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
