import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readColumnMap } from '../reading/column-map.ts'
import type { ColumnMap } from '../reading/headings.ts'
import { InputError } from '../reading/input-error.ts'

/** Parsed command-line arguments. */
export interface ImportArguments {
  readonly file: string
  readonly map: ColumnMap
  readonly rejected: string
  readonly source?: string
  readonly databaseUrl?: string
  readonly limit?: number
  readonly batchRows?: number
}

const options = {
  map: { type: 'string' },
  source: { type: 'string' },
  rejected: { type: 'string', default: 'rejected.csv' },
  'database-url': { type: 'string' },
  limit: { type: 'string' },
  'batch-rows': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/**
 * Parses the arguments of an import; undefined if help was requested. Relative paths are resolved
 * against `folder`. Throws InputError for invalid arguments.
 */
export async function readImportArguments(
  argv: readonly string[],
  folder: string,
): Promise<ImportArguments | undefined> {
  const { values, positionals } = parsed(argv)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new InputError('Give one file. See --help for all options')
  const path = (given: string) => resolve(folder, given)
  const limit = count('limit', values.limit)
  const batchRows = count('batch-rows', values['batch-rows'])
  return {
    file: path(file),
    map: values.map === undefined ? {} : await readColumnMap(values.map, path),
    rejected: path(values.rejected),
    ...(values.source !== undefined && { source: values.source }),
    ...(values['database-url'] !== undefined && { databaseUrl: values['database-url'] }),
    ...(limit !== undefined && { limit }),
    ...(batchRows !== undefined && { batchRows }),
  }
}

function parsed(argv: readonly string[]) {
  try {
    // pnpm passes on the two dashes that separate its arguments from the script's.
    const args = argv.filter((word, position) => word !== '--' || position > 0)
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : error} See --help`)
  }
}

function count(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new InputError(`--${name} can't be ${JSON.stringify(value)}: enter a whole number from 1`)
  return Number(value)
}
