import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton'
import { guide } from './BookmarkButton.guide'

/** Holds the state, as a page does. */
function ControlledBookmarkButton({
  isBookmarked: isBookmarkedAtFirst,
  onClick,
  ...rest
}: BookmarkButtonProps) {
  const [isBookmarked, setIsBookmarked] = useState(isBookmarkedAtFirst)
  return (
    <BookmarkButton
      {...rest}
      isBookmarked={isBookmarked}
      onClick={(event) => {
        setIsBookmarked(!isBookmarked)
        onClick?.(event)
      }}
    />
  )
}

const meta = {
  component: BookmarkButton,
  parameters: { guide },
  args: { label: 'Bookmark Vidya Niketan', isBookmarked: false, onClick: fn() },
  render: (args) => <ControlledBookmarkButton {...args} />,
} satisfies Meta<typeof BookmarkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const mark = canvas.getByRole('button', { name: 'Bookmark Vidya Niketan', pressed: false })
    await expect(mark.getBoundingClientRect().width).toBe(44)
    await expect(mark.getBoundingClientRect().height).toBe(44)
    await userEvent.click(mark)
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(mark).toHaveAccessibleName('Bookmark Vidya Niketan')
    await userEvent.keyboard(' ')
    await expect(mark).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** The tooltip says what pressing does; the accessible name stays the same in both states. */
export const Bookmarked: Story = {
  args: { isBookmarked: true, title: 'Remove the bookmark' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button', { pressed: true })
    await expect(mark).toHaveAccessibleDescription('Remove the bookmark')
  },
}

export const WithLabel: Story = {
  args: { text: 'Bookmark' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button')
    const { width } = mark.getBoundingClientRect()
    await userEvent.click(mark)
    await expect(mark.getBoundingClientRect().width).toBe(width)
  },
}

export const OnItsPage: Story = {
  args: { ...WithLabel.args, variant: 'quiet', isBookmarked: true },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongWordsOnAPhone: Story = {
  args: { lang: 'hi', text: 'बाद के लिए सहेजें', label: 'बाद के लिए सहेजें: विद्या निकेतन' },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Bookmarked, globals: { theme: 'dark' } }
