import { Notice } from "../../../ui/notice.tsx";
import { Story } from "./story.tsx";

export function NoticeStory() {
  return (
    <Story title="Notices">
      <Notice tone="good">The password is changed. Everywhere else you are signed out.</Notice>
      <Notice tone="warn">This comment waits for review.</Notice>
      <Notice tone="bad">Something went wrong. Please try again.</Notice>
    </Story>
  );
}
