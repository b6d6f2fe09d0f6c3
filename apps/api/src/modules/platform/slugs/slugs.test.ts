import { describe, expect, it } from 'vitest'
import { isValidSlug, newSlug, slugBase } from './slugs.ts'

describe('a slug', () => {
  it('is the name in lower case with hyphens and six digits', () => {
    expect(newSlug("St. Mary's  Convent (Sr. Sec.)", 'school', 482913)).toBe(
      'st-marys-convent-sr-sec-482913',
    )
    expect(newSlug('Vidya', 'school')).toMatch(/^vidya-[1-9]\d{5}$/)
  })

  // Equal to the cases of the browser's preview, packages/features/school-editor.
  it.each([
    ['ज्योति विद्यालय', 'jyoti-vidyalaya'],
    ['विद्या निकेतन', 'vidya-niketan'],
    ['केन्द्रीय विद्यालय २', 'kendriya-vidyalaya-2'],
    ['दिल्ली पब्लिक स्कूल', 'dilli-public-school'],
    ['राम चन्द्र ज्ञान मन्दिर', 'ram-chandra-gyan-mandir'],
    ['DPS विद्यालय 21', 'dps-vidyalaya-21'],
    ['সরস্বতী বিদ্যালয়', 'sarasbati-bidyalaya'],
    ['સરસ્વતી વિદ્યાલય', 'sarasvati-vidyalaya'],
    ['ਸਰਕਾਰੀ ਸਕੂਲ', 'sarakari-sakul'],
    ['ಜ್ಞಾನ ವಿದ್ಯಾಲಯ', 'gyana-vidyalaya'],
    ['జ్యోతి విద్యాలయం', 'jyoti-vidyalayan'],
    ['வித்யாலயா', 'vityalaya'],
    ['വിദ്യാലയം', 'vidyalayan'],
    ['ଜ୍ୟୋତି ବିଦ୍ୟାଳୟ', 'jyoti-bidyalaya'],
  ])('romanises %s as %s', (name, base) => {
    expect(newSlug(name, 'school', 482913)).toBe(`${base}-482913`)
  })

  it('uses the kind of record for a name without letters of the Latin or an Indian script', () => {
    expect(newSlug('東京', 'school', 482913)).toBe('school-482913')
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
