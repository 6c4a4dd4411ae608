import type { DemoMember } from "./demo-member.ts";
import { amaraOkafor } from "./members/amara-okafor.ts";
import { chloeMartin } from "./members/chloe-martin.ts";
import { eliasNygaard } from "./members/elias-nygaard.ts";
import { freyaHolm } from "./members/freya-holm.ts";
import { inesCarvalho } from "./members/ines-carvalho.ts";
import { ingridSolheim } from "./members/ingrid-solheim.ts";
import { jonasBerg } from "./members/jonas-berg.ts";
import { kariNilsen } from "./members/kari-nilsen.ts";
import { leaBrandt } from "./members/lea-brandt.ts";
import { liamChen } from "./members/liam-chen.ts";
import { mathisLaurent } from "./members/mathis-laurent.ts";
import { noahWeiss } from "./members/noah-weiss.ts";
import { priyaRaman } from "./members/priya-raman.ts";
import { ragnhildMoe } from "./members/ragnhild-moe.ts";
import { saoirseByrne } from "./members/saoirse-byrne.ts";
import { sofiaLindqvist } from "./members/sofia-lindqvist.ts";
import { tomasRivera } from "./members/tomas-rivera.ts";
import { valentinaRojas } from "./members/valentina-rojas.ts";
import { yukiTanaka } from "./members/yuki-tanaka.ts";
import { zeynepKaya } from "./members/zeynep-kaya.ts";

export const members: DemoMember[] = [
  ingridSolheim,
  mathisLaurent,
  amaraOkafor,
  jonasBerg,
  freyaHolm,
  chloeMartin,
  eliasNygaard,
  kariNilsen,
  tomasRivera,
  leaBrandt,
  yukiTanaka,
  inesCarvalho,
  noahWeiss,
  saoirseByrne,
  priyaRaman,
  valentinaRojas,
  zeynepKaya,
  liamChen,
  ragnhildMoe,
  sofiaLindqvist,
];
