import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFormFocus } from './use-form-focus'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useFormFocus<HTMLFormElement>(isOpen, () => opener.current)
  return (
    <>
      {isOpen ? (
        <form ref={form}>
          <input aria-label="Reason" />
          <button type="button" onClick={() => setIsOpen(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <button type="button" ref={opener} onClick={() => setIsOpen(true)}>
          Block
        </button>
      )}
      <input aria-label="Search" onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)} />
    </>
  )
}

const focused = () => document.activeElement

test('the focus moves into a form that opens, and back when it closes', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(focused()).toBe(screen.getByLabelText('Reason'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(focused()).toBe(screen.getByRole('button', { name: 'Block' }))
})

test('the focus stays where the user has moved it', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Block' }))
  await user.type(screen.getByLabelText('Search'), '{Escape}')
  expect(screen.queryByLabelText('Reason')).toBeNull()
  expect(focused()).toBe(screen.getByLabelText('Search'))
})
