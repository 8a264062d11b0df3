import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { AppRoutes } from "../app/routes.tsx";
import { AuthProvider } from "../features/auth/auth-provider.tsx";

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders the whole application at an address, and returns a simulated user. */
export function renderApp(address: string) {
  const user = userEvent.setup();
  const view = render(
    <AuthProvider>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </AuthProvider>,
  );
  return { ...view, user, address: () => view.getByTestId("address").textContent };
}
