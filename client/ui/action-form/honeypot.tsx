import { FormattedMessage } from "react-intl";

/** A field for bots that fill in everything. People neither see, hear nor reach it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -z-10 h-px w-px overflow-hidden opacity-0">
      <label>
        <FormattedMessage id="form.website" />
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
