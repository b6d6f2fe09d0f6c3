import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from './index'
import { settingsCalls } from './settings-data'

const server = startMockServer()
/** Before the dates of the samples. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

function open(...given: Parameters<typeof settingsCalls>) {
  server.use(...settingsCalls(...given))
  const routes = [
    { path: '/dashboard/:listings/:id/desk', ...page },
    { path: '/dashboard/:listings/:id/members', element: <p>All members</p> },
  ]
  const { store } = renderPage(routes, '/dashboard/stores/3/desk', forUser({ id: 7 }))
  return { person: userEvent.setup(), store }
}
const done = { status: 200, msg: 'Saved' }

test('hours and holidays are saved together', async () => {
  const { person, store } = open()
  let body: unknown
  server.use(
    http.put('/listings/{kind}/{id}/desk', async ({ params, request, response }) => {
      expect(params).toEqual({ kind: 'store', id: '3' })
      body = await request.json()
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add hours on Saturday' }))
  expect(screen.getByText('Not saved yet')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Remove 26 January 2027' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Hours and holidays saved'))
  expect(body).toEqual({
    hours: [
      ...[1, 2, 3, 4, 5].flatMap((day) => [
        { day, from: '09:00', to: '13:00' },
        { day, from: '14:00', to: '16:00' },
      ]),
      { day: 6, from: '09:00', to: '16:00' },
    ],
    holidays: [],
  })
})

test('a holiday is added once, with its day', async () => {
  const { person } = open()
  const add = await screen.findByRole('button', { name: 'Add holiday' })
  await person.click(add)
  expect(await screen.findByText('Choose a date.')).toBeDefined()
  const day = screen.getByRole('textbox', { name: 'Day' })
  await waitFor(() => expect(document.activeElement).toBe(day))
  await person.type(day, '26/01/2027')
  await person.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'Republic Day')
  await person.click(add)
  expect(await screen.findByText('This day is already in the list.')).toBeDefined()
  await person.clear(day)
  await person.type(day, '15/08/2027')
  await person.click(add)
  expect(await screen.findByRole('button', { name: 'Remove 15 August 2027' })).toBeDefined()
  await waitFor(() => expect(day).toHaveProperty('value', ''))
  expect(screen.getByText('Not saved yet')).toBeDefined()
})

test('hours that change while others are saved are not saved yet', async () => {
  const { person } = open()
  server.use(http.put('/listings/{kind}/{id}/desk', ({ response }) => response(200).json(done)))
  await person.click(await screen.findByRole('button', { name: 'Add hours on Saturday' }))
  const save = screen.getByRole('button', { name: 'Save' })
  // Without a pause between them, so that the answer comes after the change.
  fireEvent.click(save)
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Sunday' }))
  await waitFor(() => expect(save.hasAttribute('data-loading')).toBe(false))
  expect(screen.getByText('Not saved yet')).toBeDefined()
})

test('asks before hours that are not saved are left', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Add hours on Saturday' }))
  await person.click(screen.getByRole('link', { name: 'Members' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('All members')).toBeDefined()
})

test('hours that overlap are not sent', async () => {
  const { person } = open()
  const from = await screen.findByRole('combobox', { name: 'Monday, from, 2' })
  await person.selectOptions(from, '12 noon')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Correct the marked days first.')).toBeDefined()
  expect(screen.getByText('These hours overlap.')).toBeDefined()
})

test('a template is checked, previewed and added', async () => {
  const { person } = open({}, [])
  let body: unknown
  server.use(
    http.post('/listings/{kind}/{id}/reply-templates', async ({ request, response }) => {
      body = await request.json()
      return response(201).json({ status: 201, msg: 'Added', id: 13 })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add template' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add template' }))
  await person.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Enter a title.')).toBeDefined()
  await person.type(panel.getByRole('textbox', { name: 'Title' }), 'Visit')
  const text = panel.getByRole('textbox', { name: 'Text' })
  await person.type(text, 'Dear {{parent}')
  expect(panel.getByText('{parent} is not a field. Use only those listed above.')).toBeDefined()
  await person.clear(text)
  await person.type(text, 'Dear {{parent_name}')
  expect(
    within(panel.getByRole('region', { name: 'Preview' })).getByText('Dear Asha Menon'),
  ).toBeDefined()
  await person.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(body).toEqual({ title: 'Visit', text: 'Dear {parent_name}' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a field of a template that the API refuses has the message and the focus', async () => {
  const { person } = open()
  server.use(
    http.put('/listings/{kind}/{id}/reply-templates/{templateId}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the fields.',
        errors: [{ field: 'text', msg: 'has a field that does not exist' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Edit Bus and visit' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit Bus and visit' }))
  const text = panel.getByRole('textbox', { name: 'Text' })
  await person.type(text, ' See you soon.')
  await person.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Has a field that does not exist')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text).toHaveProperty('value', expect.stringContaining('See you soon.'))
})

test('a template is deleted after a question', async () => {
  const { person } = open()
  let deleted: unknown
  server.use(
    http.delete('/listings/{kind}/{id}/reply-templates/{templateId}', ({ params, response }) => {
      deleted = params.templateId
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Delete Bus and visit' }))
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted).toBe('12'))
})

test('a counsellor sees the settings without fields', async () => {
  open({ my_rights: { answer: true, reveal: true, export: false, change_desk: false } })
  const fields = '{parent_name}, {child_name}, {class}, {listing}, {my_name}'
  expect(await screen.findByText(`Filled in for each enquiry: ${fields}.`)).toBeDefined()
  expect(
    await screen.findByText('Only the owner and managers can change these settings.'),
  ).toBeDefined()
  expect(screen.getAllByText('2 pm – 4 pm')).toHaveLength(5)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('visit times are added for several weeks, and a refusal keeps what was entered', async () => {
  const { person, store } = open({}, [], [])
  const bodies: unknown[] = []
  server.use(
    http.post('/listings/{kind}/{id}/visit-slots', async ({ request, response }) => {
      bodies.push(await request.json())
      return bodies.length === 1
        ? response(409).json({ status: 409, code: 'conflict', msg: 'This time overlaps.' })
        : response(201).json({ added: 3, skipped: ['2027-01-26'] })
    }),
  )
  expect(await screen.findByText('No visit times yet')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Add visit times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add visit times' }))
  await person.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Choose a date.')).toBeDefined()
  await person.type(dialog.getByLabelText(/^First day/), '20-01-2027')
  await person.selectOptions(dialog.getByRole('combobox', { name: 'To' }), '11:30 am')
  await person.clear(dialog.getByRole('textbox', { name: 'Weeks' }))
  await person.type(dialog.getByRole('textbox', { name: 'Weeks' }), '4')
  await person.click(dialog.getByRole('button', { name: 'Add' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This time overlaps.')
  await person.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toMatch('3 visit times added'))
  expect(bodies[1]).toMatchObject({ from: '10:00', to: '11:30', seats: 4, weeks: 4 })
})

test('a field of a visit time that the API refuses has the message and the focus', async () => {
  const { person } = open()
  server.use(
    http.post('/listings/{kind}/{id}/visit-slots', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the fields.',
        errors: [{ field: 'seats', msg: 'must be fewer than 100' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Add visit times' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add visit times' }))
  await person.type(dialog.getByLabelText(/^First day/), '20-01-2027')
  const seats = dialog.getByRole('textbox', { name: 'Families' })
  await person.clear(seats)
  await person.type(seats, '200')
  await person.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Must be fewer than 100')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(seats))
  expect(seats).toHaveProperty('value', '200')
})

test('only visit times that nobody has can be deleted', async () => {
  const { person } = open()
  let deleted: unknown
  server.use(
    http.delete('/listings/{kind}/{id}/visit-slots/{slotId}', ({ params, response }) => {
      deleted = params.slotId
      return response(200).json(done)
    }),
  )
  const buttons = await screen.findAllByRole('button', { name: /^Delete \w+day,/ })
  expect(buttons).toHaveLength(1)
  expect(screen.getByText('1 of 4 places taken')).toBeDefined()
  await person.click(screen.getByRole('button', { name: /^Delete Saturday, 16 January/ }))
  await waitFor(() => expect(deleted).toBe('2'))
})
