import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { jobPage, oversightPage } from './index'
import { messages } from './messages'
import {
  sampleApplication,
  sampleBoard,
  sampleList,
  samplePost,
  sampleRow,
  sampleRows,
  savedTexts,
} from './sample-applications'

const server = startMockServer()

const opened = sampleRow()

function show(
  path = '/job-post/7/applications',
  application = sampleApplication(),
  post = samplePost(),
) {
  server.use(
    http.get('/job-posts/{id}', ({ response }) => response.untyped(Response.json({ post }))),
    savedTexts(),
    http.get('/job-applications', ({ response }) => response(200).json(sampleList())),
    http.get('/job-applications/board', ({ response }) => response(200).json(sampleBoard)),
    http.get('/job-applications/{id}', ({ response }) => response(200).json(application)),
  )
  return renderPage(
    [
      { path: '/job-post/:id/applications', ...jobPage },
      { path: '/dashboard/admin/job-applications/:id', ...oversightPage },
    ],
    path,
    forUser({ is_admin: true }),
  )
}
const openPath = `/job-post/7/applications?application=${opened.id}`

/** Records the bodies of moves. */
function recordMoves() {
  const moves: unknown[] = []
  server.use(
    http.post('/job-applications/{id}/move', async ({ request, response }) => {
      moves.push(await request.json())
      return response(200).json(sampleApplication())
    }),
  )
  return moves
}

/** An answer of the API that the text of a form is not allowed. */
const rejected = (msg: string) => ({
  status: 400,
  code: 'invalid_request',
  msg: 'Please check the text.',
  errors: [{ field: 'text', msg }],
})

test('lists applications with score, facts and what needs attention', async () => {
  show()
  const list = await screen.findByRole('region', { name: 'All' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows).toHaveLength(sampleRows.length)
  expect(rows[0]?.textContent).toContain('Raghav Subramanian')
  expect(rows[0]?.textContent).toContain('9 years, expects ₹58,000')
  expect(rows[2]?.textContent).toContain('No reply since 16 November')
  expect(screen.getByText(/decision not sent/)).toBeDefined()
})

test('stage, order and search are in the URL', async () => {
  const { router } = show()
  await userEvent.click(await screen.findByRole('link', { name: /^Interview/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=interviewing'))
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest score')
  await waitFor(() => expect(router.state.location.search).toContain('sort=score'))
  await userEvent.type(screen.getByRole('searchbox'), 'Nandini{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('q=Nandini'))
})

test('S moves to the stage and ? lists the shortcuts, which can be turned off', async () => {
  show(openPath)
  const stage = await screen.findByRole('combobox', { name: 'Stage' })
  await userEvent.keyboard('s')
  expect(document.activeElement).toBe(stage)
  stage.blur()
  await userEvent.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  await userEvent.click(dialog.getByRole('switch', { name: /Use letters as shortcuts/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('s')
  expect(document.activeElement).not.toBe(stage)
})

test('J, K and Escape move through the list', async () => {
  const { router } = show()
  await screen.findByRole('region', { name: 'All' })
  const current = () =>
    within(screen.getByRole('region', { name: 'All' })).queryByRole('link', { current: true })
      ?.textContent
  await userEvent.keyboard('j')
  await waitFor(() => expect(current()).toContain('Raghav Subramanian'))
  await userEvent.keyboard('j')
  await waitFor(() => expect(current()).toContain('Nandini Kulkarni'))
  await userEvent.keyboard('k')
  await waitFor(() => expect(current()).toContain('Raghav Subramanian'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).not.toContain('application='))
})

describe('an application', () => {
  test('shows answers, CV, messages, interview, scores and notes', async () => {
    show(openPath)
    expect(await screen.findByRole('heading', { name: 'Answers' })).toBeDefined()
    for (const text of [
      /bag of ten marbles/,
      /Kaveri Senior Secondary School/,
      /Yes, at eleven/,
      /Room 12, gate 2/,
      /Clear phone call/,
    ])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('columnheader', { name: 'S. Iyer' })).toBeDefined()
  })

  test('is not taken forward only with reasons, and without being told at once', async () => {
    const moves = recordMoves()
    show(openPath)
    await userEvent.selectOptions(await screen.findByLabelText('Stage'), 'Not taken forward')
    const dialog = await screen.findByRole('dialog', {
      name: 'Do not take Raghav Subramanian forward',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Choose at least one reason.')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(dialog).getByRole('checkbox', { name: 'Qualification' }),
      ),
    )
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Demo lesson' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(moves).toEqual([
        { revision: 3, state: 'not_taken', tell: false, reason_codes: ['demo_lesson'] },
      ]),
    )
  })

  test('gets a message, which stays in the field if it fails', async () => {
    const sent: { text: string }[] = []
    server.use(
      http.post('/job-applications/{id}/messages', async ({ request, response }) => {
        const body = await request.json()
        sent.push(body)
        return sent.length === 1
          ? response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' })
          : response(201).json(sampleApplication())
      }),
    )
    show(openPath)
    const field = await screen.findByRole('textbox', { name: 'Write to the applicant' })
    await userEvent.type(field, 'See you at gate 2.')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(field).toHaveProperty('value', 'See you at gate 2.')
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(sent[1]).toEqual(sent[0])
  })

  test('gets no message that is empty or that the API rejects', async () => {
    server.use(
      http.post('/job-applications/{id}/messages', ({ response }) =>
        response(400).json(rejected('has a link')),
      ),
    )
    show(openPath)
    const field = await screen.findByRole('textbox', { name: 'Write to the applicant' })
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Write a message first.')).toBeDefined()
    await userEvent.type(field, 'See you at gate 2.')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Has a link')).toBeDefined()
    expect(field).toHaveProperty('value', 'See you at gate 2.')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  test('gets another interview date, with what is wrong beside its field', async () => {
    const sent: unknown[] = []
    server.use(
      http.put('/job-applications/{id}/interview', async ({ request, response }) => {
        sent.push((await request.json()).interview)
        return sent.length === 1
          ? response(400).json({
              ...rejected('Choose a time in working hours.'),
              errors: [{ field: 'interview.starts_at', msg: 'must be in working hours' }],
            })
          : response(200).json(sampleApplication())
      }),
    )
    show(openPath)
    await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
    const dialog = within(await screen.findByRole('dialog'))
    const date = dialog.getByLabelText(/^Date/)
    const place = dialog.getByLabelText('Place')
    await userEvent.clear(date)
    await userEvent.type(date, '01/01/2020')
    await userEvent.clear(dialog.getByLabelText('Minutes'))
    await userEvent.clear(place)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Choose today or a later date.')).toBeDefined()
    expect(dialog.getByLabelText('Time').getAttribute('aria-invalid')).toBeNull()
    expect(dialog.getByText('Enter 5 to 480 minutes.')).toBeDefined()
    expect(dialog.getByText('Enter a room, an address or a link.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(date))
    expect(sent).toEqual([])

    await userEvent.clear(date)
    await userEvent.type(date, '20/11/2099')
    await userEvent.type(dialog.getByLabelText('Minutes'), '30')
    await userEvent.type(place, ' Room 3 ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Must be in working hours')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Time')))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const start = '2099-11-20T05:30:00.000Z'
    const note = 'Demo lesson with 11 B'
    expect(sent[1]).toEqual({ starts_at: start, minutes: 30, place: 'Room 3', note })
  })

  test('gets a note, which stays in the field if the API rejects it', async () => {
    const sent: { text: string }[] = []
    server.use(
      http.post('/job-applications/{id}/notes', async ({ request, response }) => {
        sent.push(await request.json())
        return sent.length === 1
          ? response(400).json(rejected('has a link'))
          : response(201).json(sampleApplication())
      }),
    )
    show(openPath)
    const field = await screen.findByRole('textbox', { name: 'Add note' })
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull()
    await userEvent.type(field, ' Calm and clear. ')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Has a link')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(sent[0]).toMatchObject({ text: 'Calm and clear.' })
    expect(sent[1]).toEqual(sent[0])
  })
})

test('a quiet move of a card by keys asks nothing; the board shows every stage', async () => {
  const moves = recordMoves()
  show('/job-post/7/applications?view=board')
  const card = await screen.findByRole('link', { name: /दीपिका मिश्रा/ })
  card.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(moves).toEqual([{ revision: 3, state: 'shortlisted', tell: false }]))
})

test('a card of the board moves by its menu', async () => {
  const moves = recordMoves()
  show('/job-post/7/applications?view=board')
  const name = 'दीपिका मिश्रा'
  await userEvent.click(await screen.findByRole('button', { name: `Move ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))
  await waitFor(() => expect(moves).toEqual([{ revision: 3, state: 'shortlisted', tell: false }]))
})

test('several are told with a preview first', async () => {
  const bodies: { preview: boolean; ids: readonly string[] }[] = []
  server.use(
    http.post('/job-applications/bulk', async ({ request, response }) => {
      const body = await request.json()
      bodies.push(body)
      return response(200).json({
        done: 1,
        refused: 0,
        rows: [
          {
            id: body.ids[0] ?? '',
            label: 'Abdul Rahim Shaikh',
            is_done: true,
            reason: null,
            text: 'Dear Abdul',
          },
        ],
      })
    }),
  )
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send decisions' }))
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/Message to the applicant/)
  expect(message.value).toMatch(/^Dear {first_name},[\s\S]*{job_title}[\s\S]*{my_name}, {listing}$/)
  expect(screen.getByText(/Fields: {first_name}, {job_title}, {listing}, {my_name}/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('Dear Abdul')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 decision' }))
  await waitFor(() => expect(bodies.map(({ preview }) => preview)).toEqual([true, false]))
  expect(bodies[1]).toMatchObject({ ids: [sampleRows[3]?.id], text: message.value })
})

test('a preview and the CSV file leave the page as it is', async () => {
  let lists = 0
  show()
  server.use(
    http.get('/job-applications', ({ response }) => {
      lists += 1
      return response(200).json(sampleList())
    }),
    http.post('/job-applications/bulk', ({ response }) =>
      response(200).json({ done: 0, refused: 0, rows: [] }),
    ),
    http.get('/job-applications/csv', ({ response }) =>
      response.untyped(new Response('Name\r\n', { headers: { 'content-type': 'text/csv' } })),
    ),
  )
  const saved = vi.fn(() => 'blob:csv')
  URL.createObjectURL = saved
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send decisions' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull())
  expect(lists).toBe(1)
})

test('a message to an applicant starts from a saved text, and is saved as one', async () => {
  show(openPath)
  const sent: unknown[] = []
  server.use(
    http.post('/listings/{kind}/{id}/reply-templates', async ({ params, request, response }) => {
      const use = new URL(request.url).searchParams.get('use')
      sent.push({ ...params, use, ...(await request.json()) })
      return response(201).json({ status: 201, msg: 'Added', id: 13 })
    }),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /Abdul Rahim/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send decisions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 decision' }))
  const choose = await dialog.findByRole('combobox', { name: 'Start from a saved text' })
  await userEvent.selectOptions(choose, 'After the demo lesson')
  const message = dialog.getByRole('textbox', { name: /^Message/ })
  expect(message).toHaveProperty('value', 'Dear {first_name}, thank you for your demo lesson.')
  await userEvent.type(message, ' All the best.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save this text' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name.')).toBeDefined()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the text/ }), 'Thanks')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'school',
    id: '12',
    use: 'decision',
    title: 'Thanks',
    text: 'Dear {first_name}, thank you for your demo lesson. All the best.',
  })
})

test('what the API rejects of a message is said at its field and at the name of its text', async () => {
  show(openPath)
  server.use(
    http.post('/job-applications/bulk', ({ response }) =>
      response(400).json(rejected('has an unknown field')),
    ),
    http.post('/listings/{kind}/{id}/reply-templates', ({ response }) =>
      response(400).json(rejected('is too long')),
    ),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /Abdul Rahim/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send decisions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 decision' }))
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
  const typed = message.value
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Has an unknown field')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(message))
  await userEvent.click(dialog.getByRole('button', { name: 'Save this text' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the text/ }), 'Thanks{Enter}')
  expect(await dialog.findByText('Is too long')).toBeDefined()
  expect(dialog.getByDisplayValue('Thanks')).toBeDefined()
  expect(message.value).toBe(typed)
})

test('the reasons of several stay when the user goes back from the preview', async () => {
  show()
  server.use(
    http.post('/job-applications/bulk', ({ response }) =>
      response(200).json({ done: 0, refused: 0, rows: [] }),
    ),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /Abdul Rahim/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 application' }))
  await userEvent.selectOptions(dialog.getByLabelText('Move to'), 'Not taken forward')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Another reason' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Write the reason.')).toBeDefined()
  const text = () => dialog.getByRole('textbox')
  await userEvent.type(text(), 'We found somebody who lives nearby.')
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Back' }))
  expect(text()).toHaveProperty('value', 'We found somebody who lives nearby.')
  expect(dialog.getByRole('checkbox', { name: 'Another reason' })).toHaveProperty('checked', true)
})

test('saved texts are changed and deleted', async () => {
  show()
  const asked: string[] = []
  const path = '/listings/{kind}/{id}/reply-templates/{templateId}'
  server.use(
    http.put(path, async ({ request, response }) => {
      asked.push(`${new URL(request.url).search} ${(await request.json()).text}`)
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    http.delete(path, ({ params, response }) => {
      asked.push(`delete ${params.templateId}`)
      return response(200).json({ status: 200, msg: 'Deleted' })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Saved texts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved texts' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit After the demo lesson' }))
  const text = dialog.getByRole('textbox', { name: /^Text/ })
  await userEvent.clear(text)
  await userEvent.type(text, 'Thank you.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete After the demo lesson' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked).toEqual(['?use=decision Thank you.', 'delete 12']))
})

test('a saved text that the API rejects keeps what was typed, with the error at its field', async () => {
  show()
  server.use(
    http.post('/listings/{kind}/{id}/reply-templates', ({ response }) =>
      response(400).json(rejected('has an unknown field')),
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Saved texts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved texts' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Add a text' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name.')).toBeDefined()
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
  await userEvent.type(name, 'Thanks')
  await userEvent.type(text, 'Dear {{name}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Has an unknown field')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text.value).toBe('Dear {name}')
})

test('the file that answers a question is opened by its question', async () => {
  const asked: string[] = []
  show(openPath)
  server.use(
    http.post('/job-applications/{id}/cv-address', ({ request, response }) => {
      asked.push(new URL(request.url).search)
      return response(201).json({ url: '#file', expires_at: '2026-11-20T06:00:00Z' })
    }),
  )
  expect(await screen.findByText(/^Probability in Class 11\.pdf/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Open file' }))
  await waitFor(() => expect(asked).toEqual(['?question_id=2']))
})

test('a file is hidden while its applicant is', async () => {
  const application = sampleApplication()
  const answers = application.answers.map((answer) => ({ ...answer, file: null }))
  show(openPath, { ...application, answers, row: sampleRow({ is_hidden: true }) })
  expect(
    await screen.findByText('The file is shown once the applicant is shortlisted.'),
  ).toBeDefined()
})

test('says when an applicant can be reached', async () => {
  show(openPath)
  expect(await screen.findByText(/^Can be reached from 5 pm to 9 pm\./)).toBeDefined()
})

test('admins see the board of a job without anything to change', async () => {
  show(`/dashboard/admin/job-applications/7?application=${opened.id}`)
  expect(await screen.findByText(/You are viewing this as an admin/)).toBeDefined()
  expect(screen.queryByLabelText('Stage')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Write to the applicant' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show contact details' })).toBeNull()
})

test.each([
  ['/job-post/7/applications', 'paused', 'Paused', 'Closes 6 December 2026'],
  ['/dashboard/admin/job-applications/7', 'closed', 'Closed', 'Closed 20 November 2026'],
] as const)('%s of a %s job has its title, status and date', async (path, status, label, dates) => {
  show(path, undefined, samplePost(status))
  expect(await screen.findByRole('heading', { level: 1, name: 'PGT Mathematics' })).toBeDefined()
  expect(screen.getByText(label)).toBeDefined()
  expect(screen.getByText(dates)).toBeDefined()
})

test('no text says reject', () => {
  expect(JSON.stringify(messages)).not.toMatch(/reject/i)
})

test('the author of a note edits it in the page', async () => {
  const edited: unknown[] = []
  show(openPath)
  server.use(
    http.patch('/job-applications/{id}/notes/{noteId}', async ({ params, request, response }) => {
      edited.push([params.noteId, await request.json()])
      return response(200).json(sampleApplication())
    }),
  )
  const [edit] = await screen.findAllByRole('button', { name: 'Edit note' })
  if (edit) await userEvent.click(edit)
  const field = await screen.findByRole('textbox', { name: 'Edit note' })
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Write the note first.')).toBeDefined()
  await userEvent.type(field, 'Very clear call')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(edited).toEqual([[expect.anything(), { text: 'Very clear call' }]]))
})

test('an admin gives a reason before a CV opens', async () => {
  const reasons: unknown[] = []
  show(`/dashboard/admin/job-applications/7?application=${opened.id}`)
  server.use(
    http.post('/admin/job-applications/{id}/cv-address', async ({ request, response }) => {
      reasons.push(await request.json())
      return response(201).json({ url: '#cv', expires_at: '2026-11-26T10:00:00Z' })
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Open CV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the CV as an admin' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Open CV' }))
  expect(await dialog.findByText('Enter the reason in a few words.')).toBeDefined()
  expect(reasons).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Copied?')
  await userEvent.click(dialog.getByRole('button', { name: 'Open CV' }))
  await waitFor(() => expect(reasons).toEqual([{ reason: 'Copied?' }]))
})

test('applications are exported after the password, if the API asks for it', async () => {
  const { calls, isConfirmed, refusal } = confirmationCalls()
  show()
  const person = userEvent.setup()
  server.use(
    ...calls,
    http.get('/job-applications/csv', ({ response }) =>
      response.untyped(isConfirmed() ? new Response('Job') : refusal()),
    ),
  )
  URL.createObjectURL = () => 'blob:csv'
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await person.click(await screen.findByRole('button', { name: 'CSV' }))
  await person.click(screen.getByRole('button', { name: 'Download CSV' }))
  const password = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await person.type(await password.findByLabelText('Your password'), 'monsoon mango')
  expect(download).not.toHaveBeenCalled()
  await person.click(password.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
