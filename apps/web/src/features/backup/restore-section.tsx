import { useMutation } from "@tanstack/react-query";
import type { BackupState, DatabaseContent } from "@lagna/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Prove } from "../../domain/identity-proof/use-identity-proof.tsx";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, type Tone } from "../../ui/feedback.tsx";
import { uploadBackup } from "./backup-api.ts";
import { ContentTable } from "./content-table.tsx";
import { StageForm } from "./stage-form.tsx";

interface RestoreSectionProps {
  state: BackupState;
  current: DatabaseContent;
  email: string;
  withProof: Prove;
  onChanged: () => Promise<void>;
}

const TONES: Record<NonNullable<BackupState["upload"]>["mark"], Tone> = {
  fits: "good",
  migrated: "good",
  newer: "bad",
  foreign: "bad",
  damaged: "bad",
};

/** Uploads a backup, says whether it fits and what it would replace, and stages it after a typed confirmation. */
export function RestoreSection({
  state: { upload: found },
  current,
  email,
  withProof,
  onChanged,
}: RestoreSectionProps) {
  const { t } = useTranslation("backup");
  const { number } = useFormat();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      setShare(0);
      await uploadBackup(file, { withProof, onProgress: setShare });
      await onChanged();
    },
  });
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) upload.mutate(file);
  };
  const checked = upload.isPending ? null : found;
  return (
    <>
      <p className="measure mt-1 text-ink-muted">{t("restore.lead")}</p>
      <input
        ref={input}
        type="file"
        aria-label={t("restore.file")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <Button className="mt-4" busy={upload.isPending} onClick={() => input.current?.click()}>
        {t("restore.choose")}
      </Button>
      {upload.isPending && (
        <div className="mt-4 max-w-xl">
          <progress aria-label={t("restore.progress")} value={share} className="w-full accent-accent" />
          <p role="status" className="text-sm text-ink-muted">
            {share < 1 ? t("restore.sent", { percent: number(Math.floor(share * 100)) }) : t("restore.checking")}
          </p>
        </div>
      )}
      {upload.error && (
        <Alert tone="bad" className="mt-4">
          {errorText(upload.error, t("restore.failed"))}
        </Alert>
      )}
      {checked && (
        <>
          <Alert tone={TONES[checked.mark]} title={t(`mark.${checked.mark}`)} className="mt-6">
            {t(`markText.${checked.mark}`, { names: checked.migrations.join(", ") })}
          </Alert>
          {checked.content && (
            <ContentTable
              columns={[
                { title: t("now"), content: current },
                { title: t("after"), content: checked.content },
              ]}
            />
          )}
          {TONES[checked.mark] === "good" && <StageForm email={email} withProof={withProof} onStaged={onChanged} />}
        </>
      )}
    </>
  );
}
