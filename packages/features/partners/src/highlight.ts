/** The type of a token, which sets its colour. */
type TokenType = 'plain' | 'keyword' | 'attribute' | 'string' | 'comment'

export interface Token {
  type: TokenType
  text: string
}

/** Comments, strings, tags and keywords, attributes and properties, in this order of precedence. */
const patterns: readonly [TokenType, RegExp][] = [
  ['comment', /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/],
  ['string', /"[^"\n]*"|'[^'\n]*'|`[^`]*`/],
  ['keyword', /<\/?[a-z][\w-]*|\/?>|\b(?:import|from|export|function|return|const|default|if)\b/],
  ['attribute', /--[\w-]+|[@:]?[\w-]+(?==["{])/],
]
const anyPattern = new RegExp(
  patterns.map(([type, { source }]) => `(?<${type}>${source})`).join('|'),
  'g',
)

/** Splits code into tokens. Their texts joined are the code again. */
export function highlight(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { index, 0: text, groups = {} } of code.matchAll(anyPattern)) {
    if (index > end) tokens.push({ type: 'plain', text: code.slice(end, index) })
    const type = patterns.find(([each]) => groups[each] !== undefined)?.[0] ?? 'plain'
    tokens.push({ type, text })
    end = index + text.length
  }
  if (end < code.length) tokens.push({ type: 'plain', text: code.slice(end) })
  return tokens
}
