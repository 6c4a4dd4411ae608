import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

/** Comments stay, because others have replied to them; their writer's name and address do not. */
const anonymize = (which: string) => `
  update comments set email = null, name = case locale
    when 'fr' then 'Membre supprimé' when 'no' then 'Slettet medlem' else 'Deleted member' end
  where ${which};`;

onPurge("comments", {
  member: anonymize("member_id = old.id"),
  user: anonymize(`account_id = old.id or (email ${OF_THEIR_ADDRESS})`),
});
