import { useApolloClient, useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { useList } from "../../../dashboard/list/use-list.ts";
import { useListView } from "../../../dashboard/list/use-list-view.ts";
import { titleOf } from "../../../features/posts/listed-post.ts";
import { postAddress } from "../../../features/posts/post-address.ts";
import { PostListDocument } from "../../../features/posts/post-list.generated.ts";
import { PostListChoicesDocument } from "../../../features/posts/post-list-choices.generated.ts";
import { PostListFacts } from "../../../features/posts/post-list-facts.tsx";
import { filterOf, postList, tabsOf, variablesOf } from "../../../features/posts/post-list.ts";
import { PostMenu } from "../../../features/posts/post-menu.tsx";
import { PostRowCard } from "../../../features/posts/post-row-card.tsx";
import { PostTile } from "../../../features/posts/post-tile.tsx";
import { SelectPostsDocument } from "../../../features/posts/select-posts.generated.ts";
import { usePostActions } from "../../../features/posts/use-post-actions.ts";
import { usePostColumns } from "../../../features/posts/use-post-columns.tsx";
import { usePostFilters } from "../../../features/posts/use-post-filters.ts";
import { useLocale } from "../../../features/site/locale.ts";
import { ButtonLink } from "../../../kit/button.tsx";

export default function PostsScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const list = useList(postList);
  const posts = useQuery(PostListDocument, { variables: variablesOf(list.place, locale) });
  const { data: choices } = useQuery(PostListChoicesDocument, { variables: { locale } });
  const actions = usePostActions(choices?.categories ?? []);
  const { tab } = list.place;
  const inTrash = tab === "trash";
  const shown = inTrash ? "all" : tab; // the list has its own words for an empty trash
  return (
    <ListScreen
      name="posts"
      title={intl.formatMessage({ id: "posts.title" })}
      facts={<PostListFacts />}
      actions={
        <>
          <ButtonLink
            variant="outline"
            size={44}
            to="/dashboard/blog/categories"
            className="max-md:hidden"
          >
            <FormattedMessage id="posts.categories" />
          </ButtonLink>
          <ButtonLink variant="primary" size={44} to="/dashboard/blog/new">
            <IconPlus size={19} stroke={2.25} aria-hidden="true" />
            <FormattedMessage id="posts.new" />
          </ButtonLink>
        </>
      }
      list={list}
      {...useListView(list)}
      result={resultOf(posts, ({ postsToEdit, deletedPosts }) =>
        inTrash ? deletedPosts : postsToEdit,
      )}
      search={intl.formatMessage({ id: "posts.search" })}
      tabs={tabsOf(intl, posts.data ?? posts.previousData)}
      filters={usePostFilters(choices)}
      nameOf={(post) => titleOf(post, locale)}
      columns={usePostColumns(inTrash)}
      card={(post) => <PostRowCard post={post} />}
      tile={(post) => <PostTile post={post} />}
      onOpen={({ id }) => void navigate(postAddress(id, "edit"))}
      menu={(post, begin) => <PostMenu post={post} actions={actions} begin={begin} />}
      bulk={
        tab === "archived"
          ? [actions.unarchive, actions.categorize, actions.remove]
          : [actions.publish, actions.categorize, actions.archive, actions.remove]
      }
      trash={actions.trash}
      count={async (meant) => {
        const filter = meant === "all" ? filterOf(list.place) : meant;
        const { data } = await apollo.mutate({
          mutation: SelectPostsDocument,
          variables: { filter, inTrash },
        });
        return { count: data?.selectPosts.count ?? 0, selection: data?.selectPosts.id };
      }}
      empty={{
        title: intl.formatMessage({ id: `posts.empty.${shown}` }),
        text: intl.formatMessage({ id: `posts.empty.${shown}.text` }),
        action: tab !== "archived" && (
          <ButtonLink variant="primary" size={44} to="/dashboard/blog/new">
            <FormattedMessage id="posts.new" />
          </ButtonLink>
        ),
      }}
    />
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
