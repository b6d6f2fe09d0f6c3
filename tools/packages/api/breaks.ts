/** One promise of a report: an export, or a prop of one. */
interface Promise {
  readonly isOptional: boolean
  readonly isProp: boolean
  readonly text: string
}

/**
 * What in a report breaks code that was written by an earlier one, in words: something is gone, has
 * become required, or its type no longer takes all that it took. Every change of a type that is not
 * plainly wider counts.
 */
export function breaksBetween(before: string, after: string): string[] {
  const old = promisesOf(before)
  const now = promisesOf(after)
  const changed = [...old].flatMap(([name, was]) => {
    const is = now.get(name)
    if (!is) return [`${name} is gone`]
    if (was.isOptional && !is.isOptional) return [`${name} has become required`]
    return isWider(was.text, is.text) ? [] : [`${name} was ${was.text} and is ${is.text}`]
  })
  const demanded = [...now].flatMap(([name, { isProp, isOptional }]) => {
    const owner = name.slice(0, name.lastIndexOf('.'))
    return isProp && !isOptional && !old.has(name) && old.has(owner) && owner.endsWith('Props')
      ? [`${name} is new and required`]
      : []
  })
  return [...changed, ...demanded]
}

function promisesOf(report: string): Map<string, Promise> {
  const promises = new Map<string, Promise>()
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

/** Whether whatever the old type took, the new one takes: it is the same, or has more choices. */
function isWider(was: string, is: string): boolean {
  if (was === is) return true
  const [old, now] = [choicesOf(was), choicesOf(is)]
  return old.length > 0 && now.length > 0 && old.every((choice) => now.includes(choice))
}

/** The choices of a union, or of a list of literals; nothing where a type is neither. */
function choicesOf(text: string): string[] {
  const list = /^(?:value )?: readonly \[([^[\]]*)\]$/.exec(text)?.[1]
  if (list !== undefined) return list.split(',').map((choice) => choice.trim())
  const union = text.replace(/^(?:type )?[:=] /, '')
  return /[(){}<>[\]]/.test(union) ? [] : union.split(' | ')
}
