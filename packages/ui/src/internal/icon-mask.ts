/**
 * A CSS mask with an outline icon, for icons that repeat in long lists: one CSS rule instead of an
 * SVG element per row.
 */
export function iconMask(shapes: string): string {
  const stroke = 'fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${stroke} stroke-linejoin="round">${shapes}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / 16px no-repeat`
}
