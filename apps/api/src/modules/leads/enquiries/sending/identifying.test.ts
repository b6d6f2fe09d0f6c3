import { expect, it } from 'vitest'
import { emailKeyOf } from '../../../platform/mail/email-key.ts'
import { isReference, newReference } from '../record/reference.ts'

it.each([
  ['Meera@Example.in', 'meera@example.in'],
  ['m.ee.ra+school@gmail.com', 'meera@gmail.com'],
  ['meera@googlemail.com', 'meera@gmail.com'],
  ['m.iyer+a@outlook.com', 'm.iyer@outlook.com'],
  ['m.iyer+a@example.in', 'm.iyer+a@example.in'],
])('%s is the mailbox %s', (email, key) => {
  expect(emailKeyOf(email)).toBe(key)
})

it('has references without characters that look alike', () => {
  for (let count = 0; count < 200; count++) {
    const reference = newReference()
    expect(reference).toMatch(/^EB-[2-9A-HJKMNP-Z]{4}-\d\d$/)
    expect(isReference(reference)).toBe(true)
  }
})

it('detects every mistyped character and every swap of neighbours', () => {
  const [, code = '', digits = ''] = newReference().split('-')
  const variants = new Set<string>()
  for (let index = 0; index < code.length; index++) {
    for (const other of '23456789ABCDEFGHJKMNPQRSTUVWXYZ')
      variants.add(code.slice(0, index) + other + code.slice(index + 1))
    variants.add(
      `${code.slice(0, index)}${code[index + 1] ?? ''}${code[index] ?? ''}${code.slice(index + 2)}`,
    )
  }
  variants.delete(code)
  for (const variant of variants) expect(isReference(`EB-${variant}-${digits}`)).toBe(false)
})
