import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type JoiningDraft, joiningSchema } from './joining-schema'

const draft: JoiningDraft = {
  state: 'open',
  reopensOn: '',
  joining: 'instant',
  trialSeats: '2',
  trialPrice: '1,200',
  hasDropIn: false,
  dropInPrice: 'free',
  hasWaitlist: false,
  offerHours: '999',
  cutoffHours: '4',
  minAge: '',
  maxAge: '12',
}
const check = (changes: Partial<JoiningDraft>) =>
  v.safeParse(
    joiningSchema(({ id }) => id, '2026-11-27'),
    { ...draft, ...changes },
  )

it('ignores an invalid value of a field that a switch hides', () => {
  const { output, success } = check({})
  expect(success).toBe(true)
  expect(output).toMatchObject({ trial_price: 1200, drop_in_price: null, offer_hours: 24 })
})

it('keeps a valid value of a field that a switch hides', () => {
  expect(check({ dropInPrice: '300', offerHours: '48' }).output).toMatchObject({
    drop_in_price: 300,
    offer_hours: 48,
  })
})

it('names the shown fields with an invalid value', () => {
  const { issues = [] } = check({ hasDropIn: true, hasWaitlist: true, minAge: '13' })
  expect(issues.map((issue) => v.getDotPath(issue)).sort()).toEqual([
    'dropInPrice',
    'maxAge',
    'offerHours',
  ])
})
