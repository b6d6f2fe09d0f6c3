import { _, Ajv, type FuncKeywordDefinition, str } from 'ajv'
import type { ContractFormats } from '../../contract/read-contract.ts'
import { addContractFormats, longestOf } from './contract-formats.ts'

/**
 * Makes a validator check formats, but only of texts that are not too long. It reports all errors of
 * a request, so its own keyword would match a pattern against a text that `maxLength` refuses.
 */
export function addBoundedFormats(ajv: Ajv, formats: ContractFormats): void {
  ajv.removeKeyword('format')
  ajv.addKeyword(formatKeyword(formats))
}

function formatKeyword(formats: ContractFormats): FuncKeywordDefinition {
  const standard = new Ajv({ strict: false })
  addContractFormats(standard, formats)
  return {
    keyword: 'format',
    type: 'string',
    schemaType: 'string',
    error: {
      message: ({ schema }) => str`must match format "${schema}"`,
      params: ({ schema }) => _`{format: ${schema}}`,
    },
    compile: (format: string, { maxLength = Number.POSITIVE_INFINITY }) => {
      const matches = standard.compile({ type: 'string', format })
      const longest = longestOf(formats, format)
      return (text: string) =>
        isLonger(text, maxLength) || (!isLonger(text, longest) && matches(text))
    },
  }
}

/** Whether a text has more characters than the limit. A character has one or two UTF-16 units. */
const isLonger = (text: string, limit: number) =>
  text.length > 2 * limit || (text.length > limit && [...text].length > limit)
