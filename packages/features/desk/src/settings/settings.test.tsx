import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page } from './index'
import { settingsCalls } from './settings-data'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function open(...given: Parameters<typeof settingsCalls>) {
  server.use(...settingsCalls(...given))
  const routes = [{ path: '/dashboard/:listings/:id/desk', ...page }]
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
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Hours and holidays are saved'))
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
  expect(await screen.findByText('The owner and managers can change these settings.')).toBeDefined()
  expect(screen.getAllByText('2 pm – 4 pm')).toHaveLength(5)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
