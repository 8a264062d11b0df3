import { StrictMode } from "react";
import { BrowserRouter } from "react-router";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";

/** All of it, for a browser and for the build that writes down the words of its public pages. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary resetKey="">
        <AuthProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </AuthProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
