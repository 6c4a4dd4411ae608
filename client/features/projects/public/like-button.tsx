import IconHeart from "@tabler/icons-react/dist/esm/icons/IconHeart.mjs";
import IconHeartFilled from "@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs";
import { type SyntheticEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";

/** What members think of a project, and whether the reader is one of those who like it. */
export interface Likes {
  likes: number;
  liked: boolean;
}

interface LikeButtonProps extends Likes {
  projectId: string;
}

/**
 * Likes a project or no longer does so. A form, so that it works without JavaScript, for visitors,
 * who sign in first, and where the call fails.
 */
export function LikeButton({ projectId, ...read }: LikeButtonProps) {
  const { data: session } = useSession();
  const [answer, setAnswer] = useState<Likes>();
  const [isUnreachable, setUnreachable] = useState(false);
  const { likes, liked } = answer ?? read;
  const Heart = liked ? IconHeartFilled : IconHeart;

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    if (!session) return;
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = liked ? "no" : "yes";
    setAnswer({ likes: likes + (liked ? -1 : 1), liked: !liked });
    setUnreachable(false);
    const method = liked ? "DELETE" : "POST";
    const path = `/api/projects/${encodeURIComponent(projectId)}/like`;
    const response = await fetch(path, { method }).catch(() => undefined);
    if (!response) {
      setAnswer({ likes, liked });
      setUnreachable(true); // the form would lose the page, too
      return;
    }
    if (response.ok) return setAnswer((await response.json()) as Likes);
    const input = form.elements.namedItem("like") as HTMLInputElement;
    input.value = wanted; // not what is shown meanwhile
    form.submit();
  }

  return (
    <form method="post" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="like" value={liked ? "no" : "yes"} />
      <button type="submit" aria-pressed={liked} className={buttonStyles("outline", 44)}>
        <Heart size={20} aria-hidden="true" className={liked ? "text-primary-strong" : ""} />
        <FormattedMessage id="projects.public.like" values={{ count: likes }} />
      </button>
      <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {isUnreachable && <FormattedMessage id="projects.public.like.failed" />}
      </p>
    </form>
  );
}
