import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { LocationResolver } from '../../platform/places/location-resolver.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import {
  type AppliedEdit,
  createFieldEditor,
  type FieldEditorDefinition,
} from '../editing/field-editor.ts'
import { captionedFilesOf } from '../editing/files-json.ts'
import { requireEditor, requireEditorOrAdmin } from '../editing/ownership.ts'
import { planOwnerOf } from '../editing/plan-owner.ts'
import type { PreparedChange, SchoolChange } from './school-change.ts'
import { popularityOf } from './school-completion.ts'
import type { SchoolEditingRepository } from './school-editing.repository.ts'
import { readSchoolField, toSchoolFields } from './school-fields.ts'
import { requireImage, type SchoolUploads } from './school-files.ts'
import { locationInput } from './school-location.ts'
import type { SchoolRow } from './school-row.ts'

export type SchoolFieldEditor = ReturnType<typeof createSchoolFieldEditor>

interface SchoolFieldEditorDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: SchoolEditingRepository
  readonly uploads: SchoolUploads
  readonly filters: FiltersService
  readonly images: Images
  readonly locations: LocationResolver
  readonly plans: Pick<PlansService, 'requireRoom'>
}

interface SavedSchool {
  readonly revision: number
  /** The stored value of the field. */
  readonly value: unknown
  /** The slug, after a change of the name. */
  readonly slug?: string
  /** Whether the change waits for a decision; `value` is then the public one. */
  readonly is_held?: true
}

export const schoolMessages = {
  notFound: 'School not found.',
  forbidden: 'You do not own this school.',
}

export const schoolRecord = {
  ...schoolMessages,
  listingOf: ({ id }: Pick<SchoolRow, 'id'>) => ({ kind: 'school' as const, id }),
}

/** A school as admins see it. */
export const schoolSubject = ({
  id,
  name,
  city,
  district,
  ownerId,
}: Pick<SchoolRow, 'id' | 'name' | 'city' | 'district' | 'ownerId'>) =>
  ({ kind: 'school', id, name, place: city ?? district, ownerId }) as const

/** Edits a school's fields, one at a time. */
export function createSchoolFieldEditor(deps: SchoolFieldEditorDeps) {
  const { repository, uploads, filters, locations, plans } = deps

  async function write({
    tx,
    row,
    change,
    columns,
    after,
    prepared,
  }: AppliedEdit<SchoolRow, SchoolChange, PreparedChange>) {
    if (after.slug !== row.slug) await repository.addFormerSlug(tx, row.id, row.slug, after.slug)
    const popularity = popularityOf(after, prepared.catalogue)
    const editedFields = [...new Set(row.editedFields).add(change.field)]
    await repository.save(tx, row.id, { ...columns, popularity, editedFields })
  }

  /**
   * The name and the email of a school that its owner did not add say whose listing it is: changes wait.
   */
  async function heldFields(tx: Db, { id, source, ownerId }: SchoolRow): Promise<string[]> {
    if (ownerId === null) return []
    const isClaimed = source !== null || (await repository.isClaimedBy(tx, id, ownerId))
    return isClaimed ? ['name', 'contact_email'] : []
  }

  const editorFor = (requireAccess: typeof requireEditor<SchoolRow>) => {
    const definition: FieldEditorDefinition<SchoolRow, SchoolChange, PreparedChange> = {
      entity: 'school',
      transaction: repository.transaction,
      async prepare(_caller, _id, { field, value }) {
        const location = field === 'location' ? await locations.of(locationInput(value)) : undefined
        return { catalogue: await filters.catalogue(), location }
      },
      lock: repository.lock,
      requireAccess: (caller, row) => requireAccess(caller, row, schoolRecord),
      fieldsOf: ({ field }) => [field],
      async columnsOf(edit) {
        const { tx, caller, row, change } = edit
        const ownerId = planOwnerOf(caller, row, change)
        if (ownerId !== null) await plans.requireRoom(tx, ownerId, 'schools', 'show')
        return readSchoolField(edit, deps)
      },
      valuesOf: toSchoolFields,
      moderation: { intake: deps.intake, subjectOf: schoolSubject, heldFields },
      files: { uploads, purpose: 'school', of: ({ files }) => files, require: requireImage },
      write,
      async reindex({ tx, row, change }) {
        await indexDocuments(tx, 'school', [row.id])
        if (change.field === 'name' || change.field === 'is_active')
          await indexDocuments(tx, 'job', await repository.jobsOf(tx, row.id))
      },
    }
    return createFieldEditor(definition, deps.audit)
  }
  const owners = editorFor(requireEditor)
  const admins = editorFor(requireEditorOrAdmin)

  function savedValue(row: SchoolRow, field: SchoolChange['field']) {
    if (field === 'location') return row.location
    if (field !== 'files') return toSchoolFields(row)[field]
    return captionedFilesOf(row, deps.images.file)
  }

  return {
    /**
     * Saves a change; with `asAdmin`, an admin may change any school. Throws `not_found`,
     * `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(
      caller: Caller,
      id: number,
      change: SchoolChange,
      { asAdmin = false } = {},
    ): Promise<SavedSchool> {
      const { row, isHeld } = await (asAdmin ? admins : owners).edit(caller, id, change)
      const { field } = change
      return {
        revision: row.revision,
        value: savedValue(row, field),
        ...(field === 'name' && { slug: row.slug }),
        ...(isHeld && { is_held: true }),
      }
    },
  }
}
