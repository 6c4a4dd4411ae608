import { FormattedMessage } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { type Recipient, recipientValues } from "./recipient.ts";

const STEPS = ["read", "answer", "kept"] as const;

/** Next to the form: who is asked, and what happens to what is sent. */
export function ContactAside({ recipient }: { recipient: Recipient | null }) {
  const kind = recipient ? "quote" : "message";
  return (
    <aside className="grid content-start gap-8">
      {recipient && <People recipient={recipient} />}
      <section className="rounded-panel bg-primary-soft p-7">
        <h2 className="text-lg font-bold">
          <FormattedMessage id="contact.next" />
        </h2>
        <ol className="mt-4 grid gap-4">
          {STEPS.map((step, n) => (
            <li key={step} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-surface text-sm font-bold text-primary-strong"
              >
                {n + 1}
              </span>
              <span className="leading-snug">
                <FormattedMessage
                  id={`contact.${kind}.${step}`}
                  values={recipient ? recipientValues(recipient) : {}}
                />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

function People({ recipient: { picture, people } }: { recipient: Recipient }) {
  return (
    <section>
      {picture && <Cover picture={picture} className="mb-5 h-[200px] rounded-panel" />}
      <ul className="divide-y divide-line">
        {people.map(({ name, avatar, role, href }) => (
          <li key={href} className="relative flex items-center gap-3.5 py-3">
            <Avatar name={name} src={avatar} size={44} />
            <p className="min-w-0 leading-snug">
              <a href={href} className="font-semibold after:absolute after:inset-0 hover:underline">
                <bdi>{name}</bdi>
              </a>
              {role && <span className="block text-sm text-ink-3">{role}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
