import { invalid } from '../../../app-error.ts'

const maxFiles = 100
const maxUrlLength = 300

/** The URLs in a JSON text, which is how the specification sends files. Throws `invalid_request`. */
export function filesIn(json: string): string[] {
  const list = parseJson(json)
  const isList = Array.isArray(list) && list.length <= maxFiles && list.every(isUrl)
  if (isList) return list
  throw invalid('files', `must be a JSON list of up to ${maxFiles} URLs of uploaded files`)
}

/** Control characters and lone surrogates. */
const forbiddenInUrl = /[\p{Cc}\p{Cs}]/u

const isUrl = (value: unknown) =>
  typeof value === 'string' && value.length <= maxUrlLength && !forbiddenInUrl.test(value)

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
