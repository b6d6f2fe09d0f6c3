const maxKeyLength = 100

/** A place typed rather than selected (`near`); null if there is none. */
export function readTypedPlace(search: URLSearchParams): string | null {
  return search.get('near')?.replaceAll('\0', '').trim().slice(0, maxKeyLength) ?? null
}
