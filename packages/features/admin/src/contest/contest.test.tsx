import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page as listPage } from '../contests'
import { contestCalls, contestListCalls, sampleContest, sampleEntry } from './contest-sample'
import { page } from './index'

const server = startMockServer()

function open(
  contest = sampleContest(),
  path = '/admin/contests/9',
  ...calls: Parameters<typeof server.use>
) {
  server.use(...calls, ...contestCalls(contest), ...contestListCalls([contest]))
  const routes = [
    { path: '/admin/contests', ...listPage },
    { path: '/admin/contests/:id', ...page },
  ]
  renderPage(routes, path, forUser({ is_admin: true }))
  return userEvent.setup({ delay: null })
}

const refusal = (field: string, msg: string) => ({
  status: 400,
  code: 'invalid_request',
  msg: 'Invalid request',
  errors: [{ field, msg }],
})

test('lists contests and starts a new one', async () => {
  const person = open(sampleContest({ id: 9 }), '/admin/contests')
  expect(await screen.findByRole('link', { name: 'Invent from scrap' })).toBeDefined()
  server.use(http.post('/admin/contests', ({ response }) => response(201).json(sampleContest())))
  await person.click(screen.getByRole('button', { name: 'New contest' }))
  expect(await screen.findByRole('heading', { name: 'Judges' })).toBeDefined()
})

test('saves the details with a new question', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.put('/admin/contests/{id}', async ({ request, response }) => {
      const { fields } = await request.json()
      sent.push(fields)
      return response(200).json(sampleContest({ revision: 5, fields }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a question' }))
  await person.type(screen.getByLabelText('Question 2'), 'What did not work?')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        title: 'Invent from scrap',
        questions: [
          { id: 'q1', kind: 'link' },
          {
            id: expect.stringMatching(/^q[a-z0-9]{8}$/),
            label: 'What did not work?',
            kind: 'text',
            is_required: true,
          },
        ],
      },
    ]),
  )
})

test('a new question does not get the id of a removed one, which has answers', async () => {
  const person = open()
  const sent: string[] = []
  server.use(
    http.put('/admin/contests/{id}', async ({ request, response }) => {
      const { fields } = await request.json()
      sent.push(...fields.questions.map(({ id }) => id))
      return response(200).json(sampleContest({ revision: 5, fields }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Remove question 1' }))
  await person.click(screen.getByRole('button', { name: 'Add a question' }))
  await person.type(screen.getByLabelText('Question 1'), 'What did not work?')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).not.toContain('q1')
})

test('another page of entries leaves what was typed in the details', async () => {
  const person = open(
    sampleContest(),
    '/admin/contests/9',
    http.get('/admin/contests/{id}/entries', ({ request, response }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const data = [sampleEntry({ id: 30 + page, title: `Entry on page ${page}` })]
      return response(200).json({ data, total: 40, page, per_page: 20, totalPages: 2 })
    }),
  )
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  await person.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Entry on page 2' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(
    'Invent from scrap!',
  )
})

test('asks before details that are not saved are left', async () => {
  const person = open()
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  await person.click(screen.getByRole('link', { name: 'Contests' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('button', { name: 'New contest' })).toBeDefined()
})

test('what is typed while the details are saved stays, and is not saved yet', async () => {
  const person = open()
  server.use(
    http.put('/admin/contests/{id}', async ({ request, response }) => {
      const { fields } = await request.json()
      return response(200).json(sampleContest({ revision: 5, fields }))
    }),
  )
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await person.type(title, '!')
  const save = screen.getByRole('button', { name: 'Save' })
  // Without a pause between them, so that the answer comes after the text.
  fireEvent.click(save)
  fireEvent.change(title, { target: { value: 'Invent from scrap again' } })
  expect(await screen.findByRole('heading', { name: 'Invent from scrap!' })).toBeDefined()
  expect(title.value).toBe('Invent from scrap again')
  expect(screen.getByText('Save the details first.')).toBeDefined()
})

test('an age can be replaced by typing, and is checked when it is saved', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.put('/admin/contests/{id}', async ({ request, response }) => {
      const { fields } = await request.json()
      sent.push([fields.min_age, fields.max_age])
      return response(200).json(sampleContest({ revision: 5, fields }))
    }),
  )
  const age = await screen.findByLabelText<HTMLInputElement>(/^Minimum age/)
  await person.clear(age)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an age from 0 to 99.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(age))
  await person.type(age, '5')
  expect(age.value).toBe('5')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([[5, 14]]))
})

test('the place of a winner can be replaced by typing', async () => {
  const person = open(sampleContest({ state: 'closed' }))
  const sent: unknown[] = []
  server.use(
    http.put('/admin/contest-entries/{id}/prize', async ({ request, response }) => {
      const { prize } = await request.json()
      sent.push(prize)
      return response(200).json(sampleEntry({ revision: 4, prize }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Choose as winner' }))
  await person.type(screen.getByLabelText('Prize'), 'Second prize')
  const place = screen.getByLabelText('Place')
  await person.clear(place)
  await person.click(screen.getByRole('button', { name: 'Save prize' }))
  expect(await screen.findByText('Enter a place from 1 to 100.')).toBeDefined()
  await person.type(place, '2{Enter}')
  await waitFor(() => expect(sent).toEqual([{ name: 'Second prize', place: 2 }]))
})

test('shows at the fields what is missing when it is published', async () => {
  const person = open(sampleContest({ state: 'draft', is_public: false }))
  server.use(
    http.post('/admin/contests/{id}/transitions', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'The contest is not complete yet.',
        errors: [{ field: 'fields.rules', msg: 'Write the rules.' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Write the rules.')).toBeDefined()
})

test('an error of the API is shown at the field of the details, and what was typed stays', async () => {
  const person = open()
  server.use(
    http.put('/admin/contests/{id}', ({ response }) =>
      response(400).json(refusal('fields.summary', 'must be one line')),
    ),
  )
  const summary = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Summary' })
  await person.type(summary, '!')
  const typed = summary.value
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Must be one line')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.value).toBe(typed)
})

test('errors of the API about a prize are shown at its fields', async () => {
  const person = open(sampleContest({ state: 'closed' }))
  server.use(
    http.put('/admin/contest-entries/{id}/prize', ({ response }) =>
      response(400).json(refusal('prize.place', 'is taken')),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Choose as winner' }))
  await person.click(screen.getByRole('button', { name: 'Save prize' }))
  expect(await screen.findByText('Enter the prize.')).toBeDefined()
  await person.type(screen.getByLabelText('Prize'), 'Second prize')
  await person.click(screen.getByRole('button', { name: 'Save prize' }))
  expect(await screen.findByText('Is taken')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Prize').value).toBe('Second prize')
})

test('adds a judge after an error of the API, and is ready for the next one', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.post('/admin/contests/{id}/judges', async ({ request, response }) => {
      sent.push((await request.json()).email)
      return sent.length === 1
        ? response(400).json(refusal('email', 'has no account'))
        : response(200).json(sampleContest())
    }),
  )
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email of a new judge/)
  await person.type(email, 'judge@')
  await person.click(screen.getByRole('button', { name: 'Add judge' }))
  expect(await screen.findByText('Enter valid email')).toBeDefined()
  await person.type(email, 'school.example')
  await person.click(screen.getByRole('button', { name: 'Add judge' }))
  expect(await screen.findByText('Has no account')).toBeDefined()
  expect(email.value).toBe('judge@school.example')
  await person.click(screen.getByRole('button', { name: 'Add judge' }))
  await waitFor(() => expect(email.value).toBe(''))
  expect(sent).toEqual(['judge@school.example', 'judge@school.example'])
})

test('chooses a winner and announces after a confirmation', async () => {
  const person = open(sampleContest({ state: 'closed' }))
  const sent: unknown[] = []
  server.use(
    http.put('/admin/contest-entries/{id}/prize', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return response(200).json(sampleEntry({ revision: 4, prize: body.prize }))
    }),
    http.post('/admin/contests/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleContest({ state: 'announced' }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Choose as winner' }))
  await person.type(screen.getByLabelText('Prize'), 'First prize')
  await person.click(screen.getByRole('button', { name: 'Save prize' }))
  expect(await screen.findByText('Place 1: First prize')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Announce the winners' }))
  await person.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 3, prize: { name: 'First prize', place: 1 } },
      { revision: 4, to: 'announced' },
    ]),
  )
})

test('disqualifies an entry with a reason', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.post('/admin/contest-entries/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? response(400).json(refusal('reason', 'must be plain text'))
        : response(200).json(sampleEntry({ state: 'disqualified', reason: 'Bought.' }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Disqualify' }))
  await person.type(screen.getByLabelText('Reason, sent to the entrant'), 'Bought.')
  await person.click(screen.getByRole('button', { name: 'Disqualify and email' }))
  expect(await screen.findByText('Must be plain text')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Disqualify and email' }))
  expect(await screen.findByText('Disqualified: Bought.')).toBeDefined()
  expect(sent.slice(1)).toEqual([{ revision: 3, to: 'disqualified', reason: 'Bought.' }])
})

test('asks for images in the entry form, up to a number', async () => {
  const person = open(sampleContest({ state: 'draft' }))
  const sent: unknown[] = []
  server.use(
    http.put('/admin/contests/{id}', async ({ request, response }) => {
      sent.push((await request.json()).fields.questions)
      return response(200).json(sampleContest({ state: 'draft' }))
    }),
  )
  await person.selectOptions(await screen.findByLabelText('Answer type for question 1'), 'Image')
  await person.selectOptions(screen.getByLabelText('Maximum images for question 1'), '3')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([[{ id: 'q1', kind: 'image', max_images: 3 }]]))
})

test('shows dates that have passed without an error, and takes an opening in the past', async () => {
  const { fields } = sampleContest()
  const person = open(
    sampleContest({ fields: { ...fields, opens_at: '2026-01-05T03:30:00.000Z' } }),
  )
  const [opens] = await screen.findAllByLabelText<HTMLInputElement>('Date')
  if (!opens) throw new Error('There is no date.')
  expect(opens.getAttribute('aria-invalid')).not.toBe('true')
  await person.clear(opens)
  await person.type(opens, '04/01/2026')
  await person.tab()
  expect(opens.getAttribute('aria-invalid')).not.toBe('true')
})
