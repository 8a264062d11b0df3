import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { Leads } from "../../features/leads/leads.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <Leads />
    </AdministratorsOnly>
  );
}
