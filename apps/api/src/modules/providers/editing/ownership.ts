import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../accounts/sessions/caller.ts'

interface Owned {
  readonly ownerId: number | null
}

/** What somebody may change: their own, and admins everything. Throws `not_found` or `forbidden`. */
export function owned<Row extends Owned>(
  { userId, isAdmin }: Caller,
  row: Row | undefined,
  msg: string,
) {
  if (!row) throw new AppError('not_found', msg)
  if (row.ownerId !== userId && !isAdmin) throw forbidden()
  return row
}
