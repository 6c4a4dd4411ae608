interface Place {
  pathname: string;
  search: string;
}

/** Whether a notification that leads to a URL of the dashboard has led to this place. */
export function isAtPlace({ pathname, search }: Place, to: string): boolean {
  const url = new URL(to, "http://dashboard");
  // Where nothing is left to show, a notification leads to the overview: that says nothing about it.
  if (url.pathname !== pathname || pathname === "/dashboard/app") return false;
  const here = new URLSearchParams(search);
  // How it is shown does not matter, but what.
  url.searchParams.delete("view");
  return [...url.searchParams].every(([name, value]) => here.get(name) === value);
}
