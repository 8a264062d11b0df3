import type { ReactNode } from "react";
import type { ShownDepth } from "../depth.tsx";
import { Copyable } from "./copy-table.tsx";

interface AtDepthProps {
  depth: ShownDepth;
  sentence: ReactNode;
  /** Left out where a subject has no picture: the table stands for it. */
  figure?: ReactNode;
  table: ReactNode;
  /** What can be chosen of the table, beneath it. */
  choice?: ReactNode;
}

/** A subject as deep as the person wants it: said, drawn, or as a table that can be taken along. */
export function AtDepth({ depth, sentence, figure, table, choice }: AtDepthProps) {
  const asTable = depth !== "sentence" && (figure === undefined || depth !== "figure");
  return (
    <>
      {depth !== "table" && <p className="measure mt-2 mb-3">{sentence}</p>}
      {(depth === "figure" || depth === "all") && figure}
      {asTable && <Copyable beside={choice}>{table}</Copyable>}
    </>
  );
}
