import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddressField } from './AddressField'

async function typeAddress(typed: string) {
  const onChange = vi.fn()
  const field = (
    <AddressField
      url="old"
      placeholder="from-the-title"
      isPublic={false}
      error={undefined}
      disabled={false}
      onChange={onChange}
    />
  )
  renderPage([{ path: '/edit', element: field }], '/edit')
  const input = await screen.findByRole('textbox', { name: 'URL' })
  await userEvent.clear(input)
  if (typed !== '') await userEvent.type(input, typed)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  return { input, onChange }
}

test('changes the URL once the author leaves the field', async () => {
  const { onChange } = await typeAddress(' how-we-read ')
  expect(onChange.mock.calls).toEqual([['how-we-read']])
})

test('takes the URL from the title again when it is emptied', async () => {
  const { onChange } = await typeAddress('')
  expect(onChange.mock.calls).toEqual([[null]])
})

test('does not change the URL when the author leaves it as it was', async () => {
  const { onChange } = await typeAddress('old')
  expect(onChange).not.toHaveBeenCalled()
})

test('says which characters a URL can have, and keeps what was typed', async () => {
  const { input, onChange } = await typeAddress('How we read')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Use lowercase letters, digits and single hyphens.')).toBeDefined()
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveProperty('value', 'How we read')
})
