import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconPhone from "@tabler/icons-react/dist/esm/icons/IconPhone.mjs";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { LOCALE_NAMES } from "../../../i18n/locale.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { EarlierRequests } from "./earlier-requests.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { InviteSender } from "./invite-sender.tsx";
import type { OpenRequest } from "./request.ts";

interface RequestPersonProps {
  request: OpenRequest;
}

/** Next to the message: who wrote it, and what they agreed to. */
export function RequestPerson({ request }: RequestPersonProps) {
  const { name, email, phone, company, locale, consentAt, sender } = request;
  const { may } = useViewer();
  const readsAll = may("contact:read");
  // A long address breaks here.
  const domainAt = email.lastIndexOf("@") + 1;
  const mayInvite = may("member:write") && readsAll && !sender;
  const mayErase = may("contact:moderate");
  return (
    <aside aria-label={name} className="grid gap-5 p-5">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} src={sender?.avatar} size={48} />
        <p className="min-w-0 leading-snug">
          <bdi className="block truncate font-semibold">{name}</bdi>
          {company && <bdi className="block truncate text-sm text-ink-3">{company}</bdi>}
          {sender && (
            <a href={`/${sender.handle}`} className="text-sm text-primary-strong hover:underline">
              <FormattedMessage id="requests.profile" />
            </a>
          )}
        </p>
      </div>
      <ul className="grid gap-3 border-t border-line pt-5 text-sm">
        <Fact Icon={IconMail}>
          <bdi className="wrap-anywhere">
            {email.slice(0, domainAt)}
            <wbr />
            {email.slice(domainAt)}
          </bdi>
        </Fact>
        {phone && (
          <Fact Icon={IconPhone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="hover:underline">
              <bdi>{phone}</bdi>
            </a>
          </Fact>
        )}
        <Fact Icon={IconLanguage}>{LOCALE_NAMES[locale]}</Fact>
        <Fact Icon={IconCircleCheck}>
          <FormattedMessage id="requests.consent" />
          <span className="block text-ink-3">
            <FormattedDate value={consentAt} dateStyle="long" timeStyle="short" />
          </span>
        </Fact>
      </ul>
      {readsAll && <EarlierRequests request={request} />}
      {(mayInvite || mayErase) && (
        <div className="grid justify-items-start border-t border-line pt-4">
          {mayInvite && <InviteSender request={request} />}
          {mayErase && <ErasePerson name={name} email={email} />}
        </div>
      )}
    </aside>
  );
}

function Fact({ Icon, children }: { Icon: typeof IconMail; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon size={19} aria-hidden="true" className="mt-px shrink-0 text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
