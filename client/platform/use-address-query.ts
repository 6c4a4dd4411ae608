import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

type SetQuery = (query: URLSearchParams, options?: NavigateOptions) => void;

/** The URL's query parameters. The router's own hook would add code to every public page. */
export function useAddressQuery(): [URLSearchParams, SetQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const set: SetQuery = useCallback(
    (next, options) => void navigate(`?${next}`, options),
    [navigate],
  );
  return [query, set];
}
