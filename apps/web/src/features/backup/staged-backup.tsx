import { useMutation } from "@tanstack/react-query";
import type { CheckedBackup } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import type { Prove } from "../../domain/identity-proof/use-identity-proof.tsx";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback.tsx";
import { discardStaged } from "./backup-api.ts";
import { ContentTable } from "./content-table.tsx";

interface StagedBackupProps {
  staged: CheckedBackup;
  withProof: Prove;
  onDiscarded: () => Promise<void>;
}

/** The backup that replaces the database at the next start, and how to discard it. */
export function StagedBackup({ staged, withProof, onDiscarded }: StagedBackupProps) {
  const { t } = useTranslation("backup");
  const errorText = useErrorText();
  const discard = useMutation({ mutationFn: () => withProof(discardStaged), onSuccess: onDiscarded });
  return (
    <>
      <Alert tone="warn" title={t("staged.title")} className="mt-4">
        {t("staged.what")}
      </Alert>
      {staged.content && <ContentTable columns={[{ title: t("after"), content: staged.content }]} />}
      <Button className="mt-4" busy={discard.isPending} onClick={() => discard.mutate()}>
        {t("staged.discard")}
      </Button>
      {discard.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(discard.error, t("staged.notDiscarded"))}
        </Alert>
      )}
    </>
  );
}
