import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { ClaimLine } from './ClaimLine'
import { guide } from './ClaimLine.guide'

const meta = {
  component: ClaimLine,
  parameters: { guide },
  args: { title: 'Claimed by you,' },
} satisfies Meta<typeof ClaimLine>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  args: {
    children: '9 min left',
    actions: (
      <>
        <Button variant="bare">Add 10 min</Button>
        <Button variant="bare">Release</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Claimed by you, 9 min left')
  },
}

export const Other: Story = {
  args: {
    isOther: true,
    title: 'Claimed by Anita Rao, 6 min left.',
    children:
      'You can read the case. Decisions open again when Anita releases it or the time ends.',
    actions: <Button>Take over</Button>,
  },
}

export const OnAPhone: Story = { ...Own, globals: { viewport: { value: 'phone' } } }

export const OtherOnAPhone: Story = { ...Other, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Own, globals: { theme: 'dark' } }

export const OtherDark: Story = { ...Other, globals: { theme: 'dark' } }
