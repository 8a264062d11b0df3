import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import { IconButton } from "./button.tsx";

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  className?: string;
}

/**
 * The platform's modal dialog: the browser traps focus, restores it, and makes the rest of the page inert. Libraries
 * for this insert `<style>` elements, which the content security policy forbids.
 */
function Modal({ open, onClose, title, description, closeLabel, children, footer, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnBackdrop}
      className={cx(
        "fixed border-line bg-surface-raised p-0 text-ink shadow-float backdrop:bg-[oklch(0.1_0.03_275/0.6)] open:flex open:flex-col",
        className,
      )}
    >
      {open && (
        <>
          <header className="flex items-start justify-between gap-4 border-b border-line py-3 ps-5 pe-2">
            <div className="py-2">
              <h2 id={`${id}-title`} className="text-heading font-medium">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-sm text-ink-muted">
                  {description}
                </p>
              )}
            </div>
            <IconButton label={closeLabel} onClick={onClose}>
              <svg
                viewBox="0 0 16 16"
                aria-hidden="true"
                className="size-4"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              >
                <path d="m3 3 10 10M13 3 3 13" />
              </svg>
            </IconButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}

export function Dialog({ className, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      className={cx("m-auto max-h-[min(90dvh,48rem)] w-[min(36rem,calc(100vw-2rem))] rounded-md border", className)}
    />
  );
}

/** A dialog that enters from the side on a wide screen, from below on a narrow one. */
export function Drawer({ className, ...rest }: DialogProps) {
  return (
    <Modal
      {...rest}
      className={cx(
        "mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-full rounded-t-md border-t",
        "sm:my-0 sm:ms-auto sm:me-0 sm:h-dvh sm:max-h-dvh sm:w-[min(28rem,90vw)] sm:rounded-none sm:border-s sm:border-t-0",
        className,
      )}
    />
  );
}
