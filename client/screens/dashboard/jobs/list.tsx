import { listScreen } from "../../../admin/list/defined-list.tsx";
import { jobList } from "../../../features/jobs/list/job.list.tsx";

export default listScreen(jobList);
