import { describe, expect, test } from 'vitest'
import { choiceField, pageField, sortField, textField, urlState } from './url-state'

const list = urlState('/admin/schools', {
  q: textField(10),
  status: choiceField<'draft' | 'published' | null>(['draft', 'published'], null),
  sort: sortField(['name', 'city'], { column: 'name', direction: 'ascending' }),
  page: pageField,
})
const initial = list.read(new URLSearchParams())
const read = (query: string) => list.read(new URLSearchParams(query))

describe('the state of a list in its URL', () => {
  test('is the path alone at the initial values', () => {
    expect(initial).toEqual({
      q: '',
      status: null,
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
    })
    expect(list.pathOf(initial)).toBe('/admin/schools')
  })

  test.each([
    'q=delhi',
    'status=draft',
    'sort=-city&page=3',
    'q=a+%26+b&status=published&sort=city&page=12',
  ])('%s is read and written back', (query) => {
    expect(list.pathOf(read(query))).toBe(`/admin/schools?${query}`)
  })

  test.each(['page=0', 'page=-1', 'page=2.5', 'page=1e3', 'status=gone', 'sort=__proto__', 'x=1'])(
    'the invalid query %s is the initial state',
    (query) => expect(read(query)).toEqual(initial),
  )

  test('typed text is trimmed, shortened and without NUL characters', () => {
    expect(read('q=%20abc%00d%20').q).toBe('abcd')
    expect(read('q=01234567890123').q).toBe('0123456789')
  })
})
