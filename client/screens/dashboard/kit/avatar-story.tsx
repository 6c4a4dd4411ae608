import { Avatar } from "../../../ui/avatar.tsx";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

const people = [
  "Freya Holm",
  "Amara Okafor",
  "Chloé Martin",
  "Elias Nygaard",
  "Ingrid Solberg",
  "Mateo Ruiz",
].map((name) => ({ name }));

export function AvatarStory() {
  return (
    <Story title="Avatars">
      <Example of="sizes, and with a picture">
        {[24, 28, 36, 44, 64].map((size) => (
          <Avatar key={size} name="Freya Holm" size={size} />
        ))}
        <Avatar name="Amara Okafor" src="/artwork/rings-215.svg" size={64} />
      </Example>
      <Example of="a group, at most four are seen">
        <AvatarGroup people={people.slice(0, 2)} />
        <AvatarGroup people={people.slice(0, 4)} />
        <AvatarGroup people={people} size={36} />
      </Example>
    </Story>
  );
}
