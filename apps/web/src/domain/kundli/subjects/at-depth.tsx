import type { ReactNode } from "react";
import { cx } from "../../../lib/cx.ts";
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

/**
 * A subject as deep as the person wants it: said, drawn, or as a table that can be taken along. A table that stands for a picture
 * comes first where height is scarce.
 */
export function AtDepth({ depth, sentence, figure, table, choice }: AtDepthProps) {
  const asTable = depth !== "sentence" && (figure === undefined || depth !== "figure");
  return (
    <div className={cx("flex flex-col", depth === "figure" && !figure && "lg:flex-col-reverse")}>
      {depth !== "table" && <p className="measure mt-2 mb-3">{sentence}</p>}
      {(depth === "figure" || depth === "all") && figure}
      {asTable && (
        <div className="min-w-0">
          <Copyable beside={choice}>{table}</Copyable>
        </div>
      )}
    </div>
  );
}
