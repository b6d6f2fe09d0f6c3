import type { Ajv } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ContractFormats } from '../../contract/read-contract.ts'

const standardLengths: Readonly<Record<string, number>> = { date: 10, uuid: 45 }

/** The maximum length of a text in the format; infinity if the format has none. */
export const longestOf = (formats: ContractFormats, format: string): number =>
  formats[format]?.maxLength ?? standardLengths[format] ?? Number.POSITIVE_INFINITY

/** Makes a validator check the standard formats and those of the contract. */
export function addContractFormats(ajv: Ajv | Ajv2020, formats: ContractFormats): void {
  addFormats.default(ajv)
  for (const [name, { pattern }] of Object.entries(formats))
    ajv.addFormat(name, new RegExp(pattern, 'u'))
}
