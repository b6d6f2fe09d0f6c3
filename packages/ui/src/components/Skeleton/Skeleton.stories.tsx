import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonWidths } from './Skeleton'
import { guide } from './Skeleton.guide'

const meta = { component: Skeleton, parameters: { guide } } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Widths: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  ),
}

export const Dark: Story = { ...Widths, globals: { theme: 'dark' } }
