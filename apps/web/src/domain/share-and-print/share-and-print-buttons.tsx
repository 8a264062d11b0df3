import FileText from "~icons/lucide/file-text";
import Share2 from "~icons/lucide/share-2";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../lib/i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import type { PrintSource } from "./share-and-print-api.ts";

/** Loads the dialogs' messages when a dialog is first requested. */
const loadShareMessages = (): Promise<void> => loadNamespaces(["share"]);
const PrintDialog = lazy(async () => {
  const [file] = await Promise.all([import("./print-dialog.tsx"), loadShareMessages()]);
  return { default: file.PrintDialog };
});
const ShareDialog = lazy(async () => {
  const [file] = await Promise.all([import("./share-dialog.tsx"), loadShareMessages()]);
  return { default: file.ShareDialog };
});

/** Once opened, the dialog stays mounted, so that focus returns to its button. */
function useDialogState() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  return {
    used: state !== "never",
    open: state === "open",
    show: () => setState("open"),
    close: () => setState("closed"),
  };
}

interface DialogButtonProps {
  icon: ReactNode;
  label: string;
  dialog: ReturnType<typeof useDialogState>;
  /** The dialog, rendered from the first press on. */
  children: ReactNode;
}

function DialogButton({ icon, label, dialog, children }: DialogButtonProps) {
  return (
    <>
      <Button
        variant="quiet"
        className="px-3 [.keep-bar_&]:border [.keep-bar_&]:border-line-strong"
        title={label}
        aria-haspopup="dialog"
        onClick={dialog.show}
        icon={icon}
      >
        <span className="[.keep-bar_&]:sr-only">{label}</span>
      </Button>
      <Suspense fallback={null}>{dialog.used && children}</Suspense>
    </>
  );
}

/** Opens the dialog that makes a PDF of a kundli. `name` is used for its file name. */
export function PrintButton({ printed, name }: { printed: PrintSource; name: string }) {
  const { t } = useTranslation("kundli");
  const dialog = useDialogState();
  return (
    <DialogButton icon={<FileText aria-hidden="true" className="size-4" />} label={t("result.print")} dialog={dialog}>
      <PrintDialog open={dialog.open} onClose={dialog.close} source={printed} name={name} />
    </DialogButton>
  );
}

/** Opens the dialog that shares a saved kundli by a link. */
export function ShareButton({ id, timed }: { id: string; timed: boolean }) {
  const { t } = useTranslation("kundli");
  const dialog = useDialogState();
  return (
    <DialogButton icon={<Share2 aria-hidden="true" className="size-4" />} label={t("result.share")} dialog={dialog}>
      <ShareDialog open={dialog.open} onClose={dialog.close} id={id} hasBirthTime={timed} />
    </DialogButton>
  );
}
