const zone = { timeZone: "Europe/Vienna", hour: "2-digit", hourCycle: "h23" } as const;

/** How people greet at that moment in Vienna (specification, section 9: every time is Vienna's). */
export function greetingAt(moment: Date): "morning" | "afternoon" | "evening" {
  const hour = Number(new Intl.DateTimeFormat("en", zone).format(moment));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
