import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers, listingKey } from '../../../caller.ts'

interface Owned {
  readonly ownerId: number | null
}

interface AccessMessages {
  /** Says that the record does not exist. */
  readonly notFound: string
  /** Says that it belongs to another user. */
  readonly forbidden?: string
}

/** Finds the listing whose members may edit a record. */
interface EditableRecord<in Row> extends AccessMessages {
  listingOf(row: Row): ListingOfMembers
}

/** Returns the record if the caller owns it. Throws `not_found` or `forbidden`. */
export function requireOwner<Row extends Owned>(
  { userId }: Caller,
  row: Row | undefined,
  messages: AccessMessages,
): Row {
  const found = requireFound(row, messages)
  if (found.ownerId !== userId) throw forbidden(messages.forbidden)
  return found
}

/** Returns the record if the caller owns it or is an admin. Throws `not_found` or `forbidden`. */
export function requireOwnerOrAdmin<Row extends Owned>(
  caller: Caller,
  row: Row | undefined,
  messages: AccessMessages,
): Row {
  return caller.isAdmin ? requireFound(row, messages) : requireOwner(caller, row, messages)
}

/**
 * Returns the record if the caller owns it or is a manager of its listing. Throws `not_found` or
 * `forbidden`.
 */
export function requireEditor<Row extends Owned>(
  caller: Caller,
  row: Row | undefined,
  record: EditableRecord<NoInfer<Row>>,
): Row {
  const found = requireFound(row, record)
  return isManager(caller, record.listingOf(found)) ? found : requireOwner(caller, found, record)
}

/** Returns the record if the caller may edit it or is an admin. Throws `not_found`, `forbidden`. */
export function requireEditorOrAdmin<Row extends Owned>(
  caller: Caller,
  row: Row | undefined,
  record: EditableRecord<NoInfer<Row>>,
): Row {
  return caller.isAdmin ? requireFound(row, record) : requireEditor(caller, row, record)
}

const isManager = ({ memberRoles }: Caller, listing: ListingOfMembers) =>
  memberRoles[listingKey(listing)] === 'manager'

function requireFound<Row>(row: Row | undefined, { notFound }: AccessMessages): Row {
  if (!row) throw new AppError('not_found', notFound)
  return row
}
