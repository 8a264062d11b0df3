import type { AskResponse } from "@lagna/contract";
import { cx } from "../../lib/cx.ts";
import { CitationMark } from "./citation-mark.tsx";
import type { ChosenCitation } from "./chosen-citation.ts";
import { splitTelephoneNumbers } from "./split-telephone-numbers.ts";
import { TextWithTelephones } from "./text-with-telephones.tsx";
import { numberCitations, groupParagraphs, type AnswerSentence, type ShownAnswer } from "./answer-sentences.ts";

/**
 * Keeps a citation mark with the word before it, so that no line begins with a mark. It stands with the mark in one unbroken box: beside a
 * button alone, browsers break the line in spite of it.
 */
const WORD_JOINER = "\u2060";

interface AnswerTextProps {
  turn: ShownAnswer;
  chosen: ChosenCitation | null;
  onChoose: (chosen: ChosenCitation | null) => void;
}

/**
 * The sentences of an answer while it streams in, each with its citation marks. The first sentence is the answer itself, and bold, except to
 * a person in danger: there it is the whole message.
 */
export function AnswerText({ turn, chosen, onChoose }: AnswerTextProps) {
  const isCare = turn.answer?.kind === "safety" || turn.sentences.some(({ text }) => namesHelpline(text));
  return groupParagraphs(turn.sentences).map((sentences, paragraph) => (
    <p
      key={paragraph}
      className="text-base leading-relaxed text-pretty not-first:mt-3 lg:text-[1.0625rem] lg:leading-[1.6]"
    >
      {sentences.map((sentence, index) => (
        <span key={index} className={cx(!isCare && paragraph === 0 && index === 0 && "font-semibold")}>
          <CitedSentence sentence={sentence} turn={turn} chosen={chosen} onChoose={onChoose} />{" "}
        </span>
      ))}
    </p>
  ));
}

const namesHelpline = (text: string): boolean => splitTelephoneNumbers(text, false).length > 1;

/** Short numbers are helplines in an answer to danger, in one about death or harm, and in a reminder beside a longer helpline. */
const isAboutHelp = (kind: AskResponse["kind"] | undefined, text: string): boolean =>
  kind === "safety" || kind === "bounds" || namesHelpline(text);

function CitedSentence({ sentence, turn, chosen, onChoose }: AnswerTextProps & { sentence: AnswerSentence }) {
  const { key, sentences, answer } = turn;
  const { text, citations } = sentence;
  const numbers = numberCitations(sentences);
  const chosenHere = chosen?.turn === key ? chosen : null;
  const findFactText = (id: string) => answer?.citations.find((fact) => fact.id === id)?.text ?? id;
  return (
    <>
      <span className={cx(chosenHere && citations.includes(chosenHere.fact) && "box-decoration-clone bg-accent-wash")}>
        <TextWithTelephones text={text} isCare={isAboutHelp(answer?.kind, text)} />
      </span>
      {citations.map((id) => {
        const number = numbers.get(id) ?? 0;
        return (
          <span key={id} className="whitespace-nowrap">
            {WORD_JOINER}
            <CitationMark
              number={number}
              fact={findFactText(id)}
              chosen={chosenHere?.fact === id}
              onChoose={() =>
                onChoose(chosenHere?.fact === id ? null : { turn: key, fact: id, number, text: findFactText(id) })
              }
            />
          </span>
        );
      })}
    </>
  );
}
