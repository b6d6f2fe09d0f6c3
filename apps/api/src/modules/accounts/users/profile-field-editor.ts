import { notSignedIn } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { users } from '../../../db/schema/index.ts'
import {
  createFieldEditor,
  type FieldEditorDefinition,
} from '../../providers/editing/field-editor.ts'
import { requireOwner } from '../../providers/editing/ownership.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { ChildDetails } from '../children/child-details.ts'
import type { ChildrenRepository } from '../children/children.repository.ts'
import { childrenOf, isImageField, type ProfileField, readField } from './profile-fields.ts'
import type { ProfileImages } from './profile-images.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileFieldEditor = ReturnType<typeof createProfileFieldEditor>

interface ProfileFieldEditorDeps {
  readonly audit: AuditService
  readonly repository: Pick<UsersRepository, 'transaction' | 'lock' | 'save'>
  readonly images: ProfileImages
  readonly children: ChildrenRepository
}

type ProfileChange = Body<'updateMyProfile'>

type ProfileColumns = Pick<
  typeof users.$inferSelect,
  | 'firstname'
  | 'lastname'
  | 'phone'
  | 'isWalkthroughSkipped'
  | 'consents'
  | 'profileImage'
  | 'coverImage'
  | 'revision'
>

interface ProfileRow extends ProfileColumns {
  readonly id: number
  readonly ownerId: number
  readonly children: readonly ChildDetails[]
}

/** The columns of the user among those of a profile. */
const userColumnsOf = ({
  id,
  ownerId,
  children,
  ...columns
}: Partial<ProfileRow>): Partial<ProfileColumns> => columns

const valuesOf = (row: ProfileRow) =>
  ({
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    is_walkthrough_skipped: row.isWalkthroughSkipped,
    consents: row.consents,
    profile_image: row.profileImage,
    cover_image: row.coverImage,
    children: row.children.map(({ name, bornOn }) => ({ name, born_on: bornOn })),
  }) satisfies Record<ProfileField, unknown>

/**
 * The log is append-only, so that these could not be deleted with the account; it stores the values of
 * the other fields.
 */
const personalFields: readonly ProfileField[] = [
  'firstname',
  'lastname',
  'phone',
  'profile_image',
  'cover_image',
  'children',
]

/** Edits the fields of the caller's own profile, one at a time. */
export function createProfileFieldEditor(deps: ProfileFieldEditorDeps) {
  const { audit, repository, images, children } = deps

  function columnsOf({ field, value }: ProfileChange): Partial<ProfileRow> {
    if (isImageField(field)) return images.read(field, value)
    return field === 'children' ? { children: childrenOf(value) } : readField(field, value)
  }

  const definition: FieldEditorDefinition<ProfileRow, ProfileChange, undefined> = {
    entity: 'user',
    transaction: repository.transaction,
    prepare: async () => undefined,
    async lock(tx, id) {
      const user = await repository.lock(tx, id)
      if (!user) return undefined
      return { ...user, ownerId: id, children: await children.list(id, tx) }
    },
    requireAccess(caller, row) {
      // The account was deleted during the request.
      if (!row) throw notSignedIn()
      return requireOwner(caller, row, { notFound: 'User not found.' })
    },
    fieldsOf: ({ field }) => [field],
    columnsOf: ({ change }) => columnsOf(change),
    valuesOf,
    personalFields,
    async write({ tx, row, change: { field }, columns, after }) {
      if (field === 'children') await children.replace(tx, row.id, after.children)
      if (isImageField(field)) await images.exchange(tx, field, row, after)
      await repository.save(tx, row.id, userColumnsOf(columns))
    },
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /**
     * Saves a field; returns the profile's revision and the stored value. Throws `not_signed_in`,
     * `conflict`, or `invalid_request` with the field and the reason.
     */
    async edit(caller: Caller, change: ProfileChange) {
      const { before, row } = await editor.edit(caller, caller.userId, change)
      await images.removeReplaced(before, row)
      const { field } = change
      const value = isImageField(field) ? images.urlOf(field, row) : valuesOf(row)[field]
      return { revision: row.revision, value }
    },
  }
}
