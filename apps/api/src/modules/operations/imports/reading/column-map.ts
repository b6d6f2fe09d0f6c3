import { readFile } from 'node:fs/promises'
import type { ColumnMap } from './headings.ts'
import { InputError } from './input-error.ts'

/**
 * Parses `--map`: `name=school_name,source_id=udise`, or the path of a JSON file with an object of
 * that shape. Throws InputError otherwise.
 */
export async function readColumnMap(given: string, resolve: (path: string) => string) {
  return /\.json$/i.test(given) ? fromFile(resolve(given)) : fromPairs(given)
}

function fromPairs(given: string): ColumnMap {
  const pairs = given.split(',').map((pair) => {
    const [column = '', heading = ''] = splitOnce(pair)
    if (column === '' || heading === '')
      throw new InputError(`--map can't be ${JSON.stringify(given)}: enter COLUMN=HEADING,…`)
    return [column, heading]
  })
  return Object.fromEntries(pairs)
}

function splitOnce(pair: string): string[] {
  const sign = pair.indexOf('=')
  return sign < 0 ? [pair.trim()] : [pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()]
}

async function fromFile(path: string): Promise<ColumnMap> {
  let map: unknown
  try {
    map = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new InputError(`--map ${path}: ${error instanceof Error ? error.message : error}`)
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new InputError(`--map ${path} must contain an object such as {"name": "school_name"}`)
  return Object.fromEntries(
    Object.entries(map).map(([column, heading]) => {
      if (typeof heading !== 'string')
        throw new InputError(`--map ${path}: ${column} must be a heading, in quotes`)
      return [column, heading]
    }),
  )
}
