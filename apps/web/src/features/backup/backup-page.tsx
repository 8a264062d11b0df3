import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BackupState } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { type Prove, useIdentityProof } from "../../domain/identity-proof/use-identity-proof.tsx";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { BACKUP_KEY, downloadBackup, fetchBackupState } from "./backup-api.ts";
import { ContentTable } from "./content-table.tsx";
import { PostgresCommands } from "./postgres-commands.tsx";
import { RestoreSection } from "./restore-section.tsx";
import { StagedBackup } from "./staged-backup.tsx";

/** Downloads and restores the server's database, for administrators. */
export function BackupPage() {
  const { t } = useTranslation("backup");
  const query = useQuery({ queryKey: BACKUP_KEY, queryFn: ({ signal }) => fetchBackupState(signal), gcTime: 0 });
  return (
    <div className="page pt-10 sm:pt-14">
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="text-title font-light">{t("title")}</h1>
      <p className="measure mt-1 text-ink-muted">{t("lead")}</p>
      {query.isPending && <Skeleton className="mt-8 h-96 w-full" />}
      {query.isError && <LoadError query={query} fallback={t("notLoaded")} className="mt-6" />}
      {query.data && <LoadedBackup state={query.data} />}
    </div>
  );
}

function LoadedBackup({ state }: { state: BackupState }) {
  const { t } = useTranslation("backup");
  const { user } = useSession();
  const queries = useQueryClient();
  const email = user?.email ?? "";
  const { withProof, dialog } = useIdentityProof({ email, hasPassword: user?.authMethod === "password" });
  const reload = () => queries.invalidateQueries({ queryKey: BACKUP_KEY });
  const { database, current, staged } = state;
  return (
    <>
      {state.is_without_records && (
        <Alert tone="warn" className="mt-5">
          {t("withoutRecords")}
        </Alert>
      )}
      {database === "postgres" && <PostgresCommands />}
      {database === "memory" && <Alert className="mt-6">{t("inMemory")}</Alert>}
      {current && (
        <>
          <section aria-labelledby="download" className="mt-8">
            <h2 id="download" className="text-heading font-medium">
              {t("download.title")}
            </h2>
            <ContentTable columns={[{ title: t("now"), content: current }]} />
            <p className="measure mt-4 text-ink-muted">{t("download.secret")}</p>
            <Download withProof={withProof} />
          </section>
          <section aria-labelledby="restore" className="mt-10 border-t border-line pt-6">
            <h2 id="restore" className="text-heading font-medium">
              {t("restore.title")}
            </h2>
            {staged ? (
              <StagedBackup staged={staged} withProof={withProof} onDiscarded={reload} />
            ) : (
              <RestoreSection state={state} current={current} email={email} withProof={withProof} onChanged={reload} />
            )}
          </section>
        </>
      )}
      {dialog}
    </>
  );
}

function Download({ withProof }: { withProof: Prove }) {
  const { t } = useTranslation("backup");
  const errorText = useErrorText();
  const download = useMutation({ mutationFn: () => withProof(downloadBackup) });
  return (
    <>
      <Button variant="primary" className="mt-4" busy={download.isPending} onClick={() => download.mutate()}>
        {t("download.button")}
      </Button>
      {download.isSuccess && (
        <Alert tone="good" className="mt-4">
          {t("download.done")}
        </Alert>
      )}
      {download.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(download.error, t("download.failed"))}
        </Alert>
      )}
    </>
  );
}
