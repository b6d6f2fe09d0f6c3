import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from '../../../platform/text/normalise.ts'
import { displayName } from './display-name.ts'

describe('displayName', () => {
  it.each([
    ['GOVT.PRIMARY SCHOOL', 'Govt. Primary School'],
    ['KENDRIYA VIDYALAYA', 'Kendriya Vidyalaya'],
    ['KV NO.2 JAIPUR', 'KV NO.2 JAIPUR'.replace('NO.2', 'No.2').replace('JAIPUR', 'Jaipur')],
    ['D.A.V. PUBLIC SCHOOL', 'D.A.V. Public School'],
    ['DAV PUBLIC SCHOOL,KURALI', 'DAV Public School, Kurali'],
    ['PM SHRI JNV SALEMPUR', 'PM SHRI JNV Salempur'],
    ['SHRI RAM SCHOOL', 'Shri Ram School'],
    ["ST. MARY'S CONVENT", "St. Mary's Convent"],
    ["D'SOUZA HIGH SCHOOL", "D'Souza High School"],
    ['TILAK SCHOOL XII', 'Tilak School XII'],
    ['SCHOOL OF THE HILLS', 'School of the Hills'],
    ['P.S.ESHAKPUR', 'P.S. Eshakpur'],
    ['DR.B.R.AMBEDKAR SCHOOL', 'Dr. B.R. Ambedkar School'],
    ['ZPPS CHINCHOLI', 'ZPPS Chincholi'],
    ['MAA SARASWATI SISHU MANDIR ,NIMAPADAR', 'Maa Saraswati Sishu Mandir, Nimapadar'],
    ['vidya mandir', 'Vidya Mandir'],
  ])('shows %s as %s', (found, shown) => {
    expect(displayName(found)).toBe(shown)
  })

  it.each(["St. Xavier's School", 'सरस्वती विद्या मंदिर', 'L&T School', ''])(
    'leaves %j unchanged',
    (name) => {
      expect(displayName(name)).toBe(name)
    },
  )

  it('never changes the search keys of the name', () => {
    const letters = fc.constantFrom(..."ABDEIKOSVX..,'-() 19".split(''))
    const names = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(names, (name) => {
        expect(normalise(displayName(name))).toBe(normalise(name))
      }),
      { numRuns: 500 },
    )
  })
})
