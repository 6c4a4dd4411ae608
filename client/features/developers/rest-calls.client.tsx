import { useEffect, useRef } from "react";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import { useShownMode } from "../../platform/settings/use-setting.ts";
import { accessible } from "./accessible-calls.ts";
import "./rest-calls.css";

/** Swagger UI with /api/openapi.json: large, and loaded only on this page. */
export function RestCalls() {
  const place = useRef<HTMLDivElement>(null);
  const mode = useShownMode();
  useEffect(() => {
    SwaggerUI({
      url: "/api/openapi.json",
      domNode: place.current,
      deepLinking: true,
      layout: "Calls",
      plugins: [accessible],
    });
  }, []);
  // Swagger UI's class name for dark mode.
  useEffect(() => {
    document.documentElement.classList.toggle("dark-mode", mode === "dark");
  }, [mode]);
  return <div ref={place} dir="ltr" className="mx-auto w-full max-w-[1240px] flex-1" />;
}
