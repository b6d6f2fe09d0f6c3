import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { JumpTarget } from '../JumpBar/jump-target'
import { useCurrentTarget } from '../JumpBar/use-current-target'
import { JumpList, type JumpListProps } from './JumpList'
import { guide } from './JumpList.guide'

const targets: readonly JumpTarget[] = [
  { label: 'Photos and videos', href: '#photos' },
  { label: 'The school', href: '#school' },
  { label: 'Fees', href: '#fees' },
  { label: 'Ages and seats', href: '#ages' },
  { label: 'Admission dates', href: '#dates' },
  { label: 'What the school offers', href: '#offers' },
  { label: 'Board', href: '#board', isPart: true },
  { label: 'Infrastructure', href: '#infrastructure', isPart: true },
  { label: 'Description', href: '#description' },
]

const meta = {
  component: JumpList,
  parameters: { guide },
  args: { targets, current: '#fees', style: { width: 208 } },
} satisfies Meta<typeof JumpList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Fees')
  },
}

export const LongWords: Story = {
  args: {
    targets: [
      { label: 'परिवहन और शिक्षा का माध्यम', href: '#fees' },
      { label: 'Extracurricular activities and competitions', href: '#activities', isPart: true },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** A list in a scrolling form, as in a dialog. The last sections are short. */
function Form({ style: _, ...props }: JumpListProps) {
  const current = useCurrentTarget(props.targets)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 208px', gap: 24, height: 360 }}>
      <div data-testid="form" style={{ overflowY: 'auto' }}>
        {props.targets.map(({ label, href }, index) => (
          <section
            key={href}
            id={href.slice(1)}
            aria-label={label}
            style={{ minHeight: index < 5 ? 300 : 80 }}
          >
            <h3>{label}</h3>
            <button type="button">Change {label}</button>
          </section>
        ))}
      </div>
      <JumpList {...props} current={current} style={{ maxHeight: 180 }} />
    </div>
  )
}

/** Scrolling marks the section at the top, and keeps its link in view. */
export const MarksTheSectionInView: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    const form = canvas.getByTestId('form')
    const marked = () => canvas.getByRole('link', { current: true })
    await expect(marked()).toHaveTextContent('Photos and videos')
    form.scrollTo({ top: 620 })
    await waitFor(() => expect(marked()).toHaveTextContent('Fees'))
    form.scrollTo({ top: 10_000 })
    await waitFor(() => expect(marked()).toHaveTextContent('Description'))
    const list = canvas.getByRole('navigation').getBoundingClientRect()
    await waitFor(() =>
      expect(marked().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1),
    )
  },
}

/** A press focuses the section and marks it, also where it cannot reach the top. */
export const Pressed: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    const url = window.location.href
    await userEvent.click(canvas.getByRole('link', { name: 'Board' }))
    await expect(canvas.getByRole('region', { name: 'Board' })).toHaveFocus()
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Board'),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Change Board' })).toHaveFocus()
    await expect(window.location.href).toBe(url)
  },
}
