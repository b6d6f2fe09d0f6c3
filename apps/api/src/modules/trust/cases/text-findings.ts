interface TextFinding {
  readonly code: 'phone' | 'email' | 'link' | 'ranking' | 'word'
  /** The words as written in the text. */
  readonly excerpt: string
}

const patterns: readonly { readonly code: TextFinding['code']; readonly pattern: RegExp }[] = [
  // Ten digits or more, with the separators that people write between them.
  { code: 'phone', pattern: /(?:\+91[\s-]?|\b0)?[6-9](?:[\s().-]{0,2}\d){9}\b/g },
  { code: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { code: 'link', pattern: /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi },
  {
    code: 'ranking',
    pattern:
      /(?:\bno\.?\s?1\b|\bnumber one\b|#\s?1\b|\b(?:the )?best (?:school|tuition|coaching|institute|academy|centre|college)\b|\btop(?:-| )?ranked\b|\b(?:100|cent) ?(?:%|per cent|percent) results?\b|\bguaranteed (?:admission|selection|results?|marks)\b)/gi,
  },
  {
    code: 'word',
    pattern:
      /\b(?:donation|capitation|whatsapp group|betting|casino|lottery|loan offer|escort|miracle|idiot|scam|fraud)\b/gi,
  },
]

/** Findings of one text. */
const mostFindings = 10

/** Contact details, rankings without a source, and words of a list, each once. */
export function findingsInText(text: string): TextFinding[] {
  const plain = text.replace(/<[^>]*>/g, ' ')
  const found = patterns.flatMap(({ code, pattern }) =>
    [...plain.matchAll(pattern)].map(([excerpt]) => ({
      code,
      excerpt: excerpt.trim().slice(0, 80),
    })),
  )
  const distinct = new Map(found.map((finding) => [`${finding.code} ${finding.excerpt}`, finding]))
  return [...distinct.values()].slice(0, mostFindings)
}
