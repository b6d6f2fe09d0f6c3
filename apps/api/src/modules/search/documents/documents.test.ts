import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordKey } from '../../platform/text/word-keys.ts'
import { copyLine } from './copy-line.ts'
import { placeLine } from './document-row.ts'
import { filterValueKey } from './keys.ts'
import { productDocument } from './other-documents.ts'
import { type SchoolDocumentInput, schoolDocument } from './school-document.ts'

const school = (more: Partial<SchoolDocumentInput>): SchoolDocumentInput => ({
  id: 1,
  name: 'Vidya Niketan',
  slug: 'vidya-niketan-100001',
  city: null,
  district: null,
  state: null,
  pincode: null,
  lat: null,
  lng: null,
  popularity: 0.5,
  filterIds: [],
  ...more,
})
const has = (more: Partial<SchoolDocumentInput>, typed: string) =>
  schoolDocument(school(more)).keys.includes(wordKey(typed))

describe('schoolDocument', () => {
  it('is found by every prefix of every word', () => {
    for (const typed of ['v', 'vi', 'vid', 'vidya', 'n', 'nik', 'niketan', 'nikethan'])
      expect(has({}, typed)).toBe(true)
    expect(has({}, 'mandir')).toBe(false)
  })

  it('is found by the meaning of abbreviations, and by short names', () => {
    expect(has({ name: 'GPS RAMPUR' }, 'government')).toBe(true)
    expect(has({ name: 'KV NO 1' }, 'kendriya')).toBe(true)
    expect(has({ name: 'KENDRIYA VIDYALAYA' }, 'kv')).toBe(true)
    expect(has({ name: 'Delhi Public School' }, 'dps')).toBe(true)
  })

  it('has the filter values of the school', () => {
    const [cbse, boarding] = [1, 7].map(filterValueKey)
    const { keys } = schoolDocument(school({ filterIds: [1, 7] }))
    expect(keys).toEqual(expect.arrayContaining([cbse, boarding]))
  })

  it('is found by its place from three letters on, by old and new names', () => {
    expect(has({ city: 'Mysuru' }, 'mysore')).toBe(true)
    expect(has({ district: 'Mumbai' }, 'bomb')).toBe(true)
    expect(has({ city: 'Pune' }, 'pun')).toBe(true)
    expect(has({ city: 'Pune' }, 'pu')).toBe(false)
  })

  it('is found in Latin letters if its name is in Devanagari, and the other way round', () => {
    expect(has({ name: 'सरस्वती शिशु मंदिर' }, 'saraswati')).toBe(true)
    expect(has({ name: 'Saraswati Shishu Mandir' }, 'sarasvati')).toBe(true)
  })

  it('has the keys of its cells', () => {
    const placed = schoolDocument(school({ lat: 12.97, lng: 77.64 }))
    expect(placed.keys.length).toBe(schoolDocument(school({})).keys.length + 4)
  })

  it('is one line of COPY input for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(text, text, (name, city) => {
        const line = copyLine(schoolDocument(school({ name, city, files: [name] })))
        expect(line.endsWith('\n')).toBe(true)
        expect(line.slice(0, -1)).not.toMatch(/[\n\r\0]/)
        expect(line.split('\t')).toHaveLength(11)
      }),
    )
  })
})

describe('placeLine', () => {
  it('repeats no part', () => {
    expect(placeLine(['Pune', ' pune ', null, 'Maharashtra'])).toBe('Pune, Maharashtra')
  })
})

describe('productDocument', () => {
  it('names the kind, the provider and the place', () => {
    const { detail } = productDocument({
      ...school({ city: 'Bengaluru' }),
      kind: 'tuition',
      slug: 'maths-circle-100001',
      files: [],
      filterValues: [],
      storeName: 'Ganit Classes',
    })
    expect(detail).toBe('Tuition, Ganit Classes, Bengaluru')
  })
})
