import { Trigger } from "@mikro-orm/decorators/legacy";
import { onPurge } from "../accounts/on-purge.ts";
import { Member } from "../members/member.ts";

onPurge("projects", { member: "delete from projects where editors = array[old.id::text];" });

// Projects without another owner are in the trash as long as their owner is. One whose slug is in use
// meanwhile stays there.
Trigger<object>({
  name: "sole_owner",
  timing: "after",
  events: ["update"],
  body: `
    declare one record;
    begin
    if old.deleted_at is null and new.deleted_at is not null then
      update projects set deleted_at = new.deleted_at
        where editors = array[new.id::text] and deleted_at is null;
    elsif old.deleted_at is not null and new.deleted_at is null then
      for one in
        select id from projects where editors = array[new.id::text] and deleted_at = old.deleted_at
        order by 1
      loop
        begin
          update projects set deleted_at = null where id = one.id;
        exception when unique_violation then
        end;
      end loop;
    end if;
    return null;
    end;`,
})(Member);
