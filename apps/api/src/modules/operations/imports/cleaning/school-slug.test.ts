import { describe, expect, it } from 'vitest'
import { slugText } from '../../../platform/slugs/slug-text.ts'
import { schoolSlug } from './school-slug.ts'

describe('schoolSlug', () => {
  it('is the name in lower case with hyphens, a hyphen and six digits', () => {
    expect(schoolSlug('Govt. Primary School (Girls)', 'udise', '1')).toMatch(
      /^govt-primary-school-girls-[1-9]\d{5}$/,
    )
  })

  it('follows from source and id alone, so that every import gives the same', () => {
    expect(schoolSlug('KV', 'udise', '7')).toBe(schoolSlug('KV', 'udise', '7'))
    expect(schoolSlug('KV', 'udise', '7')).not.toBe(schoolSlug('KV', 'udise', '8'))
    expect(schoolSlug('KV', 'udise', '7')).not.toBe(schoolSlug('KV', 'kvs', '7'))
  })

  it('has other digits for another attempt', () => {
    expect(schoolSlug('KV', 'udise', '7', 1)).not.toBe(schoolSlug('KV', 'udise', '7'))
  })

  it('romanises Devanagari', () => {
    expect(slugText('सरस्वती विद्यालय')).toBe('sarasvati-vidyalaya')
  })

  it('always matches the contract', () => {
    for (const name of ['', '!!!', '東京', 'a'.repeat(500), `${'very long name '.repeat(40)}`])
      expect(schoolSlug(name, 's', '1')).toMatch(/^[a-z0-9-]{1,100}$/)
  })
})
