import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationRequest } from '../../../apps/api/test/access/operation-requests.ts'
import {
  type ExampleRequest,
  exampleRequests,
} from '../../../apps/api/test/examples/contract-examples.ts'
import { oneOf } from '../lib/random.ts'

/** Values that users, broken programs and attackers send in place of others. */
const hostileValues: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eniemda',
  'क्षि'.repeat(100),
  '😀'.repeat(300),
  'x'.repeat(20_000),
  `' or 1=1; drop table app_user --`,
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>%s%n',
  '../../../etc/passwd',
  '__proto__',
  'a@b.in\r\nBcc: all@example.in',
  '2026-02-31',
  '-0',
  '1e309',
  'NaN',
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  [''],
  [[[[[[]]]]]],
  {},
  { $ne: '' },
  { toString: 1 },
]

/** Strings that are known to break programs, if SAMPLES_DIR contains them. */
function moreStrings(): readonly string[] {
  const file = join(process.env.SAMPLES_DIR ?? '', 'naughty/strings.json')
  return process.env.SAMPLES_DIR && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Operations that end the session that sends them. */
const endsSession = new Set([
  'logout',
  'deleteMyAccount',
  'changeMyPassword',
  'revokeOtherSessions',
  'revokeSession',
])

/**
 * So many requests for each example of the contract: the example with one value, or several, replaced
 * by hostile ones, or as it is. The same random numbers give the same requests.
 */
export function generatedRequests(perExample: number, random: () => number): ExampleRequest[] {
  const values = [...hostileValues, ...moreStrings()]
  return exampleRequests()
    .filter(({ operation }) => !endsSession.has(operation.id))
    .flatMap((example) =>
      Array.from({ length: perExample }, () => ({
        ...example,
        request: mutated(example.request, values, random),
      })),
    )
}

function mutated(
  { params = {}, query, body, form }: OperationRequest,
  values: readonly unknown[],
  random: () => number,
): OperationRequest {
  const change = (value: unknown): unknown => {
    if (random() < 0.3) return oneOf(values, random)
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]))
  }
  const changedQuery = new URLSearchParams(query)
  for (const [name] of [...changedQuery])
    if (random() < 0.5) changedQuery.set(name, asText(oneOf(values, random)))
  const changedParams = Object.fromEntries(
    Object.entries(params).map(([name, value]): [string, string | number] => [
      name,
      random() < 0.3 ? asText(oneOf(values, random)) || ' ' : value,
    ]),
  )
  const changedBody = body && change(body)
  return {
    params: changedParams,
    query: String(changedQuery),
    ...(typeof changedBody === 'object' && changedBody !== null && { body: changedBody }),
    ...(form && { form }),
  }
}

/** A value as a part of a URL, which holds no lone surrogates. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
