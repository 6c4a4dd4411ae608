import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import type { ProviderName } from "../../../platform/request.ts";
import { callFromBrowser } from "../../../platform/session/call.ts";
import { confirmBefore } from "../../../platform/session/confirm-before.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { MetaLine } from "../../../ui/meta-line.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { DevicesDocument } from "../account.generated.ts";
import { beginProvider } from "./begin-provider.ts";
import {
  LinkedAccountsDocument,
  type LinkedAccountsQuery,
  UnlinkAccountDocument,
} from "./linked-accounts.generated.ts";
import { providerName, PROVIDERS } from "./provider.ts";

type Linked = NonNullable<LinkedAccountsQuery["viewer"]>["linkedAccounts"][number];

const idOf = (provider: Linked["provider"]) => provider.toLowerCase() as ProviderName;

const FAILURES = ["OAuthAlreadyLinked", "OAuthDenied", "OAuthSignin"];

/** The user's accounts at GitHub and Google; nothing if the site offers none and they have none. */
export function LinkedAccounts() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(LinkedAccountsDocument);
  if (!data?.viewer) return <EditLoading error={error} onRetry={refetch} />;
  const { linkedAccounts } = data.viewer;
  const all = new Set([...data.signInProviders, ...linkedAccounts.map(({ provider }) => provider)]);
  if (all.size === 0) return null;
  return (
    <Card
      title={intl.formatMessage({ id: "accounts.linked.title" })}
      text={intl.formatMessage({ id: "accounts.linked.text" })}
    >
      <Outcome linked={linkedAccounts.map(({ provider }) => idOf(provider))} />
      <ul
        aria-label={intl.formatMessage({ id: "accounts.linked.title" })}
        className="divide-y divide-line"
      >
        {[...all].map((provider) => (
          <ProviderRow
            key={provider}
            provider={idOf(provider)}
            linked={linkedAccounts.find((one) => one.provider === provider)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** What came of linking: the user was at the other site in between. */
function Outcome({ linked }: { linked: string[] }) {
  const [query] = useSearchParams();
  const link = query.get("link");
  const provider = query.get("provider") ?? "";
  // the address stays when it is unlinked again
  if (!link || (link === "done" && !linked.includes(provider))) return null;
  const id = link === "done" ? "done" : `failed.${FAILURES.includes(link) ? link : "other"}`;
  return (
    <div role="status" className="mb-2">
      <Notice tone={link === "done" ? "good" : "bad"}>
        <FormattedMessage
          id={`accounts.linked.${id}`}
          values={{ provider: providerName(provider) }}
        />
      </Notice>
    </div>
  );
}

interface ProviderRowProps {
  provider: ProviderName;
  linked: Linked | undefined;
}

function ProviderRow({ provider, linked }: ProviderRowProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const name = PROVIDERS[provider];
  const [isAsking, setAsking] = useState(false);
  const [unlink] = useMutation(UnlinkAccountDocument, {
    refetchQueries: [LinkedAccountsDocument, DevicesDocument],
    awaitRefetchQueries: true,
  });
  const text = (id: string) =>
    intl.formatMessage({ id: `accounts.linked.${id}` }, { provider: name });
  const linking = useAction({ textOf: () => text("failed.other") });
  const unlinking = useAction();
  const link = async () => {
    if (!(await confirmBefore(client))) return;
    const begun = await beginProvider(provider, { link: true }, callFromBrowser);
    if (!("url" in begun)) throw new Error(`answered ${begun.status}`);
    location.assign(begun.url);
  };
  return (
    <li className="py-4">
      <ProblemNotice text={linking.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <IconLink size={26} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          <MetaLine>
            <span>
              {linked ? (
                <bdi className="[overflow-wrap:anywhere]">{linked.label}</bdi>
              ) : (
                text("none")
              )}
            </span>
            {linked?.lastUsedAt && (
              <span>
                <FormattedMessage
                  id="accounts.passkeys.used"
                  values={{ date: <DateTime iso={linked.lastUsedAt} /> }}
                />
              </span>
            )}
          </MetaLine>
        </div>
        {linked ? (
          <Button
            variant="outline"
            size={44}
            aria-label={text("unlinkOf")}
            onClick={() => setAsking(true)}
          >
            {text("unlink")}
          </Button>
        ) : (
          <Button
            variant="outline"
            size={44}
            aria-label={text("linkOf")}
            pending={linking.pending}
            onClick={() => void linking.run(link)}
          >
            {text("link")}
          </Button>
        )}
      </div>
      {linked && isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={text("unlink.title")}
          text={text("unlink.text")}
          confirm={text("unlink")}
          pending={unlinking.pending}
          error={unlinking.error}
          onConfirm={() =>
            void unlinking
              .run(() => unlink({ variables: { id: linked.id } }))
              .then((isDone) => isDone && snackbar({ text: text("unlinked"), tone: "good" }))
          }
        />
      )}
    </li>
  );
}
