import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { Example } from "./example.tsx";
import { Story } from "./story.tsx";

export function NoticeStory() {
  return (
    <Story title="Notices">
      <Example of="a sentence about the page or form" className="grid gap-3">
        <Notice tone="good">The password is changed. Everywhere else you are signed out.</Notice>
        <Notice tone="warn">This comment waits for review.</Notice>
        <Notice tone="bad">Something went wrong. Please try again.</Notice>
      </Example>
      <Example
        of="why what was asked for here did not go: said aloud as it appears"
        className="block"
      >
        <ProblemNotice text="Somebody else has this address." />
      </Example>
    </Story>
  );
}
