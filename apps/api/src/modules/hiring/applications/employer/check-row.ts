import type { Schema } from '../../../../contract/operations.ts'
import { checkNames } from '../../../platform/csv/check-names.ts'

/**
 * An application of ours in an exported file: an invented name that follows from the id of the export, or
 * such as "Applicant 8F14" where names are hidden. The figures are those of the application before it.
 */
export function checkRowOf(
  exportId: number,
  before: Schema<'ApplicationRow'>,
): Schema<'ApplicationRow'> {
  const { child, parent } = checkNames(exportId)
  const code = ((exportId * 40_503) % 0x10000).toString(16).padStart(4, '0').toUpperCase()
  return {
    ...before,
    label: before.is_hidden ? `Applicant ${code}` : `${child} ${parent.split(' ').at(-1) ?? ''}`,
  }
}
