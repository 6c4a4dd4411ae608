import { useIntl } from "react-intl";
import { useNavigation } from "react-router";
import { ProgressLine } from "./progress-line.tsx";
import { useLate } from "./use-late.ts";

export function LoadingBar() {
  const intl = useIntl();
  const late = useLate(useNavigation().state !== "idle");
  if (!late) return null;
  return <ProgressLine label={intl.formatMessage({ id: "ui.loading" })} className="fixed z-50" />;
}
