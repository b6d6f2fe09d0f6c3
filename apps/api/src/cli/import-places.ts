import { keepMemoryModest } from '../modules/platform/imports/command/modest-memory.ts'

keepMemoryModest()
const { runImportCommand } = await import(
  '../modules/platform/imports/command/run-import-command.ts'
)
const { importPlaces } = await import('../modules/platform/imports/import-places.ts')

const usage = `Brings a list of places in: towns, localities, post offices, pincodes.

  pnpm import:places FILE.csv[.gz] [options]

  --map MAP          headings that differ: name=village,lat=latitude, or a JSON file with
                     {"name": "village"}
  --rejected FILE    where to list what is not taken as it stands (rejected.csv)
  --limit N          read only the first N rows
  --database-url URL a PostgreSQL; else DATABASE_URL, else the embedded database of DATA_DIR,
                     also while the product is running on it
  --batch-rows N     rows that are committed together (4000)

Columns: name, type, district, state, lat, lng, pincode. Only name is needed.
Types: city_town, post_office_head, post_office, post_office_branch, geonames_postal.

Rows of one name and district are one place. Running it again changes only what changed, and a run
that was interrupted goes on where it stopped when the same command is given again.
`

process.exitCode = await runImportCommand(usage, importPlaces)
