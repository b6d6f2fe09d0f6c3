import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'
import { guide } from './VisuallyHidden.guide'

const meta = { component: VisuallyHidden, parameters: { guide } } satisfies Meta<
  typeof VisuallyHidden
>

export default meta
type Story = StoryObj<typeof meta>

export const InAButton: Story = {
  render: () => (
    <button type="button">
      ×<VisuallyHidden> Remove CBSE</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Remove CBSE/ })).toBeVisible()
  },
}
