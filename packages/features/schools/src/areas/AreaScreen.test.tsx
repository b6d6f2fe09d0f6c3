import { http, schoolArea } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AreaScreen } from './AreaScreen'
import { crumbsOf, genderShare, titleOf } from './area-labels'
import { areaMeta } from './area-meta'
import { loadArea } from './load-area'
import { messages } from './messages'

const i18n = createI18n('en')
const t = i18n.translate(messages)

const server = startMockServer()

const cbse = { id: 1, slug: 'cbse', name: 'CBSE' }
const byAddress = { place_slug: null, radius: null, approximate: null, links: [] }
const country = schoolArea({
  ...byAddress,
  kind: 'country',
  name: 'India',
  state: null,
  slug: null,
})
const state = schoolArea({ ...byAddress, kind: 'state', name: 'Karnataka', slug: null })
const district = schoolArea({ ...byAddress, kind: 'district', slug: 'mysuru-district' })

async function show(area = schoolArea(), path = '/schools/in/karnataka/mysuru') {
  const requests: string[] = []
  server.use(
    http.get('/schools/area', ({ response, request }) => {
      requests.push(new URL(request.url).search)
      return response(200).json(area)
    }),
  )
  const load = { loader: loadArea, Component: AreaScreen }
  renderPage(
    [
      { path: '/schools/in/:state?/:place?', ...load },
      { path: '/schools/in/:state/:place?/board/:board', ...load },
    ],
    path,
  )
  await screen.findByRole('heading', { level: 1 })
  return requests
}

describe('schools of a place', () => {
  test('shows figures with the number of schools behind them', async () => {
    expect(await show()).toEqual(['?state=karnataka&place=mysuru'])
    const glance = screen.getByRole('region', { name: 'At a glance' })
    expect(glance.textContent).toContain(
      'Schools1,2341,210 within 25 km; 24 more in the district without an exact location',
    )
    expect(glance.textContent).toContain('₹18,000–2,45,000')
    expect(glance.textContent).toContain('Median fee: ₹64,000. Provided by 14 schools.')
    expect(glance.textContent).toContain('Co-educational88%28 of 32 with data')
  })

  test('shows "Not provided" without fees', async () => {
    await show(schoolArea({ fees: null, types: [], oldest: null, recognition_checked: 0 }))
    const glance = screen.getByRole('region', { name: 'At a glance' })
    expect(within(glance).getByText('Not provided')).toBeDefined()
    expect(glance.textContent).not.toContain('Co-educational')
  })

  test('lists the best-known schools and links to boards, nearby places and the list', async () => {
    await show()
    const rows = screen.getByRole('list', { name: 'Best-known schools' })
    expect(within(rows).getAllByRole('listitem')).toHaveLength(2)
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^CBSE/)).toBe('/schools/in/karnataka/mysuru/board/cbse')
    expect(hrefOf(/^Hunsur/)).toBe('/schools/in/karnataka/hunsur')
    expect(hrefOf(/^All near Mysuru/)).toBe('/schools?place=mysuru')
  })

  test('of one board links to other boards, to all boards, and to nearby places with that board', async () => {
    const requests = await show(
      schoolArea({ board: cbse }),
      '/schools/in/karnataka/mysuru/board/cbse',
    )
    expect(requests).toEqual(['?state=karnataka&place=mysuru&board=cbse'])
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^All boards/)).toBe('/schools/in/karnataka/mysuru')
    expect(hrefOf(/^All near Mysuru/)).toBe('/schools?place=mysuru&filter_ids=1')
    expect(hrefOf(/^Hunsur/)).toBe('/schools/in/karnataka/hunsur/board/cbse')
    expect(screen.queryByRole('link', { name: /^CBSE/ })).toBeNull()
  })
})

const near = /^These are the schools of the list near Mysuru/
test.each([
  ['within the radius', { total: 12, approximate: null }, '12Within 25 km', near],
  [
    'in the district only',
    { total: 0, approximate: { count: 5, district: 'Mysuru' } },
    '5In the district, without an exact location',
    near,
  ],
  ['by address', { ...byAddress, total: 9 }, '9', /^Districts and states count each listed school/],
])('says where the schools are: %s', async (_, given, figure, note) => {
  await show(schoolArea({ fees: null, types: [], ...given }))
  const glance = screen.getByRole('region', { name: 'At a glance' })
  expect(glance.textContent).toContain(`Schools${figure}Fees per year`)
  expect(screen.getByText(note)).toBeDefined()
})

describe('pagination of a place', () => {
  const schools = { total: 48, approximate: null, totalPages: 3 }

  test('each page has its own URL', async () => {
    await show(schoolArea(schools))
    const pages = within(screen.getByRole('navigation', { name: 'Pages of schools' }))
    expect(pages.getByText('1–20 of 48')).toBeDefined()
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/schools/in/karnataka/mysuru?page=2',
    )
    expect(screen.queryByText(/^These pages list/)).toBeNull()
  })

  test('later pages start with schools and link to the first page', async () => {
    const requests = await show(
      schoolArea({ ...schools, page: 2 }),
      '/schools/in/karnataka/mysuru?page=2',
    )
    expect(requests).toEqual(['?state=karnataka&place=mysuru&page=2'])
    expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Schools in Mysuru, Karnataka, page 2',
    )
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(
      crumbs.getByRole('link', { name: 'Schools in Mysuru, Karnataka' }).getAttribute('href'),
    ).toBe('/schools/in/karnataka/mysuru')
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
      '/schools/in/karnataka/mysuru',
    )
  })

  test('says where to find schools beyond the last page', async () => {
    await show(schoolArea({ total: 1234, totalPages: 50 }))
    expect(screen.getByText(/^These pages list the best-known 1,000 schools\./)).toBeDefined()
  })

  test('is hidden when one page holds all schools', async () => {
    await show(schoolArea({ total: 2, totalPages: 1 }))
    expect(screen.queryByRole('navigation', { name: 'Pages of schools' })).toBeNull()
  })

  test('each page has its own canonical path', () => {
    const { canonicalPath, pages } = areaMeta(schoolArea({ ...schools, page: 2 }), i18n)
    expect(canonicalPath).toBe('/schools/in/karnataka/mysuru?page=2')
    expect(pages).toMatchObject({ page: 2, last: 3 })
    expect([1, 3].map((page) => pages?.pathOf(page))).toEqual([
      '/schools/in/karnataka/mysuru',
      '/schools/in/karnataka/mysuru?page=3',
    ])
  })
})

test('every page has its own title', () => {
  const titles = [
    country,
    { ...country, board: cbse },
    state,
    { ...state, board: cbse },
    district,
    schoolArea(),
    schoolArea({ board: cbse }),
  ].map((area) => titleOf(area, t))
  expect(titles).toEqual([
    'Schools by state, district and city',
    'CBSE schools in India',
    'Schools in Karnataka',
    'CBSE schools in Karnataka',
    'Schools in Mysuru district, Karnataka',
    'Schools in Mysuru, Karnataka',
    'CBSE schools in Mysuru, Karnataka',
  ])
})

test('breadcrumbs include district and state', () => {
  expect(crumbsOf(schoolArea({ board: cbse }), t).map(({ href }) => href)).toEqual([
    '/schools',
    '/schools/in',
    '/schools/in/karnataka',
    '/schools/in/karnataka/mysuru-district',
    '/schools/in/karnataka/mysuru',
  ])
  expect(crumbsOf(state, t).map(({ href }) => href)).toEqual(['/schools', '/schools/in'])
  expect(crumbsOf(country, t).map(({ href }) => href)).toEqual(['/schools'])
})

test('a share counts only schools with data', () => {
  expect(genderShare(schoolArea())).toEqual({ name: 'Co-educational', part: 28, known: 32 })
  expect(genderShare(schoolArea({ types: [{ name: 'Boarding', total: 3 }] }))).toBeNull()
})

test('metadata contains the figures and the canonical path', () => {
  const meta = areaMeta(schoolArea({ board: cbse }), i18n)
  expect(meta.canonicalPath).toBe('/schools/in/karnataka/mysuru/board/cbse')
  expect(areaMeta(country, i18n).canonicalPath).toBe('/schools/in')
  expect(areaMeta({ ...country, board: cbse }, i18n).canonicalPath).toBe('/schools/board/cbse')
  expect(areaMeta(schoolArea(), i18n).description).toContain(
    '1,234 schools; 31 CBSE; 12 State board; fees ₹18,000–2,45,000 a year',
  )
})
