import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { SeparateContactRequestDocument } from "./contact-request.generated.ts";
import { type OpenRequest, requestAddress } from "./request.ts";
import { COUNTS } from "./use-request-actions.ts";

interface MergedNoticeProps {
  request: OpenRequest;
  reread(): Promise<unknown>;
}

/** Says that a request is answered in the thread of another one. */
export function MergedNotice({ request: { id, mergedInto }, reread }: MergedNoticeProps) {
  const intl = useIntl();
  const maySeparate = useMay("contact:answer");
  const [separate, { loading }] = useMutation(SeparateContactRequestDocument, {
    refetchQueries: COUNTS,
  });
  if (!mergedInto) return null;
  const target = (text: React.ReactNode[]) => (
    <Link to={requestAddress(mergedInto.id)} className="font-semibold underline">
      {text}
    </Link>
  );
  const press = async () => {
    try {
      await separate({ variables: { id, status: "OPEN" } });
      await reread();
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  return (
    <div className="mb-5">
      <Notice tone="warn">
        <p>
          <FormattedMessage id="requests.merged" values={{ target }} />
        </p>
        {maySeparate && (
          <Button
            variant="outline"
            size={36}
            pending={loading}
            className="mt-3"
            onClick={() => void press()}
          >
            <FormattedMessage id="requests.separate" />
          </Button>
        )}
      </Notice>
    </div>
  );
}
