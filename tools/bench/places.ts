import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { distanceKm, type Point } from '../../apps/api/src/modules/platform/places/distance.ts'
import { gazetteerPlaces } from '../../apps/api/src/modules/platform/places/gazetteer/gazetteer-places.ts'
import { loadGazetteer } from '../../apps/api/src/modules/platform/places/gazetteer/load-gazetteer.ts'
import { createPlacesRepository } from '../../apps/api/src/modules/platform/places/places.repository.ts'
import { createPlacesService } from '../../apps/api/src/modules/platform/places/places.service.ts'
import { freshDatabase, isUrl } from './lib/fresh-database.ts'
import type { Bench } from './lib/measure.ts'

const command = join(import.meta.dirname, '../../apps/api/src/cli/import-places.ts')
const list = join(import.meta.dirname, 'lib/localities.csv')
const placesName = 'places.csv.gz'
/** Kilometres from the listed point. */
const near = 3

const gazetteer = new Set(gazetteerPlaces([]).map(({ district, name }) => `${district}/${name}`))

interface Locality extends Point {
  readonly state: string
  readonly city: string
  readonly name: string
}

interface Found extends Locality {
  /** Kilometres to the first suggestion for a user in the city who types the name; null without any. */
  readonly km: number | null
}

export const bench: Bench = {
  usage: `[FILE] [postgres://SERVER]  whether 300 well-known localities are right, with the gazetteer alone and after importing FILE (or ${placesName} in SAMPLES_DIR)`,
  async run(args, report) {
    const file = await placesFile(args)
    const localities = await readLocalities()
    const fresh = await freshDatabase(args)
    await migrateDatabase(fresh.url)
    const database = createDatabase({ connectionString: fresh.url, max: 4 })
    try {
      await loadGazetteer(database)
      const known = localities.filter(isInGazetteer)
      const before = await find(database, known)
      report({ name: `gazetteer: of its ${known.length}`, ...within(before), atLeast: 100 })
      await importFile(fresh.url, file)
      const after = await find(database, localities)
      for (const { city, name, km } of after)
        if (km === null || km > near)
          console.log(
            `  ${name}, ${city}: ${km === null ? 'not found' : `${km.toFixed(1)} km off`}`,
          )
      report({ name: `after the import: of ${after.length}`, ...within(after), atLeast: 98 })
      const others = after.filter((locality) => !isInGazetteer(locality))
      report({ name: `of the ${others.length} outside the gazetteer`, ...within(others) })
    } finally {
      await database.close()
      await fresh.drop()
    }
  },
}

async function placesFile(args: readonly string[]): Promise<string> {
  const folder = process.env.SAMPLES_DIR
  const file = args.find((arg) => !isUrl(arg)) ?? (folder && join(folder, placesName))
  if (!file) throw new Error('Give a list of places, or set SAMPLES_DIR to its folder.')
  await stat(file)
  return file
}

async function readLocalities(): Promise<Locality[]> {
  const [, ...lines] = (await readFile(list, 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [city = '', name = '', state = '', , lat, lng] = line.split(',')
    return { city, name, state, lat: Number(lat), lng: Number(lng) }
  })
}

function isInGazetteer({ city, name }: Locality): boolean {
  return gazetteer.has(`${city.replace(/^Delhi$/, 'New Delhi')}/${name}`)
}

async function find({ db }: Database, localities: readonly Locality[]): Promise<Found[]> {
  const places = createPlacesService(createPlacesRepository(db))
  const found: Found[] = []
  for (const locality of localities) {
    const city = await places.findTown(`${locality.city}, ${locality.state}`)
    if (!city) throw new Error(`${locality.city} is not among the places.`)
    const [place] = await places.suggest({
      key: locality.name,
      lat: city.lat,
      lng: city.lng,
      limit: 1,
    })
    found.push({ ...locality, km: place ? distanceKm(locality, place) : null })
  }
  return found
}

function within(found: readonly Found[]) {
  const right = found.filter(({ km }) => km !== null && km <= near).length
  return { value: (100 * right) / Math.max(1, found.length), unit: `% within ${near} km` }
}

async function importFile(url: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-bench-'))
  const rejected = join(folder, 'rejected.csv')
  const child = spawn(process.execPath, [command, file, '--rejected', rejected], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The import ended with ${code}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
