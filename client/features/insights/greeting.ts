const zone = { timeZone: "Europe/Vienna", hour: "2-digit", hourCycle: "h23" } as const;

/** The time of day for a greeting in Vienna (specification, section 9: all times are Vienna's). */
export function greetingAt(moment: Date): "morning" | "afternoon" | "evening" {
  const hour = Number(new Intl.DateTimeFormat("en", zone).format(moment));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
