import { expect, test } from 'vitest'
import { randomSuffix, schoolSlug } from './school-slug'

test.each([
  ['Vidya Niketan Public School', 'vidya-niketan-public-school-482913'],
  ['  St. Mary’s  School (CBSE) ', 'st-marys-school-cbse-482913'],
  ['École Française', 'ecole-francaise-482913'],
  ['東京', 'school-482913'],
  ['<script>alert(1)</script>', 'script-alert-1-script-482913'],
  ['', 'school-482913'],
])('the name %j has the slug %s', (name, slug) => {
  expect(schoolSlug(name, 482_913)).toBe(slug)
})

// Equal to the cases of the API, catalogue/slugs/slugs.test.ts.
test.each([
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
])('the name %s is romanised as %s', (name, base) => {
  expect(schoolSlug(name, 482_913)).toBe(`${base}-482913`)
})

test('is never longer than the contract allows', () => {
  const slug = schoolSlug('Shri '.repeat(40), 482_913)
  expect(slug.length).toBeLessThanOrEqual(160)
  expect(slug).toMatch(/^[a-z0-9-]+$/)
})

test('ends in six random digits', () => {
  const suffixes = Array.from({ length: 200 }, randomSuffix)
  expect(suffixes.every((suffix) => suffix >= 100_000 && suffix <= 999_999)).toBe(true)
  expect(new Set(suffixes).size).toBeGreaterThan(150)
})
