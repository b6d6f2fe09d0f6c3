import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, readContract } from '../src/contract/read-contract.ts'
import { addContractFormats } from '../src/plugins/contract/contract-formats.ts'
// So that the contract is parsed once per process, not once per file.
import './contract.ts'

type ContractCheck = ReturnType<typeof createCheck>

const known = new WeakMap<Contract, ContractCheck>()

/**
 * A function that checks the body of a response against the contract and returns the errors, or an
 * empty list. Files of one process share what it has compiled: a schema takes longer than a request.
 */
export async function createContractCheck(): Promise<ContractCheck> {
  const { contract } = await readContract()
  const check = known.get(contract) ?? createCheck(contract)
  known.set(contract, check)
  return check
}

function createCheck(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addContractFormats(ajv, contract['x-formats'])
  ajv.addSchema(contract, 'contract')
  const validators = new Map<string, ValidateFunction>()
  return (path: string, status: number, body: unknown, method = 'get'): string[] => {
    const pointer = pointerTo(contract, path, status, method)
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` })
    validators.set(pointer, validate)
    if (validate(body)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

/** The types of files that operations answer with. */
const fileTypes = [
  'text/csv',
  'text/vtt',
  'application/pdf',
  'text/calendar',
  'image/webp',
] as const

/** The body of a response: the text of a file, otherwise JSON. */
export const bodyOf = ({ headers, payload }: CheckedResponse): unknown =>
  fileTypes.some((type) => String(headers['content-type']).startsWith(type))
    ? payload
    : JSON.parse(payload)

interface CheckedResponse {
  readonly headers: Readonly<Record<string, unknown>>
  readonly payload: string
}

const fileTypeOf = (response: unknown) =>
  fileTypes.find((type) => type in Object(Object(response).content))

/** The JSON pointer to the schema of a response, following one reference. */
function pointerTo(contract: Contract, path: string, status: number, method: string): string {
  const response = contract.paths[path]?.[method]?.responses[status]
  const type = fileTypeOf(response) ?? 'application/json'
  const schema = `content/${type.replace('/', '~1')}/schema`
  if (typeof response !== 'object' || response === null)
    throw new Error(`The contract has no response ${status} for ${path}`)
  if ('$ref' in response) return `${String(response.$ref).slice(1)}/${schema}`
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${status}/${schema}`
}
