import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

export interface UndoBarProps {
  /** What was done; empty for no message. */
  children: ReactNode;
  onUndo?: (() => void) | undefined;
  onClose: () => void;
  busy?: boolean;
}

/**
 * States what was just done and offers to undo it. It stays until it is closed or another action follows: a timeout
 * would be too short for slow readers.
 */
export function UndoBar({ children, onUndo, onClose, busy = false }: UndoBarProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-3 sm:p-5">
      {children && (
        <div className="pointer-events-auto flex w-full max-w-xl flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-surface-raised py-2 ps-5 pe-2 shadow-float">
          <p className="min-w-0 flex-1 basis-48 py-2">{children}</p>
          {onUndo && (
            <Button busy={busy} onClick={onUndo}>
              {t("undo")}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      )}
    </div>
  );
}
