import { AppError, refused } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { LocationResolver } from '../../platform/places/location-resolver.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { editsRepository } from '../editing/edits.repository.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { popularityOf } from './school-completion.ts'
import type { SchoolColumns, SchoolEditingRepository } from './school-editing.repository.ts'
import { type ListedFiles, requireImage } from './school-files.ts'
import { slugsToTry } from './school-slugs.ts'
import { lineOf } from './school-texts.ts'

/** The `NewSchool` of the contract. */
export type NewSchool = Body<'createSchool'>

export interface CreateSchoolDeps {
  readonly repository: SchoolEditingRepository
  readonly files: ListedFiles
  readonly filters: FiltersService
  readonly plans: PlansService
  readonly locations: LocationResolver
}

/** What is found out before the transaction begins, which has one connection for all it does. */
interface ToldSchool {
  readonly columns: SchoolColumns
  readonly catalogue: FilterCatalogue
}

interface Made {
  readonly id: number
  readonly slug: string
}

/** Lists new schools: the caller's, and live at once. */
export function createSchoolCreation(needs: CreateSchoolDeps) {
  const { repository, files, filters, plans, locations } = needs

  /** The school of an earlier request like this one, or the new one under the first free slug. */
  async function makeOrFind(tx: Db, userId: number, asked: NewSchool, told: ToldSchool) {
    const name = lineOf(asked.name)
    let hasRoom = false
    for (const slug of slugsToTry(userId, name, asked.slug)) {
      const known = await repository.findBySlug(tx, slug)
      if (known?.ownerId === userId) return known
      if (known) continue
      if (!hasRoom) await plans.requireRoom(tx, userId, 'schools')
      hasRoom = true
      const made = await make(tx, userId, asked, {
        ...told,
        columns: { ...told.columns, name, slug },
      })
      if (made) return made
    }
    throw new AppError('conflict', 'This name can’t be listed just now. Please try again.')
  }

  async function make(
    tx: Db,
    userId: number,
    asked: NewSchool,
    { columns, catalogue }: ToldSchool & { columns: { name: string; slug: string } },
  ): Promise<Made | undefined> {
    const id = await repository.add(tx, { ...columns, ownerId: userId })
    if (id === undefined) return undefined
    const whose = { userId, purpose: 'school' } as const
    const used = await files.useFiles(tx, whose, [], asked.files)
    requireImage(used.files)
    await repository.save(tx, id, { files: used.files })
    const row = await repository.lock(tx, id)
    if (!row) throw new Error('The new school is gone')
    await repository.save(tx, id, { popularity: popularityOf(row, catalogue) })
    await editsRepository.add(tx, [
      {
        userId,
        entity: 'school',
        entityId: id,
        field: 'created',
        before: null,
        after: { ...asked, ...keptTexts(columns) },
        revision: 1,
      },
    ])
    await writeDocuments(tx, 'school', [id])
    return { id, slug: columns.slug }
  }

  return {
    /** The same request again gives the same school. Throws `invalid_request`, `conflict`. */
    async create({ userId }: Caller, asked: NewSchool): Promise<Made> {
      requireImage(asked.files)
      const columns = {
        contactEmail: lineOf(asked.contact_email),
        contactPhone: lineOf(asked.contact_phone),
        isOnline: asked.is_online,
        ...(await placeOf(asked)),
      }
      const catalogue = await filters.catalogue()
      return repository.transaction(async (tx) => {
        await repository.lockOwner(tx, userId)
        const { id, slug } = await makeOrFind(tx, userId, asked, { columns, catalogue })
        return { id, slug }
      })
    },
  }

  /** What is taught online has no place to visit. */
  async function placeOf({ is_online, location: given, lat, long, place }: NewSchool) {
    if (is_online) return {}
    const location = given === null ? '' : lineOf(given)
    if (location === '') throw refused('location', 'Please add Location')
    return { location, ...(await locations.of({ location, lat, lng: long, place })) }
  }
}

/** What was asked for as it was kept: without halves of characters, which no text may hold. */
const keptTexts = ({ name, location = null, contactEmail, contactPhone }: SchoolColumns) => ({
  ...{ name, location, contact_email: contactEmail, contact_phone: contactPhone },
})
