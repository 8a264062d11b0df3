/** Imported by `pending-imports.test.ts` alone, so that it is not loaded before. */
export { Component as LatePage } from "../app/pages/whatsapp-page.tsx";
