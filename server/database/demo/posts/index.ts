import type { DemoPost } from "../demo-post.ts";
import { post as aBuildThatFailsPolitely } from "./a-build-that-fails-politely.ts";
import { post as aStatusPageYourMotherCanRead } from "./a-status-page-your-mother-can-read.ts";
import { post as aWaitingRoomThatExplainsItself } from "./a-waiting-room-that-explains-itself.ts";
import { post as blueAt69DegreesNorth } from "./blue-at-69-degrees-north.ts";
import { post as colourSystemsThatSurviveADarkMode } from "./colour-systems-that-survive-a-dark-mode.ts";
import { post as deleteTheThirdOnboardingScreen } from "./delete-the-third-onboarding-screen.ts";
import { post as drawingAnARingThatSurvives8Pixels } from "./drawing-an-a-ring-that-survives-8-pixels.ts";
import { post as easingCurvesExplainedWithBuses } from "./easing-curves-explained-with-buses.ts";
import { post as fjordlysWayfindingForANightFerry } from "./fjordlys-wayfinding-for-a-night-ferry.ts";
import { post as howINameElevenThousandPhotographs } from "./how-i-name-eleven-thousand-photographs.ts";
import { post as howStudioNordShipsAWebsiteInNineDays } from "./how-studio-nord-ships-a-website-in-nine-days.ts";
import { post as marcheAMarketInPrint } from "./marche-a-market-in-print.ts";
import { post as morketidAPictureBookWithoutASun } from "./morketid-a-picture-book-without-a-sun.ts";
import { post as nordavindAHeadlineForBadWeather } from "./nordavind-a-headline-for-bad-weather.ts";
import { post as ourHandbookIsOnePage } from "./our-handbook-is-one-page.ts";
import { post as paperStockIsAPromise } from "./paper-stock-is-a-promise.ts";
import { post as pricingABrandIdentityWithoutGuessing } from "./pricing-a-brand-identity-without-guessing.ts";
import { post as recordingTheRoomBeforeThePeopleArrive } from "./recording-the-room-before-the-people-arrive.ts";
import { post as renderFarmsRankedByHowHotMyRoomGets } from "./render-farms-ranked-by-how-hot-my-room-gets.ts";
import { post as sendMeYourWorstWord } from "./send-me-your-worst-word.ts";
import { post as sevenSoundsAButtonShouldNotMake } from "./seven-sounds-a-button-should-not-make.ts";
import { post as stillOctober } from "./still-october.ts";
import { post as theEighteenBrushesIKept } from "./the-eighteen-brushes-i-kept.ts";
import { post as theInvoiceISendOnDayOne } from "./the-invoice-i-send-on-day-one.ts";
import { post as theMeetingThatBecameAForm } from "./the-meeting-that-became-a-form.ts";
import { post as tidevann } from "./tidevann.ts";
import { post as whatAGoodBriefLooksLike } from "./what-a-good-brief-looks-like.ts";
import { post as whatAStudioCostsWhenNobodyIsWorking } from "./what-a-studio-costs-when-nobody-is-working.ts";

/** Newest first. */
export const posts: DemoPost[] = [
  whatAGoodBriefLooksLike,
  ourHandbookIsOnePage,
  colourSystemsThatSurviveADarkMode,
  pricingABrandIdentityWithoutGuessing,
  howStudioNordShipsAWebsiteInNineDays,
  drawingAnARingThatSurvives8Pixels,
  sevenSoundsAButtonShouldNotMake,
  stillOctober,
  theInvoiceISendOnDayOne,
  fjordlysWayfindingForANightFerry,
  whatAStudioCostsWhenNobodyIsWorking,
  blueAt69DegreesNorth,
  marcheAMarketInPrint,
  theMeetingThatBecameAForm,
  aStatusPageYourMotherCanRead,
  easingCurvesExplainedWithBuses,
  tidevann,
  howINameElevenThousandPhotographs,
  theEighteenBrushesIKept,
  aWaitingRoomThatExplainsItself,
  aBuildThatFailsPolitely,
  paperStockIsAPromise,
  sendMeYourWorstWord,
  nordavindAHeadlineForBadWeather,
  deleteTheThirdOnboardingScreen,
  morketidAPictureBookWithoutASun,
  recordingTheRoomBeforeThePeopleArrive,
  renderFarmsRankedByHowHotMyRoomGets,
];
