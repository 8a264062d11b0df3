import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { writeQuestionDraft } from "../../lib/question-draft.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Part } from "./today-part.tsx";

/** Questions that the day suggests, each a link to the assistant with it, and the reader's own. */
export function Ask({ questions }: { questions: readonly string[] }) {
  const { t } = useTranslation("today");
  const navigate = useNavigate();
  const [own, setOwn] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() === "") return;
    writeQuestionDraft(own.trim());
    void navigate("/ai-assistant");
  };
  return (
    <Part title={t("ask")}>
      {questions.map((question) => (
        <Link
          key={question}
          to="/ai-assistant"
          className={buttonClass("secondary", "mt-2 w-full justify-start text-start")}
          onClick={() => writeQuestionDraft(question)}
        >
          {question}
        </Link>
      ))}
      <form className="mt-2 flex gap-2" onSubmit={submit}>
        <input
          aria-label={t("own")}
          placeholder={t("own")}
          value={own}
          maxLength={500}
          onChange={({ target }) => setOwn(target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface-raised px-4"
        />
        <Button type="submit" variant="primary">
          {t("send")}
        </Button>
      </form>
    </Part>
  );
}
