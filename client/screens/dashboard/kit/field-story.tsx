import { CheckField } from "../../../ui/check-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

const pair = "grid gap-5 md:grid-cols-2";

export function FieldStory() {
  return (
    <Story title="Fields">
      <Example of="empty, with a hint" className={pair}>
        <TextField label="Title" name="title" placeholder="A good title is short" />
        <TextField label="Address" name="slug" hint="letters and hyphens" />
      </Example>
      <Example of="with an error" className={pair}>
        <TextField
          label="E-mail"
          name="email"
          defaultValue="freya@"
          error="Enter an email address"
        />
        <TextArea label="Text" name="text" hint="at most 2,000" error="Required" />
      </Example>
      <Example of="disabled, read-only" className={pair}>
        <TextField label="Name" name="name" defaultValue="Freya Holm" disabled />
        <TextField label="Handle" name="handle" defaultValue="freya-holm" readOnly />
      </Example>
      <Example of="password" className={pair}>
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
      </Example>
      <Example of="check field" className={pair}>
        <CheckField name="terms">I accept the terms.</CheckField>
        <CheckField name="policy" error="Required">
          I accept the privacy policy.
        </CheckField>
      </Example>
    </Story>
  );
}
