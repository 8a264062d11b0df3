import type { DrawingPrimitive, StructureNode } from "./drawing-primitives.ts";

type StructureElement = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * Writes the structure tree of a tagged PDF while its primitives are drawn: screen readers find headings, table cells and the words for a
 * picture in it. What has no meaning of its own (lines, footers) is marked as an artifact, which they skip.
 */
export function createStructureWriter(document: PDFKit.PDFDocument) {
  const root = document.struct("Document");
  document.addStructure(root);
  const elements = new Map<StructureNode, StructureElement>();
  let open: StructureNode | "artifact" | null = null;

  function addElement(node: StructureNode, parent: StructureElement): StructureElement {
    const { type, alt, cells = [] } = node;
    const element = document.struct(type, {
      ...(alt !== undefined && { alt }),
      ...(type === "TH" && { scope: "Column" }),
    });
    parent.add(element);
    elements.set(node, element);
    // An empty cell draws nothing, but the cells after it must stay in their columns.
    for (const cell of cells) addElement(cell, element);
    return element;
  }

  function close(): void {
    if (open !== null) document.endMarkedContent();
    open = null;
  }

  function begin(path: readonly StructureNode[]): void {
    const leaf = path.at(-1);
    if (!leaf || leaf === open) return;
    close();
    let element = root;
    for (const node of path) element = elements.get(node) ?? addElement(node, element);
    element.add(document.markStructureContent(leaf.type));
    open = leaf;
  }

  function beginArtifact(): void {
    if (open === "artifact") return;
    close();
    document.markContent("Artifact", { type: "Layout" });
    open = "artifact";
  }

  return {
    /** Must be called before a primitive is drawn. Text without structure is a paragraph, anything else decoration. */
    mark({ kind, structure }: DrawingPrimitive): void {
      if (structure === "artifact") return beginArtifact();
      if (structure !== undefined) return begin(structure);
      return kind === "text" ? begin([{ type: "P" }]) : beginArtifact();
    },
    /** Must be called at the end of each page. */
    endPage: close,
    end(): void {
      close();
      root.end();
    },
  };
}
