import { useCallback, useEffect, useRef, useState } from "react";
import { readQuestionDraft, writeQuestionDraft } from "../../lib/question-draft.ts";

/**
 * The question box: its text, birth details pasted for this conversation, and the id of the question that is being edited.
 * @param isPasting whether it opens with the field for pasted birth details
 */
export function useQuestionBox(isPasting: boolean) {
  const [text, setText] = useQuestionDraft();
  const [kundliData, setKundliData] = useState(isPasting ? " " : "");
  const [editedId, setEditedId] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const fill = useCallback(
    (question: string) => {
      setText(question);
      input.current?.focus();
    },
    [setText],
  );
  return { text, setText, kundliData, setKundliData, editedId, setEditedId, input, fill };
}

export type QuestionBox = ReturnType<typeof useQuestionBox>;

function useQuestionDraft(): [string, (next: string) => void] {
  const [text, setText] = useState(readQuestionDraft);
  useEffect(() => writeQuestionDraft(text), [text]);
  return [text, setText];
}
