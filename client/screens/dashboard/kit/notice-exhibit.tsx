import { Notice } from "../../../kit/notice.tsx";
import { Exhibit } from "./exhibit.tsx";

export function NoticeExhibit() {
  return (
    <Exhibit title="Notices">
      <Notice tone="good">The password is changed. Everywhere else you are signed out.</Notice>
      <Notice tone="warn">This comment waits for review.</Notice>
      <Notice tone="bad">Something went wrong. Please try again.</Notice>
    </Exhibit>
  );
}
