import { AdministratorsOnly } from "../../features/auth/protected.tsx";
import { Feedback } from "../../features/feedback/feedback.tsx";

export function Component() {
  return (
    <AdministratorsOnly>
      <Feedback />
    </AdministratorsOnly>
  );
}
