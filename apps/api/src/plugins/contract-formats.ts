import type { Ajv } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** The contract's own values of `format`, by name (`x-formats`). */
export type ContractFormats = Readonly<Record<string, { readonly pattern: string }>>

/** Makes a validator check the standard formats and those of the contract. */
export function addContractFormats(ajv: Ajv | Ajv2020, formats: ContractFormats): void {
  addFormats.default(ajv)
  for (const [name, { pattern }] of Object.entries(formats))
    ajv.addFormat(name, new RegExp(pattern, 'u'))
}
