import { MAX_VERIFIED_TEXT_LENGTH } from "@lagna/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readReadingDraft, storeReadingDraft } from "../../domain/reading-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useErrorText } from "../../lib/i18n/use-error-text.ts";
import { Field, Textarea } from "../../ui/field.tsx";

/** The pasted reading, and whether it can be sent. */
export function useReadingText() {
  const [text, setText] = useState(readReadingDraft);
  const [isMissing, setIsMissing] = useState(false);
  return {
    text,
    isMissing,
    isTooLong: text.length > MAX_VERIFIED_TEXT_LENGTH,
    change: (value: string) => {
      setText(value);
      setIsMissing(false);
      storeReadingDraft(value);
    },
    /** Whether the text can be sent; if it is empty, the field says so. */
    requireText: (): boolean => {
      const isEmpty = text.trim() === "";
      setIsMissing(isEmpty);
      return !isEmpty && text.length <= MAX_VERIFIED_TEXT_LENGTH;
    },
  };
}

interface ReadingFieldProps {
  readonly reading: ReturnType<typeof useReadingText>;
  /** Why the last check failed. */
  readonly failure: Error | null;
}

export function ReadingField({ reading, failure }: ReadingFieldProps) {
  const { t } = useTranslation("verify");
  const errorText = useErrorText();
  const { number } = useFormat();
  const error = reading.isMissing
    ? t("empty")
    : reading.isTooLong
      ? t("tooLong", { max: number(MAX_VERIFIED_TEXT_LENGTH) })
      : failure && errorText(failure, t("failed"));
  return (
    <Field label={t("text")} hint={t("hint")} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={8}
          value={reading.text}
          placeholder={t("placeholder")}
          onChange={(event) => reading.change(event.target.value)}
        />
      )}
    </Field>
  );
}
