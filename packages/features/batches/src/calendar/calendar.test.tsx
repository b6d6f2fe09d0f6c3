import { editedProduct, http, storeEditor } from '@edbazaar/api-client/testing'
import { addDays } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayOfWeek } from '../samples/sample-sessions'
import { calendarCalls, crowdedWeek, ownStores, weekSessions } from '../samples/sample-week'
import { fullDay } from '../times/times'
import { page } from './index'

const server = startMockServer()
/** A Tuesday morning, on which no session of the sample is in progress. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

function open(path: string, calls = calendarCalls()) {
  server.use(...calls)
  renderPage([{ path: '/dashboard/batches', ...page }], path, forUser({ id: 7 }))
  return userEvent.setup()
}
const day = (at: number) => screen.findByRole('region', { name: fullDay(dayOfWeek(at), 'en-IN') })
const linksOf = async (at: number) =>
  within(await day(at))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('sessions are on their days, with the state of each in words', async () => {
  open('/dashboard/batches')
  const [thursday, saturday] = [await linksOf(3), await linksOf(5)]
  expect(thursday).toHaveLength(1)
  expect(saturday).toHaveLength(1)
  expect(saturday[0]).toMatch('Puzzle Club7/20joining paused')
  expect((await linksOf(2)).find((text) => text?.includes('गणित प्रारंभ'))).toMatch('Cancelled')
  const left = fullDay(dayOfWeek(1), 'en-IN', { isShort: true })
  expect((await linksOf(6))[0]).toMatch(`Moved to ${left}`)
  expect(within(await day(6)).getByText('Holiday: Guru Nanak Jayanti')).toBeDefined()
})

test('a session opens its batch', async () => {
  open('/dashboard/batches')
  const link = within(await day(5)).getByRole('link', { name: /Puzzle Club/ })
  expect(link.getAttribute('href')).toBe('/dashboard/batches/33?session=335')
})

test('the filter shows batches by state, with their counts', async () => {
  const person = open('/dashboard/batches')
  const filter = within(await screen.findByRole('navigation', { name: 'Batches of this week' }))
  expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All this week 5',
    'Open 2',
    'Full 2',
    'Paused 1',
  ])
  await person.click(filter.getByRole('link', { name: 'Paused 1' }))
  await waitFor(() => expect(screen.queryByText('Class 10 Boards')).toBeNull())
  expect(await linksOf(5)).toHaveLength(1)
})

function productOf(id: number, name: string) {
  const product = editedProduct()
  return { ...product, summary: { ...product.summary, id, name } }
}

test('a batch is added to a service of a store', async () => {
  const asked: string[] = []
  const person = open('/dashboard/batches')
  server.use(
    http.get('/stores/edit/{id}/details', ({ params, response }) => {
      asked.push(params.id)
      const products = asked.length === 1 ? [] : [productOf(4, 'Sitar'), productOf(5, 'Tabla')]
      return response(200).json(storeEditor({ products }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add batch' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add batch' }))
  const add = await dialog.findByRole('link', { name: 'Add a service' })
  expect(add.getAttribute('href')).toBe('/add-service/5')
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Store' }), 'Sur Music')
  await person.selectOptions(await dialog.findByRole('combobox', { name: 'Service' }), 'Tabla')
  const link = dialog.getByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe('/edit-service/5?batch=new')
  expect(asked).toEqual(['5', '6'])
})

test('a holiday is added for one of the stores', async () => {
  const sent: unknown[] = []
  const person = open('/dashboard/batches')
  server.use(
    http.post('/stores/{id}/holidays', async ({ params, request, response }) => {
      sent.push({ id: params.id, ...(await request.json()) })
      const holiday = { id: 72, store_id: 6, on: '2027-01-26', name: 'Republic Day' }
      return response(201).json({ holiday, cancelled: 0 })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add holiday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add holiday' }))
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Store' }), 'Sur Music')
  await person.type(dialog.getByLabelText(/^Day/), '26-01-2027')
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Republic Day')
  await person.click(dialog.getByRole('button', { name: 'Add holiday' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ id: '6', on: '2027-01-26', name: 'Republic Day' })
})

test('a viewer sees no buttons to add batches', async () => {
  open('/dashboard/batches', calendarCalls(weekSessions({ stores: ownStores({ change: false }) })))
  await day(5)
  expect(screen.queryByRole('button', { name: 'Add batch' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add holiday' })).toBeNull()
})

test('a batch is added to the only store that the user may change', async () => {
  const [first, second] = ownStores()
  if (first === undefined || second === undefined) throw new Error('There are no stores')
  const viewed = { ...first, rights: { ...first.rights, change: false } }
  const person = open(
    '/dashboard/batches',
    calendarCalls(weekSessions({ stores: [viewed, second] })),
  )
  await person.click(await screen.findByRole('button', { name: 'Add holiday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add holiday' }))
  expect(dialog.queryByRole('combobox', { name: 'Store' })).toBeNull()
})

test('sessions for which there is no space are in a list', async () => {
  open('/dashboard/batches', calendarCalls(crowdedWeek()))
  const more = within(await day(1)).getByRole('button', { name: /^3 more sessions/ })
  expect(more.textContent).toBe('+3')
  const list = document.getElementById(more.getAttribute('popovertarget') ?? '')
  const names = [...(list?.querySelectorAll('a b') ?? [])].map((name) => name.textContent)
  expect(names).toEqual(['Olympiad Seniors', 'Abacus 1', 'Abacus 2'])
})

test('requests to answer lead to their batch', async () => {
  const { batches, ...week } = weekSessions()
  const [first, ...others] = batches
  if (first === undefined) throw new Error('The week has no batch')
  open(
    '/dashboard/batches',
    calendarCalls({ ...week, batches: [{ ...first, requests: 2 }, ...others] }),
  )
  const link = await screen.findByRole('link', { name: `${first.name}, 2 requests` })
  expect(link.getAttribute('href')).toBe(`/dashboard/batches/${first.id}`)
})

test('other weeks are loaded by their Monday, of one store', async () => {
  const asked: string[] = []
  const person = open('/dashboard/batches?store=5', [
    http.get('/stores/sessions', ({ request, response }) => {
      asked.push(new URL(request.url).search)
      return response(200).json(weekSessions({ data: [] }))
    }),
    ...calendarCalls(),
  ])
  await person.click(await screen.findByRole('link', { name: 'Next week' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  const [monday, next] = [dayOfWeek(0), dayOfWeek(7)]
  expect(asked).toEqual([
    `?from=${monday}&to=${addDays(monday, 6)}&store_id=5`,
    `?from=${next}&to=${addDays(next, 6)}&store_id=5`,
  ])
})

test('a week without sessions leads to the next one', async () => {
  open('/dashboard/batches?week=2026-03-02', calendarCalls(weekSessions({ data: [], batches: [] })))
  expect(await screen.findByText('No sessions this week')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Go to 23 November 2026' })
  expect(link.getAttribute('href')).toBe('/dashboard/batches?week=2026-11-23')
})

test('arrow keys move between sessions', async () => {
  const person = open('/dashboard/batches')
  const links = within(await day(0)).getAllByRole('link')
  links[0]?.focus()
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links[1])
  await person.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(within(await day(1)).getAllByRole('link')[0])
  await person.keyboard('{ArrowLeft}{ArrowUp}')
  expect(document.activeElement).toBe(links[0])
})

test('a private calendar address of a store is created, shown once and revoked', async () => {
  let calendars: { id: number; store: { id: number; name: string }; created_at: string }[] = []
  const sent: unknown[] = []
  const person = open('/dashboard/batches', [
    ...calendarCalls(),
    http.get('/my-calendars', ({ response }) =>
      response(200).json({ data: calendars.map((each) => ({ ...each, last_read_at: null })) }),
    ),
    http.post('/my-calendars', async ({ request, response }) => {
      sent.push(await request.json())
      const store = { id: 6, name: 'Sur Music' }
      calendars = [{ id: 3, store, created_at: '2026-11-20T05:10:00.000Z' }]
      return response(201).json({ id: 3, url: 'https://edbazaar.example/api/calendars/x' })
    }),
    http.delete('/my-calendars/{id}', ({ response }) => {
      calendars = []
      return response(200).json({ status: 200, msg: 'Removed' })
    }),
  ])
  await person.click(await screen.findByRole('button', { name: 'Show in your own calendar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Store' }), 'Sur Music')
  await person.click(dialog.getByRole('button', { name: 'Create a private address' }))
  expect(await dialog.findByDisplayValue('https://edbazaar.example/api/calendars/x')).toBeDefined()
  expect(sent).toEqual([{ store_id: 6 }])
  await person.click(
    dialog.getByRole('button', { name: /^Revoke the address created on Sur Music/ }),
  )
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(dialog.queryByText(/^Created on 20 November 2026/)).toBeNull())
  expect(dialog.queryByLabelText('Private address')).toBeNull()
})

test.each(['calendar', 'table'])('the %s has the same head', async (view) => {
  open(`/dashboard/batches?view=${view}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Batches' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'View' })).toBeDefined()
  expect(screen.getByRole('combobox', { name: 'Store' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add holiday' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add batch' })).toBeDefined()
})

test('the tab of all batches names this week only if it is shown', async () => {
  open(`/dashboard/batches?week=${dayOfWeek(-7)}`)
  expect(await screen.findByRole('link', { name: /^All in the week/ })).toBeDefined()
})

test('a store that is chosen while the table loads keeps the time chosen before', async () => {
  const asked: string[] = []
  const loading = Promise.withResolvers<void>()
  const person = open('/dashboard/batches?view=table&store=5', [
    ...calendarCalls().slice(0, 1),
    http.get('/users/{userId}/batches', async ({ request, response }) => {
      asked.push(new URL(request.url).search)
      if (asked.length === 2) await loading.promise
      return response(200).json({
        data: [],
        total: 0,
        page: 1,
        per_page: 20,
        totalPages: 1,
        stores: [
          { kind: 'store', id: 5, name: 'Ganit Maths Circle' },
          { kind: 'store', id: 6, name: 'Sur Music' },
        ],
      })
    }),
  ])
  await person.selectOptions(await screen.findByRole('combobox', { name: 'When' }), 'Running')
  await waitFor(() => expect(asked).toHaveLength(2))
  const store = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Store' })
  await person.selectOptions(store, 'Sur Music')
  expect(store.value).toBe('6')
  await waitFor(() => expect(asked).toHaveLength(3))
  loading.resolve()
  expect(asked).toEqual([
    '?sort=starts&page=1&store_id=5',
    '?sort=starts&page=1&time=running&store_id=5',
    '?sort=starts&page=1&time=running&store_id=6',
  ])
})

test('a batch has its seats, its next day and links to open and edit it', async () => {
  open('/dashboard/batches?view=table')
  const row = within(await screen.findByRole('row', { name: /Evening/ }))
  expect(row.getByRole('img', { name: '10 of 12 seats taken' })).toBeDefined()
  expect(row.getByText('Next on 23 Nov')).toBeDefined()
  expect(row.getByText('From 1 Jun 2026')).toBeDefined()
  const camp = within(screen.getByRole('row', { name: /Weekend/ }))
  expect(camp.getByText('From 2026-06-01')).toBeDefined()
  const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/dashboard/batches/31')
  expect(hrefs).toContain('/edit-service/901')
})
