import { describe, expect, it } from 'vitest'
import { likenessOf } from './duplicates.ts'

const enquiry = {
  userId: 1 as number | null,
  emailKey: 'asha@menon.example',
  phone: '9845012345' as string | null,
  childId: null as number | null,
  childName: 'Ira' as string | null,
}
const other = { ...enquiry, userId: 2, emailKey: 'b@menon.example', phone: '9000000000' }
const guest = { ...other, userId: null }

describe('an earlier enquiry of the same listing', () => {
  it.each([
    ['by the same user', other, { ...other, emailKey: 'c', phone: null }, ['same_user']],
    ['from the same address', enquiry, { ...guest, emailKey: enquiry.emailKey }, ['same_email']],
    ['with the same phone', enquiry, { ...guest, phone: enquiry.phone }, ['same_phone']],
    ['with all three', enquiry, enquiry, ['same_user', 'same_email', 'same_phone']],
  ])('%s and for the same child is a duplicate', (_, earlier, later, reasons) => {
    expect(likenessOf(earlier, later)).toEqual({ kind: 'duplicate', reasons })
  })

  it.each([
    ['none in both', null, null, 'duplicate'],
    ['the same name in other letters', 'Ira ', 'IRA', 'duplicate'],
    ['another name', 'Ira', 'Zoya', 'other'],
    ['a name in one only', 'Ira', null, 'other'],
  ])('from the same address, with %s', (_, one, two, kind) => {
    const earlier = { ...enquiry, phone: null, childName: one }
    expect(likenessOf(earlier, { ...earlier, childName: two }).kind).toBe(kind)
  })

  it('with the same phone and another child is of the same family', () => {
    const later = { ...guest, phone: enquiry.phone, childName: 'Zoya' }
    expect(likenessOf(enquiry, later)).toEqual({ kind: 'family' })
  })

  it('compares children of the profile by their id', () => {
    const one = { ...enquiry, childId: 4, childName: 'Ira' }
    expect(likenessOf(one, { ...one, childId: 5 }).kind).toBe('family')
    expect(likenessOf(one, { ...one, childName: 'Iru' }).kind).toBe('duplicate')
  })

  it('with the same name alone is nothing', () => {
    expect(likenessOf(enquiry, guest)).toEqual({ kind: 'other' })
    expect(likenessOf({ ...guest, phone: null }, { ...guest, emailKey: 'x', phone: null })).toEqual(
      {
        kind: 'other',
      },
    )
  })
})
