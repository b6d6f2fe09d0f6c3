/** The path of a list near a typed place, such as `Indiranagar, Karnataka`. */
export function pathNearTypedPlace(path: string, near: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}near=${encodeURIComponent(near)}`
}
