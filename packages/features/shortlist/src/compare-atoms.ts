import type { SchoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import { storedAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'
import { isSlug, maxComparedSchools } from './compared-slugs'

/** A school as the tray shows it. */
type ComparedSchool = Omit<SchoolActionTarget, 'id'>

/** Name and image of the compared schools, so that the tray needs no request. */
const schoolsToCompareAtom = storedAtom<readonly ComparedSchool[]>('schoolsToCompare', {
  initial: [],
  isValue: isComparedSchoolList,
  isShared: true,
})

/** The slugs of the compared schools, in the order they were added. */
const selectedSlugsAtom = storedAtom<readonly string[]>('selectedSchoolsToCompare', {
  initial: [],
  isValue: isSlugList,
  isShared: true,
})

/** Whether adding a school was refused since the last change. */
const wasAdditionRefusedAtom = atom(false)

/** Whether the last school was not added because the limit is reached. */
export const isCompareLimitReachedAtom = atom(
  (get) => get(wasAdditionRefusedAtom) && isFull(get(comparedSchoolsAtom)),
)

/** The compared schools, in the order they were added. */
export const comparedSchoolsAtom = atom((get): readonly ComparedSchool[] => {
  const known = new Map(get(schoolsToCompareAtom).map((school) => [school.slug, school]))
  return get(selectedSlugsAtom).flatMap((slug) => known.get(slug) ?? [])
})

/** Replaces the compared schools; at most four are stored. */
export const setComparedSchoolsAtom = atom(null, (_, set, schools: readonly ComparedSchool[]) => {
  const stored = schools
    .slice(0, maxComparedSchools)
    .map(({ slug, name, image }) => ({ slug, name, image }))
  set(wasAdditionRefusedAtom, false)
  set(schoolsToCompareAtom, stored)
  set(
    selectedSlugsAtom,
    stored.map(({ slug }) => slug),
  )
})

export const removeComparedSchoolAtom = atom(null, (get, set, slug: string) => {
  set(
    setComparedSchoolsAtom,
    get(comparedSchoolsAtom).filter((school) => school.slug !== slug),
  )
})

/** Adds or removes a school; a fifth is refused. */
export const toggleComparedSchoolAtom = atom(null, (get, set, school: ComparedSchool) => {
  const compared = get(comparedSchoolsAtom)
  if (compared.some(({ slug }) => slug === school.slug)) set(removeComparedSchoolAtom, school.slug)
  else if (isFull(compared)) set(wasAdditionRefusedAtom, true)
  else set(setComparedSchoolsAtom, [...compared, school])
})

const isFull = (compared: readonly ComparedSchool[]) => compared.length >= maxComparedSchools

function isComparedSchoolList(stored: unknown): stored is readonly ComparedSchool[] {
  return (
    Array.isArray(stored) && stored.length <= maxComparedSchools && stored.every(isComparedSchool)
  )
}

function isComparedSchool(stored: unknown): stored is ComparedSchool {
  if (typeof stored !== 'object' || stored === null) return false
  const { slug, name, image }: Partial<Record<string, unknown>> = { ...stored }
  return isSlug(slug) && typeof name === 'string' && typeof image === 'string'
}

function isSlugList(stored: unknown): stored is readonly string[] {
  return Array.isArray(stored) && stored.length <= maxComparedSchools && stored.every(isSlug)
}
