import { useMutation, useQuery } from "@apollo/client/react";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { languageName, type Locale } from "../../../../../i18n/locale.ts";
import { problemText } from "../../../../../platform/apollo/problem-text.ts";
import { Button } from "../../../../../ui/button.tsx";
import { ProblemNotice } from "../../../../../ui/notice.tsx";
import { TextField } from "../../../../../ui/text-field.tsx";
import { useCopyLink } from "../../../../../ui/use-copy-link.ts";
import {
  CreatePreviewLinkDocument,
  DeletePreviewLinkDocument,
  PreviewLinksDocument,
} from "./share-preview.generated.ts";

interface SharePreviewProps {
  postId: string;
  locale: Locale;
}

/** Shares the draft of one language by a secret link. */
export function SharePreview(props: SharePreviewProps) {
  const intl = useIntl();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const title = intl.formatMessage(
    { id: "posts.share.title" },
    { language: languageName(intl, props.locale) },
  );
  return (
    <div className="border-b border-line px-4 py-3 md:px-6">
      <Button
        variant="outline"
        size={44}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <IconLink size={19} aria-hidden="true" />
        <FormattedMessage id="posts.share" />
      </Button>
      <section id={panel} aria-label={title} hidden={!isOpen} className="max-w-[560px] pt-4 pb-2">
        {isOpen && (
          <>
            <p className="font-bold">{title}</p>
            <p className="mt-1 text-ink-2">
              <FormattedMessage id="posts.share.text" />
            </p>
            <SharedLink {...props} />
          </>
        )}
      </section>
    </div>
  );
}

/** The link of the language, and what can be done with it. */
function SharedLink({ postId, locale }: SharePreviewProps) {
  const intl = useIntl();
  const copy = useCopyLink();
  const { data, error } = useQuery(PreviewLinksDocument, {
    variables: { postId },
    fetchPolicy: "network-only",
  });
  const after = { refetchQueries: [PreviewLinksDocument], awaitRefetchQueries: true };
  const [create, creating] = useMutation(CreatePreviewLinkDocument, after);
  const [end, ending] = useMutation(DeletePreviewLinkDocument, after);
  const link = data?.previewLinks.find((one) => one.locale === locale);
  const made = creating.data?.createPreviewLink;
  // the secret is told once, and only of the link that still works
  const path = made && made.link.version === link?.version ? made.path : undefined;
  const failure = creating.error ?? ending.error;
  // Their failures are in `error`.
  const share = () => void create({ variables: { postId, locale } }).catch(() => {});
  const stop = (id: string) => void end({ variables: { id } }).catch(() => {});
  return (
    <div className="mt-4 grid gap-3">
      {path && (
        <TextField
          name="link"
          label={intl.formatMessage({ id: "posts.share.link" })}
          value={new URL(path, location.href).href}
          dir="ltr"
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      <p role="status" className="empty:hidden">
        {link && (
          <FormattedMessage
            id="posts.share.until"
            values={{
              date: intl.formatDate(link.expiresAt, { dateStyle: "long", timeStyle: "short" }),
            }}
          />
        )}
        {data && !link && ending.data && <FormattedMessage id="posts.share.stopped" />}
      </p>
      {link && (
        <p className="text-sm text-ink-2">
          <FormattedMessage id={path ? "posts.share.once" : "posts.share.again.text"} />
        </p>
      )}
      <ProblemNotice text={(failure || error) && problemText(intl, failure || error)} />
      {!data && !error && (
        <div aria-busy="true" className="h-11 w-44 animate-pulse rounded-md bg-raised" />
      )}
      {data && (
        <div className="flex flex-wrap gap-3">
          {link && (
            <Button
              variant="outline"
              size={44}
              pending={ending.loading}
              onClick={() => stop(link.id)}
            >
              <FormattedMessage id="posts.share.stop" />
            </Button>
          )}
          {path ? (
            <Button variant="primary" size={44} onClick={() => void copy(path)}>
              <FormattedMessage id="posts.share.copy" />
            </Button>
          ) : (
            <Button variant="primary" size={44} pending={creating.loading} onClick={share}>
              <FormattedMessage id={link ? "posts.share.again" : "posts.share.create"} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
