import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { AnswerButtons } from "../owners/answer-buttons.tsx";

interface InvitationNoticeProps {
  project: { id: string };
  /** Who sent it; null if their profile was deleted */
  invitedBy: string | null;
}

/** An invitation to own the project that is shown. */
export function InvitationNotice({ project, invitedBy }: InvitationNoticeProps) {
  const navigate = useNavigate();
  return (
    <section className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-primary-soft px-4 py-4 md:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-bold">
          {invitedBy ? (
            <FormattedMessage
              id="projects.invitation.from"
              values={{ name: <bdi>{invitedBy}</bdi> }}
            />
          ) : (
            <FormattedMessage id="projects.invitation" />
          )}
        </h2>
        <p className="text-sm text-ink-2">
          <FormattedMessage id="projects.invitation.text" />
        </p>
      </div>
      <AnswerButtons
        project={project}
        onAnswered={(accepts) => {
          // Who has declined no longer sees a project that is not public.
          if (!accepts) void navigate("/dashboard/projects");
        }}
      />
    </section>
  );
}
