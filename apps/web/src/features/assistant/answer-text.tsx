import { Fragment } from "react";
import { cx } from "../../lib/cx.ts";
import { CitationMark } from "./citation-mark.tsx";
import type { Chosen } from "./chosen.ts";
import { citationNumbers, paragraphsOf, type Spoken, type Turn } from "./talk-state.ts";

/** A mark stays with the word it stands behind: none begins a line. */
const WORD_JOINER = "\u2060";

interface AnswerTextProps {
  turn: Turn;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}

/** The sentences of an answer as they come, each with the marks of the facts behind it. The first is the answer itself. */
export function AnswerText({ turn, chosen, onChoose }: AnswerTextProps) {
  return paragraphsOf(turn.sentences).map((sentences, paragraph) => (
    <p
      key={paragraph}
      className="text-base leading-relaxed text-pretty not-first:mt-3 lg:text-[1.0625rem] lg:leading-[1.6]"
    >
      {sentences.map((sentence, index) => (
        <span key={index} className={cx(paragraph === 0 && index === 0 && "font-semibold")}>
          <Cited sentence={sentence} turn={turn} chosen={chosen} onChoose={onChoose} />{" "}
        </span>
      ))}
    </p>
  ));
}

function Cited({ sentence, turn, chosen, onChoose }: AnswerTextProps & { sentence: Spoken }) {
  const { key, sentences, answer } = turn;
  const { text, citations } = sentence;
  const numbers = citationNumbers(sentences);
  const here = chosen?.turn === key ? chosen : null;
  const textOf = (id: string) => answer?.citations.find((fact) => fact.id === id)?.text ?? id;
  return (
    <>
      <span className={cx(here && citations.includes(here.fact) && "box-decoration-clone bg-accent-wash")}>{text}</span>
      {citations.map((id) => {
        const number = numbers.get(id) ?? 0;
        return (
          <Fragment key={id}>
            {WORD_JOINER}
            <CitationMark
              number={number}
              fact={textOf(id)}
              chosen={here?.fact === id}
              onChoose={() => onChoose(here?.fact === id ? null : { turn: key, fact: id, number, text: textOf(id) })}
            />
          </Fragment>
        );
      })}
    </>
  );
}
