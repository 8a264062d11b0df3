import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { AppRoutes } from "../app/routes.tsx";
import { AuthProvider } from "../features/auth/auth-provider.tsx";

function Address({ first }: { readonly first: string }) {
  const { pathname, search } = useLocation();
  const hasMovedOn = pathname !== new URL(first, "http://localhost").pathname;
  return (
    <output data-testid="address" data-moved-on={hasMovedOn || undefined}>
      {pathname + search}
    </output>
  );
}

/** Renders the whole application at an address, and returns a simulated user. */
export function renderApp(address: string) {
  const user = userEvent.setup();
  const view = render(
    <AuthProvider>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes />
        <Address first={address} />
      </MemoryRouter>
    </AuthProvider>,
  );
  return { ...view, user, address: () => view.getByTestId("address").textContent };
}
