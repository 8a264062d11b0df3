import { splitTelephoneNumbers } from "./split-telephone-numbers.ts";

/** A text with its helplines as links. @param isCare whether it speaks to a person who may be in danger */
export function TextWithTelephones({ text, isCare }: { text: string; isCare: boolean }) {
  return splitTelephoneNumbers(text, isCare).map((part, index) =>
    part.telephone === null ? (
      part.text
    ) : (
      <a
        key={index}
        href={`tel:${part.telephone}`}
        className="py-2 font-semibold whitespace-nowrap text-accent underline"
      >
        {part.text}
      </a>
    ),
  );
}
