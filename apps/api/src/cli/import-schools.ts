import { keepMemoryModest } from '../modules/platform/imports/command/modest-memory.ts'

keepMemoryModest()
const { runImportCommand } = await import(
  '../modules/platform/imports/command/run-import-command.ts'
)
const { importSchools } = await import('../modules/platform/imports/import-schools.ts')

const usage = `Brings a register of schools in.

  pnpm import:schools FILE.csv[.gz] [options]

  --map MAP          headings that differ: name=school_name,source_id=udise, or a JSON file
                     with {"name": "school_name"}
  --source NAME      the source of all rows, for a file without that column
  --rejected FILE    where to list what is not taken as it stands (rejected.csv)
  --limit N          read only the first N rows
  --database-url URL a PostgreSQL; else DATABASE_URL, else the embedded database of DATA_DIR,
                     also while the product is running on it
  --batch-rows N     rows that are committed together (5000)

Columns: source, source_id, name, board, address, city, district, state, pincode, lat, lng, email,
phone, website, established, n_students. Only source_id, name and a source are needed.

Rows are known by (source, source_id): running it again changes only what changed. A run that was
interrupted, even by a power cut, goes on where it stopped when the same command is given again.
While a large register comes in, search works but is slow: its indexes are built at the end.
`

process.exitCode = await runImportCommand(usage, importSchools)
