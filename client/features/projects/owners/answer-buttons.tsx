import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { answerInvitation } from "./answer-invitation.ts";

interface AnswerButtonsProps {
  project: { id: string };
  onAnswered?: (accepts: boolean) => void;
}

/** How an invitation to own a project is answered. */
export function AnswerButtons({ project: { id }, onAnswered }: AnswerButtonsProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [pending, setPending] = useState<boolean>();
  const answer = async (accepts: boolean) => {
    setPending(accepts);
    const isDone = await answerInvitation({ id, accepts }, { apollo, intl });
    setPending(undefined);
    if (isDone) onAnswered?.(accepts);
  };
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        size={36}
        pending={pending === true}
        disabled={pending === false}
        onClick={() => void answer(true)}
      >
        <FormattedMessage id="projects.accept.label" />
      </Button>
      <Button
        variant="outline"
        size={36}
        pending={pending === false}
        disabled={pending === true}
        onClick={() => void answer(false)}
      >
        <FormattedMessage id="projects.decline.label" />
      </Button>
    </span>
  );
}
