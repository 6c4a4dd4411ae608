import { data } from "react-router";
import { TitleRow } from "../../admin/title-row.tsx";
import { pageRequest } from "../../platform/request.ts";
import type { Route } from "./+types/kit";
import { Stories } from "./kit/stories.client.tsx";
import { Looks } from "./kit/looks.tsx";

/** For developers, only with demo data: otherwise there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { demo, session } = context.get(pageRequest);
  const roles = (await session())?.user.roles ?? [];
  if (!demo || !roles.includes("admin")) throw data(null, { status: 404 });
  return null;
}

/** Every component in every state. */
export default function Kit() {
  return (
    <>
      <TitleRow title="Kit" subtitle="Every part in every state, in every look." />
      <Looks />
      <Stories />
    </>
  );
}
