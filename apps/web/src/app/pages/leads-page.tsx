import { Leads } from "../../features/leads/leads.tsx";
import { AdministrationPage } from "../administration-page.tsx";

export function Component() {
  return (
    <AdministrationPage>
      <Leads />
    </AdministrationPage>
  );
}
