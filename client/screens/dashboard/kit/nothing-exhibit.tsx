import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Scene } from "../../../kit/scene.tsx";
import { Exhibit } from "./exhibit.tsx";
import { Specimen } from "./specimen.tsx";

export function NothingExhibit() {
  return (
    <Exhibit title="Empty and failure">
      <Specimen of="empty, with a way on" className="block">
        <Empty
          title="No posts yet"
          text="The first one takes a quarter of an hour."
          action={
            <ButtonLink variant="primary" to="/blog">
              Write a post
            </ButtonLink>
          }
        />
      </Specimen>
      <Specimen of="could not be read" className="block">
        <Empty
          scene="broken"
          title="The posts could not be read"
          text="Atelier cannot be reached at the moment."
          action={<Button variant="primary">Try again</Button>}
        />
      </Specimen>
      <Specimen of="scenes" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(["missing", "closed", "broken", "empty"] as const).map((kind) => (
          <Scene key={kind} kind={kind} />
        ))}
      </Specimen>
    </Exhibit>
  );
}
