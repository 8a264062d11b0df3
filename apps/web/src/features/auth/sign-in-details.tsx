import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import type { Device } from "../../lib/device.ts";
import type { SignInFlow } from "./choose-sign-in-flow.ts";

/** Announces on a phone that the page will leave for Google's. */
export function MobileNotice() {
  const { t } = useTranslation("auth");
  return <p className="text-sm text-ink-muted">{t("google.mobileNotice")}</p>;
}

/** Shows what decided how the sign-in opens, for debugging. */
export function DebugPanel({ device, flow }: { device: Device; flow: SignInFlow }) {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const formatAnswer = (value: boolean) => t(value ? "debug.yes" : "debug.no");
  const rows = [
    ["screen", t("debug.size", { width: format.number(device.width), height: format.number(device.height) })],
    ["method", t(`debug.${flow}`)],
    ["touch", formatAnswer(device.touch)],
    ["mobile", formatAnswer(device.mobileBrowser)],
  ] as const;
  return (
    <div className="mt-6">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="min-h-11 text-sm text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t(open ? "debug.hide" : "debug.show")}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <dl className="tabular mt-1 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-s-2 border-line-strong ps-4 text-sm">
            {rows.map(([key, value]) => (
              <div key={key} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-muted">{t(`debug.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
