import { Migration } from '@mikro-orm/migrations';

export class Migration20261130002219 extends Migration {

  override name = 'Migration20261130002219';

  override up(): void | Promise<void> {
    this.addSql(`alter table "file_links" add "label" text null, add "terms" tsvector generated always as (to_tsvector('simple', regexp_replace(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("label", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'), '[!-/:-@_~]', ' ', 'g') || regexp_replace(regexp_replace(regexp_replace(left(replace(replace(replace(replace(translate(regexp_replace(normalize(lower(left(coalesce("label", ''), 100000) collate "und-x-icu"), nfkd), '[̀-֑ͯ-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟัิ-ฺ็-๎ັິ-ຼ່-໎ါ-ှ឴-៓゙゚]', '', 'g'), 'øđðłħŧıς', 'oddlhtiσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 50000), '[^฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+', ' ', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿])([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]+)', '\\1 \\2', 'g'), '([฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿][฀-໿က-႟ក-៿々-〇ぁ-ヺー-ヿㇰ-ㇿ㐀-䶿一-鿿豈-﫿𠀀-𿿿]?)', ' \\1 ', 'g'))) stored null;`);
    this.addSql(`create index "file_links_terms_index" on "file_links" using gin ("terms");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "file_links_terms_index";`);
    this.addSql(`alter table "file_links" drop column "label", drop column "terms";`);
  }

}
