import { useIntl } from "react-intl";
import { Timeline } from "../../../ui/timeline.tsx";
import { applicantName } from "./applicant.tsx";
import type { ApplicationToReadQuery } from "./application.generated.ts";

type Application = ApplicationToReadQuery["application"];

/** What happened to an application, the latest first. */
export function ApplicationHistory({ application }: { application: Application }) {
  const intl = useIntl();
  const { id, createdAt, history } = application;
  const name = applicantName(intl, application);
  const stage = (value: string | null) =>
    value ? intl.formatMessage({ id: `applications.stage.${value}` }) : "";
  const events = history.map((event) => {
    const person = event.actor?.displayName ?? "";
    const values = { person, name, from: stage(event.from), to: stage(event.to) };
    if (event.kind === "MAIL") {
      return {
        id: event.id,
        iso: event.createdAt,
        tone: "info" as const,
        title: intl.formatMessage(
          { id: person ? "applications.event.mailBy" : "applications.event.mail" },
          values,
        ),
        text: (
          <details>
            <summary className="cursor-pointer">
              <bdi>{event.subject}</bdi>
            </summary>
            <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
              {event.content}
            </p>
          </details>
        ),
      };
    }
    if (event.kind === "REVEALED") {
      return {
        id: event.id,
        iso: event.createdAt,
        title: intl.formatMessage(
          { id: person ? "applications.event.revealedBy" : "applications.event.revealed" },
          values,
        ),
      };
    }
    if (event.kind === "INTERVIEW") {
      return {
        id: event.id,
        iso: event.createdAt,
        tone: "info" as const,
        title: intl.formatMessage(
          { id: person ? "applications.event.interviewBy" : "applications.event.interview" },
          values,
        ),
        text: <bdi>{event.subject}</bdi>,
      };
    }
    const isOwn = event.to === "WITHDRAWN";
    return {
      id: event.id,
      iso: event.createdAt,
      title: intl.formatMessage(
        {
          id: isOwn
            ? "applications.event.withdrawn"
            : person
              ? "applications.event.movedBy"
              : "applications.event.moved",
        },
        values,
      ),
    };
  });
  const sent = {
    id,
    iso: createdAt,
    tone: "accent" as const,
    title: intl.formatMessage({ id: "applications.event.sent" }, { name }),
  };
  return <Timeline entries={[sent, ...events].toReversed()} />;
}
