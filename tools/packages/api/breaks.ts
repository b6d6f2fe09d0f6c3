/** One line of an API report: an export, or a prop of one. */
interface ApiLine {
  readonly isOptional: boolean
  readonly isProp: boolean
  readonly text: string
}

/**
 * Lists what breaks existing code between two reports: an export or prop was removed, became
 * required, or its type accepts less. Every type change that is not clearly wider counts.
 */
export function breaksBetween(before: string, after: string): string[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const changed = [...old].flatMap(([name, was]) => {
    const is = now.get(name)
    if (!is) return [`${name} is gone`]
    if (was.isOptional && !is.isOptional) return [`${name} has become required`]
    if (isWider(was.text, is.text)) return []
    if (is.isProp && ownerOf(name).endsWith('Props') && mayReturnMore(was.text, is.text)) return []
    return [`${name} was ${was.text} and is ${is.text}`]
  })
  const demanded = [...now].flatMap(([name, { isProp, isOptional }]) => {
    const owner = ownerOf(name)
    return isProp && !isOptional && !old.has(name) && old.has(owner) && owner.endsWith('Props')
      ? [`${name} is new and required`]
      : []
  })
  return [...changed, ...demanded]
}

/** The export that a prop belongs to: "./Button ButtonProps" for "./Button ButtonProps.size". */
const ownerOf = (name: string) => name.slice(0, name.lastIndexOf('.'))

function linesOf(report: string): Map<string, ApiLine> {
  const promises = new Map<string, ApiLine>()
  let entry = ''
  let owner = ''
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) entry = line.slice(3)
    const isProp = line.startsWith('  ')
    const [, kind = '', name, mark, text = ''] =
      /^ *((?:value|type|interface|class|readonly|static|override) )*([\w$'-]+)(\?)?(.*)$/.exec(
        line,
      ) ?? []
    if (name === undefined || line.startsWith('#')) continue
    if (!isProp) owner = `${entry} ${name}`
    const key = isProp ? `${owner}.${name}` : owner
    promises.set(key, { isProp, isOptional: mark === '?', text: `${kind}${text}`.trim() })
  }
  return promises
}

/**
 * Whether the new type accepts everything that the old one did: it is equal, or has more choices.
 */
function isWider(was: string, is: string): boolean {
  if (was === is || isOrUndefined(was, is) || isExtended(was, is)) return true
  const [old, now] = [choicesOf(was), choicesOf(is)]
  return old.length > 0 && now.length > 0 && old.every((choice) => now.includes(choice))
}

/** Whether a named type is an interface now that extends what it was: `ComponentProps<'li'>`. */
function isExtended(was: string, is: string): boolean {
  const type = /^type +=(.*)$/.exec(was)?.[1]
  return type !== undefined && /^interface +extends(.*)$/.exec(is)?.[1] === type
}

/** Whether the new type is the old one or undefined: ": ((text: string) => void) | undefined". */
function isOrUndefined(was: string, is: string): boolean {
  const type = was.replace(/^: /, '')
  return is === `: ${type} | undefined` || is === `: (${type}) | undefined`
}

/**
 * Whether both are callbacks with the same parameters, and the new one may return more: callers who
 * pass a callback that returns what it did before are not affected.
 */
function mayReturnMore(was: string, is: string): boolean {
  const callback = /^: \(?(\(.*\)) => ([^()]*?)(?:\) \| undefined)?$/
  const [, before, old = ''] = callback.exec(was) ?? []
  const [, after, now = ''] = callback.exec(is) ?? []
  return before !== undefined && before === after && isWider(`: ${old}`, `: ${now}`)
}

/** The members of a union or of a list of literals; empty for other types. */
function choicesOf(text: string): string[] {
  const list = /^(?:value )?: readonly \[([^[\]]*)\]$/.exec(text)?.[1]
  if (list !== undefined) return list.split(',').map((choice) => choice.trim())
  const union = text.replace(/^(?:type )?[:=] /, '')
  return /[(){}<>[\]]/.test(union) ? [] : union.split(' | ')
}
