import { FormattedMessage } from "react-intl";
import { ButtonLink } from "../../../ui/button.tsx";

const points = ["home.developers.one", "home.developers.two", "home.developers.three"];

export function DeveloperPanel({ className = "" }: { className?: string }) {
  return (
    <section
      aria-labelledby="developers"
      className={`flex flex-col justify-between rounded-panel bg-primary p-8 text-on-primary ${className}`}
    >
      <div>
        <p className="text-sm font-semibold">
          <FormattedMessage id="home.developers" />
        </p>
        <h2
          id="developers"
          className="mt-2 text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]"
        >
          <FormattedMessage id="home.developers.title" />
        </h2>
      </div>
      <ol className="mt-5 grid gap-2 font-medium">
        {points.map((point, place) => (
          <li key={point} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-current text-sm font-bold"
            >
              {place + 1}
            </span>
            <FormattedMessage id={point} />
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Separate documents, so the links reload. */}
        <ButtonLink variant="ink" to="/graphql" reloadDocument>
          <FormattedMessage id="home.developers.explorer" />
        </ButtonLink>
        <a
          href="/api/docs"
          className="inline-flex min-h-11 items-center font-semibold underline decoration-[1.5px] underline-offset-4"
        >
          <FormattedMessage id="home.developers.docs" />
        </a>
      </div>
    </section>
  );
}
