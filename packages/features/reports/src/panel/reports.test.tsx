import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { reportPanelAtom, schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReportPanels } from './ReportPanels'

const server = startMockServer()

const school = { kind: 'school', id: 3, name: 'Vidya Niketan' } as const

/** Opens a page with the panels; `sent` collects the bodies that reach the API. */
function open(prepare: Parameters<typeof renderPage>[2]) {
  const sent: unknown[] = []
  server.use(
    http.post('/reports', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json({ reference: 'R-3071' })
    }),
    http.post('/schools/{id}/claims', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json({ reference: 'M-20440' })
    }),
  )
  const { store } = renderPage([{ path: '/', element: <ReportPanels /> }], '/', prepare)
  return { person: userEvent.setup({ delay: null }), store, sent }
}

/** Opens a panel. Its dialog takes presses only after its next render. */
async function openPanel(open: () => void) {
  act(open)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'))
}

async function fillClaim(person: UserEvent) {
  await person.selectOptions(await screen.findByLabelText('Your role at the school'), 'principal')
  await person.type(screen.getByLabelText('Official email of the school'), 'office@vidya.example')
  await person.type(screen.getByLabelText('Your phone number'), '9876543210')
  await person.type(
    screen.getByLabelText('What is your connection with the school?'),
    'I am the principal since 2019.',
  )
  await person.click(screen.getByLabelText('The school has authorised me to manage its page.'))
  await person.click(screen.getByRole('button', { name: 'Send request' }))
}

test('a visitor reports a page, and may leave an email', async () => {
  const { person, store, sent } = open(forVisitors)
  await openPanel(() => store.set(reportPanelAtom, school))
  await person.click(await screen.findByLabelText('It has closed or moved'))
  await person.type(screen.getByLabelText('Your email'), 'asha')
  await person.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText(/Enter an email address such as/)).toBeTruthy()
  await person.type(screen.getByLabelText('Your email'), '@example.in')
  await person.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Your reference is R-3071.')).toBeTruthy()
  expect(sent).toEqual([
    { kind: 'school', id: 3, reason: 'closed', website: '', email: 'asha@example.in' },
  ])
})

test('a job has its own words for “closed”, and says when a text is required', async () => {
  const { person, store } = open(forVisitors)
  await openPanel(() => store.set(reportPanelAtom, { kind: 'job', id: 5, name: 'PRT English' }))
  await person.click(await screen.findByLabelText('The job is filled or the school has closed'))
  expect(screen.queryByLabelText('It has closed or moved')).toBeNull()
  expect(screen.getByText(/^Optional. For example/)).toBeTruthy()
  await person.click(screen.getByLabelText('Something else'))
  expect(screen.getByText(/^Required. For example/)).toBeTruthy()
})

test('a mistake needs a text, which stays after a failure', async () => {
  const { person, store } = open(forUser({ id: 7 }))
  server.use(
    http.post('/reports', ({ response }) =>
      response(429).json({ status: 429, code: 'too_many', msg: 'You have 10 open reports.' }),
    ),
  )
  await openPanel(() => store.set(reportPanelAtom, { ...school, isMistake: true }))
  await person.click(await screen.findByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Describe what is wrong.')).toBeTruthy()
  expect(screen.queryByLabelText('Your email')).toBeNull()
  await person.type(screen.getByLabelText('What should we know?'), 'Fees are of 2024.')
  await person.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toContain('You have 10 open reports.'))
  expect(screen.getByDisplayValue('Fees are of 2024.')).toBeTruthy()
})

test('a refused request to manage a school says why in the form', async () => {
  const { person, store } = open(forUser({ id: 7, permissions: [1] }))
  const msg = 'Someone else already manages this school.'
  server.use(
    http.post('/schools/{id}/claims', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg }),
    ),
  )
  await openPanel(() => store.set(schoolClaimPanelAtom, { id: 3, name: school.name }))
  await fillClaim(person)
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText(msg)).toBeTruthy()
  expect(store.get(toastAtom)).toBeNull()
  expect(screen.getByDisplayValue('office@vidya.example')).toBeTruthy()
})

test('a field that the API refuses says why, in both forms', async () => {
  const { person, store } = open(forUser({ id: 7, permissions: [1] }))
  const refused = (field: string) => ({
    status: 400,
    code: 'invalid_request',
    msg: 'Please check the fields.',
    errors: [{ field, msg: 'must be plain text' }],
  })
  server.use(
    http.post('/schools/{id}/claims', ({ response }) => response(400).json(refused('phone'))),
    http.post('/reports', ({ response }) => response(400).json(refused('text'))),
  )
  await openPanel(() => store.set(schoolClaimPanelAtom, { id: 3, name: school.name }))
  await fillClaim(person)
  expect(await screen.findByText('Must be plain text')).toBeTruthy()
  const phone = screen.getByLabelText('Your phone number')
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(phone).toHaveProperty('value', '9876543210')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openPanel(() => store.set(reportPanelAtom, { ...school, isMistake: true }))
  const text = await screen.findByLabelText('What should we know?')
  await person.type(text, 'Fees are of 2024.')
  await person.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Must be plain text')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(text))
})

test('a user with a school account asks to manage a school', async () => {
  const { person, store, sent } = open(forUser({ id: 7, permissions: [1] }))
  await openPanel(() => store.set(schoolClaimPanelAtom, { id: 3, name: school.name }))
  await person.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Confirm that the school has authorised you.')).toBeTruthy()
  await fillClaim(person)
  expect(await screen.findByText('We have your request.')).toBeTruthy()
  expect(sent).toEqual([
    {
      role: 'principal',
      email: 'office@vidya.example',
      phone: '9876543210',
      text: 'I am the principal since 2019.',
      is_authorised: true,
    },
  ])
})
