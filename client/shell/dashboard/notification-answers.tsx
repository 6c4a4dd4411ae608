import { AnswerButtons } from "../../features/projects/owners/answer-buttons.tsx";
import { ObjectButton } from "../../features/projects/owners/object-button.tsx";

interface NotificationAnswersProps {
  /** The project that the viewer is invited to own */
  invitation: { id: string } | undefined;
  removal: { id: string } | undefined;
  onAnswered: () => void;
}

/** What a notification can be answered with, without leaving the drawer. */
export function NotificationAnswers({ invitation, removal, onAnswered }: NotificationAnswersProps) {
  return (
    <>
      {invitation && <AnswerButtons project={invitation} onAnswered={onAnswered} />}
      {removal && <ObjectButton removal={removal} onDone={onAnswered} />}
    </>
  );
}
