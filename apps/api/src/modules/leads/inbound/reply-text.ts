/** Lines after which an email repeats the message that it answers, or ends with a signature. */
const endings: readonly RegExp[] = [
  /^-{2,} ?(?:original|forwarded) message ?-{2,}$/i,
  /^-- ?$/,
  /^_{10,}$/,
  /^sent from (?:my|outlook|yahoo|mail for)\b/i,
  /^get outlook for\b/i,
]
/** "On Tue, 24 Nov 2026 at 10:04, Vidya Niketan wrote:", which can be wrapped. */
const introduction = /^(?:on|le|am|el) .{4,400}\b(?:wrote|a écrit|schrieb|escribió) ?:$/i
const hindiIntroduction = /ने .{0,80}लिखा ?:$/
const mostIntroductionLines = 3

const headerLine = /^\*?(?:from|sent|date|to|subject):\*? /i

function isIntroduction(lines: readonly string[], index: number): boolean {
  if (hindiIntroduction.test(lines[index]?.slice(0, 500).trim() ?? '')) return true
  for (let count = 1; count <= mostIntroductionLines; count += 1) {
    const text = lines
      .slice(index, index + count)
      .join(' ')
      .trim()
    if (text.length <= 500 && introduction.test(text)) return true
  }
  return false
}

const isHeader = (lines: readonly string[], index: number): boolean =>
  headerLine.test(lines[index] ?? '') && headerLine.test(lines[index + 1] ?? '')

const isEnding = (lines: readonly string[], index: number): boolean =>
  endings.some((ending) => ending.test((lines[index] ?? '').trim())) ||
  isHeader(lines, index) ||
  isIntroduction(lines, index)

/** The text of a reply: without the quoted message and the signature. */
export function replyTextOf(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((_, index) => isEnding(lines, index))
  return (end === -1 ? lines : lines.slice(0, end))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const longestName = 80
const mostNames = 10

/** A line that names the attachments, which are not passed on; null without attachments. */
export function attachmentsLine(names: readonly (string | undefined)[]): string | null {
  if (names.length === 0) return null
  const shown = names
    .slice(0, mostNames)
    .map((name) => name?.replace(/\p{C}/gu, '').trim().slice(0, longestName) || 'a file')
  const more = names.length - shown.length
  return `[Attachments not passed on: ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}]`
}
