import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readColumnMap } from '../reading/column-map.ts'
import type { ColumnMap } from '../reading/headings.ts'
import { InputError } from '../reading/input-error.ts'

/** What a person asked for on the command line. */
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
 * Reads the arguments of an import; undefined where help was asked for. `folder` is where the
 * person stands: paths are relative to it. Throws InputError for what can't be understood.
 */
export async function readImportArguments(
  words: readonly string[],
  folder: string,
): Promise<ImportArguments | undefined> {
  const { values, positionals } = parsed(words)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new InputError('Give one file. See --help for everything else')
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

function parsed(words: readonly string[]) {
  try {
    // pnpm hands on the two dashes that part its own arguments from ours.
    const args = words.filter((word, position) => word !== '--' || position > 0)
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : error} See --help`)
  }
}

function count(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new InputError(`--${name} can't be ${JSON.stringify(value)}: give a whole number from 1`)
  return Number(value)
}
