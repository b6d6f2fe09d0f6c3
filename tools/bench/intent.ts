import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { distanceKm } from '../../apps/api/src/modules/platform/places/distance.ts'
import { normalise } from '../../apps/api/src/modules/platform/text/normalise.ts'
import { type JudgedQuery, judgedQueries, type Wanted } from './intent/judged-queries.ts'
import type { Bench } from './lib/measure.ts'
import { openRegister } from './lib/register-database.ts'

const shown = 10
/** Percent of the first ten results that are useful; for names, of the queries that find the school. */
const floors: Readonly<Record<string, number>> = {
  'place + board': 97,
  'place only': 98,
  'PIN code': 98,
  'near a locality': 95,
  'type, level or medium + place': 92,
  'Hindi in Latin letters': 90,
  'Hindi in Devanagari': 90,
  'one typo in the place': 92,
  'two typos in a name': 75,
  'name + place': 98,
}

interface Result {
  readonly id: number
  readonly name: string
  readonly lat: number | null
  readonly lng: number | null
  readonly boards: readonly string[]
}
type Ask = (query: string, isWords: boolean) => Promise<readonly Result[]>

export const bench: Bench = {
  usage: '[DATABASE_URL] [--misses]  whether search understands what a query asks for',
  async run(args, report) {
    const { database, url } = await openRegister(args)
    const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0' })
    const app = await buildApp(config, { database })
    const ask: Ask = async (query, isWords) => {
      const response = await app.inject({
        url: '/api/search',
        query: { query, words: String(isWords) },
      })
      return withPoints(database, response.json().schools ?? [])
    }
    try {
      const queries = await judgedQueries(database)
      console.log(`${queries.length} queries; "words" is the search for the words alone\n`)
      for (const [kind, ofKind] of Map.groupBy(queries, (query) => query.kind)) {
        const found = await judge(ofKind, ask, false, args.includes('--misses'))
        const words = await judge(ofKind, ask, true, false)
        const atLeast = floors[kind]
        const name = `intent: ${kind} (${ofKind.length})`
        report({
          name,
          value: found.precision,
          unit: '%',
          ...(atLeast !== undefined && { atLeast }),
        })
        report({ name: `${name}, words`, value: words.precision, unit: '%' })
        report({ name: `${name}, first`, value: found.first, unit: '%' })
      }
    } finally {
      await app.close()
      await database.close()
    }
  },
}

/**
 * The results with their stored points: a response hides those that are known only by PIN code or
 * district.
 */
async function withPoints({ pool }: Database, results: readonly Result[]): Promise<Result[]> {
  const { rows } = await pool.query<Pick<Result, 'id' | 'lat' | 'lng'>>(
    'select id, lat, lng from school where id = any($1::integer[])',
    [results.map(({ id }) => id)],
  )
  const points = new Map(rows.map((row) => [row.id, row]))
  return results.map((result) => ({ ...result, ...points.get(result.id) }))
}

/** Precision at ten, and the share of queries whose first result is useful, in percent. */
async function judge(
  queries: readonly JudgedQuery[],
  ask: Ask,
  isWords: boolean,
  printsMisses: boolean,
) {
  let precision = 0
  let first = 0
  for (const { kind, query, wanted } of queries) {
    const results = (await ask(query, isWords)).slice(0, shown)
    const useful = results.filter((result) => isUseful(result, wanted)).length
    const isName = wanted.school !== null
    const score = results.length === 0 ? 0 : isName ? Number(useful > 0) : useful / results.length
    precision += score
    const [top] = results
    if (top && isUseful(top, wanted)) first++
    if (printsMisses && score < 1)
      console.log(
        `${kind}\t${query}\t${score.toFixed(2)}\t${results
          .map(({ name }) => name)
          .slice(0, 3)
          .join('; ')}`,
      )
  }
  return { precision: (100 * precision) / queries.length, first: (100 * first) / queries.length }
}

function isUseful(result: Result, { center, within, board, word, school }: Wanted): boolean {
  if (school) return result.id === school.id || normalise(result.name) === school.norm
  const { lat, lng } = result
  if (center && (lat === null || lng === null || distanceKm(center, { lat, lng }) > within))
    return false
  if (board !== null && !result.boards.includes(board)) return false
  return word === null || word.test(result.name)
}
