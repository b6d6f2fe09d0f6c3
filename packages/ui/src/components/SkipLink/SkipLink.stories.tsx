import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink'
import { guide } from './SkipLink.guide'

const meta = {
  component: SkipLink,
  parameters: { guide },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(link).toHaveAttribute('href', '#main')
  },
}
