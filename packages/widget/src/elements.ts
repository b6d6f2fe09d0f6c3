/** Creates an element with properties and children. Text is never parsed as HTML. */
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

/** Creates an SVG icon with a single path on a 24 px grid. */
export function draw(line: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  const path = document.createElementNS(svg, 'path')
  drawing.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', line)
  drawing.append(path)
  return drawing
}
