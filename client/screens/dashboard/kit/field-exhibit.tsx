import { CheckField } from "../../../kit/check-field.tsx";
import { PasswordField } from "../../../kit/password-field.tsx";
import { TextArea } from "../../../kit/text-area.tsx";
import { TextField } from "../../../kit/text-field.tsx";
import { Exhibit } from "./exhibit.tsx";
import { Specimen } from "./specimen.tsx";

const pair = "grid gap-5 md:grid-cols-2";

export function FieldExhibit() {
  return (
    <Exhibit title="Fields">
      <Specimen of="empty, with a hint" className={pair}>
        <TextField label="Title" name="title" placeholder="A good title is short" />
        <TextField label="Address" name="slug" hint="letters and hyphens" />
      </Specimen>
      <Specimen of="with an error" className={pair}>
        <TextField
          label="E-mail"
          name="email"
          defaultValue="freya@"
          error="Enter an email address"
        />
        <TextArea label="Text" name="text" hint="at most 2,000" error="Required" />
      </Specimen>
      <Specimen of="disabled, read-only" className={pair}>
        <TextField label="Name" name="name" defaultValue="Freya Holm" disabled />
        <TextField label="Handle" name="handle" defaultValue="freya-holm" readOnly />
      </Specimen>
      <Specimen of="password" className={pair}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="at least 10 characters"
        />
        <PasswordField
          label="Current password"
          name="old"
          autoComplete="current-password"
          error="The password is not right"
        />
      </Specimen>
      <Specimen of="check field" className={pair}>
        <CheckField name="terms">I accept the terms.</CheckField>
        <CheckField name="policy" error="Required">
          I accept the privacy policy.
        </CheckField>
      </Specimen>
    </Exhibit>
  );
}
