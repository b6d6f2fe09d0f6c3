import { renderPage } from '@edbazaar/feature-platform/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ThemeSelect } from './ThemeSelect'
import { themeAtom } from './theme-atom'
import { themeSlotId } from './theme-slot'

afterEach(() => {
  document.getElementById(themeSlotId)?.remove()
  delete document.documentElement.dataset.theme
})

function show() {
  document.body.append(Object.assign(document.createElement('div'), { id: themeSlotId }))
  return renderPage([{ path: '/', Component: ThemeSelect }], '/')
}

test('the chosen theme applies at once and is stored on the device', async () => {
  show()
  const select = await screen.findByLabelText('Theme')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await userEvent.selectOptions(select, 'Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('"dark"')
  await userEvent.selectOptions(select, 'Same as this device')
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a choice in another tab applies here', async () => {
  const { store } = show()
  await screen.findByLabelText('Theme')
  act(() => store.set(themeAtom, 'light'))
  expect(document.documentElement.dataset.theme).toBe('light')
})
