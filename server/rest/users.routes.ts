import { lower, PAGED, pagination, type Route, UNPAGED, windowOf } from "./route.ts";

interface Shown extends Record<string, unknown> {
  roles: string[];
  status: string;
  member: { id: string; avatar: string | null } | null;
}

const shown = ({ member, roles, status, ...user }: Shown) => ({
  ...user,
  roles: roles.map(lower),
  status: lower(status),
  image: member?.avatar ?? null,
  memberId: member?.id ?? null,
});

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/users",
    summary: "Accounts by name",
    query: PAGED(UNPAGED),
    document: `query($first: Int, $page: Int) {
      users(first: $first, page: $page) { totalCount nodes {
        id version createdAt updatedAt email name roles status locale isEmailVerified emailVerified lastSeenAt
        member { id avatar }
      } }
    }`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ users: page }, request) => ({
      users: page.nodes.map(shown),
      pagination: pagination(request, UNPAGED, page),
    }),
  },
];
