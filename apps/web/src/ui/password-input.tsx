import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "./field.tsx";

/** A password input whose text can be shown, which helps to type a long password correctly. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} className="pe-24" />
      <button
        type="button"
        // The accessible name contains the visible label, for users of voice control.
        aria-label={t(shown ? "password.hideLabel" : "password.showLabel")}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 min-w-11 rounded-md px-4 text-sm font-medium text-ink-muted hover:text-ink"
      >
        {t(shown ? "password.hide" : "password.show")}
      </button>
    </span>
  );
}
