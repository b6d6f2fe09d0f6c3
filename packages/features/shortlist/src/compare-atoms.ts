import { type SchoolActionTarget, savedPlaceAtom, storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'
import { comparePath, isSlug, mostCompared } from './compare-address'

/** A school as the tray shows it. */
type ComparedSchool = Omit<SchoolActionTarget, 'id'>

/** What is known of the chosen schools, so that the tray need not ask. */
const schoolsToCompareAtom = storedAtom<readonly ComparedSchool[]>('schoolsToCompare', {
  initial: [],
  isValue: isChosenList,
  isShared: true,
})

/** The slugs of the chosen schools, in the order of choice. */
const selectedSlugsAtom = storedAtom<readonly string[]>('selectedSchoolsToCompare', {
  initial: [],
  isValue: isSlugList,
  isShared: true,
})

/** Whether one more was tried than fit, since the last change. */
const isRefusedAtom = atom(false)

/** Why the last press chose nothing. */
export const isFullAtom = atom((get) => get(isRefusedAtom) && isFull(get(comparedSchoolsAtom)))

/** The schools chosen to compare, in the order of choice. */
export const comparedSchoolsAtom = atom((get): readonly ComparedSchool[] => {
  const known = new Map(get(schoolsToCompareAtom).map((school) => [school.slug, school]))
  return get(selectedSlugsAtom).flatMap((slug) => known.get(slug) ?? [])
})

/** Where the chosen schools stand side by side, with distances from the place chosen last. */
export const comparisonPathAtom = atom((get) =>
  comparePath({
    slugs: get(comparedSchoolsAtom).map(({ slug }) => slug),
    place: get(savedPlaceAtom)?.slug ?? null,
  }),
)

/** Replaces the choice; at most four are kept. */
export const chooseComparedAtom = atom(null, (_, set, schools: readonly ComparedSchool[]) => {
  const kept = schools
    .slice(0, mostCompared)
    .map(({ slug, name, image }) => ({ slug, name, image }))
  set(isRefusedAtom, false)
  set(schoolsToCompareAtom, kept)
  set(
    selectedSlugsAtom,
    kept.map(({ slug }) => slug),
  )
})

/** Takes a school out of the choice. */
export const removeComparedAtom = atom(null, (get, set, slug: string) => {
  set(
    chooseComparedAtom,
    get(comparedSchoolsAtom).filter((school) => school.slug !== slug),
  )
})

/** Adds a school to the choice, or takes it out; where four are chosen a fifth is refused. */
export const toggleComparedAtom = atom(null, (get, set, school: ComparedSchool) => {
  const chosen = get(comparedSchoolsAtom)
  if (chosen.some(({ slug }) => slug === school.slug)) set(removeComparedAtom, school.slug)
  else if (isFull(chosen)) set(isRefusedAtom, true)
  else set(chooseComparedAtom, [...chosen, school])
})

const isFull = (chosen: readonly ComparedSchool[]) => chosen.length >= mostCompared

function isChosenList(stored: unknown): stored is readonly ComparedSchool[] {
  return Array.isArray(stored) && stored.length <= mostCompared && stored.every(isChosen)
}

function isChosen(stored: unknown): stored is ComparedSchool {
  if (typeof stored !== 'object' || stored === null) return false
  const { slug, name, image }: Partial<Record<string, unknown>> = { ...stored }
  return isSlug(slug) && typeof name === 'string' && typeof image === 'string'
}

function isSlugList(stored: unknown): stored is readonly string[] {
  return Array.isArray(stored) && stored.length <= mostCompared && stored.every(isSlug)
}
