import { AppError, refused } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import { withOnlineValue } from '../../catalogue/filters/derived-values.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { LocationResolver } from '../../platform/places/location-resolver.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import { popularityOf } from './school-completion.ts'
import type { SchoolColumns, SchoolEditingRepository } from './school-editing.repository.ts'
import { schoolSubject } from './school-field-editor.ts'
import { requireImage, type SchoolUploads } from './school-files.ts'
import { slugsToTry } from './school-slugs.ts'
import { lineOf } from './school-texts.ts'

/** The `NewSchool` of the contract. */
export type NewSchool = Body<'createSchool'>

export type SchoolCreation = ReturnType<typeof createSchoolCreation>

interface SchoolCreationDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: SchoolEditingRepository
  readonly uploads: SchoolUploads
  readonly filters: FiltersService
  readonly plans: PlansService
  readonly locations: LocationResolver
}

/** Read before the transaction, which holds a single connection. */
interface Prepared {
  readonly columns: SchoolColumns
  readonly catalogue: FilterCatalogue
}

interface CreatedSchool {
  readonly id: number
  readonly slug: string
  /** False if the plan has no room for another visible school. */
  readonly isActive: boolean
}

/**
 * Creates schools. They belong to the caller, and are active at once if the plan has room; else they
 * start hidden.
 */
export function createSchoolCreation({
  audit,
  intake,
  repository,
  uploads,
  filters,
  plans,
  locations,
}: SchoolCreationDeps) {
  /** Finds the school of an earlier identical request, or adds one under the first free slug. */
  async function findOrAdd(tx: Db, userId: number, school: NewSchool, prepared: Prepared) {
    const name = lineOf(school.name)
    let isActive: boolean | undefined
    for (const slug of slugsToTry(userId, name, school.slug)) {
      const existing = await repository.findBySlug(tx, slug)
      if (existing?.ownerId === userId && existing.deletedAt === null) return existing
      if (existing) continue
      isActive ??= await plans.makeRoom(tx, userId, 'schools')
      const added = await add(tx, userId, school, {
        catalogue: prepared.catalogue,
        columns: { ...prepared.columns, name, slug, isActive },
      })
      if (added) return added
    }
    throw new AppError('conflict', 'This name is not available right now. Try again.')
  }

  async function add(
    tx: Db,
    userId: number,
    school: NewSchool,
    {
      columns,
      catalogue,
    }: Prepared & { columns: { name: string; slug: string; isActive: boolean } },
  ): Promise<CreatedSchool | undefined> {
    const id = await repository.add(tx, { ...columns, ownerId: userId })
    if (id === undefined) return undefined
    const owner = { userId, purpose: 'school' } as const
    const files = await uploads.attachFiles(tx, owner, [], school.files)
    requireImage(files)
    await repository.save(tx, id, { files })
    const row = await repository.lock(tx, id)
    if (!row) throw new Error('The new school is missing')
    await repository.save(tx, id, { popularity: popularityOf(row, catalogue) })
    const after = { ...school, ...storedTexts(columns) }
    await audit.recordCreation(tx, {
      actor: { userId, role: 'owner' },
      entity: 'school',
      entityId: id,
      revision: 1,
      after,
    })
    await intake.created(tx, schoolSubject(row), userId, after)
    await indexDocuments(tx, 'school', [id])
    return { id, slug: columns.slug, isActive: columns.isActive }
  }

  async function locationOf(school: NewSchool) {
    const { location: text, lat, long, place, is_exact: isExact } = school
    if (school.is_online) return {}
    const location = text === null ? '' : lineOf(text)
    if (location === '') throw refused('location', 'Please add Location')
    return { location, ...(await locations.of({ location, lat, lng: long, place, isExact })) }
  }

  return {
    /** A repeated request returns the same school. Throws `invalid_request` or `conflict`. */
    async create({ userId }: Caller, school: NewSchool) {
      requireImage(school.files)
      const columns = {
        contactEmail: lineOf(school.contact_email),
        contactPhone: lineOf(school.contact_phone),
        isOnline: school.is_online,
        filterIds: withOnlineValue([], school.is_online),
        ...(await locationOf(school)),
      }
      const catalogue = await filters.catalogue()
      return repository.transaction(async (tx) => {
        await repository.lockOwner(tx, userId)
        const { id, slug, isActive } = await findOrAdd(tx, userId, school, { columns, catalogue })
        return { id, slug, is_active: isActive }
      })
    },
  }
}

/** The texts as stored: trimmed. */
const storedTexts = ({ name, location = null, contactEmail, contactPhone }: SchoolColumns) => ({
  name,
  location,
  contact_email: contactEmail,
  contact_phone: contactPhone,
})
