import type { Judging } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page } from './index'
import { judgingCalls, sampleJudging } from './judging-sample'

const server = startMockServer()

function open(judging: Judging) {
  server.use(...judgingCalls(judging))
  renderPage([{ path: '/judging/:id', ...page }], '/judging/9', forUser())
  const sent: unknown[] = []
  server.use(
    http.put('/judging/{id}/entries/{entryId}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
  )
  return { person: userEvent.setup({ delay: null }), sent }
}

test('gives points to an entry and counts it', async () => {
  const { person, sent } = open(sampleJudging())
  const points = await screen.findByLabelText('Points for “A torch from a pen and a spoon”')
  await person.selectOptions(points, '8')
  expect(await screen.findByText('2 of 2 entries done')).toBeDefined()
  expect(sent).toEqual([{ score: 8, recused_why: null }])
})

test('does not judge an entry, with a reason', async () => {
  const { person, sent } = open(sampleJudging())
  const [first] = await screen.findAllByRole('button', { name: 'Do not judge this entry' })
  if (first) await person.click(first)
  await person.type(screen.getByLabelText('Why are you not judging it?'), 'My niece.')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You are not judging this entry: My niece.')).toBeDefined()
  await waitFor(() => expect(sent).toEqual([{ score: null, recused_why: 'My niece.' }]))
})

test('keeps the reason that the API rejects, with the error at its field', async () => {
  const { person } = open(sampleJudging())
  server.use(
    http.put('/judging/{id}/entries/{entryId}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check the reason.',
        errors: [{ field: 'recused_why', msg: 'must be one line' }],
      }),
    ),
  )
  const [first] = await screen.findAllByRole('button', { name: 'Do not judge this entry' })
  if (first) await person.click(first)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the reason.')).toBeDefined()
  const why = screen.getByLabelText<HTMLInputElement>('Why are you not judging it?')
  await waitFor(() => expect(document.activeElement).toBe(why))
  await person.type(why, 'My niece.')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Must be one line')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(why))
  expect(why.value).toBe('My niece.')
})

test('offers no points for an entry whose sender the judge knows', async () => {
  const { data } = sampleJudging()
  open(sampleJudging({ data: data.slice(0, 1).map((entry) => ({ ...entry, must_recuse: true })) }))
  expect(await screen.findByText(/You cannot score this entry/)).toBeDefined()
  expect(screen.queryByLabelText(/^Points for/)).toBeNull()
})
