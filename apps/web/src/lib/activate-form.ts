/**
 * Ref for a public page's form: its prerendered HTML is `inert`, because input before hydration would be lost. The
 * ref makes it active once the app has hydrated it.
 */
export const activateForm = (form: HTMLFormElement | null): void => form?.removeAttribute("inert");
