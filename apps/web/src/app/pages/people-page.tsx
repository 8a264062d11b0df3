import { People } from "../../features/people/people.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <People />
    </AdministrationPage>
  );
}
