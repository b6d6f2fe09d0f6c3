import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { ErrorState } from './ErrorState'
import { guide } from './ErrorState.guide'

const onRetry = fn()

const meta = {
  component: ErrorState,
  parameters: { guide },
  args: {
    title: 'The list did not load',
    children: 'Your filters are kept. The line may be slow; try once more.',
    actions: (
      <Button variant="main" onClick={onRetry}>
        Retry
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list did not load')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const WholePage: Story = { args: { level: 1, title: 'Something went wrong here' } }

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <ErrorState {...args} lang="hi" title="विद्यालयों की सूची लोड नहीं हो सकी, कृपया फिर से प्रयास करें" />
      <ErrorState
        {...args}
        title="The comparison of recommended neighbourhood schools did not load"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
