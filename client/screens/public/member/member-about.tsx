import { FormattedMessage } from "react-intl";

/** Plain text; a blank line starts a paragraph. */
export function MemberAbout({ name, about }: { name: string; about: string }) {
  return (
    <section id="about" aria-labelledby="about-title" className="scroll-mt-6">
      <h2 id="about-title" className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]">
        <FormattedMessage id="members.about.title" values={{ name }} />
      </h2>
      <div className="prose mt-5">
        {about.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
