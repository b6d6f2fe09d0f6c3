import { createI18n, i18nAtom } from '@edbazaar/feature-platform'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { dayCell } from './day-cell'

test.each([
  ['en', 'Nov'],
  ['hi', 'नव'],
] as const)('a day of a table is in the language of the page, %s', (language, month) => {
  const store = createStore()
  store.set(i18nAtom, createI18n(language))
  render(<Provider store={store}>{dayCell('2026-11-19T18:30:00Z')}</Provider>)
  const { textContent } = screen.getByRole('time')
  expect(textContent).toMatch(new RegExp(`^20 ${month}.* 2026$`))
})

test('without a day is a missing value of the table', () => {
  expect(dayCell(null)).toBeNull()
})
