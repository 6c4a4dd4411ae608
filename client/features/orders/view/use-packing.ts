import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { MarkOrdersPackedDocument } from "../orders.generated.ts";

/** Says of an order that it is packed; what fails is said. */
export function usePacking(id: string, onChange: () => unknown) {
  const intl = useIntl();
  const [mark] = useMutation(MarkOrdersPackedDocument);
  const [pending, setPending] = useState(false);
  const pack = async () => {
    setPending(true);
    try {
      await mark({ variables: { ids: [id] } });
      await onChange();
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
    setPending(false);
  };
  return { pack, pending };
}
