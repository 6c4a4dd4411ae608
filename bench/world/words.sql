-- What is measured: a blog of a given size in the product's own tables, filled by statements over
-- whole sets. Its triggers keep counters and the list of publications, as in real life.
-- Given: bench.posts and bench.comments, how many there are to be.

create schema bench;

-- A whole number from 0, below the limit; the same for the same seed on every machine.
create function bench.chance(seed text, below bigint) returns int language sql immutable as
  $$ select ((('x' || left(md5(seed), 15))::bit(60)::bigint) % below)::int $$;

-- A UUID v7 as the product makes them: ids made later sort later.
create function bench.id(made timestamptz, seed text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 4, 15))::uuid $$;

create table bench.words as
  select word, number::int - 1 as number from unnest(string_to_array(
    'a the of and in with for on at we they it this that which one two three first last new old '
    'small large quiet clear honest careful early late work paper colour letter page screen picture '
    'studio client drawing project sketch model garden window river table kitchen city train harbour '
    'morning evening winter summer week year answer question reason habit lesson mistake rule tool '
    'pencil camera archive library workshop team friend reader writer teacher student neighbour '
    'begins ends keeps makes finds shows asks learns draws prints reads writes builds cuts folds '
    'measures compares returns waits moves stays changes becomes needs means looks feels sounds '
    'almost always never often slowly plainly together again between before after against without',
    ' ')) with ordinality as listed (word, number);

-- 600 paragraphs of about 500 characters, of which texts are put together
create table bench.paragraphs as
  select number, upper(left(words, 1)) || substr(words, 2) || '.' as text
  from (
    select paragraph as number, string_agg(word, ' ' order by place) as words
    from generate_series(0, 599) paragraph, generate_series(1, 88) place
      join bench.words on true
    where number = bench.chance(paragraph || '/' || place, (select count(*) from bench.words))
    group by paragraph
  ) as joined;
alter table bench.paragraphs add primary key (number);
