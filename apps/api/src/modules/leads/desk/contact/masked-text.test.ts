import { describe, expect, it } from 'vitest'
import { visibleText } from './hidden-names.ts'
import { maskContacts, maskPhone } from './masked-text.ts'

describe('a text of a parent', () => {
  it.each([
    ['Call 9845012345 please', 'Call 98•••••345 please'],
    ['98450 12345', '98•••••345'],
    ['+91-98450-12345', '91•••••••345'],
    ['(080) 2345-6789', '08••••••789'],
    ['९८४५०१२३४५', '९८•••••३४५'],
    ['Write to asha.menon+school@mail.example.in!', 'Write to •••@•••!'],
  ])('%s is shown as %s', (text, masked) => {
    expect(maskContacts(text)).toBe(masked)
  })

  it.each([
    'Class 1 from 2027–28, born on 12-05-2020',
    'Fees between 1,20,000 and 1,50,000 rupees',
    'Flat 12, 3rd floor, 560038',
  ])('%s has nothing to mask', (text) => {
    expect(maskContacts(text)).toBe(text)
  })

  it('is masked in time proportional to its length', () => {
    const long = `${'9 '.repeat(100_000)}${'a.'.repeat(100_000)}@`
    expect(maskContacts(long).length).toBeGreaterThan(0)
  })

  it('shows two digits and three digits of a number', () => {
    expect(maskPhone('9845012345')).toBe('98•••••345')
  })
})

describe('without a live consent', () => {
  const names = { parentName: 'Asha Menon', childName: 'Ira' }

  it('a text has no name, number or address of the family', () => {
    const text = 'Dear Asha, IRA and Mrs Menon: 9845012345, asha@menon.example, Ira’s'
    expect(visibleText(text, names, false)).toBe('Dear •••, ••• and Mrs •••: •••, •••@•••, •••’s')
  })

  it('other words that contain a name stay', () => {
    expect(visibleText('Iravati and Mahashakti', names, false)).toBe('Iravati and Mahashakti')
  })

  it('finds names in Devanagari and names with regex characters', () => {
    const others = { parentName: 'अनुराधा श्रीवास्तव', childName: 'A.* (x)' }
    expect(visibleText('अनुराधा and A.* (x) write', others, false)).toBe('••• and ••• write')
  })
})
