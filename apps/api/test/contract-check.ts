import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { readContract } from '../src/contract/read-contract.ts'
import { addContractFormats } from '../src/plugins/contract-formats.ts'

/**
 * Creates a function that checks the body of a response against the contract and returns the
 * errors, or an empty list.
 */
export async function createContractCheck() {
  const { contract } = await readContract()
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
function pointerTo(
  contract: Awaited<ReturnType<typeof readContract>>['contract'],
  path: string,
  status: number,
  method: string,
): string {
  const response = contract.paths[path]?.[method]?.responses[status]
  const type = fileTypeOf(response) ?? 'application/json'
  const schema = `content/${type.replace('/', '~1')}/schema`
  if (typeof response !== 'object' || response === null)
    throw new Error(`The contract has no response ${status} for ${path}`)
  if ('$ref' in response) return `${String(response.$ref).slice(1)}/${schema}`
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${status}/${schema}`
}
