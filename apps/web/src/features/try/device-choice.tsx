import { useId } from "react";
import { useTranslation } from "react-i18next";

/** Computes the chart in the browser instead of on the server. */
export function DeviceChoice({ isChosen, onChoose }: { isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { t } = useTranslation("try");
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="inline-block py-0.5 font-medium">
          {t("device.label")}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {t("device.hint")}
        </p>
      </div>
    </div>
  );
}
