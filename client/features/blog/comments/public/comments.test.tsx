import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import english from "../../../../messages/en.json" with { type: "json" };
import type { Comment, CommentPage } from "../../../../platform/rest.ts";
import { Comments } from "./comments.tsx";

const written: Comment = {
  id: "c1",
  content: "<script>alert(1)</script>",
  name: "Lea Brandt",
  email: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  editedAt: null,
  status: "approved",
  byAuthor: false,
  isOwn: false,
  member: null,
  replies: [],
};

const pageOf = (...comments: Comment[]): CommentPage => ({
  comments,
  commentCount: comments.length,
  pagination: { page: 1, limit: 10, totalCount: comments.length, totalPages: 1, hasMore: false },
});

type CommentsProps = Parameters<typeof Comments>[0];

function html(props: Partial<CommentsProps>, enableComments = true): string {
  const post = { id: "p1", commentCount: props.page?.comments.length ?? 0, enableComments };
  const all = {
    page: pageOf(),
    replyTo: null,
    posted: null,
    submission: "s".repeat(16),
    ...props,
    post,
  };
  const Stub = createRoutesStub([{ path: "/blog/post", Component: () => <Comments {...all} /> }]);
  return renderToString(
    <IntlProvider locale="en" messages={english} timeZone="Europe/Vienna">
      <Stub initialEntries={["/blog/post"]} />
    </IntlProvider>,
  );
}

test("a post without comments says so and shows the form", () => {
  const page = html({});
  expect(page).toContain(english["comments.none"]);
  expect(page).toContain(english["comments.form.post"]);
});

test("closed comments are shown without a form", () => {
  const page = html({ page: pageOf(written) }, false);
  expect(page).toContain("1 comment");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).toContain(english["comments.closed"]);
  expect(page).not.toContain("<form");
  expect(page).not.toContain("?reply=");
});

test("comments that failed to load can be retried", () => {
  const page = html({ page: null });
  expect(page).toContain(english["comments.unreadable"]);
  expect(page).toContain(english["comments.again"]);
});

test("a pending comment is marked for its author", () => {
  const page = html({ page: pageOf({ ...written, status: "pending" }), posted: "c1" });
  expect(page).toContain(english["comments.pending"]);
  expect(page).toContain(english["comments.held"]);
});

test("without JavaScript the form opens under the comment that is replied to", () => {
  const page = html({ page: pageOf(written), replyTo: "c1" });
  expect(page).toContain(`action="/blog/post?reply=c1"`);
  expect(page).toContain(`name="parentId" value="c1"`);
});

test("a refused comment keeps its text and shows the error", () => {
  const draft = { postId: "p1", parentId: null, name: "Kari", email: "nope", content: "Hi <b>" };
  const fields = { email: { id: "comments.field.email" } };
  const page = html({ refusal: { reason: "fields", status: 422, fields, draft } });
  expect(page).toContain(english["comments.field.email"]);
  expect(page).toContain(`value="nope"`);
  expect(page).toContain("Hi &lt;b&gt;</textarea>");
});
