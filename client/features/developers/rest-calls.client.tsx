import { useEffect, useRef } from "react";
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { accessible } from "./accessible-calls.ts";
import "./rest-calls.css";

/** Swagger UI with what /api/openapi.json describes: large, and loaded by this page alone. */
export function RestCalls() {
  const place = useRef<HTMLDivElement>(null);
  const mode = useSetting("themeMode");
  useEffect(() => {
    SwaggerUI({
      url: "/api/openapi.json",
      domNode: place.current,
      deepLinking: true,
      layout: "Calls",
      plugins: [accessible],
    });
  }, []);
  // Its own name for the dark mode.
  useEffect(() => {
    document.documentElement.classList.toggle("dark-mode", mode === "dark");
  }, [mode]);
  return <div ref={place} dir="ltr" className="mx-auto w-full max-w-[1240px] flex-1" />;
}
