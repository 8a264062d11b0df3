/**
 * Copies a text; resolves to whether that worked. Over plain HTTP on another address than localhost browsers offer no clipboard: there, and
 * where it is refused, the text is selected in a field of its own and copied as by the keyboard.
 */
export async function copyText(text: string): Promise<boolean> {
  // Absent in insecure contexts, which the type does not say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    const isWritten = await clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isWritten) return true;
  }
  return copySelectedText(text);
}

function copySelectedText(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset-block-start:0;opacity:0";
  // Everything outside an open modal dialog is inert and cannot be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
