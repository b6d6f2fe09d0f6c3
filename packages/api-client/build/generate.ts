import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript'
import { parse } from 'yaml'

/**
 * Writes what the client and the server take from openapi.yaml: types, and the permissions with
 * their names. With `--check` it writes nothing and fails where a file is out of date.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const header = '// Generated from openapi.yaml by `pnpm generate`. Do not edit.\n'

const typesOf = async (contract: unknown, options: OpenAPITSOptions) =>
  header + astToString(await openapiTS(JSON.stringify(contract), { alphabetize: true, ...options }))

/** The contract as handlers see requests: a parameter with a default is always there. */
function withDefaults(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withDefaults)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [key, withDefaults(value)])
  const hasDefault = 'in' in part && 'schema' in part && hasDefaultValue(part.schema)
  return Object.fromEntries(hasDefault ? [...entries, ['required', true]] : entries)
}

/** Whether a schema, or the one it names, has a default. */
function hasDefaultValue(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('default' in schema) return true
  const name = '$ref' in schema && String(schema.$ref).split('/').at(-1)
  return name !== false && hasDefaultValue(contract.components.schemas[name ?? ''])
}

/** `export const permissions = { listings: 1, … }`, from the contract's `x-permissions`. */
function permissionsOf(names: Readonly<Record<string, number>>): string {
  const lines = Object.entries(names).map(([name, number]) => `  ${name}: ${number},\n`)
  return `${header}
/** The numbers of the permissions, by name. */
export const permissions = {
${lines.join('')}} as const

/** The name of a permission. */
export type PermissionName = keyof typeof permissions
`
}

const contract = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
const permissions = permissionsOf(contract.components.schemas.Permission['x-permissions'])
const generated = {
  'packages/api-client/src/generated/schema.ts': await typesOf(contract, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  }),
  'packages/api-client/src/generated/permissions.ts': permissions,
  // The server never changes a request, and its responses are read-only.
  'apps/api/src/contract/generated/schema.ts': await typesOf(withDefaults(contract), {
    immutable: true,
  }),
  'apps/api/src/contract/generated/permissions.ts': permissions,
}

const isCheck = process.argv.includes('--check')
for (const [file, text] of Object.entries(generated)) {
  const path = join(root, file)
  if (isCheck) {
    const current = await readFile(path, 'utf8').catch(() => '')
    if (current === text) continue
    console.error(`${file} is out of date: run "pnpm generate" and commit the result.`)
    process.exitCode = 1
  } else {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
