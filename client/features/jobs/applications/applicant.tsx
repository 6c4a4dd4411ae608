import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import { type IntlShape, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import type { ListedApplicationFragment } from "./application.generated.ts";

type Applicant = Pick<ListedApplicationFragment, "name" | "number" | "member">;

/** The name of who applied, or a number as long as that is hidden. */
export const applicantName = (
  intl: IntlShape,
  { name, number }: Pick<Applicant, "name" | "number">,
): string => name ?? intl.formatMessage({ id: "applications.hidden" }, { number });

export function ApplicantName({ applicant }: { applicant: Applicant }) {
  return <bdi>{applicantName(useIntl(), applicant)}</bdi>;
}

/** Who is hidden has a sign instead of initials. */
export function ApplicantAvatar({ applicant, size }: { applicant: Applicant; size: number }) {
  const { name, member } = applicant;
  if (name) return <Avatar name={name} src={member?.avatar} size={size} />;
  return (
    <span
      aria-hidden="true"
      className="inline-grid shrink-0 place-items-center rounded-full bg-raised text-ink-3"
      style={{ width: size, height: size }}
    >
      <IconEyeOff size={size / 2} />
    </span>
  );
}
