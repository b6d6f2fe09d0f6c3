import { invalid } from '../../../app-error.ts'

const mostFiles = 100
const longestAddress = 300

/** The addresses in a JSON text, as the specification sends them. Throws `invalid_request`. */
export function filesIn(json: string): string[] {
  const list = parsed(json)
  const isList = Array.isArray(list) && list.length <= mostFiles && list.every(isAddress)
  if (isList) return list
  throw invalid(
    'files',
    `must be a JSON list of the addresses that uploads gave, at most ${mostFiles}`,
  )
}

/** What no address holds: control characters, and halves of characters, which no text may hold. */
const unwritable = /[\p{Cc}\p{Cs}]/u

const isAddress = (one: unknown) =>
  typeof one === 'string' && one.length <= longestAddress && !unwritable.test(one)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
