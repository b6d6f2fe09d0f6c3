const maxKeyLength = 100

/** A place typed rather than selected (`near`); null if there is none. */
export function readTypedPlace(search: URLSearchParams): string | null {
  return search.get('near')?.replaceAll('\0', '').trim().slice(0, maxKeyLength) ?? null
}

/** The path of a list near a typed place. */
export function pathNearTypedPlace(path: string, near: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}near=${encodeURIComponent(near)}`
}
