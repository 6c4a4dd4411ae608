-- One tenth of the comments after the other, so that what updates leave behind can be cleared away
-- in between. Of a post's the first seven in ten stand for themselves, the others answer one of them.
-- Given: bench.part, 1 to 10.

insert into comments (id, created_at, updated_at, post_id, parent_id, content, name, email,
  member_id, by_author, status, locale, spam_score, fingerprint)
select one.id, one.at, one.at, posts.id, parent.id,
  left(text, 60 + bench.chance('length' || one.c, 300)),
  case when by_member then 'Member ' || 1 + one.c % 2000 else 'Visitor ' || one.c % 5000 end,
  case when not by_member then 'visitor' || one.c % 5000 || '@example.org' end,
  case when by_member then bench.id(began, 'member' || 1 + one.c % 2000) end,
  by_member and one.c % 2000 = one.n % 2000,
  case when one.c % 100 < 6 then 'pending' when one.c % 100 < 9 then 'spam' else 'approved' end,
  'en', 0, 'bench ' || one.c
from bench.past, bench.comments one
  join bench.posts on posts.n = one.n
  join bench.paragraphs on number = bench.chance('comment' || one.c, 600)
  left join bench.comments parent on one.place > one.tops and parent.n = one.n
    and parent.place = 1 + (one.place - one.tops - 1) % one.tops
  cross join lateral (values (one.c % 4 = 0)) as writer (by_member)
where ceil(one.c * 10.0 / current_setting('bench.comments')::int) = current_setting('bench.part')::int
order by one.c;
