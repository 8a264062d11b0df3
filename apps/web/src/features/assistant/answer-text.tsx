import { cx } from "../../lib/cx.ts";
import { CitationMark } from "./citation-mark.tsx";
import type { Chosen } from "./chosen.ts";
import { citationNumbers, type Turn } from "./talk-state.ts";

interface AnswerTextProps {
  turn: Turn;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
}

/** The sentences of an answer as they come, each with the marks of the facts behind it. The first is the answer itself. */
export function AnswerText({ turn, chosen, onChoose }: AnswerTextProps) {
  const { key, sentences, answer } = turn;
  const numbers = citationNumbers(sentences);
  const here = chosen?.turn === key ? chosen : null;
  const textOf = (id: string) => answer?.citations.find((fact) => fact.id === id)?.text ?? id;
  return (
    <p className="text-base leading-relaxed text-pretty lg:text-[1.0625rem] lg:leading-[1.6]">
      {sentences.map(({ text, citations }, index) => (
        <span key={index} className={cx(index === 0 && "font-semibold")}>
          <span className={cx(here && citations.includes(here.fact) && "box-decoration-clone bg-accent-wash")}>
            {text}
          </span>
          {citations.map((id) => (
            <CitationMark
              key={id}
              number={numbers.get(id) ?? 0}
              fact={textOf(id)}
              chosen={here?.fact === id}
              onChoose={() =>
                onChoose(
                  here?.fact === id ? null : { turn: key, fact: id, number: numbers.get(id) ?? 0, text: textOf(id) },
                )
              }
            />
          ))}{" "}
        </span>
      ))}
    </p>
  );
}
