import type { Database } from '../../apps/api/src/db/connect.ts'
import { uncachedReads } from '../../apps/api/src/modules/platform/changes/cached-reads.ts'
import { normalise } from '../../apps/api/src/modules/platform/text/normalise.ts'
import { wordKey } from '../../apps/api/src/modules/platform/text/word-keys.ts'
import { createSearch, type Search } from '../../apps/api/src/modules/search/search.service.ts'
import { createCandidatesRepository } from '../../apps/api/src/modules/search/suggest/candidates.repository.ts'
import type { Bench, Measure } from './lib/measure.ts'
import { seededRandom } from './lib/random.ts'
import { openRegister, type SampledSchool, sampleSchools } from './lib/register-database.ts'
import { towns } from './lib/towns.ts'
import { misspell, typoKinds } from './lib/typos.ts'

const sampled = 2_000
const seed = 20_261_120
const shown = 10

const definition = `The school meant is found when it is among the ten suggestions for its normalised name;
where more than ten schools share that name, when any of them is: only a place tells those apart.
With the city typed as well, one of the same name in the same city will do.
Each wrong letter is put into one word of at least four letters, chosen by chance.`

/** Common names, typed with a location. */
const names = [
  'kendriya vidyalaya',
  'kv',
  'dps',
  'dav',
  'jawahar navodaya',
  'st marys',
  'sunrise public school',
  'govt high school',
  'primary school',
  'saraswati shishu',
  'montessori',
  'holy cross',
]

export const bench: Bench = {
  usage: '[DATABASE_URL]  whether the wanted school is in the ten suggestions',
  async run(args, report) {
    const { database } = await openRegister(args)
    try {
      console.log(`${definition}\n`)
      const search = createSearch(createCandidatesRepository(database.pool, uncachedReads))
      const schools = await sampleSchools(database, sampled, seed)
      await measureSpelling(search, schools, report)
      await measureTypos(search, schools, report)
      await measureCities(search, database, report)
      await measureNearest(search, database, report)
    } finally {
      await database.close()
    }
  },
}

async function measureSpelling(
  search: Search,
  schools: readonly SampledSchool[],
  report: (measure: Measure) => void,
) {
  let found = 0
  for (const school of schools) if (await isFound(search, school.norm, school)) found++
  report(share('quality: spelt right', found, schools.length, 99))
}

async function measureTypos(
  search: Search,
  schools: readonly SampledSchool[],
  report: (measure: Measure) => void,
) {
  const random = seededRandom(seed)
  let allFound = 0
  let allTried = 0
  for (const kind of typoKinds) {
    let found = 0
    let tried = 0
    for (const school of schools) {
      const wrong = misspell(school.norm, kind, random)
      if (wrong === null) continue
      tried++
      if (await isFound(search, wrong, school)) found++
    }
    report(share(`quality: one letter wrong (${kind})`, found, tried))
    allFound += found
    allTried += tried
  }
  report(share('quality: one letter wrong', allFound, allTried, 90))
}

async function isFound(search: Search, typed: string, school: SampledSchool): Promise<boolean> {
  const suggestions = await search.suggest({ key: typed, location: null, limit: shown })
  return suggestions.some(
    (each) =>
      each.kind === 'school' &&
      (each.ref_id === school.id || (school.sharing > shown && each.norm === school.norm)),
  )
}

/** Schools in towns, searched by name and city. */
async function measureCities(
  search: Search,
  database: Database,
  report: (measure: Measure) => void,
) {
  const schools = await sampleSchools(database, sampled * 2, seed + 1)
  let found = 0
  let tried = 0
  for (const school of schools) {
    const city = normalise(school.city ?? '')
    if (city === '' || tried >= sampled) continue
    tried++
    const suggestions = await search.suggest({
      key: `${school.norm} ${city}`,
      location: null,
      limit: shown,
    })
    const isThere = suggestions.some(
      (each) =>
        each.kind === 'school' &&
        (each.ref_id === school.id ||
          (each.norm === school.norm && normalise(each.detail).includes(city))),
    )
    if (isThere) found++
  }
  report(share('quality: name and city', found, tried, 95))
}

/** Compares with the ten nearest schools that contain the words, found by a full scan. */
async function measureNearest(
  search: Search,
  { pool }: Database,
  report: (measure: Measure) => void,
) {
  let found = 0
  let wanted = 0
  for (const name of names) {
    const keys = normalise(name).split(' ').map(wordKey)
    const { rows } = await pool.query<{ id: number; lat: number; lng: number }>(
      `select ref_id id, lat, lng from search_document
       where keys operator(pg_catalog.@>) $1::integer[] and lat is not null`,
      [`{${keys.join(',')}}`],
    )
    for (const here of towns) {
      const narrowing = Math.cos((here.lat * Math.PI) / 180)
      const away = (point: { lat: number | null; lng: number | null }) =>
        point.lat === null || point.lng === null
          ? Number.POSITIVE_INFINITY
          : Math.hypot(point.lat - here.lat, (point.lng - here.lng) * narrowing)
      const limit = rows.map(away).sort((a, b) => a - b)[shown - 1]
      if (limit === undefined) continue
      const suggestions = await search.suggest({ key: name, location: here, limit: shown })
      found += suggestions.filter((each) => away(each) <= limit * 1.0001 + 1e-6).length
      wanted += shown
    }
  }
  report(share('quality: true nearest ten with a place known', found, wanted, 94))
}

const share = (name: string, found: number, of: number, atLeast?: number): Measure => ({
  name: `${name} (${of.toLocaleString('en-IN')})`,
  value: (100 * found) / of,
  unit: '%',
  ...(atLeast !== undefined && { atLeast }),
})
