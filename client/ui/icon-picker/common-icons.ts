/** The most common icons, chosen by hand from all sets and shown first. */
const chosen: Record<string, string> = {
  tabler:
    "home user users user-circle id-badge-2 calendar clock bell mail message-circle messages phone map-pin world language search settings adjustments-horizontal star heart bookmark flag tag tags folder file-text photo camera video music microphone palette brush pencil ballpen typography layout-grid layout-dashboard box package shopping-cart shopping-bag credit-card receipt chart-line chart-bar chart-pie target trophy rocket bulb bolt flame leaf plant moon cloud coffee books school certificate briefcase building building-store plane car ship code terminal-2 database server cloud-upload download upload link lock key shield-check eye thumb-up confetti",
  eva: "activity-outline archive-outline award-outline compass-outline monitor-outline smartphone-outline sun-outline umbrella-outline",
  ic: "outline-handshake outline-palette outline-brush outline-science outline-sports-esports outline-restaurant",
  ri: "quill-pen-line font-size-2 gallery-line landscape-line movie-2-line scissors-cut-line seedling-line",
  "fa6-solid": "guitar drum paw mountain-sun wand-magic-sparkles film",
  feather: "anchor aperture feather gift globe layers",
  "ant-design": "experiment-outlined skin-outlined bulb-outlined",
  bi: "easel vector-pen boombox vinyl book-half bicycle",
};

export const commonIcons: readonly string[] = Object.entries(chosen).flatMap(([prefix, names]) =>
  names.split(" ").map((name) => `${prefix}:${name}`),
);
