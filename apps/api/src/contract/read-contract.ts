import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { projectPaths } from '../project-paths.ts'

interface ContractFormat {
  readonly pattern: string
  readonly maxLength?: number
}

/** The contract's own values of `format`, by name (`x-formats`). */
export type ContractFormats = Readonly<Record<string, ContractFormat>>

interface RequestBody {
  readonly content?: Readonly<Record<string, unknown>>
}

export interface Operation {
  readonly operationId: string
  readonly requestBody?: RequestBody & { readonly $ref?: string }
  readonly responses: Readonly<Record<string, unknown>>
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-access'?: unknown
  readonly 'x-before-second-factor'?: boolean
}

export interface Contract {
  readonly 'x-formats': ContractFormats
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly requestBodies?: Readonly<Record<string, RequestBody>> }
}

/** The operations of a path, without its shared parameters. */
export const operationsOf = (path: Contract['paths'][string]) =>
  Object.values(path).filter((part) => 'operationId' in part)

/** Apps of one process share what was parsed while one needs it. */
let parsed: { readonly text: string; readonly contract: WeakRef<Contract> } | undefined

/** The contract as text, and parsed. Do not change it: apps of one process share it. */
export async function readContract(): Promise<{ text: string; contract: Contract }> {
  const text = await readFile(projectPaths.contract, 'utf8')
  const known = parsed?.text === text ? parsed.contract.deref() : undefined
  if (known) return { text, contract: known }
  const contract = await parseOnce(text, projectPaths.parsedContract)
  parsed = { text, contract: new WeakRef(contract) }
  return { text, contract }
}

/**
 * Parses the contract. YAML takes a second and JSON a hundredth, so the result is kept as JSON in
 * `file`, beside the hash of its text, for later processes.
 */
export async function parseOnce(text: string, file: string): Promise<Contract> {
  const textHash = hash('sha256', text)
  const kept = await readKept(file)
  if (kept?.textHash === textHash) return kept.contract
  const { parse } = await import('yaml')
  const contract: Contract = parse(text)
  await keep({ textHash, contract }, file).catch(() => {
    // The folder of an installation may be read-only.
  })
  return contract
}

interface KeptContract {
  readonly textHash: string
  readonly contract: Contract
}

/** Undefined if there is none that can be read. */
async function readKept(file: string): Promise<KeptContract | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Written under another name first, because several processes may start at once. */
async function keep(kept: KeptContract, file: string): Promise<void> {
  const partial = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(partial, JSON.stringify(kept))
  await rename(partial, file)
}
