import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { Messages } from "../../features/contact/messages.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <Messages />
    </AdministratorsOnly>
  );
}
