/** An element with its properties and what stands in it. Texts stay texts: nothing is parsed. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...inside)
  return element
}

const svg = 'http://www.w3.org/2000/svg'

/** A drawing of one line in a square of 24 units. */
export function draw(line: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  const path = document.createElementNS(svg, 'path')
  drawing.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', line)
  drawing.append(path)
  return drawing
}
