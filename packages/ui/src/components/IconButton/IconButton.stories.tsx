import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChevronRightIcon, XIcon } from '../Icon/icons'
import { IconButton } from './IconButton'
import { guide } from './IconButton.guide'

const meta = {
  component: IconButton,
  parameters: { guide },
  args: { label: 'Clear', icon: <XIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Bare: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Clear' })
    await expect(button.getBoundingClientRect().width).toBe(44)
    await expect(button.getBoundingClientRect().height).toBe(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Framed: Story = {
  args: { variant: 'quiet', label: 'Next', icon: <ChevronRightIcon /> },
}

export const Pressed: Story = { args: { variant: 'quiet', pressed: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { ...Pressed, globals: { theme: 'dark' } }
