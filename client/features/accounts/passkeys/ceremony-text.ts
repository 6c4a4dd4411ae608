import type { IntlShape } from "react-intl";
import { CeremonyError } from "./ceremony.ts";

/** The failure of a ceremony as one sentence; undefined if it is another one. */
export const ceremonyText = (intl: IntlShape, cause: unknown): string | undefined =>
  cause instanceof CeremonyError
    ? intl.formatMessage({ id: `accounts.passkeys.failed.${cause.failure}` })
    : undefined;
