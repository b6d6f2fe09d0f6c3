import { limitMemory } from '../modules/operations/imports/command/limit-memory.ts'

limitMemory()
const { runImportCommand } = await import(
  '../modules/operations/imports/command/run-import-command.ts'
)
const { importSchools } = await import('../modules/operations/imports/import-schools.ts')

const usage = `Imports a school register.

  pnpm import:schools FILE.csv[.gz] [options]

  --map MAP          column names that differ: name=school_name,source_id=udise, or a JSON file
                     with {"name": "school_name"}
  --source NAME      the source of all rows, for a file without this column
  --rejected FILE    where to write rejected rows (rejected.csv)
  --limit N          read only the first N rows
  --database-url URL the database; the default is DATABASE_URL, or else the embedded database in
                     DATA_DIR. The server may be running
  --batch-rows N     rows per transaction (5000)

Columns: source, source_id, name, board, address, city, district, state, pincode, lat, lng, email,
phone, website, established, n_students. Only source, source_id and name are required.

Rows are identified by source and source_id. Running the import again updates only changed rows. To
resume an interrupted import, even after a power cut, run the same command again.
During a large import, search works but is slow, because its indexes are built at the end.
`

process.exitCode = await runImportCommand(usage, importSchools)
