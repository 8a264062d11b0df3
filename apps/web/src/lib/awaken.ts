/**
 * The ref of a public page's form: in the words made at build it is `inert`, for what is typed before the app stands would be lost; the
 * app that takes those words over wakes it.
 */
export const awaken = (form: HTMLFormElement | null): void => form?.removeAttribute("inert");
