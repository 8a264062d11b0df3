import type { SharedBirth, ShareCreated } from "@lagna/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../lib/copy-text.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { sharePicture } from "../../lib/share-picture.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alert, Skeleton } from "../../ui/feedback.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { WhatsappLink } from "../../ui/whatsapp-link.tsx";
import { deleteShare, fetchShareCard, fetchShare, createShare } from "./share-and-print-api.ts";

interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  id: string;
  /** Whether the birth time is known at all. */
  hasBirthTime: boolean;
}

/** Repeated here because importing the contract's list would bundle the schema of a whole kundli. */
const SHARED_BIRTHS: readonly SharedBirth[] = ["time", "day", "none"];

/** Explains what a share link shows, displays a new link once, and ends it. */
export function ShareDialog({ open, onClose, id, hasBirthTime }: ShareDialogProps) {
  const { t } = useTranslation("share");
  const queries = useQueryClient();
  const key = ["share", id];
  const state = useQuery({ queryKey: key, queryFn: ({ signal }) => fetchShare(id, signal), enabled: open });
  const [name, setName] = useState(true);
  const [birth, setBirth] = useState<SharedBirth>("day");
  const [degrees, setDegrees] = useState(true);
  const createMutation = useMutation({
    mutationFn: () => createShare(id, { name, birth, degrees }),
    onSuccess: ({ share }) => queries.setQueryData(key, share),
  });
  const endMutation = useMutation({
    mutationFn: () => deleteShare(id),
    onSuccess: () => {
      createMutation.reset();
      queries.setQueryData(key, null);
    },
  });
  const births = hasBirthTime ? SHARED_BIRTHS : SHARED_BIRTHS.filter((birth) => birth !== "time");
  const created = createMutation.data ?? null;
  const share = state.data ?? null;
  const failed = createMutation.error ?? endMutation.error;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("share.title")}
      description={t("share.description")}
      closeLabel={t("common:close")}
      footer={
        <>
          {share && (
            <Button variant="danger" busy={endMutation.isPending} onClick={() => endMutation.mutate()}>
              {t("share.end")}
            </Button>
          )}
          <Button
            variant="primary"
            busy={createMutation.isPending}
            onClick={() => {
              endMutation.reset();
              createMutation.mutate();
            }}
          >
            {t(share ? "share.again" : "share.make")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {state.isPending && <Skeleton className="h-11" />}
        {state.isError && <Alert tone="bad">{t("share.unavailable")}</Alert>}
        {share && !created && <ShareStatus share={share} />}
        {created && <ShareLink made={created} />}
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={name}
            onChange={(event) => setName(event.target.checked)}
            className="size-5 accent-accent"
          />
          {t("share.name")}
        </label>
        <div>
          <Segmented
            label={t("share.birth")}
            showLabel
            value={birth}
            onChange={setBirth}
            options={births.map((value) => ({ value, label: t(`share.${value}`) }))}
          />
          <p aria-live="polite" className="mt-2 text-sm text-ink-muted">
            {t(`share.tells.${birth}`)}
          </p>
        </div>
        {birth === "time" ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={degrees}
              onChange={(event) => setDegrees(event.target.checked)}
              className="size-5 accent-accent"
            />
            {t("share.degrees")}
          </label>
        ) : (
          <p className="text-sm text-ink-muted">{t("share.noDegrees")}</p>
        )}
        <p className="text-sm text-ink-muted">{t("share.never")}</p>
        <p role="status" className="text-sm empty:hidden">
          {endMutation.isSuccess ? t("share.ended") : ""}
        </p>
        {failed && <ShareError error={failed} />}
      </div>
    </Dialog>
  );
}

function ShareError({ error }: { error: unknown }) {
  const { t } = useTranslation("share");
  const errorText = useErrorText();
  return <Alert tone="bad">{errorText(error, t("share.failed"))}</Alert>;
}

/** What is currently shared. The link itself is unknown: it is not stored after its creation. */
function ShareStatus({ share }: { share: ShareCreated["share"] }) {
  const { t } = useTranslation("share");
  const format = useFormat();
  return (
    <p>
      {t("share.state", { date: format.date(share.created_at) })}{" "}
      <span className="text-ink-muted">
        {[t(share.name ? "share.showsName" : "share.hidesName"), t(`share.${share.birth}`)].join(" · ")}.{" "}
        {t("share.againHint")}
      </span>
    </p>
  );
}

/** The new link, to be copied, opened, or shown as a QR code. */
function ShareLink({ made }: { made: ShareCreated }) {
  const { t } = useTranslation("share");
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const card = useMutation({
    mutationFn: () => fetchShareCard(made.token),
    onSuccess: (picture) => sharePicture("kundli.png", picture),
  });
  const copy = async () => {
    setCopied((await copyText(made.url)) ? "yes" : "failed");
    box.current?.select();
  };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <label htmlFor={id} className="text-sm font-medium">
        {t("share.link")}
      </label>
      <input
        id={id}
        ref={box}
        readOnly
        value={made.url}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          {t("share.copy")}
        </Button>
        <Button busy={card.isPending} onClick={() => card.mutate()}>
          {t("share.card")}
        </Button>
        <WhatsappLink text={made.url} label={t("share.whatsapp")} />
        <a href={made.url} target="_blank" rel="noreferrer" className={buttonClass("quiet", "px-3")}>
          {t("share.open")}
        </a>
      </div>
      <p role="status" className="text-sm text-good empty:hidden">
        {copied === "yes" ? t("share.copied") : copied === "failed" ? t("share.copyFailed") : ""}
      </p>
      {card.isError && <ShareError error={card.error} />}
      <p className="text-sm text-ink-muted">{t("share.againHint")}</p>
    </div>
  );
}
