/** Cached, but revalidated on every request: changes show at once; otherwise the response is 304. */
export const revalidated = 'public, max-age=0, must-revalidate'
/** Like `revalidated`, but not for shared caches. */
export const privatelyRevalidated = 'private, max-age=0, must-revalidate'
/** Used for 30 seconds without a request, and for 60 more while it is revalidated. */
export const brief = 'public, max-age=30, stale-while-revalidate=60'
/** Used for an hour without a request, and for a day more while it is revalidated. */
export const hourly = 'public, max-age=3600, stale-while-revalidate=86400'
/** For URLs whose content never changes. */
export const immutable = 'public, max-age=31536000, immutable'
