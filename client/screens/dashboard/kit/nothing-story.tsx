import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

export function NothingStory() {
  return (
    <Story title="Empty and failure">
      <Example of="empty, with a way on" className="block">
        <Empty
          title="No posts yet"
          text="The first one takes a quarter of an hour."
          action={
            <ButtonLink variant="primary" to="/blog">
              Write a post
            </ButtonLink>
          }
        />
      </Example>
      <Example of="could not be read" className="block">
        <Empty
          scene="broken"
          title="The posts could not be read"
          text="Atelier cannot be reached at the moment."
          action={<Button variant="primary">Try again</Button>}
        />
      </Example>
      <Example of="scenes" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(["missing", "closed", "broken", "empty"] as const).map((kind) => (
          <Scene key={kind} kind={kind} />
        ))}
      </Example>
    </Story>
  );
}
