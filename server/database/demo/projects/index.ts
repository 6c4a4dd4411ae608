import type { DemoProject } from "../demo-project.ts";
import { project as autumnList } from "./autumn-list.ts";
import { project as fjordlys } from "./fjordlys.ts";
import { project as form27 } from "./form-27.ts";
import { project as grotNo9 } from "./grot-no-9.ts";
import { project as lastTypewriter } from "./last-typewriter.ts";
import { project as linje5 } from "./linje-5.ts";
import { project as marche } from "./marche.ts";
import { project as mensa } from "./mensa.ts";
import { project as morketid } from "./morketid.ts";
import { project as nightPharmacy } from "./night-pharmacy.ts";
import { project as nordavind } from "./nordavind.ts";
import { project as quietHours } from "./quiet-hours.ts";
import { project as sjuKaier } from "./sju-kaier.ts";
import { project as stillOctober } from "./still-october.ts";
import { project as subida } from "./subida.ts";
import { project as talkingTicketMachine } from "./talking-ticket-machine.ts";
import { project as tidevann } from "./tidevann.ts";
import { project as waterLedger } from "./water-ledger.ts";
import { project as zimmer14 } from "./zimmer-14.ts";

export const projects: DemoProject[] = [
  autumnList,
  fjordlys,
  form27,
  grotNo9,
  lastTypewriter,
  linje5,
  marche,
  mensa,
  morketid,
  nightPharmacy,
  nordavind,
  quietHours,
  sjuKaier,
  stillOctober,
  subida,
  talkingTicketMachine,
  tidevann,
  waterLedger,
  zimmer14,
];
