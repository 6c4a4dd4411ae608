import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { type EditTab, EditTabs } from "../../../../admin/form/edit-tabs.tsx";
import { Completeness } from "./completeness.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import type { MemberToEdit } from "./member-form.ts";
import { PictureFields } from "./picture-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { ResumeFields } from "./resume-fields.tsx";
import { useAddressQuery } from "../../../../platform/use-address-query.ts";
import type { MemberEdit } from "./use-member-edit.ts";
import { WorkFields } from "./work-fields.tsx";

/** Also for what is no field of the form, such as pictures */
const FIRST = "general";

interface ProfileTabsProps {
  edit: MemberEdit;
  /** Undefined for a new one */
  member: MemberToEdit | undefined;
  /** The URL parameter of the open tab */
  tabParam: string;
  asAdmin: boolean;
  /** A further tab, without fields */
  account?: ReactNode;
}

/** All fields of a profile, in tabs. */
export function ProfileTabs({ edit, member, tabParam, asAdmin, account }: ProfileTabsProps) {
  const intl = useIntl();
  const [query, setQuery] = useAddressQuery();
  const [wanted, setWanted] = useState<{ tab: string; field: string }>();
  const { text } = edit;
  const tabs: EditTab<MemberEdit["values"]>[] = [
    {
      id: FIRST,
      label: text("general"),
      paths: [
        "displayName",
        "pronouns",
        "handle",
        "email",
        "company",
        "typeIds",
        "role",
        "headline",
        "about",
      ],
      content: (
        <>
          {member && <PictureFields member={member} />}
          <IdentityFields edit={edit} asAdmin={asAdmin} />
        </>
      ),
    },
    {
      id: "work",
      label: text("work"),
      paths: [
        "skills",
        "tools",
        "availability",
        "availableFrom",
        "openTo",
        "rate",
        "rateVisibility",
        "featuredProjectIds",
      ],
      content: <WorkFields edit={edit} memberId={member?.id} />,
    },
    {
      id: "place",
      label: text("place"),
      paths: ["city", "state", "country", "timeZone", "languages", "address", "zipCode", "phone"],
      content: <PlaceFields edit={edit} />,
    },
    {
      id: "resume",
      label: text("resume"),
      paths: ["experience", "education", "awards"],
      content: <ResumeFields edit={edit} />,
    },
    {
      id: "links",
      label: text("links"),
      paths: ["links"],
      content: <LinkFields edit={edit} />,
    },
    {
      id: "privacy",
      label: intl.formatMessage({ id: "members.edit.privacy" }),
      paths: ["visibility", "acceptMessagesFrom"],
      content: <PrivacyFields edit={edit} />,
    },
    ...(account ? [{ id: "account", label: text("account"), paths: [], content: account }] : []),
  ];
  const current = tabs.find(({ id }) => id === query.get(tabParam))?.id ?? FIRST;
  const open = (tab: string) => {
    setWanted(undefined);
    const next = new URLSearchParams(query);
    next.set(tabParam, tab);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const show = (field: string) => {
    const isIn = ({ paths }: (typeof tabs)[number]) => paths.some((path) => path === field);
    const tab = tabs.find(isIn)?.id ?? FIRST;
    open(tab);
    setWanted({ tab, field });
  };
  // After the tab is open: what is hidden cannot be focused.
  useEffect(() => {
    if (wanted?.tab === current) focusField(wanted.field);
  }, [wanted, current]);
  return (
    <>
      {member && <Completeness edit={edit} member={member} onGo={show} />}
      <EditTabs edit={edit} label={text("tabs")} current={current} onChange={open} tabs={tabs} />
    </>
  );
}

/** Focuses the first control of a field that is shown: a text of the current language, or its button. */
function focusField(field: string): void {
  const controls = document.querySelectorAll<HTMLElement>(`[name="${field}"], [name^="${field}."]`);
  [...controls].find((control) => control.checkVisibility())?.focus();
}
