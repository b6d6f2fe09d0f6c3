import { AppError } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { type Caller, forbidden } from '../../accounts/sessions/caller.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { LocationResolver, ResolvedLocation } from '../../platform/places/location-resolver.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { editsRepository } from '../editing/edits.repository.ts'
import { recordEdit, requireUnchangedSince } from '../editing/field-edits.ts'
import { popularityOf } from './school-completion.ts'
import type { SchoolEdit } from './school-edit.ts'
import type { SchoolEditingRepository, SchoolRow } from './school-editing.repository.ts'
import { readSchoolField, type SchoolField } from './school-fields.ts'
import type { ListedFiles } from './school-files.ts'
import { toldPlace } from './school-location.ts'
import { freshSlug } from './school-slugs.ts'

/** The `SchoolChange` of the contract. */
export type SchoolChange = Body<'editSchool'>

interface EditSchoolDeps {
  readonly repository: SchoolEditingRepository
  readonly files: ListedFiles
  readonly filters: FiltersService
  readonly images: Images
  readonly locations: LocationResolver
}

/** What is found out before the transaction begins, which has one connection for all it does. */
interface Told {
  readonly catalogue: FilterCatalogue
  /** Of a change of the location. */
  readonly found: ResolvedLocation | undefined
}

interface Saved {
  readonly revision: number
  /** The field as it was kept. */
  readonly value: unknown
  /** Of a school whose name was saved. */
  readonly slug?: string
}

/** There is no school, live or not, of that id. */
export const noSuchSchool = () => new AppError('not_found', 'There is no such school.')

/** Saves fields of schools, one at a time. */
export function createSchoolEdits(needs: EditSchoolDeps) {
  const { repository, files, filters, images, locations } = needs

  async function save(tx: Db, userId: number, row: SchoolRow, change: SchoolChange, told: Told) {
    const { catalogue } = told
    const { field, value, revision: basedOn } = change
    const school = { entity: 'school', entityId: row.id, revision: row.revision } as const
    const edited = { ...school, field, basedOn }
    const edit = await readSchoolField(field, value, {
      ...{ tx, row, userId, repository, files, images, ...told },
      requireUnchangedSince: () => requireUnchangedSince(tx, edited),
    })
    const { before, after } = edit
    const revision = await recordEdit(tx, { ...edited, userId, before, after })
    if (revision === row.revision) return { edit, row }
    const columns = { ...edit.columns, ...(await slugOf(tx, userId, row, change, edit, revision)) }
    const merged = { ...row, ...columns, revision }
    await repository.save(tx, row.id, {
      ...columns,
      revision,
      popularity: popularityOf(merged, catalogue),
    })
    await writeDocuments(tx, 'school', [row.id])
    if (field === 'name' || field === 'is_active')
      await writeDocuments(tx, 'job', await repository.jobsOf(tx, row.id))
    return { edit, row: merged }
  }

  async function readTold({ field, value }: SchoolChange): Promise<Told> {
    const found = field === 'location' ? await locations.of(toldPlace(value)) : undefined
    return { catalogue: await filters.catalogue(), found }
  }

  /** A new name makes a new slug; the old one still leads to the school. */
  async function slugOf(
    tx: Db,
    userId: number,
    row: SchoolRow,
    { field }: SchoolChange,
    { columns }: SchoolEdit,
    revision: number,
  ) {
    if (field !== 'name' && field !== 'slug') return {}
    const slug = columns.slug ?? (await freshSlug(repository, tx, row.id, columns.name ?? row.name))
    await repository.keepFormerSlug(tx, row.id, row.slug, slug)
    if (field === 'name')
      await editsRepository.add(tx, [
        {
          ...{ userId, entity: 'school', entityId: row.id, field: 'slug' },
          ...{ before: row.slug, after: slug, revision },
        },
      ])
    return { slug }
  }

  return {
    /** For its owner; `asAdmin` for whoever may change every school. */
    async edit(
      { userId }: Caller,
      id: number,
      change: SchoolChange,
      { asAdmin = false } = {},
    ): Promise<Saved> {
      const told = await readTold(change)
      const { edit, row } = await repository.transaction(async (tx) => {
        const found = await repository.lock(tx, id)
        if (!found) throw noSuchSchool()
        if (found.ownerId !== userId && !asAdmin) throw forbidden('This school is not yours.')
        return save(tx, userId, found, change, told)
      })
      await files.remove(edit.dropped ?? [])
      return {
        revision: row.revision,
        value: shownValue(change.field, row, edit),
        ...(change.field === 'name' && { slug: row.slug }),
      }
    },
  }
}

/** As the editor of the contract shows the field. */
const shownValue = (field: SchoolField, row: SchoolRow, { after }: SchoolEdit) =>
  field === 'location' ? row.location : after
