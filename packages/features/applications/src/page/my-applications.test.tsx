import type { ApplicationSettings } from '@edbazaar/api-client'
import { http, searchResult } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stepsOf } from '../mine/StepLine'
import {
  sampleId as id,
  samplePage as pageOf,
  sampleRow as rowOf,
  sampleApplication,
  sampleSettings as settings,
} from '../sample-applications'
import { page } from './index'

const server = startMockServer()

function open(path: string, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  renderPage(
    [{ path: '/my-job-applications', ...page }],
    `/my-job-applications${path}`,
    forUser({ id: 7 }),
  )
  return userEvent.setup()
}

test('the list shows the steps, what happens next and how employers answer', async () => {
  const row = rowOf()
  open(
    '',
    http.get('/my-applications', ({ response }) => response(200).json(pageOf(row))),
    http.get('/my-applications/settings', ({ response }) => response(200).json(settings)),
  )
  const steps = within(await screen.findByRole('list', { name: 'Steps' }))
  expect(steps.getByText('Applied').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(steps.getByText('Hired')).toBeDefined()
  expect(
    screen.getByText(/They answered 9 of 10 applicants within 12 working days\./),
  ).toBeDefined()
  expect(document.body.textContent).not.toMatch(/reject/i)
})

test('an application is withdrawn in the list, which is then loaded again', async () => {
  let row = rowOf()
  const sent: unknown[] = []
  const person = open(
    '',
    http.get('/my-applications', ({ response }) => response(200).json(pageOf(row))),
    http.get('/my-applications/settings', ({ response }) => response(200).json(settings)),
    http.post('/my-applications/{id}/end', async ({ request, response }) => {
      sent.push(await request.json())
      const steps = [...row.steps, { state: 'withdrawn' as const, at: '2026-11-17T05:00:00Z' }]
      row = rowOf({ state: 'withdrawn', steps, may_withdraw: false })
      return response(200).json({ ...sampleApplication(), row })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Withdraw from PGT Mathematics' }))
  await person.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Withdrawn')).toBeDefined()
  expect(sent).toEqual([{ change: 'withdraw' }])
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('an employer is found by name and blocked, and keeps the others blocked', async () => {
  const listing = { kind: 'school' as const, slug: 'x-1', city: null }
  let blocked: ApplicationSettings['blocked'] = [{ ...listing, id: 4, name: 'Sonajhuri School' }]
  const sent: unknown[] = []
  const person = open(
    '',
    http.get('/my-applications', ({ response }) => response(200).json(pageOf())),
    http.get('/my-applications/settings', ({ response }) =>
      response(200).json({
        ...settings,
        blocked,
        contact: { channels: ['email', 'phone'], from: '17:00', to: '21:00' },
      }),
    ),
    http.get('/search', ({ request, response }) => {
      const kind = new URL(request.url).searchParams.get('kind')
      const stores = [
        { type: 'Store' as const, id: 9, name: 'Kaveri Classes', address: 'Mysuru', image: '' },
      ]
      return response(200).json(
        searchResult({ schools: [], stores: kind === 'stores' ? stores : [] }),
      )
    }),
    http.put('/my-applications/settings', async ({ request, response }) => {
      sent.push(await request.json())
      blocked = [...blocked, { ...listing, kind: 'store', id: 9, name: 'Kaveri Classes' }]
      return response(200).json({ ...settings, blocked })
    }),
  )
  expect(await screen.findByText(/^By email, and by phone from 5 pm to 9 pm/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByText('Enter the name of a school or store.')).toBeDefined()
  const field = screen.getByLabelText<HTMLInputElement>('Block a school or store')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await person.type(field, 'kaveri{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Block Kaveri Classes' }))
  expect(await screen.findByRole('button', { name: 'Unblock Kaveri Classes' })).toBeDefined()
  await waitFor(() => expect(field.value).toBe(''))
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([
    {
      has_reminders: true,
      blocked: [
        { kind: 'school', id: 4 },
        { kind: 'store', id: 9 },
      ],
    },
  ])
})

test('a name that the search refuses stays, with the reason beside it', async () => {
  const person = open(
    '',
    http.get('/my-applications', ({ response }) => response(200).json(pageOf())),
    http.get('/my-applications/settings', ({ response }) => response(200).json(settings)),
    http.get('/search', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the name.',
        errors: [{ field: 'query', msg: 'has characters that no name has' }],
      }),
    ),
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Block a school or store')
  await person.type(field, 'kaveri{Enter}')
  expect(await screen.findByText('Has characters that no name has')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('kaveri')
})

test('an interview without a date is announced', async () => {
  const steps = [{ state: 'interviewing' as const, at: '2026-11-17T05:00:00Z' }]
  open(
    `?application=${id}`,
    http.get('/my-applications/{id}', ({ response }) =>
      response(200).json(
        sampleApplication({ state: 'interviewing', steps, removed_on: '2027-11-16' }),
      ),
    ),
  )
  expect(
    await screen.findByText(/^Vidya Niketan would like to interview you\. You will get the time/),
  ).toBeDefined()
})

test('a job in the URL begins an application, whose sections are checked', async () => {
  const sent: unknown[] = []
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json(sampleApplication({ state: 'draft', submitted_at: null, steps: [] })),
    ),
    http.patch('/my-applications/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Enter your phone number.',
        errors: [{ field: 'phone', msg: 'Enter your phone number.' }],
      })
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Apply: PGT Mathematics' })).toBeDefined()
  await person.type(screen.getByLabelText('Town or city'), 'Bengaluru')
  await person.type(screen.getByLabelText('Phone number'), '+91 98450')
  await person.type(screen.getByLabelText('PIN code'), '12')
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(
    await screen.findByText('Enter a phone number with 10 digits, such as 98450 12345.'),
  ).toBeDefined()
  expect(screen.getByText('Enter a PIN code with 6 digits, such as 560038.')).toBeDefined()
  expect(sent).toEqual([])
  await person.clear(screen.getByLabelText('Phone number'))
  await person.clear(screen.getByLabelText('PIN code'))
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Enter your phone number.')).toBeDefined()
  expect(sent).toEqual([
    {
      section: 'details',
      complete: true,
      full_name: 'Meera Iyer',
      phone: null,
      city: 'Bengaluru',
      born_on: null,
      pincode: null,
    },
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Bengaluru')
})

test('an empty post is refused at its fields and nothing is sent', async () => {
  const sent: unknown[] = []
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({ ...begun, form: { ...begun.form, complete_sections: ['details'] } }),
    ),
    http.patch('/my-applications/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(begun)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a job' }))
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Enter your role, or remove this job.')).toBeDefined()
  expect(screen.getByText('Enter the employer, or remove this job.')).toBeDefined()
  expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')))
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Remove job 1' }))
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(sent).toMatchObject([{ section: 'experience', posts: [] }]))
})

test('what was typed in a section stays while another section is open', async () => {
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({ ...begun, form: { ...begun.form, complete_sections: [] } }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: /^Cover letter/ }))
  await person.type(screen.getByLabelText('Why you would like this job'), 'I teach by proofs.')
  await person.click(screen.getByRole('button', { name: /^CV/ }))
  expect(screen.getAllByRole('button', { name: 'Choose a file' })).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: /^Cover letter/ }))
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why you would like this job' }).value,
  ).toBe('I teach by proofs.')
})

test('errors stay at their post when another is removed, and the focus has a place', async () => {
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const post = { role: 'TGT Science', employer: 'Asha School', from: '2020-06', to: '2021-03' }
  const posts = [post, { ...post, employer: 'Sonajhuri School', to: '2019-03' }]
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({
        ...begun,
        form: { ...begun.form, posts, complete_sections: ['details'] },
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Save and continue' }))
  const error = 'The end month cannot be before the start month.'
  expect(await screen.findByText(error)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Remove job 1' }))
  expect(screen.getByLabelText<HTMLInputElement>('Employer').value).toBe('Sonajhuri School')
  expect(screen.getByText(error)).toBeDefined()
  const add = screen.getByRole('button', { name: 'Add a job' })
  await waitFor(() => expect(document.activeElement).toBe(add))
  await person.click(add)
  const [, role] = screen.getAllByLabelText('Role')
  expect(document.activeElement).toBe(role)
})

test('a CV that is refused is explained at its button, which gets the focus', async () => {
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({
        ...begun,
        form: { ...begun.form, cv: null, complete_sections: ['details', 'experience'] },
      }),
    ),
    http.post('/my-applications/{id}/cv', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'The file is empty.',
        errors: [{ field: 'file', msg: 'The file is empty.' }],
      }),
    ),
  )
  const choose = await screen.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.')
  await person.upload(input, new File([''], 'cv.pdf', { type: 'application/pdf' }))
  await screen.findByText('The file is empty.')
  expect(choose.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(choose))
})

test('pay may be grouped and have a rupee sign, and other text is refused at its field', async () => {
  const sent: unknown[] = []
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({ ...begun, form: { ...begun.form, complete_sections: ['details'] } }),
    ),
    http.patch('/my-applications/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(begun)
    }),
  )
  const years = await screen.findByLabelText('Years of experience')
  const pay = screen.getByLabelText('Expected monthly pay (₹)')
  await person.clear(years)
  await person.type(years, '2.5')
  await person.clear(pay)
  await person.type(pay, '50k')
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Enter a whole number of years, such as 3.')).toBeDefined()
  expect(screen.getByText('Enter whole rupees, such as 50,000.')).toBeDefined()
  expect(sent).toEqual([])
  await person.clear(years)
  await person.type(years, '2')
  await person.clear(pay)
  await person.type(pay, '₹ 50,000')
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(sent).toMatchObject([{ experience_years: 2, expected_pay: 50_000 }]))
})

test('the last step shows what will be sent, and opens each section to change it', async () => {
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({
        ...begun,
        form: {
          ...begun.form,
          city: 'Bengaluru',
          letter: 'I teach with experiments.',
          cv: {
            name: 'Meera CV.pdf',
            mime: 'application/pdf',
            size: 9,
            uploaded_at: '2026-11-16T05:00:00Z',
          },
          complete_sections: ['details', 'experience', 'cv', 'letter'],
        },
      }),
    ),
  )
  expect(await screen.findByText('Meera CV.pdf')).toBeDefined()
  for (const text of ['Meera Iyer', 'meera@example.in', 'I teach with experiments.'])
    expect(screen.getByText(text)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Change: Cover letter' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why you would like this job').value).toBe(
    'I teach with experiments.',
  )
})

test('an application is sent by adults only, and says at its field why it is not sent', async () => {
  const sent: unknown[] = []
  const begun = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({
        ...begun,
        form: { ...begun.form, complete_sections: ['details', 'experience', 'cv', 'letter'] },
      }),
    ),
    http.post('/my-applications/{id}/submit', async ({ request, response }) => {
      sent.push(await request.json())
      return response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check the times.',
        errors: [{ field: 'to', msg: 'must be after the first time' }],
      })
    }),
  )
  const send = await screen.findByRole('button', { name: 'Send application' })
  await person.click(send)
  expect(await screen.findByText(/^You must be 18 or older to apply/)).toBeDefined()
  const isAdult = screen.getByRole('checkbox', { name: /^I am 18 or older/ })
  await waitFor(() => expect(document.activeElement).toBe(isAdult))
  expect(sent).toEqual([])
  await person.click(isAdult)
  await person.click(send)
  expect(await screen.findByText('Must be after the first time')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Calls until')))
  expect(sent).toMatchObject([
    { is_adult: true, channels: ['email', 'phone'], from: '10:00', to: '18:00' },
  ])
})

test('an application that cannot be begun shows the reason above the list', async () => {
  open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg: 'Applications closed.' }),
    ),
    http.get('/my-applications', ({ response }) => response(200).json(pageOf())),
    http.get('/my-applications/settings', ({ response }) => response(200).json(settings)),
  )
  expect(await screen.findByText('Applications closed.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
})

test('an application that has ended shows no further steps', () => {
  const at = '2026-11-16T05:00:00Z'
  const looks = stepsOf({
    state: 'not_taken',
    steps: [
      { state: 'submitted', at },
      { state: 'not_taken', at },
    ],
  }).map(({ state, look }) => `${state} ${look}`)
  expect(looks).toEqual(['submitted past', 'not_taken stop'])
})

test('a message that is refused stays in its field, and an accepted one empties it', async () => {
  const keys: unknown[] = []
  const application = sampleApplication()
  const written = { ...application, row: { ...application.row, may_write: true } }
  const person = open(
    `?application=${application.row.id}`,
    http.get('/my-applications/{id}', ({ response }) => response(200).json(written)),
    http.post('/my-applications/{id}/messages', async ({ request, response }) => {
      keys.push((await request.json()).request_key)
      if (keys.length > 1) return response(201).json(written)
      return response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check the message.',
        errors: [{ field: 'text', msg: 'must not have a link' }],
      })
    }),
  )
  const text = await screen.findByRole('textbox', { name: /^Write to/ })
  const send = screen.getByRole('button', { name: 'Send' })
  await person.click(send)
  expect(await screen.findByText('Write a message.')).toBeDefined()
  await person.type(text, 'May I bring slides?')
  await person.click(send)
  expect(await screen.findByText('Must not have a link')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text).toHaveProperty('value', 'May I bring slides?')
  await person.click(send)
  await waitFor(() => expect(text).toHaveProperty('value', ''))
  expect(keys[1]).toBe(keys[0])
})

test('a question for a file is answered by one, which can be removed', async () => {
  const asked: string[] = []
  const question = {
    id: 12,
    prompt: 'Upload a lesson plan',
    kind: 'file' as const,
    options: [],
    is_required: true,
  }
  const draft = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })
  const form = {
    ...draft.form,
    questions: [question],
    complete_sections: ['details', 'experience', 'cv', 'letter'] as const,
  }
  const unanswered = { ...draft, form: { ...form, complete_sections: [...form.complete_sections] } }
  const file = {
    name: 'Plan.pdf',
    mime: 'application/pdf',
    size: 9_000,
    uploaded_at: '2026-11-16T05:00:00Z',
  }
  const answer = { question_id: 12, prompt: question.prompt, value: '', is_file: true, file }
  const answered = { ...unanswered, form: { ...unanswered.form, answers: [answer] } }
  const person = open(
    `?application=${id}`,
    http.get('/my-applications/{id}', ({ response }) => response(200).json(unanswered)),
    http.post('/my-applications/{id}/files/{questionId}', ({ params, response }) => {
      asked.push(`upload ${params.questionId}`)
      return response(200).json(answered)
    }),
    http.delete('/my-applications/{id}/files/{questionId}', ({ params, response }) => {
      asked.push(`remove ${params.questionId}`)
      return response(200).json(unanswered)
    }),
  )
  const fieldset = await screen.findByRole('group', { name: 'Upload a lesson plan' })
  const group = within(fieldset)
  expect(group.getByRole('button', { name: /^Choose a file/ })).toBeDefined()
  const field = fieldset.querySelector('input')
  if (!field) throw new Error('There is no field for a file')
  await person.upload(field, new File(['%PDF-'], 'Plan.pdf', { type: 'application/pdf' }))
  expect(await group.findByText('Plan.pdf')).toBeDefined()
  await person.click(group.getByRole('button', { name: 'Remove Plan.pdf' }))
  await waitFor(() => expect(group.queryByText('Plan.pdf')).toBeNull())
  expect(asked).toEqual(['upload 12', 'remove 12'])
})

test('an applicant learns that an application is held', async () => {
  open(
    `?application=${id}`,
    http.get('/my-applications/{id}', ({ response }) =>
      response(200).json(sampleApplication({ is_held: true })),
    ),
  )
  expect(await screen.findByText('This application is being checked')).toBeDefined()
})
