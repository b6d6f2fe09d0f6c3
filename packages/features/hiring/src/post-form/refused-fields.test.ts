import { ApiError } from '@edbazaar/api-client'
import { describe, expect, test } from 'vitest'
import { sampleJobPost } from '../labels/sample-posts'
import { draftOf } from './post-draft'
import { errorsByField, savesItself, withoutRefused } from './refused-fields'

const refusal = (...fields: string[]) =>
  new ApiError({
    status: 400,
    code: 'invalid_request',
    msg: 'No.',
    errors: fields.map((field) => ({ field, msg: 'No.' })),
  })

describe('what can be saved of a refused draft', () => {
  const saved = sampleJobPost({ status: 'draft' })
  const draft = { ...draftOf(saved.fields), title: 'A', location: 'Jayanagar', salary_max: '400' }

  test('is everything but the refused fields', () => {
    const valid = withoutRefused(refusal('fields.title'), draft, saved)
    expect(valid).toEqual({ ...draft, title: 'PGT Mathematics' })
  })

  test('has no maximum if that is refused', () => {
    expect(withoutRefused(refusal('salary_max'), draft, saved)?.salary_max).toBe('')
  })

  test('has the questions of the server if one is refused', () => {
    const changed = { ...draft, questions: [] }
    const valid = withoutRefused(refusal('questions[0]'), changed, saved)
    expect(valid?.questions).toEqual(saved.fields.questions)
  })

  test('is nothing after other failures', () => {
    expect(withoutRefused(refusal(), draft, saved)).toBeNull()
    expect(withoutRefused(new TypeError('lost'), draft, saved)).toBeNull()
  })

  test('is nothing of a live post', () => {
    const live = sampleJobPost({ status: 'live' })
    expect(withoutRefused(refusal('title'), draft, live)).toBeNull()
  })
})

test('drafts and refused posts are auto-saved', () => {
  const statuses = ['draft', 'refused', 'review', 'live', 'paused', 'closed'] as const
  expect(statuses.filter((status) => savesItself(sampleJobPost({ status }).post))).toEqual([
    'draft',
    'refused',
  ])
})

test('errors are found by field', () => {
  expect(errorsByField([{ field: 'questions[0]', msg: 'No.' }])).toEqual({ 'questions[0]': 'No.' })
})
