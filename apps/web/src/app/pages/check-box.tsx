import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { storeReadingDraft } from "../../domain/reading-draft.ts";
import { activateForm } from "../../lib/activate-form.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/field.tsx";
import { cx } from "../../lib/cx.ts";

/** A pasted reading, which is checked on the page for it: the birth is asked for there. */
export function CheckBox() {
  const { t } = useTranslation("public");
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== "") storeReadingDraft(text);
    void navigate("/verify");
  };
  return (
    <form ref={activateForm} onSubmit={submit} noValidate>
      <label htmlFor={id} className="text-sm font-medium">
        {t("landing.check")}
      </label>
      <div className={cx(controlClass, "mt-2 flex flex-col focus-within:border-accent")}>
        <textarea
          id={id}
          rows={2}
          value={text}
          placeholder={t("landing.checkPlaceholder")}
          onChange={(event) => setText(event.target.value)}
          className="min-h-12 w-full resize-none bg-transparent outline-none placeholder:text-ink-muted"
        />
        <Button type="submit" className="-mx-1.5 -mb-0.5 self-end bg-surface px-4">
          {t("landing.checkAction")}
        </Button>
      </div>
    </form>
  );
}
