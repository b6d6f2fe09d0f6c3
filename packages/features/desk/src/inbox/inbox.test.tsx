import { http } from '@edbazaar/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inboxCalls } from './inbox-calls'
import { enquiriesOf, rowOf } from './inbox-data'
import { dialog, inboxPath, mockInbox, showInbox } from './inbox-test-page'

const { open, server } = mockInbox()
const changed = { revision: 2, state: 'visit' } as const

describe('the list', () => {
  test('loads what its URL asks for', async () => {
    const asked: string[] = []
    server.use(
      http.get('/desk/enquiries', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        return response(200).json(enquiriesOf({ data: [rowOf(1)] }))
      }),
    )
    const path =
      '/dashboard/product/12/enquiries?state=lost&sort=oldest&due=overdue&assigned=me&q=Ira'
    const { router } = showInbox(path)
    await screen.findByRole('link', { name: /Asha Menon/ })
    await router.navigate('/dashboard/stores/enquiries')
    await waitFor(() => expect(asked).toHaveLength(2))
    await router.navigate('/dashboard/general-enquiries?state=nothing&page=x')
    await waitFor(() => expect(asked).toHaveLength(3))
    const queries = asked.map((query) => Object.fromEntries(new URLSearchParams(query)))
    const paged = { page: '1', per_page: '30' }
    expect(queries).toEqual([
      {
        ...paged,
        kind: 'product',
        id: '12',
        state: 'lost',
        sort: 'oldest',
        due: 'overdue',
        assigned: 'me',
        q: 'Ira',
      },
      { ...paged, kind: 'all_stores', sort: 'due' },
      { ...paged, kind: 'general', sort: 'due' },
    ])
  })

  test('shows stages with counts, and what needs attention', async () => {
    open({ path: inboxPath })
    const stages = within(await screen.findByRole('navigation', { name: 'Stages' }))
    expect(stages.getByRole('link', { name: /^New 6/ }).getAttribute('href')).toBe(
      `${inboxPath}?state=new`,
    )
    expect(stages.getByRole('link', { name: /^All 10/ }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('3 h 20 min')).toBeDefined()
    const row = screen.getByRole('link', { name: /Joseph Kurian/ })
    expect(within(row).getByText('Overdue by 1 day')).toBeDefined()
    expect(screen.getByText('Snoozed until', { exact: false })).toBeDefined()
    const gone = within(screen.getByRole('link', { name: /Name hidden/ }))
    expect(gone.getByText('Consent withdrawn')).toBeDefined()
    expect(gone.getByText('Details removed')).toBeDefined()
  })

  test('keeps sort, filters and search in the URL', async () => {
    const { person, shown } = open({ path: inboxPath })
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'newest')
    await waitFor(() => expect(shown()).toBe(`${inboxPath}?sort=newest`))
    await person.type(screen.getByRole('searchbox', { name: 'Search enquiries' }), 'Ira{Enter}')
    await waitFor(() => expect(shown()).toBe(`${inboxPath}?sort=newest&q=Ira`))
  })

  test('leads to another school of the user', async () => {
    const { person, shown } = open({ path: inboxPath })
    const select = await screen.findByRole('combobox', { name: 'School or store' })
    await person.selectOptions(select, 'Vidya Niketan, Whitefield')
    await waitFor(() => expect(shown()).toBe('/dashboard/schools/4/enquiries'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'School or store' })).toHaveProperty(
        'value',
        'school 4',
      ),
    )
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'School or store' }),
      'All my schools',
    )
    await waitFor(() => expect(shown()).toBe('/dashboard/schools/enquiries'))
  })

  test.each([
    ['of another provider', [], true],
    ['of their own', [{ kind: 'school' as const, id: 3, name: 'Vidya Niketan' }], false],
  ])('for an admin names a listing %s', async (_, listings, isNamed) => {
    server.use(...inboxCalls({ listings }))
    showInbox(inboxPath, { is_admin: true })
    await screen.findByRole('link', { name: /Asha Menon/ })
    const back = screen.queryByRole('link', { name: 'All enquiries' })
    expect(back?.getAttribute('href')).toBe(isNamed ? '/dashboard/all-inqueries' : undefined)
    expect(screen.queryAllByText('Vidya Niketan Public School')).toHaveLength(isNamed ? 1 : 0)
  })

  test('that failed leaves the filters in place and loads again', async () => {
    server.use(
      http.get('/desk/enquiries', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }),
      ),
    )
    const { person } = showInbox(`${inboxPath}?sort=newest`)
    await screen.findByText('The enquiries did not load')
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'newest')
    server.use(...inboxCalls())
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /Asha Menon/ })).toBeDefined()
  })

  test('of an empty stage says when the last enquiry arrived', async () => {
    open({ path: `${inboxPath}?state=visit`, list: { data: [], total: 0 } })
    await screen.findByRole('heading', { name: 'No enquiries in this stage: Visit' })
    expect(screen.getByText(/^The last enquiry arrived/)).toBeDefined()
  })
})

describe('the board', () => {
  test('moves a card where the rules allow it', async () => {
    const { person } = open({ path: `${inboxPath}?view=board` })
    let body: unknown
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        body = await request.json()
        return response(200).json(changed)
      }),
    )
    const card = await screen.findByRole('link', { name: /Asha Menon/ })
    card.focus()
    await person.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(body).toEqual({ revision: 1, state: 'visit' }))
  })

  test('asks for a reason before a card is lost', async () => {
    const { person } = open({ path: `${inboxPath}?view=board` })
    const card = await screen.findByRole('link', { name: /Devika Rao/ })
    card.focus()
    await person.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ')
    await dialog('Move Devika Rao’s enquiry to Lost?')
  })
})
