const maxKeyLength = 100

/** A place that was typed rather than chosen: `near`. Null where the address has none. */
export function readTypedPlace(search: URLSearchParams): string | null {
  return search.get('near')?.replaceAll('\0', '').trim().slice(0, maxKeyLength) ?? null
}

/** The address of a list near a place that was typed. */
export function pathNearTypedPlace(path: string, near: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}near=${encodeURIComponent(near)}`
}
