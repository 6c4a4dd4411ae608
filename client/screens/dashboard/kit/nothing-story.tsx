import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

export function NothingStory() {
  return (
    <Story title="Nothing there">
      <Example of="there is nothing yet, and a way on" className="block">
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
      <Example of="a part could not be read: never an empty one" className="block">
        <ListFailure text="Atelier cannot be reached at the moment." onRetry={() => {}} />
      </Example>
      <Example
        of="scenes; a whole page that is missing, closed or broken is a Failure"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {(["missing", "closed", "broken", "empty"] as const).map((kind) => (
          <Scene key={kind} kind={kind} />
        ))}
      </Example>
    </Story>
  );
}
