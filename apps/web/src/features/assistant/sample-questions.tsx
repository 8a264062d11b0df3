import { useTranslation } from "react-i18next";

/** Ten sample questions, as specified; a press puts one into the question box. */
export const SAMPLE_COUNT = 10;

export function SampleQuestions({ onPick }: { onPick: (question: string) => void }) {
  const { t } = useTranslation("assistant");
  return (
    <ul aria-label={t("samples.title")} className="flex flex-wrap gap-2">
      {Array.from({ length: SAMPLE_COUNT }, (_, index) => t(`samples.${index + 1}`)).map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onPick(question)}
            className="min-h-11 rounded-full border border-line-strong px-4 py-1.5 text-start text-sm font-medium hover:border-accent hover:text-accent"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
