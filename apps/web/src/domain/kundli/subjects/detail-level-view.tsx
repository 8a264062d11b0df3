import type { ReactNode } from "react";
import { cx } from "../../../lib/cx.ts";
import type { ShownDetailLevel } from "../detail-level.tsx";
import { CopyableTable } from "./copyable-table.tsx";

interface DetailLevelViewProps {
  detailLevel: ShownDetailLevel;
  sentence: ReactNode;
  /** Left out where a subject has no figure: the table is then shown in its place. */
  figure?: ReactNode;
  table: ReactNode;
  /** Options for the table, shown below it. */
  tableOptions?: ReactNode;
}

/**
 * A subject at the detail level the user chose: a sentence, a figure, or a table that can be copied. A table that
 * replaces a missing figure comes first where height is scarce.
 */
export function DetailLevelView({ detailLevel, sentence, figure, table, tableOptions }: DetailLevelViewProps) {
  const asTable = detailLevel !== "sentence" && (figure === undefined || detailLevel !== "figure");
  return (
    <div className={cx("flex flex-col", detailLevel === "figure" && !figure && "lg:flex-col-reverse")}>
      {detailLevel !== "table" && <p className="measure mt-2 mb-3">{sentence}</p>}
      {(detailLevel === "figure" || detailLevel === "all") && figure}
      {asTable && (
        <div className="min-w-0">
          <CopyableTable beside={tableOptions}>{table}</CopyableTable>
        </div>
      )}
    </div>
  );
}
