/**
 * Everything is loaded from this server; scripts need a nonce. Without a nonce (development) inline
 * scripts are allowed.
 */
export const contentSecurityPolicy = (nonce: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${nonce ? `'nonce-${nonce}'` : "'unsafe-inline' 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    nonce ? "connect-src 'self'" : "connect-src 'self' ws:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
