import { domain } from "../domain.ts";
import { publishDue } from "./publish-due.ts";
import { deleteOldSelections } from "./selection.ts";
import { deleteUnusedPictures, REMOVE_PICTURES, removePictures } from "./uploaded-picture.ts";
import { MINUTE } from "../foundation/durations.ts";

export const publication = domain({
  name: "publication",
  jobs: {
    [REMOVE_PICTURES]: ({ paths = "" }, { services }) =>
      removePictures(paths.split(" "), services.storage),
  },
  storage: { uploaded_pictures: { member: "uploader_id", size: "size" } },
  timers: {
    "publish what is due": {
      every: 5_000,
      run: (context) => publishDue(context.em, context.now()),
    },
    "forget old selections": {
      every: 10 * MINUTE,
      run: (context) => deleteOldSelections(context.em, context.now()),
    },
    "delete unused pictures": { every: 10 * MINUTE, run: deleteUnusedPictures },
  },
});
export { pictureAudience, storePicture } from "./uploaded-picture.ts";
export { PublicationStatus } from "./publication-status.ts";
