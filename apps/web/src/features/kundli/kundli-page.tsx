import { PageTitle } from "../../ui/page-title.tsx";

/** The route /generate-kundali: its owner replaces this body. */
export function Component() {
  return <PageTitle>Kundli</PageTitle>;
}
