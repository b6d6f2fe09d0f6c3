import { schoolSummary } from '@edbazaar/api-client/testing'
import { schoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'

const school = (number: number) =>
  schoolActionTarget(schoolSummary({ slug: `school-${number}`, name: `School ${number}` }))
const chosen = (number: number) => ({
  slug: `school-${number}`,
  name: `School ${number}`,
  image: '/media/plates/1/wide/vidya.svg',
})

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
})

/** The atoms as a newly opened page creates them. */
async function openPage() {
  const atoms = await import('./compare-atoms')
  const { comparisonPathAtom } = await import('./comparison-path-atom')
  const store = createStore()
  const stop = store.sub(atoms.comparedSchoolsAtom, () => {})
  return {
    toggle: (number: number) => store.set(atoms.toggleComparedSchoolAtom, school(number)),
    slugs: () => store.get(atoms.comparedSchoolsAtom).map(({ slug }) => slug),
    path: () => store.get(comparisonPathAtom),
    isFull: () => store.get(atoms.isCompareLimitReachedAtom),
    stop,
  }
}

test('stores schools in the order they were added and restores them on the next page', async () => {
  const page = await openPage()
  page.toggle(2)
  page.toggle(1)
  expect(page.path()).toBe('/schools/compare?schools=school-2,school-1')
  vi.resetModules()
  expect((await openPage()).slugs()).toEqual(['school-2', 'school-1'])
})

test('removes a school that is already in the tray', async () => {
  const page = await openPage()
  page.toggle(1)
  page.toggle(2)
  page.toggle(1)
  expect(page.slugs()).toEqual(['school-2'])
  expect(window.localStorage.getItem('selectedSchoolsToCompare')).toBe('["school-2"]')
})

test('refuses a fifth school until one is removed', async () => {
  const page = await openPage()
  for (const number of [1, 2, 3, 4, 5]) page.toggle(number)
  expect(page.slugs()).toEqual(['school-1', 'school-2', 'school-3', 'school-4'])
  expect(page.isFull()).toBe(true)
  page.toggle(4)
  expect(page.isFull()).toBe(false)
  page.toggle(5)
  expect(page.slugs()).toContain('school-5')
})

test('follows changes made in another tab', async () => {
  const page = await openPage()
  page.toggle(1)
  window.localStorage.setItem('schoolsToCompare', JSON.stringify([chosen(1), chosen(3)]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'schoolsToCompare' }))
  window.localStorage.setItem('selectedSchoolsToCompare', '["school-3","school-1"]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'selectedSchoolsToCompare' }))
  expect(page.slugs()).toEqual(['school-3', 'school-1'])
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(page.slugs()).toEqual([])
  page.stop()
})

test('adds the last-used place to the comparison URL', async () => {
  const place = { name: 'Jaipur', slug: 'jaipur', lat: 26.9, lng: 75.8, radius: 25 }
  window.localStorage.setItem('place', JSON.stringify(place))
  const page = await openPage()
  page.toggle(1)
  expect(page.path()).toBe('/schools/compare?schools=school-1&place=jaipur')
})

test.each(['', '{', 'null', '["<b>"]', '[1]', '["a","b","c","d","e"]'])(
  'ignores invalid stored slugs: %s',
  async (stored) => {
    window.localStorage.setItem('schoolsToCompare', JSON.stringify([chosen(1)]))
    window.localStorage.setItem('selectedSchoolsToCompare', stored)
    expect((await openPage()).slugs()).toEqual([])
  },
)

test.each(['{}', '[null]', '[{"slug":"school-1"}]'])(
  'ignores an invalid stored school: %s',
  async (stored) => {
    window.localStorage.setItem('schoolsToCompare', stored)
    window.localStorage.setItem('selectedSchoolsToCompare', '["school-1"]')
    expect((await openPage()).slugs()).toEqual([])
  },
)
