import type { Schema } from '../../../../contract/operations.ts'
import { checkNames } from '../../../platform/csv/check-names.ts'

/**
 * The check row of an exported file of applications. Its invented name follows from the id of the export;
 * where names are hidden, it is a label such as "Applicant 8F14". The other columns repeat the
 * application before it.
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
