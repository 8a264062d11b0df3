import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { People } from "../../features/people/people.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <People />
    </AdministratorsOnly>
  );
}
