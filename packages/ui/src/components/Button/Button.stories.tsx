import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SlidersHorizontalIcon } from '../Icon/icons'
import { Button, ButtonLink } from './Button'
import { guide } from './Button.guide'
import { buttonSizes, buttonVariants } from './button-looks'

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { guide },
  args: { children: 'Look within 10 km', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const line = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

export const Variants: Story = {
  render: (args) => (
    <div style={line}>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <SlidersHorizontalIcon />
        Filters
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Large: Story = { args: { size: 'large', variant: 'main', children: 'Enquire' } }

export const Pressed: Story = {
  args: { pressed: true, children: 'Compare' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Compare')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { loading: true, variant: 'main', children: 'Retry' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Retry/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/schools" variant="act">
      All schools
    </ButtonLink>
  ),
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <div style={line}>
      <Button {...args} lang="hi">
        दस किलोमीटर के भीतर सभी विद्यालय दिखाएँ
      </Button>
      <Button {...args}>Show all schools within ten kilometres</Button>
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoNameTheAction: Story = {
  tags: inGuide,
  render: () => (
    <div style={line}>
      <Button variant="danger">Delete listing</Button>
      <Button>Keep it</Button>
    </div>
  ),
}

export const DontAnswerYesAndNo: Story = {
  tags: inGuide,
  render: () => (
    <div style={line}>
      <Button variant="danger">Yes</Button>
      <Button>No</Button>
    </div>
  ),
}

export const DoFillOneButton: Story = {
  tags: inGuide,
  render: () => (
    <div style={line}>
      <Button variant="main">Enquire</Button>
      <Button variant="act">Compare</Button>
    </div>
  ),
}

export const DontFillTwoButtons: Story = {
  tags: inGuide,
  render: () => (
    <div style={line}>
      <Button variant="main">Enquire</Button>
      <Button variant="main">Compare</Button>
    </div>
  ),
}
