import {
  comparedSchool,
  http,
  places,
  schoolComparison,
  schoolSummary,
} from '@edbazaar/api-client/testing'
import { createI18n, schoolListPathAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { CompareScreen } from './CompareScreen'
import { compareMeta } from './compare-meta'
import { loadComparison } from './load-comparison'

const server = startMockServer()
beforeEach(() => window.localStorage.clear())

const [complete, incomplete] = schoolComparison().schools.map(({ summary }) => summary)
const slugs = `${complete?.slug},${incomplete?.slug}`

async function show(query: string, comparison = schoolComparison()) {
  server.use(http.get('/schools/compare', ({ response }) => response(200).json(comparison)))
  const page = renderPage(
    [
      { path: '/schools/compare', loader: loadComparison, Component: CompareScreen },
      { path: '/schools', element: <h1>All schools</h1> },
    ],
    `/schools/compare${query}`,
  )
  await screen.findByRole('heading', { level: 1 })
  return page
}

describe('a comparison', () => {
  test('has a column for each school and a row for each question, in the order of cards', async () => {
    await show(`?schools=${slugs}`)
    const table = screen.getByRole('table', { name: 'Schools side by side' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Question',
      complete?.name,
      incomplete?.name,
    ])
    const questions = within(table).getAllByRole('rowheader')
    expect(questions.map(({ textContent }) => textContent).slice(0, 7)).toEqual([
      'At a glance',
      'Place',
      'Board',
      'Fees per year',
      'Age',
      'Availability',
      'Total seats',
    ])
  })

  test('says "not provided" instead of a blank', async () => {
    await show(`?schools=${slugs}`)
    const row = screen.getByRole('row', { name: /^Fees per year/ })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '₹1,24,500–1,48,600 First year from ₹1,49,500',
      'Not provided',
    ])
    for (const cell of screen.getAllByRole('cell')) {
      const isHead = cell.closest('thead') !== null
      expect(isHead || cell.textContent !== '').toBe(true)
    }
  })

  test('marks rows in which the schools do not differ', async () => {
    await show(`?schools=${slugs}`)
    const isSame = (name: RegExp) => screen.getByRole('row', { name }).hasAttribute('data-same')
    expect(isSame(/^Place/)).toBe(true)
    expect(isSame(/^Board/)).toBe(false)
    expect(isSame(/^Classrooms/)).toBe(true)
  })

  test('shows whether a facility exists, does not exist or is not provided', async () => {
    await show(`?schools=${slugs}`)
    const answers = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(answers('School bus')).toEqual(['Yes', 'Not provided'])
    expect(answers('Swimming pool')).toEqual(['No', 'Not provided'])
  })

  test('shows distances only when the URL names a place', async () => {
    const [place] = [
      {
        slug: 'x',
        name: 'Indiranagar',
        detail: '',
        type: 'locality',
        lat: 1,
        lng: 1,
        is_approximate: false,
        pincode: null,
      },
    ] as const
    await show(`?schools=${slugs}&place=x`, schoolComparison({ place }))
    expect(screen.getByRole('row', { name: /^Distance from Indiranagar/ }).textContent).toContain(
      '0.8 kmabout 2.9 km',
    )
  })

  test('shows no distances from a place of which only the rough location is known', async () => {
    const [known] = places
    if (!known) throw new Error('The fixture has a place.')
    const place = { ...known, is_approximate: true }
    await show(`?schools=${slugs}&place=${place.slug}`, schoolComparison({ place }))
    expect(screen.getByText(/^Only the rough location of Indiranagar is known/)).toBeDefined()
    expect(screen.queryByRole('row', { name: /^Distance from/ })).toBeNull()
  })

  test('removes a school', async () => {
    const { router } = await show(`?schools=${slugs}`)
    const remove = screen.getByRole('link', { name: `Remove ${complete?.name}` })
    await userEvent.click(remove)
    expect(router.state.location.search).toBe(`?schools=${incomplete?.slug}`)
  })

  test('keeps "Differences only" in the URL that Share copies', async () => {
    const { router } = await show(`?schools=${slugs}`)
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Differences only' })
    await userEvent.click(box())
    expect(box().checked).toBe(true)
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.search).toBe(`?schools=${slugs}&differences=1`)
    expect(
      screen.getByRole('link', { name: `Remove ${complete?.name}` }).getAttribute('href'),
    ).toBe(`/schools/compare?schools=${incomplete?.slug}&differences=1`)
    await userEvent.click(box())
    await waitFor(() => expect(router.state.location.search).toBe(`?schools=${slugs}`))
  })

  test('shows only differences if the URL says so', async () => {
    await show(`?schools=${slugs}&differences=1`)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Differences only' })
    expect(box.checked).toBe(true)
  })

  test('"Add one more" leads to the list that the user came from, with its filters', async () => {
    const { store } = await show(`?schools=${slugs}`)
    const add = () => screen.getByRole('link', { name: 'Add one more' }).getAttribute('href')
    expect(add()).toBe('/schools')
    act(() => store.set(schoolListPathAtom, '/schools?place=x&filter_ids=3'))
    await waitFor(() => expect(add()).toBe('/schools?place=x&filter_ids=3'))
  })

  test('puts the schools of a shared comparison in the tray when adding another', async () => {
    await show(`?schools=${slugs}`)
    await userEvent.click(screen.getByRole('link', { name: 'Add one more' }))
    expect(await screen.findByRole('heading', { name: 'All schools' })).toBeDefined()
    expect(window.localStorage.getItem('selectedSchoolsToCompare')).toBe(
      JSON.stringify(slugs.split(',')),
    )
  })

  test('says how many schools are no longer listed, and that others were left out', async () => {
    await show('?schools=a-1,b-2,c-3,d-4,e-5', schoolComparison({ unknown: ['c-3'] }))
    expect(screen.getByText('1 school in this comparison is no longer listed.')).toBeDefined()
    expect(
      screen.getByText('You can compare up to 4 schools. The others are not shown.'),
    ).toBeDefined()
  })

  test('shows HTML in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const schools = [comparedSchool(schoolSummary({ name, slug: 'b-2' })), comparedSchool()]
    await show(`?schools=${slugs}`, schoolComparison({ schools }))
    expect(screen.getByRole('columnheader', { name })).toBeDefined()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('without schools', () => {
  test('the page explains how to choose, without a request', async () => {
    await show('')
    expect(screen.getByRole('heading', { name: 'No schools chosen yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose schools' }).getAttribute('href')).toBe(
      '/schools',
    )
  })

  test('the page says when none of the schools is still listed', async () => {
    await show('?schools=a-1', schoolComparison({ schools: [], unknown: ['a-1'] }))
    expect(
      screen.getByRole('heading', { name: 'These schools are no longer listed' }),
    ).toBeDefined()
  })

  test('the page links to the schools in the tray', async () => {
    window.localStorage.setItem(
      'schoolsToCompare',
      '[{"slug":"a-1","name":"A","image":"/a.svg"},{"slug":"b-2","name":"B","image":"/b.svg"}]',
    )
    window.localStorage.setItem('selectedSchoolsToCompare', '["a-1","b-2"]')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await show('')
    const link = await screen.findByRole('link', { name: 'Compare your 2 schools' })
    expect(link.getAttribute('href')).toBe('/schools/compare?schools=a-1,b-2')
  })
})

test('only the empty page is indexed by search engines', () => {
  const requested = { slugs: ['a-1'], place: null, hasDifferencesOnly: false, isTruncated: false }
  const i18n = createI18n('en')
  const meta = compareMeta({ requested, comparison: schoolComparison() }, i18n)
  expect(meta).toMatchObject({
    title: `Compare ${complete?.name}, ${incomplete?.name}`,
    canonicalPath: '/schools/compare',
    isHidden: true,
  })
  const emptyComparison = { schools: [], unknown: [], place: null }
  expect(
    compareMeta({ requested: { ...requested, slugs: [] }, comparison: emptyComparison }, i18n),
  ).toMatchObject({
    title: 'Compare schools',
    isHidden: false,
  })
})
