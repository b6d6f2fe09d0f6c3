import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '../Button/Button'
import { EmptyState } from './EmptyState'
import { guide } from './EmptyState.guide'

const meta = {
  component: EmptyState,
  parameters: { guide },
  args: {
    title: 'No school here fits all three filters',
    children: '6 more appear within 10 km, and 5 if the school bus is not needed.',
    actions: (
      <>
        <ButtonLink href="/schools?radius=10" variant="act">
          Look within 10 km
        </ButtonLink>
        <Button>Drop “School bus”</Button>
        <Button variant="bare">Clear all</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No school here')
  },
}

export const TextOnly: Story = { args: { actions: undefined, children: undefined } }

export const WholePage: Story = {
  args: {
    level: 1,
    title: 'There is no page here',
    children: 'The address may have been mistyped.',
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <EmptyState {...args} lang="hi" title="इन तीनों शर्तों पर खरा उतरने वाला कोई विद्यालय यहाँ नहीं है" />
      <EmptyState
        {...args}
        title="No internationally affiliated residential school here fits all seven filters"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
