import { describe, expect, it } from 'vitest'
import { isValidSlug, newSlug, slugBase } from './slugs.ts'

describe('a slug', () => {
  it('is the name in lower case with hyphens and six digits', () => {
    expect(newSlug("St. Mary's  Convent (Sr. Sec.)", 'school', 482913)).toBe(
      'st-marys-convent-sr-sec-482913',
    )
    expect(newSlug('Vidya', 'school')).toMatch(/^vidya-[1-9]\d{5}$/)
  })

  it('uses the kind of record for a name without Latin letters', () => {
    expect(newSlug('विद्या मंदिर', 'school', 482913)).toBe('school-482913')
    expect(slugBase('École Française')).toBe('ecole-francaise')
  })

  it('stays within the length that the contract allows', () => {
    const slug = newSlug('Vidya Niketan '.repeat(20), 'school')
    expect(slug.length).toBeLessThan(130)
    expect(isValidSlug(slug)).toBe(true)
  })

  it.each(['compare', 'a--b-100000', '-a-100000', 'vidya-12345', 'Vidya-123456', '123456'])(
    'is not %s',
    (text) => {
      expect(isValidSlug(text)).toBe(false)
    },
  )
})
