import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { closingDays } from '../labels/closing-days'
import type { JobPost, JobPostFields, PostingListing } from '../labels/job-post-types'
import { sampleJobPost, sampleListing } from '../labels/sample-posts'
import { loadPostForm } from './load-post-form'
import { PostFormScreen } from './PostFormScreen'

const server = startMockServer()

const pages = [
  { path: '/job-post-form', Component: PostFormScreen, loader: loadPostForm },
  { path: '/edit-job-post/:id', Component: PostFormScreen, loader: loadPostForm },
  { path: '/my-job-post', element: <h1>Hiring</h1> },
]

function open(path: string, post: JobPost | null, listings: PostingListing[] = [sampleListing()]) {
  const saved: { revision: number; fields: JobPostFields }[] = []
  let current = post ?? sampleJobPost({ id: 50, status: 'draft', revision: 1 })
  server.use(
    http.get('/job-posts/listings', ({ response }) => response(200).json({ data: listings })),
    http.get('/job-posts/similar-pay', ({ response }) =>
      response(200).json({ from: 45_000, to: 66_000, jobs: 31 }),
    ),
    http.post('/job-posts/question-checks', async ({ request, response }) => {
      const { prompt } = await request.json()
      return response(200).json({ topic: prompt.includes('married') ? 'marriage' : null })
    }),
    http.get('/job-posts/{id}', ({ response }) => response(200).json(current)),
    http.post('/job-posts', ({ response }) => response(201).json({ id: 50 })),
    http.put('/job-posts/{id}', async ({ request, response }) => {
      const body = (await request.json()) as { revision: number; fields: JobPostFields }
      saved.push(body)
      const { post: before } = current
      current = {
        ...current,
        fields: body.fields,
        post: { ...before, revision: body.revision + 1 },
      }
      return response(200).json(current)
    }),
  )
  renderPage(pages, path, forUser({ permissions: [1, 2, 3, 4, 5, 6] }))
  return { person: userEvent.setup(), saved }
}

const draft = (fields: Partial<JobPostFields> = {}) =>
  sampleJobPost({ status: 'draft', next_statuses: ['review'], revision: 1 }, fields)

test('a draft saves itself, with amounts grouped as they are typed', async () => {
  const { person, saved } = open('/edit-job-post/41', draft({ salary_max: null }))
  const maximum = await screen.findByRole('textbox', { name: /Maximum/ })
  await person.type(maximum, '70000')
  expect(maximum).toHaveProperty('value', '70,000')
  await screen.findByText(/Draft saved at/)
  expect(saved.at(-1)).toMatchObject({ revision: 1, fields: { salary_max: 70_000 } })
  await screen.findByText(/Similar jobs in Karnataka pay ₹45,000–₹66,000 \(31 jobs this year\)/)
})

test('a new post becomes a draft with its first change', async () => {
  const { person, saved } = open('/job-post-form', null)
  await person.type(await screen.findByRole('textbox', { name: /Title/ }), 'TGT Science')
  await waitFor(() => expect(saved.at(-1)?.fields.title).toBe('TGT Science'))
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'TGT Science')
})

test('submitting names what is missing and sends nothing', async () => {
  const { person, saved } = open('/edit-job-post/41', draft({ salary_max: null, title: 'PG' }))
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findByText('3 problems: title, maximum, closing date')
  expect(screen.getByText('Enter the maximum pay. It can equal the minimum.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Title/ }))
  expect(saved).toEqual([])
})

test('a complete draft is submitted', async () => {
  const { person } = open('/edit-job-post/41', draft({ closes_on: closingDays(null).inTwoWeeks }))
  const sent: unknown[] = []
  server.use(
    http.post('/job-posts/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleJobPost({ status: 'review' }))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findByRole('heading', { name: 'Hiring' })
  expect(sent).toEqual([{ to: 'review', revision: 1 }])
})

test('the focus follows a question that is moved, and has a place after a removal', async () => {
  const question = { kind: 'text' as const, options: [], is_required: true }
  const { person } = open(
    '/edit-job-post/41',
    draft({
      questions: [
        { ...question, prompt: 'Which classes have you taught?' },
        { ...question, prompt: 'When can you begin?' },
      ],
    }),
  )
  const menu = (position: number) =>
    screen.getByRole('button', { name: `Actions for question ${position}` })
  await person.click(await screen.findByRole('button', { name: 'Actions for question 1' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(document.activeElement).toBe(menu(2)))
  await person.click(menu(2))
  await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const add = screen.getByRole('button', { name: 'Add question' })
  await waitFor(() => expect(document.activeElement).toBe(add))
  expect(screen.queryAllByText('Which classes have you taught?')).toEqual([])
})

test('a refused question keeps its text and says why', async () => {
  const { person } = open('/edit-job-post/41', draft({ questions: [] }))
  const msg = 'Question 1 asks about caste. Remove it or ask something else.'
  server.use(
    http.put('/job-posts/{id}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg,
        errors: [{ field: 'questions[0]', msg }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Add question' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox', { name: /Question/ }), 'Age now?')
  await person.click(dialog.getByRole('button', { name: 'Save question' }))
  await dialog.findByText('Enter a question of at least 10 characters.')
  await person.clear(dialog.getByRole('textbox', { name: /Question/ }))
  await person.type(dialog.getByRole('textbox', { name: /Question/ }), 'What is your caste?')
  await person.click(dialog.getByRole('button', { name: 'Save question' }))
  await screen.findByText(msg)
  expect(screen.getAllByText('What is your caste?').length).toBeGreaterThan(0)
  expect(screen.getByText('Not saved: questions')).toBeDefined()
})

test('a refused value does not keep the others from being saved', async () => {
  const { person } = open('/edit-job-post/41', draft({ location: '', salary_min: 50_000 }))
  const saved: JobPostFields[] = []
  const msg = 'The maximum pay cannot be less than the minimum.'
  server.use(
    http.put('/job-posts/{id}', async ({ request, response }) => {
      const { fields } = (await request.json()) as { fields: JobPostFields }
      if (fields.salary_max !== null && fields.salary_max < (fields.salary_min ?? 0))
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg,
          errors: [{ field: 'salary_max', msg }],
        })
      saved.push(fields)
      return response(200).json(draft(fields))
    }),
  )
  const maximum = await screen.findByRole('textbox', { name: /Maximum/ })
  await person.clear(maximum)
  await person.type(maximum, '400')
  await person.type(screen.getByRole('textbox', { name: /Place of work/ }), 'Jayanagar')
  await screen.findByText('Not saved: maximum')
  expect(saved.at(-1)).toMatchObject({ location: 'Jayanagar', salary_max: null })
  expect(maximum).toHaveProperty('value', '400')
})

describe('a post that somebody else has changed meanwhile', () => {
  /** Opens a draft whose latest revision is 6 with another title, and changes it. */
  async function openChanged() {
    const { person } = open('/edit-job-post/41', draft())
    const titles: string[] = []
    const other = sampleJobPost(
      { status: 'draft', next_statuses: ['review'], revision: 6 },
      { title: 'Other title' },
    )
    server.use(
      http.put('/job-posts/{id}', async ({ request, response }) => {
        const { revision, fields } = await request.json()
        if (revision !== 6)
          return response(409).json({ status: 409, code: 'conflict', msg: 'Changed elsewhere.' })
        titles.push(fields.title)
        return response(200).json({ ...other, post: { ...other.post, revision: 7 }, fields })
      }),
    )
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ })
    await person.type(title, '!')
    await screen.findByText('This job was changed in another tab or by someone else')
    server.use(http.get('/job-posts/{id}', ({ response }) => response(200).json(other)))
    return { person, title, titles }
  }

  test('keeps the changes here when the user says so', async () => {
    const { person, title, titles } = await openChanged()
    await person.click(screen.getByRole('button', { name: 'Keep my changes' }))
    await screen.findByText(/Draft saved at/)
    expect(titles).toEqual(['PGT Mathematics!'])
    expect(title.value).toBe('PGT Mathematics!')
  })

  test('shows the other changes when the user says so', async () => {
    const { person, title, titles } = await openChanged()
    await person.click(screen.getByRole('button', { name: 'Load the other version' }))
    await waitFor(() => expect(title.value).toBe('Other title'))
    expect(screen.queryByText(/This job was changed in another tab/)).toBeNull()
    expect(titles).toEqual([])
  })
})

test('a draft saves itself when the connection is back', async () => {
  const { person } = open('/edit-job-post/41', draft())
  let isOffline = true
  server.use(
    http.put('/job-posts/{id}', ({ response }) =>
      isOffline ? response.untyped(Response.error()) : response(200).json(draft()),
    ),
  )
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ })
  await person.type(title, '!')
  await screen.findByText('EdBazaar could not be reached. What you typed stays here.')
  isOffline = false
  fireEvent(window, new Event('online'))
  await screen.findByText(/Draft saved at/)
  expect(title.value).toBe('PGT Mathematics!')
})

test('changes of a live post wait for the button', async () => {
  const { person, saved } = open('/edit-job-post/41', sampleJobPost({ status: 'live' }))
  const title = await screen.findByRole('textbox', { name: /Title/ })
  await person.type(title, '!')
  await screen.findByText(/^Changes go live at once/)
  fireEvent(window, new Event('online'))
  expect(saved).toEqual([])
})

test('asks before changes of a live post are left', async () => {
  const { person } = open('/edit-job-post/41', sampleJobPost({ status: 'live' }))
  await person.type(await screen.findByRole('textbox', { name: /Title/ }), '!')
  await person.click(screen.getByRole('link', { name: 'Hiring' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ })
  expect(title.value.endsWith('!')).toBe(true)
  await person.click(screen.getByRole('link', { name: 'Hiring' }))
  await person.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Hiring' })
})

test('a start date that has passed is refused', async () => {
  const { person, saved } = open(
    '/edit-job-post/41',
    draft({ starts_on: '2020-01-01', closes_on: closingDays(null).inTwoWeeks }),
  )
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await screen.findByText('Choose a start date that has not passed.')
  expect(saved).toEqual([])
})

test('a post in review can only be withdrawn', async () => {
  open('/edit-job-post/41', sampleJobPost({ status: 'review', next_statuses: ['draft'] }))
  await screen.findByText('This job is being reviewed')
  expect(screen.getByRole('textbox', { name: /Title/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Withdraw to edit' })).toBeDefined()
})

test('says why no listing can post jobs', async () => {
  open('/job-post-form', null, [sampleListing({ refused_why: 'not_reviewed' })])
  await screen.findByText('None of your listings can post jobs yet')
  expect(screen.getByText(/14 days old/)).toBeDefined()
})

test('a question about family plans is refused at its field while it is written', async () => {
  const { person } = open('/edit-job-post/41', draft({ questions: [] }))
  await person.click(await screen.findByRole('button', { name: 'Add question' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: /Question/ })
  await person.type(field, 'Are you married?')
  expect(await dialog.findByText(/Do not ask about marriage/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Save question' }))
  expect(screen.getByRole('dialog')).toBeDefined()
  await person.clear(field)
  expect(dialog.queryByText(/Do not ask about marriage/)).toBeNull()
  await person.type(field, 'When can you join?')
  await person.click(dialog.getByRole('button', { name: 'Save question' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
