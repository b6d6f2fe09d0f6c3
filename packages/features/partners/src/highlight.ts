/** What a piece of code is, by which it is coloured. */
type Look = 'plain' | 'mark' | 'name' | 'text' | 'note'

export interface Piece {
  look: Look
  text: string
}

/** Tags and words of the language; attributes and properties; strings; comments. */
const shapes: readonly [Look, RegExp][] = [
  ['note', /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/],
  ['text', /"[^"\n]*"|'[^'\n]*'|`[^`]*`/],
  ['mark', /<\/?[a-z][\w-]*|\/?>|\b(?:import|from|export|function|return|const|default|if)\b/],
  ['name', /--[\w-]+|[@:]?[\w-]+(?==["{])/],
]
const any = new RegExp(shapes.map(([look, { source }]) => `(?<${look}>${source})`).join('|'), 'g')

/** Code in pieces, which together are the code. */
export function highlight(code: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: text, groups = {} } of code.matchAll(any)) {
    if (index > end) pieces.push({ look: 'plain', text: code.slice(end, index) })
    const look = shapes.find(([each]) => groups[each] !== undefined)?.[0] ?? 'plain'
    pieces.push({ look, text })
    end = index + text.length
  }
  if (end < code.length) pieces.push({ look: 'plain', text: code.slice(end) })
  return pieces
}
