import { limitMemory } from '../modules/operations/imports/command/limit-memory.ts'

limitMemory()
const { runImportCommand } = await import(
  '../modules/operations/imports/command/run-import-command.ts'
)
const { importPlaces } = await import('../modules/operations/imports/import-places.ts')

const usage = `Imports places: towns, localities, post offices and PIN codes.

  pnpm import:places FILE.csv[.gz] [options]

  --map MAP          column names that differ: name=village,lat=latitude, or a JSON file with
                     {"name": "village"}
  --rejected FILE    where to write rejected rows (rejected.csv)
  --limit N          read only the first N rows
  --database-url URL the database; the default is DATABASE_URL, or else the embedded database in
                     DATA_DIR. The server may be running
  --batch-rows N     rows per transaction (4000)

Columns: name, type, district, state, lat, lng, pincode. Only name is required.
Types: city_town, post_office_head, post_office, post_office_branch, geonames_postal.

Rows with the same name and district are one place. Running the import again updates only changed
rows. To resume an interrupted import, run the same command again.
`

process.exitCode = await runImportCommand(usage, importPlaces)
