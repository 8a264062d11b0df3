import { MAX_QUESTION_LENGTH } from "@lagna/contract";
import ArrowUp from "~icons/lucide/arrow-up";
import Paperclip from "~icons/lucide/paperclip";
import Square from "~icons/lucide/square";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass, Field, Textarea } from "../../ui/field.tsx";
import { cx } from "../../lib/cx.ts";
import { useMedia } from "../../lib/use-media.ts";

interface QuestionInputProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  kundliData: string;
  onKundliDataChange: (data: string) => void;
  busy: boolean;
  /** The last answer was care for a person in danger: the box asks for no question, and its button is not the main one. */
  isInCare: boolean;
  /** Whether an earlier question is being edited. */
  editing: boolean;
  onCancelEdit: () => void;
  onAsk: () => void;
  onStop: () => void;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Sends the question; pasted kundli data must be JSON, else the field with it is opened and marked. */
function useSendQuestion({ text, kundliData, busy, onAsk, onStop }: QuestionInputProps) {
  const [pasting, setPasting] = useState(kundliData !== "");
  const [wrongData, setWrongData] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const send = () => {
    if (busy) return;
    setIsMissing(text.trim() === "");
    if (text.trim() === "") return;
    const wrong = kundliData.trim() !== "" && !isJson(kundliData);
    setWrongData(wrong);
    if (wrong) return setPasting(true);
    onAsk();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && busy) return onStop();
    // While an input method composes a word, Enter ends the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return {
    submit,
    handleKeyDown,
    pasting,
    togglePasting: () => setPasting(!pasting),
    isMissing: isMissing && text.trim() === "",
    clearMissing: () => setIsMissing(false),
    wrongData,
    clearWrongData: () => setWrongData(false),
  };
}

/** The question box: Enter sends, Shift+Enter starts a line, Escape stops the answer. */
export function QuestionInput(props: QuestionInputProps) {
  const {
    inputRef,
    text,
    onTextChange,
    kundliData,
    onKundliDataChange,
    busy,
    isInCare,
    editing,
    onCancelEdit,
    onStop,
  } = props;
  const { t } = useTranslation("assistant");
  const { number } = useFormat();
  // On a phone the longer placeholder would take three rows.
  const roomy = useMedia("(min-width: 40rem)");
  const sending = useSendQuestion(props);
  const id = useId();
  // A question that is too long is still sent: the server checks it for signs of danger before refusing it.
  const tooLong = text.length > MAX_QUESTION_LENGTH;
  const changeKundliData = (data: string) => {
    onKundliDataChange(data);
    sending.clearWrongData();
  };
  return (
    <form onSubmit={sending.submit} noValidate className="flex flex-col gap-2">
      {sending.pasting && (
        <KundliDataField id={`${id}-data`} value={kundliData} wrong={sending.wrongData} onChange={changeKundliData} />
      )}
      {editing && <EditNotice onCancel={onCancelEdit} />}
      <div className={cx(controlClass, "flex flex-wrap items-end gap-x-2 gap-y-1 p-1.5 focus-within:border-accent")}>
        <label htmlFor={id} className="sr-only">
          {t(isInCare ? "care.box" : "question")}
        </label>
        <textarea
          ref={inputRef}
          id={id}
          rows={1}
          value={text}
          placeholder={t(isInCare ? "care.box" : roomy ? "placeholder" : "question")}
          onChange={(event) => {
            onTextChange(event.target.value);
            sending.clearMissing();
          }}
          onKeyDown={sending.handleKeyDown}
          aria-invalid={tooLong || sending.isMissing || undefined}
          aria-describedby={tooLong || sending.isMissing ? `${id}-problem` : undefined}
          className={cx(
            "field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none placeholder:text-ink-muted",
            // In care the box stays one row also with large letters, so that the second number to call is seen above it.
            isInCare ? "basis-20" : "basis-32",
          )}
        />
        {!isInCare && (
          <Button
            variant="quiet"
            aria-expanded={sending.pasting}
            onClick={sending.togglePasting}
            icon={<Paperclip aria-hidden="true" className="size-4" />}
            className="px-3 text-sm"
          >
            <span className="max-sm:sr-only">{t("data.label")}</span>
          </Button>
        )}
        <AskOrStop busy={busy} isInCare={isInCare} onStop={onStop} />
      </div>
      <p id={`${id}-problem`} role="alert" className="text-sm text-bad empty:hidden">
        {tooLong ? t("tooLong", { max: number(MAX_QUESTION_LENGTH) }) : sending.isMissing && t("empty")}
      </p>
    </form>
  );
}

interface KundliDataFieldProps {
  id: string;
  value: string;
  wrong: boolean;
  onChange: (data: string) => void;
}

function KundliDataField({ id, value, wrong, onChange }: KundliDataFieldProps) {
  const { t } = useTranslation("assistant");
  return (
    <Field
      id={id}
      label={t("data.label")}
      optionalLabel={t("optional")}
      hint={t("data.hint")}
      error={wrong && t("data.invalid")}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="max-h-40 font-mono text-sm"
        />
      )}
    </Field>
  );
}

function EditNotice({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("assistant");
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted">
      {t("editing")}
      <Button variant="quiet" className="px-3 text-sm" onClick={onCancel}>
        {t("keepQuestion")}
      </Button>
    </p>
  );
}

function AskOrStop({ busy, isInCare, onStop }: Pick<QuestionInputProps, "busy" | "isInCare" | "onStop">) {
  const { t } = useTranslation("assistant");
  if (busy)
    return (
      <Button onClick={onStop} icon={<Square aria-hidden="true" className="size-4" fill="currentColor" />}>
        {t("stop")}
      </Button>
    );
  return (
    <Button type="submit" variant={isInCare ? "secondary" : "primary"} className="px-4">
      <span className="max-sm:sr-only">{t(isInCare ? "care.send" : "ask")}</span>
      <ArrowUp aria-hidden="true" className="size-4" />
    </Button>
  );
}
